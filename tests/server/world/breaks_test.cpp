// The line breaks before and after every single message of an evening, whoever sends it: nothing is
// lost, doubled or out of order, and every phone's streams are what the log comes to. One evening
// breaks at every 23rd message; 23 of them, each beginning one later, at every message there is.
// What fails is named by the seed and the first message.
#include <gtest/gtest.h>

#include "tests/server/world/desk_world.h"
#include "tests/server/world/kept.h"
#include "tests/server/world/small_games.h"
#include "tests/server/world/streams.h"
#include "tests/server/world/world.h"

namespace omerta::server {
namespace {

using client::json::object;
using When = Breaks::When;

constexpr std::uint64_t kEvery = 23;
constexpr int kLongest = 6000;       // beats
constexpr std::uint64_t kSeed = 16;  // of every evening: until the line breaks they are the same

struct Counted {
  int evenings = 0;
  std::uint64_t messages = 0;  // of the shortest evening
  std::uint64_t broken = 0;

  void add(const World& world) {
    ++evenings;
    messages = evenings == 1 ? world.messages() : std::min(messages, world.messages());
    broken += world.broken();
  }
};

std::string wrong_at_the_end(World& world) {
  world.breaks({});
  world.pass(60'000);  // until all that was whispered has come
  std::string wrong = wrong_with_log(world);
  if (wrong.empty()) wrong = wrong_with_streams(world);
  if (wrong.empty()) wrong = wrong_with_coming_back(world);
  return wrong;
}

// Three people and three or two bots, moderated by the program.
std::string played(const std::string& rulebook, const Breaks& breaks, Counted& counted) {
  World world{kSeed};
  gather_small(world, rulebook, 3);
  world.breaks(breaks);
  if (!begin_small(world)) return "it does not begin";
  if (!play_on(world, kLongest)) return "it does not end";
  counted.add(world);
  return wrong_at_the_end(world);
}

Company small_company(const std::string& rulebook) {
  if (rulebook != "mrakoszlap") return {.rulebook = rulebook};
  Company company{.rulebook = rulebook, .phones = 2, .paper = 1, .bots = 1};
  for (const auto& card : small_deck(rulebook)) {
    company.deck.emplace_back(card.at("id").as_string().c_str(), card.at("count").as_int64());
  }
  return company;
}

// Somebody at the desk, phones, paper, a bot, the table's screen.
std::string played_at_desk(const std::string& rulebook, const Breaks& breaks, Counted& counted) {
  DeskWorld evening{small_company(rulebook), kSeed};
  World& world = evening.world;
  evening.moderator.takes_back_once_in(15);
  world.breaks(breaks);
  if (!evening.play(kLongest)) return "it does not end";
  counted.add(world);
  std::string wrong =
      wrong_with_acknowledged(world, evening.desk().place(), evening.moderator.acknowledged());
  return wrong.empty() ? wrong_at_the_end(world) : wrong;
}

using Played = std::string (*)(const std::string&, const Breaks&, Counted&);

void expect_whole_at_every_message(const std::string& rulebook, Played play) {
  Counted counted;
  for (const When when : {When::before, When::after}) {
    for (std::uint64_t first = 1; first <= kEvery; ++first) {
      const Breaks breaks{.when = when, .first = first, .every = kEvery};
      std::string wrong;
      try {
        wrong = play(rulebook, breaks, counted);
      } catch (const std::exception& thrown) {
        wrong = thrown.what();
      }
      ASSERT_EQ(wrong, "") << rulebook << ", the line breaks "
                           << (when == When::before ? "before" : "after") << " message " << first;
    }
  }
  std::printf("%d evenings of %llu messages and more, %llu lines broken\n", counted.evenings,
              static_cast<unsigned long long>(counted.messages),
              static_cast<unsigned long long>(counted.broken));
  EXPECT_GT(counted.messages, 100U);
  EXPECT_GE(counted.broken, 2 * counted.messages);
}

class EveryMessage : public testing::TestWithParam<const char*> {};

TEST_P(EveryMessage, MayBeTheLast) { expect_whole_at_every_message(GetParam(), played); }
TEST_P(EveryMessage, MayBeTheLastAtADesk) {
  expect_whole_at_every_message(GetParam(), played_at_desk);
}

// The test can fail.
TEST(EveryMessageOfALineThatStays, IsMissed) {
  int noticed = 0;
  for (std::uint64_t first = 1; first <= 5; ++first) {
    Counted counted;
    try {
      if (!played("gorod", {When::unnoticed, first, kEvery}, counted).empty()) ++noticed;
    } catch (const std::exception&) {
      ++noticed;
    }
  }
  EXPECT_EQ(noticed, 5);
}

INSTANTIATE_TEST_SUITE_P(Rulebooks, EveryMessage, testing::Values("gorod", "spytown", "mrakoszlap"),
                         [](const auto& each) { return std::string{each.param}; });

}  // namespace
}  // namespace omerta::server
