// Listening to a game of gorod.
#include "rulebooks/gorod/beliefs/reasoner.h"

#include "beliefs/listening.h"
#include "rulebooks/gorod/beliefs/calibrated.h"
#include "rulebooks/gorod/beliefs/known.h"
#include "rulebooks/gorod/bots/record.h"

namespace omerta::gorod {
namespace {

using When = beliefs::Moment::Kind;

struct Heard {
  using Rules = Gorod;
  static constexpr Fact kNight = fact::night_fell;
  static constexpr Fact kSeesAll = fact::moderator_appointed;  // GOR-MODERATOR-7
  static constexpr const beliefs::Calibration& kTable = kCalibration;

  static std::optional<When> moment(const Event& event) {
    switch (static_cast<number::Fact>(event.fact)) {
      case number::night_fell: return When::night;
      case number::dawn: return When::morning;
      case number::vote_opened: return When::vote;
      case number::game_over: return When::end;
      default: return {};
    }
  }

  static bool teaches(const Event& event) {
    switch (static_cast<number::Fact>(event.fact)) {
      case number::card_dealt:
      case number::eliminated:
      case number::card_shown:
      case number::group_awake:
      case number::sleepwalker_exposed:
      case number::answer:
      case number::day_opened:
      case number::night_fell: return true;
      default: return false;
    }
  }

  static minds::Followed& mind(const Plan& plan, const minds::Reads& reads, minds::Memory& memory,
                               std::unique_ptr<minds::Followed>& own) {
    return bots::public_mind(plan, reads, {}, {}, &memory, own);
  }
};

}  // namespace

std::unique_ptr<beliefs::Reasoner> reasoner(const AnyGame& game) {
  return std::make_unique<beliefs::Listening<Heard>>(game.plan<Gorod>());
}

}  // namespace omerta::gorod
