// The public record, weighed: a bullet that came straight back tells who fired it, the victims of
// odd nights are nearly always the Mafia's, and from both follows what accusations and hands were
// worth.
#include "rulebooks/mrakoszlap/bots/reading.h"

namespace omerta::bots {
namespace {

using mrakoszlap::Course;
using mrakoszlap::Phase;
using mrakoszlap::Result;
using mrakoszlap::Show;
using mrakoszlap::Type;
namespace ask = mrakoszlap::ask;
namespace number = mrakoszlap::number;

// How much a deed tells, in the same small coin everywhere.
struct Weights {
  int against_bad = 0;   // an accusation of a Mafian, a hand for his death
  int for_bad = 0;       // a hand to save one
  int against_good = 0;  // an accusation of a citizen, a hand for his death
  int for_good = 0;      // a hand to save one
  int shot_good = 0;     // the Anarchist's shot at a citizen
  int last_word = 0;     // whom a victim of the night had accused
  int quiet_jail = 0;    // no bullet in the night in which he sat in prison
  int attacked = 0;      // healed by the reader's own Doctor
  int bond = 0;          // to vote with the same people again and again
};
constexpr Weights kPlayer{.against_bad = -2, .for_bad = 2, .against_good = 1};
constexpr Weights kDetective{.against_bad = -6,
                             .for_bad = 5,
                             .against_good = 2,
                             .for_good = -1,
                             .shot_good = 6,
                             .last_word = 1,
                             .quiet_jail = 9,
                             .attacked = -6,
                             .bond = 1};

// One bullet as the report reads it.
struct Flight {
  int turned = 0;
  bool redirected = false;
};

class Ledger {
 public:
  Ledger(const MrakoszlapChair& chair, Level level, MrakoszlapReading& reading)
      : chair_{chair},
        reading_{reading},
        weights_{level == Level::detective ? kDetective : kPlayer} {
    last_word_.fill(Seat::nobody);
  }

  void weigh() {
    if (!reading_.mafia()) {
      good_ = reading_.friends;
      bad_ = reading_.foes;
    }
    for (const Event& event : chair_.heard) judge(event);
    good_ -= bad_;
    for (const Event& event : chair_.heard) hear(event);
    if (weights_.bond != 0) weigh_bonds();
    if (reading_.mafia()) return;
    for (Seat seat : reading_.friends - chair_.view.seat) reading_.suspicion[index(seat)] -= 30;
    for (Seat seat : reading_.foes) reading_.suspicion[index(seat)] += 60;
  }

 private:
  // --- what the deaths of the game tell ---
  void judge(const Event& event) {
    switch (static_cast<number::Fact>(event.fact)) {
      case number::nightfall: night_ = event.much; break;
      case number::bullet: flight_ = {}; break;
      case number::course: return course(event);
      case number::faction_shown: {
        const bool mafia = static_cast<Result>(event.what) == Result::mafia;
        (mafia ? bad_ : good_) |= Seats::of(event.who);
        break;
      }
      default: break;
    }
  }

  void course(const Event& event) {
    switch (static_cast<Course>(event.what)) {
      case Course::turned: ++flight_.turned; break;
      case Course::pulled:
      case Course::passed:
      case Course::split:
      case Course::fragment: flight_.redirected = true; break;
      case Course::dies: return death(event.who);
      default: break;
    }
  }

  // MRK-SHOOTER-1, MRK-SNIPER-2  On odd nights only the Mafia's bullets can be turned back; and
  // most others are the Mafia's too.
  void death(Seat seat) {
    const bool odd = night_ % 2 == 1 || !chair_.view.plan.deck.has(Type::mad_shooter);
    if (!odd || flight_.redirected) return;
    (flight_.turned % 2 == 1 ? bad_ : good_) |= Seats::of(seat);
  }

