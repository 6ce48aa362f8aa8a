// What a seat's screen is sent holds no more than the seat was told: the same bytes come out of a
// view folded from its own feed, and its questions are those that this view alone would give.
#include "notation/record.h"
#include "presentation/screen/screen.h"
#include "presentation/story/feed.h"
#include "rulebooks/gorod/simulation/policy.h"
#include "rulebooks/mrakoszlap/simulation/policy.h"
#include "rulebooks/rulebook.h"
#include "rulebooks/spytown/simulation/policy.h"
#include "tests/cli/session.h"
#include "tests/notation/random_play.h"
#include "wire/encode.h"

namespace omerta::cli {
namespace {

constexpr std::uint32_t kLookOnceIn = 7;  // commands

template <class R>
struct Feed {  // what has been told: to everyone, and to each seat besides
  typename R::Table table{};
  std::array<typename R::Notes, kSeats> notes{};
  std::size_t heard = 0;

  void hear(const typename R::Plan& plan, const std::vector<Told>& told) {
    for (; heard < told.size(); ++heard) {
      const auto& [to, event] = told[heard];
      if (to.is_everyone()) {
        R::learn(plan, table, event);
        continue;
      }
      for (Seat seat : to.seats() & Seats::first(kSeats)) {
        R::learn(plan, notes[index(seat)], seat, event);
      }
    }
  }
};

// A game in which nothing is but what this seat was told and is asked.
template <class R>
AnyGame as_known(const AnyGame& game, const Feed<R>& feed, Seat seat) {
  State<R> state{};
  state.table = feed.table;
  state.notes[index(seat)] = feed.notes[index(seat)];
  for (unsigned lane = 0; lane < R::kLanes; ++lane) {
    const Prompt* prompt = game.prompt(lane, seat);
    if (prompt == nullptr) continue;
    state.prompts.at[lane][index(seat)] = *prompt;
    state.prompts.open[lane] = Seats::of(seat);
    state.prompts.awaited[lane] = game.awaited(lane) & Seats::of(seat);
  }
  AnyGame known = game;
  known.place<R>(state);
  return known;
}

// What a device shows, and what its owner has heard, with nothing else there.
template <class R>
void compare_screens(const notation::Casting& casting, const Chronicle& chronicle,
                     const Feed<R>& feed, Seat seat) {
  const Rulebook& book = rulebook(casting.rulebook);
  const story::Listener listener{story::Listener::Kind::seat, seat};
  story::Feed all{book.teller(chronicle.game()), listener};
  story::Feed own{book.teller(chronicle.game()), listener};
  all.hear(chronicle.told());
  for (const Told& told : chronicle.told()) {
    if (told.to.reaches(seat)) own.hear(told);
  }
  EXPECT_EQ(all.heard(), own.heard());
  for (std::size_t i = 0; i < all.heard().size(); ++i) {  // why stays secret until the end
    EXPECT_EQ(all.heard()[i].event.cause, 0U);
    EXPECT_EQ(all.heard()[i].event.by, Clause{});
    EXPECT_EQ(all.reason(i).has_value(), all.is_over());
  }
  EXPECT_EQ(all.hash(story::Stream::open), own.hash(story::Stream::open));
  EXPECT_EQ(all.hash(story::Stream::own), own.hash(story::Stream::own));
  const AnyGame known = as_known<R>(chronicle.game(), feed, seat);
  const screen::Screen seen = book.screen(chronicle.game().any_view(seat), casting.names, all);
  const screen::Screen alone = book.screen(known.any_view(seat), casting.names, own);
  EXPECT_EQ(seen, alone);
  EXPECT_EQ(wire::encoded(seen), wire::encoded(alone));
}

template <class R>
void compare(const notation::Casting& casting, const Chronicle& chronicle, const Feed<R>& feed) {
  const AnyGame& game = chronicle.game();
  for (std::size_t i = 0; i < casting.names.seats.size(); ++i) {
    const auto seat = static_cast<Seat>(i);
    const View<R> known{game.plan<R>(), feed.table, feed.notes[i], seat};
    for (unsigned lane = 0; lane < R::kLanes; ++lane) {
      const Prompt* prompt = game.prompt(lane, seat);
      if (prompt == nullptr) continue;
      Prompt expected = R::question(known, prompt->ask);
      expected.number = prompt->number;
      EXPECT_EQ(expected, *prompt);
    }
    compare_screens<R>(casting, chronicle, feed, seat);
  }
}

template <class R, class P>
void watch(const std::string& head, std::uint64_t seed) {
  const notation::Record record = notation::Record::read(head + "play\n", "head");
  ASSERT_TRUE(record.casting().may_start());
  Chronicle chronicle(*record.casting().game);
  chronicle.begin();
  Feed<R> feed;
  chance::Dice dice{seed, 2};
  play_at_random<R, P>(chronicle, seed, [&](const Command&) {
    feed.hear(chronicle.game().plan<R>(), chronicle.told());
    if (dice.once_in(kLookOnceIn)) compare<R>(record.casting(), chronicle, feed);
  });
  compare<R>(record.casting(), chronicle, feed);
}

using simulator::Policy;

TEST(ViewSecrets, OfGorod) {
  const std::string head =
      "omerta 1\nrulebook gorod\nedition new\nseats A, B, C, D, E, F, G, H, I, J, K, L\n"
      "deck mafioso 3, don 1, commissioner 1, sheriff 1, maniac 1, nurse 1, beauty 1, citizen 3\n";
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    watch<gorod::Gorod, simulator::GorodPolicy<Policy::random>>(head, seed);
  }
}

TEST(ViewSecrets, OfSpytown) {
  const std::string head =
      "omerta 1\nrulebook spytown\nedition sk\noption extended on\n"
      "seats A, B, C, D, E, F, G, H, I, J\ncards vest, wiretap\n";
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    watch<spytown::Spytown, simulator::SpytownPolicy<Policy::random>>(head, seed);
  }
}

