// The rule catalogues as they are built into the program: clauses by id, sections, search.
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace omerta::catalogue {

struct Volume {  // one catalogue, line by line
  std::string_view name;
  std::span<const std::string_view> lines;
};
std::span<const Volume> catalogue_texts();

struct ClauseText {
  std::string id;                  // GOR-NURSE-2
  std::string title;               // "Occasions.", where the catalogue gives one
  std::string about;               // "both, rule"
  std::string source;              // where the rulebooks say it
  std::string section;             // the heading it stands under
  std::vector<std::string> lines;  // its text, without the id
};

class Catalogue {
 public:
  static const Catalogue* find(std::string_view rulebook);

  const std::string& name() const { return name_; }
  const std::string& prefix() const { return prefix_; }  // "GOR"
  const std::vector<ClauseText>& clauses() const { return clauses_; }
  const ClauseText* clause(std::string_view id) const;                // in any case, prefix or not
  std::vector<const ClauseText*> group(std::string_view word) const;  // GOR-WORD-1, -2, ...
  std::vector<std::string> groups() const;
  std::vector<const ClauseText*> search(std::string_view words) const;  // see word_in
  std::string option_clause(std::string_view option) const;             // of the table of options

 private:
  explicit Catalogue(const Volume& volume);
  void read(std::string_view line);
  void file_rows();

  std::string name_;
  std::string prefix_;
  std::string section_;
  bool in_clause_ = false;
  std::span<const std::string_view> lines_;
  std::vector<ClauseText> clauses_;
  std::vector<ClauseText> rows_;  // of the clause that is being read
};

// Where the word, or several in a row, stands in the text: as a word, perhaps with an ending
// ("mirror" in "mirrors"), not as a part of another ("witch" in "switched"); npos if nowhere.
std::size_t word_in(std::string_view text, std::string_view word);

}  // namespace omerta::catalogue
