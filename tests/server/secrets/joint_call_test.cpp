// Calls in which everybody is asked at once: nobody is asked more often than everybody touches,
// what was answered is what is played, and the log and the record come to the same.
#include <gtest/gtest.h>

#include <algorithm>

#include "chance/draw.h"
#include "notation/record.h"
#include "tests/server/secrets/sitting.h"

namespace omerta::server {
namespace {

using chance::Dice;

struct Figures {
  std::size_t calls = 0;
  std::size_t answers = 0;
  std::size_t most = 0;    // of one seat in one call
  std::size_t sparse = 0;  // calls in which nobody was asked
};

class Evening {
 public:
  explicit Evening(std::uint64_t seed)
      : dice_{dice_of({seed, 5})}, sitting_{random_sitting("mrakoszlap", {}, seed)} {}

  const Room& room() const { return sitting_.begun; }
  const Table& table() const { return *room().table(); }
  const std::vector<Row>& rows() const { return sitting_.rows; }
  bool is_on() const { return room().stage() == Stage::game; }

  void enter(Row row) {
    ASSERT_EQ(sitting_.begun.apply(row), kDone);
    sitting_.rows.push_back(std::move(row));
  }

  // Everybody answers until he is asked no more, in any order of seats.
  void answer_all(Figures& figures) {
    const auto call = room().joint_call();
    Seats asked = room().asked();
    if (asked.empty()) ++figures.sparse;
    ++figures.calls;
    while (!asked.empty()) {
      const Seat seat = seat_of(dice_.one_of(asked.bits));
      const auto prompt = room().asked(0, seat);
      const Command command{.choice = chance::draw(dice_, *prompt),
                            .seat = seat,
                            .ask = prompt->ask,
                            .number = prompt->number};
      enter({place(seat), Tap{seat, command}});
      ++figures.answers;
      figures.most = std::max(figures.most, room().answers().at(seat).size());
      ASSERT_LE(room().answers().at(seat).size(), call->touches);
      asked = room().asked();
    }
  }

  // Of what is played then, what people have answered is all that they have.
  void end_call() {
    EndCall ending{table().played_at_end(room().joint(), room().answers(), {}, {"detective"})};
    Table::Answers played;
    for (const Command& each : ending.commands) {
      if (each.seat != Seat::nobody) played[each.seat].push_back(each);
    }
    ASSERT_EQ(played, room().answers());
    enter({kNoPlace, std::move(ending)});
  }

  void go_on() {
    const Seats waited = table().awaited();
    std::vector<Command> commands;
    if (waited.empty()) {
      commands.push_back(*table().closed());
    } else {
      const Seat seat = *waited;
      const Prompt& prompt = *table().open(0, seat);
      commands.push_back({.choice = chance::draw(dice_, prompt), .seat = seat, .ask = prompt.ask});
    }
    ASSERT_TRUE(table().add_chance(commands));
    enter({kNoPlace, Play{std::move(commands)}});
  }

 private:
  PlaceId place(Seat seat) const { return room().at(seat)->id; }

  Dice dice_;
  Sitting sitting_;
};

// What the log says, read again.
Room from_log(const std::vector<Row>& rows) {
  Room room;
  for (const Row& row : rows) EXPECT_EQ(room.apply(*read_row(written(row))), kDone);
  return room;
}

void expect_same(const Room& one, const Room& other) {
  ASSERT_EQ(one.answers(), other.answers());
  ASSERT_EQ(one.moments(), other.moments());
  ASSERT_EQ(one.open().hash(), other.open().hash());
  for (const auto& [id, place] : one.places()) {
    ASSERT_EQ(one.own(id).hash(), other.own(id).hash());
    if (place.seat == Seat::nobody) continue;
    ASSERT_EQ(one.screen(place.seat), other.screen(place.seat));
  }
}

void expect_replays(const Table& table) {
  const auto record = notation::Record::read(table.record(), "");
  const Table again = Table::of(record, {});
  for (std::size_t i = 0; i < table.names().seats.size(); ++i) {
    const auto seat = static_cast<Seat>(i);
    ASSERT_TRUE(std::ranges::equal(table.heard(seat), again.heard(seat)));
  }
  ASSERT_EQ(table.game().told(), again.game().told());
}

TEST(JointCalls, CollectAllThatIsAnswered) {
  Figures figures;
  for (std::uint64_t seed = 1; seed <= 60 && !HasFailure(); ++seed) {
    SCOPED_TRACE(seed);
    Evening evening{seed};
    for (int step = 0; step < 600 && evening.is_on() && !HasFailure(); ++step) {
      if (!evening.room().joint_call()) {
        evening.go_on();
        continue;
      }
      evening.answer_all(figures);
      if (seed % 10 == 0) expect_same(evening.room(), from_log(evening.rows()));
      evening.end_call();
    }
    expect_same(evening.room(), from_log(evening.rows()));
    expect_replays(evening.table());
  }
  EXPECT_GT(figures.calls, 200U);
  EXPECT_GT(figures.answers, 1000U);
  EXPECT_GT(figures.most, 4U);
  EXPECT_GT(figures.sparse, 20U);
  std::printf("%zu calls, %zu answers, at most %zu of one seat, nobody was asked in %zu\n",
              figures.calls, figures.answers, figures.most, figures.sparse);
}

}  // namespace
}  // namespace omerta::server
