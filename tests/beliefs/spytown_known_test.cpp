// What a seat of spytown knows: the shares are those that remain when every deal of tokens and
// cards is held against what the seat was told; and what is true is never impossible, with any
// cards and options.
#include <gtest/gtest.h>

#include "rulebooks/spytown/beliefs/kinds.h"
#include "rulebooks/spytown/beliefs/known.h"
#include "rulebooks/spytown/rules/card_rows.h"
#include "rulebooks/spytown/rules/plan.h"
#include "rulebooks/spytown/rules/setup.h"
#include "tests/beliefs/played.h"
#include "tests/bots/spytown_evening.h"

namespace omerta::spytown {
namespace {

using beliefs::Counted;

struct Deal {
  std::vector<Token> tokens;
  std::vector<Card> cards;
};

// A deal held against what was told, from the words of the catalogue.
class Held {
 public:
  Held(const Plan& plan, Seat self, const Deal& deal) : plan_{plan}, self_{self}, deal_{deal} {
    in_game_ = Seats::first(plan.setup.seats);
  }

  bool against(const std::vector<Event>& heard) {
    return std::all_of(heard.begin(), heard.end(), [&](const Event& event) { return fits(event); });
  }
  const Deal& now() const { return deal_; }

 private:
  Token& token(Seat seat) { return deal_.tokens[index(seat)]; }
  Card card(Seat seat) const { return deal_.cards[index(seat)]; }
  bool holds(Seat seat, std::uint8_t what) { return token(seat) == static_cast<Token>(what); }

  bool is_mafia(Seat seat) {
    const bool turned = card(seat) == Card::re_recruitment && token(seat) != Token::agent;
    return (token(seat) == Token::mafioso) != turned;
  }

  bool shows(Seat seat, Card shown) {
    swap_shown_ = swap_shown_ || shown == Card::role_swap;
    return card(seat) == shown && usable(shown, token(seat));
  }

  bool fits(const Event& event) {
    switch (static_cast<number::Fact>(event.fact)) {
      case number::token_dealt: return holds(self_, event.what);
      case number::card_dealt: return card(self_) == static_cast<Card>(event.what);
      case number::card_shown:
      case number::card_played: return shows(event.who, static_cast<Card>(event.what));
      case number::swapped: std::swap(token(event.who), token(event.whom)); return true;
      case number::token_seen: return holds(event.whom, event.what);
      case number::eliminated:
      case number::expelled: in_game_ -= Seats::of(event.who); return holds(event.who, event.what);
      case number::named:
        return static_cast<Cause>(event.what) != Cause::mafia || !is_mafia(event.who);
      case number::looked:
      case number::no_look:
      case number::exposed: return token(event.who) == Token::agent;
      case number::recruitment: ++unseen_; return true;
      case number::recruited:
        --unseen_;
        recruits_ |= Seats::of(event.whom);
        return card(event.who) == Card::recruitment && token(event.who) == Token::mafioso;
      case number::awake: return awake(event);
      case number::phase_opened:
        return static_cast<Phase>(event.what) != Phase::discussion || goes_on();
      case number::round_began: return begins(event.much);
      default: return true;
    }
  }

  bool awake(const Event& event) {
    const auto phase = static_cast<Phase>(event.what);
    if (phase == Phase::agent_phase) return token(*event.seats) == Token::agent;
    if (phase == Phase::gang_recognition) {
      return event.seats == seats_where(in_game_, [&](Seat seat) {
               return card(seat) == Card::new_gang && token(seat) != Token::agent;
             });
    }
    int strangers = 0;
    for (Seat seat : event.seats - recruits_) strangers += is_mafia(seat) ? 0 : 1;
    const Seats asleep = in_game_ - event.seats;
    return strangers <= unseen_ &&
           seats_where(asleep, [&](Seat seat) { return is_mafia(seat); }).empty();
  }

  bool begins(int round) {
    if (round > 1) return goes_on();
    if (!plan_.chosen.has(Card::role_swap) || swap_shown_) return true;
    const auto at = std::find(deal_.cards.begin(), deal_.cards.end(), Card::role_swap);
    return deal_.tokens[static_cast<std::size_t>(at - deal_.cards.begin())] == Token::agent;
  }

  bool goes_on() {
    if (in_game_ == Seats::first(plan_.setup.seats) || plan_.chosen.has(Card::new_gang))
      return true;
    const int mafia = seats_where(in_game_, [&](Seat seat) { return is_mafia(seat); }).count();
    const bool recruited = unseen_ > 0 || !recruits_.empty();
    return mafia < in_game_.count() && (mafia > 0 || recruited);
  }

