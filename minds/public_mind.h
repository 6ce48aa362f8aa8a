// What the table as a whole may think: fed by public events and by what is said aloud, and by
// nothing else. Every bot of a level shares one; what a chair knows besides is put on top of it
// (belief.h). It holds no memory of its own but fixed arrays: hearing allocates nothing.
#pragma once
#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>

#include "engine/event.h"
#include "minds/cores.h"
#include "minds/levels.h"
#include "minds/owed.h"
#include "talk/statement.h"

namespace omerta::minds {

struct Report {  // what somebody has said that he found out
  Seat who = Seat::nobody;
  Seat whom = Seat::nobody;
  Found found = Found::ours;
  std::uint16_t night = 0;
  std::uint16_t number = 0;  // of the statement
  Seats seen{};              // of a sighting, which is about nobody in particular
};
inline constexpr unsigned kReports = 64;     // the latest are remembered
inline constexpr unsigned kNightsTold = 64;  // results of later nights are not read

struct Deed {  // somebody turned on somebody before everybody's eyes
  Seat who = Seat::nobody;
  Seat whom = Seat::nobody;
  std::uint16_t round = 0;
  talk::Ground ground{};
};
inline constexpr unsigned kDeeds = 128;  // the latest are remembered

struct Naming {  // a statement of today that somebody is suspected in
  std::uint16_t number = 0;
  Seat who = Seat::nobody;
  Seat whom = Seat::nobody;
};
inline constexpr unsigned kNamings = 64;  // the latest are remembered

// What each seat would think if it is but a citizen, as far as that has been worked out. It is
// worked out again, rather than copied.
class Thoughts {
 public:
  Thoughts() = default;
  Thoughts(const Thoughts&) {}
  Thoughts& operator=(const Thoughts&) { return forget(), *this; }

  void forget() { known_ = {}; }
  const Line& of(Seat seat, const Sums& sums, int seats) {
    Line& line = lines_[index(seat)];
    if (!known_.has(seat)) line = as_citizen(sums, seat, seats);
    known_ |= Seats::of(seat);
    return line;
  }

 private:
  Square lines_;
  Seats known_{};
};

class PublicMind {
 public:
  PublicMind(const Known& dealt, const Row& row)
      : known_{dealt},
        row_{row},
        evidence_{.pair = TableSquare{dealt.seats}, .finding = TableSquare{dealt.seats}},
        in_play_{Seats::first(dealt.seats)} {}

  // What happens. A rulebook says which of its events is which (rulebooks/*/bots).
  void remember(const Event& event);       // for the common lot
  void moment();                           // from now on people choose by what is known now
  void lot_is_drawn() { lot_ = record_; }  // for the choices that come
  void shows(Seat seat, Seats in,
             Card card);            // a card: `in` is the seat itself if it is the clan's
  void sides(Seat seat, Seats in);  // likewise, and no card is seen
  void leaves(Seats seats);
  void dies(Seats victims);                   // by the clan's hand, as far as anybody knows
  void attacked(Seat victim, double weight);  // likewise, and lives or leaves
  void betrays(Seat seat, double log);        // does what one of the clan does so much more often
  void chooses(const Deed& deed, Seats offered, double weight);
  void turns_on(Seat who, Seat whom, Seats offered, double weight);  // likewise, not to be named
  // For or against somebody who stands alone: `deed.whom` is he, or nobody.
  void decides(const Deed& deed, Seat alone, double weight);
  // In words only. However often somebody names somebody, it is evidence once a round.
  void names(const Naming& naming, Seats offered, double weight);
  void speaks(Seat seat, talk::Acts said);
  // Somebody is asked for an answer, or accused in the statement with this number.
  void asks(Seat whom, Due due);
  void accuses(const Naming& naming, Charge charge);
  // While he defends the accused, who is himself or somebody else; nobody: that is over.
  void gives_floor(Seat speaker, Seat accused);
  void day_begins();
  void claims(Seat who);
  // The first result of a night is one, unless it is about somebody who was out by then; another
  // one of the same night says the impossible.
  void reports(const Report& report);
  // What one sees who sees many at once: nobody else is in the clan. `report.whom` is nobody.
  void clears(const Report& report);
  // What nobody who holds the card can have found out: it tells against his holding it, once.
  void says_the_impossible(Seat who);
  bool is_talk_open() const {  // what was said, or not said, has not been counted yet
    return talked_ != 0 || (!claimed_.empty() && !(in_play_ - claimed_ - silent_).empty());
  }
  void talk_is_over();  // whoever could have spoken has

