// What was chosen for a game, as it comes in: {"rulebook": "…", "seats": 10, …}. What is of another
// form is refused with the reason and the field; whether what it names exists is for the rulebook
// to say, with a complaint (presentation/setup/begin.h).
#pragma once
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <tl/expected.hpp>

#include "presentation/setup/form.h"
#include "wire/received/command.h"

namespace omerta::wire {

inline constexpr std::size_t kLongestChosen = 64 * 1024;  // bytes, as all of these
inline constexpr std::size_t kLongestId = 64;
inline constexpr std::size_t kLongestName = 120;  // of a person
inline constexpr std::size_t kLongestDefinition = 16 * 1024;
inline constexpr std::size_t kMostSettings = 128;
inline constexpr std::size_t kMostCounted = 64;  // kinds of cards
inline constexpr std::size_t kMostDefinitions = 16;
inline constexpr std::size_t kMostPlayers = kSeats;
inline constexpr std::int64_t kMostCopies = 99;

struct Unread {
  Fault fault{};
  std::string_view field{};  // of a field that is wrong or missing; empty: none of them
};

tl::expected<setup::Chosen, Unread> read_chosen(std::string_view text);

}  // namespace omerta::wire
