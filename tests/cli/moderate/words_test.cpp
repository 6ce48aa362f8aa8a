// What a moderator types is understood as it is meant.
#include <gtest/gtest.h>

#include "cli/typed/desk_words.h"
#include "cli/typed/seats.h"
#include "cli/typed/suggest.h"
#include "cli/typed/typed.h"

namespace omerta::cli {
namespace {

const Names kTable{{"Anna", "Jan Novák", "Jan", "Žofia", "7", "Борис"}, {}, {}};
const Words& english() { return Words::of(Language::en); }

TEST(Seats, ByNameNumberAndBeginning) {
  EXPECT_EQ(find_seat("anna", kTable), Seat{0});
  EXPECT_EQ(find_seat("An", kTable), Seat{0});
  EXPECT_EQ(find_seat("2", kTable), Seat{1});
  EXPECT_EQ(find_seat("7", kTable), Seat{4}) << "a name comes before a number";
  EXPECT_EQ(find_seat("jan", kTable), Seat{2});
  EXPECT_EQ(find_seat("žofia", kTable), Seat{3});
  EXPECT_EQ(find_seat("борис", kTable), Seat{5});
  EXPECT_EQ(find_seat("", kTable), std::nullopt);
  EXPECT_EQ(find_seat("0", kTable), std::nullopt);
  EXPECT_EQ(find_seat("-1", kTable), std::nullopt);
  EXPECT_EQ(find_seat("J", kTable), std::nullopt) << "could be two";
}

TEST(Seats, AccentsMayBeLeftOutWhereThatLeavesNoDoubt) {
  const Names table{{"Ján", "Jan", "Žofia", "Štefan", "Stela"}, {}, {}};
  EXPECT_EQ(find_seat("jan", table), Seat{1});
  EXPECT_EQ(find_seat("ján", table), Seat{0});
  EXPECT_EQ(find_seat("zofia", table), Seat{2});
  EXPECT_EQ(find_seat("ste", table), Seat{4}) << "as it is written comes first";
  EXPECT_EQ(find_seat("stef", table), Seat{3});
  EXPECT_EQ(find_seat("st", table), Seat{4});
  const Names two{{"Žan", "Źan"}, {}, {}};
  EXPECT_EQ(find_seat("zan", two), std::nullopt) << "could be two";
}

TEST(Words, AlternativesInAnyCaseWithOrWithoutAccents) {
  EXPECT_TRUE(is_one_of("spat", "späť|o krok"));
  EXPECT_TRUE(is_one_of("Späť", "späť|o krok"));
  EXPECT_TRUE(is_one_of("o krok", "späť|o krok"));
  EXPECT_FALSE(is_one_of("", "späť|o krok"));
  EXPECT_FALSE(is_one_of("krok", "späť|o krok"));
  EXPECT_FALSE(is_one_of("späť|o krok", "späť|o krok"));
}

TEST(Seats, NamesOfSeveralWordsInAList) {
  const SeatsTyped typed = read_seats("Anna, jan novák Jan 4", kTable);
  EXPECT_TRUE(typed.unknown.empty());
  EXPECT_EQ(typed.seats, (std::vector<Seat>{Seat{0}, Seat{1}, Seat{2}, Seat{3}}));
  EXPECT_EQ(read_seats("Anna Zuzana", kTable).unknown, "Zuzana");
}

TEST(Words, APlayersNameIsNoCommand) {
  const Names table{{"Back", "Log"}, {}, {}};
  EXPECT_EQ(find_word("back", english(), table).word, Word::none);
  EXPECT_EQ(find_word("back 2", english(), table).word, Word::back);
  EXPECT_EQ(find_word("table", english(), table).word, Word::table);
  EXPECT_EQ(find_word("withdraw Log", english(), table).rest, "Log");
}

TEST(Words, ArrowsInAllTheirForms) {
  for (const char* text : {"Anna > Eva", "Anna->Eva", "Anna → Eva", "Anna: Eva", "Anna=Eva"}) {
    const auto halves = split_arrow(text);
    ASSERT_TRUE(halves) << text;
    EXPECT_EQ(halves->left, "Anna");
    EXPECT_EQ(halves->right, "Eva");
  }
  EXPECT_FALSE(split_arrow("Anna Eva"));
}

TEST(Words, NoTwoCommandsOfALanguageAreTheSame) {
  for (Language language : kLanguages) {
    const Words& words = Words::of(language);
    std::vector<std::string> seen;
    for (const char* id : {"back", "withdraw", "close", "table", "log", "why", "next", "save",
                           "help", "quit", "rest", "undo"}) {
      const std::string word = words.say("cli.moderate.word." + std::string{id});
      EXPECT_EQ(std::count(seen.begin(), seen.end(), word), 0) << word;
      EXPECT_EQ(word.find(' '), std::string::npos) << word;
      seen.push_back(word);
    }
  }
}

// What stands in quotation marks in the program's sentences: “help”, „späť 3“, «помощь».
std::vector<std::string> quoted_in(std::string_view pattern) {
  std::vector<std::string> found;
  for (const auto& [open, close] :
       {std::pair{"“", "”"}, std::pair{"„", "”"}, std::pair{"„", "“"}, std::pair{"«", "»"}}) {
    for (std::size_t at = pattern.find(open); at != pattern.npos; at = pattern.find(open, at + 1)) {
      const std::size_t first = at + std::string_view{open}.size();
      const std::size_t end = pattern.find(close, first);
      if (end == pattern.npos) break;
      found.emplace_back(pattern.substr(first, end - first));
    }
  }
  return found;
}

bool is_taken(const std::string& typed, const Words& words) {
  const bool known = find_word(typed, words, {}).word != Word::none || is_pass(typed, words) ||
                     is_rest(typed, words) || is_undo(typed, words);
  if (known) return true;
  for (std::string_view key : words.keys()) {
    if (key.starts_with("play.word.") && is_one_of(typed, words.say(key))) return true;
  }
  return false;
}

TEST(Words, WhatPeopleAreToldToTypeIsTaken) {
  constexpr std::string_view kAbout = "cli.about";  // quotes the name of the game
  for (Language language : kLanguages) {
    const Words& words = Words::of(language);
    int told = 0;
    for (std::string_view key : words.keys()) {
      const bool own =
          key.starts_with("cli.") || key.starts_with("guide.") || key.starts_with("play.");
      const bool how = words.pattern(key).find("{text}") == std::string_view::npos;
      if (!own || !how || key == kAbout) continue;
      for (const std::string& typed : quoted_in(words.pattern(key))) {
        const bool argument = typed.find('{') != typed.npos || typed.find('}') != typed.npos;
        const bool sentence = typed.find_first_of(".:,!?") != typed.npos;
        if (argument || sentence) continue;
        ++told;
        EXPECT_TRUE(is_taken(typed, words))
            << omerta::code(language) << ' ' << key << ": " << typed;
      }
    }
    EXPECT_GE(told, 15) << omerta::code(language);
  }
}

// Everybody may leave the accents out, and English is always understood.
TEST(Words, EveryCommandIsTakenWithoutAccentsAndInEnglish) {
  for (Language language : kLanguages) {
    const Words& words = Words::of(language);
    for (const char* id : {"back", "withdraw", "close", "table", "log", "why", "next", "save",
                           "help", "quit", "expel", "uphold", "cancel", "abandon", "swap"}) {
      const std::string own = first_word(words, "cli.moderate.word." + std::string{id});
      const Word meant = find_word(own, words, {}).word;
      EXPECT_NE(meant, Word::none) << own;
      EXPECT_EQ(id_of(meant), id) << own;
      EXPECT_EQ(find_word(folded(own), words, {}).word, meant) << own;
      EXPECT_EQ(find_word(id, words, {}).word, meant) << id;
    }
  }
}

TEST(Suggest, TheNearestWordIfItIsNear) {
  const std::vector<std::string> words{"replay", "rules", "simulate"};
  EXPECT_EQ(nearest("reply", words), "replay");
  EXPECT_EQ(nearest("sim", words), "simulate");
  EXPECT_EQ(nearest("xyzzy", words), std::nullopt);
  EXPECT_EQ(lowered("ŽOFIA Łódź ЁЛКА"), "žofia łódź ёлка");
  EXPECT_EQ(folded("ŽOFIA Łódź ĎALEJ Půlnoc ЁЛКА"), "zofia lodz dalej pulnoc елка");
}

}  // namespace
}  // namespace omerta::cli
