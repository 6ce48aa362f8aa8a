// What the reading commands must know of a rulebook: its sentences, and what its facts are in a
// story. One class a rulebook; it folds a feed and never sees a state.
#pragma once
#include <memory>
#include <string>

#include "chronicle/chronicle.h"
#include "notation/book.h"
#include "words/words.h"

namespace omerta::cli {

struct Part {         // what an event is in a story
  int night = 0;      // with this number a night begins
  int day = 0;        // or a day
  int morning = 0;    // the night with this number is over
  bool dawn = false;  // and what came of it is said in one sentence
  bool night_ends = false;
  bool of_night = false;  // came of a night
  bool step = false;      // and is one of many, told in their order
  bool out = false;       // somebody left the game
  bool danger = false;    // somebody is to leave it
  bool saved = false;     // somebody was in danger and stays
  bool card = false;      // somebody has lost or gained a card
  bool ballots = false;   // the head of a list of ballots
  bool ballot = false;    // a line of it
  bool hand = false;      // one card of many that somebody was dealt, told at the end
  bool more = false;      // goes on with the sentence before it, where a story is read
  bool post = false;      // a player takes the moderator's post
  bool over = false;
};

class Telling {
 public:
  virtual ~Telling() = default;

  // What everyone learns, and what the listener learns besides. Seat::nobody: everyone's feed.
  virtual void learn(const Told& told, Seat listener) = 0;

  // The event in words, once it has been learned: said aloud, in the log, to the seat itself.
  virtual std::string aloud(const Event& event) const = 0;
  virtual std::string logged(const Event& event) const = 0;
  virtual std::string to_seat(const Event& event, Seat seat) const = 0;

  virtual Part part(const Event& event) const = 0;
  virtual List left() const = 0;  // who is still in the game, with the card if it is open

  virtual std::string card(const Event&) const { return {}; }  // of a `hand`, by name

  // What an event came of that names no cause itself, because whoever heard it may not know.
  virtual EventId behind(const Chronicle&, EventId) const { return 0; }
};

std::unique_ptr<Telling> gorod_telling(const notation::Casting& casting, const Words& words);
std::unique_ptr<Telling> mrakoszlap_telling(const notation::Casting& casting, const Words& words);
std::unique_ptr<Telling> spytown_telling(const notation::Casting& casting, const Words& words);
std::unique_ptr<Telling> telling(const notation::Casting& casting, const Words& words);

}  // namespace omerta::cli
