// Whole games at random: any table, any options, any legal answers, the clock running out now and
// then. They never hang, always end, and nobody leaves a spare life behind.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <iostream>

#include "rulebooks/mrakoszlap/rules/plan.h"
#include "rulebooks/mrakoszlap/rules/setup.h"
#include "tests/flight/random_table.h"

namespace omerta::flight {
namespace {

using namespace mrakoszlap;

constexpr std::size_t kLongest = 400'000;  // commands

std::uint64_t games() {
  const char* asked = std::getenv("OMERTA_FLIGHT_GAMES");
  return asked != nullptr ? std::strtoull(asked, nullptr, 10) : 5000;
}

using Hands = std::vector<std::vector<CardId>>;

bool is_legal(const Setup& setup, const std::vector<CardId>& cards) {
  Hand hand;
  for (CardId id : cards) hand |= Hand::of(id);
  return fault_of(hand, setup.third_gas_mask) == HandFault::none;
}

// MRK-DEAL-1  Shuffled; then cards of forbidden hands change places until no hand is forbidden.
Hands legal_deal(const Plan& plan, Dice& dice) {
  Hands hands(plan.setup.seats);
  std::uint64_t left = plan.deck.bits;
  while (left != 0) {
    const std::uint64_t drawn = dice.one_of(left);
    left &= ~drawn;
    for (auto& hand : hands) {
      if (hand.size() == plan.each) continue;
      hand.push_back(static_cast<CardId>(std::countr_zero(drawn)));
      break;
    }
  }
  for (;;) {
    bool legal = true;
    for (auto& hand : hands) {
      if (is_legal(plan.setup, hand)) continue;
      legal = false;
      auto& other = hands[dice.below(plan.setup.seats)];
      const std::uint32_t given = dice.below(plan.each);
      const std::uint32_t taken = dice.below(plan.each);
      std::swap(hand[given], other[taken]);
    }
    if (legal) return hands;
  }
}

// Follows the nights of a game and compares each with the reference.
class Watch {
 public:
  void before(const Plan& plan, const State& state, const Command& command) {
    if (state.table.phase >= Phase::report || state.table.round == 0) return;
    if (state.table.round != round_) night_ = night_at(plan.setup, state);
    round_ = state.table.round;
    watching_ = true;
    if (command.seat == Seat::nobody || command.choice == kPass) return;
    const Prompt* prompt = state.prompts.find(0, command.seat);
    const bool answer = prompt != nullptr && prompt->ask == command.ask;
    if (!answer || command.ask == ask::prison_notice) return;
    note_order(night_, {command.seat, state.notes[index(command.seat)].called, *prompt},
               command.choice);
  }
  void after(const Plan& plan, const State& state) {
    if (!watching_ || state.table.phase < Phase::report) return;
    watching_ = false;
    if (state.truth.skipped != 0) return;
    drop_halves(night_);
    ASSERT_TRUE(outcome_of(state, plan.setup.seats) == resolve(night_)) << "night " << round_;
    ASSERT_TRUE(is_accounted_for(state.truth.tonight));
    ++nights;
  }
  std::uint64_t nights = 0;

 private:
  Night night_;
  int round_ = 0;
  bool watching_ = false;
};

struct Played {
  Plan plan{};
  State state{};
  std::vector<Command> commands{};
  Watch watch{};

