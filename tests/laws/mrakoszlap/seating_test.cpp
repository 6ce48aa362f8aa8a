// Where people sit matters only to who is beside whom (MRK-SEAT-2): the same game some chairs
// further on is the same game. And the first of section 5's reasons is the one that is given.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/laws/books.h"
#include "tests/laws/mrakoszlap/reference.h"

namespace omerta::mrakoszlap::laws {
namespace {

struct Turned {
  int seats;
  int by;

  Seat operator()(Seat seat) const {
    if (seat == Seat::nobody) return seat;
    return static_cast<Seat>((static_cast<int>(index(seat)) + by) % seats);
  }
  Seats operator()(Seats set) const {
    Seats turned;
    for (Seat seat : set) turned |= Seats::of((*this)(seat));
    return turned;
  }
  // A choice of seats; the four powers that name nobody lie above them.
  Choice operator()(Choice choice) const {
    const Choice words = choice >> kSeats << kSeats;
    return words | choice_of((*this)(seats_of(choice & ~words)));
  }
};

bool names_seats(const Sitting& game, const Command& command) {
  const Row row = game.state.truth.row;
  const bool line = row == Row::bullets || row == Row::sock;  // a number, not a chair
  const bool own = game.plan.setup.sock_targets == SockTargets::own_neighbours;
  if (command.ask == ask::order) return !line;
  if (command.ask == ask::throw_sock) return !own;
  return command.ask == ask::use_power || omerta::laws::MrakoszlapBook::names_seats(command.ask);
}

Command turned(const Sitting& game, Command command, Turned turn) {
  if (names_seats(game, command)) command.choice = turn(command.choice);
  command.seat = turn(command.seat);
  return command;
}

using Message = std::array<std::uint32_t, 5>;

bool tells_seats(Fact fact) {
  return fact == fact::mafia_meets || fact == fact::tied || fact == fact::condemned ||
         fact == fact::game_over || fact == fact::volley;
}

std::vector<Message> sentences(const Sitting& game, std::size_t from, Turned turn) {
  std::vector<Message> all;
  for (std::size_t i = from; i < game.told.size(); ++i) {
    const Event& e = game.told[i].event;
    const Audience to = game.told[i].to;
    all.push_back({to.is_everyone() ? ~0U : turn(to.seats()).bits,
                   static_cast<std::uint32_t>(e.fact) << 24 | index(turn(e.who)) << 16 |
                       index(turn(e.whom)) << 8 | e.what,
                   tells_seats(e.fact) ? turn(e.seats).bits : e.seats.bits, e.much,
                   static_cast<std::uint32_t>(e.by)});
  }
  std::sort(all.begin(), all.end());
  return all;
}

void deal(Sitting& round, const Sitting& game, Turned turn) {
  for (Seat seat : Seats::first(round.plan.setup.seats)) {
    const Seat from = Turned{turn.seats, turn.seats - turn.by}(seat);
    Choice left = 0;
    for (unsigned i = 0; i < kDeck; ++i) {
      if (game.state.truth.holder[i] == from) left |= Choice{1} << i;
    }
    for (; left != 0; left &= left - 1) {
      const Prompt& house = *round.state.prompts.find(0, Seat::nobody);
      ASSERT_EQ(round.say(house_command(house, left & (~left + 1))), Refusal::none);
    }
  }
}

// MRK-EXCH-2  Several gains of one moment are numbered in seat order.
bool by_seat_order(const State& before, const State& after) {
  return after.truth.treaders > before.truth.treaders + 1;
}

TEST(MrakoszlapSeating, OfTheChairsChangesNothing) {
  int compared = 0;
  for (std::uint64_t seed = 0; seed < 1500; ++seed) {
    SCOPED_TRACE(seed);
    Dice dice{12, seed};
    Sitting game{random_setup(dice)};
    while (game.state.truth.row == Row::deal) play(game, dice, 1);
    const int seats = game.plan.setup.seats;
    const Turned turn{seats, static_cast<int>(1 + dice.below(static_cast<unsigned>(seats - 1)))};
    const Turned still{seats, 0};
    Sitting round{game.plan.setup};
    ASSERT_NO_FATAL_FAILURE(deal(round, game, turn));
    for (int i = 0; i < 600 && !game.over(); ++i) {
      const State before = game.state;
      const std::size_t here = game.told.size();
      const std::size_t there = round.told.size();
      const Command command = *random_command(dice, game);
      const Command there_too = turned(game, command, turn);
      ASSERT_EQ(game.say(command), Refusal::none);
      ASSERT_EQ(round.say(there_too), Refusal::none);
      if (by_seat_order(before, game.state)) break;
      ASSERT_EQ(sentences(game, here, turn), sentences(round, there, still));
      ++compared;
    }
  }
  EXPECT_GT(compared, 50'000);
}

struct PowerAsked {
  Type type;
  Choice choice;
};

// Section 5, of powers: no such power, used up, silenced, then the target.
Refusal power_reason(const Sitting& game, Seat seat, Type type) {
  const Table& table = game.state.table;
  const bool used = (game.state.truth.used & Hand::of(type).bits) != 0;
  const bool silent = table.silenced.has(seat) && table.equal == 0 &&
                      game.plan.setup.silenced_powers == SilencedPowers::blocked;
  if (holder(game.state, card(type)) != seat) return refusal::no_such_power;
  if (used) return refusal::power_used_up;
  return silent ? refusal::silenced : Refusal::none;
}

void check_powers(const Sitting& game, Seat seat) {
  const Seat target = *game.state.table.in_play;
  const Row row = game.state.truth.row;
  const Prompt* house = game.state.prompts.find(0, Seat::nobody);
  const bool draws = house != nullptr && house->ask == ask::order;
  const bool day = row >= Row::day_open && row <= Row::evening && !draws;
  const bool open = day && game.state.table.in_play.has(seat);
  for (const auto& [type, choice] : {PowerAsked{Type::anarchist, choice_of(target)},
                                     PowerAsked{Type::astronomer, choice_of(Power::astronomer)},
                                     PowerAsked{Type::communist, choice_of(Power::communist)},
                                     PowerAsked{Type::terrorist, choice_of(Power::terrorist)}}) {
    const Refusal right = open ? power_reason(game, seat, type) : refusal::not_allowed_now;
    const Command command{.choice = choice, .seat = seat, .ask = ask::use_power};
    ASSERT_EQ(attempt(game, command), right) << index(type) << " of " << index(seat);
  }
}

void check_hands(const Sitting& game, Seat seat) {
  const Table& table = game.state.table;
  const Prompt* open = game.state.prompts.find(0, seat);
  const bool show = table.show != Show::none;
  const bool banned = table.banned.has(seat) && table.equal == 0 && table.in_play.has(seat);
  for (Ask what : {ask::raise_hand, ask::tie_vote}) {
    if (open != nullptr && open->ask == what) continue;
    const Refusal right = show && banned ? refusal::vote_banned : refusal::not_allowed_now;
    ASSERT_EQ(attempt(game, {.choice = kYes, .seat = seat, .ask = what}), right) << index(seat);
  }
}

TEST(RefusalsOfMrakoszlap, TheFirstReasonOfTheListIsGiven) {
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    SCOPED_TRACE(seed);
    Dice dice{9, seed};
    Sitting game{random_setup(dice)};
    for (int i = 0; i < 400 && !game.over(); ++i) {
      for (Seat seat : Seats::first(game.plan.setup.seats)) {
        ASSERT_NO_FATAL_FAILURE(check_powers(game, seat));
        ASSERT_NO_FATAL_FAILURE(check_hands(game, seat));
      }
      ASSERT_EQ(game.say(*random_command(dice, game)), Refusal::none);
    }
  }
}

}  // namespace
}  // namespace omerta::mrakoszlap::laws