TEST(ViewSecrets, OfMrakoszlap) {
  const std::string head = "omerta 1\nrulebook mrakoszlap\nedition R\nseats A, B, C, D, E, F, G\n";
  for (const char* option : {"", "option sock-targets own-neighbours\n",
                             "option night-calls spoken\noption reveal-on-death cards\n"}) {
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
      watch<mrakoszlap::Mrakoszlap, simulator::MrakoszlapPolicy<Policy::random>>(head + option,
                                                                                 seed);
    }
  }
}

// Nothing is asked of a screen that belongs to everyone, the moderator has none of these, and a
// line says how far the record is read.
TEST(ViewSecrets, ReplayShowsASeatsScreen) {
  const Folder folder;
  const std::string file = folder.write("game.omerta", second_day());
  const auto seen = [&](const std::string& as, long long until) {
    return run(replay, ReplayRequest{.file = file, .as = as, .format = "view", .until = until});
  };
  const Printed dana = seen("Dana", 0);
  EXPECT_EQ(dana.code, kFine) << dana.err;
  EXPECT_TRUE(dana.says("\"hand\":[{\"heading\":null,\"names\":[{\"key\":\"role.commissioner.name"))
      << dana.out;
  EXPECT_TRUE(dana.says("\"key\":\"play.know.night\"")) << dana.out;
  EXPECT_TRUE(dana.says("\"ask\":\"nominate\""));
  EXPECT_FALSE(seen("Eva", 0).says("play.know.night"));
  EXPECT_TRUE(seen("Eva", 8).says("\"ask\":\"look\"")) << seen("Eva", 8).out;
  EXPECT_TRUE(seen("public", 0).says("\"hand\":[]"));
  EXPECT_TRUE(
      seen("public", 0).says("\"questions\":[],\"means\":null,\"pause\":null,\"decoy\":null}"));
  EXPECT_EQ(seen("moderator", 0).code, kUsage);
  EXPECT_EQ(seen("Dana", -1).code, kUsage);
  EXPECT_EQ(seen("Dana", 3).code, kUsage);
}

}  // namespace
}  // namespace omerta::cli
