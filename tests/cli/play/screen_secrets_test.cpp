// Whole evenings of each rulebook in a terminal: whatever stands on the screen while eyes are open,
// or can be scrolled back to, is what everyone may know. With several people at one screen a page
// is its owner's, and nobody opens it by an Enter too many.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "engine/whole_game.h"
#include "rulebooks/gorod/rules/gorod.h"
#include "rulebooks/mrakoszlap/rules/mrakoszlap.h"
#include "rulebooks/spytown/rules/spytown.h"
#include "tests/cli/play/newcomer.h"
#include "tests/cli/play/script.h"
#include "tests/cli/session.h"
#include "tests/words/gorod_spoken.h"
#include "tests/words/mrakoszlap_spoken.h"
#include "tests/words/spytown_spoken.h"

namespace omerta::cli {
namespace {

using Messages = std::set<std::string>;

struct Reader {  // the record of the game, as far as it is written
  explicit Reader(const TestFile& file)
      : record{notation::Record::read(file.text(), "")}, game{record.replay()} {}

  const Words& words() const { return Words::of(Language::en, record.book().id()); }
  const Names& names() const { return record.casting().names; }
  std::string name(Seat seat) const { return names().seats[index(seat)]; }

  template <class R>
  View<R> view(Seat seat) const {
    return omerta::view<R>(game.game().plan<R>(), WholeGame::state<R>(game.game()), seat);
  }

  notation::Record record;
  Chronicle game;
};

template <class R>
std::string sentence(const Reader& reader, Seat seat, const Event& event) {
  return notation::private_sentence(reader.words(), reader.names(), reader.view<R>(seat), event);
}

// What heads a page of somebody's own cards.
Messages headings(const Reader& reader, Seat seat) {
  const Words& words = reader.words();
  const std::string_view book = reader.record.book().id();
  if (book == "gorod") {
    const gorod::Role role = reader.view<gorod::Gorod>(seat).notes.role;
    return {words.say("cli.heading.your-card") + ": " +
            notation::role_name(words, reader.names(), role)};
  }
  if (book == "mrakoszlap") return {"You win with: ", words.say("play.your-cards")};
  return {"Your token: ", "Your card: "};
}

// What this seat was told and not everyone, word for word; also what it may be shown again.
Messages secrets(const Reader& reader, Seat seat) {
  const std::string_view book = reader.record.book().id();
  const auto said = [&](const Event& event) {
    if (book == "gorod") return sentence<gorod::Gorod>(reader, seat, event);
    if (book == "spytown") return sentence<spytown::Spytown>(reader, seat, event);
    return sentence<mrakoszlap::Mrakoszlap>(reader, seat, event);
  };
  Messages secret = headings(reader, seat);
  std::string aloud;
  for (const Told& told : reader.game.told()) {
    if (told.to.is_everyone()) aloud += flattened(said(told.event)) + '\n';
    const bool card = book == "mrakoszlap" && told.event.fact == mrakoszlap::fact::card_dealt;
    if (told.to.is_everyone() || !told.to.seats().has(seat) || card) continue;
    secret.insert(flattened(said(told.event)));
  }
  std::erase_if(secret, [&](const std::string& each) {
    return each.empty() || aloud.find(each) != std::string::npos;
  });
  return secret;
}

Seat seat_of(const Reader& reader, const std::string& name) {
  const auto& seats = reader.names().seats;
  return static_cast<Seat>(std::find(seats.begin(), seats.end(), name) - seats.begin());
}

void expect_none(const Messages& secrets, const std::string& seen, const std::string& whose) {
  for (const std::string& secret : secrets) {
    ASSERT_EQ(seen.find(secret), std::string::npos) << secret << " (" << whose << ")\n" << seen;
  }
}

// --- one person among bots -----------------------------------------------------------------------
struct Table {
  const char* name;
  std::vector<std::string> words;
};

class OneAlone : public testing::TestWithParam<std::tuple<Table, int>> {};

// By day somebody may come past. What the night told stands on no screen of the day.
TEST_P(OneAlone, HasNothingSecretOnTheScreenByDay) {
  const auto& [table, seed] = GetParam();
  const TestFile file;
  std::vector<std::string> words{"play",   file.path(),          "--players", "Tom",
                                 "--seed", std::to_string(seed), "--pace",    "none"};
  words.insert(words.end(), table.words.begin(), table.words.end());
  Newcomer newcomer{words};
  int days = 0;
  Messages all;
  const int code = newcomer.play([&] {
    const Reader reader{file};
    const Hour hour = reader.game.game().standing().hour;
    const Messages secret = secrets(reader, seat_of(reader, "Tom"));
    all.insert(secret.begin(), secret.end());
    const bool still_night = newcomer.is_asked("Press Enter to clear the screen and go on.");
    if (still_night || (hour != Hour::day && hour != Hour::dawn)) return;
    ++days;
    expect_none(secret, newcomer.history(), "Tom");
  });
  EXPECT_EQ(code, kFine);
  const Reader reader{file};  // the dead are asked nothing any more
  const bool dead = !reader.game.game().standing().in_play.has(seat_of(reader, "Tom"));
  EXPECT_TRUE(days > 0 || dead);
  EXPECT_FALSE(all.empty());
}

const std::vector<Table> kTables{
    {"Gorod",
     {"--deck",
      "mafioso=2,don=1,commissioner=1,nurse=1,journalist=1,captain=1,sheriff=1,citizen=1"}},
    {"Spytown",
     {"--rulebook", "spytown", "--cards",
      "vest,bandage,wiretap,arrest,shelter,kidnapping,safe-conduct,commander"}},
    {"Mrakoszlap", {"--rulebook", "mrakoszlap"}}};

INSTANTIATE_TEST_SUITE_P(Play, OneAlone,
                         testing::Combine(testing::ValuesIn(kTables), testing::Range(1, 9)),
                         [](const auto& each) {
                           return std::get<0>(each.param).name +
                                  std::to_string(std::get<1>(each.param));
                         });

// --- several people at one screen ----------------------------------------------------------------
class Friends : public testing::TestWithParam<int> {
 protected:
  Friends()
      : newcomer_{{"play", file_.path(), "--players", "Tom,Eva,Tomas", "--people", "3", "--seed",
                   std::to_string(GetParam()), "--pace", "none", "--deck",
                   "mafioso=2,don=1,commissioner=1,nurse=1,journalist=1,captain=1,sheriff=1,"
                   "citizen=2"}} {}

