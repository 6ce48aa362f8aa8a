// A game as a scenario drives it: it goes on by the conventions where nothing is written, and
// remembers what was said and asked since the phase began.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "notation/book.h"

namespace omerta::notation {

struct Asked {  // a question that stood open at some moment of the phase
  Seat seat;
  Prompt prompt;
};

class Play {
 public:
  Play(const Book& book, const Casting& casting);
  Play(const Book& book, const Casting& casting, const FixtureText& fixture, const Moment& moment);

  const Book& book() const { return book_; }
  const Casting& casting() const { return casting_; }
  const AnyGame& game() const { return chronicle_.game(); }
  const Chronicle& chronicle() const { return chronicle_; }
  Standing standing() const { return game().standing(); }

  Refusal give(const Command& command);
  bool go_on();           // one step by the conventions; false if nothing can happen
  bool in_phase() const;  // the phase that was entered is still on
  void enter(Moment moment, const Where& where);  // goes on until the phase begins
  void finish_phase();                            // goes on until it is over
  Moment phase() const { return phase_; }

  // What was said since the phase began, its closing event included.
  std::vector<Utterance> said() const;
  const std::vector<Utterance>& said_ever() const { return said_; }
  const std::vector<Asked>& asked() const { return asked_; }

 private:
  void read_on();
  void note_prompts();
  std::size_t beginning(Moment moment) const;
  bool is_opening(const Utterance& said, Moment moment) const;

  const Book& book_;
  const Casting& casting_;
  Chronicle chronicle_;
  std::unique_ptr<Reader> reader_;
  std::vector<Utterance> said_;
  std::size_t read_ = 0;
  Moment phase_{Hour::setup, 0};
  std::size_t began_ = 0;  // the utterance that opened the phase
  std::vector<Asked> asked_;
};

}  // namespace omerta::notation
