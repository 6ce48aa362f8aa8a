// Forms and choices: what is sent, what is read, and what becomes of what was chosen.
#include <gtest/gtest.h>

#include "chance/dice.h"
#include "presentation/setup/begin.h"
#include "rulebooks/rulebook.h"
#include "tests/wire/hostile.h"
#include "wire/encode.h"
#include "wire/encode_setup.h"
#include "wire/received/chosen.h"

namespace omerta::wire {
namespace {

setup::Chosen everything() {
  return {.rulebook = "gorod",
          .edition = "new",
          .preset = "p",
          .options = {{"second-tie", "lot"}, {"a\"b", "\\:,{}[]"}},
          .deck = {{"don", 1}, {"citizen", 99}},
          .cards = {{"vest", 0}},
          .house = {{"actor", ""}, {"own.toml", "[role]\nname = \"żółw\"\n"}},
          .seats = 31,
          .players = {"Anna", "Борис", ""},
          .moderator = "Zora"};
}

TEST(WireChosen, IsReadAsItIsWritten) {
  const auto read = read_chosen(encoded(everything()));
  ASSERT_TRUE(read) << code(read.error().fault) << read.error().field;
  EXPECT_EQ(*read, everything());
  EXPECT_EQ(encoded(*read), encoded(everything()));
}

TEST(WireChosen, WhatIsNotSaidIsNotChosen) {
  const auto read = read_chosen(R"({"seats":8,"rulebook":"gorod"})");
  ASSERT_TRUE(read);
  EXPECT_EQ(*read, (setup::Chosen{.rulebook = "gorod", .seats = 8}));
  EXPECT_EQ(encoded(*read),
            R"({"rulebook":"gorod","edition":"","preset":"","options":[],"deck":[],"cards":[],)"
            R"("house":[],"seats":8,"players":[],"moderator":""})");
}

TEST(WireChosen, OfAnotherFormIsRefusedWithTheReasonAndTheField) {
  for (const HostileChosen& each : hostile_choices()) {
    const auto read = read_chosen(each.text);
    ASSERT_FALSE(read) << each.text.substr(0, 80);
    EXPECT_EQ(code(read.error().fault), code(each.fault)) << each.text.substr(0, 80);
    EXPECT_EQ(read.error().field, each.field) << each.text.substr(0, 80);
  }
  EXPECT_EQ(Encoder{}.add_refused("wrong-field", "deck").text(),
            R"({"refused":"wrong-field","field":"deck"})");
}

// Whatever is sent, it is a choice or a refusal; whatever was chosen, something is said to it.
TEST(WireChosen, OfAnyBytesIsReadOrRefused) {
  const std::string good =
      R"({"rulebook":"spytown","options":[{"option":"a","value":"b"}],"seats":7})";
  chance::Dice dice{1, 1};
  std::size_t taken = 0;
  for (int i = 0; i < 50'000; ++i) {
    std::string text = good;
    const std::uint32_t edits = 1 + dice.below(3);
    for (std::uint32_t edit = 0; edit < edits; ++edit) {
      const std::size_t at = dice.below(static_cast<std::uint32_t>(text.size()));
      text[at] = static_cast<char>(dice.below(128));
    }
    const auto read = read_chosen(text);
    if (!read) continue;
    ++taken;
    ASSERT_EQ(*read_chosen(encoded(*read)), *read) << text;
  }
  EXPECT_GT(taken, 100U);
  EXPECT_LT(taken, 40'000U);
}

std::string codes(const setup::Judged& judged) {
  std::string all;
  for (const setup::Complaint& each : judged.complaints) all += each.code + ' ';
  return all;
}

// An id that nobody knows is refused with a complaint, and nothing is played in its place.
TEST(WireChosen, WhatItNamesHasToExist) {
  const setup::Judged nowhere = setup::judged({.rulebook = "chess"});
  EXPECT_EQ(codes(nowhere), "unknown-rulebook ");
  EXPECT_NE(encoded(nowhere).find(R"("may-start":false)"), std::string::npos);
  for (const Rulebook* book : rulebooks()) {
    const setup::Chosen usual{.rulebook = std::string{book->id},
                              .edition = book->form({}).editions.front().id,
                              .seats = 8};
    const auto said = [&](auto member, auto value) {
      setup::Chosen chosen = usual;
      chosen.*member = value;
      const setup::Judged judged = setup::judged(chosen);
      EXPECT_FALSE(judged.may_start()) << encoded(judged);
      EXPECT_FALSE(setup::begun(chosen)) << encoded(judged);
      return codes(judged);
    };
    using setup::Chosen;
    EXPECT_NE(said(&Chosen::edition, "none").find("unknown-edition"), std::string::npos);
    EXPECT_FALSE(said(&Chosen::preset, "none").empty());
    EXPECT_NE(
        said(&Chosen::options, std::vector<setup::Setting>{{"none", "x"}}).find("unknown-option"),
        std::string::npos);
    EXPECT_NE(said(&Chosen::deck, std::vector<setup::Counted>{{"none", 1}}).find("unknown-card"),
              std::string::npos);
    EXPECT_FALSE(said(&Chosen::cards, std::vector<setup::Counted>{{"none", 1}}).empty());
    EXPECT_FALSE(said(&Chosen::house, std::vector<setup::Definition>{{"none", ""}}).empty());
  }
}

TEST(WireJudged, KeepsTheFirstOfVeryManyComplaints) {
  setup::Judged judged;
  for (int i = 0; i < 1000; ++i) {
    judged.complaints.push_back({"code", setup::Complaint::Weight::error, {"k", {{"n", i}}}, {}});
  }
  const std::string text = encoded(judged);
  EXPECT_NE(text.find("\"n\":63}"), std::string::npos);
  EXPECT_EQ(text.find("\"n\":64}"), std::string::npos);
}

TEST(WireForm, HasEveryFieldAlwaysInTheSameOrder) {
  EXPECT_EQ(
      encoded(setup::Form{}),
      R"({"title":null,"about":null,"editions":[],"usual-edition":"","presets":[],"fields":[],)"
      R"("deck":[],"cards":[],"house":"none","shipped":[],"seats":"said","people":{"fewest":0,)"
      R"("most":0,"host":0,"usual":0,"usual-moderated":0},"decks":{"title":null,"columns":[],)"
      R"("rows":[],"notes":[],"cards-title":null,"cards":[]}})");
}

}  // namespace
}  // namespace omerta::wire
