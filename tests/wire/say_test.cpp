// What is said comes and goes by ids: what is sent is what is read, and nothing else is.
#include "wire/received/say.h"

#include <gtest/gtest.h>

#include "notation/record.h"
#include "tests/notation/random_talk.h"
#include "wire/encode.h"

namespace omerta::wire {
namespace {

const std::string kGame =
    "omerta 1\nrulebook gorod\nedition new\nseats A, B, C, D, E, F\n"
    "deck mafioso 1, commissioner 1, citizen 4\nplay\n";

class Say : public testing::Test {
 protected:
  notation::Record record_ = notation::Record::read(kGame, "f");
  talk::Ids ids_ = notation::ids_of(record_.book(), record_.casting());

  std::string fault(std::string_view text) const {
    const auto read = read_say(text, ids_);
    return read ? "none" : std::string{code(read.error())};
  }
};

TEST_F(Say, IsReadByIds) {
  const auto read = read_say(
      R"({"say":[{"act":"report","ask":"check","seats":[1],"answer":"nod","night":2}]})", ids_);
  ASSERT_TRUE(read.has_value());
  ASSERT_EQ(read->count, 1);
  EXPECT_EQ(notation::statement_text(record_.book(), record_.casting(), read->statements[0]),
            "report check B nod 2");
}

TEST_F(Say, IsReadAsItIsSent) {
  notation::RandomTalk talk{record_.book(), record_.casting(), 5};
  int read_again = 0;
  for (int i = 0; i < 3000; ++i) {
    talk::Utterance utterance = talk.speech(*record_.casting().game).utterance;
    bool known = true;  // dice may name a card or an answer that is not there
    for (const talk::Statement& said : utterance.said()) {
      const bool card = said.act == talk::Act::claim || said.act == talk::Act::deny;
      known = known && (!card || said.word == 0 || said.word == 4 || said.word == 5);
      if (said.act != talk::Act::report) continue;
      const auto answer = ids_.find_answer(said.ask, ids_.answer(said.ask, said.answer));
      known = known && answer == said.answer;
    }
    if (!known) continue;
    const auto read = read_say(encoded(utterance, ids_), ids_);
    ASSERT_TRUE(read.has_value()) << encoded(utterance, ids_);
    EXPECT_EQ(*read, utterance);
    ++read_again;
  }
  EXPECT_GT(read_again, 500);
}

TEST_F(Say, IsSentWithItsSentence) {
  talk::Said said{
      {{talk::Statement{.act = talk::Act::trust, .seats = Seats::of(Seat{2})}}, 1}, Seat{3}, 0, 7};
  EXPECT_EQ(encoded(said, {"say.trust.1", {{"whom", Seat{2}}}}, ids_),
            R"({"who":3,"first":7,"say":[{"act":"trust","seats":[2]}],"text":)" +
                encoded(Message{"say.trust.1", {{"whom", Seat{2}}}}) + "}");
}

TEST_F(Say, IsRefusedWithAReason) {
  EXPECT_EQ(fault(std::string(kLongestSay + 1, ' ')), "too-long");
  EXPECT_EQ(fault("{"), "not-json");
  EXPECT_EQ(fault("[]"), "not-an-object");
  EXPECT_EQ(fault("{}"), "missing-field");
  EXPECT_EQ(fault(R"({"say":[]})"), "wrong-field");
  EXPECT_EQ(fault(R"({"say":[{"act":"nothing"}],"to":1})"), "unknown-field");
  EXPECT_EQ(fault(R"({"say":[{"act":"dance"}]})"), "wrong-field");
  EXPECT_EQ(fault(R"({"say":[{"act":"nothing","seats":[]}]})"), "unknown-field");
  EXPECT_EQ(fault(R"({"say":[{"act":"trust"}]})"), "missing-field");
  EXPECT_EQ(fault(R"({"say":[{"act":"trust","seats":[1,1]}]})"), "wrong-field");
  EXPECT_EQ(fault(R"({"say":[{"act":"trust","seats":[31]}]})"), "wrong-field");
  EXPECT_EQ(fault(R"({"say":[{"act":"claim","word":"don"}]})"), "wrong-field");
  EXPECT_EQ(fault(R"({"say":[{"act":"because","ground":"none"}]})"), "wrong-field");
  EXPECT_EQ(fault(R"({"say":[{"act":"trust","act":"trust","seats":[1]}]})"), "missing-field");
  EXPECT_EQ(fault(R"({"say":[{"act":"nothing"},{"act":"nothing"},{"act":"nothing"},)"
                  R"({"act":"nothing"}]})"),
            "wrong-field");
}

}  // namespace
}  // namespace omerta::wire