  // What is to be thought of it, as things were at the last moment.
  const Sums& sums();
  const Line& thinks(Seat seat) {  // if he is but a citizen; until the next moment
    const Sums& now = sums();
    return thoughts_.of(seat, now, known_.seats);
  }
  Line expected(Seat who, Seats offered);  // how likely a citizen in his place takes each
  Seat choice(Seat who, Seats offered);    // whom such a citizen takes; of equals by the lot
  // How much more than the others on the mean he suspects somebody who stands alone; where it is
  // nothing or more he is against him.
  double distrust(const Line& thinks, Seat who, Seat alone) const;
  std::uint64_t lot(Seat seat) const;

  const Known& known() const { return known_; }
  const Evidence& evidence() const { return evidence_; }
  const Row& row() const { return row_; }
  Seats in_play() const { return in_play_; }
  Seats claimed() const { return claimed_; }
  std::span<const Report> reported() const { return {reports_.data(), reported_}; }
  // The last time that he turned on somebody who was none of the clan, as all know by now, and on
  // whom the one who says so has not turned himself.
  std::optional<Deed> turned_wrongly(Seat who, Seat says) const;
  std::optional<Deed> last_against(Seat whom) const;
  const Owed& owed(Seat seat) const { return owed_[index(seat)]; }
  std::span<const Naming> named() const {  // today
    return {namings_.data(), std::min(named_, kNamings)};
  }
  int spoken(Seat seat) const { return spoken_[index(seat)]; }  // today
  // Whether people choose as they are expected to, or as dice do.
  bool is_foreseen() const {
    return choices_ < kFewChoices || foreseen_ - by_chance_ > kForeseen * (choices_ - by_chance_);
  }
  // How often somebody has chosen to turn on somebody.
  int turned(Seat who, Seat whom) const { return turned_[index(who)][index(whom)]; }

  Seats standing{};  // who stands, as far as a rulebook has such
  std::uint16_t round = 0;

 private:
  static constexpr int kFewChoices = 6;
  static constexpr double kForeseen = 0.3;  // of the choices that dice would not have hit

  double value(const Line& thinks, Seat seat) const;
  Seat best(const Line& mine, Seats among) const;
  Line likely(const Line& mine, Seats others, Seat lot) const;
  double kept_to_the_lot() const { return row_.ties == Ties::common_lot ? row_.lot : 0; }
  void spared(double weight);  // whoever is not taken by the clan's hand
  void take(const Chosen& act, const Line& likely);
  void remember(const Naming& naming);
  void remember(const Report& report);
  bool were_out(Seats seats, unsigned night) const;  // any of them, before it
  // It may be a result, and is none that was told before.
  bool is_new(const Report& report);

  Known known_;
  Row row_;
  Evidence evidence_;
  Sums sums_;
  Thoughts thoughts_;  // by those sums
  Seats in_play_;
  std::array<std::uint16_t, kSeats> left_{};  // in which round, whoever is not in play
  Seats claimed_;
  Seats caught_;  // those who have said what nobody can have found out
  Seats struck_;  // by what can hardly have been but the clan's hand
  Seats silent_;  // those in play whose silence has been counted
  std::array<Report, kReports> reports_{};
  unsigned reported_ = 0;
  std::array<std::uint64_t, kSeats> nights_told_{};  // a bit for each, by who told of it
  std::array<Deed, kDeeds> deeds_{};
  unsigned done_ = 0;  // of them, in all
  std::array<Naming, kNamings> namings_{};
  unsigned named_ = 0;                    // of them, in all, today
  std::array<Seats, kSeats> named_by_{};  // in this round
  std::uint16_t named_in_ = 0;
  std::array<std::array<std::uint8_t, kWide>, kSeats> turned_{};
  std::array<std::uint8_t, kSeats> spoken_{};
  std::array<Owed, kSeats> owed_{};
  std::uint8_t talked_ = 0;  // there were words since the last event
  int choices_ = 0;
  int foreseen_ = 0;  // of them, as a citizen would have chosen
  double by_chance_ = 0;
  std::uint64_t record_ = 0;
  std::uint64_t lot_ = 0;
  bool changed_ = true;  // there is evidence the sums do not have
  bool due_ = true;      // ... and the time has come to look
};

// Whose chances are this close are equals.
inline constexpr double kEqual = 0.001;
// A power is spared rather than put out by mistake.
inline constexpr double kSparePower = 0.3;

}  // namespace omerta::minds