  const Plan& plan_;
  Seat self_;
  Deal deal_;
  Seats in_game_{};
  Seats recruits_{};
  int unseen_ = 0;
  bool swap_shown_ = false;
};

// All ways of dealing things of which there are so many.
template <class Thing, class Counts, class Each>
void every_order(const Counts& counts, const Each& each) {
  std::vector<Thing> all;
  for (unsigned i = 0; i < counts.size(); ++i) {
    all.insert(all.end(), counts[i], static_cast<Thing>(i));
  }
  do each(all);
  while (std::next_permutation(all.begin(), all.end()));
}

void compare(const Plan& rules, Seat seat, const std::vector<Event>& heard) {
  const Counted found = beliefs::counted(known(rules, seat, heard).dealing);
  ASSERT_EQ(found.how, Counted::How::exactly);
  double deals = 0;
  std::array<std::array<double, kTokens>, kSeats> holds{};
  const auto hold_against = [&](const std::vector<Token>& tokens, const std::vector<Card>& cards) {
    Held held{rules, seat, {tokens, cards}};
    if (!held.against(heard)) return;
    deals += 1;
    for (unsigned i = 0; i < tokens.size(); ++i) holds[i][index(held.now().tokens[i])] += 1;
  };
  every_order<Token>(rules.tokens, [&](const auto& tokens) {
    if (tokens[index(seat)] == Token::hidden) return;
    if (!rules.extended()) return hold_against(tokens, std::vector(tokens.size(), Card::none));
    every_order<Card>(rules.cards, [&](const auto& cards) { hold_against(tokens, cards); });
  });
  ASSERT_GT(deals, 0);
  for (unsigned i = 0; i < rules.setup.seats; ++i) {
    for (Token token : {Token::mafioso, Token::agent, Token::policeman}) {
      const auto kinds = held_that([&](Token each, Special) { return each == token; });
      ASSERT_NEAR(found.of(static_cast<Seat>(i), kinds), holds[i][index(token)] / deals, 1e-12);
    }
  }
}

Setup small_table(std::uint64_t seed) {
  Setup setup = bots::basic_spytown_setup(8);
  if (seed % 4 == 0) return setup;
  setup.extended = Switch::on;
  for (Card card : {Card::re_recruitment, Card::role_swap}) setup.cards[index(card)] = 1;
  const Card third = seed % 4 == 1 ? Card::recruitment : seed % 4 == 2 ? Card::wiretap : Card::vest;
  setup.cards[index(third)] = 1;
  return setup;
}

std::vector<std::size_t> turns(const std::vector<Told>& told, std::size_t most) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < told.size(); ++i) {
    if (told[i].event.fact == fact::game_over) break;
    const bool turn =
        told[i].event.fact == fact::round_began || told[i].event.fact == fact::phase_opened;
    if (turn) found.push_back(i + 1);
  }
  while (found.size() > most) {  // the later ones tell more
    found.erase(found.begin() + static_cast<std::ptrdiff_t>(found.size() / 2));
  }
  return found;
}

TEST(SpytownKnown, IsWhatHoldingEveryDealAgainstItLeaves) {
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    const Plan rules = plan(small_table(seed));
    const Chronicle game = beliefs::played(AnyGame::of<Spytown>(rules), seed);
    for (std::size_t at : turns(game.told(), 3)) {
      const Seat seat{static_cast<std::uint8_t>((seed + at) % rules.setup.seats)};
      compare(rules, seat, beliefs::heard_by(seat, game.told(), at));
    }
  }
}

TEST(SpytownKnown, LeavesWhatIsTrue) {
  int looked = 0;
  for (std::uint64_t seed = 0; seed < 150; ++seed) {
    const Plan rules = plan(bots::draw_spytown_setup(seed));
    const Chronicle game = beliefs::played(AnyGame::of<Spytown>(rules), seed);
    for (std::size_t at : turns(game.told(), 8)) {
      for (Seat seat : Seats::first(rules.setup.seats)) {
        const auto heard = beliefs::heard_by(seat, game.told(), at);
        const Counted found = beliefs::counted(known(rules, seat, heard).dealing);
        ASSERT_EQ(found.how, Counted::How::exactly) << "seed " << seed << ", event " << at;
        if (game.told()[at - 1].event.fact == fact::phase_opened &&
            static_cast<Phase>(game.told()[at - 1].event.what) < Phase::agent_phase) {
          continue;  // tokens may still be exchanged
        }
        for (Seat other : Seats::first(rules.setup.seats)) {
          const View view = game.game().view<Spytown>(other);
          const unsigned kind = held(view.notes.token, special_of(view.notes.card));
          EXPECT_GT(found.share[index(other)][kind], 0)
              << "seed " << seed << ", event " << at << ", " << index(seat) << " of "
              << index(other);
          ++looked;
        }
      }
    }
  }
  EXPECT_GT(looked, 10'000);
}

}  // namespace
}  // namespace omerta::spytown
