// What is wrong with a file is a message, in every language: no sentence is written in the code.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include "notation/record.h"
#include "notation/scenario/scenario.h"
#include "rulebooks/gorod/house/roles.h"
#include "words/messages.h"
#include "words/words.h"

namespace omerta::notation {
namespace {

// The sources that read files, and say what is wrong with them.
std::map<std::string, std::string> sources() {
  std::map<std::string, std::string> all;
  for (const char* folder : {"notation", "words", "cli", "rulebooks"}) {
    for (const auto& file : std::filesystem::recursive_directory_iterator(
             std::filesystem::path{OMERTA_SOURCE} / folder)) {
      const std::string ending = file.path().extension();
      if (ending != ".cpp" && ending != ".h") continue;
      std::ifstream in{file.path()};
      std::ostringstream text;
      text << in.rdbuf();
      all.emplace(file.path(), text.str());
    }
  }
  return all;
}

std::set<std::string> found(const std::string& text, const std::regex& what) {
  std::set<std::string> all;
  for (std::sregex_iterator at{text.begin(), text.end(), what}, end; at != end; ++at) {
    all.insert((*at)[1]);
  }
  return all;
}

TEST(Faults, EveryKeyOfTheCodeIsAMessageAndEveryMessageIsUsed) {
  static const std::regex kKey{R"re("(fault\.[a-z0-9.-]+)")re"};
  std::set<std::string> used;
  for (const auto& [name, text] : sources()) used.merge(found(text, kKey));
  std::set<std::string> written;
  for (const Volume& volume : volumes()) {
    for (const Pattern& message : volume.messages) {
      if (volume.language == "en" && message.key.starts_with("fault."))
        written.emplace(message.key);
    }
  }
  EXPECT_GT(used.size(), 300U);
  EXPECT_EQ(used, written);
}

// The first words after the place of a mistake, or after the bracket.
TEST(Faults, NoSentenceIsWrittenInTheCode) {
  static const std::regex kThrown{R"re((?:Misread|FixtureRefused)\([^;"]*?"([^"]*)")re"};
  static const std::regex kSaid{R"re((?:complain|mistake_at|fail_?)\([^;"]*?"([^"]*)")re"};
  static const std::set<std::string> kCodes{"out-twice", "no-handover"};
  std::size_t seen = 0;
  for (const auto& [name, text] : sources()) {
    for (const std::string& said : found(text, kThrown)) {
      ++seen;
      EXPECT_TRUE(said.rfind("fault.", 0) == 0 || kCodes.contains(said)) << name << ": " << said;
    }
    for (const std::string& said : found(text, kSaid)) {  // keys, codes and words of a file
      ++seen;
      EXPECT_EQ(said.find(' '), std::string::npos) << name << ": " << said;
    }
  }
  EXPECT_GT(seen, 150U);
}

const std::string kHead =
    "omerta 1\nrulebook gorod\nedition new\nseats A, B, C, D, E, F\n"
    "deck mafioso 1, commissioner 1, citizen 4\n";

template <class Read>
std::string mistake_in(Language language, Read read) {
  try {
    read();
    return "was read";
  } catch (const Misread& mistake) {
    return mistake.said(Words::of(language));
  }
}

std::string record(Language language, const std::string& text) {
  return mistake_in(language, [&] { (void)Record::read(text, "f").replay(); });
}

