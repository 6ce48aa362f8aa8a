// What is certain: the own hand, faces seen at the council, who slept while the Spyglass watched;
// what Jailer and Doctor make of the morning's report; and where the Mafia's list points.
#include "rulebooks/mrakoszlap/bots/reading.h"

namespace omerta::bots {
namespace {

using mrakoszlap::CardId;
using mrakoszlap::Course;
using mrakoszlap::Hand;
using mrakoszlap::Phase;
using mrakoszlap::SpyglassJailed;
using mrakoszlap::Type;
namespace ask = mrakoszlap::ask;
namespace fact = mrakoszlap::fact;
namespace number = mrakoszlap::number;

constexpr double kQuietInPrison = 2.2;  // in nats, of his being of the Mafia
constexpr double kHealed = -1.9;

// MRK-SPYGLASS-2  Every living Mafian is woken every night, so whoever slept is none.
Seats cleared_by_spyglass(const MrakoszlapChair& chair) {
  if (chair.view.plan.setup.spyglass_jailed != SpyglassJailed::listed) return {};
  Seats alive = Seats::first(chair.view.plan.setup.seats);
  Seats awake;
  Seats cleared;
  bool watching = false;
  for (const Event& event : chair.heard) {
    switch (static_cast<number::Fact>(event.fact)) {
      case number::nightfall:
        awake = {};
        watching = false;
        break;
      case number::called:
        watching = static_cast<CardId>(event.what) == card(Type::spyglass);
        break;
      case number::seen_awake: awake |= Seats::of(event.whom); break;
      case number::report_opened: cleared |= watching ? alive - awake : Seats{}; break;
      case number::died: alive -= Seats::of(event.who); break;
      default: break;
    }
  }
  return cleared;
}

// What Jailer and Doctor make of the morning's report.
class Hunches {
 public:
  explicit Hunches(const MrakoszlapChair& chair) {
    for (const Event& event : chair.heard) hear(event);
  }

  std::optional<minds::Line> found() const { return found_; }

 private:
  void hear(const Event& event) {
    switch (static_cast<number::Fact>(event.fact)) {
      case number::nightfall:
        healed_ = false;
        jailed_ = patient_ = Seat::nobody;
        break;
      case number::ordered: order(event); break;
      case number::report_opened:
        bullets_ = 0;
        skipped_ = event.what != 0;
        break;
      case number::bullet: ++bullets_; break;
      case number::course: healed_ |= static_cast<Course>(event.what) == Course::healed; break;
      case number::phase_opened: day(static_cast<Phase>(event.what)); break;
      default: break;
    }
  }

  void order(const Event& event) {
    const auto what = static_cast<Ask>(event.what);
    if (what == ask::jail) jailed_ = event.whom;
    if (what == ask::heal) patient_ = event.whom;
  }

  // MRK-JAILER-4  With a Mafian in prison the Mafia does not fire. MRK-DOCTOR-2  Whoever was
  // attacked is hardly of the Mafia.
  void day(Phase opened) {
    if (opened != Phase::day_open || skipped_) return;
    if (bullets_ == 0) add(jailed_, kQuietInPrison);
    if (healed_) add(patient_, kHealed);
  }

  void add(Seat seat, double log) {
    if (seat == Seat::nobody) return;
    if (!found_) found_ = minds::Line{};
    (*found_)[index(seat)] += log;
  }

  std::optional<minds::Line> found_;
  Seat jailed_ = Seat::nobody;
  Seat patient_ = Seat::nobody;
  int bullets_ = 0;
  bool healed_ = false;
  bool skipped_ = false;
};

// MRK-MEET-2  The list says in which order the Mafia aims. Nobody can confer later, so what a
// Mafian does when somebody on it cannot be killed must follow from what all of them hear.
class Aim {
 public:
  explicit Aim(const MrakoszlapChair& chair) : view_{chair.view} {
    alive_ = Seats::first(view_.plan.setup.seats);
    for (const Event& event : chair.heard) hear(event);
  }

