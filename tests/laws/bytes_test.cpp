// A game is one value: copied, saved, replayed from its record, taken back and played again it is
// the same to the last byte, and so is what every seat knows.
#include <gtest/gtest.h>

#include <cstring>

#include "chronicle/chronicle.h"
#include "engine/whole_game.h"
#include "tests/laws/books.h"

namespace omerta::laws {
namespace {

constexpr std::uint64_t kGames = 1500;

bool same_events(const std::vector<Told>& a, const std::vector<Told>& b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (a[i].to != b[i].to || a[i].event != b[i].event) return false;
  }
  return true;
}

template <class R>
bool is_state(const AnyGame& game, const State<R>& state) {
  return WholeGame::bytes(game).size() == sizeof state &&
         std::memcmp(WholeGame::bytes(game).data(), &state, sizeof state) == 0;
}

template <class R>
Chronicle replayed(const Game<R>& game) {
  Chronicle chronicle{AnyGame::of<R>(game.plan)};
  chronicle.begin();
  for (const Command& command : game.commands) {
    EXPECT_EQ(chronicle.play(command), Refusal::none);
  }
  return chronicle;
}

template <class Book>
class Bytes : public ::testing::Test {};
TYPED_TEST_SUITE(Bytes, Books, BookName);

TYPED_TEST(Bytes, AReplayGivesTheSameStateAndTellsTheSame) {
  for (std::uint64_t seed = 0; seed < kGames; ++seed) {
    SCOPED_TRACE(seed);
    const auto game = TypeParam::random_game(seed);
    const Chronicle again = replayed(game);
    ASSERT_TRUE(is_state(again.game(), game.state));
    ASSERT_TRUE(same_events(again.told(), game.told));
    ASSERT_EQ(again.game().told(), game.told.size());
  }
}

TYPED_TEST(Bytes, ASavedGameGoesOnAsTheOneThatWasNeverSaved) {
  for (std::uint64_t seed = 0; seed < kGames; ++seed) {
    SCOPED_TRACE(seed);
    Dice dice{1, seed};
    auto game = random_table<TypeParam>(dice);
    ASSERT_NO_FATAL_FAILURE(play<TypeParam>(game, dice, static_cast<int>(20 + dice.below(120))));
    std::array<std::byte, sizeof game.state> saved;
    std::memcpy(saved.data(), &game.state, sizeof game.state);
    Game<typename TypeParam::Rules> loaded{game.plan.setup};
    std::memcpy(static_cast<void*>(&loaded.state), saved.data(), saved.size());
    const std::size_t told = loaded.told.size();
    const std::size_t past = game.told.size();
    for (int i = 0; i < 60 && !game.over(); ++i) {
      const Command command = *TypeParam::random_command(dice, game);
      ASSERT_EQ(game.say(command), Refusal::none);
      ASSERT_EQ(loaded.say(command), Refusal::none);
      ASSERT_TRUE(same_bytes(game.state, loaded.state));
    }
    loaded.told.erase(loaded.told.begin(), loaded.told.begin() + static_cast<long>(told));
    ASSERT_TRUE(
        same_events(loaded.told, {game.told.begin() + static_cast<long>(past), game.told.end()}));
  }
}

TYPED_TEST(Bytes, WhatIsTakenBackWasNeverSaid) {
  for (std::uint64_t seed = 0; seed < kGames / 5; ++seed) {
    SCOPED_TRACE(seed);
    const auto game = TypeParam::random_game(seed);
    Chronicle chronicle = replayed(game);
    Dice dice{2, seed};
    const auto said = static_cast<std::uint32_t>(game.commands.size());
    const int back = static_cast<int>(1 + dice.below(std::min(said, 90U)));
    ASSERT_EQ(chronicle.retract(back), back);
    Chronicle straight{AnyGame::of<typename TypeParam::Rules>(game.plan)};
    straight.begin();
    const std::size_t kept = game.commands.size() - static_cast<std::size_t>(back);
    for (std::size_t i = 0; i < kept; ++i) {
      ASSERT_EQ(straight.play(game.commands[i]), Refusal::none);
    }
    ASSERT_EQ(chronicle.checksum(), straight.checksum());
    ASSERT_TRUE(same_events(chronicle.told(), straight.told()));
    for (std::size_t i = kept; i < game.commands.size(); ++i) {
      ASSERT_EQ(chronicle.play(game.commands[i]), Refusal::none);
    }
    ASSERT_TRUE(is_state(chronicle.game(), game.state));
    ASSERT_TRUE(same_events(chronicle.told(), game.told));
  }
}

TYPED_TEST(Bytes, EveryEventFollowsFromAnEarlierOne) {
  for (std::uint64_t seed = 0; seed < kGames; ++seed) {
    SCOPED_TRACE(seed);
    const auto game = TypeParam::random_game(seed);
    for (std::size_t i = 0; i < game.told.size(); ++i) {
      ASSERT_LE(game.told[i].event.cause, i) << "event " << i + 1;
      ASSERT_NE(game.told[i].event.by, Clause{}) << "event " << i + 1 << " names no clause";
    }
  }
}

}  // namespace
}  // namespace omerta::laws
