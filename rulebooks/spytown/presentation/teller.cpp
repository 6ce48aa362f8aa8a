// A game of spytown as a story. A round is a night and a day; what the mafia has chosen comes out
// when the Police phase opens, so the night's story ends where the cards or the discussion begin.
#include "rulebooks/spytown/presentation/teller.h"

#include "rulebooks/spytown/text/facts.h"
#include "rulebooks/spytown/words/words.h"

namespace omerta::spytown {
namespace {

class SpytownTeller : public story::Teller {
 public:
  explicit SpytownTeller(const Plan& plan) : plan_{plan} {}

  void learn(const Told& told, Seat listener) override {
    if (told.to.is_everyone()) return Spytown::learn(plan_, table_, told.event);
    const bool heard = listener != Seat::nobody && told.to.seats().has(listener);
    if (heard) Spytown::learn(plan_, notes_, listener, told.event);
  }

  Message aloud(const Event& event) const override { return said::aloud(plan_, event, table_); }
  Message logged(const Event& event) const override { return said::logged(plan_, event, table_); }
  Message to_seat(const Event& event, Seat seat) const override {
    return said::to_seat({plan_, table_, notes_, seat}, event);
  }

  story::Part part(const Event& event) const override {
    static const story::Parts kParts{fact_rows()};
    story::Part part = kParts.of(event);
    if (event.fact == fact::phase_opened) {
      const auto phase = static_cast<Phase>(event.what);
      if (phase == Phase::police_phase) part.day = part.morning = event.much;
      part.night_ends = phase > Phase::police_phase;
    }
    const bool ruled = event.fact == fact::ruled;
    if (ruled && static_cast<Ruling>(event.what) == Ruling::cancel) {
      part.saved = part.of_night = true;
    }
    return part;
  }

  std::vector<story::Left> left() const override {
    std::vector<story::Left> left;
    for (Seat seat : table_.in_play) left.push_back({seat});
    return left;
  }

 private:
  const Plan plan_;
  Table table_{};
  Notes notes_{};
};

}  // namespace

std::unique_ptr<story::Teller> teller(const AnyGame& game) {
  return std::make_unique<SpytownTeller>(game.plan<Spytown>());
}

}  // namespace omerta::spytown
