// Reading the decisions out of the clauses.
#include "presentation/catalogue/decisions.h"

namespace omerta::catalogue {
namespace {

constexpr std::string_view kMark = "**Decision**";
constexpr std::string_view kPrinted = " (printed: ";
constexpr std::string_view kOption = "; option: ";
constexpr std::string_view kReason = "): ";

std::string without_code_marks(std::string_view text) {
  std::string plain;
  for (char c : text) {
    if (c != '`') plain += c;
  }
  return plain;
}

// The decision that is marked here, up to the next one or the end of the line.
Decision read(const ClauseText& clause, std::string_view text) {
  const std::size_t option = text.find(kOption);
  const std::size_t reason = text.find(kReason, option);
  if (!text.starts_with(kPrinted) || option == text.npos || reason == text.npos) return {};
  const std::size_t name = option + kOption.size();
  const std::string wanted = without_code_marks(text.substr(name, reason - name));
  return {.clause = &clause,
          .printed = std::string{text.substr(kPrinted.size(), option - kPrinted.size())},
          .option = wanted == "none" ? "" : wanted,
          .reason = std::string{text.substr(reason + kReason.size())}};
}

template <class Found>
void each_mark(const Catalogue& book, Found found) {
  for (const ClauseText& clause : book.clauses()) {
    for (const std::string& line : clause.lines) {
      for (std::size_t at = line.find(kMark); at != line.npos;) {
        const std::size_t begin = at + kMark.size();
        at = line.find(kMark, begin);
        found(clause, std::string_view{line}.substr(begin, at - begin));
      }
    }
  }
}

}  // namespace

std::vector<Decision> decisions(const Catalogue& book) {
  std::vector<Decision> all;
  each_mark(book, [&](const ClauseText& clause, std::string_view text) {
    Decision decision = read(clause, text);
    if (decision.clause != nullptr) all.push_back(std::move(decision));
  });
  return all;
}

int decisions_marked(const Catalogue& book) {
  int marks = 0;
  each_mark(book, [&](const ClauseText&, std::string_view) { ++marks; });
  return marks;
}

}  // namespace omerta::catalogue
