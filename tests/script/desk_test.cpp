// A moderator's evening of every rulebook without a screen: what is previewed is what then happens,
// what is refused changes nothing, and what is taken back never was.
#include "presentation/script/desk.h"

#include <gtest/gtest.h>

#include "presentation/story/feed.h"
#include "rulebooks/rulebook.h"
#include "tests/feeds/games.h"
#include "tests/script/some_table.h"

namespace omerta::script {
namespace {

using chance::Dice;
using notation::Record;

// All sentences of a game as whoever hears everything hears them.
std::vector<std::pair<Message, bool>> heard(const Desk& desk, std::size_t since) {
  const notation::Casting& casting = desk.record().casting();
  story::Feed feed{rulebook(casting.rulebook).teller(*casting.game),
                   {story::Listener::Kind::moderator}};
  feed.hear(desk.chronicle().told());
  std::vector<std::pair<Message, bool>> all;
  for (std::size_t i = 0; i < feed.heard().size(); ++i) {
    const story::Heard& each = feed.heard()[i];
    const bool open = each.label.stream == story::Stream::open;
    if (feed.id(i) > since) all.emplace_back(each.text, open);
  }
  return all;
}

// Cards that are played and rulings, mostly out of turn.
Filled some_other(const Script& script, Seats seats, Dice& dice) {
  std::vector<Entry> all = script.anytime;
  Filled filled{.of = dice.once_in(3) ? Filled::Of::power : Filled::Of::anytime};
  if (filled.of == Filled::Of::power) {
    all.clear();
    for (const PowerEntry& each : script.powers) all.push_back(each.entry);
  }
  filled.entry = dice.below(static_cast<std::uint32_t>(all.size() + 1));
  if (filled.entry == all.size() || dice.once_in(8)) return filled;
  const Entry& entry = all[filled.entry];
  const bool plays = entry.kind == EntryKind::play;
  Choice choice = choice_of(some_seat(seats, dice));
  if (plays && entry.take == 0) choice = kYes;
  if (!entry.options.empty()) choice = entry.options.front().choice;
  filled.hands = {{plays ? some_seat(seats, dice) : Seat::nobody, choice}};
  return filled;
}

class Evening {
 public:
  Evening(const Record& record, std::uint64_t seed) : desk_{desk_of(record, seed)}, dice_{seed, 5} {
    while (desk_.step().deals) {
      desk_.deals_hands() && dice_.once_in(2) ? type_hands() : desk_.deal_by_program();
    }
  }

  // So many tries, or fewer if the game ends.
  void walk(int tries) {
    for (int i = 0; i < tries && !desk_.game().over(); ++i) {
      take_one();
      if (testing::Test::HasFatalFailure()) return;
    }
  }

  const Desk& desk() const { return desk_; }
  int refused = 0;
  int announced = 0;
  int taken_back = 0;
  int kept = 0;

 private:
  void type_hands() {
    while (desk_.hands_dealt() + 1 < desk_.hands().size()) {
      std::vector<int> hand = shuffled(desk_.left(), dice_);
      EXPECT_FALSE(desk_.give_hand(hand).empty());  // all at once are too many
      hand.resize(static_cast<std::size_t>(desk_.deals().front().each));
      desk_.give_hand(hand);  // not every hand is one
      if (dice_.once_in(5)) desk_.take_hand_back();
    }
    if (!desk_.finish_hands().empty()) desk_.take_hand_back();
  }

  void take_one() {
    const Step step = desk_.step();
    EXPECT_EQ(desk_.script(), desk_.script());
    if (desk_.draws()) return enter(*desk_.preview(Filled{}).preview);
    if (desk_.played() > 0 && dice_.once_in(12)) return take_back();
    Filled filled = desk_.usual().value_or(Filled{});
    if (!step.entries.empty() && !dice_.once_in(3)) filled = some_entry(desk_, step, dice_);
    if (dice_.once_in(6)) {
      filled = some_other(desk_.script(), desk_.game().standing().in_play, dice_);
    }
    const std::string before = desk_.record().write();
    const Tried tried = desk_.preview(filled);
    ASSERT_EQ(tried.preview.has_value(), tried.why_not.empty());
    EXPECT_EQ(desk_.record().write(), before);
    if (tried.preview) return enter(*tried.preview);
    ++refused;
  }

  void enter(const Preview& preview) {
    const std::size_t told = desk_.chronicle().told().size();
    const std::size_t commands = desk_.chronicle().commands().size();
    const std::size_t notes = desk_.kept().size();
    const bool night = !desk_.eyes_open();
    desk_.enter(preview);
    const auto& all = desk_.chronicle().commands();
    const std::vector<Command> fresh{all.begin() + static_cast<std::ptrdiff_t>(commands),
                                     all.end()};
    ASSERT_EQ(fresh.size(), preview.commands.size());
    EXPECT_EQ(heard(desk_, told), preview.news);
    if (dice_.once_in(10)) {
      EXPECT_EQ(desk_.record().replay().checksum(), desk_.chronicle().checksum());
    }
    announced += preview.announces ? 1 : 0;
    if (preview.of != Preview::Of::entry) return;
    const bool looks_on = !night || desk_.eyes_open();
    if (looks_on && desk_.has_moderator() && preview.keeps) {
      EXPECT_GE(desk_.kept().size(), notes + preview.silently.size());
      kept += static_cast<int>(preview.silently.size());
    }
  }

