// What the public record of mrakoszlap makes a table believe: each event in its direction, nothing
// from what only some were told; what a chair knows for certain is true.
#include <gtest/gtest.h>

#include "bots/stand_in.h"
#include "engine/whole_game.h"
#include "minds/memory.h"
#include "rulebooks/mrakoszlap/bots/bot.h"
#include "rulebooks/mrakoszlap/bots/reading.h"
#include "rulebooks/mrakoszlap/bots/record.h"
#include "rulebooks/mrakoszlap/rules/plan.h"
#include "tests/minds/mrakoszlap_deal.h"

namespace omerta::minds {
namespace {

using bots::Level;
using mrakoszlap::Course;
using mrakoszlap::Mrakoszlap;
using mrakoszlap::Phase;
using mrakoszlap::Result;
using mrakoszlap::Show;
using mrakoszlap::Type;
namespace ask = mrakoszlap::ask;
namespace fact = mrakoszlap::fact;

mrakoszlap::Plan table_of(int people) {
  mrakoszlap::Setup setup;
  setup.seats = static_cast<std::uint8_t>(people);
  return mrakoszlap::plan(setup);
}

constexpr std::uint8_t code(auto value) { return static_cast<std::uint8_t>(value); }

// A record that is written event by event.
class Told {
 public:
  explicit Told(int people = 10) : plan_{table_of(people)} { tell({.fact = fact::deck_announced}); }

  Told& tell(const Event& event) {
    heard_.push_back(event);
    return *this;
  }
  Told& night(std::uint16_t number) { return tell({.fact = fact::nightfall, .much = number}); }
  Told& report() { return tell({.fact = fact::report_opened}).tell({.fact = fact::bullet}); }
  Told& course(Course what) { return tell({.fact = fact::course, .what = code(what)}); }
  Told& dies(Seat who) {
    tell({.fact = fact::course, .who = who, .what = code(Course::dies)});
    return tell({.fact = fact::died, .who = who});
  }
  Told& phase(Phase opened) { return tell({.fact = fact::phase_opened, .what = code(opened)}); }
  Told& accuses(Seat who, Seat whom) {
    return tell({.fact = fact::accused, .who = who, .whom = whom});
  }
  Told& hand(Seat who, Seat whom, Show side) {
    return tell({.fact = fact::hand, .who = who, .whom = whom, .what = code(side)});
  }
  Told& show_ends(Seat whom) { return tell({.fact = fact::show_closed, .who = whom}); }

  Line believed(std::span<const talk::Said> said = {}) const {
    std::unique_ptr<Followed> own;
    const Row& row = mrakoszlap::row(Level::detective, nullptr);
    Followed& kept = bots::public_mind(plan_, {Level::detective, row}, heard_, said, nullptr, own);
    PublicMind& mind = kept.asked();
    mind.moment();
    return mind.sums().in;
  }

