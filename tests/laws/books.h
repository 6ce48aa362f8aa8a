// The rulebooks whose games obey the laws that do not depend on the rulebook: how each is set up
// and played at random, and the few words a law needs of it.
#pragma once
#include <gtest/gtest.h>

#include "tests/laws/gorod/sitting.h"
#include "tests/laws/mrakoszlap/sitting.h"
#include "tests/laws/spytown/sitting.h"

namespace omerta::laws {

struct Shown {  // a card that lies open when the game is over
  Seat who;
  std::uint8_t what;
  friend bool operator==(const Shown&, const Shown&) = default;
};

template <class Game, class Cards>
std::vector<Shown> seat_by_seat(const Game& game, const Cards& cards) {
  std::vector<Shown> all;
  for (unsigned i = 0; i < game.plan.setup.seats; ++i) {
    all.push_back({static_cast<Seat>(i), static_cast<std::uint8_t>(cards[i])});
  }
  return all;
}

struct GorodBook {
  using Rules = gorod::Gorod;
  static constexpr unsigned kAsks = gorod::number::mark + 1;
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
  static std::vector<Shown> shown_at_the_end(const Game<Rules>& game) {  // GOR-WIN-11
    return seat_by_seat(game, game.state.truth.role);
  }
  static bool asked_when_out(Ask what) { return what == gorod::ask::avenge; }  // GOR-HOUSE-4
  static bool may_wait_in_vain(Ask) { return false; }
};

struct SpytownBook {
  using Rules = spytown::Spytown;
  static constexpr unsigned kAsks = spytown::number::rule + 1;
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
  static std::vector<Shown> shown_at_the_end(const Game<Rules>& game) {  // SPY-REVEAL-3
    return seat_by_seat(game, game.state.truth.token);
  }
  static bool asked_when_out(Ask what) { return what == spytown::ask::last_shot; }  // SPY-OUT-5
  // SPY-MAFIA-8, SPY-SHELTER-2  Nobody may be left to point or to shoot at, or to expel.
  static bool may_wait_in_vain(Ask what) {
    return what == spytown::ask::expel || what == spytown::ask::mafia_point ||
           what == spytown::ask::recruit || what == spytown::ask::corner_shot;
  }
};

struct MrakoszlapBook {
  using Rules = mrakoszlap::Mrakoszlap;
  static constexpr unsigned kAsks = static_cast<unsigned>(mrakoszlap::number::Ask::speak) + 1;
  static constexpr Ask kLeave{};  // nobody leaves but by dying
  static constexpr Fact kOver = mrakoszlap::fact::game_over;
  static constexpr Fact kCardShown = mrakoszlap::fact::revealed;

  static auto random_setup(Dice& dice) { return mrakoszlap::laws::random_setup(dice); }
  static std::optional<Command> random_command(Dice& dice, const Game<Rules>& game) {
    return mrakoszlap::laws::random_command(dice, game);
  }
  static Game<Rules> random_game(std::uint64_t seed) { return mrakoszlap::laws::random_game(seed); }

  static bool names_seats(Ask what) {
    using namespace mrakoszlap;
    const bool yes = what == ask::skip_night || what == ask::skip_day || what == ask::open_graves ||
                     what == ask::enter_matrix || what == ask::throw_sock;
    const bool order = what >= ask::mafia_plan && what <= ask::substitute_second && !yes;
    return order || what == ask::release_bullet || what == ask::accuse || what == ask::choose_proxy;
  }
  static std::vector<Shown> shown_at_the_end(const Game<Rules>& game) {  // MRK-DEATH-3
    std::vector<Shown> all;
    for (unsigned i = 0; i < mrakoszlap::kDeck; ++i) {
      const Seat holder = game.state.truth.holder[i];
      if (holder != Seat::nobody) all.push_back({holder, static_cast<std::uint8_t>(i)});
    }
    return all;
  }
  static bool asked_when_out(Ask what) { return what == mrakoszlap::ask::silence; }  // MRK-BOBO-3
  // MRK-DAY-1, section 6: the control is there for those who hold nothing to use, too.
  static bool may_wait_in_vain(Ask what) {
    using namespace mrakoszlap;
    return what == ask::use_power || what == ask::skip_night || what == ask::skip_day;
  }
};

using Books = ::testing::Types<GorodBook, SpytownBook, MrakoszlapBook>;

struct BookName {
  template <class Book>
  static std::string GetName(int) {
    if (std::is_same_v<Book, GorodBook>) return "gorod";
    return std::is_same_v<Book, SpytownBook> ? "spytown" : "mrakoszlap";
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
