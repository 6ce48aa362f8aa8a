// Cards entered as late as possible lead to the same evening as cards entered before.
#include "presentation/script/blind.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "chance/draw.h"
#include "engine/expect.h"
#include "presentation/script/guide.h"
#include "rulebooks/rulebook.h"
#include "tests/feeds/games.h"

namespace omerta::script {
namespace {

using notation::Record;

// More in `./test long`.
int games_wanted() {
  const char* typed = std::getenv("OMERTA_BLIND_GAMES");
  return typed == nullptr ? 25 : std::atoi(typed);
}
std::uint64_t first_seed() {
  const char* typed = std::getenv("OMERTA_BLIND_SEED");
  return typed == nullptr ? 1 : std::strtoull(typed, nullptr, 10);
}

using Said = std::vector<Event>::const_iterator;
std::string described(Said event, Said end) {
  if (event == end) return "nothing";
  return std::to_string(static_cast<int>(event->fact)) + ' ' + std::to_string(index(event->who)) +
         ' ' + std::to_string(index(event->whom)) + ' ' + std::to_string(event->what) + ' ' +
         std::to_string(event->much) + ' ' + std::to_string(event->seats.bits);
}

// Somebody who moderates a finished game once more without having looked at a card, and is told
// each when the table shows it or when it is asked for.
class LateEvening {
 public:
  explicit LateEvening(const Record& game)
      : truth_{game.casting().deal},
        there_{game.begin()},
        guide_{rulebook(game.casting().rulebook).guide(*game.casting().game)},
        record_{feeds::cut(game, 0)},
        game_{record_.begin()},
        blind_{*guide_, record_, 7} {
    const auto places = blind_.deal().places_of(Seat{0});
    is_hand_ =
        places.size() > 1 && blind_.deal().may_hold(places[0]) == blind_.deal().may_hold(places[1]);
    chance::Dice dice{3, game.entries().size()};
    if (const auto cards = blind_.dealt(record_, shuffled(truth_, dice))) deal(*cards);
  }

  void play(const Command& command) {
    if (!is_drawn(game_.game(), command)) {
      ask_for_cards(command);
      if (testing::Test::HasFatalFailure()) return;
    }
    ASSERT_EQ(game_.play(command), Refusal::none);
    ASSERT_EQ(there_.play(command), Refusal::none);
    record_.add(command);
    const auto here = shown(game_);
    const auto there = shown(there_);
    const auto parts = std::mismatch(here.begin(), here.end(), there.begin(), there.end());
    ASSERT_TRUE(parts.first == here.end() && parts.second == there.end())
        << "it was said that " << described(parts.first, here.end()) << ", and it should have been "
        << described(parts.second, there.end());
  }

  int never_asked_for() const {
    int places = 0;
    for (std::size_t i = 0; i < truth_.size(); ++i) places += blind_.deal().is_known(i) ? 0 : 1;
    return places;
  }
  int asked_for() const { return asked_; }

 private:
  // By the last command.
  std::vector<Event> shown(const Chronicle& game) const {
    std::vector<Event> all;
    const std::size_t last = game.commands().size() - 1;
    for (std::size_t i = game.told_before(last); i < game.told().size(); ++i) {
      if (!guide_->is_shown(game.told()[i])) continue;
      all.push_back(game.told()[i].event);
      all.back().cause = 0;
      all.back().by = {};
    }
    return all;
  }

  bool is_drawn(const AnyGame& game, const Command& command) const {
    const Prompt* house = game.prompt(game.lane(command.ask), Seat::nobody);
    return command.voice == Voice::chance && house != nullptr && guide_->is_drawn(*house);
  }

  void ask_for_cards(const Command& command) {
    see_who_is_awake();
    const auto card = guide_->played(command);
    if (!card.empty() && !blind_.deal().is_known(command.seat)) {
      blind_.deal().holds_one_of(command.seat, things(card));
    }
    correct({command});
    if (testing::Test::HasFatalFailure()) return;
    while (const auto doubt = blind_.doubt(blind_.deal(), record_, game_, with_chance(command))) {
      ASSERT_FALSE(blind_.deal().is_known(doubt->place));
      look_at(*doubt);
      correct({command});
      if (testing::Test::HasFatalFailure()) return;
    }
  }

  // And what chance has to say to it.
  std::vector<Command> with_chance(const Command& command) const {
    std::vector<Command> commands{command};
    AnyGame trial = game_.game();
    expect(trial.apply(command) == Refusal::none);
    chance::Dice dice{5, game_.commands().size()};
    while (const Prompt* house = trial.prompt(0, Seat::nobody)) {
      if (!house->voices.has(Voice::chance) || !guide_->is_drawn(*house)) break;
      commands.push_back(chance::house_answer(dice, *house));
      expect(trial.apply(commands.back()) == Refusal::none);
    }
    return commands;
  }

