// The questions before a game at a real table: who sits where, who runs it, and whatever the
// rulebook's form wants asked.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/moderate/new.h"
#include "presentation/setup/form.h"

namespace omerta::cli {

class Interview {
 public:
  Interview(const ModerateRequest& request, const Rulebook& book, Terminal& terminal);
  NewGame run();

 private:
  using Question = setup::Question;

  setup::Form form() const;
  // What is typed; nothing if he gave up. Questions about the questions are answered here.
  std::optional<std::string> ask(std::string_view key, const Args& args = {});
  void say_options();
  // One of so many by its number or its name; Enter is the first. Nothing if he gave up.
  std::optional<std::size_t> one_of(const List& names, std::string_view key);
  bool is_set(std::string_view option) const;
  void set(const std::string& option, const std::string& value);

  // Who sits where, and the file: new.cpp. False if he gave up, here and below.
  bool players();
  void usual_players();
  void add_player(const std::string& name);
  bool is_player(const std::string& name) const;
  bool file_name();

  // What the form wants asked: interview.cpp.
  bool is_settled(const Question& question) const;
  bool answer(const Question& question);
  bool moderator(const Question& question);
  bool edition(const Question& question);
  bool preset(const Question& question);
  bool keeps(const setup::Field& field, std::string_view key);
  bool settings(const Question& question);
  bool option(const Question& question);
  bool deck(const Question& question);
  void say_dealt();
  const Question* asked_with_deck() const;  // what the deck leaves open; nothing: all is clear
  bool cards(const Question& question);
  void say_cards(const Question& question);

  const SetupRequest given_;
  SetupRequest setup_;
  std::string file_;
  const Rulebook& book_;
  const Words& words_;
  Terminal& terminal_;
  std::vector<Question> questions_;
  std::optional<setup::Judged> chosen_;
  int code_ = kFine;
};

}  // namespace omerta::cli
