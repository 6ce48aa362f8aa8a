// Who is condemned, tied or free, from the hands that everyone saw and the cards that nobody did
// (MRK-BALLOT-1 to -5, MRK-TIE-1, -2, MRK-MECIAR-1, MRK-KOVAC-1, MRK-COMMUNIST-1).
#include <algorithm>

#include "tests/laws/mrakoszlap/story.h"

namespace omerta::mrakoszlap::laws {
namespace {

// MRK-BALLOT-1  When night falls every hand is down and nobody has the floor.
bool all_hands_down(const Table& table) {
  const auto empty = [](Seats seats) { return seats.empty(); };
  return std::all_of(table.in_favour.begin(), table.in_favour.end(), empty) &&
         std::all_of(table.against.begin(), table.against.end(), empty) && table.raised.empty() &&
         table.shown.empty() && table.show == Show::none && table.floor == Seat::nobody;
}

}  // namespace

int BallotLaw::weight(const State& state, const std::map<Seat, Show>& raised, Show side) const {
  const Seat meciar = holder(state, card(Type::meciar));
  int sum = 0;
  for (const auto& [voter, up] : raised) {
    if (up == side) sum += voter == meciar && !plain_ ? 2 : 1;
  }
  return sum;
}

int BallotLaw::in_favour(const State& state, Seat accused) {
  const int sum = weight(state, hands_[accused], Show::in_favour);
  const bool kovac = holder(state, card(Type::kovac)) == accused && !plain_;
  return kovac && sum > 0 ? sum - 1 : sum;
}

Seats BallotLaw::strongest(const State& state, Seats among) {
  int most = 0;
  for (Seat seat : among) most = std::max(most, in_favour(state, seat));
  Seats found;
  for (Seat seat : among) {
    if (most > 0 && in_favour(state, seat) == most) found |= Seats::of(seat);
  }
  return found;
}

BallotLaw::Outcome BallotLaw::outcome(const Plan& plan, const State& state) {
  const auto against = [&](Seat s) { return weight(state, hands_[s], Show::against); };
  if (phase_ == Phase::ballot && single_) {
    if (accused_.empty()) return {};
    const Seat accused = *accused_;
    const bool both = plan.setup.single_accused == SingleAccused::for_against;
    const bool guilty = in_favour(state, accused) > (both ? against(accused) : 0);
    return {.condemned = guilty ? accused_ : Seats{}};
  }
  const bool runoff = plan.setup.tie_ballot == TieBallot::runoff;
  const Seats among = phase_ == Phase::ballot ? accused_ : tied_ & accused_;
  if (phase_ == Phase::ballot || runoff) {
    const Seats most = strongest(state, among);
    if (most.count() == 1) return {.condemned = most};
    return {.tied = phase_ == Phase::ballot ? most : Seats{}};
  }
  Seats guilty;
  for (Seat seat : among) {
    if (in_favour(state, seat) > against(seat)) guilty |= Seats::of(seat);
  }
  if (plan.setup.tie_ballot == TieBallot::separate) return {.condemned = guilty};
  const Seats most = strongest(state, guilty);
  return {.condemned = most.count() == 1 ? most : Seats{}};
}

// MRK-BALLOT-1, -3, MRK-JUDGE-1  One hand, of one who has a vote.
std::string BallotLaw::on_hand(const Page& page, const Event& event) {
  const auto side = static_cast<Show>(event.what);
  if (side == Show::none) {
    hands_[event.whom].erase(event.who);
    return {};
  }
  if (!living_.has(event.who)) return "a hand of the dead";
  if (banned_.has(event.who) && !equal_) return "a hand of one who has no vote";
  const bool one = page.game.plan.setup.ballot_votes == BallotVotes::one || single_;
  const bool tie =
      phase_ == Phase::tie_ballot && page.game.plan.setup.tie_ballot != TieBallot::runoff;
  for (Seat other : accused_ - event.whom) {
    if (one && !tie && hands_[other].contains(event.who)) return "a second hand";
  }
  hands_[event.whom][event.who] = side;
  ++hands;
  return {};
}

void BallotLaw::on_phase(Phase phase) {
  if (phase != Phase::ballot && phase != Phase::tie_ballot) return;
  phase_ = phase;
  hands_.clear();
  single_ = phase == Phase::ballot && accused_.count() == 1;
}

std::string BallotLaw::hear(const Page& page, const Event& event) {
  const Plan& plan = page.game.plan;
  const auto due = [&] { return outcome(plan, page.after); };
  switch (static_cast<number::Fact>(event.fact)) {
    case number::deck_announced: living_ = Seats::first(plan.setup.seats); return {};
    case number::nightfall:
      equal_ = false;  // MRK-MECIAR-1: with the option these two have lost it for good
      if (plan.setup.meciar_kovac_lose == MeciarKovacLose::for_the_day) plain_ = false;
      accused_ = banned_ = {};
      return all_hands_down(page.after.table) ? "" : "yesterday's hands are still up";
    case number::vote_banned: banned_ |= Seats::of(event.who); return {};
    case number::accused: accused_ |= Seats::of(event.whom); return {};
    case number::died:
      living_ -= Seats::of(event.who);
      accused_ -= Seats::of(event.who);
      hands_.erase(event.who);
      for (auto& [accused, raised] : hands_) raised.erase(event.who);
      return {};
    case number::power_used:
      equal_ = equal_ || static_cast<Power>(event.what) == Power::communist;
      plain_ = plain_ || equal_;
      return {};
    case number::phase_opened: on_phase(static_cast<Phase>(event.what)); return {};
    case number::hand: return on_hand(page, event);
    case number::tied:
      ++ties;
      tied_ = event.seats;
      return due().tied == event.seats ? "" : "others are tied";
    case number::condemned:
      ++verdicts;
      return due().condemned == event.seats ? "" : "others are condemned";
    case number::counted: {
      const int favour = in_favour(page.after, event.who);
      const int against = weight(page.after, hands_[event.who], Show::against);
      return event.much == favour && event.what == against ? "" : "miscounted";
    }
    case number::nobody_condemned:
      return due().condemned.empty() && due().tied.empty() ? "" : "somebody goes free";
    default: return {};
  }
}

std::string BallotLaw::read(const Page& page) {
  for (const Told& told : page.told) {
    const std::string fault = hear(page, told.event);
    if (!fault.empty()) return "ballot: " + fault;
  }
  return {};
}

}  // namespace omerta::mrakoszlap::laws
