// Drawing a rulebook's own pages for the rules reader, and its clauses.
#pragma once
#include <string>
#include <vector>

#include "cli/rules/rules.h"
#include "cli/terminal/called_as.h"
#include "presentation/catalogue/catalogue.h"
#include "presentation/catalogue/page.h"
#include "presentation/setup/form.h"

namespace omerta::cli {

class RulesPages {
 public:
  RulesPages(const RulesRequest& request, const catalogue::Catalogue& book, const Words& words,
             Terminal& terminal);

  bool knows(const std::string& about) const {
    return find(about) != nullptr || is_settings(about);
  }
  bool turn_to(const std::string& about);  // false: there is no such page
  std::vector<std::string> names() const;  // of everything that has a page
  std::span<const catalogue::Topic> topics() const { return pages_.topics; }
  std::string how() const { return words_.said(for_typing(pages_.how)); }  // what may be asked for

  void print(const std::vector<const catalogue::ClauseText*>& clauses);

 private:
  const catalogue::Page* find(const std::string& about) const;
  const setup::Card* card_named(const std::string& about) const;
  bool is_settings(const std::string& about) const;  // all of them, or one
  std::string title_of(const catalogue::Line& line) const;
  std::string with_brackets(const catalogue::Line& line) const;
  std::string joined(const catalogue::Line& line, std::string_view with) const;

  void print(const catalogue::Line& line);
  void print_row(const catalogue::Line& line);
  void print_clause(const catalogue::ClauseText& clause, const std::string& edition);
  void print_also(const std::string& id);  // other clauses that name it
  void print_options(const std::string& only);
  void print_option(const setup::Field& field);

  const RulesRequest& request_;
  const catalogue::Catalogue& book_;
  const Words& words_;
  Terminal& terminal_;
  const catalogue::Pages pages_;
  const setup::Form form_;
  int wide_ = 2;  // numbers of rows, which stand a little apart if some have none
};

}  // namespace omerta::cli
