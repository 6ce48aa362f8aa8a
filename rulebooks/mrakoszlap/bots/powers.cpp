// The powers of the day, and the Time Lord's two windows.
#include <algorithm>

#include "rulebooks/mrakoszlap/bots/mind.h"

namespace omerta::bots::mrakoszlap_mind {
namespace {

using mrakoszlap::Phase;
using mrakoszlap::Power;
using mrakoszlap::Table;
using mrakoszlap::Type;

// Whom the hands seem to have condemned: the name has not been said, and where two have as many
// only Mečiar and Kováč know.
Seats condemned(const Table& table) {
  const Seats tried = table.tied.empty() ? table.accused : table.tied;
  int most = 0;
  for (Seat seat : tried) most = std::max(most, table.in_favour[index(seat)].count());
  return seats_where(tried, [&](Seat s) { return table.in_favour[index(s)].count() == most; });
}

// MRK-DAYDEF-1
bool hangs_for_good(const MrakoszlapMind& mind) {
  const mrakoszlap::Hand hand = mind.reading.hand;
  return !hand.has(Type::tightrope_walker) && !hand.has(Type::immunity) && mind.reading.lives == 0;
}

bool is_doomed(const MrakoszlapMind& mind) {
  return mind.table().phase == Phase::verdict && condemned(mind.table()).has(mind.self()) &&
         hangs_for_good(mind);
}

// MRK-ASTRONOMER-1  In the pause, for oneself, and mostly for one's own.
bool ends_the_day(const MrakoszlapMind& mind) {
  if (mind.table().phase != Phase::verdict) return false;
  const Seats lost = condemned(mind.table());
  if (lost.has(mind.self())) return hangs_for_good(mind);
  const bool ours = !(lost & mind.reading.friends).empty();
  return ours && mind.of_the_day(Type::astronomer).below(3) > 0;
}

// MRK-COMMUNIST-1  When silence or a ban hurts oneself or one's own.
bool makes_equal(const MrakoszlapMind& mind) {
  const Table& table = mind.table();
  const Seats ours = mind.reading.friends;
  const bool unheard = !(table.silenced & table.accused & ours).empty();
  const bool ballot = table.phase == Phase::ballot || table.phase == Phase::tie_ballot;
  if (unheard && table.phase == Phase::defences) return true;
  if (!ballot) return false;
  if (!(table.banned & ours).empty()) return true;
  const bool weighs = mind.late() || table.round >= 4;
  return weighs && mind.of_the_day(Type::communist).once_in(3);
}

// MRK-ANARCHIST-1  At somebody fairly suspect, or before it is too late.
bool shoots(const MrakoszlapMind& mind) {
  if (is_doomed(mind)) return true;
  const Phase phase = mind.table().phase;
  if (phase != Phase::accusations && phase != Phase::evening) return false;
  chance::Dice dice = mind.of_the_day(Type::anarchist);
  if (mind.mafia()) return mind.table().round >= 2 && dice.once_in(mind.late() ? 1 : 3);
  const int most = strongest(dislike(mind), mind.table().in_play - mind.self());
  return most >= mind.tactics.sure || (mind.late() && dice.once_in(2));
}

// MRK-TERRORIST-1  Whoever is lost anyway takes the others along; otherwise one needs a defence,
// and hardly any friends.
bool bombs(const MrakoszlapMind& mind) {
  if (is_doomed(mind)) return true;
  const bool vest = mind.view().plan.setup.vest_by_day == mrakoszlap::VestByDay::yes &&
                    mind.reading.hand.has(Type::vest);
  const bool safe = vest || mind.reading.hand.has(Type::immunity) || mind.reading.lives > 0;
  const bool alone = (mind.reading.friends & mind.table().in_play).count() == 1;
  if (!safe || !alone || mind.table().phase != Phase::evening) return false;
  if (!mind.mafia() && !mind.late()) return false;
  return mind.of_the_day(Type::terrorist).once_in(3);
}

bool ours_in_danger(MrakoszlapMind& mind) {
  for (Seat seat : mind.reading.friends & mind.table().in_play) {
    if (in_danger(mind, seat)) return true;
  }
  return false;
}

}  // namespace

bool has_use(const MrakoszlapChair& chair, const Prompt& prompt) {
  const auto offered = [&](Power power) { return (prompt.offers & choice_of(power)) != 0; };
  const Phase phase = chair.view.table.phase;
  if (phase == Phase::verdict) return true;
  const bool shot = (prompt.offers & chair.view.table.in_play.bits) != 0;
  if (shot && (phase == Phase::accusations || phase == Phase::evening)) return true;
  const bool trial =
      phase == Phase::defences || phase == Phase::ballot || phase == Phase::tie_ballot;
  return (offered(Power::communist) && trial) ||
         (offered(Power::terrorist) && phase == Phase::evening);
}

Answer use_power(MrakoszlapMind& mind, const Prompt& prompt) {
  const auto offered = [&](Power power) { return (prompt.offers & choice_of(power)) != 0; };
  if (offered(Power::astronomer) && ends_the_day(mind)) return choice_of(Power::astronomer);
  if (offered(Power::communist) && makes_equal(mind)) return choice_of(Power::communist);
  const Choice seats = prompt.offers & mind.table().in_play.bits;
  if (seats != 0 && shoots(mind)) {
    Prompt shot = prompt;
    shot.offers = seats;
    return highest(mind, shot, dislike(mind), 2);
  }
  if (offered(Power::terrorist) && bombs(mind)) return choice_of(Power::terrorist);
  return {};
}

// MRK-TIMELORD-1  A day is left out when it would be bad for one's own, a night by citizens who are
// few.
Answer skip(MrakoszlapMind& mind, const Prompt& prompt) {
  chance::Dice dice = mind.of_the_day(Type::time_lord);
  const bool day = prompt.ask == mrakoszlap::ask::skip_day;
  const bool wanted =
      day ? ours_in_danger(mind) || (mind.mafia() && mind.table().round >= 3)
          : !mind.mafia() && (mind.late() || (mind.even() && mind.table().round > 2));
  return wanted && dice.once_in(2) ? Answer{kYes} : Answer{};
}

}  // namespace omerta::bots::mrakoszlap_mind
