// Leaks we plant ourselves, each the kind of thing an engine like this gets wrong. The rules know
// nothing of them: leaks.patch puts them into a copy of the rules, which is built for the test that
// has to find every one (leaks_test.cpp).
#pragma once

namespace omerta {

// clang-format off
#define OMERTA_LEAKS(X)                                                                           \
  X(dead_role_not_called) X(empty_call_closes_at_once) X(killed_not_offered)                      \
  X(only_the_shot_offered_to_heal) X(members_not_offered) X(cures_not_offered)                    \
  X(refusal_names_the_killed) X(healing_announced) X(saving_announced) X(companion_told)          \
  X(victim_told) X(first_shot_named) X(members_named_first) X(walker_sees_no_hands)               \
  X(walker_sees_second_choice) X(walker_not_asked) X(window_only_if_used)                         \
  X(dead_walker_closes_window) X(lawyer_listed) X(arrested_not_asked) X(arrest_told_anyway)       \
  X(no_answer_says_why) X(dead_see_hands) X(uncounted_hand_marked) X(record_number_shown)         \
  X(answer_to_the_clan) X(alibi_bars_nomination) X(victory_in_the_night) X(handover_by_shots)     \
  X(ballot_shown_early) X(weight_on_ballot) X(clan_told_of_jam)
// clang-format on

enum class Leak {
  none,
#define X(name) name,
  OMERTA_LEAKS(X)
#undef X
};

inline Leak planted_leak = Leak::none;  // the test plants them one by one
inline bool planted(Leak leak) { return leak == planted_leak; }

}  // namespace omerta
