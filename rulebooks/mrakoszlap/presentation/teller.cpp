// A game of mrakoszlap as a story. What flew in the night is the moderator's until the morning
// report reads it, without names and in another order; the reasons join the two again.
#include "rulebooks/mrakoszlap/presentation/teller.h"

#include <algorithm>
#include <array>

#include "rulebooks/mrakoszlap/rules/steps.h"
#include "rulebooks/mrakoszlap/words/spoken.h"

namespace omerta::mrakoszlap {
namespace {

Course course_of(const Event& event) { return static_cast<Course>(event.what); }

// A step that kept somebody alive.
bool is_rescue(Course course) {
  constexpr std::array kRescues{Course::turned,   Course::slid_off,     Course::al_capone,
                                Course::healed,   Course::vest,         Course::caught,
                                Course::gas_mask, Course::cloud_treader};
  return std::find(kRescues.begin(), kRescues.end(), course) != kRescues.end();
}

class MrakoszlapTeller : public story::Teller {
 public:
  explicit MrakoszlapTeller(const Plan& plan) : plan_{plan} {}

  void learn(const Told& told, Seat listener) override {
    const bool own = listener != Seat::nobody && told.to.seats().has(listener);
    if (told.to.is_everyone()) {
      Mrakoszlap::learn(plan_, table_, told.event);
    } else if (own) {
      Mrakoszlap::learn(plan_, notes_, listener, told.event);
    }
    const bool heard = told.to.is_everyone() || own || listener == Seat::nobody;
    if (heard) trail_.follow(told.event);  // the report begins anew for those who heard no flight
  }

  Message aloud(const Event& event) const override {
    return said::aloud(plan_, event, table_, trail_);
  }
  Message logged(const Event& event) const override {
    return said::logged(plan_, event, table_, trail_);
  }
  Message to_seat(const Event& event, Seat seat) const override {
    return said::to_seat({plan_, table_, notes_, seat}, event, trail_);
  }

  story::Part part(const Event& event) const override {
    const Fact what = event.fact;
    const bool flight = what == fact::flight;
    const bool morning = what == fact::report_opened;
    const bool bombed = what == fact::lost && static_cast<Kind>(event.seats.bits) == Kind::bomb;
    return {
        .night = what == fact::nightfall ? event.much : 0,
        .day = morning ? event.much : 0,
        .morning = morning ? event.much : 0,
        .night_ends = morning,
        .step = flight || what == fact::mud || what == fact::mafia_silent,
        .out = what == fact::fell,
        .saved = (flight && is_rescue(course_of(event))) || what == fact::saved_by_day || bombed,
        .card = what == fact::lost || what == fact::gained,
        .hand = what == fact::revealed,
        .more = what == fact::course || what == fact::smell,
        .over = what == fact::game_over};
  }

  std::vector<story::Left> left() const override {
    std::vector<story::Left> left;
    for (Seat seat : table_.in_play) left.push_back({seat});
    return left;
  }

  Message card(const Event& event) const override {
    return said::card_name(static_cast<CardId>(event.what));
  }

 private:
  const Plan plan_;
  Table table_{};
  Notes notes_{};
  said::Trail trail_{};
};

}  // namespace

std::unique_ptr<story::Teller> teller(const AnyGame& game) {
  return std::make_unique<MrakoszlapTeller>(game.plan<Mrakoszlap>());
}

}  // namespace omerta::mrakoszlap
