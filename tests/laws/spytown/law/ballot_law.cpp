// SPY-VOTE-2 to -13 with the Commander, written down once more from the votes that everybody saw.
#include <algorithm>
#include <utility>

#include "tests/laws/spytown/story.h"

namespace omerta::spytown::laws {
namespace {

bool is_ballot(Phase phase) {
  return phase == Phase::preliminary_ballot || phase == Phase::final_ballot;
}

}  // namespace

BallotLaw::BallotLaw(const Plan& plan) : plan_{plan} {
  in_game_ = Seats::first(plan.setup.seats);
  votes_.fill(Seat::nobody);
}

// SPY-VOTE-2, -10
Seats BallotLaw::voters() const { return in_game_ - sheltered_ - arrested_ - kidnapped_; }
Seats BallotLaw::standing() const {
  return ballot_ == Phase::final_ballot ? suspects_ : in_game_ - sheltered_ - arrested_;
}
// SPY-VOTE-3  Those who have a legal candidate.
Seats BallotLaw::able() const {
  if (plan_.setup.self_vote == SelfVote::allowed) return standing().empty() ? Seats{} : voters();
  Seats found;
  for (Seat seat : voters()) {
    if (!(standing() - seat).empty()) found |= Seats::of(seat);
  }
  return found;
}

std::array<int, kSeats> BallotLaw::count() const {
  std::array<int, kSeats> got{};
  for (Seat voter : voted_) ++got[index(votes_[index(voter)])];
  return got;
}

Seats BallotLaw::most(Seats among) const {
  const std::array<int, kSeats> got = count();
  int best = 0;
  for (Seat seat : among) best = std::max(best, got[index(seat)]);
  Seats found;
  for (Seat seat : among) {
    if (best > 0 && got[index(seat)] == best) found |= Seats::of(seat);
  }
  return found;
}

// SPY-COMMANDER-4, -5, -6
Seat BallotLaw::tie_break(Seats tied) const {
  if (commander_ == Seat::nobody || !voted_.has(commander_)) return Seat::nobody;
  const Seat choice = votes_[index(commander_)];
  return tied.has(choice) ? choice : Seat::nobody;
}

// SPY-VOTE-5 to -8, SPY-KIDS-4, SPY-COMMANDER-4, -9
BallotLaw::Result BallotLaw::preliminary() const {
  const Seats first = most(standing());
  if (first.empty()) return {};
  const bool single = plan_.setup.kids_single_ballot == Switch::on;
  if (first.count() > 1) {
    const bool eliminate =
        plan_.setup.commander_preliminary == CommanderPreliminary::eliminate || single;
    const Seat choice = tie_break(first);
    if (eliminate && choice != Seat::nobody) return {.condemned = choice};
    return {.suspects = first};
  }
  if (single) return {.condemned = *first};
  const Seats second = most(standing() - first);
  const bool by_edition = plan_.setup.commander_second_place == CommanderSecond::by_edition;
  const bool decides = by_edition ? plan_.setup.edition == Edition::sk
                                  : plan_.setup.commander_second_place == CommanderSecond::yes;
  const Seat choice = decides ? tie_break(second) : Seat::nobody;
  if (second.count() > 1 && choice != Seat::nobody) return {.suspects = first | choice};
  if (second.count() > 1 && plan_.setup.second_place_tie == SecondPlaceTie::lot) {
    return {.suspects = first, .second = second};
  }
  return {.suspects = first | second};
}

// SPY-VOTE-11, -12, SPY-COMMANDER-5
BallotLaw::Result BallotLaw::final_ballot() const {
  Seats first = most(suspects_);
  if (first.empty()) first = suspects_;
  if (first.count() == 1) return {.condemned = *first};
  const Seat choice = tie_break(first);
  if (choice != Seat::nobody) return {.condemned = choice};
  return {.tied = first};
}

std::string BallotLaw::on_phase(Phase phase) {
  if (is_ballot(phase)) {
    ballot_ = phase;
    votes_.fill(Seat::nobody);
    voted_ = asked_ = {};
    moved_ = drawn_ = Seat::nobody;
    ++ballots;
  }
  if (phase == Phase::discussion || phase == Phase::close) suspects_ = tied_ = {};
  if (phase != Phase::verdict) phase_ = phase;
  if (phase == Phase::close) arrested_ = kidnapped_ = {};
  return {};
}

// SPY-COMMANDER-3  One by one, from the Commander clockwise.
std::string BallotLaw::on_vote(Seat voter, Seat target) {
  if (!able().has(voter)) return "a vote of one who has none";
  if (commander_ != Seat::nobody) {
    const Seats left = able() - asked_;
    const Seats later = left - Seats::first(static_cast<int>(index(commander_)));
    if (voter != (later.empty() ? *left : *later)) return "a vote out of turn";
  }
  asked_ |= Seats::of(voter);
  if (target == Seat::nobody) return {};
  const bool self = target == voter && plan_.setup.self_vote == SelfVote::forbidden;
  if (!standing().has(target) || self) return "a vote for one who is no candidate";
  votes_[index(voter)] = target;
  voted_ |= Seats::of(voter);
  return {};
}

std::string BallotLaw::on_suspects(Seats suspects) {
  const Result result = preliminary();
  const Seats drawn = drawn_ == Seat::nobody ? Seats{} : Seats::of(drawn_);
  const bool right = result.second.empty() ? suspects == result.suspects && drawn.empty()
                                           : suspects == (result.suspects | drawn);
  if (phase_ != Phase::preliminary_ballot || !right) return "others are suspects";
  if (asked_ != able()) return "suspects before all were asked";
  suspects_ = suspects;
  drawn_ = Seat::nobody;
  return {};
}

std::string BallotLaw::on_lot(Seat drawn) {
  const Seats among = phase_ == Phase::lot ? tied_ : preliminary().second;
  drawn_ = drawn;
  return among.has(drawn) ? "" : "drawn though not among them";
}

std::string BallotLaw::on_verdict(Seat condemned) {
  Seat right = Seat::nobody;
  switch (phase_) {
    case Phase::preliminary_ballot: right = preliminary().condemned; break;
    case Phase::questioning: right = suspects_.count() == 1 ? *suspects_ : Seat::nobody; break;
    case Phase::final_ballot: right = final_ballot().condemned; break;
    case Phase::renewed_discussion: right = moved_; break;
    case Phase::lot: right = drawn_; break;
    default: break;
  }
  const bool shared =
      phase_ == Phase::final_ballot ? most(suspects_).count() > 1 : most(standing()).count() > 1;
  broken += is_ballot(phase_) && shared ? 1 : 0;
  return right == condemned ? "" : "somebody else is condemned";
}

void BallotLaw::on_card(const Event& event) {
  switch (static_cast<Card>(event.what)) {
    case Card::arrest: arrested_ |= Seats::of(event.who); break;
    case Card::kidnapping: kidnapped_ |= Seats::of(event.whom); break;
    case Card::shelter: sheltered_next_ |= Seats::of(event.who); break;
    default: break;
  }
}

void BallotLaw::leave(Seat seat) {
  in_game_ -= Seats::of(seat);
  suspects_ -= Seats::of(seat);
  tied_ -= Seats::of(seat);
}

std::string BallotLaw::hear(const Event& event) {
  switch (static_cast<number::Fact>(event.fact)) {
    case number::round_began: sheltered_ = std::exchange(sheltered_next_, {}); break;
    case number::phase_opened: return on_phase(static_cast<Phase>(event.what));
    case number::commander: commander_ = event.who; break;
    case number::card_played: on_card(event); break;
    case number::eliminated:
    case number::expelled: leave(event.who); break;
    case number::ballot:
    case number::voted: return on_vote(event.who, event.whom);
    case number::missed_vote: return on_vote(event.who, Seat::nobody);
    case number::suspects: return on_suspects(event.seats);
    case number::lot_drawn: return on_lot(event.who);
    case number::vote_moved: {
      const bool same = voted_.has(event.who) && votes_[index(event.who)] == event.whom;
      if (same || !suspects_.has(event.whom)) return "a move to nobody else";
      votes_[index(event.who)] = event.whom;
      voted_ |= Seats::of(event.who);
      if (most(suspects_).count() != 1) return "a move that breaks no tie";
      moved_ = *most(suspects_);
      return voters().has(event.who) ? "" : "a move of one who has no vote";
    }
    case number::tied:
      tied_ = event.seats;
      ++ties;
      return tied_ == final_ballot().tied ? "" : "others are tied";
    case number::nobody_eliminated: return voted_.empty() ? "" : "votes that come to nothing";
    case number::named:
      if (static_cast<Cause>(event.what) == Cause::ballot) return on_verdict(event.who);
      break;
    default: break;
  }
  return {};
}

std::string BallotLaw::read(const Page& page) {
  for (const Told& told : page.told) {
    if (!told.to.is_everyone()) continue;
    const std::string fault = hear(told.event);
    if (!fault.empty()) return fault + " (fact " + std::to_string(int(told.event.fact)) + ")";
  }
  return {};
}

}  // namespace omerta::spytown::laws
