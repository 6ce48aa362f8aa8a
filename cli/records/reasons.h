// Why something happened: the chain of causes in words, each link with its clause and the clause's
// own text. For the moderator at once, for everybody when the game is over.
#pragma once
#include <optional>

#include "cli/records/heard.h"
#include "cli/terminal/terminal.h"

namespace omerta::cli {

class Reasons {
 public:
  Reasons(const notation::Casting& casting, const Chronicle& chronicle, const Words& words,
          Terminal& terminal);

  void of_event(EventId id);
  void of_seat(Seat seat);  // why somebody is out, or what somebody survived
  // What became of a card of theirs, by its id or by a part of its name; false if nothing did.
  bool of_card(Seat seat, std::string_view card);
  void of_dawn(int night);  // everything that came of one night
  void of_the_end();        // how the game ended, or stands

  std::optional<EventId> by_label(std::string_view label) const;  // "p12", "q3", "27"
  bool has_night(int night) const;

 private:
  std::string sentence(EventId id) const;
  void chain(EventId id);
  void step(EventId id);
  void ballots(EventId id);
  void clause(Clause by);
  bool concerns(const Event& event, Seat seat) const;

  const notation::Casting& casting_;
  const std::vector<Told>& told_;
  const Words& words_;
  Terminal& terminal_;
  std::unique_ptr<story::Teller> teller_;  // has learned everything that everyone knows
  std::vector<Heard> heard_;
  std::vector<Clause> explained_;  // a clause is quoted once
};

}  // namespace omerta::cli
