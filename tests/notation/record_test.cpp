// Records: what was played is what is written is what is played again, to the byte.
#include "notation/record.h"

#include <gtest/gtest.h>

#include "chance/dice.h"
#include "rulebooks/gorod/simulation/policy.h"
#include "rulebooks/gorod/text/book.h"
#include "rulebooks/mrakoszlap/simulation/policy.h"
#include "rulebooks/spytown/simulation/policy.h"
#include "tests/notation/random_play.h"

namespace omerta::notation {
namespace {

using chance::Dice;

constexpr const char* kGame = R"(# an evening in autumn
omerta 1
rulebook gorod
edition new
seats Anna, "Jan Novák", Cyril, Дана, Eva, F
deck mafioso 1, commissioner 1, citizen 4

deal citizen, mafioso, citizen, commissioner, citizen, citizen
play
Anna look          # she blinked
"Jan Novák" look
Cyril look
Дана look
  Eva look

F look
clock close
Anna nominate "Jan Novák"
Cyril nominate pass
moderator take-back 1
Cyril nominate Eva
)";

TEST(Record, IsWrittenAsItWasRead) {
  const Record record = Record::read(kGame, "game.omerta");
  EXPECT_EQ(record.write(), kGame);
  const Chronicle played = record.replay();
  EXPECT_EQ(played.game().standing().hour, Hour::day);
  EXPECT_EQ(record.book().candidates(played.game()), (std::vector{Seat{1}, Seat{4}}));
}

TEST(Record, EndsAnywhere) {
  const std::string whole = kGame;
  for (std::size_t length = 0; length <= whole.size(); ++length) {
    try {
      const Record record = Record::read(whole.substr(0, length), "cut.omerta");
      EXPECT_EQ(record.write(), whole.substr(0, length));
      (void)record.replay();
    } catch (const Misread& mistake) {
      EXPECT_EQ(mistake.place().file, "cut.omerta");
    }
  }
}

SetupText setup_of(const std::string& lines) {
  SetupText setup;
  int number = 0;
  for (const std::string& text : split_lines(lines, "setup")) {
    ++number;
    if (read_house_block_line(text, setup)) continue;
    Line line("setup", number, text);
    EXPECT_TRUE(read_setup_line(line, setup)) << text;
  }
  return setup;
}

// Plays a game by random answers, with withdrawals and steps back, and records each command.
template <class R, class P>
Record random_game(const SetupText& setup, const std::string& edition, std::uint64_t seed) {
  Record record = Record::of(setup, edition);
  Chronicle chronicle(*record.casting().game);
  chronicle.begin();
  Dice dice{seed, 2};
  int dealing = 0;
  bool dealt = false;
  play_at_random<R, P>(chronicle, seed, [&](const Command& command) {
    if (record.book().ask_name(command.ask).rfind("deal", 0) == 0) return void(++dealing);
    if (!dealt) record.deal(record.book().dealt(chronicle.game()));
    dealt = true;
    record.add(command);
    if (dice.below(40) == 0 && static_cast<int>(chronicle.commands().size()) > dealing + 3) {
      chronicle.retract(2);
      record.take_back(2);
    }
  });
  EXPECT_EQ(chronicle.checksum(), record.replay().checksum());
  return record;
}

Record random_gorod(const SetupText& setup, const std::string& edition, std::uint64_t seed) {
  return random_game<gorod::Gorod, simulator::GorodPolicy<simulator::Policy::random>>(
      setup, edition, seed);
}
Record random_spytown(const SetupText& setup, const std::string& edition, std::uint64_t seed) {
  return random_game<spytown::Spytown, simulator::SpytownPolicy<simulator::Policy::random>>(
      setup, edition, seed);
}
Record random_mrakoszlap(const SetupText& setup, std::uint64_t seed) {
  return random_game<mrakoszlap::Mrakoszlap,
                     simulator::MrakoszlapPolicy<simulator::Policy::random>>(setup, "R", seed);
}

void expect_round_trip(const Record& record) {
  const std::string text = record.write();
  const Record again = Record::read(text, "again.omerta");
  EXPECT_EQ(again.write(), text);
  const Chronicle first = record.replay();
  const Chronicle second = again.replay();
  EXPECT_EQ(first.checksum(), second.checksum());
  ASSERT_EQ(first.told().size(), second.told().size());
  for (std::size_t i = 0; i < first.told().size(); ++i) {
    EXPECT_EQ(first.told()[i].event, second.told()[i].event);
    EXPECT_EQ(first.told()[i].to, second.told()[i].to);
  }
  for (const Entry& entry : again.entries()) {  // what is written is the canonical form
    if (entry.command) {
      EXPECT_EQ(command_text(again.book(), again.casting(), *entry.command), entry.raw);
    }
  }
}

TEST(Record, OfRandomGamesRoundTrips) {
  const std::string head = "rulebook gorod\noption stalemate-limit 5\noption second-tie lot\n";
  for (const std::string table : {"table T6", "table T12", "table T15", "table T18"}) {
    for (const std::string edition : {"new", "2012"}) {
      for (std::uint64_t seed = 0; seed < 12; ++seed) {
        SetupText setup = setup_of(head + table + "\n");
        expect_round_trip(random_gorod(setup, edition, seed));
      }
    }
  }
}

TEST(Record, KeepsHouseRolesModeratorAndOptions) {
  const SetupText setup = setup_of(R"(rulebook gorod
option ballot open
option night-pass anyone
option stalemate-limit 4
moderated by Xenia
table T15 with M hunter, N dancer
house dancer
house
| id = "hunter"
| side = "town"
| call = "own: 55"
| acts = [ { target = "other", uses = 1, do = ["SHOOT"] } ]
)");
  for (std::uint64_t seed = 0; seed < 12; ++seed)
    expect_round_trip(random_gorod(setup, "new", seed));
}

TEST(Record, OfSpytownRoundTrips) {
  for (const std::string edition : {"sk", "pl"}) {
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
      const SetupText setup = setup_of(
          "rulebook spytown\nseats A, B, C, D, E, F, G, H, I, J\noption extended on\n"
          "cards vest, wiretap\n");
      expect_round_trip(random_spytown(setup, edition, seed));
    }
  }
}

