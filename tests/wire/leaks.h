// Leaks we plant into what makes and sends people's screens: each is a thing that presentation or
// wire could get wrong if it ever reached the game itself, or counted what it must not count.
// wire_leaks.patch puts them into a copy of the sources, which is built for leaks_test.cpp.
#pragma once
#include <algorithm>
#include <utility>

#include "engine/whole_game.h"

namespace omerta::wire {

// clang-format off
#define OMERTA_WIRE_LEAKS(X)                                                                      \
  X(numbers_count_the_unheard) X(hash_of_the_unheard) X(unheard_as_empty_line)                    \
  X(neighbour_hears_along) X(morning_knows_of_a_rescue) X(cause_before_the_end)                   \
  X(number_of_the_record) X(round_as_count_of_events) X(question_number_of_the_room)              \
  X(extra_space_for_a_night_act) X(longer_line_while_somebody_thinks) X(refusal_with_a_count)     \
  X(decoy_without_the_awake) X(decoy_only_if_somebody_is_awake)                                   \
  X(gorod_card_of_the_dead) X(gorod_awake_are_marked) X(gorod_danger_by_neighbour)                \
  X(gorod_circle_by_card) X(gorod_known_by_number) X(gorod_members_offered_first)                 \
  X(spytown_awake_are_marked) X(spytown_side_of_the_suspect) X(spytown_known_by_number)           \
  X(spytown_circle_by_token) X(spytown_hand_knows_the_holder)                                     \
  X(mrakoszlap_awake_are_marked) X(mrakoszlap_side_of_the_accused) X(mrakoszlap_cards_counted)    \
  X(mrakoszlap_known_by_number) X(mrakoszlap_circle_by_side) X(mrakoszlap_decoy_by_neighbour)    \
  X(timely_counts_the_unheard) X(pause_while_somebody_thinks)
// clang-format on

enum class Leak {
  none,
#define X(name) name,
  OMERTA_WIRE_LEAKS(X)
#undef X
};

inline Leak planted_leak = Leak::none;         // the test plants them one by one
inline const AnyGame* planted_game = nullptr;  // what no presentation can reach by itself
inline bool planted(Leak leak) { return leak == planted_leak && planted_game != nullptr; }

// Who is asked something at this moment.
inline bool is_asked(Seat seat) {
  for (unsigned lane = 0; lane < planted_game->lanes(); ++lane) {
    if (planted_game->prompt(lane, seat) != nullptr) return true;
  }
  return false;
}

}  // namespace omerta::wire
