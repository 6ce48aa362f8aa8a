// What bots of mrakoszlap say: it can be said in their rulebook; it follows from a view, a feed and
// what was said, whatever the hidden half of the world is; and a table's memory changes nothing.
#include <gtest/gtest.h>

#include "engine/whole_game.h"
#include "rulebooks/mrakoszlap/bots/bot.h"
#include "rulebooks/mrakoszlap/rules/plan.h"
#include "rulebooks/mrakoszlap/words/talk.h"
#include "tests/minds/mrakoszlap_deal.h"
#include "tests/minds/seated_table.h"

namespace omerta::minds {
namespace {

using bots::Level;
using mrakoszlap::Mrakoszlap;
using mrakoszlap::State;
using mrakoszlap::Type;
using talk::Act;
namespace fact = mrakoszlap::fact;

SeatedBook book_of(int people) {
  mrakoszlap::Setup setup;
  setup.seats = static_cast<std::uint8_t>(people);
  return {mrakoszlap::lexicon(), mrakoszlap::bot, mrakoszlap::speaks,
          AnyGame::of<Mrakoszlap>(mrakoszlap::plan(setup)), deal};
}

// The same to one chair; what the others hold and know is passed round.
AnyGame twin_of(const AnyGame& game, Seat seat) {
  const State& state = WholeGame::state<Mrakoszlap>(game);
  State twin = state;
  const auto seats = static_cast<unsigned>(game.standing().seats.count());
  twin.truth = {};
  for (unsigned i = 0; i < seats; ++i) {
    const unsigned next = (i + 1) % seats;
    twin.truth.hand[i] = state.truth.hand[next];
    if (i != index(seat)) twin.notes[i] = state.notes[next];
  }
  AnyGame other = game;
  other.place<Mrakoszlap>(twin);
  return other;
}

using Words = std::optional<talk::Utterance>;
using Speaks = Words (*)(const AnyGame&, const bots::Player&, Seat, std::span<const Event>,
                         std::span<const talk::Said>);

Words honest(const AnyGame& game, const bots::Player& player, Seat seat,
             std::span<const Event> heard, std::span<const talk::Said> said) {
  return mrakoszlap::speaks(player, game.any_view(seat), heard, said);
}

// Names the first of the Mafia, whoever he is.
Words by_truth(const AnyGame& game, const bots::Player&, Seat, std::span<const Event>,
               std::span<const talk::Said>) {
  talk::Utterance words{.count = 1};
  for (Seat other : game.standing().in_play) {
    const mrakoszlap::Hand hand{game.view<Mrakoszlap>(other).notes.hand};
    if (!hand.has(Type::mafian)) continue;
    words.statements[0] = {.act = Act::suspect, .seats = Seats::of(other)};
    break;
  }
  return words;
}

class TalkingTable {
 public:
  TalkingTable(Level level, std::uint64_t seed, Speaks speaks = honest)
      : book_{book_of(5 + static_cast<int>(seed % 12))},
        table_{book_, level, seed},
        speaks_{speaks} {
    table_.all_hear = [this](const Event& event) {
      const bool day = event.what == static_cast<int>(mrakoszlap::Phase::accusations);
      opened_ = opened_ || (event.fact == fact::phase_opened && day);
    };
  }

  void play() {
    table_.begin();
    for (int i = 0; i < 10'000 && !table_.game().over() && step(); ++i) {
      if (opened_) talk();
      opened_ = false;
    }
    EXPECT_TRUE(table_.game().over());
  }

  int differences = 0;  // between two worlds that look alike
  int faults = 0;       // statements that cannot be made
  std::array<int, talk::kActs> acts{};

 private:
  bool step() {
    const auto next = table_.next(table_.player());
    const bool reads_again = ++asked_ % 8 == 0;
    EXPECT_EQ(next, reads_again ? table_.next(table_.reader()) : next);
    return table_.play(next);
  }

  void talk() {
    for (int round = 0; round < 2; ++round) {
      for (Seat seat : table_.game().standing().in_play) utter(seat);
    }
  }

  void utter(Seat seat) {
    const AnyGame& game = table_.game();
    const auto heard = table_.chairs().heard(seat);
    const auto said = table_.said();
    const Words words = speaks_(game, table_.player(), seat, heard, said);
    EXPECT_EQ(words, speaks_(game, table_.reader(), seat, heard, said));
    if (words != speaks_(twin_of(game, seat), table_.reader(), seat, heard, said)) ++differences;
    if (!words) return;
    if (table_.fault(seat, *words) != talk::Fault::none) ++faults;
    for (const talk::Statement& each : words->said()) ++acts[static_cast<std::size_t>(each.act)];
    table_.say(seat, *words);
  }

  SeatedBook book_;
  SeatedTable table_;
  Speaks speaks_;
  int asked_ = 0;
  bool opened_ = false;
};

TEST(MrakoszlapTalk, IsTheSameInTwinWorldsAndFitsTheRulebook) {
  std::array<int, talk::kActs> acts{};
  for (std::uint64_t seed = 0; seed < 24; ++seed) {
    for (unsigned level = 0; level < bots::kLevels; ++level) {
      TalkingTable table{static_cast<Level>(level), seed};
      table.play();
      EXPECT_EQ(table.differences, 0) << "level " << level << ", seed " << seed;
      EXPECT_EQ(table.faults, 0) << "level " << level << ", seed " << seed;
      for (unsigned act = 0; act < acts.size(); ++act) acts[act] += table.acts[act];
    }
  }
  for (Act act : {Act::claim, Act::report, Act::suspect, Act::agree, Act::because}) {
    EXPECT_GT(acts[static_cast<std::size_t>(act)], 5) << "act " << static_cast<int>(act);
  }
}

TEST(MrakoszlapTalk, OfSomebodyWhoLooksAtTheTruthIsCaught) {
  int differences = 0;
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    TalkingTable table{Level::detective, seed, by_truth};
    table.play();
    differences += table.differences;
  }
  EXPECT_GT(differences, 0);
}

}  // namespace
}  // namespace omerta::minds
