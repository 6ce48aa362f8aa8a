// What all expectations about the play share: the line, the play, and the names in both.
#pragma once
#include <string>
#include <vector>

#include "notation/scenario/pattern.h"
#include "notation/scenario/witness.h"
#include "notation/seating.h"
#include "notation/setup_text.h"

namespace omerta::notation {

class ExpectationReader {
 public:
  ExpectationReader(Line& line, const Play& play)
      : line_{line}, play_{play}, names_{play.casting().names}, witness_{play} {}

 protected:
  bool is_seat(const std::string& name) const { return sits(names_.seats, name); }
  Seat find(const Written& name) const { return find_seat(names_.seats, name); }
  Seats seats() {
    Seats all;
    for (const Written& name : read_names(line_, names_.seats)) all |= Seats::of(find(name));
    return all;
  }
  List list(Seats seats) const {
    List words;
    for (Seat seat : seats) words.push_back(names_.seats[index(seat)]);
    return words;
  }
  std::string name(Seat seat) const { return names_.seats[index(seat)]; }
  Pattern pattern() { return read_pattern(line_, play_.book(), play_.casting()); }

  Line& line_;
  const Play& play_;
  const Names& names_;
  const Witness witness_;
};

enum class Claim : std::uint8_t { is, is_not };  // whether the line says `not`

// Each reads its part of the line and says what was seen instead; empty if it holds.
Message hold_hearing(Line& line, const Play& play, Listener who, Seats which);
Message hold_only(Line& line, const Play& play);                             // after `only`
Message hold_nobody_hears(Line& line, const Play& play);                     // after `nobody`
Message hold_log(Line& line, const Play& play);                              // after `log`
Message hold_asked(Line& line, const Play& play, Seats who, Claim claim);    // after `asked`
Message hold_offered(Line& line, const Play& play, Seats who, Claim claim);  // `offered`
std::string read_question(Line& line, const Play& play);

}  // namespace omerta::notation
