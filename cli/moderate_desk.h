// The moderator's desk: the record on it, what is said and done from it, and how an entry gets into
// the record. Everything shown is derived from the game, so a game goes on where it was left.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "cli/moderate_words.h"
#include "cli/recorded.h"
#include "cli/terminal.h"
#include "rulesets/gorod/gorod.h"

namespace omerta::cli {

enum class Entered { accepted, refused, not_yet };

class Desk {
 public:
  Desk(Recorded game, std::string file, const notation::Words& words, Terminal& terminal,
       std::uint64_t seed);

  const notation::Words& words() const { return words_; }
  Terminal& terminal() { return terminal_; }
  const notation::Record& record() const { return record_; }
  const notation::Casting& casting() const { return record_.casting(); }
  const notation::Names& names() const { return casting().names; }
  const Chronicle& chronicle() const { return chronicle_; }
  const AnyGame& game() const { return chronicle_.game(); }
  const gorod::Plan& plan() const { return game().plan<gorod::Gorod>(); }
  const gorod::State& state() const { return game().state<gorod::Gorod>(); }
  const gorod::Table& table() const { return state().table; }
  std::string name(Seat seat) const { return notation::seat_name(words_, names(), seat); }
  notation::List name_list(Seats seats) const {
    return notation::seat_names(words_, names(), seats);
  }

  // Whether a person runs the table now. Before the handover of `first-out` nobody does, the screen
  // stands on the table, and no secret may be on it.
  bool has_moderator() const;
  Voice voice() const { return has_moderator() ? Voice::moderator : Voice::player; }
  Voice house_voice(const Prompt& prompt) const;
  std::uint64_t seed() const { return seed_; }

  // The three styles of the guide, and what only the moderator may read.
  void say_aloud(std::string_view text);
  void do_silently(std::string_view text);
  void enter_what(std::string_view text);
  void note(std::string_view text);

  // What the person types. The words that are possible at any time are done here; `again` means
  // that the step is to be shown anew.
  Input ask(std::string_view prompt);
  bool turns_to(const std::string& page);  // false if that step is on the screen already
  bool stopped() const { return stopped_; }
  void stop() { stopped_ = true; }

  // Tries the commands, shows what will be said and who learns it, and takes them into the record
  // if the moderator agrees.
  Entered enter(const std::vector<Command>& commands);
  void deal(const std::vector<int>& roles);
  void save();

 private:
  friend class DeskWords;
  void refuse(const Command& command, Refusal refusal, const AnyGame& game);
  bool agreed(const std::vector<Heard>& fresh, const AnyGame& after);
  void tell_public(const Heard& heard, const AnyGame& after);
  void tell_private(const Heard& heard);
  void tell(const std::vector<Heard>& fresh, bool announced);
  void labelled(std::string_view key, std::string_view text, Style style);

  notation::Record record_;
  Chronicle chronicle_;
  std::size_t dealt_;  // the commands of the deal cannot be taken back
  std::string file_;
  const notation::Words& words_;
  Terminal& terminal_;
  std::uint64_t seed_;
  std::vector<int> groups_;  // how many commands each entry of this sitting came to
  std::string page_;         // the step that is on the screen
  bool stopped_ = false;
};

}  // namespace omerta::cli
