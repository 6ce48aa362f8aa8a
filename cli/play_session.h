// The course of one game at this screen: who is asked when, what is announced, and when the screen
// is covered. The rules are the engine's; here is only the table they are played at.
#pragma once
#include "cli/play_dialogue.h"
#include "cli/play_match.h"

namespace omerta::cli {

class Session {
 public:
  enum class Ending { over, left };

  Session(Match& match, Dialogue& dialogue) : match_{match}, dialogue_{dialogue} {}

  Ending run();
  void already_heard();  // a game that goes on: what was said before is not said again

 private:
  void announce();          // what everyone has heard since
  void whisper(Seat seat);  // what this seat alone has heard since
  void whisper_if_alone();  // at once, where nobody else can look
  void cover(Seat next);
  void uncover();
  bool visit(Seat seat);  // hands the screen over; false: leaves

  bool step();  // false: somebody has left
  bool everyone_looks();
  bool look(Seat seat);
  bool call();
  bool call_of(Seat seat);
  bool decoy(Seat seat);
  bool ask_acts(Seat seat);
  bool point_again(Seat seat);
  void bots_act(Stays stays);
  bool day();
  bool nominations();
  enum class MayWait { no, yes };
  enum class Nominated { done, waits, left };
  Nominated nominate(Seat seat, MayWait may_wait);
  void show_candidates();
  bool ballots();
  bool revenge();
  bool answer(Seat seat, unsigned lane, const Dialogue::Menu& menu, Looking looking);
  enum class Hint { shown, left_out };
  void pose(Seat seat, const Prompt& prompt, Hint hint);  // the question itself
  void refuse(Refusal refusal, const Prompt& prompt);
  bool watch();
  std::vector<Seat> in_turn(Seats seats) const;

  Match& match_;
  Dialogue& dialogue_;
  std::size_t announced_ = 0;
  std::array<std::size_t, kSeats> whispered_{};
  bool covered_ = false;
  bool unread_ = true;  // something stands on the screen that all should read before it is covered
  bool watching_ = false;  // nobody at this screen is in play any more
  bool skipping_ = false;
};

}  // namespace omerta::cli