  Seat tonight() const { return aim_; }

 private:
  static constexpr int kPatience = 2;     // nights in a row on the same player
  static constexpr int kHopeless = 1000;  // MRK-CAPONE-1

  void hear(const Event& event) {
    switch (static_cast<number::Fact>(event.fact)) {
      case number::died: alive_ -= Seats::of(event.who); break;
      case number::nightfall: next(); break;
      case number::report_opened: slimed_ = {}; break;
      case number::slimed: slimed_ |= Seats::of(event.who); break;
      case number::sanded: slimed_ -= Seats::of(event.who); break;
      case number::course:
        if (static_cast<Course>(event.what) == Course::al_capone && index(aim_) < kSeats) {
          tries_[index(aim_)] += kHopeless;
        }
        break;
      default: break;
    }
  }

  // MRK-SLIME-2  Whoever was seen slimed this morning will hardly be hit tonight.
  int trouble(Seat seat) const {
    return tries_[index(seat)] / kPatience + (slimed_.has(seat) ? 1 : 0);
  }

  void next() {
    const Seats citizens = alive_ - view_.notes.mafia - view_.seat;
    aim_ = Seat::nobody;
    const auto consider = [&](Seat seat) {
      if (!citizens.has(seat)) return;
      if (aim_ == Seat::nobody || trouble(seat) < trouble(aim_)) aim_ = seat;
    };
    for (unsigned i = 0; i < view_.notes.planned; ++i) consider(view_.notes.plan[i]);
    for (Seat seat : citizens) consider(seat);
    if (aim_ != Seat::nobody) ++tries_[index(aim_)];
  }

  const mrakoszlap::View& view_;
  Seats alive_;
  Seats slimed_;
  Seat aim_ = Seat::nobody;
  std::array<int, kSeats> tries_{};
};

}  // namespace

MrakoszlapReading read(const MrakoszlapChair& chair) {
  const mrakoszlap::View& view = chair.view;
  MrakoszlapReading found{.hand = Hand{view.notes.hand}};
  found.lives = found.hand.count(Type::cloud_treader) + view.notes.treaders;
  found.friends = Seats::of(view.seat);
  if (found.mafia()) {
    found.friends |= view.notes.mafia;
    found.foes = Seats::first(view.plan.setup.seats) - found.friends;
  } else if (found.hand.has(Type::spyglass)) {
    found.friends |= cleared_by_spyglass(chair);
  }
  return found;
}

std::optional<minds::Line> hunches(const MrakoszlapChair& chair) {
  const Hand hand{chair.view.notes.hand};
  if (!hand.has(Type::jailer) && !hand.has(Type::doctor)) return {};
  return Hunches{chair}.found();
}

std::vector<minds::Sighting> sightings(const MrakoszlapChair& chair) {
  std::vector<minds::Sighting> all;
  std::uint16_t night = 0;
  for (const Event& event : chair.heard) {
    if (event.fact == fact::nightfall) night = event.much;
    if (event.fact != fact::seen_awake && event.fact != fact::seen_nobody) continue;
    if (all.empty() || all.back().night != night) all.push_back({.night = night});
    if (event.fact == fact::seen_awake) all.back().seen |= Seats::of(event.whom);
  }
  return all;
}

Seat aim(const MrakoszlapChair& chair) { return Aim{chair}.tonight(); }

Seats bitten_in_vain(const MrakoszlapChair& chair) {
  Seats all;
  Seat bite = Seat::nobody;
  for (const Event& event : chair.heard) {
    if (event.fact == fact::leech_eaten) bite = Seat::nobody;
    if (event.fact == fact::ordered && static_cast<Ask>(event.what) == ask::bite) {
      bite = event.whom;
    }
    if (event.fact != fact::nightfall || bite == Seat::nobody) continue;
    all |= Seats::of(bite);
    bite = Seat::nobody;
  }
  return all;
}

}  // namespace omerta::bots
