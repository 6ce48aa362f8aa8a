// What bots of mrakoszlap say: it can be said in their rulebook; it follows from a view, a feed and
// what was said, whatever the hidden half of the world is; and a table's memory changes nothing.
#include <gtest/gtest.h>

#include "bots/stand_in.h"
#include "engine/whole_game.h"
#include "minds/memory.h"
#include "rulebooks/mrakoszlap/bots/bot.h"
#include "rulebooks/mrakoszlap/rules/plan.h"
#include "rulebooks/mrakoszlap/words/talk.h"
#include "talk/past.h"
#include "tests/minds/mrakoszlap_deal.h"

namespace omerta::minds {
namespace {

using bots::Level;
using mrakoszlap::Mrakoszlap;
using mrakoszlap::State;
using mrakoszlap::Type;
using talk::Act;
namespace fact = mrakoszlap::fact;

mrakoszlap::Plan plan_of(int people) {
  mrakoszlap::Setup setup;
  setup.seats = static_cast<std::uint8_t>(people);
  return mrakoszlap::plan(setup);
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
      : seats_{5 + static_cast<int>(seed % 12)},
        game_{AnyGame::of<Mrakoszlap>(plan_of(seats_))},
        player_{.level = level, .seed = seed, .talk = bots::Talk::held},
        speaks_{speaks},
        past_{mrakoszlap::lexicon(), seats_} {
    player_.memory = &memory_;
  }

  void play() {
    game_.begin(log());
    deal(game_, player_.seed, log());
    for (int i = 0; i < 10'000 && !game_.over() && step(); ++i) {
      if (opened_) talk();
      opened_ = false;
    }
    EXPECT_TRUE(game_.over());
  }

  int differences = 0;  // between two worlds that look alike
  int faults = 0;       // statements that cannot be made
  std::array<int, talk::kActs> acts{};

 private:
  Log log() {
    return {[](void* to, Audience audience, Event event) {
              static_cast<TalkingTable*>(to)->hear(audience, event);
            },
            this};
  }

  void hear(Audience to, const Event& event) {
    chairs_.hear(to, event);
    memory_.hear(to, event);
    if (!to.is_everyone()) return;
    past_.hear(event);
    const bool day = event.what == static_cast<int>(mrakoszlap::Phase::accusations);
    opened_ = opened_ || (event.fact == fact::phase_opened && day);
  }

  // Without a memory: the record is read again.
  bots::Player reader() const {
    bots::Player again = player_;
    again.memory = nullptr;
    again.said = memory_.said;
    return again;
  }

  bool step() {
    player_.said = memory_.said;
    const Seats seats = game_.standing().seats;
    const auto answers = [&](const bots::Player& player, bots::Waited waited) {
      return bots::stand_in(game_, chairs_, seats, player, mrakoszlap::bot, waited);
    };
    auto next = answers(player_, bots::Waited::not_for_it);
    if (!next) next = answers(player_, bots::Waited::for_it);
    if (++asked_ % 8 == 0) {
      auto again = answers(reader(), bots::Waited::not_for_it);
      if (!again) again = answers(reader(), bots::Waited::for_it);
      EXPECT_EQ(next, again);
    }
    if (!next) next = bots::house(game_, player_);
    return next && game_.apply(*next, log()) == Refusal::none;
  }

  void talk() {
    for (int round = 0; round < 2; ++round) {
      for (Seat seat : game_.standing().in_play) utter(seat);
    }
  }

  void utter(Seat seat) {
    const auto heard = chairs_.heard(seat);
    const Words words = speaks_(game_, player_, seat, heard, memory_.said);
    EXPECT_EQ(words, speaks_(game_, reader(), seat, heard, memory_.said));
    if (words != speaks_(twin_of(game_, seat), reader(), seat, heard, memory_.said)) ++differences;
    if (!words) return;
    const AnyView view = game_.any_view(seat);
    const talk::Verdict verdict = talk::judged(mrakoszlap::lexicon(), view, past_, *words);
    if (verdict.fault != talk::Fault::none) ++faults;
    for (const talk::Statement& each : words->said()) ++acts[static_cast<std::size_t>(each.act)];
    memory_.said.push_back({.utterance = *words,
                            .who = seat,
                            .after = past_.events(),
                            .first = static_cast<std::uint16_t>(past_.statements() + 1)});
    past_.hear(memory_.said.back());
  }

  int seats_;
  AnyGame game_;
  bots::Player player_;
  Speaks speaks_;
  talk::Past past_;
  bots::Chairs chairs_;
  Memory memory_;
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
