// The course of one game at this screen: who is asked when, what is announced, and when the screen
// is covered or cleared. While eyes are open, nothing secret stands on it. The rules are the
// engine's, the words the rulebook's; here is only the table they are played at.
#pragma once
#include "cli/play/dialogue.h"
#include "cli/play/match.h"

namespace omerta::cli {

class Session {
 public:
  enum class Ending { over, left };

  Session(Match& match, Dialogue& dialogue);

  Ending run();
  void already_heard();  // a game that goes on: what was said before is not said again

 private:
  struct Line {  // of what is announced
    course::Said said;
    std::string text;
    bool secret = false;  // for the one person here
  };
  using Hint = Dialogue::Hint;
  // What became of a question; moved: the game has, by an answer or by something else.
  enum class Done { left, moved, unanswered };
  enum class MayWait { no, yes };

  // Announcements (session.cpp).
  std::vector<Line> news() const;
  void announce();  // what everyone has heard since, and the one person here
  void say_aloud(const Line& line);
  void whisper(Seat seat);        // several people: what this one alone has heard since
  void follow(std::size_t told);  // whether eyes are open, as far as this event
  void cover(Seat next);
  void uncover();
  bool visit(Seat seat);  // hands the screen over; false: leaves
  bool hide(Seat seat);   // the end of a visit; false: leaves
  bool watch();           // those who are all out
  Looking looking() const { return eyes_open_ ? Looking::everyone : Looking::alone; }

  // Whose turn it is (turns.cpp). False: somebody has left.
  bool step();
  bool everyone_looks();
  bool look(Seat seat, const screen::Question& question);
  bool ask_awaited(Seats awaited);
  bool ask_in_turn(Seats awaited);
  Done take_turn(Seat seat, MayWait may_wait);
  Done answer(Seat seat, const screen::Screen& screen, const screen::Question& question);
  bool window();  // the game waits for the house: what people may do of their own accord
  Done offered(Seat seat);
  bool visits();  // at night several people are asked one after the other, awake or not
  bool called(Seat seat);
  bool decoy(Seat seat, const screen::Question& question);
  bool bots_volunteer();
  bool somebody_leads() const;  // of the people, who is asked before the bots
  std::vector<Seat> in_turn(Seats seats) const;

  // One question (asking.cpp).
  Done put(Seat seat, const screen::Question& question);
  Done choose(Seat seat, const screen::Question& question, Looking looking);
  Done confirm(Seat seat, const screen::Question& question);
  Done discussion(Seat seat, const screen::Question& question);
  Done submit(Seat seat, const screen::Question& question, Choice choice);
  Refusal say(Seat seat, const screen::Question& question, Choice choice);
  void pose(Seat seat, const screen::Question& question, Looking looking);
  void mention_means(Seat seat);
  bool said_elsewhere(Seat seat, const screen::Question& question, Choice choice);
  Dialogue::Menu menu(const screen::Question& question) const;
  void refuse(Refusal refusal, const screen::Question& question, Seat seat);
  Dialogue::Heard own_word(const std::string& typed);
  Dialogue::Heard own_means(const screen::Screen& screen);
  Done use(const screen::Question& question, const screen::Means& means);
  void say_to_all(const std::string& text);
  Dialogue::Heard talk();  // by the menu

  std::string said(const Message& message) const {
    return dialogue_.words().said(typed_words(dialogue_.words(), message), match_.names());
  }

  Match& match_;
  Dialogue& dialogue_;
  std::size_t announced_ = 0;
  std::size_t stated_ = 0;  // of what was said at the table, how much has been told
  std::size_t followed_ = 0;
  bool eyes_open_ = false;
  std::array<std::size_t, kSeats> whispered_{};
  std::array<std::uint64_t, kSeats> explained_{};  // a bit for each question whose hint was shown
  bool covered_ = false;
  bool news_ = false;      // for the one person here, which is not shown while eyes are open
  bool at_means_ = false;  // they are being talked about already
  int reminded_ = 0;       // the round in which they were spoken of
  bool watching_ = false;  // nobody at this screen is in play any more
  bool skipping_ = false;
  std::pair<int, bool> watched_{};  // the round, and whether its night, that was stopped at
};

}  // namespace omerta::cli