// Every number of players, the presets, and a deck from which a host has taken whole types.
TEST(Record, OfMrakoszlapRoundTrips) {
  std::string seats = "seats Anna";
  for (int n = 2; n <= 20; ++n) {
    seats += ", \"Player " + std::to_string(n) + "\"";
    for (const std::string preset : {"rulebook", "desktop-2017", "web-2026"}) {
      const SetupText setup =
          setup_of("rulebook mrakoszlap\npreset " + preset + "\n" + seats + "\n");
      expect_round_trip(random_mrakoszlap(setup, static_cast<std::uint64_t>(n)));
    }
  }
  const SetupText own = setup_of(
      "rulebook mrakoszlap\nmoderated by Zora\noption reveal-on-death cards\n"
      "seats A, B, C, D, E\ndeck mafian 2, sniper 0, gandalf 0, cloud-treader 5, mirror 3\n");
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    const Record record = random_mrakoszlap(own, seed);
    EXPECT_NE(record.write().find("sniper 0"), std::string::npos);
    expect_round_trip(record);
  }
}

// What is dealt for the time being.
const std::string kUnseen =
    "omerta 1\nrulebook spytown\nedition sk\noption gm-mode human\noption extended on\n"
    "moderated by Zora\nseats Anna, Boris, Cyril, Dana, Eva, Filip\ncards vest\n"
    "deal policeman, mafioso, agent, policeman, policeman, policeman, "
    "vest, neutral, neutral, neutral, neutral, neutral\n"
    "unseen Anna, Boris neutral, Eva policeman\nplay\n";

TEST(Record, SaysWhatNobodyHasLookedAt) {
  Record record = Record::read(kUnseen, "unseen");
  EXPECT_EQ(record.unseen(), (std::vector<std::size_t>{0, 4, 6, 7}));
  EXPECT_EQ(record.write(), kUnseen);
  record.leave_unseen(record.unseen());
  EXPECT_EQ(record.write(), kUnseen);
  const std::string wrong = "unseen Anna, Boris vest";
  std::string text = kUnseen;
  text.replace(text.find("unseen"), text.find("\nplay") - text.find("unseen"), wrong);
  EXPECT_THROW(Record::read(text, "unseen"), Misread);
}

// Who sits at the screen and who plays the others is read, kept, and no part of the game.
TEST(Record, NamesThePeopleAndTheBots) {
  const std::string head = "omerta 1\nrulebook gorod\nedition new\n";
  const std::string game =
      "seats Anna, Boris, \"Jan Novák\", Dana, Eva, Filip\ndeck mafioso 1, commissioner 1, "
      "citizen 4\nplay\n";
  const std::string text =
      head + "people \"Jan Novák\", Eva\nbots loyal 18446744073709551615\n" + game;
  Record record = Record::read(text, "");
  EXPECT_EQ(record.write(), text);
  ASSERT_TRUE(record.people() && record.bots());
  EXPECT_EQ(*record.people(), Seats::of(Seat{2}) | Seats::of(Seat{4}));
  EXPECT_EQ(*record.bots(), (Bots{"loyal", 18446744073709551615U}));
  EXPECT_EQ(*Record::read(head + "people none\n" + game, "").people(), Seats{});
  const Record plain = Record::read(head + game, "");
  EXPECT_FALSE(plain.people() || plain.bots());
  Record seated = Record::read(head + game, "");
  seated.seat({}, {"detective", 7});
  EXPECT_EQ(*Record::read(seated.write(), "").bots(), (Bots{"detective", 7}));
  for (const char* wrong : {"people Zora\n", "people\n", "bots loyal\n", "bots loyal many\n",
                            "bots loyal 3 4\n", "bots loyal 99999999999999999999\n"}) {
    EXPECT_THROW(Record::read(head + wrong + game, ""), Misread) << wrong;
  }
}

}  // namespace
}  // namespace omerta::notation