  bool say(const Command& command) {
    commands.push_back(command);
    return apply<Mrakoszlap>(plan, state, command) == Refusal::none;
  }
  bool over() const { return Mrakoszlap::standing(plan, state.table).hour == Hour::over; }
};

bool holds_treader(const State& state, Seat seat) {
  if (Hand{state.truth.hand[index(seat)]}.has(Type::cloud_treader)) return true;
  for (unsigned i = 0; i < state.truth.treaders; ++i) {
    if (state.truth.treader[i] == seat) return true;
  }
  return false;
}

Command random_command(const State& state, Dice& dice) {
  std::vector<std::pair<Seat, const Prompt*>> open;
  for (unsigned lane = 0; lane < Mrakoszlap::kLanes; ++lane) {
    for (Seat seat : state.prompts.open[lane]) {
      const Prompt* prompt = state.prompts.find(lane, seat);
      if (prompt->offers == 0) continue;  // a control that does nothing for him
      const bool house = seat == Seat::nobody;
      // The clock runs out now and then; people talk, and use their powers, less than they answer.
      const std::uint32_t rare = house && prompt->ask == ask::close ? 6 : lane != 0 ? 12 : 1;
      if (dice.once_in(rare) || (house && state.prompts.open[0] == Seats::of(seat))) {
        open.push_back({seat, prompt});
      }
    }
  }
  if (open.empty()) return random_command(state, dice);
  const auto [seat, prompt] = open[dice.below(static_cast<std::uint32_t>(open.size()))];
  const bool pass = prompt->pass == Pass::allowed && dice.once_in(3);
  Voice voice = Voice::player;
  while (!prompt->voices.has(voice)) voice = static_cast<Voice>(dice.below(4));
  return {.choice = pass ? kPass : dice.one_of(prompt->offers),
          .seat = seat,
          .ask = prompt->ask,
          .voice = voice};
}

Setup random_setup(Dice& dice) {
  Setup setup = random_options(dice);
  setup.seats =
      static_cast<std::uint8_t>(kFewestPlayers + dice.below(kMostPlayers - kFewestPlayers + 1));
  setup.moderated = static_cast<std::uint8_t>(dice.below(2));
  setup.mafian_count = static_cast<std::uint8_t>(dice.below(4));
  if (!validate(setup).may_start()) setup.mafian_count = kAutomatic;
  return setup;
}

void deal(Played& game, Dice& dice) {
  for (const auto& hand : legal_deal(game.plan, dice)) {
    for (CardId id : hand) {
      ASSERT_TRUE(
          game.say({.choice = Hand::of(id).bits, .ask = ask::deal, .voice = Voice::chance}));
    }
  }
}

// MRK-DEATH-2, MRK-S-184
void nobody_dies_with_a_treader(const Played& game) {
  const Seats dead = Seats::first(game.plan.setup.seats) - game.state.truth.alive;
  for (Seat seat : dead) ASSERT_FALSE(holds_treader(game.state, seat)) << index(seat);
}

void play(Played& game, Dice& dice) {
  game.state = begin<Mrakoszlap>(game.plan);
  ASSERT_NO_FATAL_FAILURE(deal(game, dice));
  Seats living = game.state.truth.alive;
  while (!game.over()) {
    ASSERT_TRUE(game.state.prompts.waits());
    ASSERT_LT(game.commands.size(), kLongest);
    const Command command = random_command(game.state, dice);
    game.watch.before(game.plan, game.state, command);
    ASSERT_TRUE(game.say(command));
    ASSERT_NO_FATAL_FAILURE(game.watch.after(game.plan, game.state));
    if (game.state.truth.alive == living) continue;
    living = game.state.truth.alive;
    ASSERT_NO_FATAL_FAILURE(nobody_dies_with_a_treader(game));
  }
  ASSERT_FALSE(game.state.prompts.waits());
  ASSERT_NO_FATAL_FAILURE(nobody_dies_with_a_treader(game));
}

void same_again(const Played& game) {
  Played again{.plan = game.plan, .state = begin<Mrakoszlap>(game.plan)};
  for (const Command& command : game.commands) ASSERT_TRUE(again.say(command));
  ASSERT_EQ(std::memcmp(&again.state, &game.state, sizeof game.state), 0);
}

TEST(Games, AlwaysEndAndEqualCommandsGiveEqualBytes) {
  std::array<int, 4> results{};
  std::size_t longest = 0;
  int rounds = 0;
  std::uint64_t nights = 0;
  for (std::uint64_t seed = 0; seed < games(); ++seed) {
    SCOPED_TRACE(seed);
    Dice dice{57, seed};
    const auto setup = random_setup(dice);
    ASSERT_TRUE(validate(setup).may_start());
    Played game{.plan = plan(setup)};
    ASSERT_NO_FATAL_FAILURE(play(game, dice));
    ASSERT_NO_FATAL_FAILURE(same_again(game));
    ++results[static_cast<unsigned>(game.state.table.result)];
    longest = std::max(longest, game.commands.size());
    nights += game.watch.nights;
    rounds = std::max(rounds, int{game.state.table.round});
  }
  EXPECT_EQ(results[static_cast<unsigned>(Result::none)], 0);
  std::cout << results[1] << " for the citizens, " << results[2] << " for the Mafia, " << results[3]
            << " draws; at most " << longest << " commands, " << rounds << " rounds; " << nights
            << " nights as the reference has them\n";
}

}  // namespace
}  // namespace omerta::flight
