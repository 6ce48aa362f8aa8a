// Why something happened, on a terminal: each link of the chain with its clause, and the clause's
// own text once.
#pragma once
#include <optional>
#include <vector>

#include "cli/records/heard.h"
#include "cli/terminal/terminal.h"
#include "presentation/story/why.h"

namespace omerta::cli {

class Reasons {
 public:
  Reasons(const notation::Casting& casting, const Chronicle& chronicle, const Words& words,
          Terminal& terminal);

  void of_event(EventId id) { print(why_.of_event(id)); }
  void of_seat(Seat seat);  // why somebody is out, or what somebody survived
  // What became of a card of theirs, by its id or by a part of its name; false if nothing did.
  bool of_card(Seat seat, std::string_view card);
  void of_dawn(int night);  // everything that came of one night
  void of_the_end();        // how the game ended, or stands

  std::optional<EventId> by_label(std::string_view label) const;  // "p12", "q3", "27"
  bool has_night(int night) const { return why_.has_night(night); }

 private:
  std::string said(const Message& text) const { return words_.said(text, casting_.names); }
  std::string with_clause(const std::string& text, Clause by) const;
  void print(const story::Chain& chain);
  void quote(Clause by);

  const notation::Casting& casting_;
  const std::vector<Told>& told_;
  const Words& words_;
  Terminal& terminal_;
  story::Why why_;
  std::vector<Clause> quoted_;
};

}  // namespace omerta::cli
