// The bytes of what is sent: field by field, in this order, with these escapes.
#include "wire/encode.h"

#include <gtest/gtest.h>

namespace omerta::wire {
namespace {

TEST(WireMessage, IsItsKeyAndItsArguments) {
  EXPECT_EQ(encoded(Message{}), "null");
  EXPECT_EQ(encoded(Message{"a.b"}), R"({"key":"a.b"})");
  const Message message{"fact",
                        {{"who", Seat{3}},
                         {"nobody", Seat::nobody},
                         {"all", Seats::first(2)},
                         {"n", -7},
                         {"id", "don"},
                         {"words", List{"x", "y"}},
                         {"either", OneOf{{"x", "y"}}},
                         {"card", Message{"role.don"}},
                         {"several", Messages{"one", "two"}}},
                        "gorod"};
  EXPECT_EQ(encoded(message),
            R"({"key":"fact","args":{"who":{"seat":3},"nobody":{"seat":null},)"
            R"("all":{"seats":[0,1]},"n":-7,"id":"don","words":{"words":["x","y"]},)"
            R"("either":{"one-of":["x","y"]},"card":{"key":"role.don"},)"
            R"("several":[{"key":"one"},{"key":"two"}]},"rulebook":"gorod"})");
}

TEST(WireMessage, EscapesWhatJsonEscapes) {
  EXPECT_EQ(encoded(Message{"k", {{"t", "\"\\/\n\t\x01 żółw"}}}),
            "{\"key\":\"k\",\"args\":{\"t\":\"\\\"\\\\/\\u000a\\u0009\\u0001 żółw\"}}");
}

TEST(WireMessageDeath, HasLimits) {
  Message deep{"k"};
  for (unsigned i = 0; i <= kDeepestMessage; ++i) deep = Message{"k", {{"in", deep}}};
  EXPECT_DEATH((void)encoded(deep), "");
  EXPECT_DEATH((void)encoded(Message{"k", {{"n", kLargestNumber + 1}}}), "");
}

TEST(WireHeard, HasItsNumberItsPartAndTheReasonIfItMayBeKnown) {
  story::Heard heard{.label = {story::Stream::own, 4}, .text = "fact", .event = {}, .part = {}};
  EXPECT_EQ(encoded(heard), R"({"stream":"q","number":4,"text":{"key":"fact"},"part":{}})");
  heard.label.stream = story::Stream::open;
  heard.part = {.night = 2, .out = true, .over = true};
  heard.past = true;
  heard.to = Seats::first(2);
  EXPECT_EQ(encoded(heard, story::Reason{Clause{}, {story::Stream::own, 3}}),
            R"({"stream":"p","number":4,"text":{"key":"fact"},)"
            R"("part":{"night":2,"out":true,"over":true},"past":true,"to":[0,1],)"
            R"("clause":"","cause":"q3"})");
}

TEST(WireScreen, HasEveryFieldAlwaysInTheSameOrder) {
  EXPECT_EQ(encoded(screen::Screen{}),
            R"({"hour":"setup","round":0,"moment":null,"circle":[],"about":[],"holds":[],)"
            R"("winners":[],"side":[],"hand":[],"aims":[],"knows":[],"reminders":[],)"
            R"("questions":[],"means":null,"pause":null,"decoy":null})");
}

TEST(WireScreen, KeepsTheLatestOfAVeryLongEvening) {
  screen::Screen screen;
  for (int i = 0; i < 1000; ++i) screen.knows.push_back({"k", {{"n", i}}});
  const std::string text = encoded(screen);
  EXPECT_EQ(text.find("\"n\":871}"), std::string::npos);
  EXPECT_NE(text.find("\"n\":872}"), std::string::npos);
  EXPECT_NE(text.find("\"n\":999}"), std::string::npos);
}

// An option keeps its number when others are struck; the largest choice is a small number.
TEST(WireScreen, NumbersItsOptionsByWhatTheyAre) {
  screen::Question question{.lane = 1, .number = 3, .name = "vote-1", .text = "ask"};
  question.options = {{choice_of(Seat{2}), chair(Seat{2})}, {Choice{1} << 63, "word"}};
  question.pass = "pass";
  question.danger = screen::Danger::kills;
  screen::Screen screen;
  screen.questions = {question};
  EXPECT_NE(encoded(screen).find(
                R"("questions":[{"lane":1,"number":3,"ask":"vote-1","text":{"key":"ask"},)"
                R"("hint":null,"shape":"seats","urgency":"awaited","danger":"kills","take":1,)"
                R"("options":[{"choice":2,"label":null,)"
                R"("idle":false},{"choice":63,"label":{"key":"word"},"idle":false}],)"
                R"("pass":{"key":"pass"},"turn":"at-once","timely":false,"private":false,)"
                R"("stands":false,"talk":false,"beside":[],"usual":[],"wait":null,"leave":null}])"),
            std::string::npos)
      << encoded(screen);
}

TEST(WireEncoder, WritesOneAfterTheOtherAndIsUsedAgain) {
  Encoder encoder;
  encoder.add(Message{"a"}).add_refused("stale");
  EXPECT_EQ(encoder.text(), R"({"key":"a"}{"refused":"stale"})");
  encoder.clear();
  EXPECT_EQ(encoder.add(Message{"b"}).text(), R"({"key":"b"})");
}

}  // namespace
}  // namespace omerta::wire
