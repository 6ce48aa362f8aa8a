// A desk with cards that nobody has looked at: what it asks for, and that all comes out the same.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/script/some_table.h"
#include "words/words.h"

namespace omerta::script {
namespace {

// Whoever opens the eyes is entered, and what is asked for; the truth lies on the table.
class LateDesk {
 public:
  LateDesk(const std::string& rulebook, std::uint64_t seed)
      : desk_{desk_of(table(rulebook), seed)}, truth_{table(rulebook)}, dice_{seed, 2} {
    Desk other = desk_of(table(rulebook), seed + 100);
    other.deal_by_program();
    dealt_ = other.record().casting().deal;
    truth_.deal(dealt_);
    desk_.deal_blindly();
    EXPECT_EQ(desk_.unseen(), desk_.game().standing().seats);
    EXPECT_EQ(desk_.unseen_places().size(), dealt_.size());
  }

  void play(int steps) {
    for (int i = 0; i < steps && !desk_.game().over(); ++i) {
      take_step();
      if (testing::Test::HasFailure()) return;
      if (i % 40 == 39 && desk_.played() > 2) desk_.take_back(2);
      ASSERT_EQ(shown(desk_.chronicle()), shown(truth_now())) << "step " << i;
    }
    for (std::size_t place = 0; place < dealt_.size(); ++place) {
      if (desk_.is_unseen_at(place)) continue;
      const Seat owner = truth_.book().dealt_to(truth_.casting(), place);
      EXPECT_TRUE(holds(owner, things({desk_.record().casting().deal[place]})));
    }
  }

  int dealt() const { return static_cast<int>(dealt_.size()); }
  int asked = 0;
  int awake = 0;

 private:
  Chronicle truth_now() const {
    Chronicle game = truth_.begin();
    const auto& all = desk_.chronicle().commands();
    for (std::size_t i = game.commands().size(); i < all.size(); ++i) {
      EXPECT_EQ(game.play(all[i]), Refusal::none);
    }
    return game;
  }

  std::vector<Event> shown(const Chronicle& game) const {
    std::vector<Event> all;
    for (const Told& told : game.told()) {
      if (!desk_.guide().is_shown(told)) continue;
      all.push_back(told.event);
      all.back().cause = 0;
      all.back().by = {};
    }
    return all;
  }

  bool holds(Seat seat, const Things& these) const {
    for (std::size_t place = 0; place < dealt_.size(); ++place) {
      const bool own = truth_.book().dealt_to(truth_.casting(), place) == seat;
      if (own && these.test(static_cast<std::size_t>(dealt_[place]))) return true;
    }
    return false;
  }

  Filled those_awake(const Step& step) {
    ++awake;
    Filled filled;
    const auto more = desk_.guide().awake(truth_now().game());
    for (Seat seat : desk_.game().standing().in_play) {
      const bool opens = more ? more->has(seat) : holds(seat, things(step.called));
      if (opens) filled.hands.push_back({seat, kYes});
    }
    return filled;
  }

  // Nobody does what his own cards do not let him do.
  bool can_be(const Step& step, const Filled& filled) const {
    AnyGame trial = truth_now().game();
    for (const Command& command :
         desk_.guide().commands(desk_.moment(), step.entries[filled.entry], filled)) {
      if (trial.apply(command) != Refusal::none) return false;
    }
    return true;
  }

  Message see(const WantedCard& wanted) {
    ++asked;
    if (wanted.of == WantedCard::Of::card) return desk_.see(wanted, {dealt_[wanted.place]});
    const auto& book = truth_.book();
    std::vector<int> rest;
    for (std::size_t place = 0; place < dealt_.size(); ++place) {
      const Seat owner = book.dealt_to(truth_.casting(), place);
      const bool found = dealt_[place] == wanted.thing && wanted.of == WantedCard::Of::holder;
      if (found) return desk_.see(wanted, owner);
      const std::vector<int>& all = desk_.record().casting().deal;
      const auto at =
          static_cast<std::size_t>(std::find(all.begin(), all.end(), dealt_[place]) - all.begin());
      if (owner == wanted.seat && desk_.is_unseen_at(at)) rest.push_back(dealt_[place]);
    }
    std::vector<int> twice = rest;
    twice.push_back(rest.front());
    EXPECT_FALSE(desk_.see(wanted, twice).empty());
    return desk_.see(wanted, rest);
  }

  void take_step() {
    const Step step = desk_.step();
    Filled filled = desk_.usual().value_or(Filled{});
    if (step.page.rfind("awake/", 0) == 0) {
      filled = those_awake(step);
    } else if (!desk_.draws() && !step.entries.empty() && !dice_.once_in(3)) {
      const Filled some = some_entry(desk_, step, dice_);
      if (!desk_.falls_quiet() && can_be(step, some)) filled = some;
    }
    Tried tried = desk_.preview(filled);
    for (; tried.wanted; tried = desk_.preview(filled)) {
      const Message why_not = see(*tried.wanted);
      ASSERT_TRUE(why_not.empty()) << in_english(why_not);
    }
    if (tried.preview) desk_.enter(*tried.preview);
  }

  Desk desk_;
  notation::Record truth_;
  std::vector<int> dealt_;
  chance::Dice dice_;
};

class BlindDesk : public testing::TestWithParam<const char*> {};

// In the last of these games of mrakoszlap it is a matter of cards whether anything is said at all.
constexpr std::uint64_t kSeeds[] = {1, 2, 3, 4, 5, 6, 21};

TEST_P(BlindDesk, AsksForWhatMatters) {
  int asked = 0;
  int awake = 0;
  int dealt = 0;
  for (std::uint64_t seed : kSeeds) {
    LateDesk late{GetParam(), seed};
    late.play(300);
    ASSERT_FALSE(HasFailure()) << "seed " << seed;
    asked += late.asked;
    awake += late.awake;
    dealt += late.dealt();
  }
  EXPECT_GT(awake, 12);
  EXPECT_GT(asked, 0);
  EXPECT_LT(asked, dealt / 2);
}
INSTANTIATE_TEST_SUITE_P(Rulebooks, BlindDesk, testing::Values("gorod", "spytown", "mrakoszlap"),
                         [](const auto& which) { return std::string{which.param}; });

}  // namespace
}  // namespace omerta::script
