// What is certain: the own hand, faces seen at the council, who slept while the Spyglass watched,
// and where the list of the council points tonight.
#include "rulebooks/mrakoszlap/bots/reading.h"

#include "rulebooks/mrakoszlap/bots/mind.h"

namespace omerta::bots {
namespace {

using mrakoszlap::CardId;
using mrakoszlap::Course;
using mrakoszlap::Hand;
using mrakoszlap::Result;
using mrakoszlap::Type;
namespace ask = mrakoszlap::ask;
namespace fact = mrakoszlap::fact;
namespace number = mrakoszlap::number;

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
    if (event.fact == fact::died) alive_ -= Seats::of(event.who);
    if (event.fact == fact::nightfall) next();
    if (event.fact != fact::course || index(aim_) >= kSeats) return;
    if (static_cast<Course>(event.what) == Course::al_capone) tries_[index(aim_)] += kHopeless;
  }

  void next() {
    const Seats citizens = alive_ - view_.notes.mafia - view_.seat;
    aim_ = Seat::nobody;
    const auto consider = [&](Seat seat) {
      if (!citizens.has(seat)) return;
      const int tries = tries_[index(seat)] / kPatience;
      if (aim_ == Seat::nobody || tries < tries_[index(aim_)] / kPatience) aim_ = seat;
    };
    for (unsigned i = 0; i < view_.notes.planned; ++i) consider(view_.notes.plan[i]);
    for (Seat seat : citizens) consider(seat);
    if (aim_ != Seat::nobody) ++tries_[index(aim_)];
  }

  const mrakoszlap::View& view_;
  Seats alive_;
  Seat aim_ = Seat::nobody;
  std::array<int, kSeats> tries_{};
};

class Reader {
 public:
  Reader(const MrakoszlapChair& chair, Level level)
      : chair_{chair}, view_{chair.view}, level_{level} {}

  MrakoszlapReading read() {
    found_.hand = Hand{view_.notes.hand};
    found_.lives = found_.hand.count(Type::cloud_treader) + view_.notes.treaders;
    found_.friends = Seats::of(view_.seat);
    alive_ = Seats::first(view_.plan.setup.seats);
    for (const Event& event : chair_.heard) hear(event);
    if (found_.mafia()) {
      found_.friends |= view_.notes.mafia;
      found_.foes = Seats::first(view_.plan.setup.seats) - found_.friends;
      found_.aim = Aim{chair_}.tonight();
    } else {
      found_.friends |= cleared_;
      count();
    }
    weigh_the_record(chair_, level_, found_);
    return found_;
  }

 private:
  void hear(const Event& event) {
    switch (static_cast<number::Fact>(event.fact)) {
      case number::nightfall: nightfall(); break;
      case number::called:
        watching_ = static_cast<CardId>(event.what) == card(Type::spyglass);
        break;
      case number::seen_awake: awake_ |= Seats::of(event.whom); break;
      case number::ordered:
        if (static_cast<Ask>(event.what) == ask::bite) bite_ = event.whom;
        break;
      case number::leech_eaten: bite_ = Seat::nobody; break;
      case number::report_opened: morning(); break;
      case number::died: alive_ -= Seats::of(event.who); break;
      case number::faction_shown:
        if (static_cast<Result>(event.what) == Result::mafia) found_.foes |= Seats::of(event.who);
        break;
      default: break;
    }
  }

  void nightfall() {
    if (bite_ != Seat::nobody) found_.bitten |= Seats::of(bite_);
    bite_ = Seat::nobody;
    awake_ = {};
    watching_ = false;
  }

  // MRK-SPYGLASS-2  Every living Mafian is woken every night, so whoever slept is none.
  void morning() {
    const bool all = view_.plan.setup.spyglass_jailed == mrakoszlap::SpyglassJailed::listed;
    if (watching_ && all && level_ == Level::detective) cleared_ |= alive_ - awake_;
  }

  // MRK-WIN-1  While the game goes on a Mafian lives: where only one can be it, it is he.
  void count() {
    const Seats unknown = view_.table.in_play - found_.friends - found_.foes;
    const bool none = (found_.foes & view_.table.in_play).empty();
    if (unknown.count() == 1 && none) found_.foes |= unknown;
    const int mafians = view_.plan.deck.count(Type::mafian);
    if (found_.foes.count() == mafians) found_.friends |= unknown;
  }

  const MrakoszlapChair& chair_;
  const mrakoszlap::View& view_;
  Level level_;
  MrakoszlapReading found_;
  Seats alive_, awake_, cleared_;
  Seat bite_ = Seat::nobody;
  bool watching_ = false;
};

}  // namespace

MrakoszlapReading read(const MrakoszlapChair& chair, Level level) {
  return Reader{chair, level}.read();
}

}  // namespace omerta::bots