 private:
  mrakoszlap::Plan plan_;
  std::vector<Event> heard_;
};

constexpr Seat kAnna{1};
constexpr Seat kBoris{2};
constexpr Seat kCelia{3};

// MRK-MAFIAN-2  Whoever the Mafia's bullet has found is hardly one of it.
TEST(MrakoszlapRecord, AVictimOfAnOddNightIsHardlyAMafian) {
  Told told;
  told.night(1);
  const Line before = told.believed();
  const Line after = told.report().course(Course::fired).dies(kAnna).believed();
  EXPECT_LT(after[index(kAnna)], before[index(kAnna)] / 5);
  EXPECT_GT(after[index(kBoris)], before[index(kBoris)]);
}

// MRK-SHOOTER-1  By even nights others fire, too.
TEST(MrakoszlapRecord, AVictimOfAnEvenNightMayBeOne) {
  Told odd;
  Told even;
  odd.night(1).report().dies(kAnna);
  even.night(2).report().dies(kAnna);
  EXPECT_GT(even.believed()[index(kAnna)], 2 * odd.believed()[index(kAnna)]);
}

// MRK-MAFIAN-3, MRK-BULLET-4
TEST(MrakoszlapRecord, WhoeverDiesOfABulletThatCameBackHasFiredIt) {
  Told told;
  told.night(1).report().course(Course::fired).course(Course::turned).dies(kAnna);
  EXPECT_DOUBLE_EQ(told.believed()[index(kAnna)], 1);
}

// MRK-BULLET-5  Nobody knows whose bullet it was that came through a tunnel.
TEST(MrakoszlapRecord, ARedirectedBulletTellsNothing) {
  Told told;
  told.night(1).report();
  const Line before = told.believed();
  told.course(Course::passed).course(Course::turned);
  told.tell({.fact = fact::course, .who = kAnna, .what = code(Course::dies)});
  EXPECT_DOUBLE_EQ(told.believed()[index(kAnna)], before[index(kAnna)]);
}

// MRK-SLIME-2
TEST(MrakoszlapRecord, TheOnlyOneSlimedWasAimedAt) {
  Told told;
  told.night(1).tell({.fact = fact::report_opened});
  told.tell({.fact = fact::slimed, .who = kAnna, .much = 1}).tell({.fact = fact::bullet});
  const Line before = told.believed();
  const Line after = told.course(Course::slid_off).believed();
  EXPECT_LT(after[index(kAnna)], before[index(kAnna)] / 5);
}

// MRK-WIN-1  While the game goes on one of the Mafia lives.
TEST(MrakoszlapRecord, TheDeadAreNotAllOfThem) {
  Told told{7};
  told.night(2).tell({.fact = fact::report_opened});
  for (unsigned i = 0; i < 4; ++i)
    told.tell({.fact = fact::died, .who = Seat{static_cast<std::uint8_t>(i)}});
  const Line in = told.believed();
  EXPECT_NEAR(in[4] + in[5] + in[6], 35.0 * 3 * 3 / 7 / 31, 1e-9);  // of 35 ways four are out
}

// MRK-BALLOT-4  Hands for and against somebody whose side is shown later.
TEST(MrakoszlapRecord, HandsTellWhoSparesHisOwn) {
  Told told;
  told.night(1).report().phase(Phase::accusations).accuses(Seat{0}, kCelia);
  told.phase(Phase::ballot);
  told.hand(kAnna, kCelia, Show::in_favour).hand(kBoris, kCelia, Show::against);
  told.show_ends(kCelia).phase(Phase::execution);
  told.tell({.fact = fact::died, .who = kCelia});
  told.tell({.fact = fact::faction_shown, .who = kCelia, .what = code(Result::mafia)});
  const Line in = told.believed();
  EXPECT_DOUBLE_EQ(in[index(kCelia)], 1);
  EXPECT_GT(in[index(kBoris)], in[9]);
  EXPECT_LT(in[index(kAnna)], in[9]);
}

// MRK-BALLOT-1  Until the show ends a hand may come down again.
TEST(MrakoszlapRecord, AHandThatIsLoweredIsNotRead) {
  Told one;
  Told other;
  for (Told* told : {&one, &other}) {
    told->night(1).report().phase(Phase::accusations).accuses(Seat{0}, kCelia);
    told->accuses(Seat{4}, Seat{5}).phase(Phase::ballot);
  }
  other.hand(kAnna, kCelia, Show::in_favour).hand(kAnna, kCelia, Show::none);
  EXPECT_EQ(one.show_ends(kCelia).believed(), other.show_ends(kCelia).believed());
}

TEST(MrakoszlapRecord, IsDeafToWhatIsPrivate) {
  Told told;
  told.night(1).report();
  const Line before = told.believed();
  for (Fact each : {fact::card_dealt, fact::mafia_meets, fact::planned, fact::called, fact::ordered,
                    fact::seen_awake, fact::lost, fact::gained, fact::flight}) {
    told.tell({.fact = each, .who = kAnna, .whom = kBoris, .seats = Seats::of(kCelia)});
    EXPECT_EQ(told.believed(), before);
  }
}

// MRK-SPYGLASS-2  Whoever slept is no Mafian; whoever was awake may be one.
TEST(MrakoszlapReading, ASpyglassClearsThoseWhoSlept) {
  const mrakoszlap::Plan plan = table_of(10);
  mrakoszlap::Table table;
  table.in_play = Seats::first(10);
  mrakoszlap::Notes notes;
  notes.hand = mrakoszlap::Hand::of(Type::spyglass).bits;
  const mrakoszlap::View view{plan, table, notes, Seat{0}};
  std::vector<Event> heard{
      {.fact = fact::nightfall, .much = 2},
      {.fact = fact::called, .who = Seat{0}, .what = code(card(Type::spyglass))}};
  for (unsigned i = 1; i < 8; ++i) {
    heard.push_back(
        {.fact = fact::seen_awake, .who = Seat{0}, .whom = Seat{static_cast<std::uint8_t>(i)}});
  }
  heard.push_back({.fact = fact::report_opened});
  const bots::MrakoszlapChair chair{view, heard};
  std::unique_ptr<Followed> own;
  const Row& row = mrakoszlap::row(Level::detective, nullptr);
  PublicMind& mind =
      bots::public_mind(plan, {Level::detective, row}, heard, {}, nullptr, own).asked();
  bots::MrakoszlapReading reading = bots::read(chair);
  bots::believe(mind, chair, reading);
  for (unsigned i : {0U, 8U, 9U}) EXPECT_EQ(reading.belief.in[i], 0);
  for (unsigned i = 1; i < 8; ++i) EXPECT_NEAR(reading.belief.in[i], 3.0 / 7, 1e-9);
  EXPECT_EQ(reading.belief.holds[0], 1);
  ASSERT_EQ(bots::sightings(chair).size(), 1U);
  EXPECT_EQ(bots::sightings(chair)[0].seen, Seats::first(8) - Seat{0});
}

// What the Spyglass tells is believed of those who slept, as far as he is believed; a second one
// who says that he holds it takes some of that away.
TEST(MrakoszlapRecord, ASightingThatIsToldClearsThoseWhoSlept) {
  Told told;
  told.night(2).report().phase(Phase::accusations);
  const auto claims = [](Seat who, Seats seen) {
    talk::Said said{.who = who, .after = 5};
    said.utterance.count = 2;
    said.utterance.statements[0] = {.act = talk::Act::claim, .word = code(Type::spyglass)};
    said.utterance.statements[1] = {.act = talk::Act::report,
                                    .ask = ask::spyglass_notice,
                                    .answer = code(mrakoszlap::Sight::awake),
                                    .seats = seen,
                                    .round = 2};
    return said;
  };
  const Seats seen = Seats::first(8) - Seat{0};
  std::vector<talk::Said> said{claims(Seat{0}, seen)};
  const Line before = told.believed();
  const Line once = told.believed(said);
  for (unsigned i : {0U, 8U, 9U}) EXPECT_LT(once[i], before[i] / 5);
  EXPECT_GT(once[index(kAnna)], before[index(kAnna)]);
  said.push_back(claims(kAnna, Seats::first(10) - kAnna - kBoris));
  const Line twice = told.believed(said);
  for (unsigned i : {0U, 8U, 9U}) EXPECT_GT(twice[i], once[i]);
}

// Whole games in which every chair's certainties are held against the truth.
class Certainties {
 public:
  Certainties(const mrakoszlap::Setup& setup, std::uint64_t seed)
      : plan_{mrakoszlap::plan(setup)},
        game_{AnyGame::of<Mrakoszlap>(plan_)},
        player_{.level = Level::detective, .seed = seed} {
    player_.memory = &memory_;
  }

