// Screens in whole games: what everyone sees is the same on every screen and made without any seat;
// a sleeper's finger has as much to do as that of somebody who is awake.
#include <gtest/gtest.h>

#include "chance/dice.h"
#include "tests/feeds/games.h"
#include "tests/wire/device.h"
#include "wire/encode.h"

namespace omerta::wire {
namespace {

using screen::Question;
using screen::Screen;

constexpr std::uint64_t kGames = 30;

struct Seen {
  std::size_t publics = 0;
  std::size_t asked = 0;  // questions of those awake, beside the decoys of those who sleep
  std::size_t decoys = 0;
};

// A screen with nothing of one's own on it.
Screen public_part(Screen screen) {
  screen.side.clear();
  screen.hand.clear();
  screen.knows.clear();
  screen.reminders.clear();
  screen.questions.clear();
  screen.means.reset();
  screen.pause = {};
  screen.decoy.reset();
  return screen;
}

// What is shown to somebody in prison only says so, and whoever is called in private is awake for
// reasons that nobody hears: there the touches are as many, but may be of another kind.
bool is_of_one_kind(const std::string& rulebook, const Question& question) {
  return rulebook != "mrakoszlap" || question.name != "prison-notice";
}

class Screens : public testing::TestWithParam<const char*> {
 protected:
  void look(const std::vector<Device>& devices, const AnyGame& game) {
    const Screen everyone = devices.front().screen(game);
    std::vector<Screen> screens;
    for (std::size_t i = 1; i < devices.size(); ++i) {
      screens.push_back(devices[i].screen(game));
      EXPECT_EQ(encoded(public_part(screens.back())), encoded(everyone));
      ++seen_.publics;
    }
    EXPECT_EQ(public_part(everyone), everyone);
    for (const Screen& screen : screens) check_options(screen);
    check_decoys(screens, game.standing());
  }

  // What everyone hears is the same line for everyone who hears it.
  static void hear(std::vector<Device>& devices, const Chronicle& chronicle) {
    const std::vector<std::string> open = devices.front().hear(chronicle);
    for (std::size_t i = 1; i < devices.size(); ++i) {
      std::vector<std::string> lines = devices[i].hear(chronicle);
      std::erase_if(lines, [](const std::string& line) {
        return line.starts_with("{\"stream\":\"q\"") ||
               line.find(",\"clause\":\"") != std::string::npos;
      });
      EXPECT_TRUE(lines.empty() || lines == open) << "device " << i << ": " << lines.front();
    }
  }

  // What is numbered like a chair is that chair.
  static void check_options(const Screen& screen) {
    for (const Question& question : screen.questions) {
      EXPECT_NE(question.number, 0);
      EXPECT_FALSE(question.name.empty());
      for (const screen::Option& option : question.options) {
        if (option.label.key != kChair) continue;
        EXPECT_EQ(option.label, chair(seat_of(option.choice)));
      }
    }
  }

  void check_decoys(const std::vector<Screen>& screens, const Standing& standing) {
    const Screen* sleeper = nullptr;
    for (std::size_t i = 0; i < screens.size(); ++i) {
      const Screen& screen = screens[i];
      const bool alive = standing.in_play.has(static_cast<Seat>(i));
      if (!screen.decoy) continue;
      EXPECT_EQ(screen.hour, Hour::night);
      EXPECT_TRUE(alive && screen.questions.empty());
      EXPECT_TRUE(sleeper == nullptr || screen.decoy == sleeper->decoy);
      sleeper = &screen;
      ++seen_.decoys;
    }
    if (sleeper == nullptr) return;
    for (const Screen& screen : screens) compare(screen, *sleeper->decoy);
  }

  void compare(const Screen& awake, const Question& decoy) {
    for (const Question& question : awake.questions) {
      if (question.options.empty() || question.lane != 0) continue;
      EXPECT_EQ(question.take, decoy.take) << question.name;
      const bool heard = is_heard_ || question.shape == decoy.shape;
      if (heard && is_of_one_kind(GetParam(), question)) {
        EXPECT_EQ(question.shape, decoy.shape) << question.name;
      }
      ++seen_.asked;
    }
  }

  Seen seen_;
  bool is_heard_ = true;  // which call is open
};

TEST_P(Screens, ShowEveryoneTheSameAndGiveSleepersAsMuchToDo) {
  for (std::uint64_t seed = 1; seed <= kGames && !HasFailure(); ++seed) {
    const notation::Record game = feeds::random_game(GetParam(), 700 + seed);
    const std::string text = game.write();
    SCOPED_TRACE(text);
    is_heard_ = std::string_view{GetParam()} != "mrakoszlap" ||
                text.find("option night-calls spoken") != std::string::npos;
    chance::Dice dice{seed, 4};
    Chronicle chronicle = game.begin();
    std::vector<Device> devices;
    devices.emplace_back(game.casting(), story::Listener{});
    for (std::size_t i = 0; i < game.casting().names.seats.size(); ++i) {
      const story::Listener seat{story::Listener::Kind::seat, static_cast<Seat>(i)};
      devices.emplace_back(game.casting(), seat);
    }
    for (const Command& command : feeds::commands_of(game)) {
      ASSERT_EQ(chronicle.play(command), Refusal::none);
      hear(devices, chronicle);
      const bool night = chronicle.game().standing().hour == Hour::night;
      if (night || dice.once_in(8)) look(devices, chronicle.game());
      if (HasFailure()) return;
    }
  }
  EXPECT_GT(seen_.publics, 5'000U);
  EXPECT_GT(seen_.decoys, 1'000U);
  EXPECT_GT(seen_.asked, 200U);
}

INSTANTIATE_TEST_SUITE_P(Rulebooks, Screens, testing::Values("gorod", "spytown", "mrakoszlap"));

}  // namespace
}  // namespace omerta::wire
