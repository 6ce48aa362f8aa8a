// Expectations about the setup: which errors and warnings it has, and which deck.
#include <fmt/format.h>

#include <algorithm>

#include "notation/scenario/expect_lines.h"
#include "notation/scenario/verbs.h"

namespace omerta::notation {
namespace {

using Codes = std::vector<std::string>;
using Deck = std::vector<std::pair<std::string, int>>;

Codes read_codes(Line& line, const Book& book) {
  Codes codes;
  do {
    const Where place = line.place();
    codes.push_back(as_id(line.word("fault.want.code")));
    if (book.knows_complaint(codes.back())) continue;
    throw Misread(place, {"fault.scenario.no-code", {{"name", codes.back()}}});
  } while (line.accept(",") || line.accept("and"));
  return codes;
}

// Each once, in the order in which they are told.
Codes codes_of(const Casting& casting, bool warnings) {
  Codes codes;
  for (const Complaint& complaint : casting.complaints) {
    const bool known = std::find(codes.begin(), codes.end(), complaint.code) != codes.end();
    if (complaint.warning == warnings && !known) codes.push_back(complaint.code);
  }
  return codes;
}

Codes sorted(Codes codes) {
  std::sort(codes.begin(), codes.end());
  return codes;
}

Message deck_is(Line& line, const Book& book, const Casting& casting, Deck seen) {
  Deck wanted;
  do {
    const Where place = line.place();
    const std::string role = line.word("fault.want.card");
    if (!book.find_role(casting, role)) {
      throw Misread(place, {"fault.card.not-here", {{"name", role}}});
    }
    const int count = line.number("fault.want.how-many", 99);
    if (count > 0) wanted.emplace_back(book.plain_word(casting, role), count);
  } while (line.accept(",") || line.accept("and"));
  std::erase_if(seen, [](const auto& card) { return card.second == 0; });
  std::sort(wanted.begin(), wanted.end());
  std::sort(seen.begin(), seen.end());
  if (wanted == seen) return {};
  Codes words;
  for (const auto& [role, count] : seen) words.push_back(fmt::format("{} {}", role, count));
  return {"fault.check.deck", {{"text", join(words, ", ")}}};
}

Message told_errors(const Codes& codes) {
  return {"fault.check.errors", {{"text", join(codes, ", ")}}};
}

Message told_warnings(const Codes& codes) {
  return {"fault.check.warnings", {{"text", join(codes, ", ")}}};
}

Message warnings_are(const Codes& wanted, const Codes& seen) {
  if (sorted(wanted) == sorted(seen)) return {};
  return seen.empty() ? Message{"fault.check.no-warnings"} : told_warnings(seen);
}

// "setup refused A, B", "setup refused in order A, B", and the warnings beside: "; warns C".
Message setup_refused(Line& line, const Book& book, const Casting& casting) {
  const bool in_order = line.accept("in");
  if (in_order) line.need("order");
  const Codes wanted = read_codes(line, book);
  const Codes seen = codes_of(casting, false);
  Message failure;
  if (in_order ? wanted != seen : sorted(wanted) != sorted(seen)) {
    failure = seen.empty() ? Message{"fault.check.setup-accepted"} : told_errors(seen);
  }
  if (!line.accept(";")) return failure;
  line.need("warns");
  const Codes beside = line.accept("nothing") ? Codes{} : read_codes(line, book);
  return failure.empty() ? warnings_are(beside, codes_of(casting, true)) : failure;
}

Message setup_is(Line& line, const Book& book, const Casting& casting) {
  if (line.accept("refused")) return setup_refused(line, book, casting);
  const Codes errors = codes_of(casting, false);
  const Message seen = errors.empty() ? Message{} : told_errors(errors);
  if (line.accept("warns")) {
    const Codes warnings = codes_of(casting, true);
    const bool nothing = line.accept("nothing");
    if (nothing || line.accept("exactly")) {
      const Codes wanted = nothing ? Codes{} : read_codes(line, book);
      const Message failure = warnings_are(wanted, warnings);
      return failure.empty() ? seen : failure;
    }
    for (const std::string& code : read_codes(line, book)) {
      if (std::find(warnings.begin(), warnings.end(), code) == warnings.end()) {
        return told_warnings(warnings);
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

Message hold_setup(Line& line, const Book& book, const Casting& casting) {
  line.accept("now");
  Message failure;
  if (line.accept("deck")) {
    line.need("is");
    failure = deck_is(line, book, casting, casting.deck);
  } else if (line.accept("cards")) {
    line.need("are");
    failure = deck_is(line, book, casting, casting.cards);
  } else {
    line.need("setup");
    failure = setup_is(line, book, casting);
  }
  line.finish();
  return failure;
}

}  // namespace omerta::notation
