// The rules as players are told them, in the reader's language: a clause in a sentence or two, the
// parts a rulebook has, and the whole of it on one page. The catalogues are for engineers.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "presentation/catalogue/catalogue.h"
#include "words/words.h"

namespace omerta::cli {

using catalogue::Catalogue;
using catalogue::ClauseText;

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

}  // namespace omerta::cli
