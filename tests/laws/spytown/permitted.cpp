// What may be told in spytown, fact by fact.
#include "tests/laws/spytown/permitted.h"

#include "tests/laws/form.h"

namespace omerta::spytown::laws {
namespace {

using namespace omerta::laws;

constexpr Form kForms[] = {
    {fact::tokens_announced, 0},
    {fact::cards_announced, 0},
    {fact::card_shown, kWho | kWhat},
    {fact::commander, kWho | kWhom},
    {fact::swapped, kWho | kWhom},
    {fact::no_swap, kWho},
    {fact::round_began, kMuch},
    {fact::phase_opened, kWhat | kMuch},
    {fact::phase_closed, kWhat | kMuch},
    {fact::nobody_chosen, 0},
    {fact::named, kWho | kWhat},
    {fact::window_opened, kWho | kWhat},
    {fact::window_closed, kWho | kWhat},
    {fact::saved, kWho | kWhat},
    {fact::ruled, kWho | kWhat},
    {fact::card_allowed, kWhat},
    {fact::card_forbidden, kWhat},
    {fact::eliminated, kWho | kWhat | kMuch},
    {fact::expelled, kWho | kWhat},
    {fact::fired, kWho | kWhom},
    {fact::card_played, kWho | kWhom | kWhat},
    {fact::card_removed, kWho | kWhat},
    {fact::recruitment, 0},
    {fact::spoke, kWho},
    {fact::ballots, kWhat | kThem},
    {fact::ballot, kWho | kWhom},
    {fact::missed_vote, kWho},
    {fact::voted, kWho | kWhom},
    {fact::suspects, kThem},
    {fact::floor, kWho},
    {fact::defended, kWho},
    {fact::waived, kWho},
    {fact::tied, kThem},
    {fact::vote_moved, kWho | kWhom},
    {fact::lot_drawn, kWho},
    {fact::nobody_eliminated, 0},
    {fact::game_over, kWhat | kThem},
    {fact::revealed, kWho | kWhat | kMuch},
    {fact::token_dealt, kWho | kWhat},
    {fact::card_dealt, kWho | kWhat | kMuch},
    {fact::token_seen, kWho | kWhom | kWhat},
    {fact::awake, kWhat | kThem | kMuch},
    {fact::looked, kWho | kWhom},
    {fact::no_look, kWho},
    {fact::exposed, kWho},
    {fact::pointed, kWho | kWhom},
    {fact::chosen, kWhom},
    {fact::recruited, kWho | kWhom},
};

bool is_public(Fact fact) { return fact <= fact::revealed; }

class Judge {
 public:
  explicit Judge(const Instant& instant)
      : at_{instant},
        event_{instant.told.event},
        before_{facts_of(instant.plan, instant.before)},
        now_{facts_of(instant.plan, instant.now)} {}

  std::string read() const {
    if (is_public(event_.fact) != at_.told.to.is_everyone()) return "to the wrong audience";
    if (!is_public(event_.fact) && !entitled().covers(at_.told.to.seats())) {
      return "to others than those entitled";
    }
    return content();
  }

 private:
  Seats eyes(const Facts& facts) const { return open_eyes(at_.plan.setup, facts); }
  Seats agent() const { return holders(now_.hands, Token::agent); }
  Token token(Seat seat) const { return now_.hands.token[index(seat)]; }

  // SPY-GM-4, SPY-CARD-10, SPY-RECRUIT-5  A hand that is cleared is seen by those who saw it: not
  // by whoever opens the eyes only now.
  Seats seeing_a_hand() const {
    const Facts& when = event_.whom == Seat::nobody ? before_ : now_;
    return awake(when) | eyes(when);
  }

  Seats entitled() const {
    switch (static_cast<number::Fact>(event_.fact)) {
      case number::looked:
      case number::no_look: return agent() | eyes(now_);
      case number::awake: return really_awake(now_, static_cast<Phase>(event_.what)) | eyes(now_);
      case number::pointed: return seeing_a_hand();
      case number::chosen:
      case number::recruited: return awake(now_) | eyes(now_);
      case number::exposed:  // SPY-SMALL-4, -5
        return now_.phase == Phase::mafia_phase ? awake(now_) : Seats::of(event_.who);
      default: return Seats::of(event_.who);
    }
  }

