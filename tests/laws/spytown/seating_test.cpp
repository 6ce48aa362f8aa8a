// Where people sit matters to nothing but the order of defences with equal votes (SPY-VOTE-9), and
// who answers first to nothing where all answer at once.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/laws/books.h"

namespace omerta::spytown::laws {
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
  Command operator()(Command command) const {
    const bool move = command.ask == ask::move_vote && command.choice != kUndecided;
    if (omerta::laws::SpytownBook::names_seats(command.ask) || move) {
      command.choice = choice_of((*this)(seats_of(command.choice)));
    }
    if (command.ask == ask::rule && ruling_of(command.choice).ruling == Ruling::put_out) {
      command.choice = put_out_choice((*this)(ruling_of(command.choice).seat));
    }
    command.seat = (*this)(command.seat);
    return command;
  }
};

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

// SPY-VOTE-9  Equal numbers are heard clockwise from seat A.
bool by_seat_order(const Table& table) {
  if (table.phase != Phase::questioning) return false;
  std::array<int, kSeats + 1> got{};
  for (Seat voted : table.votes) ++got[index(voted)];
  for (Seat one : table.suspects) {
    for (Seat other : table.suspects - one) {
      if (got[index(one)] == got[index(other)]) return true;
    }
  }
  return false;
}

// The first thing of that kind which chance may still deal.
template <class Counts>
Choice from_box(const Counts& counts, Choice left, unsigned wanted) {
  unsigned first = 0;
  for (unsigned kind = 0; kind < wanted; ++kind) first += counts[kind];
  const Choice found = left & (((Choice{1} << counts[wanted]) - 1) << first);
  return found & (~found + 1);
}

// The same tokens and cards, some chairs further on.
void deal(Sitting& round, const Sitting& game, Turned turn) {
  std::array<unsigned, 2 * kSeats> kinds{};
  const unsigned seats = round.plan.setup.seats;
  for (Seat seat : Seats::first(round.plan.setup.seats)) {
    kinds[index(turn(seat))] = index(game.state.truth.token[index(seat)]);
    kinds[seats + index(turn(seat))] = index(game.state.truth.card[index(seat)]);
  }
  const unsigned things = round.plan.extended() ? 2 * seats : seats;
  for (unsigned i = 0; i < things; ++i) {
    const Truth& truth = round.state.truth;
    const Choice choice = i < seats ? from_box(round.plan.tokens, truth.tokens_left, kinds[i])
                                    : from_box(round.plan.cards, truth.cards_left, kinds[i]);
    ASSERT_EQ(round.say(house_command(*round.state.prompts.find(0, Seat::nobody), choice)),
              Refusal::none);
  }
}

TEST(SpytownSeating, OfTheChairsChangesNothing) {
  int compared = 0;
  for (std::uint64_t seed = 0; seed < 1500; ++seed) {
    SCOPED_TRACE(seed);
    Dice dice{12, seed};
    Sitting game{random_setup(dice)};
    const int seats = game.plan.setup.seats;
    play(game, dice, game.plan.extended() ? 2 * seats : seats);
    const Turned turn{seats, static_cast<int>(1 + dice.below(static_cast<unsigned>(seats - 1)))};
    const Turned still{seats, 0};
    Sitting round{game.plan.setup};
    ASSERT_NO_FATAL_FAILURE(deal(round, game, turn));
    for (int i = 0; i < 600 && !game.over() && !by_seat_order(game.state.table); ++i) {
      const std::size_t here = game.told.size();
      const std::size_t there = round.told.size();
      const Command command = *random_command(dice, game);
      ASSERT_EQ(game.say(command), Refusal::none);
      ASSERT_EQ(round.say(turn(command)), Refusal::none);
      if (by_seat_order(game.state.table)) break;
      ASSERT_EQ(sentences(game, here, turn), sentences(round, there, still));
      ++compared;
    }
  }
  EXPECT_GT(compared, 50'000);
}

// Numbers of events are numbers of the record: they may differ by the order of the answers.
State without_numbers(State state) {
  Truth& truth = state.truth;
  truth.pointed_by = {};
  truth.because = truth.last_left = truth.named_by = truth.exposed_by = 0;
  return state;
}

// One answer from every chair the game waits for, of those that nobody hears until all are in.
std::vector<Command> answers(Dice& dice, const State& state) {
  std::vector<Command> all;
  for (Seat seat : state.prompts.awaited[0] & Seats::first(kSeats)) {
    const Prompt& prompt = *state.prompts.find(0, seat);
    if (prompt.ask == ask::role_swap || prompt.ask == ask::defence) continue;
    Choice choice = prompt.pass == Pass::allowed ? kPass : draw(dice, prompt);
    if (prompt.ask == ask::discussion_done) choice = kYes;
    all.push_back({.choice = choice, .seat = seat, .ask = prompt.ask});
  }
  return all;
}

TEST(SpytownOrder, OfAnswersGivenTogetherDoesNotMatter) {
  int compared = 0;
  for (std::uint64_t seed = 0; seed < 1500; ++seed) {
    SCOPED_TRACE(seed);
    Dice dice{11, seed};
    Sitting game{random_setup(dice)};
    for (int i = 0; i < 200 && !game.over(); ++i) {
      std::vector<Command> all = answers(dice, game.state);
      if (all.size() > 1) {
        Sitting one = game;
        Sitting other = game;
        for (const Command& command : all) ASSERT_EQ(one.say(command), Refusal::none);
        for (std::size_t k = all.size(); k > 1; --k) {
          std::swap(all[k - 1], all[dice.below(static_cast<std::uint32_t>(k))]);
        }
        for (const Command& command : all) ASSERT_EQ(other.say(command), Refusal::none);
        ASSERT_TRUE(same_bytes(without_numbers(one.state), without_numbers(other.state)));
        const Turned still{game.plan.setup.seats, 0};
        ASSERT_EQ(sentences(one, game.told.size(), still),
                  sentences(other, game.told.size(), still));
        ++compared;
      }
      ASSERT_EQ(game.say(*random_command(dice, game)), Refusal::none);
    }
  }
  EXPECT_GT(compared, 20'000);
}

}  // namespace
}  // namespace omerta::spytown::laws
