// The pages of the rules reader that are made from a rulebook itself and not from its catalogue:
// its cards, the order of play, the settings. Lines as values; whoever shows them draws them.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "words/message.h"

namespace omerta::catalogue {

struct Topic {  // what people call a part of the game, and the clauses that speak of it
  std::string_view word;
  std::string_view group;
};

struct Line {
  enum class Kind {
    title,    // with the number of copies, if there are several
    heading,  // a name of one's own; `after` in brackets
    text,     // a paragraph
    aside,    // a paragraph that matters less
    blank,
    row,      // one of a list; `label` is its number or empty, `after` in brackets
    point,    // one of a list, marked with a dot
    below,    // what belongs to the line above
    chain,    // `parts`, one after the other
    clauses,  // of the group `label`
    also,     // clauses elsewhere that name `label`
    options   // the setting `label`, or all of them
  };
  Kind kind = Kind::text;
  Message text{};
  std::string label{};
  Message after{};
  Messages parts{};
  std::string printed{};  // what is on the card itself, in the language of the box
  int copies = 1;
};
using Page = std::vector<Line>;

struct Entry {
  List words;  // what it is asked for by
  Page page;
};

struct Pages {
  std::span<const Topic> topics;
  Message how;                  // what may be asked for
  std::vector<Entry> pages;     // by one of these words
  std::vector<Entry> cards;     // by the ids of the form's cards
  std::string language_of_box;  // whose readers are told what is printed on a card; may be empty
};

}  // namespace omerta::catalogue
