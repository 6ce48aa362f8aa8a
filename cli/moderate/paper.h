// Tokens or paper cards that are typed in: who holds each kind. Whoever is left holds the most
// common one.
#pragma once
#include <optional>
#include <vector>

#include "cli/moderate/desk.h"

namespace omerta::cli {

struct Kind {  // of what was dealt
  int id = 0;
  std::string name;
  int copies = 0;
};

// What each seat holds, by the ids; nothing if the moderator stopped. `question` is the key of the
// message that asks who holds a kind.
std::optional<std::vector<int>> paper_deal(Desk& desk, std::vector<Kind> kinds,
                                           std::string_view question);

enum class Dealer { paper, program, blind, unknown };
enum class Blindly { offered, not_offered };  // paper cards that the moderator does not see
Dealer ask_for_dealer(Desk& desk, Blindly blindly = Blindly::not_offered);

void say_how_to_hand_out(Desk& desk);  // what the program has dealt

// Every order of the things is equally likely; `stream` keeps two shuffles of one seed apart.
std::vector<int> shuffled(const std::vector<Kind>& kinds, std::uint64_t seed, std::uint64_t stream);

}  // namespace omerta::cli