  void deal(const std::vector<int>& cards) {
    record_.deal(cards);
    game_ = record_.replay();
  }

  void correct(const std::vector<Command>& commands) {
    const auto cards = blind_.corrected(blind_.deal(), record_, game_, commands);
    ASSERT_TRUE(cards.has_value()) << "after " << game_.commands().size() << " commands";
    if (*cards != record_.casting().deal) deal(*cards);
  }

  bool holds(Seat seat, const Things& called) const {
    const auto places = blind_.deal().places_of(seat);
    return std::any_of(places.begin(), places.end(), [&](std::size_t place) {
      return called.test(static_cast<std::size_t>(truth_[place]));
    });
  }

  void see_who_is_awake() {
    const Step step = guide_->step({game_, record_.casting().names});
    if (step.called.empty() || step.page == seen_) return;
    seen_ = step.page;
    if (const auto awake = guide_->awake(there_.game())) {
      blind_.deal().was_awake({game_.commands().size(), *awake});
      return correct({});
    }
    const Things called = things(step.called);
    const bool found = std::all_of(step.called.begin(), step.called.end(), [&](int thing) {
      return blind_.deal().is_found(static_cast<std::size_t>(thing));
    });
    if (found) return;
    for (Seat seat : game_.game().standing().in_play) {
      holds(seat, called) ? blind_.deal().holds_one_of(seat, called)
                          : blind_.deal().holds_none_of(seat, called);
    }
    for (int thing : step.hinges) {
      const bool known = blind_.deal().is_found(static_cast<std::size_t>(thing));
      if (!known) look_at({.owner = *step.entries.front().who});
    }
    correct({});
  }

  // Somebody's whole hand if there are several cards in it, or whoever holds one of them.
  void look_at(const Doubt& doubt) {
    ++asked_;
    UnknownDeal& deal = blind_.deal();
    const auto places = deal.places_of(doubt.owner);
    for (std::size_t place = 0; doubt.thing && place < truth_.size(); ++place) {
      if (truth_[place] == *doubt.thing)
        deal.holds_one_of(deal.owner(place), things({*doubt.thing}));
    }
    if (doubt.thing) return;
    if (!is_hand_) return deal.holds_one_of(doubt.place, things({truth_[doubt.place]}));
    for (std::size_t place : places) {
      if (!deal.is_found(static_cast<std::size_t>(truth_[place]))) {
        deal.holds_one_of(doubt.owner, things({truth_[place]}));
      }
    }
  }

  std::vector<int> truth_;
  Chronicle there_;
  std::unique_ptr<Guide> guide_;
  Record record_;
  Chronicle game_;
  Blind blind_;
  std::string seen_;
  bool is_hand_ = false;
  int asked_ = 0;
};

// How many things nobody ever needed to know; nothing if such a game is not dealt blindly.
std::optional<int> spared_in(const char* rulebook_name, std::uint64_t seed) {
  const Record record = feeds::random_game(rulebook_name, seed);
  const Chronicle game = record.replay();
  const auto guide = rulebook(rulebook_name).guide(game.game());
  const bool moderated = guide != nullptr && guide->has_moderator(record.begin().game());
  if (!moderated || !guide->why_not_blind().empty()) return {};
  LateEvening late{record};
  const std::size_t dealt = record.begin().commands().size();
  for (std::size_t i = dealt; i < game.commands().size(); ++i) {
    late.play(game.commands()[i]);
    if (!testing::Test::HasFatalFailure()) continue;
    ADD_FAILURE() << "seed " << seed << ", command " << i << ": "
                  << notation::command_text(record.book(), record.casting(), game.commands()[i]);
    break;
  }
  return late.never_asked_for();
}

class LateCards : public testing::TestWithParam<const char*> {};

TEST_P(LateCards, LeadToTheSameEvening) {
  int games = 0;
  int spared = 0;
  for (std::uint64_t seed = first_seed(); games < games_wanted(); ++seed) {
    const auto one = spared_in(GetParam(), seed);
    ASSERT_FALSE(HasFailure());
    if (!one) continue;
    ++games;
    spared += *one;
  }
  EXPECT_GT(spared, games);  // and most nights somebody's card is nobody's business
}
INSTANTIATE_TEST_SUITE_P(Rulebooks, LateCards, testing::Values("gorod", "spytown", "mrakoszlap"),
                         [](const auto& which) { return std::string{which.param}; });

// Somebody shows a card and is out, and with him all the worlds in which he had the token that the
// Agent looks at next: others must take their place.
TEST(Blind, AWorldThatIsLostIsReplaced) {
  constexpr std::uint64_t kSuchAGame = 301222;
  EXPECT_TRUE(spared_in("spytown", kSuchAGame).has_value());
}

}  // namespace
}  // namespace omerta::script
