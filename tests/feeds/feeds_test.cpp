// Every output of a record is what its listener's feed alone gives: replay as each seat, as the
// public and as the moderator, in words and as JSON. The judge is written here from audiences and
// the catalogues; nothing of the program's own folding is asked.
#include <map>
#include <set>

#include "tests/cli/session.h"
#include "tests/feeds/feed.h"
#include "tests/feeds/games.h"
#include "tests/feeds/json.h"

namespace omerta::feeds {
namespace {

using cli::flattened;
using cli::Folder;
using cli::Printed;
using cli::ReplayRequest;
using notation::Record;

constexpr std::uint64_t kGames = 18;
constexpr std::uint64_t kMostDrawn = 2000;  // until everything has happened that may be told

struct Listening {
  Ear ear;
  std::string as;
};

std::vector<Listening> everybody(const Record& record) {
  std::vector<Listening> all{{{Ear::Kind::everyone}, "public"},
                             {{Ear::Kind::moderator}, "moderator"}};
  const auto& names = record.casting().names;
  for (std::size_t i = 0; i < names.seats.size(); ++i) {
    all.push_back({{Ear::Kind::seat, static_cast<Seat>(i)}, names.seats[i]});
  }
  if (!names.moderator.empty()) all.push_back({{Ear::Kind::moderator}, names.moderator});
  return all;
}

Texts lines_of(const std::string& text) {
  Texts lines;
  std::istringstream in{text};
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

// The sentence in a line of JSON, and what stands before and behind it.
struct Parted {
  std::string head, text, tail;
};
Parted parted(const std::string& line) {
  const std::string mark = ",\"text\":\"";
  const std::size_t at = line.find(mark);
  if (at == std::string::npos) return {line, "", ""};
  Parted parts{line.substr(0, at), "", ""};
  std::size_t end = at + mark.size();
  for (; end < line.size() && line[end] != '"'; ++end) {
    if (line[end] == '\\') ++end;
    parts.text += line[end];
  }
  parts.tail = line.substr(end + 1);
  return parts;
}

class Feeds : public testing::TestWithParam<const char*> {
 protected:
  Printed replayed(const std::string& file, const std::string& as, const std::string& format) {
    return cli::run(cli::replay, ReplayRequest{.file = file, .as = as, .format = format});
  }

  // As JSON: these events, in this order, with these arguments, and nothing else.
  Texts compare_json(const std::string& file, const Listening& who,
                     const std::vector<Heard>& expected) {
    const Printed printed = replayed(file, who.as, "json");
    EXPECT_EQ(printed.code, cli::kFine) << printed.err;
    Texts sentences;
    Texts seen;
    Texts wanted;
    for (const std::string& line : lines_of(printed.out)) {
      const Parted parts = parted(line);
      seen.push_back(parts.head + " … " + parts.tail);
      sentences.push_back(parts.text);
    }
    for (const Heard& each : expected) wanted.push_back(each.head + " … " + each.tail);
    for (std::size_t i = 0; i < std::max(seen.size(), wanted.size()); ++i) {
      const std::string one = i < seen.size() ? seen[i] : "nothing more";
      const std::string other = i < wanted.size() ? wanted[i] : "nothing more";
      EXPECT_EQ(one, other) << "as " << who.as;
      if (HasFailure()) break;
    }
    return sentences;
  }

  // In words: these sentences, and between them no more than headings.
  void compare_text(const std::string& file, const Listening& who, const Record& record,
                    const std::vector<Heard>& heard, const Texts& sentences) {
    if (who.ear.kind == Ear::Kind::moderator || heard.size() != sentences.size()) return;
    const Words& words = Words::of(Language::en, record.book().id());
    std::string left = flattened(replayed(file, who.as, "text").out);
    std::set<std::string> headings{""};
    for (const Heard& each : heard) {
      for (const char* key : {"cli.heading.night", "cli.heading.day"}) {
        headings.insert(flattened(words.say(key, {{"n", each.said.event.much}})));
      }
    }
    const std::string title = who.ear.kind == Ear::Kind::everyone
                                  ? words.say("cli.replay.as-audience")
                                  : words.say("cli.replay.as-seat", {{"who", who.as}});
    headings.insert(flattened(title));
    for (std::size_t i = 0; i < heard.size(); ++i) {
      if (record.book().id() == "mrakoszlap" && heard[i].said.name == "revealed") return;
      const std::string sentence = flattened(sentences[i]);
      const std::size_t at = left.find(sentence);
      ASSERT_NE(at, std::string::npos) << sentence;
      const std::size_t from = left.find_first_not_of(' ');
      std::string between = from < at ? left.substr(from, at - from) : "";
      while (!between.empty() && between.back() == ' ') between.pop_back();
      EXPECT_TRUE(headings.count(between) == 1 || heard[i].past || !heard[i].tail.ends_with("}") ||
                  between.starts_with("→"))
          << who.as << ": " << between;
      left = left.substr(at + sentence.size());
    }
  }

  void compare(const Folder& folder, const Record& record) {
    const std::string file = folder.write("game.omerta", record.write());
    const Chronicle game = record.replay();
    for (const Listening& who : everybody(record)) {
      const std::vector<Heard> expected = heard_by(who.ear, record, game.told());
      const Texts sentences = compare_json(file, who, expected);
      compare_text(file, who, record, expected, sentences);
      if (HasFailure()) return;
    }
  }
};

// What is rare, a recruitment, is waited for: games that have nothing new to tell are not compared.
TEST_P(Feeds, GiveEveryListenerHisOwn) {
  const Folder folder;
  const std::map<std::string, std::set<std::string>> whispers{
      // what is not told to all
      {"gorod", {"answer", "arrested", "chose", "group-awake", "pointed"}},
      {"spytown", {"awake", "chosen", "looked", "pointed", "recruited", "token-seen"}},
      {"mrakoszlap", {"gained", "imprisoned", "lost", "mafia-meets", "planned", "seen-awake"}}};
  std::set<std::string> missing = whispers.at(GetParam());
  const auto goes_on = [&](std::uint64_t seed) {
    return seed <= kGames || (!missing.empty() && seed <= kMostDrawn);
  };
  for (std::uint64_t seed = 1; goes_on(seed) && !HasFailure(); ++seed) {
    const Record game = random_game(GetParam(), seed);
    std::size_t found = 0;
    for (const Said& said : all_said(game, game.replay().told())) {
      const bool whispered = !said.to.is_everyone() && !said.to.seats().empty();
      if (whispered) found += missing.erase(said.name);
    }
    if (seed > kGames && found == 0) continue;
    SCOPED_TRACE(game.write());
    chance::Dice dice{seed, 5};
    const auto commands = static_cast<std::uint32_t>(game.entries().size());
    for (std::size_t part : {dice.below(commands), dice.below(commands), commands}) {
      if (!HasFailure()) compare(folder, cut(game, part));
    }
  }
  for (const std::string& name : missing) ADD_FAILURE() << "never told: " << name;
}

// Whoever cannot know it sees no difference: byte by byte the same in words, JSON and view.
TEST_P(Feeds, AreTheSameInTwinWorlds) {
  const Folder folder;
  int pairs = 0;
  std::size_t commands = 0;
  for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
    const Record game = random_game(GetParam(), 100 + seed);
    chance::Dice dice{seed, 6};
    const auto seats = static_cast<std::uint32_t>(game.casting().names.seats.size());
    for (int tries = 0; tries < 20; ++tries) {
      const auto seat = static_cast<Seat>(dice.below(seats));
      const auto twins = twins_of(game, seat, dice);
      if (!twins || !twins->different) continue;
      const std::string here = folder.write("here.omerta", twins->here.write());
      const std::string there = folder.write("there.omerta", twins->there.write());
      const std::string& name = game.casting().names.seats[index(seat)];
      for (const char* format : {"text", "json", "view"}) {
        ASSERT_EQ(replayed(here, name, format).out, replayed(there, name, format).out)
            << twins->here.write() << twins->there.write();
      }
      ASSERT_EQ(replayed(here, "public", "json").out, replayed(there, "public", "json").out);
      ++pairs;
      commands += twins->here.entries().size();
    }
  }
  EXPECT_GE(pairs, 100);
  EXPECT_GE(commands, 2000U);
}

INSTANTIATE_TEST_SUITE_P(Rulebooks, Feeds, testing::Values("gorod", "spytown", "mrakoszlap"));

}  // namespace
}  // namespace omerta::feeds
