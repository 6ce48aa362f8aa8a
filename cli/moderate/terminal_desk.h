// The moderator's desk in a terminal: draws the script, takes what is typed, keeps the file. What
// is for the moderator alone leaves the screen before the table's eyes open.
#pragma once
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "cli/records/recorded.h"
#include "cli/terminal/terminal.h"
#include "cli/typed/desk_words.h"
#include "presentation/script/desk.h"
#include "presentation/script/paper_deal.h"

namespace omerta::cli {

class TerminalDesk {
 public:
  TerminalDesk(script::Desk desk, std::string file, const Words& words, Terminal& terminal);

  int run();    // step by step, until somebody stops
  bool save();  // false if it cannot be written; that is said once
  bool is_saved() const { return saved_; }

 private:
  using Step = script::Step;
  using Filled = script::Filled;
  enum class Entered { accepted, refused, not_yet };

  const Names& names() const { return desk_.names(); }
  std::string said(const Message& message) const { return words_.said(message, names()); }
  std::string name(Seat seat) const { return seat_name(words_, names(), seat); }
  std::string table_word() const;  // what is typed to see the secrets

  // A step, and what is entered at it: terminal_desk.cpp.
  void take_step();
  void take_typed(const Step& step, const Input& input);
  void take_usual(const Step& step);
  bool leaves_unsaid(const Step& step);
  void look_back(const Step& step);
  void look_about();  // whether the eyes have been shut or opened since the last step
  Entered fill(const Filled& filled);
  Entered fill_together(const std::vector<Filled>& filled);
  Entered make(const script::Preview& preview);
  bool agreed(const script::Preview& preview);
  bool says_private_first(const script::Preview& preview);
  void leave_unsaid();
  void complain(const Message& what);

  // What nobody has looked at: blind.cpp.
  void deal_blindly();
  bool asks_for_card(script::WantedCard wanted);
  std::optional<Message> see(script::WantedCard& wanted, const std::string& typed);
  std::optional<Message> see_holder(script::WantedCard& wanted, const std::string& typed);
  void hide_what_was_looked_at();
  void ask_for_the_rest();

  // What stands on the screen, and what is typed at it: drawing.cpp.
  void show(const Step& step);
  void draw(const script::Lines& lines);
  void draw(const script::Line& line, const std::string& text);
  void labelled(std::string_view key, std::string_view text, Style style);
  void say_aloud(std::string_view text) { labelled("guide.heading.say", text, Style::spoken); }
  void do_silently(std::string_view text) { labelled("guide.heading.do", text, Style::plain); }
  void say_notes(const script::Lines& notes);
  void say_seats();                        // who sits where, and who is out
  std::string numbered(Seat seat) const;   // "  3  Cyril  ", as wide for everybody
  void clear();                            // the screen, and what has scrolled away
  void cover(std::string_view text);       // the same, and says this
  void cover_secrets();                    // once the moderator has read them
  bool turns_to(const std::string& page);  // false if that step is on the screen already
  // What the person types. The words that are possible at any time are done here; `again` means
  // that the step is to be shown anew.
  Input ask(std::string_view prompt);
  // The same for a question within a step, where only help and stopping are possible.
  std::optional<std::string> answer_to(std::string_view prompt);
  bool pause(std::string_view prompt);  // until Enter; false if he stopped
  // Enter where something has to be chosen says what is missing and what a second Enter would do;
  // true when it is the second.
  bool insists(std::string_view hint);
  std::optional<Seat> seat_or_say(const std::string& word);  // nobody of that name: it is said

  // What may be typed at any time: anytime.cpp.
  void act(const WordTyped& typed);
  void use_power(const WordTyped& typed);
  bool takes_anytime(const std::string& text);
  bool takes_own_word(const std::vector<script::Entry>& all, const std::string& text);
  void enter_own(unsigned at, const script::Entry& entry, const std::string& rest);
  bool takes_play(const std::vector<script::Entry>& all, const std::string& text);
  void back(const std::string& rest);
  void say_who_knows(const script::TakeBack& back);
  void say_table();
  void say_secrets();
  bool secrets_allowed();
  void say_log();
  void say_why(const std::string& rest);
  void say_next();
  void say_cards();
  void say_rules(const std::string& about);
  void save_as(const std::string& file);
  void help();
  void quit();

  // Dealing, and pages for one player's eyes: dealing.cpp, hands.cpp.
  void open_deal();
  std::optional<script::Dealer> ask_for_dealer();
  void deal_by_program();
  void deal_on_paper();
  std::optional<std::vector<int>> paper_deal(const script::Deal& deal);
  bool ask_for_kind(script::PaperDeal& paper, std::string_view question);  // false if he stopped
  enum class Agreed { yes, not_yet, stopped };
  Agreed confirm_paper(script::PaperDeal& paper);
  void deal_by_players();
  std::optional<int> own_card(Seat seat);
  std::optional<int> kind_typed(const std::string& text) const;
  void deal_next_hand();
  void ask_hand();
  void confirm_hands();
  std::optional<std::vector<int>> things_typed(const std::string& text);
  std::optional<int> thing_typed(const std::string& text) const;
  void say_hand(Seat seat, const std::vector<int>& hand);
  void swap_things(const std::string& text);
  void show_pages(const Step& step);
  void show_each_page();
  bool show_page(const Step& page);  // false until its owner has opened it
  void show_again(Seat seat);
  void offer_page(const Step& page);
  // He alone opens it, by his name or number; whoever presses Enter goes on without it.
  enum class Page { opened, left, interrupted };
  Page turn_page(Seat owner, std::string_view prompt);
  void attend(const Step& step);
  void say_what_they_learn(std::size_t since, Seats called);

  script::Desk desk_;
  std::string file_;
  const Words& words_;
  Terminal& terminal_;
  std::vector<Word> known_;      // what may be typed at any time
  std::string page_;             // the step that is on the screen
  WordTyped instead_;            // typed in place of saying what was to be said
  std::string hinted_;           // the question at which Enter was pressed last
  std::size_t told_before_ = 0;  // how much was told when the last step began
  EventId said_ = 0;             // the last news that was said
  std::set<std::string, std::less<>> hints_;
  bool secret_ = false;  // something on the screen is not for everyone
  bool saved_ = true;
  bool warned_ = false;  // that the game would be lost
  bool stopped_ = false;
};

}  // namespace omerta::cli
