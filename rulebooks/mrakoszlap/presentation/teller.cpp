// A game of mrakoszlap as a story. What flew in the night is the moderator's until the morning
// report reads it, without names and in another order; the reasons join the two again.
#include "rulebooks/mrakoszlap/presentation/teller.h"

#include <algorithm>
#include <array>

#include "rulebooks/mrakoszlap/rules/steps.h"
#include "rulebooks/mrakoszlap/text/facts.h"
#include "rulebooks/mrakoszlap/words/words.h"

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
    static const story::Parts kParts{fact_rows()};
    story::Part part = kParts.of(event);
    const bool bombed =
        event.fact == fact::lost && static_cast<Kind>(event.seats.bits) == Kind::bomb;
    const bool rescued = event.fact == fact::flight && is_rescue(course_of(event));
    part.saved = part.saved || bombed || rescued;
    return part;
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
