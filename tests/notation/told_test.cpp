// What is said at the table, in every language, every phrasing and by every name: whole sentences
// with nothing raw in them, the same for all readers.
#include "talk/told.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "notation/setup_text.h"
#include "notation/statement_text.h"
#include "talk/shape.h"
#include "words/words.h"

namespace omerta::notation {
namespace {

using talk::Act;
using talk::Said;
using talk::Statement;

const std::string kThree = "seats Ева, \"Jan Novák\", O’Neil, D, E, F, G, H, I, J";
const std::vector<std::string> kHeads{
    "rulebook gorod\nedition new\n" + kThree +
        ", K, L, M, N, O\ndeck mafioso 2, don 1, lawyer 1, citizen 3, commissioner 1, sheriff 1, "
        "nurse 1, beauty 1, sleepwalker 1, journalist 1, captain 1, maniac 1\n",
    "rulebook gorod\nedition new\noption yakuza-mode second-clan\n" + kThree +
        ", K, L, M, N, O, P, Q, R\ndeck mafioso 3, yakuza 3, citizen 11, commissioner 1\n",
    "rulebook spytown\nedition sk\noption extended on\ncards vest, wiretap, arrest\n" + kThree +
        "\n",
    "rulebook spytown\nedition pl\noption kids-wording on\n" + kThree + "\n",
    "rulebook mrakoszlap\nedition R\n" + kThree + "\n"};

SetupText setup_of(const std::string& lines) {
  SetupText setup;
  for (const std::string& text : split_lines(lines, "setup")) {
    Line line("setup", 1, text);
    EXPECT_TRUE(read_setup_line(line, setup)) << text;
  }
  return setup;
}

struct Table {
  const Book& book;
  Casting casting;
  const talk::Lexicon& lexicon;

