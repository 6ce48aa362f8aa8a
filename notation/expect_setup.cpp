// Expectations about the setup: which errors and warnings it has, and which deck.
#include <fmt/format.h>

#include <algorithm>

#include "notation/expect_lines.h"
#include "notation/verbs.h"

namespace omerta::notation {
namespace {

using Codes = std::vector<std::string>;
using Deck = std::vector<std::pair<std::string, int>>;

Codes read_codes(Line& line) {
  Codes codes;
  do {
    codes.push_back(as_id(line.word("a code of the catalogue's section 7")));
  } while (line.accept(",") || line.accept("and"));
  std::sort(codes.begin(), codes.end());
  return codes;
}

Codes codes_of(const Casting& casting, bool warnings) {
  Codes codes;
  for (const Complaint& complaint : casting.complaints) {
    if (complaint.warning == warnings) codes.push_back(complaint.code);
  }
  std::sort(codes.begin(), codes.end());
  codes.erase(std::unique(codes.begin(), codes.end()), codes.end());
  return codes;
}

std::string deck_is(Line& line, Deck seen) {
  Deck wanted;
  do {
    const std::string role = line.word("a card");
    const int count = line.number("how many", 99);
    if (count > 0) wanted.emplace_back(role, count);
  } while (line.accept(",") || line.accept("and"));
  std::erase_if(seen, [](const auto& card) { return card.second == 0; });
  std::sort(wanted.begin(), wanted.end());
  std::sort(seen.begin(), seen.end());
  if (wanted == seen) return "";
  Codes words;
  for (const auto& [role, count] : seen) words.push_back(fmt::format("{} {}", role, count));
  return "the deck is " + join(words, ", ");
}

std::string setup_is(Line& line, const Casting& casting) {
  const Codes errors = codes_of(casting, false);
  const std::string seen = errors.empty() ? "" : "the errors are: " + join(errors, ", ");
  if (line.accept("refused")) {
    if (read_codes(line) == errors) return "";
    return errors.empty() ? "the setup is accepted" : seen;
  }
  if (line.accept("warns")) {
    const Codes warnings = codes_of(casting, true);
    const bool nothing = line.accept("nothing");
    if (nothing || line.accept("exactly")) {
      const Codes wanted = nothing ? Codes{} : read_codes(line);
      return wanted == warnings ? seen : "the warnings are: " + join(warnings, ", ");
    }
    for (const std::string& code : read_codes(line)) {
      if (std::find(warnings.begin(), warnings.end(), code) == warnings.end()) {
        return "the warnings are: " + join(warnings, ", ");
      }
    }
    return seen;
  }
  line.need("accepted");
  return seen;
}

}  // namespace

bool is_setup_expectation(Line line) {
  line.accept("now");
  return (line.sees("setup") &&
          (line.sees("refused", 1) || line.sees("accepted", 1) || line.sees("warns", 1))) ||
         (line.sees("deck") && line.sees("is", 1)) || (line.sees("cards") && line.sees("are", 1));
}

std::string hold_setup(Line& line, const Casting& casting) {
  line.accept("now");
  std::string failure;
  if (line.accept("deck")) {
    line.need("is");
    failure = deck_is(line, casting.deck);
  } else if (line.accept("cards")) {
    line.need("are");
    failure = deck_is(line, casting.cards);
  } else {
    line.need("setup");
    failure = setup_is(line, casting);
  }
  line.finish();
  return failure;
}

}  // namespace omerta::notation