  // --- what people did in the light of it ---
  void hear(const Event& event) {
    switch (static_cast<number::Fact>(event.fact)) {
      case number::nightfall: return nightfall();
      case number::phase_opened: return phase(static_cast<Phase>(event.what));
      case number::ordered: return order(event);
      case number::report_opened:
        bullets_ = 0;
        skipped_ = event.what != 0;
        report_ = true;
        break;
      case number::bullet: ++bullets_; break;
      case number::course: healed_ |= static_cast<Course>(event.what) == Course::healed; break;
      case number::died:
        if (report_) add(last_word_[index(event.who)], weights_.last_word);
        break;
      case number::accused: return accused(event);
      case number::hand: return hand(event);
      case number::power_used:
        if (good_.has(event.whom)) add(event.who, weights_.shot_good);
        break;
      default: break;
    }
  }

  void nightfall() {
    jailed_ = Seat::nobody;
    patient_ = Seat::nobody;
    healed_ = false;
  }

  void phase(Phase opened) {
    if (opened == Phase::day_open) morning();
    if (opened == Phase::accusations) reading_.heat = {};
    if (opened == Phase::ballot || opened == Phase::tie_ballot) together_ = {};
  }

  // MRK-JAILER-4  With a Mafian in prison the Mafia does not fire. MRK-DOCTOR-2  Whoever was
  // attacked is hardly of the Mafia.
  void morning() {
    report_ = false;
    if (bullets_ == 0 && !skipped_) add(jailed_, weights_.quiet_jail);
    if (healed_) add(patient_, weights_.attacked);
  }

  void order(const Event& event) {
    const auto what = static_cast<Ask>(event.what);
    if (what == ask::jail) jailed_ = event.whom;
    if (what == ask::heal) patient_ = event.whom;
  }

  void add(Seat seat, int points) {
    if (index(seat) < kSeats) reading_.suspicion[index(seat)] += points;
  }

  void turn_on(Seat who, Seat whom) {
    ++reading_.heat[index(whom)];
    if (who == whom) return;
    bind(who, whom, -3);
    if (reading_.friends.has(whom) && !reading_.friends.has(who)) ++reading_.menace[index(who)];
    if (bad_.has(whom)) add(who, weights_.against_bad);
    if (good_.has(whom)) add(who, weights_.against_good);
  }

  void accused(const Event& event) {
    last_word_[index(event.who)] = event.whom;
    turn_on(event.who, event.whom);
  }

  void hand(const Event& event) {
    const auto side = static_cast<Show>(event.what);
    if (side == Show::in_favour) {
      for (Seat other : together_[index(event.whom)]) bind(event.who, other, 1);
      together_[index(event.whom)] |= Seats::of(event.who);
      return turn_on(event.who, event.whom);
    }
    if (side != Show::against || event.who == event.whom) return;
    if (bad_.has(event.whom)) add(event.who, weights_.for_bad);
    if (good_.has(event.whom)) add(event.who, weights_.for_good);
  }

  void bind(Seat a, Seat b, int points) {
    bonds_[index(a)][index(b)] += points;
    bonds_[index(b)][index(a)] += points;
  }

  // The Mafia votes together and never for its own: whoever has two such companions is suspect.
  void weigh_bonds() {
    const Seats all = Seats::first(chair_.view.plan.setup.seats) - chair_.view.seat;
    for (Seat seat : all) {
      int first = -9;
      int second = -9;
      for (Seat other : all - seat) {
        const int bond = bonds_[index(seat)][index(other)];
        if (bond > first) {
          second = first;
          first = bond;
        } else if (bond > second) {
          second = bond;
        }
      }
      add(seat, (first + second) * weights_.bond / 2);
    }
  }

  const MrakoszlapChair& chair_;
  MrakoszlapReading& reading_;
  Weights weights_;
  Seats good_, bad_;
  Flight flight_;
  int night_ = 0;
  int bullets_ = 0;
  bool skipped_ = false;
  bool report_ = false;
  bool healed_ = false;
  Seat jailed_ = Seat::nobody;
  Seat patient_ = Seat::nobody;
  std::array<Seat, kSeats> last_word_{};
  std::array<Seats, kSeats> together_{};  // hands up in this ballot
  std::array<Scores, kSeats> bonds_{};
};

}  // namespace

void weigh_the_record(const MrakoszlapChair& chair, Level level, MrakoszlapReading& reading) {
  Ledger{chair, level, reading}.weigh();
}

}  // namespace omerta::bots