  // Whoever has been told something since is named before it is taken back.
  void take_back() {
    const int entries = 1 + static_cast<int>(dice_.below(3));
    const TakeBack back = desk_.before_taking_back(entries);
    const std::size_t left = desk_.chronicle().commands().size() - back.commands.size();
    Chronicle again = desk_.record().begin();
    for (std::size_t i = again.commands().size(); i < left; ++i) {
      ASSERT_EQ(again.play(desk_.chronicle().commands()[i]), Refusal::none);
    }
    const auto& told = desk_.chronicle().told();
    std::size_t taught = 0;
    for (std::size_t i = again.told().size(); i < told.size(); ++i) {
      const bool anybody = told[i].to.is_everyone() || !told[i].to.seats().empty();
      if (anybody && desk_.guide().teaches(told[i].event)) ++taught;
    }
    EXPECT_LE(back.seen.size(), taught);
    EXPECT_EQ(back.seen.empty(), taught == 0);
    desk_.take_back(entries);
    EXPECT_EQ(desk_.chronicle().checksum(), again.checksum());
    EXPECT_EQ(desk_.chronicle().told().size(), again.told().size());
    EXPECT_EQ(Record::read(desk_.record().write(), "").replay().checksum(), again.checksum());
    ++taken_back;
  }

  Desk desk_;
  Dice dice_;
};

class EveryRulebook : public testing::TestWithParam<std::string> {};

TEST_P(EveryRulebook, WhatIsPreviewedIsWhatHappens) {
  int over = 0;
  int announced = 0;
  int refused = 0;
  int taken_back = 0;
  int kept = 0;
  const std::uint64_t evenings = GetParam() == "mrakoszlap" ? 3 : 30;
  for (std::uint64_t seed = 1; seed <= evenings; ++seed) {
    Evening evening{table(GetParam()), seed};
    evening.walk(900);
    ASSERT_FALSE(HasFatalFailure()) << seed << '\n' << evening.desk().record().write();
    over += evening.desk().game().over() ? 1 : 0;
    announced += evening.announced;
    refused += evening.refused;
    taken_back += evening.taken_back;
    kept += evening.kept;
  }
  EXPECT_GE(over, 2);
  EXPECT_GT(announced, 10);
  EXPECT_GT(refused, 20);
  EXPECT_GT(taken_back, 20);
  if (GetParam() != "spytown") {  // where nothing of the kind happens by day at most tables
    EXPECT_GT(kept, 0);
  }
}

// Whatever the options, and where nobody runs the table at first.
TEST_P(EveryRulebook, AnySetup) {
  int evenings = 0;
  for (std::uint64_t seed = 1; evenings < 12; ++seed) {
    const Record record = feeds::cut(feeds::random_game(GetParam(), seed), 0);
    if (!Desk::open(record, seed)) continue;
    ++evenings;
    Evening evening{record, seed};
    evening.walk(300);
    ASSERT_FALSE(HasFatalFailure()) << seed << '\n' << evening.desk().record().write();
  }
}

// While the table looks on, the script has nothing that not everyone has heard.
TEST_P(EveryRulebook, WhatIsDoneIsNotToldToTheTable) {
  Dice dice{3, 4};
  Desk desk = desk_of(table(GetParam()), 9);
  desk.deal_by_program();
  int looked = 0;
  for (int i = 0; i < 400 && !desk.game().over(); ++i) {
    const auto usual = desk.usual();
    const Step step = desk.step();
    const Tried tried = desk.preview(step.entries.empty() || (usual && dice.once_in(2))
                                         ? usual.value_or(Filled{})
                                         : some_entry(desk, step, dice));
    if (!tried.preview) continue;
    desk.enter(*tried.preview);
    if (desk.is_private()) continue;
    for (const Message& each : desk.script().done) {
      ++looked;
      const auto& news = tried.preview->news;
      EXPECT_TRUE(std::find(news.begin(), news.end(), std::pair{each, true}) != news.end());
    }
  }
  EXPECT_GT(looked, 0);
}

INSTANTIATE_TEST_SUITE_P(Desk, EveryRulebook, testing::Values("gorod", "spytown", "mrakoszlap"),
                         [](const auto& each) { return each.param; });

TEST(Desk, NightFallsInAStepOfItsOwn) {
  Desk desk = desk_of(table("gorod"), 1);
  desk.deal_by_program();
  EXPECT_EQ(desk.step().pages, Pages::offered);
  desk.enter(*desk.preview(*desk.usual()).preview);
  ASSERT_TRUE(desk.falls_quiet());
  const Script script = desk.script();
  EXPECT_EQ(script.now.lines.front().kind, Line::Kind::say);
  EXPECT_TRUE(script.anytime.empty());
  desk.enter(*desk.preview(Filled{}).preview);
  EXPECT_FALSE(desk.falls_quiet());
  EXPECT_NE(desk.script().now, script.now);
}

TEST(Desk, WhatIsNoEntryIsRefused) {
  Desk desk = desk_of(table("spytown"), 1);
  desk.deal_by_program();
  for (const auto of : {Filled::Of::step, Filled::Of::anytime, Filled::Of::power}) {
    EXPECT_FALSE(desk.preview(Filled{.entry = 99, .of = of}).why_not.empty());
  }
  EXPECT_FALSE(desk.preview(Filled{.of = Filled::Of::power}).why_not.empty()) << "whom?";
  EXPECT_EQ(desk.played(), 0);
  EXPECT_TRUE(desk.before_taking_back(3).commands.empty());
}

}  // namespace
}  // namespace omerta::script
