// Clause by clause, what a seat was told leaves of the deals. Tokens are meant as they are held
// now: an exchange changes places, and not how many deals there are.
#include "rulebooks/spytown/beliefs/known.h"

#include "rulebooks/spytown/beliefs/kinds.h"
#include "rulebooks/spytown/rules/card_rows.h"

namespace omerta::spytown {
namespace {

using beliefs::Kinds;

using Tokens = std::uint8_t;  // a bit each
constexpr Tokens only(Token token) { return static_cast<Tokens>(1U << index(token)); }
constexpr Tokens kAnyToken = (1U << kTokens) - 1;

// SPY-CARD-7, -9  Whoever has used a card holds a token it works for.
constexpr Tokens tokens_for(Card card) {
  unsigned tokens = 0;
  for (Token token : {Token::mafioso, Token::agent, Token::policeman}) {
    if (usable(card, token)) tokens |= only(token);
  }
  return static_cast<Tokens>(tokens);
}

class Knowing {
 public:
  Knowing(const Plan& plan, Seat seat) : plan_{plan}, seat_{seat} {
    dealing_.seats = plan.setup.seats;
    dealing_.decks = decks(plan);
    tokens_.fill(kAnyToken);
  }

  void hear(const Event& event) {
    Spytown::learn(plan_, table_, event);
    if (table_.phase == Phase::over) {  // SPY-REVEAL-3
      if (event.fact == fact::revealed) token(event.who, event.what);
      return;
    }
    switch (static_cast<number::Fact>(event.fact)) {
      case number::token_dealt:  // SPY-DEAL-2
        tokens_[index(seat_)] = only(static_cast<Token>(event.what));
        break;
      case number::card_dealt: card(seat_, static_cast<Card>(event.what)); break;  // SPY-CARD-6
      case number::card_shown:  // SPY-COMMANDER-1, SPY-SWAP-1
      case number::card_played: used(event.who, static_cast<Card>(event.what)); break;
      case number::swapped:  // SPY-SWAP-5
        std::swap(tokens_[index(event.who)], tokens_[index(event.whom)]);
        break;
      case number::token_seen: token(event.whom, event.what); break;  // SPY-AGENT-3, SPY-WIRETAP-2
      case number::eliminated:                                        // SPY-REVEAL-1
      case number::expelled: token(event.who, event.what); break;
      case number::named: named(event); break;
      case number::looked:  // SPY-OUT-3, SPY-SMALL-5
      case number::no_look:
      case number::exposed: token(event.who, index(Token::agent)); break;
      case number::recruitment: ++recruitments_; break;
      case number::recruited: recruited(event); break;
      case number::awake: awake(event); break;
      case number::phase_opened:
        if (static_cast<Phase>(event.what) == Phase::discussion) goes_on();
        break;
      case number::round_began: begins(event.much); break;
      default: break;
    }
  }

  beliefs::Knowledge knowledge() {
    for (Seat seat : Seats::first(dealing_.seats)) {
      dealing_.only(seat, held_that([&](Token token, Special) {
                      return (tokens_[index(seat)] & only(token)) != 0;
                    }));
    }
    const auto of = [](Token wanted) {
      return held_that([&](Token token, Special) { return token == wanted; });
    };
    const bool looked_for = plan_.tokens[index(Token::agent)] == 1;
    return {std::move(dealing_), of(Token::mafioso), {}, looked_for ? of(Token::agent) : Kinds{}};
  }

 private:
  void token(Seat seat, unsigned token) {
    tokens_[index(seat)] = tokens_[index(seat)] & only(static_cast<Token>(token));
  }

  void card(Seat seat, Card card) {
    const Special special = special_of(card);
    dealing_.only(seat, held_that([&](Token, Special held) { return held == special; }));
  }

  void used(Seat seat, Card used) {
    card(seat, used);
    tokens_[index(seat)] = tokens_[index(seat)] & tokens_for(used);
    shown_ = shown_ | used;
  }

  // SPY-MAFIA-3  The mafia chooses nobody who is awake with it.
  void named(const Event& event) {
    if (static_cast<Cause>(event.what) == Cause::mafia) dealing_.only(event.who, kPoliceSide);
  }

  // SPY-RECRUIT-1, -5, -6  His token stays what it is.
  void recruited(const Event& event) {
    ++recruits_known_;
    recruits_ |= Seats::of(event.whom);
    card(event.who, Card::recruitment);
    token(event.who, index(Token::mafioso));
  }

  void awake(const Event& event) {
    const Seats others = table_.in_play - event.seats;
    switch (static_cast<Phase>(event.what)) {
      case Phase::agent_phase: return token(*event.seats, index(Token::agent));  // SPY-AGENT-1
      case Phase::gang_recognition: {                                            // SPY-GANG-2, -5
        const Kinds gang = held_that([](Token token, Special special) {
          return special == Special::new_gang && token != Token::agent;
        });
        dealing_.only(event.seats, gang);
        return dealing_.only(others, Kinds::all() - gang);
      }
      default: break;
    }
    // SPY-MAFIA-1, -2, SPY-RERECRUIT-2  One who was recruited unseen may be among them.
    const int unseen = recruitments_ - recruits_known_;
    const Seats group = event.seats - recruits_;
    if (unseen > 0) {
      dealing_.limit({group, kPoliceSide, beliefs::at_most(unseen)});
    } else {
      dealing_.only(group, kMafiaSide);
    }
    dealing_.only(others, kPoliceSide);
  }

  // SPY-SWAP-1  A card that nobody has turned up by now lies with the Agent.
  void begins(int round) {
    if (round > 1) return goes_on();
    if (!plan_.chosen.has(Card::role_swap) || shown_.has(Card::role_swap)) return;
    dealing_.only(Seats::first(dealing_.seats), held_that([](Token token, Special special) {
                    return special != Special::role_swap || token == Token::agent;
                  }));
  }

  // SPY-WIN-1, -4  Somebody has left, the conditions were looked at, and the game goes on. Where
  // there is a New Gang, three forces leave too much open (SPY-GANG-6).
  void goes_on() {
    const int left = table_.in_play.count();
    if (left == dealing_.seats || plan_.chosen.has(Card::new_gang)) return;
    dealing_.limit({table_.in_play, kPoliceSide, beliefs::at_least(1)});
    if (recruitments_ > 0) return;  // SPY-RECRUIT-6
    dealing_.limit({table_.in_play, kMafiaSide, beliefs::at_least(1)});
  }

  const Plan& plan_;
  Seat seat_;
  Table table_{};
  beliefs::Dealing dealing_;
  std::array<Tokens, kSeats> tokens_{};
  Cards shown_{};
  Seats recruits_{};
  int recruitments_ = 0;
  int recruits_known_ = 0;
};

}  // namespace

beliefs::Knowledge known(const Plan& plan, Seat seat, std::span<const Event> heard) {
  Knowing knowing{plan, seat};
  for (const Event& event : heard) knowing.hear(event);
  return knowing.knowledge();
}

}  // namespace omerta::spytown
