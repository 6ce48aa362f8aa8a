// Records: a whole game as text, one line a command (docs/notation.md, 3). The record is the truth;
// events, views and results are derived from it by playing it again.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "notation/book.h"
#include "notation/conversation.h"
#include "notation/setup_text.h"

namespace omerta::notation {

// One line of the play: a command, a step back, what somebody says, or only a comment.
struct Entry {
  std::optional<Command> command;
  int take_back = 0;
  std::string raw;  // as it is written, spaces and comment included; empty if it is new
  int line = 0;     // 0 if it is new
  std::optional<Speech> speech{};
};

// A game that was played again, with what was said in it.
struct Replayed {
  Chronicle chronicle;
  Conversation conversation;
};

// Whom a program plays for: what its bots throw their dice from, and how well they play.
struct Bots {
  std::string level;
  std::uint64_t seed = 0;
  friend bool operator==(const Bots&, const Bots&) = default;
};

class Record {
 public:
  // A new game from a setup that may start; the names must be those of the casting.
  static Record of(const SetupText& setup, const std::string& edition);
  static Record read(std::string_view text, const std::string& file);

  const Book& book() const { return *book_; }
  const Casting& casting() const { return casting_; }
  const std::string& file() const { return file_; }
  const SetupText& setup() const { return setup_; }
  const std::vector<Entry>& entries() const { return entries_; }
  std::string write() const;

  // Who sits at the screen and who plays the others; nothing where nobody has written it.
  const std::optional<Seats>& people() const { return people_; }
  const std::optional<Bots>& bots() const { return bots_; }
  void seat(Seats people, const Bots& bots);

  // The places of the deal that nobody has looked at yet: what stands there is dealt for the time
  // being.
  const std::vector<std::size_t>& unseen() const { return unseen_; }
  void leave_unseen(std::vector<std::size_t> places);
  // With other cards it may never have been possible.
  void drop_taken_back();

  // The game at its beginning, with the cards dealt that are written.
  Chronicle begin() const;
  // The same with other cards dealt; nothing if the rulebook does not deal like that.
  std::optional<Chronicle> begin_with(const std::vector<int>& dealt) const;
  // The game up to the end of the record; a command that is refused is a mistake in the file.
  Chronicle replay() const { return replay_with_talk().chronicle; }
  Replayed replay_with_talk() const;

  void deal(std::vector<int> roles);  // what chance has dealt so far
  void add(const Command& command) { entries_.push_back({command, 0, "", 0}); }
  // With what was said by it as a comment, for those who read the record.
  void add(const Command& command, const std::string& said);
  // The comments of the commands that stand, in their order; empty where there is none.
  std::vector<std::string> comments() const;
  void take_back(int commands) { entries_.push_back({{}, commands, "", 0}); }
  void add(const Speech& speech) { entries_.push_back({{}, 0, "", 0, speech}); }
  // The same game with nothing said in it.
  Record without_talk() const;

 private:
  void read_head(const std::vector<std::string>& lines, std::size_t& next);
  bool read_players(Line& line);
  void read_unseen(Line& line);
  void find_unseen();
  void read_entry(const std::string& raw, int number);
  static bool is_dealing(const AnyGame& game);
  Command dealing(const AnyGame& game, int role) const;

  std::string file_;
  std::vector<std::string> head_;  // as written, up to and with `play`
  const Book* book_ = nullptr;
  SetupText setup_;
  Casting casting_;
  std::optional<std::vector<Written>> named_;  // the people, before it is known where they sit
  std::optional<Seats> people_;
  std::optional<Bots> bots_;
  struct Unseen {
    Written name;
    std::vector<Written> things;  // nothing: all of them
  };
  std::vector<Unseen> left_unseen_;  // likewise
  std::vector<std::size_t> unseen_;
  std::vector<Entry> entries_;
  bool ends_in_newline_ = true;
};

std::string command_text(const Book& book, const Casting& casting, const Command& command);
Command read_command(Line& line, const Book& book, const Casting& casting);

}  // namespace omerta::notation
