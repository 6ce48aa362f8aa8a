// Leaks we plant ourselves, each the kind of thing an engine like this gets wrong. The rules know
// nothing of them: leaks-gorod.patch, leaks-spytown.patch, leaks-mrakoszlap.patch and, for mistakes
// of further kinds in all three, leaks-mistakes.patch put them into a copy of the rules, which is
// built for the tests that have to find every one (leaks_test.cpp here and in the folder of each
// rulebook).
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
  X(ballot_shown_early) X(weight_on_ballot) X(clan_told_of_jam)                                   \
  X(shrug_names_the_clouded) X(count_under_the_cloud) X(crossed_says_the_side)                    \
  X(answer_to_the_first_dead) X(totals_only_with_a_heavy_voter) X(mafia_ballots_first)            \
  X(alibi_names_the_beauty) X(armour_left_shown) X(exposed_told_to_the_awake)                     \
  X(arrested_see_no_hands) X(no_shot_for_a_house_arrest) X(arrest_told_though_void)               \
  X(killed_not_listed) X(no_second_window_when_jammed) X(withdrawn_sees_the_hands)                \
  X(refusal_knows_the_alibi) X(answer_noted_by_a_neighbour)

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
  X(mafia_told_at_the_deal) X(swapped_token_shown) X(mafia_lot_told)                              \
  X(penalised_sees_who_pointed) X(expelled_sees_who_pointed) X(expelled_card_shown)               \
  X(pointed_at_and_recruited) X(vest_question_vanishes) X(window_says_if_held)                    \
  X(recruited_gang_card_stays_covered) X(out_told_the_mafia_by_day) X(mafia_votes_shown_first)    \
  X(exchange_seen_by_the_agent) X(exchange_shows_the_card)                                        \
  X(recruited_not_wiretapped) X(refusal_knows_the_mafia) X(gang_noted_by_a_neighbour)             \
  X(recruit_sees_who_pointed)

#define OMERTA_MRAKOSZLAP_LEAKS(X)                                                                \
  X(refusal_knows_the_leech) X(refusal_knows_the_prison) X(refusal_hears_the_night)               \
  X(mafians_told_of_disagreement) X(day_gainer_named) X(dead_not_released_at) X(count_told)       \
  X(kovac_on_the_show) X(acquittal_with_its_count) X(lowered_hand_told) X(weight_on_the_hand)     \
  X(no_decoy_for_the_dead) X(no_decoy_for_the_used) X(cobra_told_at_once) X(jozin_told)           \
  X(muddied_one_told) X(decoys_without_a_pause) X(first_call_heard) X(jailer_learns_of_calls)     \
  X(al_capone_not_aimed_at) X(mirrors_offered_to_jozin) X(cobra_offered_less)                     \
  X(mafians_see_the_aim) X(healed_one_told) X(ban_told_at_night) X(jailed_one_told)               \
  X(atheist_is_no_exit) X(jailed_spyglass_sees) X(seen_in_the_order_of_calls)                     \
  X(neighbour_sees_the_mafian) X(doctors_night_announced) X(mafian_numbers_told)                  \
  X(plan_overheard) X(no_night_window_without_the_lord) X(mage_told_of_a_passage)                 \
  X(doctor_told_of_healing) X(saving_card_read_anyway) X(control_goes_with_the_powers)            \
  X(bomb_read_in_seat_order) X(bombed_one_named) X(masked_one_named)                              \
  X(bullets_numbered_as_fired) X(tunnel_numbers_read) X(aim_named) X(magnetised_one_named)        \
  X(saved_one_named) X(smelt_one_named) X(gainer_named) X(unread_lines_are_not_quiet)             \
  X(record_number_in_the_report) X(bullets_read_as_fired) X(smell_read_in_order)                  \
  X(seen_one_told) X(seen_with_a_mafian_card) X(matrix_waited_in_vain_read)                       \
  X(graves_opened_read) X(eaten_leech_read_anyway) X(day_control_goes_with_the_lord)              \
  X(murderer_not_accused) X(powerful_are_no_proxies) X(pair_read_at_the_gallows)                  \
  X(condemned_told) X(no_pause_without_the_astronomer) X(lapsed_pair_told)                        \
  X(dead_told_before_dawn) X(side_of_the_dead_shown) X(hand_of_the_dead_shown)                    \
  X(last_mafian_announced) X(kind_of_bullet_read) X(repeated_deal_told)                           \
  X(dead_named_as_they_fell) X(loss_says_which_bullet) X(gain_heard_by_the_leech)                 \
  X(slime_read_with_names_only) X(day_gain_read_with_names_only) X(bomb_read_with_names_only)     \
  X(dead_hear_the_calls) X(called_with_a_count) X(imprisoned_by_name)                             \
  X(sleeping_doctor_not_called) X(caught_with_the_total) X(tie_with_its_count)                    \
  X(saving_card_with_those_left) X(no_pause_with_a_pair) X(refusal_knows_the_magnet)              \
  X(mafia_noted_by_a_neighbour) X(losses_as_they_came)
// clang-format on

enum class Leak {
  none,
#define X(name) name,
  OMERTA_LEAKS(X) OMERTA_SPYTOWN_LEAKS(X) OMERTA_MRAKOSZLAP_LEAKS(X)
#undef X
};

inline Leak planted_leak = Leak::none;  // the test plants them one by one
inline bool planted(Leak leak) { return leak == planted_leak; }

}  // namespace omerta
