// Listening to a game of spytown.
#include "rulebooks/spytown/beliefs/reasoner.h"

#include "rulebooks/spytown/beliefs/calibrated.h"
#include "rulebooks/spytown/beliefs/known.h"
#include "rulebooks/spytown/bots/record.h"

namespace omerta::spytown {
namespace {

using beliefs::Moment;

class Listening final : public beliefs::Reasoner {
 public:
  explicit Listening(const Plan& plan) : plan_{plan} {}

  void hear(const Told& told) override {
    ears_.hear(told);
    if (told.event.fact == fact::round_began) round_ = told.event.much;
  }
  void hear(const talk::Said& said) override { ears_.memory.said.push_back(said); }

  std::optional<Moment> moment(const Event& event) const override {
    using Kind = Moment::Kind;
    switch (static_cast<number::Fact>(event.fact)) {
      case number::round_began: return Moment{Kind::night, event.much};
      case number::phase_opened: return opens(static_cast<Phase>(event.what));
      case number::game_over: return Moment{Kind::end, round_};
      default: return {};
    }
  }

  bool teaches(const Event& event) const override {
    switch (static_cast<number::Fact>(event.fact)) {
      case number::ballots:
      case number::ballot:
      case number::voted:
      case number::spoke:
      case number::pointed:
      case number::chosen:
      case number::floor:
      case number::defended:
      case number::waived: return false;
      default: return true;
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
      case Phase::discussion: return Moment{Kind::morning, round_};
      case Phase::preliminary_ballot:
      case Phase::final_ballot: return Moment{Kind::vote, round_};
      default: return {};
    }
  }

  Plan plan_;
  beliefs::Ears ears_;
  std::uint16_t round_ = 0;
  std::unique_ptr<minds::Followed> none_;
};

}  // namespace

std::unique_ptr<beliefs::Reasoner> reasoner(const AnyGame& game) {
  return std::make_unique<Listening>(game.plan<Spytown>());
}

}  // namespace omerta::spytown
