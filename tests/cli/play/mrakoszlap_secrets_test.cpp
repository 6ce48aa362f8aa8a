// mrakoszlap at the terminal: nothing of other hands reaches the screen.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "cli/typed/suggest.h"
#include "engine/whole_game.h"
#include "tests/cli/play/mrakoszlap_table.h"
#include "tests/cli/session.h"

namespace omerta::cli {
namespace {

using namespace toms_table;
namespace fact = mrakoszlap::fact;

constexpr int kSeeds = 16;

// What somebody was told and Tom was not, in the words in which it could stand on a screen.
std::set<std::string> secrets(const Chronicle& game, const Names& names, Seat tom) {
  const Words& words = Words::of(Language::en, "mrakoszlap");
  const auto& plan = game.game().plan<Mrakoszlap>();
  const auto& state = WholeGame::state<Mrakoszlap>(game.game());
  std::set<std::string> hidden;
  std::set<std::string> own;
  notation::Trail trail;
  for (const Told& told : game.told()) {
    trail.follow(told.event);
    const auto& event = told.event;
    const std::string log = notation::log_sentence(words, plan, names, event, state.table, trail);
    const mrakoszlap::View seen = omerta::view<Mrakoszlap>(plan, state, tom);
    if (told.to.is_everyone() || told.to.seats().has(tom)) {
      own.insert(log);
      own.insert(notation::private_sentence(words, names, seen, event, trail));
      continue;
    }
    if (event.fact == fact::phase_opened) continue;
    hidden.insert(log);
    for (Seat seat : told.to.seats() & Seats::first(plan.setup.seats)) {
      const mrakoszlap::View view = omerta::view<Mrakoszlap>(plan, state, seat);
      const bool dealt = event.fact == fact::card_dealt;  // what a card does is no secret
      if (!dealt) hidden.insert(notation::private_sentence(words, names, view, event, trail));
    }
  }
  for (const std::string& each : own) hidden.erase(each);
  return hidden;
}

class PlayMrakoszlapSecrets : public testing::TestWithParam<int> {};

TEST_P(PlayMrakoszlapSecrets, NothingOfOtherSeatsReachesTheScreen) {
  const TestFile file;
  PlayRequest wanted = request(file, static_cast<std::uint64_t>(GetParam()));
  wanted.setup.seats = 7 + GetParam() % 5;
  if (GetParam() % 3 == 0) wanted.setup.options = {"night-calls=spoken"};
  Lines lines;
  const Lines pages{"me", "who", "log", "why", "rules", "cards", "power", "no"};
  std::size_t next = 0;
  for (const std::string& sensible : patient(200, 11)) {
    lines.push_back(sensible);
    lines.push_back(pages[next++ % pages.size()]);
  }
  const Played played = type(wanted, lines);
  ASSERT_EQ(played.code, kFine) << played.err;
  const notation::Record record = notation::Record::read(file.text(), "");
  const Chronicle game = record.replay();
  ASSERT_TRUE(game.game().over());
  const std::string playing = flattened(played.out.substr(0, played.out.find("The game is over")));
  const auto hidden = secrets(game, record.casting().names, seat_of_tom(record));
  EXPECT_FALSE(hidden.empty());
  for (const std::string& secret : hidden) {
    EXPECT_EQ(playing.find(flattened(secret)), std::string::npos) << secret;
  }
}

// The same to Tom, and another world for everybody else: their hands are passed round.
std::string twin_of(const std::string& record, std::size_t tom, std::size_t seats) {
  const std::size_t from = record.find("deal ") + 5;
  const std::size_t end = record.find('\n', from);
  std::vector<std::string> cards = split_words(record.substr(from, end - from));
  const std::size_t each = cards.size() / seats;
  std::vector<std::size_t> others;
  for (std::size_t i = 0; i < seats; ++i) {
    if (i != tom) others.push_back(i);
  }
  for (std::size_t i = 1; i < others.size(); ++i) {
    for (std::size_t card = 0; card < each; ++card) {
      std::swap(cards[others[0] * each + card], cards[others[i] * each + card]);
    }
  }
  return record.substr(0, from) + notation::join(cards, ", ") + record.substr(end);
}

// MRK-CALL-7, section 6  Until dawn the screen of a citizen tells nothing of the others: neither by
// its words nor by how many there are.
TEST_P(PlayMrakoszlapSecrets, ASleeperSeesTheSameInAnotherWorld) {
  const TestFile file;
  const TestFile twin;
  PlayRequest wanted = request(file, static_cast<std::uint64_t>(GetParam()));
  type(wanted, {});
  const Hand hand = hand_of_tom(file);
  if (hand.has(Type::mafian) || hand.has(Type::time_lord)) return;  // who is asked more than that
  const notation::Record record = notation::Record::read(file.text(), "");
  const std::size_t tom = index(seat_of_tom(record));
  twin.write(twin_of(file.text(), tom, record.casting().names.seats.size()));
  PlayRequest there = wanted;
  there.save = twin.path();
  Lines lines{"me", "", "me", "who", "log", "why", "cards", "rules", "power", ""};
  for (int i = 0; i < 12; ++i) lines.insert(lines.end(), {"0", "1", "2"});
  const auto night = [](const Played& played) {
    const std::size_t from = played.out.find("Players");
    const std::size_t dawn = played.out.find("Day is breaking.");
    EXPECT_NE(dawn, std::string::npos);
    return played.out.substr(from, dawn - from);
  };
  const std::string here = night(type(wanted, lines));
  EXPECT_NE(here.find("Keep your eyes shut."), std::string::npos);
  EXPECT_EQ(here, night(type(there, lines)));
}

INSTANTIATE_TEST_SUITE_P(Seeds, PlayMrakoszlapSecrets, testing::Range(1, 1 + kSeeds));

}  // namespace
}  // namespace omerta::cli
