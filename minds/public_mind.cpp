// Hearing: from public events to evidence, and from evidence to what is thought.
#include "minds/public_mind.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "chance/dice.h"

namespace omerta::minds {
namespace {

constexpr double kOwnVictim = 0.01;  // how much less often a clan's victim is one of its own
constexpr double kVictimSharpness = 2;
constexpr double kHanged = 0.9;  // of the mean suspicion: enough, where only one stands
constexpr double kPower = 4;     // what the holder of the card is worth to the clan's hand

std::uint64_t mixed(std::uint64_t record, std::uint64_t word) {
  return chance::Seeder{std::rotl(record, 7) ^ word}.next();
}

}  // namespace

void PublicMind::remember(const Event& event) {
  const std::uint64_t names = std::uint64_t{static_cast<std::uint8_t>(event.fact)} << 32 |
                              std::uint64_t{index(event.who)} << 24 |
                              std::uint64_t{index(event.whom)} << 16 |
                              std::uint64_t{event.what} << 8;
  record_ = mixed(record_, names ^ std::uint64_t{event.seats.bits} << 13 ^ event.much);
}

void PublicMind::moment() { due_ = true; }

void PublicMind::sides(Seat seat, Seats in) {
  sums();
  (in.has(seat) ? known_.in : known_.out) |= Seats::of(seat);
  changed_ = true;
}

void PublicMind::shows(Seat seat, Seats in, Card card) {
  sides(seat, in);
  if (card == Card::in_a_hand) {
    known_.holder = seat;
  } else {
    known_.not_holder |= Seats::of(seat);
  }
}

void PublicMind::leaves(Seats seats) {
  sums();
  for (Seat seat : seats& in_play_) left_[index(seat)] = round;
  in_play_ -= seats;
  if (known_.still.empty()) return;
  known_.still -= seats;
  changed_ = true;
}

// Of those it may take the clan takes one as likely as he is worth to it.
void PublicMind::spared(double weight) {
  const Sums& now = sums();
  Line worth{};
  double all = 0;
  for (Seat seat : in_play_) {
    const unsigned i = index(seat);
    worth[i] = std::exp(kVictimSharpness * (kPower * now.holds[i] + 1 - now.in[i]));
    all += worth[i];
  }
  for (Seat seat : in_play_) {
    const double share = std::min(worth[index(seat)] / all, 0.9);
    evidence_.clan[index(seat)] -= weight * std::log1p(-share);
  }
}

void PublicMind::dies(Seats victims) {
  sums();
  if (row_.deaths > 0 && !victims.empty()) {
    spared(row_.deaths);
    for (Seat victim : victims) {
      evidence_.clan[index(victim)] += row_.deaths * std::log(kOwnVictim);
    }
  }
  changed_ = true;
  leaves(victims);
}

void PublicMind::attacked(Seat victim, double weight) {
  if (row_.deaths * weight <= 0) return;
  if (weight >= 1) struck_ |= Seats::of(victim);
  spared(row_.deaths * weight);
  evidence_.clan[index(victim)] += row_.deaths * weight * std::log(kOwnVictim);
  changed_ = true;
}

void PublicMind::betrays(Seat seat, double log) {
  sums();
  evidence_.clan[index(seat)] += log;
  changed_ = true;
}

// What answers somebody is no word of the day; the first is, unless it says nothing else.
void PublicMind::speaks(Seat seat, talk::Acts said) {
  sums();
  Owed& owed = owed_[index(seat)];
  std::uint8_t& words = spoken_[index(seat)];
  const bool answers = !owed.dues.empty() && (words > 0 || (said - kAnswersOnly).empty());
  if (owed.dues.has(Due::denial) && owed.denied < kDenialsADay) ++owed.denied;
  std::uint8_t& counted = answers ? owed.given : words;
  counted = static_cast<std::uint8_t>(std::min(counted + 1, 200));
  owed.settle(said);
  talked_ = 1;
}

void PublicMind::asks(Seat whom, Due due) {
  if (!in_play_.has(whom)) return;
  Owed& owed = owed_[index(whom)];
  owed.dues = owed.dues | Dues::of(due);
}

void PublicMind::accuses(const Naming& naming, Charge charge) {
  if (naming.who == naming.whom || !in_play_.has(naming.whom)) return;
  Owed& owed = owed_[index(naming.whom)];
  if (charge == Charge::suspicion && owed.denied >= kDenialsADay) return;
  owed.dues = owed.dues | Dues::of(Due::denial);
  owed.number = naming.number;
  owed.accuser = naming.who;
}

void PublicMind::gives_floor(Seat speaker, Seat accused) {
  for (Owed& each : owed_) each.dues = each.dues - Dues::of(Due::defence);
  if (!in_play_.has(speaker)) return;
  asks(speaker, Due::defence);
  owed_[index(speaker)].accused = accused;
}

void PublicMind::chooses(const Deed& deed, Seats offered, double weight) {
  const Seat who = deed.who;
  const Seat whom = deed.whom;
  if (index(whom) >= kSeats || index(who) >= kSeats || who == whom) return;
  deeds_[done_++ % kDeeds] = deed;
  turns_on(who, whom, offered, weight);
}

void PublicMind::turns_on(Seat who, Seat whom, Seats offered, double weight) {
  if (index(whom) >= kSeats || index(who) >= kSeats || who == whom) return;
  turned_[index(who)][index(whom)] =
      static_cast<std::uint8_t>(std::min(turned_[index(who)][index(whom)] + 1, 200));
  if (weight == 0 || (offered - who).count() < 2) return;
  const Seats others = offered - who;
  const Line& mine = thinks(who);
  const Seat foreseen = best(mine, others);
  ++choices_;
  if (whom == foreseen) ++foreseen_;
  by_chance_ += 1.0 / others.count();
  take({who, whom, offered, row_.sparing, weight}, likely(mine, others, foreseen));
}

void PublicMind::decides(const Deed& deed, Seat alone, double weight) {
  const Seat who = deed.who;
  if (index(who) >= kSeats || who == alone) return;
  if (deed.whom == alone) {
    deeds_[done_++ % kDeeds] = deed;
    std::uint8_t& turned = turned_[index(who)][index(alone)];
    turned = static_cast<std::uint8_t>(std::min(turned + 1, 200));
  }
  if (weight == 0) return;
  const double more = distrust(thinks(who), who, alone);
  const double inclined = 1 / (1 + std::exp(-row_.sharpness * more));
  const double kept = kept_to_the_lot();
  const double against = (1 - kept) * inclined + (more >= 0 ? kept : 0);
  Line likely{};
  likely[index(alone)] = (1 - row_.blunder) * against + row_.blunder / 2;
  ++choices_;
  if ((more >= 0) == (deed.whom == alone)) ++foreseen_;
  by_chance_ += 0.5;
  take({who, deed.whom, Seats::of(alone), row_.sparing, weight}, likely);
}

std::optional<Deed> PublicMind::turned_wrongly(Seat who, Seat says) const {
  for (unsigned back = 1; back <= std::min(done_, kDeeds); ++back) {
    const Deed& deed = deeds_[(done_ - back) % kDeeds];
    if (deed.who != who || !(known_.out | (struck_ - known_.in)).has(deed.whom)) continue;
    if (turned(says, deed.whom) == 0) return deed;
  }
  return {};
}

std::optional<Deed> PublicMind::last_against(Seat whom) const {
  for (unsigned back = 1; back <= std::min(done_, kDeeds); ++back) {
    const Deed& deed = deeds_[(done_ - back) % kDeeds];
    if (deed.whom == whom && deed.who != whom) return deed;
  }
  return {};
}

void PublicMind::take(const Chosen& act, const Line& likely) {
  add(evidence_, act, likely);
  changed_ = true;
}

// A discussion may open twice in a round.
void PublicMind::day_begins() {
  spoken_ = {};
  owed_ = {};
  named_ = 0;
  if (named_in_ != round) named_by_ = {};
  named_in_ = round;
}

void PublicMind::remember(const Naming& naming) {
  for (unsigned i = 0; i < std::min(named_, kNamings); ++i) {
    const bool again = namings_[i].who == naming.who && namings_[i].whom == naming.whom;
    if (!again) continue;
    namings_[i] = naming;
    return;
  }
  namings_[named_++ % kNamings] = naming;
}

void PublicMind::names(const Naming& naming, Seats offered, double weight) {
  const Seat who = naming.who;
  const Seat whom = naming.whom;
  if (index(who) >= kSeats || who == whom || !offered.has(whom)) return;
  remember(naming);
  if (named_by_[index(who)].has(whom)) return;
  named_by_[index(who)] |= Seats::of(whom);
  if (weight == 0 || (offered - who).count() < 2) return;
  take({who, whom, offered, row_.sparing, weight}, expected(who, offered));
}

void PublicMind::claims(Seat who) {
  if (claimed_.has(who) || known_.card == Card::in_no_hand) return;
  sums();
  if (silent_.has(who)) take_back_silence(evidence_, who);
  silent_ -= Seats::of(who);
  add_claim(evidence_, who, claimed_.count(), known_.clan);
  claimed_ |= Seats::of(who);
  changed_ = true;
}

void PublicMind::says_the_impossible(Seat who) {
  if (!claimed_.has(who) || caught_.has(who)) return;
  sums();
  add_impossible(evidence_, who);
  caught_ |= Seats::of(who);
  changed_ = true;
}

bool PublicMind::were_out(Seats seats, unsigned night) const {
  for (Seat seat : seats - in_play_) {
    if (left_[index(seat)] < night) return true;
  }
  return false;
}

bool PublicMind::is_new(const Report& report) {
  if (!claimed_.has(report.who) || report.night >= kNightsTold) return false;
  const Seats about = report.whom == Seat::nobody ? report.seen : Seats::of(report.whom);
  std::uint64_t& told = nights_told_[index(report.who)];
  const std::uint64_t night = std::uint64_t{1} << report.night;
  const bool before = (told & night) != 0;
  if (!before && !were_out(about, report.night)) {
    told |= night;
    return true;
  }
  const auto same = [&](const Report& old) {
    return old.who == report.who && old.night == report.night && old.whom == report.whom &&
           old.found == report.found && old.seen == report.seen;
  };
  const bool repeated = std::ranges::any_of(reported(), same);
  if (!repeated) says_the_impossible(report.who);
  return false;
}

void PublicMind::remember(const Report& report) {
  if (reported_ == kReports) {
    std::copy(reports_.begin() + 1, reports_.end(), reports_.begin());
    --reported_;
  }
  reports_[reported_++] = report;
}

void PublicMind::reports(const Report& report) {
  if (report.who == report.whom || !is_new(report)) return;
  const bool known = std::ranges::any_of(reported(), [&](const Report& old) {
    return old.who == report.who && old.whom == report.whom && old.found != Found::neither;
  });
  remember(report);
  if (known || report.found == Found::neither) return;
  sums();
  add_report(evidence_, report.who, report.whom, report.found);
  changed_ = true;
}

void PublicMind::clears(const Report& report) {
  if (!is_new(report)) return;
  sums();
  remember(report);
  add_sighting(evidence_, report.who, in_play_ - report.seen - report.who);
  changed_ = true;
}

void PublicMind::talk_is_over() {
  if (changed_ && talked_ != 0) due_ = true;
  talked_ = 0;
  if (claimed_.empty()) return;
  for (Seat seat : in_play_ - claimed_ - silent_) {
    add_silence(evidence_, seat);
    silent_ |= Seats::of(seat);
    changed_ = due_ = true;
  }
}

const Sums& PublicMind::sums() {
  if (due_ && changed_) {
    sums_.weigh(evidence_, known_);
    thoughts_.forget();
    changed_ = false;
  }
  due_ = false;
  return sums_;
}

double PublicMind::distrust(const Line& thinks, Seat who, Seat alone) const {
  const Seats others = in_play_ - who;
  double all = 0;
  for (Seat seat : others) all += thinks[index(seat)];
  return value(thinks, alone) - kHanged * all / std::max(1, others.count());
}

double PublicMind::value(const Line& thinks, Seat seat) const {
  return thinks[index(seat)] - kSparePower * sums_.holds[index(seat)];
}

std::uint64_t PublicMind::lot(Seat seat) const { return mixed(lot_, index(seat) + 1); }

Seat PublicMind::choice(Seat who, Seats offered) { return best(thinks(who), offered - who); }

Seat PublicMind::best(const Line& mine, Seats among) const {
  double most = -10;
  for (Seat seat : among) most = std::max(most, value(mine, seat));
  Seat first = Seat::nobody;
  for (Seat seat : among) {
    if (value(mine, seat) < most - kEqual) continue;
    if (first == Seat::nobody || lot(seat) > lot(first)) first = seat;
  }
  return first;
}

Line PublicMind::expected(Seat who, Seats offered) {
  const Line& mine = thinks(who);
  const Seats others = offered - who;
  return likely(mine, others, kept_to_the_lot() > 0 ? best(mine, others) : Seat::nobody);
}

// `lot` is whom he takes by the common lot.
Line PublicMind::likely(const Line& mine, Seats others, Seat lot) const {
  Line likely{};
  double all = 0;
  double most = -10;
  for (Seat seat : others) most = std::max(most, value(mine, seat));
  for (Seat seat : others) {
    all += likely[index(seat)] = std::exp(row_.sharpness * (value(mine, seat) - most));
  }
  const double anybody = row_.blunder / others.count();
  const double kept = kept_to_the_lot();
  for (Seat seat : others) {
    likely[index(seat)] = (1 - row_.blunder) * (1 - kept) * likely[index(seat)] / all + anybody;
  }
  if (kept > 0) likely[index(lot)] += (1 - row_.blunder) * kept;
  return likely;
}

}  // namespace omerta::minds
