// What is said at the table. Bots: nothing twice while there is something else to say, and nothing
// whose ground is missing. People: whatever they type.
#include <gtest/gtest.h>

#include <algorithm>

#include "cli/typed/suggest.h"
#include "tests/cli/play/person.h"
#include "tests/cli/session.h"

namespace omerta::cli {
namespace {

struct Remark {
  std::string key;
  std::size_t at = 0;  // in the transcript
};

struct Talked {
  std::string screen;  // without line breaks
  std::vector<Remark> said;
};

std::vector<std::string> keys_of(const std::string& prefix, int count) {
  std::vector<std::string> keys;
  for (int i = 1; i <= count; ++i) keys.push_back(prefix + std::to_string(i));
  return keys;
}

Talked talk_of(const std::string& rulebook, std::uint64_t seed) {
  const TestFile file;
  PlayRequest wanted;
  wanted.save = file.path();
  wanted.seed = seed;
  wanted.setup.rulebook = rulebook;
  wanted.setup.players = {"Tom"};
  wanted.setup.seats = 12;
  const Words& words = Words::of(Language::en, rulebook);
  Talked talked{flattened(spend(wanted, file, seed).out), {}};
  std::vector<std::string> keys = keys_of("play.say.", 14);
  for (const std::string& key : keys_of("play.talk.", 12)) keys.push_back(key);
  if (rulebook == "mrakoszlap") {
    for (const std::string& key : keys_of("play.mrakoszlap.defence.", 8)) keys.push_back(key);
  }
  for (const std::string& key : keys) {
    const std::string quote = "“" + words.say(key) + "”";
    for (std::size_t at = 0; (at = talked.screen.find(quote, at)) != std::string::npos; ++at) {
      talked.said.push_back({key, at});
    }
  }
  std::sort(talked.said.begin(), talked.said.end(),
            [](const Remark& a, const Remark& b) { return a.at < b.at; });
  return talked;
}

// The first of these sentences' beginnings.
std::size_t first(const std::string& screen, const std::vector<std::string>& any) {
  std::size_t at = screen.size();
  for (const std::string& each : any) at = std::min(at, screen.find(each));
  return at;
}

class Talk : public testing::TestWithParam<const char*> {};

// Of those whose ground was there at that moment, none has been said less often.
void nothing_is_repeated_too_soon(const std::string& rulebook, const Talked& talked,
                                  std::size_t vote, std::size_t loss) {
  std::map<std::string, int> times;
  std::vector<std::string> pool;
  if (rulebook == "gorod") {
    pool = keys_of("play.say.", 14);
  } else {
    pool = keys_of("play.talk.", 12);
    pool.emplace_back("play.say.7");
  }
  for (const Remark& remark : talked.said) {
    const bool defence = remark.key.rfind("play.mrakoszlap.defence.", 0) == 0;
    for (const std::string& other : defence ? std::vector<std::string>{} : pool) {
      const bool of_votes = other == "play.say.7" || other == "play.talk.12";
      const bool possible =
          of_votes ? vote < remark.at : other != "play.talk.11" || loss < remark.at;
      if (!possible) continue;
      EXPECT_GE(times[other], times[remark.key]) << remark.key << " before " << other;
    }
    ++times[remark.key];
  }
}

TEST_P(Talk, IsNotRepeatedAndHasItsGround) {
  const std::string rulebook = GetParam();
  const bool gorod = rulebook == "gorod";
  std::size_t remarks = 0;
  std::size_t of_votes = 0;
  for (std::uint64_t seed = 1; seed <= 25; ++seed) {
    const Talked talked = talk_of(rulebook, seed);
    const std::size_t vote =
        first(talked.screen, {"1 vote ", "2 votes ", "3 votes ", "4 votes ", "5 votes ", "6 votes ",
                              "7 votes ", "8 votes ", "9 votes ", " hands ", " hand "});
    const std::size_t loss =
        first(talked.screen, {"The token:", "To the gallows:", "is dead and out of the game"});
    for (const Remark& remark : talked.said) {
      ++remarks;
      const bool points_at_somebody = remark.key.rfind("play.say.", 0) == 0;
      if (remark.key == "play.talk.11") {
        EXPECT_GT(remark.at, loss) << seed;
      }
      if (remark.key == "play.say.7" || remark.key == "play.talk.12") {
        ++of_votes;
        EXPECT_GT(remark.at, vote) << remark.key << " in " << seed;
      } else {
        EXPECT_EQ(points_at_somebody, gorod) << remark.key;
      }
    }
    nothing_is_repeated_too_soon(rulebook, talked, vote, loss);
  }
  EXPECT_GT(remarks, 150U);
  EXPECT_GT(of_votes, 10U);
}

INSTANTIATE_TEST_SUITE_P(Rulebooks, Talk, testing::Values("gorod", "spytown", "mrakoszlap"));

PlayRequest request(const TestFile& file, std::uint64_t seed) {
  PlayRequest wanted;
  wanted.save = file.path();
  wanted.seed = seed;
  wanted.setup.rulebook = "spytown";
  wanted.setup.players = {"Tom"};
  return wanted;
}

bool says(const Played& played, const std::string& text) {
  return played.out.find(text) != std::string::npos;
}

// SPY-POLICE-3, SPY-AGENT-6  By day everyone may say what he likes; it stands in the log and in the
// record, and goes on standing there.
TEST(TalkOfPeople, APersonMaySpeakWhileTalkIsOpen) {
  const Lines round{"Somebody lies.", "say  Boris is the one!", ""};
  int spoke = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const TestFile file;
    Lines lines;
    for (int i = 0; i < 40; ++i) lines.insert(lines.end(), round.begin(), round.end());
    const Played played = type(request(file, seed), lines);
    if (!says(played, "Tom: “Somebody lies.”")) continue;  // out in the first night
    ++spoke;
    EXPECT_TRUE(says(played, "Tom: “Boris is the one!”")) << seed;
    EXPECT_NE(file.text().find("Tom speak  # Somebody lies.\n"), std::string::npos) << seed;
    EXPECT_TRUE(replayed(file).game().over()) << seed;
  }
  EXPECT_GT(spoke, 5);
}

TEST(TalkOfPeople, WhatWasSaidStandsInTheLog) {
  const TestFile file;
  const Lines begin{
      "", "say Too early.", "", "I am the Agent # honestly", "say Dora lies.", "quit", "yes"};
  const Played first = type(request(file, 3), begin);
  ASSERT_TRUE(says(first, "Tom: “I am the Agent # honestly”")) << first.out;
  EXPECT_FALSE(says(first, "Tom: “Too early.”"));
  EXPECT_TRUE(says(first, "There is no talk at this moment."));
  const Played again = type(request(file, 3), {"log", "quit", "yes"});
  EXPECT_TRUE(says(again, "Tom: “I am the Agent # honestly”")) << again.out;
  EXPECT_TRUE(says(again, "Tom: “Dora lies.”")) << again.out;
}

TEST(TalkOfPeople, IsShortAndCanBeRead) {
  const TestFile file;
  const Lines lines{"", "", std::string(301, 'x'), "\x1b[2J", "say \xff", "say", "quit", "yes"};
  const Played played = type(request(file, 3), lines);
  EXPECT_TRUE(says(played, "at most 300 characters")) << played.out;
  EXPECT_TRUE(says(played, "say and then your words")) << played.out;
  EXPECT_EQ(file.text().find("speak"), std::string::npos);
}

}  // namespace
}  // namespace omerta::cli
