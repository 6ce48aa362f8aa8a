// Whoever was accused or asked answers, once each, and nobody can tell by the answer's form whether
// he is guilty.
#include "minds/answers.h"

#include <gtest/gtest.h>

namespace omerta::minds {
namespace {

using talk::Act;
using talk::Statement;

constexpr Seat kPerson{0};
constexpr Seat kBot{4};
constexpr Seat kSuspect{7};

constexpr std::uint8_t kHolder = 5;
constexpr std::uint8_t kCitizen = 1;
constexpr std::uint8_t kMafioso = 2;
const Tongue kTongue{.holder = kHolder,
                     .ask = Ask{16},
                     .theirs = 1,
                     .ours = 2,
                     .plain = kCitizen,
                     .enemy = kMafioso};
const Row kReads{.suspicions = 0.1, .counter_claims = 0};
const Row kReadsNoWords{.suspicions = 0, .words_a_day = 1};

const std::vector<Act> kQuestions{Act::accuse,     Act::suspect, Act::urge,    Act::ask_role,
                                  Act::ask_result, Act::ask_why, Act::ask_vote};

class Conversation {
 public:
  explicit Conversation(const Row& row = kReads)
      : mind{{.seats = 10, .clan = 3, .card = Card::in_a_hand}, row} {
    mind.round = 2;
    mind.day_begins();
    mind.moment();
  }

  std::uint16_t say(Seat who, const talk::Utterance& words) {
    const std::uint16_t first = next_;
    listen(mind, kTongue, {.utterance = words, .who = who, .first = first});
    next_ = static_cast<std::uint16_t>(next_ + words.count);
    return first;
  }
  std::uint16_t say(Seat who, const Statement& statement) {
    talk::Utterance words;
    words.statements[words.count++] = statement;
    return say(who, words);
  }
  std::uint16_t to_bot(Act act) { return say(kPerson, {.act = act, .seats = Seats::of(kBot)}); }

  // Which the table hears, too.
  std::optional<talk::Utterance> answered(Speaker speaker = {}) {
    speaker.self = kBot;
    if (speaker.suspect == Seat::nobody) speaker.suspect = kSuspect;
    const auto words = speech(mind, kTongue, speaker);
    EXPECT_TRUE(!words || may_speak(mind, kBot, speaker.holder, speaker.turn));
    if (words) say(kBot, *words);
    return words;
  }

  PublicMind mind;

