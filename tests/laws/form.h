// The form of an event: which of its fields its fact has. What is told with a field that its fact
// does not have is a leak, whatever the field says.
#pragma once
#include <span>
#include <string>

#include "engine/event.h"

namespace omerta::laws {

enum Field : std::uint8_t { kWho = 1, kWhom = 2, kWhat = 4, kThem = 8, kMuch = 16 };

struct Form {
  Fact fact{};
  std::uint8_t fields = 0;  // those it has
};

inline std::uint8_t filled(const Event& event) {
  unsigned fields = 0;
  if (event.who != Seat::nobody) fields |= kWho;
  if (event.whom != Seat::nobody) fields |= kWhom;
  if (event.what != 0) fields |= kWhat;
  if (!event.seats.empty()) fields |= kThem;
  if (event.much != 0) fields |= kMuch;
  return static_cast<std::uint8_t>(fields);
}

// What is wrong with the form of an event; nothing if it is right.
inline std::string malformed(std::span<const Form> forms, const Event& event) {
  const std::string which = "fact " + std::to_string(int(event.fact));
  for (const Form& form : forms) {
    if (form.fact != event.fact) continue;
    const unsigned more = filled(event) & ~unsigned{form.fields};
    return more == 0 ? "" : which + " with fields it does not have: " + std::to_string(more);
  }
  return which + " has no form";
}

}  // namespace omerta::laws
