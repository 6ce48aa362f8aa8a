// Several people at one screen: what is told to one of them stands on it only after he has said
// that nobody else looks, and nothing about the course of a night tells who was awake.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "engine/whole_game.h"
#include "rulebooks/gorod/rules/gorod.h"
#include "tests/cli/play/script.h"
#include "tests/words/gorod_spoken.h"

namespace omerta::cli {
namespace {

namespace fact = gorod::fact;

const std::vector<std::string> kPeople{"Tom", "Eva", "Ilja"};

PlayRequest hot_seat(const TestFile& file, std::uint64_t seed) {
  PlayRequest wanted;
  wanted.save = file.path();
  wanted.seed = seed;
  wanted.people = 3;
  wanted.setup.players = kPeople;
  wanted.setup.deck =
      "mafioso=2,don=1,commissioner=1,nurse=1,journalist=1,captain=1,sheriff=1,citizen=2";
  return wanted;
}

// A stretch of the output and whose it is; the public ones are nobody's.
struct Stretch {
  std::string owner;
  std::string text;
};

// Every line, and after each the names by which pages are opened.
Lines passing_it_round() {
  Lines lines;
  for (const std::string& line : patient(120, 10)) {
    lines.push_back(line);
    lines.insert(lines.end(), kPeople.begin(), kPeople.end());
  }
  return lines;
}

// A stretch begins when somebody types his name, and ends when the screen is covered.
std::vector<Stretch> stretches(const std::string& out) {
  const std::string ready = ", when only you can see the screen, type “";
  const std::string opens = "” and press Enter:";
  std::vector<Stretch> found{{"", ""}};
  std::size_t at = 0;
  while (at < out.size()) {
    const std::size_t end = std::min(out.find('\n', at), out.size());
    std::string line = out.substr(at, end - at);
    at = end + 1;
    const std::size_t asked = line.find(ready);
    if (asked != std::string::npos) {
      const std::size_t rest = line.find(opens) + opens.size();
      const bool opened = line.find("This page is for", rest) == std::string::npos;
      found.push_back({opened ? line.substr(0, asked) : "", line.substr(rest)});
      continue;
    }
    if (line.find("Hand the device over.") != std::string::npos ||
        line.find("Everybody may look") != std::string::npos) {
      found.push_back({"", ""});
    }
    found.back().text += line + ' ';
  }
  return found;
}

// What a person was told and not everyone was, word for word.
std::set<std::string> secrets(const Chronicle& game, const Names& names, Seat seat) {
  const Words& words = Words::of(Language::en);
  const auto& plan = game.game().plan<gorod::Gorod>();
  const auto& state = WholeGame::state<gorod::Gorod>(game.game());
  const gorod::View view = omerta::view<gorod::Gorod>(plan, state, seat);
  std::set<std::string> found;
  for (const Told& told : game.told()) {
    if (told.to.is_everyone() || !told.to.seats().has(seat)) continue;
    found.insert(told.event.fact == fact::card_dealt
                     ? "Your card: " + notation::role_name(words, names, view.notes.role)
                     : notation::private_sentence(words, names, view, told.event));
  }
  return found;
}

class HotSeat : public testing::TestWithParam<int> {};

TEST_P(HotSeat, KeepsSecretsApart) {
  const TestFile file;
  const Played played =
      type(hot_seat(file, static_cast<std::uint64_t>(GetParam())), passing_it_round());
  ASSERT_EQ(played.code, 0) << played.err;
  const notation::Record record = notation::Record::read(file.text(), "");
  const Chronicle game = record.replay();
  ASSERT_TRUE(game.game().over());
  const auto& names = record.casting().names;
  Seats people;
  for (unsigned i = 0; i < names.seats.size(); ++i) {
    const bool here = std::find(kPeople.begin(), kPeople.end(), names.seats[i]) != kPeople.end();
    if (here) people |= Seats::of(static_cast<Seat>(i));
  }
  ASSERT_EQ(people.count(), 3);
  std::map<std::string, std::set<std::string>> told;  // by name; nobody is told what is secret
  for (Seat seat : people) told[names.seats[index(seat)]] = secrets(game, names, seat);
  const std::string playing = played.out.substr(0, played.out.find("The game is over."));
  for (const auto& [name, own] : told) {
    EXPECT_FALSE(own.empty());
    for (const Stretch& stretch : stretches(playing)) {
      for (const std::string& secret : own) {
        if (stretch.owner == name || told[stretch.owner].count(secret) != 0) continue;
        EXPECT_EQ(stretch.text.find(secret), std::string::npos)
            << secret << " (" << name << ") before " << stretch.owner;
      }
    }
  }
}

// GOR-SEAT-2, GOR-NIGHT-9  In every call everyone in play at this screen is asked, once.
TEST_P(HotSeat, VisitsEveryoneInEveryCall) {
  const TestFile file;
  const Played played =
      type(hot_seat(file, static_cast<std::uint64_t>(GetParam())), passing_it_round());
  const notation::Record record = notation::Record::read(file.text(), "");
  const Chronicle game = record.replay();
  const auto& plan = game.game().plan<gorod::Gorod>();
  gorod::Table table{};
  Seats people;
  for (const std::string& name : kPeople) {
    const auto& seats = record.casting().names.seats;
    people |=
        Seats::of(static_cast<Seat>(std::find(seats.begin(), seats.end(), name) - seats.begin()));
  }
  int expected = people.count();  // everyone looks at his card
  for (const Told& told : game.told()) {
    if (!told.to.is_everyone()) continue;
    gorod::Gorod::learn(plan, table, told.event);
    const bool ballot = told.event.fact == fact::vote_opened && told.event.seats.count() > 1;
    if (told.event.fact == fact::call_opened || ballot) {
      expected += (people & table.in_play).count();
    }
  }
  int visits = 0;
  for (const Stretch& stretch : stretches(played.out)) visits += stretch.owner.empty() ? 0 : 1;
  EXPECT_EQ(visits, expected);
}

TEST_P(HotSeat, ShowsNoCardWhileOthersLook) {
  const TestFile file;
  const Played played = type(hot_seat(file, static_cast<std::uint64_t>(GetParam())),
                             {"me", "", "", "", "", "", "", "me", "rules", "why"});
  for (const Stretch& stretch : stretches(played.out)) {
    if (!stretch.owner.empty()) continue;
    EXPECT_EQ(stretch.text.find("Your card"), std::string::npos) << stretch.text;
  }
  EXPECT_NE(played.out.find("Not while the others are looking."), std::string::npos);
}

INSTANTIATE_TEST_SUITE_P(Seeds, HotSeat, testing::Range(1, 21));

}  // namespace
}  // namespace omerta::cli
