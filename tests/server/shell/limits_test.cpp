// The outbox, the pace of things, and the places of an address.
#include <gtest/gtest.h>

#include "server/http/guests.h"
#include "server/http/outbox.h"

namespace omerta::server {
namespace {

Frame bytes(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

std::string next(const Outbox& outbox) {
  std::string all;
  for (const std::string_view each : outbox.first(16)) all += each;
  return all;
}

TEST(Outbox, IsWrittenInAnyPieces) {
  Outbox outbox;
  for (const char* each : {"one", "", "two", "three"}) outbox.push(bytes(each), 5);
  EXPECT_EQ(outbox.frames(), 3U);
  std::string written;
  for (std::size_t piece = 1; !outbox.empty(); piece = piece % 4 + 1) {
    const std::string all = next(outbox);
    EXPECT_EQ(all.size(), outbox.bytes());
    const std::size_t count = std::min(piece, all.size());
    written += all.substr(0, count);
    outbox.written(count, 9);
  }
  EXPECT_EQ(written, "onetwothree");
  EXPECT_FALSE(outbox.oldest().has_value());
}

TEST(Outbox, KeepsWhatIsBegun) {
  Outbox outbox;
  for (const char* each : {"first", "second", "third"}) outbox.push(bytes(each), 1);
  outbox.written(2, 3);
  outbox.drop_unbegun();
  EXPECT_EQ(next(outbox), "rst");
  outbox.written(3, 3);
  outbox.push(bytes("fourth"), 4);
  outbox.drop_unbegun();
  EXPECT_TRUE(outbox.empty());
  EXPECT_EQ(outbox.bytes(), 0U);
}

TEST(Outbox, HasLimits) {
  Outbox outbox;
  EXPECT_TRUE(outbox.fits(10, 2, 10));
  EXPECT_FALSE(outbox.fits(11, 2, 10));
  outbox.push(bytes("12345"), 1);
  EXPECT_TRUE(outbox.fits(5, 2, 10));
  outbox.push(bytes("1"), 1);
  EXPECT_FALSE(outbox.fits(1, 2, 10));
  EXPECT_EQ(outbox.oldest(), 1);
}

TEST(Pace, FillsWithTime) {
  Pace pace{{3, 10}};
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(pace.once(1000));
  EXPECT_FALSE(pace.once(1000));
  EXPECT_FALSE(pace.once(500));  // a clock that goes back gives nothing
  EXPECT_TRUE(pace.once(1100));
  EXPECT_FALSE(pace.once(1150));
  EXPECT_TRUE(pace.is_full(2000));
}

TEST(Guests, AreCountedByAddress) {
  Limits limits;
  limits.sockets = 3;
  limits.handshakes = 2;
  limits.connections = {6, 1};
  Guests guests{limits};
  EXPECT_EQ(guests.arrive("a", 0), Entry::welcome);
  EXPECT_EQ(guests.arrive("a", 0), Entry::welcome);
  EXPECT_EQ(guests.arrive("a", 0), Entry::too_many_handshakes);
  EXPECT_EQ(guests.arrive("b", 0), Entry::welcome);
  guests.introduced("a");
  EXPECT_EQ(guests.arrive("a", 0), Entry::welcome);
  guests.introduced("a");
  EXPECT_EQ(guests.arrive("a", 0), Entry::too_many);
  guests.leave("a");
  guests.leave_unintroduced("a");
  EXPECT_EQ(guests.arrive("a", 0), Entry::welcome);
  EXPECT_EQ(guests.arrive("a", 0), Entry::too_fast);
  EXPECT_EQ(guests.addresses(), 2U);
  guests.leave_unintroduced("b");
  guests.forget_idle(60'000);
  EXPECT_EQ(guests.addresses(), 1U);
}

}  // namespace
}  // namespace omerta::server
