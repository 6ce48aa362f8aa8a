// Listening to a game of mrakoszlap.
#include "rulebooks/mrakoszlap/beliefs/reasoner.h"

#include "rulebooks/mrakoszlap/beliefs/calibrated.h"
#include "rulebooks/mrakoszlap/beliefs/known.h"
#include "rulebooks/mrakoszlap/bots/record.h"

namespace omerta::mrakoszlap {
namespace {

using beliefs::Moment;

class Listening final : public beliefs::Reasoner {
 public:
  explicit Listening(const Plan& plan) : plan_{plan} {}

  void hear(const Told& told) override {
    ears_.hear(told);
    if (told.event.fact == fact::nightfall) round_ = told.event.much;
  }
  void hear(const talk::Said& said) override { ears_.memory.said.push_back(said); }

  std::optional<Moment> moment(const Event& event) const override {
    using Kind = Moment::Kind;
    switch (static_cast<number::Fact>(event.fact)) {
      case number::nightfall: return Moment{Kind::night, event.much};
      case number::phase_opened: return opens(static_cast<Phase>(event.what));
      case number::game_over: return Moment{Kind::end, round_};
      default: return {};
    }
  }

  bool teaches(const Event& event) const override {
    switch (static_cast<number::Fact>(event.fact)) {
      case number::card_dealt:
      case number::mafia_meets:
      case number::nightfall:
      case number::phase_opened:
      case number::report_opened:
      case number::skipped:
      case number::power_used:
      case number::volley:
      case number::saved_by_day:
      case number::faction_shown:
      case number::card_shown: return true;
      case number::course: return tells_of_mafia(static_cast<Course>(event.what));
      default: return false;
    }
  }

  Seats believers() const override { return Seats::first(plan_.setup.seats); }

  beliefs::Knowledge knowledge(Seat seat) const override {
    return known(plan_, seat, ears_.chairs.heard(seat));
  }

  const minds::PublicMind& mind() override {
    const minds::Reads reads{bots::Level::player, beliefs::kReader};
    return bots::public_mind(plan_, reads, {}, {}, &ears_.memory, none_).mind();
  }

  const beliefs::Calibration& calibration() const override { return kCalibration; }

 private:
  std::optional<Moment> opens(Phase phase) const {
    using Kind = Moment::Kind;
    switch (phase) {
      case Phase::day_open: return Moment{Kind::morning, round_};
      case Phase::ballot:
      case Phase::tie_ballot: return Moment{Kind::vote, round_};
      default: return {};
    }
  }

  // Whoever died of it, or that it was fired at all.
  static bool tells_of_mafia(Course course) {
    return course == Course::dies || course == Course::turned || course == Course::al_capone;
  }

  Plan plan_;
  beliefs::Ears ears_;
  std::uint16_t round_ = 0;
  std::unique_ptr<minds::Followed> none_;
};

}  // namespace

std::unique_ptr<beliefs::Reasoner> reasoner(const AnyGame& game) {
  return std::make_unique<Listening>(game.plan<Mrakoszlap>());
}

}  // namespace omerta::mrakoszlap
