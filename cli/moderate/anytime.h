// What a moderator may do at any time, whatever the rulebook: take back, look at the secrets, read
// the log, ask why and what comes next, save, stop. The rest is the rulebook's own.
#pragma once
#include "cli/moderate/desk.h"

namespace omerta::cli {

class DeskWords {
 public:
  explicit DeskWords(Desk& desk) : desk_{desk} {}
  void act(const WordTyped& typed);

 private:
  void back(const std::string& rest);
  void table();
  void log();
  void why(const std::string& rest);
  void save_as(const std::string& file);
  void say_rules(const std::string& about);
  void quit();
  void cover_again();
  bool secrets_allowed();
  bool shows_all() const;
  void say_commands(std::size_t first);
  void say_who_knows(std::size_t since);

  Desk& desk_;
};

}  // namespace omerta::cli
