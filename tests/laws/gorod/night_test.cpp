// Every night the engine plays is the night of the catalogue: same victims, same answers, same
// alibis, same exposure as the reference that was written without it.
#include <gtest/gtest.h>

#include "tests/laws/gorod/night_reference.h"
#include "tests/laws/gorod/sitting.h"

namespace omerta::gorod::laws {
namespace {

constexpr std::uint64_t kGames = 15000;

// Listens to a game night by night: what was chosen, and what the engine made of it.
class Listener {
 public:
  Listener(const Sitting& game) : game_{game} {
    cards_ = {game.state.truth.role.begin(), game.state.truth.role.begin() + game.plan.setup.seats};
    in_play_ = Seats::first(game.plan.setup.seats);
  }

  int nights() const { return nights_; }
  int deaths() const { return deaths_; }

  void hear(const Event& event) {
    if (event.fact == fact::night_fell) fall(event.much);
    if (event.fact == fact::call_opened) call_ = static_cast<Call>(event.what);
    if (event.fact == fact::eliminated) in_play_ -= Seats::of(event.who);
    if (event.fact == fact::pointed) point(event);
    if (event.fact == fact::chose) choose(event);
    if (event.fact == fact::answer) answer(event);
    if (event.fact == fact::given_alibi) seen_.alibi |= Seats::of(event.who);
    if (event.fact == fact::sleepwalker_exposed) seen_.exposed |= Seats::of(event.who);
    if (event.fact == fact::dawn) dawn(event.seats);
  }

 private:
  void fall(int number) {
    night_ = {.number = number, .dusk = in_play_, .cards = cards_};
    seen_ = {};
  }
  void point(const Event& event) {
    auto& hands = call_ == Call::yakuza      ? night_.yakuza
                  : seen_.exposed == Seats{} ? night_.mafia
                                             : night_.second;
    hands[event.who] = event.whom;
  }
  void choose(const Event& event) {
    if (!event.seats.empty()) night_.choice[cards_[index(event.who)]] = event.seats;
  }
  void answer(const Event& event) {
    seen_.answer[cards_[index(event.who)]] = static_cast<Sign>(event.what);
  }
  void dawn(Seats out) {
    seen_.out = out;
    in_play_ -= out;
    const Reckoning due = reckon(game_.plan.setup, night_, past_);
    EXPECT_EQ(seen_.out, due.out) << "night " << night_.number;
    EXPECT_EQ(seen_.alibi, due.alibi) << "night " << night_.number;
    EXPECT_EQ(seen_.exposed, due.exposed) << "night " << night_.number;
    EXPECT_EQ(seen_.answer, due.answer) << "night " << night_.number;
    ++nights_;
    deaths_ += out.count();
  }

  const Sitting& game_;
  std::vector<Role> cards_;
  Seats in_play_{};
  Call call_ = Call::none;
  Night night_{};
  Reckoning seen_{};
  NursePast past_{};
  int nights_ = 0;
  int deaths_ = 0;
};

TEST(Nights, AreThoseOfTheCatalogue) {
  int nights = 0;
  int deaths = 0;
  for (std::uint64_t seed = 0; seed < kGames; ++seed) {
    SCOPED_TRACE(seed);
    const Sitting game = random_game(seed, House::none, {.withdrawal = 0, .talk = 0, .hurry = 12});
    Listener listener{game};
    for (const Told& told : game.told) listener.hear(told.event);
    ASSERT_FALSE(HasFailure());
    nights += listener.nights();
    deaths += listener.deaths();
  }
  EXPECT_GT(nights, 20'000);
  EXPECT_GT(deaths, 10'000);
}

}  // namespace
}  // namespace omerta::gorod::laws
