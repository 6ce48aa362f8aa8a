// Spytown: by which clause each fact is told, and from what it follows.
#include "tests/laws/causes.h"

#include "rulebooks/spytown/rules/clauses.h"
#include "rulebooks/spytown/rules/spytown.h"

namespace omerta::spytown::laws {
namespace {

using namespace omerta::laws;
using namespace clause;

// SPY-OUT-5 (1)  Who is named is who was meant, and by this cause (SPY-OUT-4).
template <Cause kCause>
bool meant_by(const Event& event, const Event& cause) {
  return event.what == static_cast<std::uint8_t>(kCause) && event.who == cause.whom;
}
bool by_ballot(const Event& event, const Event&) {
  return event.what == static_cast<std::uint8_t>(Cause::ballot);
}
bool questioned_alone(const Event& event, const Event& cause) {
  return by_ballot(event, cause) && cause.seats == Seats::of(event.who);
}
bool drawn_by_lot(const Event& event, const Event& cause) {
  return by_ballot(event, cause) && event.who == cause.who;
}
bool has_looked(const Event& event, const Event& cause) {
  return event.what == static_cast<std::uint8_t>(Cause::agent_exposed) && event.who == cause.who;
}
template <Cause kCause>
bool out_by(const Event& event, const Event& cause) {
  return event.much == static_cast<std::uint16_t>(kCause) && event.who == cause.who;
}
bool out_as_named(const Event& event, const Event& cause) {
  return event.who == cause.who && event.much == cause.what;
}
bool same_two(const Event& event, const Event& cause) {
  return event.who == cause.who && event.whom == cause.whom;
}
// SPY-SWAP-5  One of the two who have exchanged.
bool has_swapped(const Event& event, const Event& cause) {
  return event.who == cause.who || event.who == cause.whom;
}
// SPY-OUT-5 (2, 3)  A card that saves is played for the one who is named.
template <Card kCard>
bool saves(const Event& event, const Event& cause) {
  return event.what == static_cast<std::uint8_t>(kCard) && event.whom == cause.who;
}
bool is_last_shot(const Event& event, const Event& cause) {
  return event.what == static_cast<std::uint8_t>(Card::last_shot) && event.who == cause.who;
}
bool pointed_at_him(const Event& event, const Event& cause) { return event.whom == cause.whom; }
bool is_nobody(const Event& event, const Event&) { return event.whom == Seat::nobody; }
bool is_police_or_mafia(const Event& event, const Event&) {
  return event.what == static_cast<std::uint8_t>(Result::police) ||
         event.what == static_cast<std::uint8_t>(Result::mafia);
}
bool is_a_force(const Event& event, const Event& cause) {
  return is_police_or_mafia(event, cause) ||
         event.what == static_cast<std::uint8_t>(Result::new_gang);
}

const std::vector<Fact> kNone{kNothing};
const std::vector<Fact> kCounts{fact::ballots, fact::voted};
const std::vector<Fact> kOut{fact::eliminated, fact::expelled};

const std::vector<Origin>& setting() {
  static const std::vector<Origin> rows{
      {fact::tokens_announced, spy_setup_3, kNone, always},
      {fact::cards_announced, spy_card_2, kNone, always},
      {fact::token_dealt, spy_deal_2, kNone, always},
      {fact::token_dealt, spy_swap_5, {fact::swapped}, has_swapped},
      {fact::card_dealt, spy_card_6, kNone, always},
      {fact::card_dealt, spy_swap_6, {fact::swapped}, has_swapped},
      {fact::commander, spy_commander_1, kNone, always},
      {fact::commander, spy_commander_7, kNone, always},
      {fact::swapped, spy_swap_5, kNone, always},
      {fact::no_swap, spy_swap_2, kNone, always},
      {fact::round_began, spy_round_2, kNone, always},
      {fact::spoke, spy_police_3, kNone, always},
      {fact::game_over, spy_win_1, kOut, is_police_or_mafia},
      {fact::game_over, spy_gang_6, kOut, is_a_force},
      {fact::game_over, spy_win_1, {fact::recruited}, is<Result::mafia>, Seen::rarely},
      {fact::game_over, spy_gang_6, {fact::recruited}, is<Result::mafia>, Seen::rarely},
      {fact::game_over, spy_win_1, kNone, is<Result::police>, Seen::rarely},  // no mafia at all
      {fact::game_over, spy_win_5, kOut, is<Result::no_winners>},
      {fact::game_over, spy_gm_2, kNone, is<Result::abandoned>},
      {fact::revealed, spy_reveal_3, {fact::game_over}, always},
  };
  return rows;
}

const std::vector<Origin>& phases() {
  static const std::vector<Origin> rows{
      {fact::phase_opened, spy_card_18, kNone, is<Phase::start_of_game>},
      {fact::phase_opened, spy_round_1, kNone, is<Phase::agent_phase>},
      {fact::phase_opened, spy_gang_5, kNone, is<Phase::gang_recognition>},
      {fact::phase_opened, spy_round_1, kNone, is<Phase::mafia_phase>},
      {fact::phase_opened, spy_police_1, kNone, is<Phase::police_phase>},
      {fact::phase_opened, spy_card_15, kNone, is<Phase::start_window>},
      {fact::phase_opened, spy_police_3, kNone, is<Phase::discussion>},
      {fact::phase_opened, spy_vote_1, kNone, is<Phase::preliminary_ballot>},
      {fact::phase_opened, spy_vote_9, kNone, is<Phase::questioning>},
      {fact::phase_opened, spy_vote_10, kNone, is<Phase::final_ballot>},
      {fact::phase_opened, spy_vote_12, kNone, is<Phase::renewed_discussion>},
      {fact::phase_opened, spy_vote_13, kNone, is<Phase::lot>},
      {fact::phase_opened, spy_police_2, kNone, is<Phase::verdict>},
      {fact::phase_opened, spy_card_15, kNone, is<Phase::end_window>},
      {fact::phase_opened, spy_police_2, kNone, is<Phase::close>},
      {fact::phase_closed, spy_round_1, kNone, is<Phase::agent_phase>},
      {fact::phase_closed, spy_gang_5, kNone, is<Phase::gang_recognition>},
      {fact::phase_closed, spy_round_1, kNone, is<Phase::mafia_phase>},
      {fact::window_opened, spy_vest_2, kNone, is<Window::vest>},
      {fact::window_opened, spy_bandage_2, kNone, is<Window::bandage>},
      {fact::window_opened, spy_large_2, kNone, is<Window::last_shot_right>},
      {fact::window_opened, spy_kids_3, kNone, is<Window::last_shot_right>},
      {fact::window_opened, spy_last_2, kNone, is<Window::last_shot>},
      {fact::window_closed, spy_card_15, kNone, always},
  };
  return rows;
}

const std::vector<Origin>& at_night() {
  static const std::vector<Origin> rows{
      {fact::awake, spy_agent_1, kNone, is<Phase::agent_phase>},
      {fact::awake, spy_gang_5, kNone, is<Phase::gang_recognition>},
      {fact::awake, spy_mafia_2, kNone, is<Phase::mafia_phase>},
      {fact::awake, spy_recruit_5, kNone, is<Phase::mafia_phase>},
      {fact::awake, spy_out_3, kNone, always},
      {fact::looked, spy_agent_2, kNone, always},
      {fact::no_look, spy_agent_4, kNone, always},
      {fact::token_seen, spy_agent_3, {fact::looked}, same_two},
      {fact::token_seen, spy_swap_5, {fact::swapped}, has_swapped},
      {fact::token_seen, spy_wiretap_2, {fact::card_played}, same_two},
      {fact::exposed, spy_small_4, {fact::looked}, same_who},
      {fact::exposed, spy_small_5, {fact::looked}, same_who},
      {fact::pointed, spy_mafia_4, kNone, always},
      {fact::pointed, spy_gm_4, kNone, is_nobody},
      {fact::pointed, spy_recruit_4, kNone, is_nobody},
      {fact::chosen, spy_mafia_4, {fact::pointed}, pointed_at_him},
      {fact::chosen, spy_mafia_5, {fact::pointed}, pointed_at_him},
      {fact::chosen, spy_recruit_4, {fact::recruited}, is_nobody},
      {fact::chosen, spy_recruit_4, kNone, always},
      {fact::recruitment, spy_recruit_5, kNone, always},
      {fact::recruited, spy_recruit_5, kNone, always},
      {fact::nobody_chosen, spy_police_1, kNone, always},
  };
  return rows;
}

const std::vector<Origin>& votes() {
  static const std::vector<Origin> rows{
      {fact::ballots, spy_vote_4, kNone, always},
      {fact::ballot, spy_vote_4, kNone, always},
      {fact::voted, spy_commander_3, kNone, always},
      {fact::missed_vote, spy_vote_15, kNone, always},
      {fact::suspects, spy_vote_5, kCounts, always},
      {fact::suspects, spy_vote_6, {fact::ballots, fact::voted, fact::lot_drawn}, always},
      {fact::suspects, spy_vote_7, kCounts, always},
      {fact::suspects, spy_commander_4, {fact::voted}, always},
      {fact::suspects, spy_kids_4, kCounts, always},
      {fact::floor, spy_vote_9, kNone, always},
      {fact::defended, spy_vote_9, kNone, always},
      {fact::waived, spy_vote_9, kNone, always},
      {fact::tied, spy_vote_12, {fact::ballots, fact::voted, fact::suspects}, always},
      {fact::vote_moved, spy_vote_12, {fact::tied}, always},
      {fact::lot_drawn, spy_vote_6, kCounts, always},
      {fact::lot_drawn, spy_vote_13, {fact::tied}, who_was_among},
      {fact::nobody_eliminated, spy_vote_8, kNone, always},
      {fact::named, spy_vote_11, kCounts, by_ballot},
      {fact::named, spy_kids_4, kCounts, by_ballot},
      {fact::named, spy_vote_7, {fact::suspects}, questioned_alone},
      {fact::named, spy_vote_12, {fact::vote_moved}, by_ballot},
      {fact::named, spy_vote_13, {fact::lot_drawn}, drawn_by_lot},
      {fact::named, spy_commander_4, {fact::voted}, by_ballot},
      {fact::named, spy_commander_5, {fact::voted}, by_ballot},
      {fact::named, spy_commander_9, {fact::voted}, by_ballot},
  };
  return rows;
}

const std::vector<Origin>& leaving() {
  static const std::vector<Origin> rows{
      {fact::named, spy_mafia_9, {fact::chosen}, meant_by<Cause::mafia>},
      {fact::named, spy_corner_2, {fact::card_played}, meant_by<Cause::corner_shot>},
      {fact::named, spy_last_3, {fact::card_played}, meant_by<Cause::last_shot>},
      {fact::named, spy_large_3, {fact::fired}, meant_by<Cause::last_shot>},
      {fact::named, spy_kids_3, {fact::fired}, meant_by<Cause::last_shot>},
      {fact::named, spy_small_4, {fact::looked}, has_looked},
      {fact::fired, spy_large_3, {fact::eliminated}, same_who},
      {fact::fired, spy_kids_3, {fact::eliminated}, same_who},
      {fact::saved, spy_vest_3, {fact::card_played}, same_who},
      {fact::saved, spy_bandage_3, {fact::card_played}, who_was_meant},
      {fact::ruled, spy_gm_1, kNone, always},
      {fact::card_allowed, spy_gm_1, kNone, always},
      {fact::card_forbidden, spy_gm_1, kNone, always},
      {fact::named, spy_card_10, {fact::card_shown}, same_who},
      {fact::eliminated, spy_gm_1, {fact::ruled}, out_by<Cause::ruling>},
      {fact::expelled, spy_card_10, {fact::card_shown}, same_who},
      {fact::eliminated, spy_out_5, {fact::named}, out_as_named},
      {fact::eliminated, spy_small_4, {fact::named}, out_as_named},
      {fact::eliminated, spy_card_10, {fact::card_shown}, out_by<Cause::wrong_phase>},
      {fact::expelled, spy_gm_4, kNone, always},
      {fact::card_shown, spy_commander_1, kNone, is<Card::commander>},
      {fact::card_shown, spy_swap_1, kNone, is<Card::role_swap>},
      {fact::card_shown, spy_card_10, kNone, always},
      {fact::card_shown, spy_gang_7, kOut, same_who},
      {fact::card_shown, spy_reveal_3, {fact::game_over}, is<Card::commander>},
      {fact::card_played, spy_vest_3, {fact::named}, saves<Card::vest>},
      {fact::card_played, spy_bandage_3, {fact::named}, saves<Card::bandage>},
      {fact::card_played, spy_last_3, {fact::eliminated}, is_last_shot},
      {fact::card_played, spy_wiretap_2, kNone, is<Card::wiretap>},
      {fact::card_played, spy_corner_2, kNone, is<Card::corner_shot>},
      {fact::card_played, spy_kidnap_2, kNone, is<Card::kidnapping>},
      {fact::card_played, spy_arrest_2, kNone, is<Card::arrest>},
      {fact::card_played, spy_shelter_5, kNone, is<Card::shelter>},
      {fact::card_played, spy_safe_2, kNone, is<Card::safe_conduct>},
      {fact::card_removed, spy_safe_3, kNone, is<Card::safe_conduct>},
      {fact::card_removed, spy_arrest_2, kNone, is<Card::arrest>},
      {fact::card_removed, spy_kidnap_2, kNone, is<Card::kidnapping>},
      {fact::card_removed, spy_shelter_5, kNone, is<Card::shelter>},
  };
  return rows;
}

// What may follow from nothing.
const std::vector<Fact> kBeginnings{fact::tokens_announced,
                                    fact::cards_announced,
                                    fact::token_dealt,
                                    fact::card_dealt,
                                    fact::commander,
                                    fact::swapped,
                                    fact::no_swap,
                                    fact::round_began,
                                    fact::spoke,
                                    fact::game_over,
                                    fact::phase_opened,
                                    fact::phase_closed,
                                    fact::window_opened,
                                    fact::window_closed,
                                    fact::awake,
                                    fact::looked,
                                    fact::no_look,
                                    fact::pointed,
                                    fact::chosen,
                                    fact::recruitment,
                                    fact::recruited,
                                    fact::nobody_chosen,
                                    fact::ballots,
                                    fact::ballot,
                                    fact::voted,
                                    fact::missed_vote,
                                    fact::floor,
                                    fact::defended,
                                    fact::waived,
                                    fact::nobody_eliminated,
                                    fact::ruled,
                                    fact::card_allowed,
                                    fact::card_forbidden,
                                    fact::expelled,
                                    fact::card_shown,
                                    fact::card_played,
                                    fact::card_removed};

}  // namespace

Causes causes() {
  static const std::vector<Origin> all = [] {
    std::vector<Origin> rows;
    for (const auto& part : {setting(), phases(), at_night(), votes(), leaving()}) {
      rows.insert(rows.end(), part.begin(), part.end());
    }
    return rows;
  }();
  return {number::recruited, fact::round_began, all, kBeginnings};
}

}  // namespace omerta::spytown::laws
