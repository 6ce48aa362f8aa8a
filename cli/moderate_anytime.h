// What a moderator may do at any time: take back, withdraw a player, look at the secrets, read the
// log, ask why and what comes next, save, stop.
#pragma once
#include "cli/moderate_desk.h"

namespace omerta::cli {

class DeskWords {
 public:
  explicit DeskWords(Desk& desk) : desk_{desk} {}
  void act(const WordTyped& typed);

 private:
  void back(const std::string& rest);
  void withdraw(const std::string& rest);
  void table();
  void log();
  void why(const std::string& rest);
  void save_as(const std::string& file);
  void help();
  void quit();
  void cover_again();
  bool secrets_allowed();
  void say_who_knows(std::size_t since);

  Desk& desk_;
};

void say_ballots(Desk& desk, const Heard& ballots);  // by candidate, as they are counted
void say_next(Desk& desk);                           // what comes after this step

// The calls of this night that are made (GOR-NIGHT-8), in order.
std::vector<gorod::Call> calls_tonight(const gorod::Plan& plan, const gorod::Table& table);

}  // namespace omerta::cli
