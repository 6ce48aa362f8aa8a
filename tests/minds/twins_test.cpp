// What a bot says to the table depends on its view, its feed and what was said, and on nothing
// else: in a world whose hidden half is another, the same chair says the same words. A speaker that
// looks at the hidden half is caught.
#include <gtest/gtest.h>

#include "bots/stand_in.h"
#include "engine/whole_game.h"
#include "rulebooks/gorod/bots/bot.h"
#include "rulebooks/gorod/rules/plan.h"
#include "rulebooks/gorod/rules/setup.h"

namespace omerta::minds {
namespace {

using gorod::Gorod;
using gorod::State;

// The same to one chair; the cards and notes of all the others are passed round.
AnyGame twin_of(const AnyGame& game, Seat seat) {
  const State& state = WholeGame::state<Gorod>(game);
  State twin = state;
  const auto seats = static_cast<unsigned>(game.standing().seats.count());
  twin.truth = {};
  for (unsigned i = 0; i < seats; ++i) {
    const unsigned next = (i + 1) % seats;
    twin.truth.role[i] = state.truth.role[next];
    if (i != index(seat)) twin.notes[i] = state.notes[next];
  }
  AnyGame other = game;
  other.place<Gorod>(twin);
  return other;
}

using Cheat = std::optional<talk::Utterance> (*)(const AnyGame&, const bots::Player&, Seat,
                                                 std::span<const Event>,
                                                 std::span<const talk::Said>);

std::optional<talk::Utterance> honest(const AnyGame& game, const bots::Player& player, Seat seat,
                                      std::span<const Event> heard,
                                      std::span<const talk::Said> said) {
  return gorod::speaks(player, game.any_view(seat), heard, said);
}

// Names the first of the clan, whoever he is.
std::optional<talk::Utterance> by_truth(const AnyGame& game, const bots::Player&, Seat,
                                        std::span<const Event>, std::span<const talk::Said>) {
  talk::Utterance words{.count = 1};
  for (Seat other : game.standing().in_play) {
    if (game.view<Gorod>(other).notes.role != gorod::Role::mafioso) continue;
    words.statements[0] = {.act = talk::Act::suspect, .seats = Seats::of(other)};
    break;
  }
  return words;
}

class Talking {
 public:
  Talking(bots::Level level, std::uint64_t seed, Cheat speaks)
      : game_{AnyGame::of<Gorod>(gorod::plan(gorod::preset(gorod::Edition::newer, 10)))},
        player_{.level = level, .seed = seed, .talk = bots::Talk::held},
        speaks_{speaks} {}

  int differences() {
    game_.begin(log());
    for (int i = 0; i < 3000 && !game_.over() && step(); ++i) {
      if (opened_) talk();
      opened_ = false;
    }
    return differences_;
  }
  std::size_t said() const { return said_.size(); }

 private:
  Log log() {
    return {[](void* to, Audience audience, Event event) {
              static_cast<Talking*>(to)->hear(audience, event);
            },
            this};
  }

  void hear(Audience to, const Event& event) {
    chairs_.hear(to, event);
    told_ += to.is_everyone() ? 1U : 0U;
    opened_ = opened_ || event.fact == gorod::fact::day_opened;
  }

  bool step() {
    player_.said = said_;
    const Seats seats = game_.standing().seats;
    auto next =
        bots::stand_in(game_, chairs_, seats, player_, gorod::bot, bots::Waited::not_for_it);
    if (!next) {
      next = bots::stand_in(game_, chairs_, seats, player_, gorod::bot, bots::Waited::for_it);
    }
    if (!next) next = bots::house(game_, player_);
    return next && game_.apply(*next, log()) == Refusal::none;
  }

  void talk() {
    for (Seat seat : game_.standing().in_play) {
      const auto words = speaks_(game_, player_, seat, chairs_.heard(seat), said_);
      const AnyGame twin = twin_of(game_, seat);
      if (words != speaks_(twin, player_, seat, chairs_.heard(seat), said_)) ++differences_;
      if (words) said_.push_back({.utterance = *words, .who = seat, .after = told_});
    }
  }

  AnyGame game_;
  bots::Player player_;
  Cheat speaks_;
  bots::Chairs chairs_;
  std::vector<talk::Said> said_;
  std::uint32_t told_ = 0;
  int differences_ = 0;
  bool opened_ = false;
};

TEST(TalkingTwins, SayTheSame) {
  std::size_t said = 0;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    for (unsigned level = 0; level < bots::kLevels; ++level) {
      Talking game{static_cast<bots::Level>(level), seed, honest};
      EXPECT_EQ(game.differences(), 0) << "level " << level << ", seed " << seed;
      said += game.said();
    }
  }
  EXPECT_GT(said, 200U);
}

TEST(TalkingTwins, CatchWhoeverSpeaksByTheTruth) {
  EXPECT_GT((Talking{bots::Level::detective, 1, by_truth}.differences()), 0);
}

}  // namespace
}  // namespace omerta::minds
