// The form before a game: every choice of every rulebook can be listed and said in every language,
// is taken or complained about, and what may start begins a game.
#include <gtest/gtest.h>

#include "notation/record.h"
#include "presentation/setup/begin.h"
#include "rulebooks/rulebook.h"
#include "words/words.h"

namespace omerta::setup {
namespace {

Chosen usual(const Rulebook& book) {
  const Form form = book.form({});
  Chosen chosen{.rulebook = std::string{book.id}, .edition = form.editions.front().id};
  for (int i = 0; i < form.people.usual; ++i) chosen.players.push_back("P" + std::to_string(i + 1));
  return chosen;
}

TEST(Form, TheUsualTableMayStartAndBegins) {
  for (const Rulebook* book : rulebooks()) {
    const Judged judged = book->judged(usual(*book));
    EXPECT_TRUE(judged.may_start()) << book->id;
    EXPECT_FALSE(judged.deck.empty()) << book->id;
    const notation::Record record =
        notation::Record::of(written(judged.chosen), judged.chosen.edition);
    EXPECT_TRUE(record.casting().may_start()) << book->id;
    EXPECT_EQ(record.casting().names.seats, judged.chosen.players) << book->id;
  }
}

// What is dealt, counted by the cards of the form: as many as there are people, or as many each.
TEST(Form, TheDealIsCountedCardByCard) {
  for (const Rulebook* book : rulebooks()) {
    const Judged judged = book->judged(usual(*book));
    const Form form = book->form({});
    int total = 0;
    for (const Counted& each : judged.counts) {
      EXPECT_TRUE(std::any_of(form.deck.begin(), form.deck.end(), [&](const Card& card) {
        return card.id == each.id;
      })) << each.id;
      EXPECT_GT(each.count, 0) << each.id;
      total += each.count;
    }
    EXPECT_GE(total, people(judged.chosen)) << book->id;
    EXPECT_EQ(total % people(judged.chosen), 0) << book->id;
  }
}

TEST(Form, EverythingIsSaidInEveryLanguage) {
  for (const Rulebook* book : rulebooks()) {
    const Form form = book->form({});
    for (Language language : kLanguages) {
      const Words& words = Words::of(language, book->id);
      EXPECT_FALSE(words.said(form.title).empty());
      EXPECT_FALSE(words.said(form.about).empty());
      for (const Field& field : form.fields) {
        EXPECT_FALSE(words.said(field.about).empty()) << field.id;
        EXPECT_FALSE(field.clause.empty()) << field.id;
        for (const Value& value : field.values) {
          EXPECT_FALSE(words.said(value.about).empty()) << field.id << " " << value.id;
        }
      }
      for (const auto* pile : {&form.deck, &form.cards}) {
        for (const Card& card : *pile) EXPECT_FALSE(words.said(card.name).empty()) << card.id;
      }
      for (const Preset& preset : form.presets) {
        EXPECT_FALSE(words.said(preset.about).empty()) << preset.id;
      }
    }
  }
}

TEST(Form, EveryValueIsTakenAndAnyOtherComplainedAbout) {
  for (const Rulebook* book : rulebooks()) {
    for (const Field& field : book->form({}).fields) {
      for (const Value& value : field.values) {
        Chosen chosen = usual(*book);
        const std::string id = value.id == "N" ? "7" : value.id;
        EXPECT_TRUE(field.takes(id)) << field.id;
        chosen.options = {{field.id, id}};
        EXPECT_EQ(book->form(chosen).field(field.id)->now, id) << field.id;
      }
      Chosen wrong = usual(*book);
      wrong.options = {{field.id, "nonsense"}};
      EXPECT_FALSE(field.takes("nonsense"));
      EXPECT_FALSE(book->judged(wrong).may_start()) << field.id;
    }
  }
}

// Whatever is complained about begins nothing, and whatever is not begins and is read again.
TEST(Form, WhatIsNotComplainedAboutBegins) {
  for (const Rulebook* book : rulebooks()) {
    for (const Field& field : book->form({}).fields) {
      for (const Value& value : field.values) {
        for (const char* moderator : {"", "Marek"}) {
          Chosen chosen = usual(*book);
          chosen.moderator = moderator;
          chosen.options = {{field.id, value.id == "N" ? "7" : value.id}};
          const auto found = complaints(chosen);
          const bool free = std::all_of(found.begin(), found.end(), [](const Complaint& each) {
            return each.weight == Complaint::Weight::warning;
          });
          const auto record = begun(chosen);
          ASSERT_EQ(record.has_value(), free) << book->id << " " << field.id << " " << value.id;
          if (record) static_cast<void>(record->begin());
        }
      }
    }
  }
}

TEST(Form, NamesThatNoRecordCanHoldAreComplainedAbout) {
  for (const Rulebook* book : rulebooks()) {
    for (const char* name : {"", "A", "a \"quoted\" name", "two\nlines"}) {
      Chosen chosen = usual(*book);
      chosen.players[0] = name;
      chosen.players[1] = "A";
      const auto record = begun(chosen);
      EXPECT_NE(record.has_value(), !complaints(chosen).empty()) << book->id << " " << name;
      if (record) {
        EXPECT_EQ(record->casting().names.seats, chosen.players);
      }
    }
    Chosen unknown = usual(*book);
    unknown.rulebook = "of-nowhere";
    EXPECT_FALSE(begun(unknown));
    EXPECT_EQ(complaints(unknown).front().code, "unknown-rulebook");
  }
}

TEST(Form, PresetsSetWhatTheySay) {
  for (const Rulebook* book : rulebooks()) {
    for (const Preset& preset : book->form({}).presets) {
      Chosen chosen = usual(*book);
      chosen.preset = preset.id;
      const Form form = book->form(chosen);
      for (const Setting& each : preset.sets) {
        EXPECT_EQ(form.field(each.option)->now, each.value) << preset.id;
      }
      EXPECT_TRUE(book->judged(chosen).may_start()) << preset.id;
    }
  }
}

TEST(Form, WhatIsUnknownIsSaidAndNothingIsPlayedInItsPlace) {
  for (const Rulebook* book : rulebooks()) {
    const auto is_refused = [&](auto&& change) {
      Chosen chosen = usual(*book);
      change(chosen);
      return !book->judged(chosen).may_start();
    };
    EXPECT_TRUE(is_refused([](Chosen& chosen) { chosen.edition = "of-nowhere"; })) << book->id;
    EXPECT_TRUE(is_refused([](Chosen& chosen) { chosen.deck = {{"unicorn", 2}}; })) << book->id;
    EXPECT_TRUE(is_refused([](Chosen& chosen) { chosen.options = {{"weather", "rain"}}; }))
        << book->id;
    EXPECT_TRUE(is_refused([](Chosen& chosen) { chosen.players = {"A", "B"}; }) ||
                book->form({}).people.fewest <= 2);
  }
  EXPECT_EQ(find_rulebook("of-nowhere"), nullptr);
}

}  // namespace
}  // namespace omerta::setup
