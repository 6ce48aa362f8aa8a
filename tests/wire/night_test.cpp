// Nights on the circle: who is sent them, and that one can follow every step.
#include <gtest/gtest.h>

#include "chance/dice.h"
#include "presentation/flights/tracing.h"
#include "rulebooks/rulebook.h"
#include "tests/feeds/games.h"
#include "tests/wire/device.h"
#include "wire/encode_night.h"

namespace omerta::wire {
namespace {

constexpr std::uint64_t kGames = 12;

using story::Listener;

std::string sent(const Device& device, const notation::Casting& casting, const Chronicle& chronicle,
                 int number) {
  const flights::Tracing& tracing = *rulebook(casting.rulebook).tracing;
  const auto night =
      flights::night_for(device.feed(), tracing, {casting, chronicle.told()}, number);
  return night ? encoded(*night) : "";
}

// Every step follows from an earlier one, and a bullet begins with its shot.
void follow(const flights::Night& night) {
  for (const flights::Course& course : night.bullets) {
    ASSERT_FALSE(course.steps.empty());
    EXPECT_EQ(course.steps.front().after, -1);
    EXPECT_EQ(course.steps.front().way, flights::Step::Way::flies);
    EXPECT_EQ(course.steps.front().from, course.from);
    EXPECT_EQ(course.steps.front().to, course.to);
    EXPECT_LT(course.order, static_cast<int>(night.orders.size()));
    for (std::size_t i = 1; i < course.steps.size(); ++i) {
      const flights::Step& step = course.steps[i];
      ASSERT_GE(step.after, 0);
      ASSERT_LT(step.after, static_cast<int>(i));
      const flights::Step& before = course.steps[static_cast<std::size_t>(step.after)];
      if (step.way != flights::Step::Way::stays) {
        EXPECT_EQ(step.from, before.to) << step.what;
      }
      EXPECT_NE(step.by, Clause::none);
      EXPECT_EQ(step.part.compare(0, before.part.size(), before.part), 0);
    }
  }
  Seats killed;
  for (const auto* all : {&night.bullets, &night.others}) {
    for (const flights::Course& course : *all) {
      for (const flights::Step& step : course.steps) {
        if (step.kills) killed |= Seats::of(step.to);
      }
    }
  }
  EXPECT_EQ(killed, night.fallen);
}

TEST(WireNight, IsTheModeratorsUntilTheGameIsOver) {
  int shown = 0;
  int early = 0;
  for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
    const notation::Record game = feeds::random_game("mrakoszlap", 300 + seed);
    const notation::Casting& casting = game.casting();
    Chronicle chronicle = game.begin();
    std::vector<Device> players;
    players.emplace_back(casting, Listener{});
    for (std::size_t i = 0; i < casting.names.seats.size(); ++i) {
      players.emplace_back(casting, Listener{Listener::Kind::seat, static_cast<Seat>(i)});
    }
    Device moderator{casting, Listener{Listener::Kind::moderator}};
    const flights::Tracing& tracing = *rulebook("mrakoszlap").tracing;
    int seen = 0;
    const auto look = [&] {
      (void)moderator.hear(chronicle);
      for (Device& each : players) (void)each.hear(chronicle);
      const int last = tracing.last_night(chronicle.told());
      EXPECT_EQ(sent(moderator, casting, chronicle, last + 1), "");  // it is not over
      if (last == seen && !chronicle.game().over()) return;
      seen = last;
      const std::string whole = sent(moderator, casting, chronicle, last);
      EXPECT_EQ(whole.empty(), last == 0);
      for (const Device& each : players) {
        EXPECT_EQ(sent(each, casting, chronicle, last), chronicle.game().over() ? whole : "");
      }
      ++(chronicle.game().over() ? shown : early);
      if (last != 0) follow(*tracing.night({casting, chronicle.told()}, last));
    };
    look();
    for (const Command& command : feeds::commands_of(game)) {
      ASSERT_EQ(chronicle.play(command), Refusal::none);
      look();
    }
  }
  EXPECT_GE(shown, 10);
  EXPECT_GE(early, 20);
}

TEST(WireNight, HasEveryFieldAlwaysInTheSameOrder) {
  flights::Night night{.number = 2, .seats = Seats::first(2)};
  night.bullets.push_back({.title = "t", .from = Seat{0}, .to = Seat{1}, .steps = {}});
  night.bullets.back().steps.push_back({.what = "dies", .part = "1", .to = Seat{1}, .kills = true});
  night.marks.push_back({.name = "m", .card = "c", .seats = Seats::of(Seat{1})});
  EXPECT_EQ(encoded(night),
            R"({"night":2,"state":"unfinished","seats":[0,1],"living":[],"fallen":[],"orders":[],)"
            R"("passages":[],"marks":[{"name":{"key":"m"},"card":{"key":"c"},"seats":[1],)"
            R"("more":null}],"silence":null,"silent-by":"","bullets":[{"title":)"
            R"({"key":"t"},"from":0,"to":1,"order":null,"steps":[{"way":"stays","what":"dies",)"
            R"("part":"1","after":null,"from":null,"to":1,"text":null,"kills":true,)"
            R"("clause":""}]}],"others":[],"gains":[]})");
}

}  // namespace
}  // namespace omerta::wire
