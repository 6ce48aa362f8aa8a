// A seat's figures know no more than the seat: whatever is told to others may be anything else, and
// so may be the cards, as long as the seat is told the same. One who peeks is caught.
#include <gtest/gtest.h>

#include "beliefs/believed.h"
#include "calibration/self_play.h"
#include "rulebooks/gorod/beliefs/known.h"
#include "rulebooks/gorod/beliefs/reasoner.h"
#include "rulebooks/gorod/rules/plan.h"
#include "rulebooks/gorod/rules/setup.h"
#include "rulebooks/rulebook.h"

namespace omerta::beliefs {
namespace {

using Make = std::unique_ptr<Reasoner> (*)(const AnyGame&);

std::vector<Belief> of_seat(Make make, const AnyGame& game, const std::vector<Told>& told,
                            const std::vector<talk::Said>& said, Seat seat) {
  const auto reasoner = make(game);
  return believed(*reasoner, told, said, {.seats = Seats::of(seat)}).beliefs;
}

// The same game to one seat and to everybody; what others were told alone is turned round.
std::vector<Told> twin(std::vector<Told> told, Seat seat) {
  for (Told& each : told) {
    if (each.to.reaches(seat)) continue;
    each.event.what = static_cast<std::uint8_t>(each.event.what ^ 1U);
    std::swap(each.event.who, each.event.whom);
    each.event.much = static_cast<std::uint16_t>(each.event.much + 1);
    each.event.seats = Seats{each.event.seats.bits << 1 & Seats::first(7).bits};
  }
  return told;
}

int differences(const Rulebook& book, Make make, std::uint64_t games) {
  int found = 0;
  for (std::uint64_t number = 0; number < games; ++number) {
    const calibration::Evening evening = calibration::evening(book, 5, number);
    const Chronicle& game = evening.chronicle;
    for (Seat seat : game.game().standing().seats) {
      const auto one = of_seat(make, game.game(), game.told(), evening.said, seat);
      const auto other = of_seat(make, game.game(), twin(game.told(), seat), evening.said, seat);
      found += one == other ? 0 : 1;
      EXPECT_FALSE(one.empty());
    }
  }
  return found;
}

TEST(BelievingTwins, BelieveTheSame) {
  for (const Rulebook* book : rulebooks()) {
    if (book->reasoner == nullptr) continue;
    EXPECT_EQ(differences(*book, book->reasoner, 9), 0) << book->id;
  }
}

// Looks at the first card that was dealt, whoever got it.
class Peeking final : public Reasoner {
 public:
  explicit Peeking(const AnyGame& game) : honest_{gorod::reasoner(game)} {}
  void hear(const Told& told) override {
    if (told.event.fact == gorod::fact::card_dealt && first_ == gorod::Role::hidden) {
      first_ = static_cast<gorod::Role>(told.event.what);
    }
    honest_->hear(told);
  }
  void hear(const talk::Said& said) override { honest_->hear(said); }
  std::optional<Moment> moment(const Event& event) const override { return honest_->moment(event); }
  bool teaches(const Event& event) const override { return honest_->teaches(event); }
  Seats believers() const override { return honest_->believers(); }
  Knowledge knowledge(Seat seat) const override {
    Knowledge knows = honest_->knowledge(seat);
    knows.dealing.only(Seat{0}, Kinds::of(gorod::index(first_)));
    return knows;
  }
  const minds::PublicMind& mind() override { return honest_->mind(); }
  const Calibration& calibration() const override { return honest_->calibration(); }

 private:
  std::unique_ptr<Reasoner> honest_;
  gorod::Role first_ = gorod::Role::hidden;
};

std::unique_ptr<Reasoner> peeking(const AnyGame& game) { return std::make_unique<Peeking>(game); }

TEST(BelievingTwins, CatchOneWhoPeeks) { EXPECT_GT(differences(rulebook("gorod"), peeking, 3), 0); }

// Two whole records: the same commands with the cards of two others exchanged, wherever the rules
// take them and the seat is told the same.
int twins_by_rules(std::uint64_t number, Seat seat) {
  const calibration::Evening evening = calibration::evening(rulebook("gorod"), 6, number);
  const Chronicle& game = evening.chronicle;
  const auto seats = static_cast<std::size_t>(game.game().standing().seats.count());
  const AnyGame fresh = AnyGame::of<gorod::Gorod>(game.game().plan<gorod::Gorod>());
  const auto told_to = [&](const Chronicle& each) {
    std::vector<Event> heard;
    for (const Told& told : each.told()) {
      if (told.event.fact == gorod::fact::game_over) break;
      if (!told.to.reaches(seat)) continue;
      heard.push_back(told.event);
      heard.back().cause = 0;
    }
    return heard;
  };
  int twins = 0;
  for (std::size_t a = 0; a < seats; ++a) {
    for (std::size_t b = 0; b < a; ++b) {
      if (a == index(seat) || b == index(seat)) continue;
      auto commands = game.commands();
      if (commands[a].choice == commands[b].choice) continue;
      std::swap(commands[a].choice, commands[b].choice);
      Chronicle other{fresh};
      other.begin();
      const bool taken = std::all_of(commands.begin(), commands.end(), [&](const Command& each) {
        return other.play(each) == Refusal::none;
      });
      if (!taken || told_to(other) != told_to(game)) continue;
      ++twins;
      const auto one = of_seat(gorod::reasoner, fresh, game.told(), evening.said, seat);
      const auto two = of_seat(gorod::reasoner, fresh, other.told(), evening.said, seat);
      EXPECT_EQ(one.size(), two.size());
      for (std::size_t i = 0; i < std::min(one.size(), two.size()); ++i) {
        EXPECT_EQ(one[i].of, two[i].of) << "game " << number << ", seat " << index(seat);
        EXPECT_EQ(one[i].deals, two[i].deals);
      }
    }
  }
  return twins;
}

TEST(BelievingTwins, OfTwoRecordsBelieveTheSame) {
  int twins = 0;
  for (std::uint64_t number = 0; number < 36; ++number) {
    for (unsigned seat = 0; seat < 7; seat += 3) twins += twins_by_rules(number, Seat(seat));
  }
  EXPECT_GT(twins, 60);
}

}  // namespace
}  // namespace omerta::beliefs
