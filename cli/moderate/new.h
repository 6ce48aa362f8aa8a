// A new game at a real table: who sits where, who runs it, which edition, which cards, which file.
#pragma once
#include <memory>
#include <optional>
#include <string>

#include "cli/commands/commands.h"
#include "cli/commands/recorded.h"

namespace omerta::cli {

struct NewGame {
  std::optional<Recorded> game;  // nothing if the moderator gave up
  std::string file;
  int code = kFine;
};

// The questions before a game that every rulebook has.
class Interview {
 public:
  Interview(const ModerateRequest& request, const Words& words, Terminal& terminal);
  virtual ~Interview() = default;
  virtual NewGame run() = 0;

 protected:
  std::optional<std::string> ask(std::string_view key, const Args& args = {});
  bool is_quit(const std::string& typed) const;
  bool is_player(const std::string& name) const;
  virtual void say_help(std::string_view key);  // about the question with this key
  bool players(std::size_t usual);              // so many where nobody is named
  std::optional<std::string> who_runs(std::string_view key);
  bool file_name();
  void not_one_of(int choices, const std::string& typed);  // says so
  NewGame begun(const setup::Chosen& chosen) const;

  SetupRequest setup_;
  std::string file_;
  const Words& words_;
  Terminal& terminal_;
  int code_ = kFine;

 private:
  void add_player(const std::string& name);
  void usual_players(std::size_t count);
};
std::unique_ptr<Interview> gorod_interview(const ModerateRequest& request, Terminal& terminal);
std::unique_ptr<Interview> spytown_interview(const ModerateRequest& request, Terminal& terminal);
std::unique_ptr<Interview> mrakoszlap_interview(const ModerateRequest& request, Terminal& terminal);

// What the request does not say is asked.
NewGame new_game(const ModerateRequest& request, Terminal& terminal);

}  // namespace omerta::cli
