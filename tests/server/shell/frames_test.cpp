// Frames without a socket: any cut of the bytes gives the same messages.
#include "server/http/frames.h"

#include <gtest/gtest.h>

namespace omerta::server {
namespace {

std::string masked(unsigned char first, std::string_view text) {
  std::string bytes(1, static_cast<char>(first));
  bytes += static_cast<char>(0x80 | text.size());
  bytes.append("\x01\x02\x03\x04");
  for (std::size_t i = 0; i < text.size(); ++i) {
    bytes += static_cast<char>(text[i] ^ static_cast<char>(i % 4 + 1));
  }
  return bytes;
}

TEST(Frames, AreEncodedByLength) {
  EXPECT_EQ(*encode_text("hi"), std::string("\x81\x02hi"));
  EXPECT_EQ(encode_text(std::string(125, 'x'))->size(), 127U);
  EXPECT_EQ(encode_text(std::string(126, 'x'))->substr(0, 4), std::string("\x81\x7E\x00\x7E", 4));
  EXPECT_EQ(encode_text(std::string(65536, 'x'))->substr(0, 10),
            std::string("\x81\x7F\x00\x00\x00\x00\x00\x01\x00\x00", 10));
}

TEST(Frames, AnyCutGivesTheSame) {
  const std::string bytes = masked(0x01, "one ") + masked(0x89, "ping") + masked(0x80, "message") +
                            masked(0x81, "żółw") + masked(0x81, "");
  for (std::size_t piece = 1; piece <= bytes.size(); ++piece) {
    Frames frames{Limits{}};
    std::vector<std::string> messages;
    std::string answer;
    for (std::size_t at = 0; at < bytes.size(); at += piece) {
      const auto heard = frames.take(std::string_view{bytes}.substr(at, piece), 1);
      messages.insert(messages.end(), heard.messages.begin(), heard.messages.end());
      answer += heard.answer;
      EXPECT_EQ(heard.state, Frames::Heard::State::open);
    }
    EXPECT_EQ(messages, (std::vector<std::string>{"one message", "żółw", ""})) << piece;
    EXPECT_EQ(answer, "\x8A\x04ping");
    EXPECT_TRUE(frames.is_at_rest());
  }
}

TEST(Frames, RestWhereNothingIsHalfDone) {
  Frames frames{Limits{}};
  EXPECT_TRUE(frames.is_at_rest());
  const std::string hello = masked(0x81, "hello");
  for (std::size_t i = 0; i < hello.size(); ++i) {
    (void)frames.take(hello.substr(i, 1), 1);
    EXPECT_EQ(frames.is_at_rest(), i + 1 == hello.size()) << i;
  }
  (void)frames.take(masked(0x01, "half a "), 1);
  (void)frames.take(masked(0x89, "ping"), 1);
  EXPECT_FALSE(frames.is_at_rest());
  EXPECT_EQ(frames.take(masked(0x80, "message"), 1).messages.size(), 1U);
  EXPECT_TRUE(frames.is_at_rest());
  (void)frames.close(4009);
  EXPECT_FALSE(frames.is_at_rest());
}

TEST(Frames, AFloodEndsAtItsPace) {
  Frames frames{Limits{}};
  std::string pings;
  for (int i = 0; i < 10'000; ++i) pings += masked(0x89, "");
  const auto heard = frames.take(pings, 1);
  EXPECT_EQ(heard.state, Frames::Heard::State::closing);
  EXPECT_EQ(frames.code(), 1008);
  EXPECT_LT(heard.answer.size(), 300U);
}

TEST(Frames, GoodbyeIsSaidOnce) {
  Frames frames{Limits{}};
  const auto first = frames.close(4009);
  EXPECT_EQ(first.answer, std::string("\x88\x02\x0F\xA9"));
  EXPECT_EQ(first.state, Frames::Heard::State::closing);
  EXPECT_TRUE(frames.close(4001).answer.empty());
  EXPECT_TRUE(frames.take(masked(0x81, "late"), 1).messages.empty());
  const auto last = frames.take(masked(0x88, "\x0F\xA9"), 1);
  EXPECT_EQ(last.state, Frames::Heard::State::closed);
  EXPECT_EQ(frames.code(), 4009);
}

}  // namespace
}  // namespace omerta::server
