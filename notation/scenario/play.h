// A game as a scenario drives it: it goes on by the conventions where nothing is written, and
// remembers what was said and asked since the phase began.
#pragma once
#include <algorithm>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "notation/book.h"

namespace omerta::notation {

struct Asked {  // a question that stood open at some moment of the phase
  Seat seat;
  Prompt prompt;
};

struct Put {  // a question that was put: it was not open before
  Seat seat;
  Ask ask;
  friend bool operator==(const Put&, const Put&) = default;
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
  const std::vector<Utterance>& said_ever() const { return reader_->said(); }
  std::span<const Asked> asked() const { return std::span{asked_}.subspan(phase_asked_); }
  // Every question of the phase, as often as it was put, and where those begin that were put after
  // the last command written.
  std::span<const Put> put() const { return std::span{put_}.subspan(phase_put_); }
  std::size_t put_before() const { return last_written_ - std::min(last_written_, phase_put_); }
  void note_command() { last_written_ = put_.size(); }
  bool take_back(int commands);  // false if there are not so many

  // The clauses by which something was told in the play; what is past in a fixture is not.
  const std::set<Clause>& acted() const { return acted_; }

 private:
  void read_on();
  void note_prompts();
  std::size_t beginning(Moment moment) const;
  bool is_opening(const Utterance& said, Moment moment) const;

  const Book& book_;
  const Casting& casting_;
  Chronicle chronicle_;
  std::unique_ptr<Reader> reader_;
  std::size_t read_ = 0;
  Moment phase_{Hour::setup, 0};
  std::size_t began_ = 0;  // the utterance that opened the phase
  std::vector<Asked> asked_;
  std::size_t phase_asked_ = 0;  // where those of the phase begin
  std::vector<Put> put_;
  std::size_t phase_put_ = 0;
  std::size_t last_written_ = 0;
  std::vector<Put> open_;  // since the last look
  struct Memory {          // how it was before a command
    Moment phase;
    std::size_t began, asked, phase_asked, put, phase_put;
    std::vector<Put> open;
  };
  std::vector<Memory> past_;
  std::set<Clause> acted_;
};

}  // namespace omerta::notation
