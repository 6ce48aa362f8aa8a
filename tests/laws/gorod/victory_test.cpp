// Victory is asked at the windows of GOR-WIN-1 and at no other, and what is found is what section
// 3.22 says: the game ends at the first window that decides it, never later and never elsewhere.
#include <gtest/gtest.h>

#include "tests/laws/gorod/sitting.h"
#include "tests/laws/gorod/victory_reference.h"

namespace omerta::gorod::laws {
namespace {

constexpr std::uint64_t kGames = 20000;

std::vector<Role> cards_of(const Sitting& game) {
  return {game.state.truth.role.begin(), game.state.truth.role.begin() + game.plan.setup.seats};
}

// Reads a finished game from its public events alone and says where it had to end, and how.
class Watcher {
 public:
  Watcher(const Plan& plan, std::vector<Role> cards) : plan_{plan}, cards_{std::move(cards)} {}

  bool ended() const { return ended_; }

  void hear(const Event& event) {
    if (event.fact == fact::card_shown) return;
    const Outcome due = due_before(event.fact);
    if (event.fact == fact::game_over) {
      ended_ = true;
      EXPECT_EQ(static_cast<int>(event.what), static_cast<int>(due.result));
      EXPECT_EQ(event.seats, due.winners);
      return;
    }
    EXPECT_EQ(static_cast<int>(due.result), 0) << "went on past a decided window";
    follow(event);
  }

 private:
  // What the last window found; nothing if no window lies between the last event and this one.
  Outcome due_before(Fact next) {
    if (day_over_) {  // GOR-WIN-12
      day_over_ = false;
      return stalemate() ? Outcome{Result::draw, {}} : Outcome{};
    }
    const bool more_of_the_same =  // the avenger still thinks, and somebody may leave meanwhile
        next == fact::eliminated || next == fact::alibi_announced || next == fact::mafia_appeared ||
        next == fact::withdrawn;
    if (!window_ || (more_of_the_same && !at_once_)) return {};
    window_ = at_once_ = false;
    return who_has_won(plan_, cards_, in_play_);
  }

  bool stalemate() const {
    return plan_.setup.stalemate_limit != kOff && quiet_ >= plan_.setup.stalemate_limit;
  }

  void out(Seats seats) {
    in_play_ -= seats;
    left_ = left_ || !seats.empty();
  }

  void follow(const Event& event) {
    if (event.fact == fact::deck_announced) in_play_ = Seats::first(plan_.setup.seats);
    if (event.fact == fact::night_fell) {
      if (left_) quiet_ = 0;
      night_ = true, left_ = false;
    }
    if (event.fact == fact::day_opened) night_ = false;
    if (event.fact == fact::dawn) out(event.seats), window_ = true, night_ = false;
    if (event.fact == fact::eliminated) out(Seats::of(event.who)), window_ = true;
    if (event.fact == fact::withdrawn) {
      out(Seats::of(event.who));
      window_ = window_ || !night_;
      at_once_ = !night_;
    }
    if (event.fact == fact::no_elimination) end_of_day();
  }

  void end_of_day() {
    quiet_ = left_ ? 0 : quiet_ + 1;
    day_over_ = true;
  }

  const Plan& plan_;
  std::vector<Role> cards_;
  Seats in_play_{};
  bool night_ = true;  // until the first dawn nothing is asked
  bool window_ = false;
  bool at_once_ = false;
  bool left_ = false;
  bool day_over_ = false;
  bool ended_ = false;
  int quiet_ = 0;
};

TEST(Victory, TheGameEndsAtTheFirstWindowThatDecidesIt) {
  std::array<int, 7> results{};
  for (std::uint64_t seed = 0; seed < kGames; ++seed) {
    SCOPED_TRACE(seed);
    const Sitting game = random_game(seed);
    Watcher watcher{game.plan, cards_of(game)};
    for (const Told& told : game.told) {
      if (told.to.is_everyone()) watcher.hear(told.event);
    }
    ASSERT_EQ(watcher.ended(), game.over());
    ASSERT_FALSE(HasFailure());
    ++results[static_cast<unsigned>(game.state.table.result)];
  }
  for (Result result :
       {Result::town, Result::mafia, Result::yakuza, Result::maniac, Result::draw, Result::house}) {
    EXPECT_GT(results[static_cast<unsigned>(result)], 5) << static_cast<int>(result);
  }
}

}  // namespace
}  // namespace omerta::gorod::laws
