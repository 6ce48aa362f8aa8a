// Leaks we plant ourselves, each the kind of thing an engine like this gets wrong. The rules know
// nothing of them: leaks.patch and leaks-spytown.patch put them into a copy of the rules, which is
// built for the tests that have to find every one (leaks_test.cpp, spytown/leaks_test.cpp).
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

#define OMERTA_SPYTOWN_LEAKS(X)                                                                   \
  X(refusal_knows_the_look) X(refusal_knows_the_holder) X(no_look_told)                           \
  X(recruited_agent_not_called) X(looked_at_is_told) X(dead_see_the_token)                        \
  X(look_ends_the_phase) X(exposure_told_at_once) X(gang_shown_to_the_mafia) X(vote_shown_early)  \
  X(saved_token_shown) X(vest_window_by_holder) X(no_vest_window_when_it_is_out)                  \
  X(bandage_window_by_holder) X(bandage_asks_the_holder) X(bandage_asks_the_named)                \
  X(last_shot_by_holder) X(dead_card_shown) X(rerecruitment_shown) X(host_misses_the_exposed)     \
  X(gang_sees_the_mafia) X(rerecruited_listed) X(pointing_told) X(mafia_not_called_when_gone)     \
  X(gang_not_offered) X(rerecruited_not_offered) X(choice_ends_the_phase) X(deadlock_noticed)     \
  X(hands_counted) X(wiretap_told) X(nobody_chosen_counts) X(nobody_chosen_says_why)              \
  X(start_window_by_holder) X(declaration_told) X(end_window_by_holder) X(window_answer_told)     \
  X(window_ends_with_holder) X(recruited_agent_told) X(recruit_told)                              \
  X(public_dead_see_the_night) X(expelled_sees_the_night) X(gang_told_at_the_deal)                \
  X(mafia_told_at_the_deal) X(swapped_token_shown) X(mafia_lot_told)
// clang-format on

enum class Leak {
  none,
#define X(name) name,
  OMERTA_LEAKS(X) OMERTA_SPYTOWN_LEAKS(X)
#undef X
};

inline Leak planted_leak = Leak::none;  // the test plants them one by one
inline bool planted(Leak leak) { return leak == planted_leak; }

}  // namespace omerta
