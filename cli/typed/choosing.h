// What choosing a game on the command line has in common in every rulebook: the edition, the
// people, counted cards, settings, and how a word that is not understood is answered.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/setup/game_setup.h"
#include "notation/book.h"

namespace omerta::cli {

struct Counted {  // "vest", "new-gang=3"
  std::string name;
  std::string number;  // empty: not said
};
std::vector<Counted> split_counted(std::string_view all);  // at commas

// Which of the things is called so, by one of its names or by an unmistakable beginning of one of
// their words: "vest" in "bulletproof vest", "kamiz" in "kamizelka kuloodporna".
std::optional<int> find_named(std::string_view word,
                              const std::vector<std::vector<std::string>>& names_of_things);

// Which rulebook is meant by what only one of them has: an edition, a preset, a setting. Empty if
// nothing says it.
std::string implied_rulebook(const SetupRequest& request);

struct SaidFinding {  // a complaint about a setup
  bool warning = false;
  std::string text;
  std::string code;
};
void say_finding(const SaidFinding& finding, const Words& words, Terminal& terminal);

class Choosing {
 public:
  Choosing(const SetupRequest& request, const Words& words, Terminal& terminal)
      : request_{request}, words_{words}, terminal_{terminal} {}
  virtual ~Choosing() = default;

 protected:
  virtual bool set_option(const std::string& name, const std::string& value) = 0;
  virtual std::vector<notation::OptionInfo> known_options() const = 0;

  // Each is false, or nothing, if a word was not understood; the terminal has been told.
  bool fail(std::string_view key, const Args& args, const std::optional<std::string>& meant = {});
  bool book(const notation::Book& book, const std::string& edition);
  bool no_house_roles();
  bool no_action_cards();
  bool preset_named(const List& known);  // one of these, or none
  struct Range {
    int fewest;
    int most;
  };
  std::optional<std::uint8_t> people(Range range);
  std::optional<int> copies(const Counted& part, int usual);
  bool unknown_card(const std::string& name, const std::vector<std::string>& known);
  bool options();

  const SetupRequest& request_;
  const Words& words_;
  Terminal& terminal_;
  notation::SetupText text_;  // as a record writes it
  Names names_;

 private:
  bool option(const std::string& written);
};

}  // namespace omerta::cli