  std::string content() const {
    switch (static_cast<number::Fact>(event_.fact)) {
      case number::token_dealt:
      case number::eliminated:
      case number::expelled: return is(token(event_.who)) ? "" : "another token";
      case number::token_seen: return is(token(event_.whom)) ? "" : "another token";
      case number::card_dealt: return is(now_.hands.card[index(event_.who)]) ? "" : "another card";
      case number::card_shown:
      case number::card_played: return card();
      case number::awake: return awakening();
      case number::looked: return event_.whom == target() ? "" : "another look";
      case number::exposed: return now_.exposed.has(event_.who) ? "" : "he is not exposed";
      case number::pointed: return pointed();
      case number::chosen: return event_.whom == now_.chosen ? "" : "another choice";
      case number::recruited: return event_.whom == target() ? "" : "another recruit";
      case number::named: return named();
      case number::nobody_chosen: return victim() == Seat::nobody ? "" : "somebody was chosen";
      case number::game_over: return game_over();
      default: return {};
    }
  }

  template <class Thing>
  bool is(Thing thing) const {
    return event_.what == static_cast<std::uint8_t>(thing);
  }
  Seat target() const { return seat_of(at_.command.choice); }

  // SPY-GANG-7, SPY-CARD-9, -10, SPY-COMMANDER-1, SPY-SWAP-1  A card of his own.
  std::string card() const {
    if (now_.phase == Phase::over) return {};
    const bool held =
        is(before_.hands.card[index(event_.who)]) || is(now_.hands.card[index(event_.who)]);
    const bool gang = is(Card::new_gang) && at_.command.ask != ask::show_card;
    if (gang && force(now_.hands, event_.who) != Force::new_gang) return "not of the gang";
    return held ? "" : "not his card";
  }

  std::string awakening() const {
    const auto phase = static_cast<Phase>(event_.what);
    if (now_.phase != phase) return "in another phase";
    return event_.seats == really_awake(now_, phase) ? "" : "others are awake";
  }

  std::string pointed() const {
    const bool right = event_.whom == at_.now.truth.pointing[index(event_.who)];
    if (now_.phase != Phase::mafia_phase || !awake(now_).has(event_.who)) return "he sleeps";
    return right ? "" : "another hand";
  }

  // SPY-POLICE-1
  Seat victim() const {
    const Seat chosen = now_.chosen;
    return chosen != Seat::nobody && before_.in_play.has(chosen) ? chosen : Seat::nobody;
  }
  std::string named() const {
    if (is(Cause::agent_exposed)) return before_.exposed.has(event_.who) ? "" : "not exposed";
    if (is(Cause::mafia)) return event_.who == victim() ? "" : "another victim";
    return {};
  }

  std::string game_over() const {
    const auto result = static_cast<Result>(event_.what);
    if (result == Result::abandoned || at_.now.table.round >= kRounds) return {};
    const Outcome end = outcome(now_.hands, now_.in_play - now_.exposed, now_.expelled);
    return result == end.result && event_.seats == end.winners ? "" : "another end";
  }

  const Instant& at_;
  const Event& event_;
  Facts before_;
  Facts now_;
};

}  // namespace

Seats really_awake(const Facts& facts, Phase phase) {
  switch (phase) {
    case Phase::agent_phase: return holders(facts.hands, Token::agent);
    case Phase::gang_recognition: return of_force(facts.hands, Force::new_gang) & facts.in_play;
    default: return awake(facts);
  }
}

std::string malformed(const Event& event) { return omerta::laws::malformed(kForms, event); }

std::string improper(const Instant& instant) {
  const std::string found = Judge{instant}.read();
  if (found.empty()) return {};
  return "fact " + std::to_string(int(instant.told.event.fact)) + ": " + found;
}

}  // namespace omerta::spytown::laws
