// A command is legal if it was offered. Everything else is refused, for a reason, and changes
// nothing; a refusal says no more than the sender could know.
#include <gtest/gtest.h>

#include "tests/laws/books.h"
#include "tests/laws/spytown/reference.h"

namespace omerta::laws {
namespace {

Choice random_choice(Dice& dice, Seats in_play) {
  const Choice any = dice.next();
  switch (dice.below(6)) {
    case 0: return kPass;
    case 1: return Choice{1} << dice.below(64);
    case 2: return any;
    case 3: return any & in_play.bits;
    case 4: return Choice{1} << dice.below(8) | Choice{1} << dice.below(8);
    default: return choice_of(static_cast<Seat>(dice.below(kSeats)));
  }
}

template <class Book>
Command random_attempt(Dice& dice, Seats in_play) {
  const unsigned seat = dice.once_in(4) ? 32 + dice.below(224) : dice.below(32);
  const unsigned what = dice.once_in(8) ? dice.below(256) : dice.below(Book::kAsks);
  return {.choice = random_choice(dice, in_play),
          .seat = static_cast<Seat>(seat),
          .ask = static_cast<Ask>(what),
          .voice = static_cast<Voice>(dice.once_in(16) ? dice.below(256) : dice.below(4))};
}

// By the catalogue alone: an open question of that chair, that voice, that many of what it offers.
template <class R>
bool was_offered(const State<R>& state, const Command& command) {
  if (index(command.seat) > kSeats) return false;
  for (unsigned lane = 0; lane < R::kLanes; ++lane) {
    const Prompt* prompt = state.prompts.find(lane, command.seat);
    const bool instead = prompt != nullptr && prompt->instead == command.ask &&
                         command.ask != Ask{} && command.voice == Voice::moderator;
    if (instead) return command.choice == kYes;  // SPY-GM-2: a lot that is closed
    if (prompt == nullptr || prompt->ask != command.ask) continue;
    if (static_cast<unsigned>(command.voice) > 3 || !prompt->voices.has(command.voice)) continue;
    if (command.choice == kPass) return prompt->pass == Pass::allowed;
    return (command.choice & ~prompt->offers) == 0 && std::popcount(command.choice) == prompt->take;
  }
  return false;
}

template <class Book>
class Refusals : public ::testing::Test {};
TYPED_TEST_SUITE(Refusals, Books, BookName);

TYPED_TEST(Refusals, ACommandIsAcceptedIfAndOnlyIfItWasOffered) {
  int refused = 0;
  int accepted = 0;
  for (std::uint64_t seed = 0; seed < 800; ++seed) {
    SCOPED_TRACE(seed);
    Dice dice{8, seed};
    auto game = random_table<TypeParam>(dice);
    for (int i = 0; i < 150 && !game.over(); ++i) {
      for (int attempt = 0; attempt < 40; ++attempt) {
        const Command command = random_attempt<TypeParam>(dice, game.standing().in_play);
        if (was_offered(game.state, command)) {
          auto twin = game;
          ASSERT_EQ(twin.say(command), Refusal::none);
          ++accepted;
          continue;
        }
        const auto before = game.state;
        const std::size_t told = game.told.size();
        ASSERT_NE(game.say(command), Refusal::none);
        ASSERT_TRUE(same_bytes(before, game.state));
        ASSERT_EQ(game.told.size(), told);
        ++refused;
      }
      ASSERT_EQ(game.say(*TypeParam::random_command(dice, game)), Refusal::none);
    }
  }
  EXPECT_GT(refused, 1'000'000);
  EXPECT_GT(accepted, 200);
}

}  // namespace
}  // namespace omerta::laws

namespace omerta::gorod::laws {
namespace {

// Section 5: the order in which reasons are given, tried where two of them apply.
TEST(RefusalsOfGorod, TheFirstReasonOfTheListIsGiven) {
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    SCOPED_TRACE(seed);
    Dice dice{9, seed};
    Sitting game{random_setup(dice)};
    for (int i = 0; i < 300 && !game.over(); ++i) {
      const Seats out = Seats::first(game.plan.setup.seats) - game.state.table.in_play;
      for (Seat seat : out) {
        const Command vote{.choice = choice_of(seat), .seat = seat, .ask = ask::vote_1};
        ASSERT_EQ(game.say(vote), refusal::not_in_play);
      }
      if (game.state.table.phase == Phase::vote) {
        const Ask round = game.state.table.ballot == 1 ? ask::vote_1 : ask::vote_2;
        for (Seat seat : game.state.table.in_play) {
          const bool open = game.state.prompts.find(0, seat) != nullptr;
          const Command pass{.choice = kPass, .seat = seat, .ask = round};
          ASSERT_EQ(game.say(pass), open ? refusal::abstain_not_allowed : refusal::already_voted);
        }
      }
      ASSERT_EQ(game.say(*random_command(dice, game)), Refusal::none);
    }
  }
}

}  // namespace
}  // namespace omerta::gorod::laws

