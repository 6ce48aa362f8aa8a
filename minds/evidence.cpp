// Which deed is how much evidence.
#include "minds/evidence.h"

#include <algorithm>
#include <cmath>

namespace omerta::minds {
namespace {

// How often each does it who is not, who holds the card, and who is in the clan.
constexpr double kClaimsForNothing = 0.003;
constexpr double kClaims = 0.8;
constexpr double kClaimsFalsely = 0.02;
constexpr double kClaimsToo = 0.97;
constexpr double kClaimsTooFalsely = 0.3;
constexpr double kKeepsSilent = 0.01;
constexpr double kReportsAnything = 0.5;
constexpr double kReportsTruth = 1;
constexpr double kReportsUntruth = 0.002;
constexpr double kAccusesTown = 0.6;
constexpr double kAccusesOwn = 0.1;
constexpr double kClearsTown = 0.4;
constexpr double kClearsOwn = 0.9;

}  // namespace

// Of one in the clan: sparing^[whom is his] / Z, where Z makes the sum over all choices one. Z is
// taken as a product over the seats, so that every part belongs to a pair.
void add(Evidence& evidence, const Chosen& act, const Line& expected) {
  if (act.weight == 0 || act.sparing >= 1) return;
  const double less = 1 - act.sparing;
  for (Seat seat : act.offered - act.who) {
    const double share = std::min(less * expected[index(seat)], 0.999);
    double log = -std::log1p(-share);
    if (seat == act.whom) log += std::log(act.sparing);
    evidence.add_pair(act.who, seat, act.weight * log);
  }
}

void add_claim(Evidence& evidence, Seat who, int others, int clan) {
  const bool first = others == 0;
  const double holder = first ? kClaims : kClaimsToo;
  const double liar = first ? kClaimsFalsely : kClaimsTooFalsely / std::max(1, clan);
  evidence.holder[index(who)] += std::log(holder / kClaimsForNothing);
  evidence.clan[index(who)] += std::log(liar / kClaimsForNothing);
}

void add_report(Evidence& evidence, Seat who, Seat whom, Found found) {
  const bool theirs = found == Found::theirs;
  const double if_clan = theirs ? kReportsTruth : kReportsUntruth;
  const double if_town = theirs ? kReportsUntruth : kReportsTruth;
  evidence.holder[index(who)] += std::log(if_town / kReportsAnything);
  evidence.finding[index(who)][index(whom)] += std::log(if_clan / if_town);
  evidence.spoke |= Seats::of(who);
  const double of_town = theirs ? kAccusesTown : kClearsTown;
  const double of_own = theirs ? kAccusesOwn : kClearsOwn;
  evidence.clan[index(who)] += std::log(of_town / kReportsAnything);
  if (who != whom) evidence.add_pair(who, whom, std::log(of_own / of_town));
}

void add_sighting(Evidence& evidence, Seat who, Seats cleared) {
  evidence.holder[index(who)] += std::log(kReportsTruth / kReportsAnything);
  evidence.clan[index(who)] += std::log(kClearsTown / kReportsAnything);
  evidence.spoke |= Seats::of(who);
  for (Seat whom : cleared) {
    evidence.finding[index(who)][index(whom)] += std::log(kReportsUntruth / kReportsTruth);
    evidence.add_pair(who, whom, std::log(kClearsOwn / kClearsTown));
  }
}

// Worth a result that has proved wrong: the holder can err, too.
void add_impossible(Evidence& evidence, Seat who) {
  evidence.holder[index(who)] += std::log(kReportsUntruth / kReportsAnything);
}

void add_silence(Evidence& evidence, Seat who) {
  evidence.holder[index(who)] += std::log(kKeepsSilent);
}

void take_back_silence(Evidence& evidence, Seat who) {
  evidence.holder[index(who)] -= std::log(kKeepsSilent);
}

}  // namespace omerta::minds
