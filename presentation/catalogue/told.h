// The rules as players are told them, in the reader's language: a clause in a sentence or two, the
// parts a rulebook has, and the whole of it on one page. The catalogues are for engineers.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "presentation/catalogue/catalogue.h"
#include "presentation/catalogue/page.h"
#include "words/words.h"

namespace omerta::catalogue {

std::string told(std::string_view clause, const Words& words);  // by its id

// "GOR-NURSE-3", "SPY-VOTE-16" and others with the same word between the dashes.
struct RulePart {
  std::string title;
  std::vector<const ClauseText*> clauses;
};
std::vector<RulePart> parts(const Catalogue& book, const Words& words);

// The only edition that has this clause, or nothing if all do.
std::string only_edition(const ClauseText& clause, const List& editions);

// What to tell somebody before a first game, paragraph by paragraph.
List short_rules(const Catalogue& book, std::string_view edition, const Words& words);

// What people call a part of the game: a word for a topic, a part by its title, or the catalogue's
// own word for a group.
std::vector<const ClauseText*> part_called(std::string_view word, const Catalogue& book,
                                           std::span<const Topic> topics, const Words& words);

// Where the word stands in the rules as they are told; `exact`: or else in the catalogue.
enum class Search { told, exact };
std::vector<const ClauseText*> clauses_with(std::string_view word, const Catalogue& book,
                                            Search search, const Words& words);

}  // namespace omerta::catalogue
