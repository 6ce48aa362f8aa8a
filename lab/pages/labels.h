// What rows, results, cards and levels are called, in a reader's language.
#pragma once
#include <string>

#include "lab/document.h"
#include "words/words.h"

namespace omerta::lab {

class Labels {
 public:
  Labels(const Setting& setting, Language language);

  std::string deck() const { return deck_; }  // "3 mafiosi, 6 citizens and 1 commissioner"
  // The deck; of one that takes too many words only what differs from another.
  std::string deck_beside(const Setting& setting, const Setting& other) const;
  std::string result(const std::string& id) const;
  std::string kind(const std::string& id) const;  // a role, a token
  std::string card(const std::string& id) const;  // of the deck, or an action card
  const Words& words() const { return words_; }

 private:
  using Names = std::vector<std::pair<std::string, std::string>>;
  static std::string found(const Names& names, const std::string& id);

  const Words& words_;
  std::string deck_;
  Names results_, kinds_, cards_;
};

std::string levels_text(const Setting& setting);  // "town=detective, mafia=player"

}  // namespace omerta::lab
