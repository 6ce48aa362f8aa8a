// One game at this screen, whatever its rulebook: its record, who sits where, what everybody has
// heard, and who answers for the bots.
#pragma once
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bots/stand_in.h"
#include "minds/memory.h"
#include "notation/record.h"
#include "presentation/course/course.h"
#include "presentation/story/feed.h"
#include "rulebooks/rulebook.h"
#include "talk/lexicon.h"

namespace omerta::cli {

class Match {
 public:
  // A new game: everything is dealt by the seed.
  static Match deal(const notation::SetupText& setup, Seats people, const bots::Player& bots);
  // A game up to the end of its record, with the bots that it was begun with, `otherwise` with
  // these. Throws notation::Misread if the text is no record.
  static Match resume(const std::string& text, const std::string& file,
                      const bots::Player& otherwise);

  const notation::Book& book() const { return record_.book(); }
  const Rulebook& rulebook() const { return omerta::rulebook(book().id()); }
  const course::Course& course() const { return rulebook().course; }
  const Names& names() const { return record_.casting().names; }
  const AnyGame& game() const { return chronicle_.game(); }
  AnyTable table() const { return game().any_table(); }
  Standing standing() const { return game().standing(); }
  bots::Level level() const { return bots_.level; }

  Seats people() const { return people_; }  // who answers at this screen
  Seat person() const { return people_.count() == 1 ? *people_ : Seat::nobody; }  // the only one
  bool shared() const { return people_.count() > 1; }
  bool over() const { return game().over(); }
  const Prompt* open(unsigned lane, Seat seat) const { return game().prompt(lane, seat); }
  Seats awaited() const { return game().awaited(0); }
  const std::vector<Told>& told() const { return chronicle_.told(); }
  std::span<const Event> heard(Seat seat) const { return chairs_.heard(seat); }

  const story::Feed& feed() const { return everyone_; }
  const story::Feed& feed(Seat person) const { return feeds_.at(person); }
  screen::Screen screen(Seat person) const;
  screen::Screen public_screen() const;
  // Aloud, since so much had been told and so often somebody had spoken.
  std::vector<course::Said> said(std::size_t from, std::size_t spoken = 0) const;
  std::size_t spoken() const { return talk_.spoken().size(); }

  [[nodiscard]] Refusal say(const Command& command);
  [[nodiscard]] Refusal speak(const Command& command, const std::string& text);
  // What the person can say now, and what could truly be reported or claimed.
  const talk::Lexicon& lexicon() const { return notation::lexicon_of(book()); }
  talk::Acts may_say(Seat seat) const { return lexicon().may_say(game().any_view(seat)); }
  talk::Fault state(const notation::Speech& speech);       // `none`: it has been said
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
  std::string text() const { return record_.write(); }  // as a record

 private:
  Match(notation::Record record, Seats people, const bots::Player& bots);
  Match(notation::Record record, notation::Replayed played, Seats people, const bots::Player& bots);

  Refusal play(const Command& command);
  bots::Player players() const;  // the bots, with all that was said
  void hear(const Told& told);
  std::string text_of(std::size_t told) const;  // what was said by this event; empty: not written

  notation::Record record_;
  Chronicle chronicle_;
  notation::Conversation talk_;
  std::vector<talk::Said> said_;  // in it
  Seats people_;
  bots::Player bots_;
  bots::Chairs chairs_;
  std::unique_ptr<minds::Memory> memory_ = std::make_unique<minds::Memory>();  // of the bots
  story::Feed everyone_;
  std::map<Seat, story::Feed> feeds_;  // the people's
  std::map<Seat, Messages> notes_;
};

}  // namespace omerta::cli
