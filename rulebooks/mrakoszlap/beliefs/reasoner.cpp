// Listening to a game of mrakoszlap.
#include "rulebooks/mrakoszlap/beliefs/reasoner.h"

#include "beliefs/listening.h"
#include "rulebooks/mrakoszlap/beliefs/calibrated.h"
#include "rulebooks/mrakoszlap/beliefs/known.h"
#include "rulebooks/mrakoszlap/bots/record.h"

namespace omerta::mrakoszlap {
namespace {

using When = beliefs::Moment::Kind;

struct Heard {
  using Rules = Mrakoszlap;
  static constexpr Fact kNight = fact::nightfall;
  static constexpr Fact kSeesAll = beliefs::kNoFact;
  static constexpr const beliefs::Calibration& kTable = kCalibration;

  static std::optional<When> moment(const Event& event) {
    switch (static_cast<number::Fact>(event.fact)) {
      case number::nightfall: return When::night;
      case number::phase_opened: return opens(static_cast<Phase>(event.what));
      case number::game_over: return When::end;
      default: return {};
    }
  }

  static std::optional<When> opens(Phase phase) {
    switch (phase) {
      case Phase::day_open: return When::morning;
      case Phase::ballot:
      case Phase::tie_ballot: return When::vote;
      default: return {};
    }
  }

  static bool teaches(const Event& event) {
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

  // Whoever died of it, or that it was fired at all.
  static bool tells_of_mafia(Course course) {
    return course == Course::dies || course == Course::turned || course == Course::al_capone;
  }

  static minds::Followed& mind(const Plan& plan, const minds::Reads& reads, minds::Memory& memory,
                               std::unique_ptr<minds::Followed>& own) {
    return bots::public_mind(plan, reads, {}, {}, &memory, own);
  }
};

}  // namespace

std::unique_ptr<beliefs::Reasoner> reasoner(const AnyGame& game) {
  return std::make_unique<beliefs::Listening<Heard>>(game.plan<Mrakoszlap>());
}

}  // namespace omerta::mrakoszlap
