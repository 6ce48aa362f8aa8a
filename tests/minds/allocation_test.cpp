// Asking a mind, and whatever it hears, makes no room: not in the middle of a game, and not in the
// next one at the same table.
#include <gtest/gtest.h>

#include "minds/memory.h"
#include "rulebooks/gorod/bots/record.h"
#include "rulebooks/gorod/rules/plan.h"
#include "rulebooks/gorod/rules/setup.h"
#include "tests/minds/counting_new.h"

namespace omerta::minds {
namespace {

using bots::Level;
using talk::Act;
namespace fact = gorod::fact;

constexpr auto kCommissioner = static_cast<std::uint8_t>(gorod::Role::commissioner);

class CountedTable {
 public:
  CountedTable() {
    memory_.told.reserve(64);
    memory_.said.reserve(64);
  }

  void forget() { memory_.forget(); }
  void hear(const Event& event) { memory_.told.push_back(event); }
  void say(Seat who, const talk::Statement& statement) {
    talk::Said said{.who = who, .after = static_cast<std::uint32_t>(memory_.told.size())};
    said.first = static_cast<std::uint16_t>(memory_.said.size() + 1);
    said.utterance.statements[said.utterance.count++] = statement;
    memory_.said.push_back(said);
  }

  Seat ask(Seat who) {
    const Row& row = gorod::row(Level::player, nullptr);
    PublicMind& mind =
        bots::public_mind(plan_, {Level::player, row}, {}, {}, &memory_, none_).asked();
    return mind.choice(who, mind.in_play());
  }

 private:
  gorod::Plan plan_ = gorod::plan(gorod::preset(gorod::Edition::newer, 10));
  Memory memory_;
  std::unique_ptr<Followed> none_;
};

void play(CountedTable& table) {
  for (std::uint16_t round = 1; round < 4; ++round) {
    table.hear({.fact = fact::night_fell, .much = round});
    table.hear({.fact = fact::day_opened, .much = round});
    const Seat named = static_cast<Seat>(3 + round);
    table.say(Seat{0}, {.act = Act::claim, .word = kCommissioner});
    table.say(Seat{1}, {.act = Act::suspect, .seats = Seats::of(named)});
    table.say(Seat{2}, {.act = Act::ask_role, .seats = Seats::of(named)});
    for (Seat seat : Seats::first(10)) table.ask(seat);
    table.hear({.fact = fact::nominated, .who = Seat{1}, .whom = named});
    for (Seat seat : Seats::first(10)) table.ask(seat);
  }
}

TEST(Allocations, AreMadeForTheFirstQuestionOnly) {
  CountedTable table;
  const std::size_t before = allocations();
  table.ask(Seat{0});
  const std::size_t first = allocations();
  EXPECT_GT(first, before) << "the counter counts";
  for (int game = 0; game < 3; ++game) {
    play(table);
    table.forget();
  }
  EXPECT_EQ(allocations(), first);
}

}  // namespace
}  // namespace omerta::minds