  // Reads the screen as it stands before `owner`, or before everyone.
  void read(const std::string& owner) {
    const Reader reader{file_};
    if (reader.game.game().over()) return;
    const std::string seen = newcomer_.history();
    const Messages own = owner.empty() ? Messages{} : secrets(reader, seat_of(reader, owner));
    for (const char* name : {"Tom", "Eva", "Tomas"}) {
      if (name == owner) continue;
      Messages others = secrets(reader, seat_of(reader, name));
      for (const std::string& each : own) others.erase(each);
      secret_.insert(others.begin(), others.end());
      expect_none(others, seen, name);
    }
  }

  TestFile file_;
  Newcomer newcomer_;
  Messages secret_;
};

constexpr std::string_view kCover = "Press Enter to cover the screen.";

std::string opens_for(const std::string& screen) {  // whose page is asked to be opened
  const std::size_t end = screen.rfind(", when only you can see the screen");
  const std::size_t from = screen.rfind(' ', end) + 1;
  return screen.substr(from, end - from);
}

TEST_P(Friends, ReadNothingOfEachOther) {
  std::string owner;
  bool covers = false;
  int visits = 0;
  const int code = newcomer_.play([&] {
    if (covers) owner.clear();
    read(owner);
    if (!newcomer_.wanted().empty()) {
      ASSERT_EQ(owner, "") << "a page follows a page that was not covered";
      owner = opens_for(newcomer_.screen());
      ++visits;
    }
    covers = newcomer_.is_asked(kCover);
  });
  EXPECT_EQ(code, kFine);
  EXPECT_GT(visits, 6);
  EXPECT_FALSE(secret_.empty());
}

// Three quick Enters, and what else a child might type, open nobody's page.
TEST_P(Friends, OpenNoPageByAnEnterTooMany) {
  int closed = 0;
  for (int i = 0; i < 40 && newcomer_.waits(); ++i) {
    if (newcomer_.wanted().empty()) {
      newcomer_.answer();
      continue;
    }
    const std::string owner = opens_for(newcomer_.screen());
    const std::string other = owner == "Eva" ? "Tomas" : "Eva";
    for (const std::string& typed :
         {std::string(), std::string(), std::string(), other, std::string("1")}) {
      newcomer_.type(typed + "\n");
      ASSERT_TRUE(newcomer_.waits());
      ASSERT_FALSE(newcomer_.wanted().empty()) << newcomer_.screen();
      read("");
    }
    ++closed;
    newcomer_.answer();
  }
  EXPECT_GT(closed, 3);
}

INSTANTIATE_TEST_SUITE_P(Seeds, Friends, testing::Range(1, 6));

}  // namespace
}  // namespace omerta::cli
