// The moderator's desk: the record on it, what is said and done from it, and how an entry gets into
// the record. Everything shown is derived from the game, so a game goes on where it was left. Each
// rulebook has a desk of its own, which knows the steps of the game and the words for them.
#pragma once
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "cli/commands/recorded.h"
#include "cli/moderate/words.h"
#include "cli/terminal/terminal.h"

namespace omerta::cli {

enum class Entered { accepted, refused, not_yet };

struct Described {  // a kind of card, as many as there are, and what it does
  std::string name;
  std::string does;
};

class Desk {
 public:
  Desk(Recorded game, std::string file, const Words& words, Terminal& terminal, std::uint64_t seed);
  virtual ~Desk() = default;
  Desk(const Desk&) = delete;
  Desk& operator=(const Desk&) = delete;

  const Words& words() const { return words_; }
  Terminal& terminal() { return terminal_; }
  const notation::Record& record() const { return record_; }
  const notation::Casting& casting() const { return record_.casting(); }
  const Names& names() const { return casting().names; }
  const Chronicle& chronicle() const { return chronicle_; }
  const AnyGame& game() const { return chronicle_.game(); }
  Seats in_play() const { return game().standing().in_play; }
  std::string name(Seat seat) const { return seat_name(words_, names(), seat); }
  List name_list(Seats seats) const { return seat_names(words_, names(), seats); }

  // Whether a person runs the table now. As long as nobody does, the screen stands on the table,
  // and no secret may be on it.
  virtual bool has_moderator() const = 0;
  virtual bool shows_truth() const { return has_moderator(); }  // and it is known
  Voice voice() const { return has_moderator() ? Voice::moderator : Voice::player; }
  std::uint64_t seed() const { return seed_; }

  // Whether the table looks about itself then: all the time but in the night.
  virtual bool eyes_open_in(const AnyGame& game) const = 0;
  bool eyes_open() const { return eyes_open_in(game()); }

  int run();                           // step by step, until somebody stops
  virtual void take_step() = 0;        // shows where the game stands and takes one entry
  virtual void say_night_falls() = 0;  // and waits until it is quiet
  virtual void say_next() = 0;         // what comes after this step
  virtual std::span<const Word> known_words() const = 0;  // what may be typed at any time

  // The three styles of the guide, and what only the moderator may read.
  void say_aloud(std::string_view text);
  void do_silently(std::string_view text);
  void enter_what(std::string_view text);
  void note(std::string_view text);
  // The screen stands among people with open eyes: what is for the moderator alone is kept until
  // he asks for it, or until the eyes are shut.
  void keep(std::string_view text);
  void say_kept();  // all of it, on a screen that nobody else sees
  // Something secret is on the screen from here on; it is cleared before the eyes open.
  void mark_secret() { secret_ = true; }
  void clear();                       // the screen, and what has scrolled away
  void cover(std::string_view text);  // the same, and says this
  // A page for one player's eyes. He alone opens it, by his name or number; whoever presses Enter
  // goes on without it.
  enum class Page { opened, left, interrupted };
  Page turn_page(Seat owner, std::string_view prompt);
  bool opens_own_page(Seat owner);  // what he was dealt; the device is passed to him first
  void say_cards(const std::vector<Described>& cards);  // what each of them does
  void say_seats();                                     // who sits where, and who is out
  std::string numbered(Seat seat) const;                // "  3  Cyril  ", as wide for everybody

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
  bool turns_to(const std::string& page);  // false if that step is on the screen already
  bool stopped() const { return stopped_; }
  void stop() { stopped_ = true; }
  bool has_paper_cards() const { return paper_cards_; }  // that were typed in
  void use_paper_cards() { paper_cards_ = true; }
  void help();

  // Tries the commands, shows what will be said and who learns it, and takes them into the record
  // if the moderator agrees.
  Entered enter(const std::vector<Command>& commands);
  void deal(const std::vector<int>& things);
  void deal_unseen(const std::vector<int>& things, Seats unseen);  // for the time being
  bool save();  // false if it cannot be written; that is said once
  bool is_saved() const { return saved_; }

 protected:
  friend class DeskWords;
  virtual std::string why_refused(const Command& command, Refusal refusal,
                                  const Prompt* open) const = 0;
  // What everybody hears and nobody can unhear: shown to the moderator before it is said.
  virtual bool is_announcement(const Event& event) const = 0;
  // All that is public of an entry, before it is said; and what is said, done or known at once.
  virtual void show_announced(const std::vector<Heard>& fresh) = 0;
  virtual void show_at_once(const std::vector<Heard>& run) = 0;
  virtual void show_private(const std::vector<Heard>& run) = 0;
  // By day a card is on the screen when it lies on the table, not before: what is said until then.
  // Empty if the event shows no card.
  virtual std::string words_before_card(const Event&) const { return {}; }
  virtual void note_before_card(const Event&) {}
  virtual bool is_urgent(const Event&) const { return false; }  // private, and to be done by day
  // By day a refusal must not tell the table what somebody does not hold.
  virtual bool speaks_of_hand(const Command&) const { return false; }
  virtual void accepted(const std::vector<Heard>&) {}  // it is in the record now
  virtual bool teaches(const Event& event) const = 0;  // somebody learned something he did not do
  virtual void act(const WordTyped& typed) = 0;        // a word of this rulebook alone
  virtual void say_secrets() = 0;                      // who holds what
  const Chronicle& after() const { return *after_; }   // the entry that is shown or told
  virtual void help_more() {}                          // words of this rulebook alone
  virtual std::string take_back_note(const Event&) const { return {}; }

 private:
  struct Note {
    std::string label;  // the key of it
    std::string text;
    Style style = Style::plain;
  };

  void refuse(const Command& command, Refusal refusal, const AnyGame& game);
  bool agreed(const std::vector<Heard>& fresh);
  void keep_private(const std::vector<Heard>& fresh);
  // How many of them are shown before they are said; the others come out with a card.
  std::ptrdiff_t shown_first(const std::vector<Heard>& fresh) const;
  bool says_private_first(const std::vector<Heard>& fresh);
  void say_at_once(const std::vector<Heard>& fresh, const AnyGame& before);
  void leave_unsaid();
  void say_that_more_is_kept(const std::vector<Heard>& fresh);
  void say_notes(std::size_t from);
  void look_about();  // whether the eyes have been shut or opened since the last step
  void labelled(std::string_view key, std::string_view text, Style style);

  notation::Record record_;
  Chronicle chronicle_;
  const Chronicle* after_ = &chronicle_;
  std::size_t dealt_;  // the commands of the deal cannot be taken back
  std::string file_;
  const Words& words_;
  Terminal& terminal_;
  std::uint64_t seed_;
  std::vector<int> groups_;  // how many commands each entry of this sitting came to
  std::string page_;         // the step that is on the screen
  WordTyped instead_;        // typed in place of saying what was to be said
  std::vector<Note> kept_;   // for the moderator alone, since the last nightfall
  std::size_t read_ = 0;     // so many of them he has seen
  std::string hinted_;       // the question at which Enter was pressed last
  bool keeping_ = false;     // what is said now is kept
  bool secret_ = false;      // something on the screen is not for everyone
  bool eyes_were_open_ = true;
  bool paper_cards_ = false;
  bool saved_ = true;
  bool warned_ = false;  // that the game would be lost
  bool stopped_ = false;
};

// Nothing if the rulebook cannot be run like this; the terminal has been told.
std::unique_ptr<Desk> guided_desk(Recorded game, std::string file, const Words& words,
                                  Terminal& terminal, std::uint64_t seed);

}  // namespace omerta::cli
