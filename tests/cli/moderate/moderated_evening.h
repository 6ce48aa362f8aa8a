// An evening moderated in a terminal, by somebody who types at random what a moderator may type;
// and what the table is not to read on his screen.
#pragma once
#include <array>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "chance/dice.h"
#include "notation/record.h"
#include "tests/cli/session.h"
#include "tests/terminal/emulated.h"
#include "words/words.h"

namespace omerta::cli {

// What stands on the screen only for the moderator: a part of the sentence in English.
inline constexpr std::array kForTheModeratorAlone{"Awake now:",
                                                  "For the eyes of",
                                                  "For your eyes only",
                                                  "What happened in the night:",
                                                  "Who? (“-”: nobody)",
                                                  "on the shoulder and cross your wrists",
                                                  "Without a word, touch",
                                                  "Already seen by",
                                                  "Condemned by the ballot"};

// The lines of a setup, with cards dealt at random.
std::string dealt_record(const std::string& head, std::uint64_t seed);

class ModeratedEvening {
 public:
  ModeratedEvening(const std::string& record, std::uint64_t seed);

  // Answers so many questions, or fewer if the game ends, and looks at the screen before each.
  void walk(int questions);

  int days() const { return days_; }  // how often the table looked about
  bool over() const { return over_; }
  const std::string& leak() const { return leak_; }  // the first thing that should not be seen

 private:
  enum class Eyes { open, speaking, shut, alone };  // alone: a page that was asked for

  Eyes eyes() const;
  void read_record();
  void look();
  void judge(const std::string& seen);
  void judge_sentences(const std::string& seen);
  void judge_held(const std::string& seen);
  std::string answer();
  std::string by_the_rules();
  bool asks(std::string_view key, const Args& args = {}) const;
  bool is_public(std::string_view name, std::string_view thing) const;
  void complain(const std::string& what, const std::string& seen);

  Folder folder_;
  chance::Dice dice_;
  terminal::Emulated terminal_;
  notation::Record record_;
  Chronicle chronicle_;
  const Words& words_;
  std::string before_;                   // what was seen while the words were being said
  std::size_t heard_before_ = 0;         // and how much everyone had heard then
  std::set<std::string> open_lines_;     // what everyone has heard, and cannot unhear
  std::vector<std::string> shut_lines_;  // what not everyone has
  std::vector<std::string> done_;        // what was done with the eyes shut
  std::string played_;                   // who has just laid a card on the table
  std::string leak_;
  int days_ = 0;
  bool over_ = false;
};

}  // namespace omerta::cli
