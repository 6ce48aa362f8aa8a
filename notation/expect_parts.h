// What all expectations about the play share: the line, the play, and the names in both.
#pragma once
#include <string>
#include <vector>

#include "notation/pattern.h"
#include "notation/seating.h"
#include "notation/setup_text.h"
#include "notation/witness.h"

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
  std::string list(Seats seats) const {
    std::vector<std::string> words;
    for (Seat seat : seats) words.push_back(names_.seats[index(seat)]);
    return words.empty() ? "nobody" : join(words, ", ");
  }
  std::string name(Seat seat) const { return names_.seats[index(seat)]; }
  Pattern pattern() { return read_pattern(line_, play_.book(), play_.casting()); }

  Line& line_;
  const Play& play_;
  const Names& names_;
  const Witness witness_;
};

// Each reads its part of the line and says what was seen instead; empty if it holds.
std::string hold_hearing(Line& line, const Play& play, Listener who, Seats which);
std::string hold_only(Line& line, const Play& play);                               // after `only`
std::string hold_nobody_hears(Line& line, const Play& play);                       // after `nobody`
std::string hold_log(Line& line, const Play& play);                                // after `log`
std::string hold_asked(Line& line, const Play& play, Seats who, bool positive);    // after `asked`
std::string hold_offered(Line& line, const Play& play, Seats who, bool positive);  // `offered`
std::string read_question(Line& line, const Play& play);

}  // namespace omerta::notation
