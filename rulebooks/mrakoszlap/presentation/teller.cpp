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

bool is_gain(const Event& step) { return is_gain(course_of(step)); }

// A step that kept somebody alive.
bool is_rescue(Course course) {
  constexpr std::array kRescues{Course::turned,   Course::slid_off,     Course::al_capone,
                                Course::healed,   Course::vest,         Course::caught,
                                Course::gas_mask, Course::cloud_treader};
  return std::find(kRescues.begin(), kRescues.end(), course) != kRescues.end();
}

Ask order_behind(Kind kind) {
  switch (kind) {
    case Kind::mafia: return ask::mafia_aim;
    case Kind::shooter: return ask::shoot;
    case Kind::sniper: return ask::snipe;
    default: return ask::release_bullet;
  }
}

// Finds what an event came of where the event itself may not say it: what everyone is told must not
// point at what nobody else was told.
class Behind {
 public:
  Behind(const Chronicle& chronicle, EventId id)
      : chronicle_{chronicle}, told_{chronicle.told()}, id_{id}, event_{told_[id - 1].event} {}

  EventId find() const {
    switch (static_cast<number::Fact>(event_.fact)) {
      case number::bullet:
      case number::course: return flown();
      case number::smell: return smelt();
      case number::lost: return lost();
      case number::gained: return gained(static_cast<Type>(event_.seats.bits));
      case number::gain: return gained(static_cast<Type>(event_.what));
      case number::leech_eaten:
      case number::eaten: return last([](const Event& e) { return bites(e); });
      case number::saved_by_day: return by_day();
      case number::bomb_cost: return last([&](const Event& e) { return costs(e); });
      case number::silenced: return ordered(ask::silence, event_.who);
      case number::vote_banned: return ordered(ask::ban_vote, event_.who);
      case number::slimed: return ordered(ask::apply_slime, event_.who);
      case number::sanded: return ordered(ask::throw_sand, event_.who);
      case number::flight: return order();
      default: return 0;
    }
  }

 private:
  template <class Is>
  EventId last(const Is& is) const {
    for (EventId id = id_ - 1; id > 0; --id) {
      if (is(told_[id - 1].event)) return id;
    }
    return 0;
  }

  EventId nightfall() const {
    return last([](const Event& e) { return e.fact == fact::nightfall; });
  }

  // The steps of this night in their order, gains left out.
  std::vector<EventId> flights() const {
    std::vector<EventId> all;
    for (EventId id = nightfall() + 1; id < id_; ++id) {
      const Event& event = told_[id - 1].event;
      if (event.fact == fact::flight && !is_gain(event)) all.push_back(id);
    }
    return all;
  }

  // MRK-MOD-3  Which of the lines chance drew when this one was read.
  unsigned drawn(EventId read) const {
    const std::vector<Command>& commands = chronicle_.commands();
    std::size_t at = commands.size();
    while (at > 0 && chronicle_.told_before(at - 1) >= read) --at;
    if (at == 0 || commands[at - 1].ask != ask::order) return 0;
    return static_cast<unsigned>(std::countr_zero(commands[at - 1].choice));
  }

  // MRK-REPORT-3  The line that is read, step by step, is that of a bullet of the night.
  EventId flown() const {
    EventId read = id_;
    int steps = 0;
    while (read > 0 && told_[read - 1].event.fact != fact::bullet) {
      if (told_[read - 1].event.fact == fact::course) ++steps;
      --read;
    }
    if (read == 0) return 0;
    std::vector<EventId> bullet;
    const auto which = static_cast<int>(drawn(read));
    int fired = -1;
    for (EventId id : flights()) {
      if (course_of(told_[id - 1].event) == Course::fired) ++fired;
      if (fired == which) bullet.push_back(id);
    }
    const auto step = static_cast<std::size_t>(std::max(1, steps));
    return step <= bullet.size() ? bullet[step - 1] : 0;
  }

  // The smell comes of no shot.
  EventId smelt() const {
    std::vector<EventId> struck;
    for (EventId id : flights()) {
      const Event& event = told_[id - 1].event;
      if (course_of(event) != Course::fired && event.cause == 0) struck.push_back(id);
    }
    const unsigned which = drawn(id_);
    return which < struck.size() ? struck[which] : 0;
  }

  // A copy is lost once and gained once, so its number says when.
  EventId lost() const {
    const EventId flight = last([&](const Event& e) {
      return e.fact == fact::flight && !is_gain(e) && e.who == event_.who &&
             card_of(course_of(e)) == static_cast<Type>(event_.what) && e.much == event_.much;
    });
    return flight != 0 ? flight : by_day();
  }
  EventId gained(Type by) const {
    const EventId flight = last([&](const Event& e) {
      return e.fact == fact::flight && is_gain(e) && card_of(course_of(e)) == gained_by(by) &&
             number_part(e.much) == event_.much;
    });
    return flight != 0 ? flight : exchanged(by);
  }
  // MRK-EXCH-1  By day: the other of the two has lost one.
  EventId exchanged(Type by) const {
    const Type other = by == Type::gandalf ? Type::kuskona : Type::gandalf;
    const EventId dealt = last(
        [&](const Event& e) { return e.fact == fact::card_dealt && e.what == index(card(other)); });
    if (dealt == 0) return 0;
    return last([&](const Event& e) {
      return e.fact == fact::lost && e.who == told_[dealt - 1].event.who &&
             static_cast<Type>(e.what) == Type::cloud_treader;
    });
  }
  static bool bites(const Event& e) {
    return e.fact == fact::flight && is_gain(e) && type_part(e.much) == Type::cobra;
  }
  bool costs(const Event& e) const {
    return e.fact == fact::lost && e.what == event_.what && e.much == event_.much;
  }

  EventId by_day() const {
    return last([](const Event& e) {
      return e.fact == fact::hanged || e.fact == fact::volley || e.fact == fact::power_used;
    });
  }

  EventId ordered(Ask what, Seat whom) const {
    return last([&](const Event& e) {
      return e.fact == fact::ordered && static_cast<Ask>(e.what) == what && e.whom == whom;
    });
  }
  // A shot, a throw: who wanted it.
  EventId order() const {
    if (course_of(event_) == Course::fired) {
      const Ask wanted = order_behind(static_cast<Kind>(event_.much));
      return last([&](const Event& e) {
        return e.fact == fact::ordered && static_cast<Ask>(e.what) == wanted &&
               e.whom == event_.who && e.who == event_.whom;
      });
    }
    if (is_gain(event_)) return 0;
    return last([](const Event& e) {
      return e.fact == fact::ordered && static_cast<Ask>(e.what) == ask::throw_sock;
    });
  }

  const Chronicle& chronicle_;
  const std::vector<Told>& told_;
  const EventId id_;
  const Event& event_;
};

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

  EventId behind(const Chronicle& chronicle, EventId id) const override {
    return Behind{chronicle, id}.find();
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
