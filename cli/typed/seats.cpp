// Seats by what is typed for them.
#include "cli/typed/seats.h"

#include <string>

#include "cli/typed/suggest.h"

namespace omerta::cli {
namespace {

// The only seat whose name, written this way, is the word or begins with it.
using Written = std::string (*)(std::string_view);
using Fits = bool (*)(std::string_view name, std::string_view word);
bool is(std::string_view name, std::string_view word) { return name == word; }
bool begins(std::string_view name, std::string_view word) { return name.starts_with(word); }

Seats seats_called(std::string_view word, const Names& names, Written written, Fits fits) {
  Seats found;
  for (std::size_t i = 0; i < names.seats.size(); ++i) {
    if (fits(written(names.seats[i]), written(word))) found |= Seats::of(static_cast<Seat>(i));
  }
  return found;
}

}  // namespace

// A whole name comes before a number and a number before a beginning; accents may be left out
// where that leaves no doubt.
std::optional<Seat> find_seat(std::string_view word, const Names& names) {
  const auto& seats = names.seats;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (seats[i] == word) return static_cast<Seat>(i);
  }
  bool doubtful = false;
  for (const Written written : {lowered, folded}) {
    const Seats found = seats_called(word, names, written, is);
    if (found.count() == 1) return *found;
    doubtful = doubtful || !found.empty();
  }
  if (const auto number = whole_number(word)) {
    const bool sits = *number >= 1 && *number <= static_cast<long long>(seats.size());
    return sits ? std::optional{static_cast<Seat>(*number - 1)} : std::nullopt;
  }
  if (doubtful || word.empty()) return {};
  for (const Written written : {lowered, folded}) {
    const Seats found = seats_called(word, names, written, begins);
    if (found.count() == 1) return *found;
  }
  return {};
}

}  // namespace omerta::cli
