// A person among bots, in every rulebook: whom he accuses or asks answers him, in words that the
// rulebook lets him say; and a bot that reads the record again, as after a resumed game, says the
// same.
#include <gtest/gtest.h>

#include <map>

#include "rulebooks/gorod/bots/bot.h"
#include "rulebooks/gorod/rules/plan.h"
#include "rulebooks/gorod/rules/setup.h"
#include "rulebooks/gorod/words/talk.h"
#include "rulebooks/mrakoszlap/bots/bot.h"
#include "rulebooks/mrakoszlap/rules/plan.h"
#include "rulebooks/mrakoszlap/words/talk.h"
#include "rulebooks/spytown/bots/bot.h"
#include "rulebooks/spytown/rules/plan.h"
#include "rulebooks/spytown/rules/setup.h"
#include "rulebooks/spytown/words/talk.h"
#include "tests/minds/mrakoszlap_deal.h"
#include "tests/minds/seated_table.h"

namespace omerta::minds {
namespace {

using bots::Level;
using talk::Act;

constexpr int kSeatsHere = 9;
constexpr int kMostWords = 200;  // of bots, without anything else happening

struct AskedBook {
  SeatedBook at;
  Fact floor{};  // somebody defends himself; none: nobody does
};

AskedBook gorod_book() {
  const gorod::Plan plan = gorod::plan(gorod::preset(gorod::Edition::newer, kSeatsHere));
  return {{gorod::lexicon(), gorod::bot, gorod::speaks, AnyGame::of<gorod::Gorod>(plan)}};
}

AskedBook spytown_book() {
  spytown::Setup setup;
  setup.edition = spytown::Edition::sk;
  setup.seats = kSeatsHere;
  return {{spytown::lexicon(), spytown::bot, spytown::speaks,
           AnyGame::of<spytown::Spytown>(spytown::plan(setup))},
          spytown::fact::floor};
}

AskedBook mrakoszlap_book() {
  mrakoszlap::Setup setup;
  setup.seats = kSeatsHere;
  return {{mrakoszlap::lexicon(), mrakoszlap::bot, mrakoszlap::speaks,
           AnyGame::of<mrakoszlap::Mrakoszlap>(mrakoszlap::plan(setup)), deal},
          mrakoszlap::fact::floor};
}

class AskedTable {
 public:
  AskedTable(const AskedBook& book, Level level, std::uint64_t seed)
      : book_{book}, table_{book.at, level, seed}, level_{level} {
    table_.all_hear = [this](const Event& event) {
      if (book_.floor != Fact{} && event.fact == book_.floor) floor_ = event.who;
    };
  }

  void play() {
    table_.begin();
    for (int i = 0; i < 10'000 && !game().over(); ++i) {
      bots_talk();
      ask_somebody();
      if (!table_.play(table_.next(table_.player()))) break;
    }
    EXPECT_TRUE(game().over());
  }

  int asked = 0;
  int answered = 0;
  int floors = 0;    // given to a bot that is let speak there
  int defences = 0;  // words of those

 private:
  const AnyGame& game() const { return table_.game(); }
  Seats bots() const { return game().standing().in_play - kPerson; }
  bool may(Seat seat) const { return !book_.at.lexicon.may_say(game().any_view(seat)).empty(); }

  std::optional<bots::Spoken> words_of(const bots::Player& player) const {
    return bots::speak_up(game(), book_.at.lexicon, table_.chairs(), bots(), player,
                          book_.at.speaks);
  }

  std::optional<bots::Spoken> next_words() {
    const auto words = words_of(table_.player());
    const auto again = words_of(table_.reader());
    EXPECT_EQ(words.has_value(), again.has_value());
    if (words && again) {
      EXPECT_EQ(words->who, again->who);
      EXPECT_EQ(words->utterance, again->utterance);
    }
    return words;
  }

  void say(Seat who, const talk::Utterance& words) {
    EXPECT_EQ(table_.fault(who, words), talk::Fault::none);
    table_.say(who, words);
  }

  // What each of them has said until nobody has anything to say.
  std::map<Seat, talk::Acts> bots_talk() {
    std::map<Seat, talk::Acts> said;
    int words = 0;
    for (auto next = next_words(); next && words < kMostWords; next = next_words(), ++words) {
      say(next->who, next->utterance);
      for (const talk::Statement& each : next->utterance.said()) {
        said[next->who] = said[next->who] | talk::Acts::of(each.act);
      }
    }
    EXPECT_LT(words, kMostWords);
    if (const Seat heard = std::exchange(floor_, Seat::nobody);
        heard != Seat::nobody && heard != kPerson && may(heard)) {
      ++floors;
      defences += said.count(heard) != 0 ? 1 : 0;
    }
    return said;
  }

  // A question a day to each.
  void ask_somebody() {
    if (!game().standing().in_play.has(kPerson) || !may(kPerson)) return;
    const int round = game().standing().round;
    for (Seat seat : bots()) {
      if (!may(seat) || std::exchange(last_asked_[index(seat)], round) == round) continue;
      const auto& [act, due] = kAsked[static_cast<std::size_t>(asked++) % kAsked.size()];
      talk::Utterance words{.count = 1};
      words.statements[0] = {.act = act, .seats = Seats::of(seat)};
      say(kPerson, words);
      const auto said = bots_talk();
      const auto found = said.find(seat);
      const bool answers =
          found != said.end() && meet(kSettled[static_cast<unsigned>(due)], found->second);
      answered += answers ? 1 : 0;
      const bool listens = level_ != Level::novice || due == Due::denial;
      EXPECT_EQ(answers, listens) << static_cast<int>(act) << " to " << index(seat);
    }
  }

  static constexpr Seat kPerson{0};
  static constexpr std::array<std::pair<Act, Due>, 5> kAsked{{{Act::accuse, Due::denial},
                                                              {Act::ask_role, Due::role},
                                                              {Act::ask_vote, Due::vote},
                                                              {Act::ask_why, Due::reason},
                                                              {Act::ask_result, Due::result}}};

  const AskedBook& book_;
  SeatedTable table_;
  Level level_;
  std::array<int, kSeats> last_asked_{};
  Seat floor_ = Seat::nobody;
};

class AskedTables : public testing::TestWithParam<Level> {
 protected:
  static void play(const AskedBook& book) {
    int asked = 0;
    int answered = 0;
    int floors = 0;
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
      AskedTable table{book, GetParam(), seed};
      table.play();
      asked += table.asked;
      answered += table.answered;
      floors += table.floors;
      EXPECT_EQ(table.defences, table.floors) << "seed " << seed;
    }
    EXPECT_GT(asked, 40);
    EXPECT_GT(answered, 8);
    EXPECT_EQ(floors > 0, book.floor != Fact{});
  }
};

TEST_P(AskedTables, OfGorodAnswer) { play(gorod_book()); }
TEST_P(AskedTables, OfSpytownAnswer) { play(spytown_book()); }
TEST_P(AskedTables, OfMrakoszlapAnswer) { play(mrakoszlap_book()); }

INSTANTIATE_TEST_SUITE_P(Levels, AskedTables,
                         testing::Values(Level::novice, Level::player, Level::detective));

}  // namespace
}  // namespace omerta::minds
