// Cards entered as late as possible lead to the same evening as cards entered before.
#include "presentation/script/blind.h"

#include <gtest/gtest.h>

#include "presentation/script/guide.h"
#include "rulebooks/rulebook.h"
#include "tests/feeds/games.h"

namespace omerta::script {
namespace {

using notation::Record;

// Somebody who moderates a finished game once more without having looked at a card, and is told
// each when the table shows it or when it is asked for.
class LateEvening {
 public:
  explicit LateEvening(const Record& game)
      : truth_{game.casting().deal},
        guide_{rulebook(game.casting().rulebook).guide(*game.casting().game)},
        record_{feeds::cut(game, 0)},
        game_{record_.begin()},
        blind_{truth_, [this](const Told& told) { return is_shown(told); }, 7} {
    chance::Dice dice{3, game.entries().size()};
    deal(shuffled(truth_, dice));
  }

  void play(const Command& command) {
    see_who_is_awake();
    correct({command});
    while (const auto doubt = blind_.doubt(record_, game_, {command})) {
      ASSERT_FALSE(blind_.deal().is_known(doubt->place));
      blind_.deal().holds_one_of(doubt->place, things({truth_[doubt->place]}));
      correct({command});
      if (testing::Test::HasFatalFailure()) return;
    }
    ASSERT_EQ(game_.play(command), Refusal::none);
    record_.add(command);
  }

  const Chronicle& game() const { return game_; }
  bool is_shown(const Told& told) const { return guide_->is_shown(told); }
  int never_asked_for() const {
    int places = 0;
    for (std::size_t i = 0; i < truth_.size(); ++i) places += blind_.deal().is_known(i) ? 0 : 1;
    return places;
  }

 private:
  void deal(const std::vector<int>& cards) {
    record_.deal(cards);
    game_ = record_.replay();
  }

  void correct(const std::vector<Command>& commands) {
    const auto cards = blind_.corrected(record_, game_, commands);
    ASSERT_TRUE(cards.has_value()) << "after " << game_.commands().size() << " commands";
    if (*cards != record_.casting().deal) deal(*cards);
  }

  void see_who_is_awake() {
    const Step step = guide_->step({game_, record_.casting().names});
    if (step.called.empty() || step.page == seen_) return;
    seen_ = step.page;
    const Things called = things(step.called);
    for (Seat seat : game_.game().standing().in_play) {
      const bool awake = called.test(static_cast<std::size_t>(truth_[index(seat)]));
      awake ? blind_.deal().holds_one_of(index(seat), called)
            : blind_.deal().holds_none_of(index(seat), called);
    }
    correct({});
  }

  std::vector<int> truth_;
  std::unique_ptr<Guide> guide_;
  Record record_;
  Chronicle game_;
  Blind blind_;
  std::string seen_;
};

std::vector<Event> shown(const LateEvening& evening, const Chronicle& game) {
  std::vector<Event> all;
  for (const Told& told : game.told()) {
    if (!evening.is_shown(told)) continue;
    all.push_back(told.event);
    all.back().cause = 0;
  }
  return all;
}

TEST(Blind, LateCardsLeadToTheSameEvening) {
  int games = 0;
  int spared = 0;
  for (std::uint64_t seed = 1; games < 100; ++seed) {
    const Record record = feeds::random_game("gorod", seed);
    const Chronicle game = record.replay();
    const auto guide = rulebook("gorod").guide(game.game());
    if (guide == nullptr || !guide->has_moderator(record.begin().game())) continue;
    ++games;
    LateEvening late{record};
    const std::size_t dealt = record.begin().commands().size();
    for (std::size_t i = dealt; i < game.commands().size(); ++i) {
      late.play(game.commands()[i]);
      ASSERT_FALSE(HasFatalFailure()) << "seed " << seed << ", command " << i;
    }
    ASSERT_EQ(shown(late, late.game()), shown(late, game)) << "seed " << seed;
    spared += late.never_asked_for();
  }
  EXPECT_GT(spared, games);  // and most nights somebody's card is nobody's business
}

}  // namespace
}  // namespace omerta::script
