// GOR-SEAT-1: where people sit matters to no rule. Everybody moves up some chairs, says the same,
// and the game is the same some chairs further on. What the catalogue does give by seat order
// (listing, handover, copies of a house role, `all-tied`, `all-in-play`) is left out of it.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/laws/gorod/sitting.h"

namespace omerta::gorod::laws {
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
};

bool names_seats(Ask what) {
  return what != ask::deal && what != ask::look && what != ask::speak && what != ask::close;
}

Command turned(Turned turn, Command command) {
  if (names_seats(command.ask)) command.choice = choice_of(turn(seats_of(command.choice)));
  command.seat = turn(command.seat);
  return command;
}

bool by_seat_order(const Setup& setup) {
  for (unsigned i = 0; i < setup.house_roles; ++i) {
    const Card& card = setup.house[i];
    if (setup.deck[kBuiltIn + i] > 1) return true;
    for (unsigned k = 0; k < card.acts; ++k) {
      const Act& act = card.act[k];
      if (act.count > 1 && act.does.has(Block::shoot)) return true;  // one after the other
      const bool beside_the_clan = act.call == Call::mafia || act.call == Call::yakuza;
      if (beside_the_clan && !act.does.has(Block::clan_shot)) return true;
    }
  }
  return false;
}

Setup seatless_setup(Dice& dice) {
  for (;;) {
    Setup setup = random_setup(dice);
    if (by_seat_order(setup)) continue;
    if (setup.moderator_mode == ModeratorMode::first_out) {
      setup.moderator_mode = ModeratorMode::appointed;
    }
    if (setup.second_tie == SecondTie::all_tied) setup.second_tie = SecondTie::lot;
    setup.no_candidates = NoCandidates::night;
    return setup;
  }
}

// The first card of that kind which chance may still deal.
Choice card_of(const Sitting& game, Role wanted) {
  unsigned first = 0;
  for (unsigned role = 0; role < index(wanted); ++role) first += game.plan.setup.deck[role];
  const Choice kind = ((Choice{1} << game.plan.setup.deck[index(wanted)]) - 1) << first;
  const Choice left = game.state.prompts.find(0, Seat::nobody)->offers & kind;
  return left & (~left + 1);
}

void deal(Sitting& game, const std::array<Role, kSeats>& cards) {
  for (unsigned i = 0; i < game.plan.setup.seats; ++i) {
    ASSERT_EQ(game.say({.choice = card_of(game, cards[i]),
                        .seat = Seat::nobody,
                        .ask = ask::deal,
                        .voice = Voice::chance}),
              Refusal::none);
  }
}

using Message = std::array<std::uint32_t, 5>;

std::vector<Message> sentences(const Sitting& game, std::size_t from, Turned turn) {
  std::vector<Message> all;
  for (std::size_t i = from; i < game.told.size(); ++i) {
    const Event& e = game.told[i].event;
    const Audience to = game.told[i].to;
    all.push_back({to.is_everyone() ? ~0U : turn(to.seats()).bits,
                   static_cast<std::uint32_t>(e.fact) << 24 | index(turn(e.who)) << 16 |
                       index(turn(e.whom)) << 8 | e.what,
                   turn(e.seats).bits, e.much, static_cast<std::uint32_t>(e.by)});
  }
  std::sort(all.begin(), all.end());
  return all;
}

TEST(Rotation, OfTheChairsChangesNothing) {
  for (std::uint64_t seed = 0; seed < 1500; ++seed) {
    SCOPED_TRACE(seed);
    Dice dice{12, seed};
    Sitting game{seatless_setup(dice)};
    const int seats = game.plan.setup.seats;
    play(game, dice, seats);  // the deal
    const Turned turn{seats, static_cast<int>(1 + dice.below(static_cast<unsigned>(seats - 1)))};
    const Turned still{seats, 0};
    std::array<Role, kSeats> cards{};
    for (Seat seat : Seats::first(seats)) {
      cards[index(turn(seat))] = game.state.truth.role[index(seat)];
    }
    Sitting round{game.plan.setup};
    ASSERT_NO_FATAL_FAILURE(deal(round, cards));
    for (int i = 0; i < 600 && !game.over(); ++i) {
      const std::size_t here = game.told.size();
      const std::size_t there = round.told.size();
      const Command command = *random_command(dice, game);
      ASSERT_EQ(game.say(command), Refusal::none);
      ASSERT_EQ(round.say(turned(turn, command)), Refusal::none);
      ASSERT_EQ(sentences(game, here, turn), sentences(round, there, still));
    }
    ASSERT_EQ(game.over(), round.over());
    ASSERT_EQ(turn(game.state.table.winners), round.state.table.winners);
  }
}

}  // namespace
}  // namespace omerta::gorod::laws
