// What a moderator's console is sent and what it may send: every step of an evening, within its
// limits; and what is no entry is refused for what is wrong with it.
#include <gtest/gtest.h>

#include "tests/script/some_table.h"
#include "tests/wire/hostile_filled.h"
#include "wire/encode_script.h"
#include "wire/received/filled.h"

namespace omerta::wire {
namespace {

TEST(Script, WhatIsSentComesBackTheSame) {
  for (const char* rulebook : {"gorod", "spytown", "mrakoszlap"}) {
    chance::Dice dice{5, 6};
    script::Desk desk = script::desk_of(script::table(rulebook), 3);
    desk.deal_by_program();
    int entered = 0;
    for (int i = 0; i < 300 && !desk.game().over(); ++i) {
      const script::Step step = desk.step();
      EXPECT_EQ(encoded(desk.script()), encoded(desk.script()));
      if (step.entries.empty()) break;
      const script::Filled filled =
          dice.once_in(2) && desk.usual() ? *desk.usual() : script::some_entry(desk, step, dice);
      const auto read = read_filled(encoded(filled));
      ASSERT_TRUE(read.has_value()) << encoded(filled);
      EXPECT_EQ(read->hands, filled.hands);
      EXPECT_EQ(read->entry, filled.entry);
      const script::Tried tried = desk.preview(filled);
      EXPECT_LT(encoded(tried).size(), kLargestScript);
      if (!tried.preview) continue;
      desk.enter(*tried.preview);
      ++entered;
    }
    EXPECT_GT(entered, 10) << rulebook;
  }
}

TEST(Script, AFilledEntryIsWrittenLikeThis) {
  const script::Filled filled{.entry = 2,
                              .hands = {{Seat{3}, choice_of(Seat{5})}, {Seat::nobody, kPass}},
                              .of = script::Filled::Of::anytime};
  EXPECT_EQ(
      encoded(filled),
      R"({"of":"anytime","entry":2,"hands":[{"who":3,"choice":[5]},{"who":null,"choice":[]}]})");
  EXPECT_EQ(read_filled(encoded(filled)), filled);
}

TEST(Script, WhatIsNoEntryIsRefused) {
  for (const HostileFilled& each : hostile_filled()) {
    const auto read = read_filled(each.text);
    ASSERT_FALSE(read.has_value()) << each.text.substr(0, 100);
    EXPECT_EQ(code(read.error()), code(each.fault)) << each.text.substr(0, 100);
  }
}

TEST(Script, ARefusalIsAMessage) {
  script::Desk desk = script::desk_of(script::table("gorod"), 3);
  desk.deal_by_program();
  const std::string sent = encoded(desk.preview(script::Filled{.entry = 77}));
  EXPECT_EQ(sent.rfind(R"({"refused":{"key":)", 0), 0U) << sent;
  EXPECT_EQ(encoded(desk.before_taking_back(1)), R"({"entries":1,"commands":0,"seen":[]})");
}

}  // namespace
}  // namespace omerta::wire
