// What the public record says about who is in the clan and who holds the one card that everybody
// looks for: sums of logarithms for seats and pairs of seats. No world is ever thrown away; the
// whole past is these few numbers, and adding to them costs as much as was offered.
#pragma once
#include <algorithm>
#include <array>

#include "engine/seat.h"

namespace omerta::minds {

inline constexpr unsigned kWide = 32;  // seats, and one place for nobody
using Line = std::array<double, kWide>;
using Square = std::array<Line, kSeats>;

// A line for each seat of a table: no others are copied or compared.
class TableSquare {
 public:
  TableSquare() = default;  // of nobody
  explicit TableSquare(int seats) : seats_{static_cast<unsigned>(seats)} {
    std::fill_n(lines_.begin(), seats_, Line{});
  }
  TableSquare(const TableSquare& other) { *this = other; }
  TableSquare& operator=(const TableSquare& other) {
    seats_ = other.seats_;
    std::copy_n(other.lines_.begin(), seats_, lines_.begin());
    return *this;
  }

  void seat(int seats) { seats_ = static_cast<unsigned>(seats); }  // nothing is filled in
  Line& operator[](unsigned seat) { return lines_[seat]; }
  const Line& operator[](unsigned seat) const { return lines_[seat]; }
  friend bool operator==(const TableSquare& a, const TableSquare& b) {
    return a.seats_ == b.seats_ &&
           std::equal(a.lines_.begin(), a.lines_.begin() + a.seats_, b.lines_.begin());
  }

 private:
  Square lines_;
  unsigned seats_ = 0;
};

struct Evidence {
  Line clan{};                  // of a seat being in the clan
  TableSquare pair{kSeats};     // of two of them being in it together; the same both ways
  Line holder{};                // of a seat holding the card
  TableSquare finding{kSeats};  // of this seat holding the card while that one is in the clan
  Seats spoke{};                // whose finding there is any

  friend bool operator==(const Evidence&, const Evidence&) = default;
  void add_pair(Seat a, Seat b, double log) {
    pair[index(a)][index(b)] += log;
    pair[index(b)][index(a)] += log;
  }
};

// Somebody chose one of what was offered, where a citizen in his place would have chosen by
// `expected`. One of the clan likes his own less by `sparing`; `weight` is what the act is worth.
struct Chosen {
  Seat who = Seat::nobody;
  Seat whom = Seat::nobody;
  Seats offered{};
  double sparing = 1;
  double weight = 1;
};
void add(Evidence& evidence, const Chosen& act, const Line& expected);

// He says that he holds the card, while so many others have said it.
void add_claim(Evidence& evidence, Seat who, int others, int clan);

// He says what he has found out with it.
enum class Found : std::uint8_t { ours, theirs, neither };
void add_report(Evidence& evidence, Seat who, Seat whom, Found found);

// He says that he has seen that none of these is in the clan.
void add_sighting(Evidence& evidence, Seat who, Seats cleared);

// He says what nobody can have found out who holds it.
void add_impossible(Evidence& evidence, Seat who);

// Somebody else has said that he holds it, and this one keeps silent; or no longer does.
void add_silence(Evidence& evidence, Seat who);
void take_back_silence(Evidence& evidence, Seat who);

}  // namespace omerta::minds