  explicit Table(const SetupText& setup)
      : book{*book_of(setup)},
        casting{book.cast(setup, setup.edition.text)},
        lexicon{lexicon_of(book)} {
    EXPECT_TRUE(casting.may_start()) << book.id();
  }
  AnyTable table() const { return casting.game->any_table(); }
};

void add_results(const Table& at, Act act, std::vector<Statement>& all) {
  for (const talk::Asked& row : at.lexicon.asked) {
    if ((row.answers != 0) != (act == Act::report)) continue;
    for (std::uint8_t answer = 0; answer < (act == Act::report ? 32 : 1); ++answer) {
      if (act == Act::report && (row.answers >> answer & 1U) == 0) continue;
      const int count = std::clamp(1, int{row.least}, int{row.most});
      all.push_back(
          {.act = act, .ask = row.ask, .answer = answer, .seats = Seats::first(count), .round = 2});
    }
  }
}

// Everything that can be said at this table, of the first three players.
std::vector<Statement> everything(const Table& at) {
  std::vector<Statement> all;
  for (int i = 0; i < talk::kActs; ++i) {
    const auto act = static_cast<Act>(i);
    const talk::Shape& row = talk::shape(act);
    for (std::uint8_t word = 0; row.word && word < at.lexicon.words; ++word) {
      if (at.lexicon.has(at.table(), word)) all.push_back({.act = act, .word = word});
    }
    if (row.ask) add_results(at, act, all);
    for (Seat seat : Seats::first(row.whom == talk::Whom::one_or_none ? 3 : 0)) {
      all.push_back({.act = act, .seats = Seats::of(seat)});
    }
    for (Seat seat : Seats::first(row.whom == talk::Whom::one ? 3 : 0)) {
      all.push_back({.act = act, .seats = Seats::of(seat)});
    }
    if (row.whom == talk::Whom::one_or_none || act == Act::nothing) all.push_back({.act = act});
    if (row.number) all.push_back({.act = act, .number = 1});
  }
  for (int i = 1; i < talk::kGrounds; ++i) {
    const auto ground = static_cast<talk::Ground>(i);
    Statement because{.act = Act::because, .ground = ground};
    const talk::GroundShape& row = talk::shape(ground);
    if (row.round) because.round = 1;
    if (row.who) because.whom = Seat{1};
    if (row.number) because.number = 1;
    if (row.whom != talk::Whom::nobody) because.seats = Seats::of(Seat{2});
    all.push_back(because);
    if (ground == talk::Ground::ballot) because.seats = {}, all.push_back(because);
  }
  return all;
}

std::string wrong_with(const std::string& text) {
  if (text.empty() || text.front() == ' ') return "begins with nothing";
  if (text.find_first_of("{}#") != std::string::npos) return "an argument is left over";
  if (std::string_view{".?!"}.find(text.back()) == std::string_view::npos) return "is no sentence";
  for (const char* bad : {"  ", " .", " ,", " :", "..", ",,", ":.", ".,", "()", "::", "?."}) {
    if (text.find(bad) != std::string::npos) return std::string{"contains "} + bad;
  }
  for (const char* bad : {"(a)", "(а)", "/a", "talk.", "null", "_", "(y)"}) {
    if (text.find(bad) != std::string::npos) return std::string{"contains "} + bad;
  }
  return {};
}

// Raw ids of the rulebook: words with a dash in them, and every act.
std::string raw_id_in(const Table& at, const std::string& text) {
  for (const talk::Shape& row : talk::kShapes) {
    if (row.id.find('-') != row.id.npos && text.find(row.id) != text.npos) {
      return std::string{row.id};
    }
  }
  for (const talk::Asked& row : at.lexicon.asked) {
    const std::string id = at.book.ask_name(row.ask);
    if (id.find('-') != id.npos && text.find(id) != text.npos) return id;
  }
  return {};
}

TEST(Talk, IsSaidInEveryLanguage) {
  std::set<std::string> used;  // keys
  for (const std::string& head : kHeads) {
    const Table at{setup_of(head)};
    const Said first{{{Statement{}}, 1}, Seat{0}, 0, 1};
    for (const Statement& each : everything(at)) {
      for (std::uint16_t number = 2; number < 60; ++number) {
        const Said said{{{each}, 1}, static_cast<Seat>(number % 3), 0, number};
        const std::vector<Said> all{first, said};
        const Message message = talk::sentence(at.lexicon, at.table(), all, said, 0);
        used.insert(message.key);
        for (Language language : kLanguages) {
          const Words& words = Words::of(language, at.book.id());
          const std::string text = words.said(message, at.casting.names);
          ASSERT_EQ(text.find(message.key), std::string::npos) << text;
          ASSERT_EQ(wrong_with(text), "") << message.key << code(language) << ": " << text;
          ASSERT_EQ(raw_id_in(at, text), "") << message.key << code(language) << ": " << text;
        }
      }
    }
  }
  // Every phrasing that is written has been said, and there are 3 to 6 of each.
  std::set<std::string> written;
  for (const talk::Phrase& phrase : talk::phrases()) {
    EXPECT_GE(phrase.variants, 3);
    EXPECT_LE(phrase.variants, 6);
    for (int i = 1; i <= phrase.variants; ++i) {
      written.insert("say." + std::string{phrase.id} + "." + std::to_string(i));
    }
  }
  EXPECT_EQ(used, written);
  std::set<std::string> messages;
  for (std::string_view key : Words::of(Language::en).keys()) {
    if (key.starts_with("say.") && !key.starts_with("say.menu.")) messages.emplace(key);
  }
  EXPECT_EQ(messages, written);
}

// "on byl", "я сделал": the speaker's gender would be guessed.
TEST(Talk, HasNoPastOfTheFirstPerson) {
  const std::map<Language, List> endings{
      {Language::pl, {"łem ", "łam ", "łem.", "łam.", "łem,", "łam,"}},
      {Language::sk, {"l som", "la som", "som bol"}},
      {Language::cs, {"l jsem", "la jsem", "jsem byl"}},
      {Language::ru, {"я проверил", "я видел", "я сделал", "я думал"}}};
  for (std::string_view book : {"gorod", "spytown", "mrakoszlap"}) {
    for (const auto& [language, bad] : endings) {
      const Words& words = Words::of(language, book);
      for (std::string_view key : words.keys()) {
        if (!key.starts_with("say.") && key.find("talk.") == key.npos) continue;
        for (const std::string& each : bad) {
          EXPECT_EQ(words.pattern(key).find(each), std::string_view::npos) << key << code(language);
        }
      }
    }
  }
}

TEST(Talk, SaysTheSameToAll) {
  for (int number = 1; number < 200; ++number) {
    const auto n = static_cast<std::uint16_t>(number);
    const int form = talk::variant(3, n, Seat{2}, Act::accuse);
    EXPECT_EQ(form, talk::variant(3, n, Seat{2}, Act::accuse));
    EXPECT_GE(form, 1);
    EXPECT_LE(form, 3);
  }
}

}  // namespace
}  // namespace omerta::notation