TEST(Faults, OfARecordAreInTheReadersLanguage) {
  const std::string stranger = kHead + "play\nZ look\n";
  EXPECT_EQ(record(Language::en, stranger), "f:7:1: “Z” does not sit at this table");
  EXPECT_EQ(record(Language::pl, stranger), "f:7:1: przy tym stole nikt się tak nie nazywa: „Z”");
  EXPECT_EQ(record(Language::sk, stranger), "f:7:1: pri tomto stole sa tak nikto nevolá: „Z“");
  EXPECT_EQ(record(Language::cs, stranger), "f:7:1: u tohoto stolu se tak nikdo nejmenuje: „Z“");
  EXPECT_EQ(record(Language::ru, stranger), "f:7:1: за этим столом никого так не зовут: «Z»");
  const std::string spoilt = kHead + "play\nA look now\n";
  EXPECT_EQ(record(Language::en, spoilt), "f:7:8: expected the end of the line, found “now”");
  EXPECT_EQ(record(Language::pl, spoilt), "f:7:8: tu ma być: koniec wiersza; jest: „now”");
  EXPECT_EQ(record(Language::ru, spoilt), "f:7:8: здесь должно быть: конец строки; а стоит: «now»");
  const std::string foreign = "omerta 1\nrulebook gorod\nedition 1999\nplay\n";
  EXPECT_EQ(record(Language::sk, foreign),
            "f:3:9: má byť vydanie new alebo 2012, ale je tu „1999“");
  EXPECT_EQ(record(Language::cs, kHead + "deal unicorn\nplay\n"),
            "f:6:6: v této hře taková karta není: „unicorn“");
}

// Whatever the rulebook: each complaint with its place and its code, in one language.
TEST(Faults, OfASetupAreThoseAHostIsTold) {
  for (Language language : kLanguages) {
    const Words& words = Words::of(language, "spytown");
    const std::string said =
        record(language, "omerta 1\nrulebook spytown\nedition sk\nseats A, B, C, D\nplay\n");
    EXPECT_EQ(said.substr(0, said.find('\n')),
              "f:4:7: too-few-players: " + words.say("spytown.complaint.too-few-players"));
    const std::string hand =
        record(language, "omerta 1\nrulebook mrakoszlap\nedition R\nseats A\noption x y\nplay\n");
    EXPECT_EQ(hand.rfind("f:4:7: players-out-of-range: ", 0), 0U) << hand;
  }
  EXPECT_EQ(record(Language::pl, kHead + "option ballot secret\nplay\n"),
            "f:6:15: unknown-option: ustawienie ballot nie ma takiej wartości: „secret”; może być "
            "sealed lub open");
}

TEST(Faults, OfAScenarioAreInTheReadersLanguage) {
  const std::string text = "scenario X-1 t\ntable T9\nnight 2\n  all hear dusk(2)\n";
  const auto said = [&](Language language) {
    return mistake_in(language, [&] {
      for (const Scenario& scenario : read_scenarios(text, "f")) check(scenario);
    });
  };
  EXPECT_EQ(said(Language::en), "f:4:12: “dusk” is no event of this rulebook");
  EXPECT_EQ(said(Language::pl), "f:4:12: w tej grze nie ma takiego zdarzenia: „dusk”");
  EXPECT_EQ(said(Language::ru), "f:4:12: в этой игре такого события нет: «dusk»");
}

TEST(Faults, OfAHouseRoleAreInTheReadersLanguage) {
  const auto roles = house::parse_house_roles("id = \"hunter\"\nside = \"twon\"\n", "r.toml");
  ASSERT_FALSE(roles);
  const auto said = [&](Language language) {
    return to_string(roles.error().front(), Words::of(language));
  };
  const std::string words = "r.toml:2:8: side";
  EXPECT_EQ(said(Language::en), words + " is \"twon\"; expected town, mafia, yakuza or alone");
  EXPECT_EQ(said(Language::pl),
            words + ": jest \"twon\", a może być town, mafia, yakuza lub alone");
  EXPECT_EQ(said(Language::sk), words + ": je \"twon\"; môže byť town, mafia, yakuza alebo alone");
  EXPECT_EQ(said(Language::cs), words + ": je \"twon\"; může být town, mafia, yakuza nebo alone");
  EXPECT_EQ(said(Language::ru),
            words + ": стоит \"twon\", а может быть town, mafia, yakuza или alone");
}

}  // namespace
}  // namespace omerta::notation
