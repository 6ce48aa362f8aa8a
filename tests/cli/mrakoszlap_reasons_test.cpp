// The reasons of mrakoszlap in random games: what was read in the morning follows from what flew
// in the night, step by step, and every chain of causes goes back to what somebody ordered or did.
#include "cli/records/heard.h"
#include "notation/record.h"
#include "rulebooks/mrakoszlap/rules/mrakoszlap.h"
#include "rulebooks/mrakoszlap/simulation/policy.h"
#include "tests/cli/session.h"
#include "tests/notation/random_play.h"

namespace omerta::cli {
namespace {

using mrakoszlap::Course;
using mrakoszlap::Kind;
using mrakoszlap::Mrakoszlap;
using simulator::Policy;
namespace fact = mrakoszlap::fact;

struct Joined {  // how many of each kind were seen
  int courses = 0;
  int smells = 0;
  int losses = 0;
  int gains = 0;
  int deaths = 0;
  int shots = 0;
};

class Joiner {
 public:
  explicit Joiner(const Chronicle& chronicle) : told_{chronicle.told()} {}

  void check(Joined& seen) {
    for (EventId id = 1; id <= told_.size(); ++id) {
      const Event& event = told_[id - 1].event;
      EXPECT_LT(event.cause, id);
      const Event cause = event.cause == 0 ? Event{} : told_[event.cause - 1].event;
      if (event.fact == fact::flight) seen.shots += ordered(id);
      if (event.fact == fact::course) seen.courses += same_step(event, cause);
      if (event.fact == fact::smell) seen.smells += same_step(event, cause);
      const bool death = event.fact == fact::died || event.fact == fact::fell;
      EXPECT_TRUE(!death || event.cause != 0);
      if (event.fact == fact::fell) seen.deaths += by_a_bullet_or_by_day(event);
      const bool by_day = cause.fact == fact::lost;  // MRK-EXCH-1: somebody else's
      if (event.fact == fact::gained) {
        seen.gains +=
            joined(cause, by_day ? fact::lost : fact::flight, by_day ? cause.who : event.who);
      }
      const bool lost = event.fact == fact::lost;
      if (lost && cause.fact == fact::flight) seen.losses += joined(cause, fact::flight, event.who);
      EXPECT_TRUE(!lost || event.cause != 0);
    }
  }

 private:
  // Whatever flew, struck or was gained in the night somebody wanted.
  int ordered(EventId id) const {
    const std::vector<EventId> links = why(told_, id);
    EXPECT_EQ(told_[links.back() - 1].event.fact, fact::ordered);
    return 1;
  }
  int by_a_bullet_or_by_day(const Event& fell) const {
    if (fell.cause == 0) return 0;
    const Event& cause = told_[fell.cause - 1].event;
    const bool by_night = cause.fact == fact::flight;
    EXPECT_TRUE(!by_night ||
                (static_cast<Course>(cause.what) == Course::dies && cause.who == fell.who));
    return 1;
  }
  static int same_step(const Event& read, const Event& flown) {
    EXPECT_EQ(flown.fact, fact::flight);
    EXPECT_EQ(read.what, flown.what);
    const auto course = static_cast<Course>(read.what);
    const bool numbered = course != Course::passed && course != Course::fired;
    EXPECT_TRUE(!numbered || read.much == flown.much);
    EXPECT_TRUE(course != Course::dies || read.who == flown.who);
    return 1;
  }
  static int joined(const Event& cause, Fact what, Seat who) {
    EXPECT_EQ(cause.fact, what);
    EXPECT_EQ(cause.who, who);
    return 1;
  }

  const std::vector<Told>& told_;
};

TEST(ReasonsOfMrakoszlap, JoinWhatWasReadWithWhatFlew) {
  Joined seen;
  for (const char* preset : {"rulebook", "desktop-2017", "web-2026"}) {
    const notation::Record record = notation::Record::read(
        "omerta 1\nrulebook mrakoszlap\nedition R\npreset " + std::string{preset} +
            "\nseats A, B, C, D, E, F, G, H, I\nplay\n",
        "head");
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
      Chronicle chronicle(*record.casting().game);
      chronicle.begin();
      play_at_random<Mrakoszlap, simulator::MrakoszlapPolicy<Policy::random>>(
          chronicle, seed, [](const Command&) {});
      Joiner{chronicle}.check(seen);
    }
  }
  EXPECT_GT(seen.courses, 500);
  EXPECT_GT(seen.smells, 10);
  EXPECT_GT(seen.losses, 100);
  EXPECT_GT(seen.gains, 50);
  EXPECT_GT(seen.deaths, 100);
  EXPECT_GT(seen.shots, 500);
}

}  // namespace
}  // namespace omerta::cli
