// Listening to a game of spytown.
#include "rulebooks/spytown/beliefs/reasoner.h"

#include "beliefs/listening.h"
#include "rulebooks/spytown/beliefs/calibrated.h"
#include "rulebooks/spytown/beliefs/known.h"
#include "rulebooks/spytown/bots/record.h"

namespace omerta::spytown {
namespace {

using When = beliefs::Moment::Kind;

struct Heard {
  using Rules = Spytown;
  static constexpr Fact kNight = fact::round_began;
  static constexpr Fact kSeesAll = beliefs::kNoFact;
  static constexpr const beliefs::Calibration& kTable = kCalibration;

  static std::optional<When> moment(const Event& event) {
    switch (static_cast<number::Fact>(event.fact)) {
      case number::round_began: return When::night;
      case number::phase_opened: return opens(static_cast<Phase>(event.what));
      case number::game_over: return When::end;
      default: return {};
    }
  }

  static std::optional<When> opens(Phase phase) {
    switch (phase) {
      case Phase::discussion: return When::morning;
      case Phase::preliminary_ballot:
      case Phase::final_ballot: return When::vote;
      default: return {};
    }
  }

  static bool teaches(const Event& event) {
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

  static minds::Followed& mind(const Plan& plan, const minds::Reads& reads, minds::Memory& memory,
                               std::unique_ptr<minds::Followed>& own) {
    return bots::public_mind(plan, reads, {}, {}, &memory, own);
  }
};

}  // namespace

std::unique_ptr<beliefs::Reasoner> reasoner(const AnyGame& game) {
  return std::make_unique<beliefs::Listening<Heard>>(game.plan<Spytown>());
}

}  // namespace omerta::spytown
