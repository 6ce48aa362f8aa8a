// The menu of what somebody can say at the table: sensible lines first, then whatever else there
// is, then of whom. It asks; the game hears it only when everything has been chosen.
#pragma once
#include <optional>

#include "cli/play/dialogue.h"
#include "cli/play/match.h"

namespace omerta::cli {

class TalkMenu {
 public:
  TalkMenu(const Match& match, Dialogue& dialogue, Seat speaker)
      : match_{match}, dialogue_{dialogue}, speaker_{speaker} {}

  // What is to be said; nothing: the person has thought better of it.
  std::optional<talk::Statement> ask();

 private:
  struct Line {
    std::string text;
    talk::Statement said;
    enum class Then { said, completed, further } then = Then::said;  // what choosing it does
  };
  using Lines = std::vector<Line>;
  using Chosen = std::optional<talk::Statement>;

  Lines first_lines() const;
  Lines further_lines() const;
  std::optional<Line> choose(const Lines& lines, const std::string& title);
  Chosen completed(const talk::Statement& said);
  Chosen with_word(const talk::Statement& said);
  Chosen with_seat(talk::Statement said);
  Chosen with_result(const talk::Statement& said);
  Chosen with_night(talk::Statement said);
  Chosen with_number(const talk::Statement& said);
  std::optional<Seats> seats(talk::Act act, int take, const std::string& pass);
  Lines results(const talk::Statement& said) const;

  Seats spoken_of(talk::Act act) const;  // of whom it can be said
  std::string sentence(const talk::Statement& said) const;
  std::string label(talk::Act act) const;
  bool may(talk::Act act) const { return match_.may_say(speaker_).has(act); }

  const Match& match_;
  Dialogue& dialogue_;
  Seat speaker_;
};

}  // namespace omerta::cli
