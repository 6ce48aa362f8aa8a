// The public record, weighed: whoever helped to put out the town's enemies is trusted, whoever
// spared them is not, and the night's victims were probably on the right track.
#include "rulebooks/gorod/bots/reading.h"

namespace omerta::bots {
namespace {

using gorod::Role;
namespace ask = gorod::ask;
namespace fact = gorod::fact;

// How much a deed tells, in the same small coin everywhere.
struct Weights {
  int hit = 0;        // a ballot for an enemy of the town
  int spared = 0;     // a ballot for somebody else while an enemy stood
  int wronged = 0;    // a ballot for one of the town
  int named = 0;      // a nomination of an enemy
  int slandered = 0;  // a nomination of one of the town
  int last_word = 0;  // whom a victim of the night had nominated
  int last_vote = 0;  // whom he had voted for
};
constexpr Weights kLoyal{.hit = -3, .spared = 2, .wronged = 1, .named = -4};
constexpr Weights kDetective{.hit = -8,
                             .spared = 6,
                             .wronged = 2,
                             .named = -9,
                             .slandered = 3,
                             .last_word = 5,
                             .last_vote = 2};

class Ledger {
 public:
  Ledger(const Chair& chair, Level level, Reading& reading)
      : chair_{chair}, reading_{reading}, weights_{level == Level::loyal ? kLoyal : kDetective} {
    judge();
  }

  void weigh() {
    for (const Event& event : chair_.heard) read(event);
    for (Seat seat : reading_.friends - chair_.view.seat) {
      if (reading_.side == gorod::Side::town) reading_.suspicion[index(seat)] -= 30;
    }
    for (Seat seat : reading_.foes) {
      if (reading_.side == gorod::Side::town) reading_.suspicion[index(seat)] += 60;
    }
  }

 private:
  // The town's own people judge by all they know; everybody else reckons as the table would.
  void judge() {
    const gorod::View& view = chair_.view;
    for (Seat seat : Seats::first(view.plan.setup.seats)) {
      const Role shown = view.table.shown[index(seat)];
      if (shown == Role::hidden) continue;
      (against_town(view.plan.card(shown)) ? bad_ : good_) |= Seats::of(seat);
    }
    if (reading_.side != gorod::Side::town) return;
    bad_ |= reading_.foes - good_;
    good_ |= reading_.friends - bad_;
  }

  void read(const Event& event) {
    switch (static_cast<gorod::number::Fact>(event.fact)) {
      case gorod::number::nominated: return nominated(event);
      case gorod::number::vote_opened: standing_ = event.seats; break;
      case gorod::number::ballot: return ballot(event);
      case gorod::number::dawn: return dawn(event);
      case gorod::number::chose: return chose(event);
      default: break;
    }
  }

  void add(Seat seat, int points) {
    if (index(seat) < kSeats) reading_.suspicion[index(seat)] += points;
  }

  void turns_on(Seat who, Seat whom, int points) {
    if (reading_.friends.has(whom) && !reading_.friends.has(who)) {
      reading_.menace[index(who)] += points;
    }
    // One of those awake with a clan who works against it is hardly one of it.
    if (reading_.of_clan() && reading_.friends.has(who) && reading_.friends.has(whom) &&
        who != chair_.view.seat && who != whom) {
      reading_.menace[index(who)] += points;
    }
  }

  void nominated(const Event& event) {
    named_[index(event.who)] = event.whom;
    turns_on(event.who, event.whom, 2);
    if (bad_.has(event.whom)) add(event.who, weights_.named);
    if (good_.has(event.whom) && event.who != event.whom) add(event.who, weights_.slandered);
  }

  // GOR-VOTE-2  Where a single candidate stands nobody has chosen.
  void ballot(const Event& event) {
    if (standing_.count() < 2) return;
    voted_[index(event.who)] = event.whom;
    turns_on(event.who, event.whom, 1);
    if (bad_.has(event.whom)) return add(event.who, weights_.hit);
    if (!((standing_ & bad_) - event.who).empty()) add(event.who, weights_.spared);
    if (good_.has(event.whom)) add(event.who, weights_.wronged);
  }

  // Whom the night takes was in somebody's way.
  void dawn(const Event& event) {
    for (Seat victim : event.seats) {
      add(named_[index(victim)], weights_.last_word);
      add(voted_[index(victim)], weights_.last_vote);
      good_ |= Seats::of(victim) - bad_;
    }
    if (event.much > 1 && !held_.empty()) arrest_tells(event);
    held_ = {};
  }

  void chose(const Event& event) {
    if (static_cast<Ask>(event.what) == ask::arrest) held_ = event.seats;
  }

  // GOR-CAPTAIN-6  A quiet night after an arrest points at the arrested; a shot clears him of the
  // only clan.
  void arrest_tells(const Event& event) {
    const gorod::Plan& plan = chair_.view.plan;
    const bool others_shoot = plan.second_clan != 0 || plan.setup.house_roles != 0 ||
                              plan.setup.deck[index(Role::sheriff)] != 0 ||
                              plan.setup.deck[index(Role::maniac)] != 0;
    for (Seat seat : held_) {
      if (event.seats.empty()) add(seat, 6);
      if (!event.seats.empty() && !others_shoot) add(seat, -10);
    }
  }

  const Chair& chair_;
  Reading& reading_;
  Weights weights_;
  Seats good_, bad_, standing_, held_;
  std::array<Seat, kSeats> named_ = for_each_seat(Seat::nobody);
  std::array<Seat, kSeats> voted_ = for_each_seat(Seat::nobody);
};

}  // namespace

void weigh_the_record(const Chair& chair, Level level, Reading& reading) {
  Ledger{chair, level, reading}.weigh();
}

}  // namespace omerta::bots
