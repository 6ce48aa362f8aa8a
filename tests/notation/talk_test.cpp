// What is said at the table: read as it was written, judged by who may speak and what has happened,
// taken back with the commands before it, and nothing that any rule depends on.
#include <gtest/gtest.h>

#include "notation/record.h"
#include "rulebooks/gorod/simulation/policy.h"
#include "rulebooks/mrakoszlap/simulation/policy.h"
#include "rulebooks/spytown/simulation/policy.h"
#include "tests/notation/random_play.h"
#include "tests/notation/random_talk.h"

namespace omerta::notation {
namespace {

const std::string kHead =
    "omerta 1\nrulebook gorod\nedition new\nseats Anna, Boris, Cyril, Dana, Eva, \"Jan Novák\"\n"
    "deck mafioso 1, commissioner 1, citizen 4\n"
    "deal citizen, mafioso, citizen, commissioner, citizen, citizen\nplay\n";
const std::string kDay =
    kHead +
    "Anna look\nBoris look\nCyril look\nDana look\nEva look\n\"Jan Novák\" look\nclock close\n";
const std::string kSecondDay =
    kDay + "Anna nominate Cyril\nBoris nominate Eva\nCyril nominate pass\nDana nominate pass\n" +
    "Eva nominate pass\n\"Jan Novák\" nominate pass\nAnna vote-1 Cyril\nBoris vote-1 Cyril\n" +
    "Cyril vote-1 Eva\nDana vote-1 Cyril\nEva vote-1 Cyril\n\"Jan Novák\" vote-1 Cyril\n" +
    "Boris victim-mafia Eva\nclock close\nDana check Boris\nclock close\n";

std::vector<Spoken> spoken(const std::string& text) {
  return Record::read(text, "f").replay_with_talk().conversation.spoken();
}

std::string mistake(const std::string& text) {
  try {
    (void)Record::read(text, "f").replay();
    return "was read";
  } catch (const Misread& misread) {
    return misread.what();
  }
}

TEST(Talk, IsReadByIdsAndWrittenTheSame) {
  const std::string text =
      kSecondDay +
      "Dana says: claim commissioner; report check Boris nod 2; because ballot 1 Boris -> Cyril\n" +
      "Boris says: deny mafioso; disagree 2; ask-why Dana\n" +
      "\"Jan Novák\" says: vouch Dana; because survived 2 Dana; urge Boris\n" +
      "Anna says: did heal \"Jan Novák\" 1; because said 4; intend none   # she smiled\n" +
      "Boris says: accuse Dana; because shown Cyril; because died 2 Eva\n" +
      "Dana says: nothing\n" + "Anna says: trust Dana; because nominated 1 Boris -> Eva\n";
  const Record record = Record::read(text, "f");
  EXPECT_EQ(record.write(), text);
  const std::vector<Spoken> all = spoken(text);
  ASSERT_EQ(all.size(), 7U);
  const talk::Statement report{.act = talk::Act::report,
                               .ask = *record.book().find_ask("check"),
                               .answer = 0,  // a nod
                               .seats = Seats::of(Seat{1}),
                               .round = 2};
  EXPECT_EQ(all[0].said.utterance.statements[1], report);
  EXPECT_EQ(all[0].said.who, Seat{3});
  EXPECT_EQ(all[0].said.first, 1);
  EXPECT_EQ(all[1].said.first, 4);
  for (const Entry& entry : record.entries()) {
    if (!entry.speech) continue;
    const std::string canonical = speech_text(record.book(), record.casting(), *entry.speech);
    EXPECT_EQ(entry.raw.substr(0, canonical.size()), canonical);
  }
}

TEST(Talk, OfWhoMayNotSpeakIsRefused) {
  EXPECT_EQ(mistake(kHead + "Anna says: nothing\n"), "f:8:1: this player may not speak now");
  const std::string dead = mistake(kSecondDay + "Cyril says: nothing\n");
  EXPECT_EQ(dead, "f:31:1: this player may not speak now");
  const std::string night = kSecondDay.substr(0, kSecondDay.find("clock close\nDana"));
  EXPECT_EQ(mistake(night + "Dana says: claim commissioner\n"),
            "f:28:1: this player may not speak now");
}

TEST(Talk, IsRefusedWithItsReason) {
  const std::vector<std::pair<std::string, std::string>> rows{
      {"Anna says: dance", "f:15:12: expected what is said"},
      {"Anna says:", "f:15:11: expected what is said"},
      {"Anna says: claim don", "f:15:18: expected a card, found “don”"},
      {"Anna says: report check Boris perhaps 1", "f:15:31: expected what is answered"},
      {"Anna says: report check Boris nod 2", "f:15:1: that night has not been yet"},
      {"Anna says: report check Boris+Eva nod 1", "f:15:1: nobody is meant by this"},
      {"Anna says: report heal Boris nod 1", "f:15:30: expected what is answered"},
      {"Anna says: did check Boris 1", "f:15:1: that is nothing anybody tells of"},
      {"Anna says: accuse Zoe", "f:15:19: “Zoe” does not sit at this table"},
      {"Anna says: accuse none", "f:15:1: nobody is meant by this"},
      {"Anna says: agree 1", "f:15:1: nothing with this number has been said yet"},
      {"Anna says: because died 1 Eva", "f:15:1: a reason follows what it is the reason for"},
      {"Anna says: suspect Eva; because nominated 1 Boris -> Eva", "f:15:1: the reason has not"},
      {"Anna says: suspect Eva; because ballot 1 Boris -> Eva", "f:15:1: the reason has not"},
      {"Anna says: suspect Eva; because shown Eva", "f:15:1: the reason has not"},
      {"Anna says: suspect Eva; because died 1 Eva", "f:15:1: the reason has not"},
      {"Anna says: suspect Eva; because survived 2 Eva", "f:15:1: the reason has not"},
      {"Anna says: suspect Eva; because said 1", "f:15:1: the reason has not"},
      {"Anna says: nothing; nothing; nothing; nothing", "f:15:39: at most 3 things"},
      {"Anna says: nothing more", "f:15:20: expected the end of the line"},
  };
  for (const auto& [line, says] : rows) {
    EXPECT_EQ(mistake(kDay + line + "\n").substr(0, says.size()), says) << line;
  }
  EXPECT_EQ(mistake(kDay + "Anna says: claim mafioso; trust Boris; because survived 1 Boris\n"),
            "was read");  // whether it is true is nobody's business
}

// A ground is there from the moment on at which everybody has seen it.
TEST(Talk, AGroundMayBeNamedOnceItHasHappened) {
  const std::string says = "Eva says: suspect Boris; because nominated 1 Boris -> Eva\n";
  EXPECT_NE(mistake(kDay + says + "Boris nominate Eva\n"), "was read");
  EXPECT_EQ(mistake(kDay + "Boris nominate Eva\n" + says), "was read");
}

TEST(Talk, IsTakenBackWithTheCommandsBeforeIt) {
  const std::string text = kDay + "Anna says: trust Eva\nAnna nominate Boris\n" +
                           "Eva says: agree 1\nmoderator take-back 1\n";
  const std::vector<Spoken> all = spoken(text);
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(all[0].said.who, Seat{0});
  EXPECT_EQ(spoken(text + "Boris says: suspect Anna\n").back().said.first, 2);
  EXPECT_NE(mistake(text + "Boris says: agree 2\n"), "was read");
  Record record = Record::read(text, "f");
  record.drop_taken_back();
  EXPECT_EQ(record.write(), kDay + "Anna says: trust Eva\n");
}

// Plays by dice, and talks in between.
template <class R, class P>
Record talked(const std::string& lines, const std::string& edition, std::uint64_t seed) {
  SetupText setup;
  for (const std::string& text : split_lines(lines, "setup")) {
    Line line("setup", 1, text);
    EXPECT_TRUE(read_setup_line(line, setup)) << text;
  }
  Record record = Record::of(setup, edition);
  Chronicle chronicle(*record.casting().game);
  chronicle.begin();
  Conversation conversation{record.book(), record.casting()};
  RandomTalk talk{record.book(), record.casting(), seed};
  bool dealt = false;
  play_at_random<R, P>(chronicle, seed, [&](const Command& command) {
    if (record.book().ask_name(command.ask).rfind("deal", 0) == 0) return;
    if (!dealt) record.deal(record.book().dealt(chronicle.game()));
    dealt = true;
    record.add(command);
    for (int i = 0; i < 12; ++i) {
      const Speech speech = talk.speech(chronicle.game());
      if (conversation.say(chronicle, speech).fault == talk::Fault::none) record.add(speech);
    }
  });
  return record;
}

// The law: with everything that was said struck out, the same events to the byte.
std::size_t expect_law(const Record& record) {
  const std::string text = record.write();
  const Record again = Record::read(text, "again");
  EXPECT_EQ(again.write(), text);
  const Replayed with = again.replay_with_talk();
  const Chronicle without = again.without_talk().replay();
  EXPECT_EQ(again.without_talk().write().find(" says: "), std::string::npos);
  EXPECT_EQ(with.chronicle.checksum(), without.checksum());
  EXPECT_EQ(with.chronicle.commands(), without.commands());
  EXPECT_EQ(with.chronicle.told().size(), without.told().size());
  for (std::size_t i = 0; i < without.told().size(); ++i) {
    EXPECT_EQ(with.chronicle.told()[i].event, without.told()[i].event);
    EXPECT_EQ(with.chronicle.told()[i].to, without.told()[i].to);
  }
  std::size_t statements = 0;
  for (std::size_t i = 0; i < record.entries().size(); ++i) {
    EXPECT_EQ(record.entries()[i].speech, again.entries()[i].speech);
    if (record.entries()[i].speech) statements += record.entries()[i].speech->utterance.count;
  }
  return statements;
}

TEST(Talk, ChangesNothingInTheGame) {
  std::size_t gorod = 0;
  std::size_t spytown = 0;
  std::size_t mrakoszlap = 0;
  const std::string seats = "seats A, B, C, D, E, F, G, H, I, J\n";
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    gorod += expect_law(talked<gorod::Gorod, simulator::GorodPolicy<simulator::Policy::random>>(
        "rulebook gorod\noption stalemate-limit 5\n" + seats +
            "deck mafioso 2, don 1, commissioner 1, nurse 1, journalist 1, citizen 4\n",
        "new", seed));
    spytown +=
        expect_law(talked<spytown::Spytown, simulator::SpytownPolicy<simulator::Policy::random>>(
            "rulebook spytown\n" + seats, "sk", seed));
    mrakoszlap += expect_law(
        talked<mrakoszlap::Mrakoszlap, simulator::MrakoszlapPolicy<simulator::Policy::random>>(
            "rulebook mrakoszlap\n" + seats, "R", seed));
  }
  EXPECT_GT(gorod, 200U);
  EXPECT_GT(spytown, 200U);
  EXPECT_GT(mrakoszlap, 200U);
}

}  // namespace
}  // namespace omerta::notation