 private:
  std::uint16_t next_ = 1;
};

bool settles(const talk::Utterance& words, Due due) {
  for (const Statement& each : words.said()) {
    if (kSettled[static_cast<unsigned>(due)].has(each.act)) return true;
  }
  return false;
}

Due due_of(Act question) {
  switch (question) {
    case Act::ask_role: return Due::role;
    case Act::ask_result: return Due::result;
    case Act::ask_why: return Due::reason;
    case Act::ask_vote: return Due::vote;
    default: return Due::denial;
  }
}

TEST(Answers, AreGivenOnceEach) {
  for (Act question : kQuestions) {
    Conversation talk;
    EXPECT_FALSE(talk.answered()) << "nothing was said, and nothing speaks against anybody";
    talk.to_bot(question);
    talk.to_bot(question);
    const auto words = talk.answered();
    ASSERT_TRUE(words) << static_cast<int>(question);
    EXPECT_TRUE(settles(*words, due_of(question))) << static_cast<int>(question);
    EXPECT_FALSE(talk.answered()) << static_cast<int>(question);
    talk.to_bot(question);
    EXPECT_TRUE(talk.answered()) << "asked again after he has spoken";
  }
}

TEST(Answers, ComeToWhoeverHasHadHisWord) {
  for (Act question : kQuestions) {
    Conversation talk;
    talk.mind.betrays(kSuspect, 2);
    talk.mind.moment();
    ASSERT_TRUE(talk.answered()) << "his own word of the day";
    ASSERT_FALSE(talk.answered());
    talk.to_bot(question);
    const auto words = talk.answered();
    ASSERT_TRUE(words) << static_cast<int>(question);
    EXPECT_TRUE(settles(*words, due_of(question))) << static_cast<int>(question);
  }
}

TEST(Answers, ToEverythingAtOnceNeedTwoBreaths) {
  Conversation talk;
  for (Act question : kQuestions) talk.to_bot(question);
  Dues due = talk.mind.owed(kBot).dues;
  int breaths = 0;
  for (; !due.empty(); ++breaths) {
    ASSERT_TRUE(talk.answered());
    const Dues left = talk.mind.owed(kBot).dues;
    ASSERT_NE(left.bits, due.bits);
    due = left;
  }
  EXPECT_LE(breaths, 2);
  EXPECT_FALSE(talk.answered());
}

TEST(Answers, HaveALimitForADay) {
  Conversation talk;
  int given = 0;
  for (int i = 0; i < 50; ++i) {
    talk.to_bot(Act::ask_role);
    if (talk.answered()) ++given;
  }
  EXPECT_EQ(given, kAnswersADay + 1) << "the first was his word of the day";
  talk.mind.round = 3;
  talk.mind.day_begins();
  talk.to_bot(Act::ask_role);
  EXPECT_TRUE(talk.answered()) << "another day";
}

TEST(Answers, ToMereSuspicionsAreFewAndLeaveRoomForOthers) {
  Conversation talk;
  int denied = 0;
  for (int i = 0; i < 50; ++i) {
    talk.say(static_cast<Seat>(5 + i % 5), {.act = Act::suspect, .seats = Seats::of(kBot)});
    if (talk.answered()) ++denied;
  }
  EXPECT_EQ(denied, kDenialsADay);
  for (Act question : {Act::accuse, Act::ask_role, Act::ask_vote}) {
    talk.to_bot(question);
    EXPECT_TRUE(talk.answered()) << static_cast<int>(question);
  }
}

TEST(Answers, OfWhoeverMakesNothingOfWordsAreDenials) {
  for (Act question : kQuestions) {
    Conversation talk{kReadsNoWords};
    talk.to_bot(question);
    const auto words = talk.answered();
    EXPECT_EQ(words.has_value(), due_of(question) == Due::denial) << static_cast<int>(question);
    if (words) {
      EXPECT_TRUE(settles(*words, Due::denial));
    }
  }
}

// Whoever holds the card and has not said so, whoever is in the clan, and whoever is neither say
// the same words: with the same suspect there is nothing else in them.
TEST(Answers, OfTheGuiltyAndTheInnocentAreTheSame) {
  const std::array<Report, 1> found{{{kBot, Seat{3}, Found::ours, 2}}};
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    for (Act question : kQuestions) {
      const auto asked = [&](Speaker speaker) {
        Conversation talk;
        talk.mind.betrays(kSuspect, 2);
        talk.mind.chooses({kPerson, Seat{8}, 1, talk::Ground::ballot}, Seats::first(10), 0);
        talk.mind.shows(Seat{8}, {}, Card::in_no_hand);
        talk.mind.leaves(Seats::of(Seat{8}));
        talk.mind.moment();
        speaker.seed = seed;
        std::vector<talk::Utterance> all;
        for (int i = 0; i < 3; ++i) {
          talk.to_bot(question);
          if (const auto words = talk.answered(speaker)) all.push_back(*words);
        }
        return all;
      };
      const auto innocent = asked({});
      EXPECT_FALSE(innocent.empty());
      EXPECT_EQ(asked({.clan = Seats::of(kBot) | Seat{3}}), innocent);
      EXPECT_EQ(asked({.holder = kBot, .results = found}), innocent);
    }
  }
}

TEST(Answers, ContradictByWhatTheAccuserHasDone) {
  Conversation talk;
  talk.mind.chooses({kPerson, Seat{8}, 1, talk::Ground::ballot}, Seats::first(10), 0);
  talk.mind.shows(Seat{8}, {}, Card::in_no_hand);
  talk.mind.leaves(Seats::of(Seat{8}));
  talk.to_bot(Act::accuse);
  const auto words = talk.answered();
  ASSERT_TRUE(words);
  ASSERT_EQ(words->count, 2);
  EXPECT_EQ(words->statements[1].act, Act::because);
  EXPECT_EQ(words->statements[1].whom, kPerson);
  EXPECT_EQ(words->statements[1].seats, Seats::of(Seat{8}));
}

TEST(Answers, TellTheStorySoFar) {
  Conversation talk;
  const Statement told{.act = Act::report,
                       .ask = kTongue.ask,
                       .answer = kTongue.theirs,
                       .seats = Seats::of(kSuspect),
                       .round = 2};
  talk.say(kBot, {.act = Act::claim, .word = kHolder});
  talk.say(kBot, told);
  const Speaker holder{.holder = kBot};
  talk.to_bot(Act::ask_role);
  const auto role = talk.answered(holder);
  ASSERT_TRUE(role);
  EXPECT_EQ(role->statements[0].word, kHolder);
  const Evidence before = talk.mind.evidence();
  talk.to_bot(Act::ask_result);
  const auto result = talk.answered(holder);
  ASSERT_TRUE(result);
  EXPECT_EQ(result->statements[0], told);
  EXPECT_EQ(talk.mind.evidence(), before) << "and telling it again is no evidence";
}

TEST(Answers, OnTheFloorAreADefence) {
  Conversation talk;
  talk.mind.gives_floor(kBot, kBot);
  const Speaker defends{.turn = Turn::answers};
  const auto own = talk.answered(defends);
  ASSERT_TRUE(own);
  EXPECT_EQ(own->statements[0].act, Act::deny);
  EXPECT_FALSE(talk.answered(defends));
  talk.mind.gives_floor(kBot, Seat{3});
  const auto others = talk.answered(defends);
  ASSERT_TRUE(others);
  EXPECT_EQ(others->statements[0].act, Act::defend);
  EXPECT_EQ(others->statements[0].seats, Seats::of(Seat{3}));
  talk.mind.gives_floor(kBot, kBot);
  talk.mind.gives_floor(Seat::nobody, Seat::nobody);
  EXPECT_FALSE(talk.answered(defends)) << "it is over";
}

TEST(Answers, AreNoEvidenceButForWhomTheyName) {
  for (Act question : {Act::accuse, Act::ask_role, Act::ask_result, Act::ask_why}) {
    Conversation talk;
    talk.to_bot(question);
    const Evidence before = talk.mind.evidence();
    ASSERT_TRUE(talk.answered());
    EXPECT_EQ(talk.mind.evidence(), before) << static_cast<int>(question);
  }
}

}  // namespace
}  // namespace omerta::minds
