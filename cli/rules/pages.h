// The pages of the rules reader that are made from a rulebook itself and not from its catalogue:
// its cards, the order of play, the settings.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "cli/commands/commands.h"
#include "cli/rules/catalogue.h"
#include "notation/book.h"

namespace omerta::cli {

struct Topic {  // what people call a part of the game, and the clauses that speak of it
  std::string_view word;
  std::string_view group;
};

class RulesPages {
 public:
  RulesPages(const RulesRequest& request, const Catalogue& book, const Words& words,
             Terminal& terminal)
      : request_{request}, book_{book}, words_{words}, terminal_{terminal} {}
  virtual ~RulesPages() = default;
  void print(const std::vector<const ClauseText*>& clauses);

  virtual bool knows(const std::string& about) const = 0;  // a card, a setting
  virtual bool turn_to(const std::string& about) = 0;      // false: there is no such page
  virtual std::vector<std::string> names() const = 0;      // of everything that has a page
  virtual std::span<const Topic> topics() const = 0;
  virtual std::string how() const = 0;  // what may be asked for

 protected:
  void print_clause(const ClauseText& clause, const std::string& edition);
  void print_group(std::string_view word) { print(book_.group(word)); }
  void print_also(const std::string& id);  // other clauses that name it
  // A setting, what it is about, and what each of its values means; the usual one is marked.
  void print_option(const notation::OptionInfo& info, const std::string& about,
                    const std::vector<std::string>& meanings);

  const RulesRequest& request_;
  const Catalogue& book_;
  const Words& words_;
  Terminal& terminal_;
};

std::unique_ptr<RulesPages> gorod_pages(const RulesRequest& request, const Catalogue& book,
                                        const Words& words, Terminal& terminal);
std::unique_ptr<RulesPages> mrakoszlap_pages(const RulesRequest& request, const Catalogue& book,
                                             const Words& words, Terminal& terminal);
std::unique_ptr<RulesPages> spytown_pages(const RulesRequest& request, const Catalogue& book,
                                          const Words& words, Terminal& terminal);

}  // namespace omerta::cli
