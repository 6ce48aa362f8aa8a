// A table's memory changes nothing: whether a bot reads the record again at each question, as after
// a resumed game, or the table remembers it, answers and statements are the same. And the public
// mind is the same in all worlds that look alike.
#include "minds/memory.h"

#include <gtest/gtest.h>

#include "bots/stand_in.h"
#include "rulebooks/gorod/bots/bot.h"
#include "rulebooks/gorod/bots/record.h"
#include "rulebooks/gorod/rules/plan.h"
#include "rulebooks/gorod/rules/setup.h"
#include "rulebooks/spytown/bots/bot.h"
#include "rulebooks/spytown/rules/plan.h"
#include "rulebooks/spytown/rules/setup.h"

namespace omerta::minds {
namespace {

using bots::Level;

struct Book {
  bots::Answering bot;
  bots::Speaking speaks;
  bool (*opens_talk)(const Event&);
};

const Book kGorod{gorod::bot, gorod::speaks,
                  [](const Event& event) { return event.fact == gorod::fact::day_opened; }};
const Book kSpytown{spytown::bot, spytown::speaks, [](const Event& event) {
                      return event.fact == spytown::fact::phase_opened &&
                             static_cast<spytown::Phase>(event.what) == spytown::Phase::discussion;
                    }};

// A game in which every question is put twice: to a bot at a table with a memory, and to one that
// has only what its chair was told.
class Twice {
 public:
  Twice(const AnyGame& game, const Book& book, Level level, std::uint64_t seed)
      : game_{game}, book_{book}, remembers_{.level = level, .seed = seed} {
    remembers_.talk = bots::Talk::held;
    remembers_.memory = &memory_;
  }

  int play() {
    game_.begin(log());
    for (int i = 0; i < 3000 && !game_.over() && step(); ++i) {
      if (opened_) talk();
      opened_ = false;
      if (i % 7 == 0) interrupt(static_cast<Seat>(i % 5));
    }
    EXPECT_TRUE(game_.over());
    return asked_;
  }

  std::size_t said() const { return memory_.said.size(); }

 private:
  Log log() {
    return {[](void* to, Audience audience, Event event) {
              static_cast<Twice*>(to)->hear(audience, event);
            },
            this};
  }

  void hear(Audience to, const Event& event) {
    chairs_.hear(to, event);
    memory_.hear(to, event);
    opened_ = opened_ || (to.is_everyone() && book_.opens_talk(event));
  }

  bots::Player reader() const {
    bots::Player again = remembers_;
    again.memory = nullptr;
    again.said = memory_.said;
    return again;
  }

  bool step() {
    const Prompt* house = game_.prompt(0, Seat::nobody);
    const bool waits = house != nullptr && game_.awaited(0).has(Seat::nobody);
    if (waits && house->voices.has(Voice::chance)) return house_answers();
    return speaks(bots::Waited::not_for_it) || speaks(bots::Waited::for_it) || house_answers();
  }

  bool speaks(bots::Waited waited) {
    remembers_.said = memory_.said;
    const Seats seats = game_.standing().seats;
    const auto one = bots::stand_in(game_, chairs_, seats, remembers_, book_.bot, waited);
    const auto other = bots::stand_in(game_, chairs_, seats, reader(), book_.bot, waited);
    EXPECT_EQ(one, other);
    if (one) {
      EXPECT_EQ(game_.apply(*one, log()), Refusal::none);
    }
    ++asked_;
    return one.has_value();
  }

  bool house_answers() {
    const auto said = bots::house(game_, remembers_);
    if (said) {
      EXPECT_EQ(game_.apply(*said, log()), Refusal::none);
    }
    return said.has_value();
  }

  void talk() {
    for (int round = 0; round < 2; ++round) {
      for (Seat seat : game_.standing().in_play) utter(seat);
    }
  }

  // Somebody speaks between two questions, with nothing told in between.
  void interrupt(Seat seat) {
    talk::Utterance words{.count = 1};
    words.statements[0] = {.act = talk::Act::suspect, .seats = Seats::of(Seat{5})};
    say(seat, words);
  }

  void say(Seat seat, const talk::Utterance& words) {
    memory_.said.push_back({.utterance = words,
                            .who = seat,
                            .after = static_cast<std::uint32_t>(memory_.told.size())});
  }

  void utter(Seat seat) {
    const AnyView view = game_.any_view(seat);
    const auto one = book_.speaks(remembers_, view, chairs_.heard(seat), memory_.said);
    const auto other = book_.speaks(reader(), view, chairs_.heard(seat), memory_.said);
    EXPECT_EQ(one, other);
    if (one) say(seat, *one);
  }

  AnyGame game_;
  const Book& book_;
  bots::Player remembers_;
  bots::Chairs chairs_;
  Memory memory_;
  int asked_ = 0;
  bool opened_ = false;
};

class Memories : public testing::TestWithParam<Level> {};

TEST_P(Memories, OfGorodChangeNothing) {
  int asked = 0;
  std::size_t said = 0;
  for (std::uint64_t seed = 0; seed < 24; ++seed) {
    const auto edition = seed % 2 == 0 ? gorod::Edition::newer : gorod::Edition::of_2012;
    gorod::Setup setup = gorod::preset(edition, 6 + static_cast<int>(seed % 9));
    setup.stalemate_limit = 20;
    const gorod::Plan plan = gorod::plan(setup);
    Twice game{AnyGame::of<gorod::Gorod>(plan), kGorod, GetParam(), seed};
    asked += game.play();
    said += game.said();
  }
  EXPECT_GT(asked, 500);
  EXPECT_GT(said, 10U);
}

TEST_P(Memories, OfSpytownChangeNothing) {
  for (std::uint64_t seed = 0; seed < 16; ++seed) {
    spytown::Setup setup;
    setup.edition = spytown::Edition::sk;
    setup.seats = static_cast<std::uint8_t>(6 + seed % 9);
    const spytown::Plan plan = spytown::plan(setup);
    Twice{AnyGame::of<spytown::Spytown>(plan), kSpytown, GetParam(), seed}.play();
  }
}

INSTANTIATE_TEST_SUITE_P(Levels, Memories,
                         testing::Values(Level::novice, Level::player, Level::detective));

// Secrecy by type, tried: a mind hears what everyone is told, and an answer, a card dealt or a hand
// that moves in the dark changes nothing in it.
TEST(Memories, APublicMindIsDeafToWhatIsPrivate) {
  const gorod::Plan plan = gorod::plan(gorod::preset(gorod::Edition::newer, 10));
  std::vector<Event> heard{{.fact = gorod::fact::deck_announced},
                           {.fact = gorod::fact::night_fell, .much = 1},
                           {.fact = gorod::fact::day_opened, .much = 1}};
  const auto believed = [&] {
    std::unique_ptr<Followed> own;
    const Row& row = gorod::row(Level::detective, nullptr);
    PublicMind& mind =
        bots::public_mind(plan, {Level::detective, row}, heard, {}, nullptr, own).asked();
    return std::pair{mind.sums().in, mind.lot(Seat{3})};
  };
  const auto before = believed();
  for (Fact fact : {gorod::fact::answer, gorod::fact::card_dealt, gorod::fact::pointed,
                    gorod::fact::chose, gorod::fact::group_awake, gorod::fact::shot}) {
    heard.push_back({.fact = fact, .who = Seat{1}, .whom = Seat{2}, .seats = Seats::of(Seat{2})});
    EXPECT_EQ(believed(), before);
  }
}

}  // namespace
}  // namespace omerta::minds
