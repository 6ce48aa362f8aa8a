// A game and those who are gathered for it: its record, what everyone and each seat has heard of
// it, what people have said to each other, and what the bots among them remember. Who sits at a
// screen and who at a phone, who draws and who keeps the time, is for whoever holds the table.
#pragma once
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "bots/stand_in.h"
#include "minds/memory.h"
#include "notation/record.h"
#include "presentation/screen/screen.h"
#include "presentation/story/feed.h"
#include "rulebooks/rulebook.h"
#include "talk/lexicon.h"

namespace omerta {

class Gathering {
 public:
  // A game up to the end of its record. Everyone's feed is kept, and those of these seats.
  Gathering(const notation::Record& record, Seats listening);

  const Rulebook& rulebook() const { return *book_; }
  const notation::Record& played() const { return record_; }
  const Chronicle& chronicle() const { return chronicle_; }
  const AnyGame& game() const { return chronicle_.game(); }
  Standing standing() const { return game().standing(); }
  const Names& names() const { return record_.casting().names; }
  const Prompt* open(unsigned lane, Seat seat) const { return game().prompt(lane, seat); }
  std::size_t commands() const { return chronicle_.commands().size(); }
  std::size_t changes() const { return changes_; }  // commands played and taken back

  [[nodiscard]] Refusal play(const Command& command);
  // With what was said by it, for those who read the record.
  [[nodiscard]] Refusal play(const Command& command, const std::string& text);
  bool take_back(int commands);
  // It is played elsewhere, and this is what it has come to there.
  void follow(const notation::Record& record, const Chronicle& chronicle);
  bool goes_on(const Chronicle& chronicle) const;  // so that all that was told still holds

  // --- what people hear and see ------------------------------------------------------------------
  const story::Feed& open_feed() const { return open_; }
  const story::Feed& feed(Seat seat) const { return own_.at(seat); }
  std::span<const Event> heard(Seat seat) const { return chairs_.heard(seat); }
  screen::Screen open_screen() const;
  screen::Screen screen(Seat seat) const { return screen(seat, game()); }
  screen::Screen screen(Seat seat, const AnyGame& game) const;  // if the game were there

  // --- what people say to each other (talk/) -----------------------------------------------------
  const talk::Lexicon& lexicon() const { return notation::lexicon_of(record_.book()); }
  const std::vector<talk::Said>& said() const { return said_; }
  const std::vector<notation::Spoken>& spoken() const { return talk_.spoken(); }
  talk::Fault state(const notation::Speech& speech);  // `none`: it has been said
  Message told(const talk::Said& said) const;         // as a sentence

  // --- what those say who are no persons (bots/stand_in.h) ---------------------------------------
  const bots::Chairs& chairs() const { return chairs_; }
  // A bot with the memory of this table, and what was said there if it may talk.
  bots::Player remembering(bots::Player bot) const;
  std::optional<bots::Spoken> words(Seats bots, const bots::Player& bot) const;
  std::optional<Command> answer(Seats bots, const bots::Player& bot, bots::Waited waited) const;

 private:
  Gathering(const notation::Record& record, notation::Replayed played, Seats listening);
  Refusal apply(const Command& command);
  void start_feeds();
  void hear(std::size_t from);

  const Rulebook* book_;
  notation::Record record_;
  Chronicle chronicle_;
  notation::Conversation talk_;
  std::vector<talk::Said> said_;  // in it
  Seats listening_;
  story::Feed open_;
  std::map<Seat, story::Feed> own_;
  std::size_t changes_ = 1;
  bots::Chairs chairs_;
  std::unique_ptr<minds::Memory> memory_;  // of the bots, as long as the game is on
};

}  // namespace omerta