namespace omerta::spytown::laws {
namespace {

struct CardAsk {
  Card card;
  Ask ask;
};
constexpr CardAsk kCardAsks[] = {
    {Card::vest, ask::vest},           {Card::bandage, ask::bandage},
    {Card::last_shot, ask::last_shot}, {Card::recruitment, ask::recruit},
    {Card::wiretap, ask::wiretap},     {Card::corner_shot, ask::corner_shot},
    {Card::arrest, ask::arrest},       {Card::kidnapping, ask::kidnapping},
    {Card::shelter, ask::shelter},     {Card::safe_conduct, ask::safe_conduct}};

// Section 5, of cards: not usable, then spent, then the phase (if that is refused), the moment.
Refusal card_reason(const Sitting& game, Seat seat, Card card) {
  const Table& table = game.state.table;
  const Truth& truth = game.state.truth;
  if (truth.card[index(seat)] != card || !works(card, truth.token[index(seat)])) {
    return refusal::card_not_usable;
  }
  const bool spent =
      table.played.has(seat) || (card == Card::recruitment && !truth.recruited.empty());
  if (spent) return refusal::card_spent;
  const bool dark = table.phase >= Phase::start_of_game && table.phase <= Phase::mafia_phase;
  const bool of_night = card == Card::recruitment;
  const bool wrong = of_night ? table.phase != Phase::mafia_phase : dark && card != Card::last_shot;
  const bool reject = game.plan.setup.wrong_phase_penalty == WrongPhase::reject;
  return wrong && reject ? refusal::wrong_phase : refusal::wrong_moment;
}

void check_reasons(const Sitting& game, Seat seat) {
  const Table& table = game.state.table;
  const bool out = !table.in_play.has(seat) || game.state.truth.exposed.has(seat);
  const Seats barred = table.sheltered | table.arrested | table.kidnapped;
  const Choice himself = choice_of(seat);  // no card may be played on oneself
  const Command vote{.choice = himself, .seat = seat, .ask = ask::vote_preliminary};
  if (out || barred.has(seat)) {
    ASSERT_EQ(attempt(game, vote), out ? refusal::not_in_game : refusal::no_vote);
  }
  for (const auto& [card, what] : kCardAsks) {
    const Prompt* open = game.state.prompts.find(Spytown::lane(what), seat);
    const bool asked = open != nullptr && open->ask == what;
    const Refusal got = attempt(game, {.choice = himself, .seat = seat, .ask = what});
    const bool by_right = what == ask::last_shot && table.window == Window::last_shot_right;
    if (asked && (open->offers != 0 || by_right)) continue;  // there the target is what is wrong
    Refusal right = out && !asked ? refusal::not_in_game : card_reason(game, seat, card);
    const bool forbidden = table.forbidden == card;  // SPY-GM-1
    if (asked && right == refusal::wrong_moment && !forbidden) {
      right = refusal::illegal_target;  // nobody is left
    }
    ASSERT_EQ(got, right) << int(what) << " of " << index(seat);
  }
}

TEST(RefusalsOfSpytown, TheFirstReasonOfTheListIsGiven) {
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    SCOPED_TRACE(seed);
    Dice dice{9, seed};
    Sitting game{random_setup(dice)};
    for (int i = 0; i < 300 && !game.over(); ++i) {
      for (Seat seat : Seats::first(game.plan.setup.seats)) {
        if (game.state.table.round == 0) continue;
        ASSERT_NO_FATAL_FAILURE(check_reasons(game, seat));
      }
      ASSERT_EQ(game.say(*random_command(dice, game)), Refusal::none);
    }
  }
}

}  // namespace
}  // namespace omerta::spytown::laws
