// The rulebooks whose games obey the laws that do not depend on the rulebook: how each is set up
// and played at random, and the few words a law needs of it.
#pragma once
#include <gtest/gtest.h>

#include "tests/laws/sitting.h"
#include "tests/laws/spytown/sitting.h"

namespace omerta::laws {

struct GorodBook {
  using Rules = gorod::Gorod;
  static constexpr unsigned kAsks = gorod::number::withdraw + 1;
  static constexpr Refusal kOut = gorod::refusal::not_in_play;
  static constexpr Ask kVote = gorod::ask::vote_1;
  static constexpr Ask kLeave = gorod::ask::withdraw;
  static constexpr Fact kOver = gorod::fact::game_over;
  static constexpr Fact kCardShown = gorod::fact::card_shown;

  static auto random_setup(Dice& dice) { return gorod::laws::random_setup(dice); }
  static std::optional<Command> random_command(Dice& dice, const Game<Rules>& game) {
    return gorod::laws::random_command(dice, game);
  }
  static Game<Rules> random_game(std::uint64_t seed) { return gorod::laws::random_game(seed); }

  static bool names_seats(Ask what) {
    using namespace gorod;
    return what != ask::deal && what != ask::look && what != ask::speak && what != ask::close;
  }
  static std::uint8_t dealt(const Game<Rules>& game, std::size_t seat) {
    return static_cast<std::uint8_t>(game.state.truth.role[seat]);
  }
  static bool asked_when_out(Ask what) { return what == gorod::ask::avenge; }  // GOR-HOUSE-4
  static bool may_wait_in_vain(Ask) { return false; }
};

struct SpytownBook {
  using Rules = spytown::Spytown;
  static constexpr unsigned kAsks = spytown::number::rule + 1;
  static constexpr Refusal kOut = spytown::refusal::not_in_game;
  static constexpr Ask kVote = spytown::ask::vote_preliminary;
  static constexpr Ask kLeave = spytown::ask::expel;
  static constexpr Fact kOver = spytown::fact::game_over;
  static constexpr Fact kCardShown = spytown::fact::revealed;

  static auto random_setup(Dice& dice) { return spytown::laws::random_setup(dice); }
  static std::optional<Command> random_command(Dice& dice, const Game<Rules>& game) {
    return spytown::laws::random_command(dice, game);
  }
  static Game<Rules> random_game(std::uint64_t seed) { return spytown::laws::random_game(seed); }

  static bool names_seats(Ask what) {
    using namespace spytown;
    return (what >= ask::role_swap && what <= ask::lot) || what == ask::last_shot ||
           what == ask::vote_preliminary || what == ask::vote_final || what == ask::recruit ||
           what == ask::wiretap || what == ask::corner_shot || what == ask::kidnapping ||
           what == ask::expel;
  }
  static std::uint8_t dealt(const Game<Rules>& game, std::size_t seat) {
    return static_cast<std::uint8_t>(game.state.truth.token[seat]);
  }
  static bool asked_when_out(Ask what) { return what == spytown::ask::last_shot; }  // SPY-OUT-5
  // SPY-MAFIA-8, SPY-SHELTER-2  Nobody may be left to point or to shoot at, or to expel.
  static bool may_wait_in_vain(Ask what) {
    return what == spytown::ask::expel || what == spytown::ask::mafia_point ||
           what == spytown::ask::recruit || what == spytown::ask::corner_shot;
  }
};

using Books = ::testing::Types<GorodBook, SpytownBook>;

struct BookName {
  template <class Book>
  static std::string GetName(int) {
    return std::is_same_v<Book, GorodBook> ? "gorod" : "spytown";
  }
};

template <class Book>
Game<typename Book::Rules> random_table(Dice& dice) {
  return Game<typename Book::Rules>{Book::random_setup(dice)};
}

template <class Book>
void play(Game<typename Book::Rules>& game, Dice& dice, int most) {
  for (int i = 0; i < most && !game.over(); ++i) {
    ASSERT_EQ(game.say(*Book::random_command(dice, game)), Refusal::none);
  }
}

}  // namespace omerta::laws
