// The course of one game at this screen: who is asked when, what is announced, and when the screen
// is covered or cleared. While eyes are open, nothing secret stands on it. The rules are the
// engine's; here is only the table they are played at. What one rulebook does otherwise than the
// other is the part of its own session.
#pragma once
#include "cli/play/dialogue.h"
#include "cli/play/match.h"
#include "cli/play/spoken.h"

namespace omerta::cli {

class Session {
 public:
  enum class Ending { over, left };

  Session(Match& match, Dialogue& dialogue) : match_{match}, dialogue_{dialogue} {}
  virtual ~Session() = default;

  Ending run();
  void already_heard();  // a game that goes on: what was said before is not said again

 protected:
  // What a rulebook brings: its sentences, and its next step; false: somebody has left.
  virtual std::vector<Spoken> spoken(std::size_t from) const = 0;
  virtual std::optional<std::string> whispered(Seat seat, const Event& event) const = 0;
  virtual Question question(Seat seat, const Prompt& prompt) const = 0;
  virtual std::string refusal_text(Refusal refusal, const Prompt& prompt) const = 0;
  virtual std::string out_text() const;  // for those at this screen who are all out
  virtual bool step() = 0;
  enum class Eyes { shut, open };
  virtual Eyes eyes_after(const Event& event, Eyes before) const = 0;  // an event everyone heard

  void announce();          // what everyone has heard since
  void whisper(Seat seat);  // what this seat alone has heard since
  void whisper_if_alone();  // at once, where nobody else can look
  void has_read(Seat seat);
  void cover(Seat next);
  void uncover();
  bool visit(Seat seat);    // hands the screen over; false: leaves
  bool hide(Seat seat);     // the end of a visit; false: leaves
  Looking looking() const;  // who sees the screen now
  bool answer(Seat seat, unsigned lane, const Dialogue::Menu& menu, Looking looking);
  using Hint = Dialogue::Hint;
  void pose(Seat seat, const Prompt& prompt, Hint hint, Looking looking);  // the question itself
  void refuse(Refusal refusal, const Prompt& prompt);
  bool watch();
  std::vector<Seat> in_turn(Seats seats) const;
  Dialogue& dialogue() { return dialogue_; }
  const Dialogue& dialogue() const { return dialogue_; }

 private:
  void follow(std::size_t told);  // whether eyes are open, as far as this event
  void say_aloud(const Spoken& said);

  Match& match_;
  Dialogue& dialogue_;
  std::size_t announced_ = 0;
  std::size_t followed_ = 0;
  Eyes eyes_ = Eyes::shut;
  std::array<std::size_t, kSeats> whispered_{};
  bool covered_ = false;
  bool news_ = false;      // for the one person here, which is not shown while eyes are open
  bool watching_ = false;  // nobody at this screen is in play any more
  bool skipping_ = false;
};

}  // namespace omerta::cli
