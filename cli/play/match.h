// One game at this screen, whatever its rulebook: those gathered for it, who of them sits here,
// what is said aloud, and the notes people make.
#pragma once
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "gathering/gathering.h"
#include "presentation/course/course.h"

namespace omerta::cli {

class Match : public Gathering {
 public:
  // A new game: everything is dealt by the seed.
  static Match deal(const notation::SetupText& setup, Seats people, const bots::Player& bots);
  // A game up to the end of its record, with the bots that it was begun with, `otherwise` with
  // these. Throws notation::Misread if the text is no record.
  static Match resume(const std::string& text, const std::string& file,
                      const bots::Player& otherwise);

  const notation::Book& book() const { return played().book(); }
  const course::Course& course() const { return rulebook().course; }
  AnyTable table() const { return game().any_table(); }
  bots::Level level() const { return bots_.level; }

  Seats people() const { return people_; }  // who answers at this screen
  Seat person() const { return people_.count() == 1 ? *people_ : Seat::nobody; }  // the only one
  bool shared() const { return people_.count() > 1; }
  bool over() const { return game().over(); }
  Seats awaited() const { return game().awaited(0); }
  const std::vector<Told>& told() const { return chronicle().told(); }
  using Gathering::told;

  // Aloud, since so much had been told and so often somebody had spoken.
  std::vector<course::Said> aloud(std::size_t from, std::size_t spoken = 0) const;

  // What the person can say now, and what could truly be reported or claimed.
  talk::Acts may_say(Seat seat) const { return lexicon().may_say(game().any_view(seat)); }
  Message sentence(const notation::Speech& speech) const;  // as it would be told now
  // So many of the last utterances, by the number of their first statement.
  std::vector<std::pair<std::uint16_t, Message>> last_statements(std::size_t most) const;
  // Bots say to the table what they have to say. They have done so before anything happens, however
  // often the game is interrupted.
  void bots_talk();
  // The next word of a bot in one of these chairs; false: none has anything to say.
  bool bot_speaks(Seats chairs, bots::Waited waited);
  void house_answers();  // chance draws, the clock closes

  void note(Seat by, Seat whom);  // what somebody writes down for himself
  Messages notes(Seat by) const;
  std::string text() const { return played().write(); }  // as a record

 private:
  Match(const notation::Record& record, Seats people, const bots::Player& bots);

  std::string text_of(std::size_t told) const;  // what was said by this event; empty: not written

  Seats people_;
  bots::Player bots_;
  std::map<Seat, Messages> notes_;
};

}  // namespace omerta::cli
