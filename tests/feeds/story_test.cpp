// A feed that follows a game event by event is the feed of its record, wherever the record ends.
#include <gtest/gtest.h>

#include "presentation/story/feed.h"
#include "rulebooks/rulebook.h"
#include "tests/feeds/games.h"

namespace omerta::feeds {
namespace {

using story::Listener;

constexpr std::uint64_t kGames = 6;
constexpr std::size_t kCuts = 7;

std::vector<Listener> listeners(const AnyGame& game) {
  std::vector<Listener> all{{Listener::Kind::everyone}, {Listener::Kind::moderator}};
  for (Seat seat : game.standing().seats) all.push_back({Listener::Kind::seat, seat});
  return all;
}

void expect_same(const story::Feed& followed, const story::Feed& whole) {
  EXPECT_EQ(followed.heard(), whole.heard());
  for (story::Stream stream : {story::Stream::open, story::Stream::own}) {
    EXPECT_EQ(followed.hash(stream), whole.hash(stream));
  }
  EXPECT_EQ(followed.is_over(), whole.is_over());
  for (std::size_t i = 0; i < followed.heard().size(); ++i) {
    EXPECT_EQ(followed.id(i), whole.id(i));
  }
}

class Story : public testing::TestWithParam<const char*> {};

TEST_P(Story, IsTheSameEventByEventAndAsAWhole) {
  const Rulebook& book = rulebook(GetParam());
  for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
    const notation::Record record = random_game(GetParam(), seed);
    const AnyGame begun = cut(record, 0).replay().game();
    for (const Listener& listener : listeners(begun)) {
      story::Feed followed{book.teller(begun), listener};
      std::size_t heard = 0;
      for (std::size_t part = 1; part <= kCuts; ++part) {
        const auto so_far = cut(record, record.entries().size() * part / kCuts).replay();
        for (; heard < so_far.told().size(); ++heard) followed.hear(so_far.told()[heard]);
        story::Feed whole{book.teller(so_far.game()), listener};
        whole.hear(so_far.told());
        expect_same(followed, whole);
      }
      EXPECT_FALSE(followed.heard().empty());
    }
  }
}

TEST_P(Story, GoesOnBehindAPastThatIsPassedOver) {
  const Rulebook& book = rulebook(GetParam());
  for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
    const notation::Record record = random_game(GetParam(), seed);
    const AnyGame begun = cut(record, 0).replay().game();
    const Chronicle game = record.replay();
    const std::span all{game.told()};
    for (const Listener& listener : listeners(begun)) {
      for (std::size_t part = 1; part < kCuts; ++part) {
        const auto past = all.first(all.size() * part / kCuts);
        story::Feed whole{book.teller(begun), listener};
        for (const Told& told : past) whole.hear(told);
        const auto known = static_cast<std::ptrdiff_t>(whole.heard().size());
        story::Feed later{book.teller(begun), listener};
        later.pass_over(past);
        EXPECT_TRUE(later.heard().empty());
        for (const Told& told : all.subspan(past.size())) whole.hear(told), later.hear(told);
        const std::vector<story::Heard> rest{whole.heard().begin() + known, whole.heard().end()};
        EXPECT_EQ(later.heard(), rest);
        for (story::Stream stream : {story::Stream::open, story::Stream::own}) {
          EXPECT_EQ(later.hash(stream), whole.hash(stream));
        }
        EXPECT_EQ(later.is_over(), whole.is_over());
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Rulebooks, Story, testing::Values("gorod", "spytown", "mrakoszlap"));

}  // namespace
}  // namespace omerta::feeds