  int looked() {
    game_.begin(log());
    deal(game_, player_.seed, log());
    for (int i = 0; i < 10'000 && !game_.over() && step(); ++i) {
      if (i % 5 == 0 && game_.standing().hour != Hour::setup) look();
    }
    return looked_;
  }

 private:
  Log log() {
    return {[](void* to, Audience audience, Event event) {
              auto* self = static_cast<Certainties*>(to);
              self->chairs_.hear(audience, event);
              self->memory_.hear(audience, event);
            },
            this};
  }

  bool step() {
    const Seats seats = game_.standing().seats;
    const auto answers = [&](bots::Waited waited) {
      return bots::stand_in(game_, chairs_, seats, player_, mrakoszlap::bot, waited);
    };
    auto next = answers(bots::Waited::not_for_it);
    if (!next) next = answers(bots::Waited::for_it);
    if (!next) next = bots::house(game_, player_);
    return next && game_.apply(*next, log()) == Refusal::none;
  }

  void look() {
    const mrakoszlap::State& state = WholeGame::state<Mrakoszlap>(game_);
    const Seats mafia = state.truth.mafia;
    const Row& row = mrakoszlap::row(Level::detective, nullptr);
    std::unique_ptr<Followed> own;
    PublicMind& mind =
        bots::public_mind(plan_, {Level::detective, row}, {}, {}, &memory_, own).asked();
    EXPECT_TRUE(mafia.covers(mind.known().in));
    EXPECT_TRUE((mafia & mind.known().out).empty());
    double all = 0;
    for (Seat seat : game_.standing().seats) all += mind.sums().in[index(seat)];
    EXPECT_NEAR(all, mafia.count(), 1e-6);
    for (Seat seat : game_.standing().in_play) look(seat, mind, mafia);
  }

  void look(Seat seat, PublicMind& mind, Seats mafia) {
    const mrakoszlap::View view = game_.view<Mrakoszlap>(seat);
    const bots::MrakoszlapChair chair{view, chairs_.heard(seat)};
    bots::MrakoszlapReading reading = bots::read(chair);
    bots::believe(mind, chair, reading);
    const Seats ours = mafia.has(seat) ? mafia : game_.standing().seats - mafia;
    EXPECT_TRUE(ours.covers(reading.friends));
    EXPECT_EQ(reading.belief.in[index(seat)], mafia.has(seat) ? 1 : 0);
    for (Seat shown : mind.known().in) EXPECT_NEAR(reading.belief.in[index(shown)], 1, 1e-9);
    for (Seat shown : mind.known().out) EXPECT_NEAR(reading.belief.in[index(shown)], 0, 1e-9);
    ++looked_;
  }

  mrakoszlap::Plan plan_;
  AnyGame game_;
  bots::Player player_;
  bots::Chairs chairs_;
  Memory memory_;
  int looked_ = 0;
};

TEST(MrakoszlapReading, WhatIsCertainIsTrue) {
  int looked = 0;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    mrakoszlap::Setup setup;
    setup.seats = static_cast<std::uint8_t>(5 + seed % 12);
    setup.reveal_on_death = static_cast<mrakoszlap::RevealOnDeath>(seed % 3);
    looked += Certainties{setup, seed}.looked();
  }
  EXPECT_GT(looked, 5'000);
}

}  // namespace
}  // namespace omerta::minds
