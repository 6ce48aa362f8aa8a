// Gorod: by which clause each fact is told, and from what it follows.
#include "tests/laws/causes.h"

#include "rulebooks/gorod/rules/clauses.h"
#include "rulebooks/gorod/rules/gorod.h"

namespace omerta::gorod::laws {
namespace {

using namespace omerta::laws;
using namespace clause;

// GOR-NIGHT-10  A shot is fired by whoever pointed at its target.
bool was_aimed_at(const Event& event, const Event& cause) {
  return cause.fact == fact::pointed ? cause.whom == event.who : cause.seats.has(event.who);
}
// GOR-HOUSE-3 (GUARD)  It reaches its target, or the one who stands before him.
bool was_reached(const Event& event, const Event& cause) {
  return event.who == (cause.fact == fact::redirected ? cause.whom : cause.who);
}
template <Reason kReason>
bool because(const Event& event, const Event& cause) {
  return event.much == static_cast<std::uint16_t>(kReason) && was_reached(event, cause);
}
template <Reason kReason>
bool chosen_because(const Event& event, const Event& cause) {
  return event.much == static_cast<std::uint16_t>(kReason) && cause.seats.has(event.who);
}
template <Reason kReason>
bool void_because(const Event& event, const Event& cause) {
  return event.much == static_cast<std::uint16_t>(kReason) && event.who == cause.who;
}
template <Reason kReason>
bool no_shot_because(const Event& event, const Event&) {
  return event.much == static_cast<std::uint16_t>(kReason);
}
template <Sign kSign>
bool signs(const Event& event, const Event& cause) {
  return event.what == static_cast<std::uint8_t>(kSign) && same_who(event, cause) &&
         cause.seats.covers(event.seats);
}
bool answers(const Event& event, const Event& cause) {
  return event.what != static_cast<std::uint8_t>(Sign::none) && same_who(event, cause) &&
         cause.seats.covers(event.seats);
}
bool drawn_or_counted(const Event& event, const Event& cause) {
  return cause.fact == fact::ballots || cause.who == event.who;
}
bool of_a_clan(const Event& event, const Event&) {
  return event.what == static_cast<std::uint8_t>(Result::mafia) ||
         event.what == static_cast<std::uint8_t>(Result::yakuza);
}
bool of_a_loner(const Event& event, const Event&) {
  return event.what == static_cast<std::uint8_t>(Result::maniac) ||
         event.what == static_cast<std::uint8_t>(Result::house);
}

const std::vector<Fact> kNone{kNothing};
const std::vector<Fact> kShots{fact::shot, fact::redirected};
const std::vector<Fact> kLeft{fact::dawn, fact::eliminated, fact::withdrawn};

const std::vector<Origin>& setting() {
  static const std::vector<Origin> rows{
      {fact::deck_announced, gor_deck_14, kNone, always},
      {fact::card_dealt, gor_deal_2, kNone, always},
      {fact::withdrawn, gor_moderator_8, kNone, always},
      {fact::moderator_appointed, gor_moderator_4, kNone, always},
      {fact::game_over, gor_win_2, kLeft, is<Result::town>},
      {fact::game_over, gor_win_3, kLeft, is<Result::mafia>},
      {fact::game_over, gor_win_5, kLeft, of_a_clan},
      {fact::game_over, gor_win_6, kLeft, of_a_clan},
      {fact::game_over, gor_win_7, kLeft, of_a_loner},
      {fact::game_over, gor_win_8, kLeft, of_a_loner},
      {fact::game_over, gor_win_10, kLeft, is<Result::draw>},
      {fact::game_over, gor_win_12, {fact::dawn}, is<Result::draw>},  // nobody has gone since
      {fact::card_shown, gor_win_11, {fact::game_over}, always},
  };
  return rows;
}

const std::vector<Origin>& by_day() {
  static const std::vector<Origin> rows{
      {fact::dawn, gor_dawn_1, kNone, always},
      {fact::mafia_appeared, gor_first_1, kNone, always},
      {fact::day_opened, gor_phase_2, kNone, always},
      {fact::nominated, gor_day_2, kNone, always},
      {fact::supported, gor_day_6, kNone, always},
      {fact::no_candidate, gor_day_3, kNone, always},
      {fact::spoke, gor_day_5, kNone, always},
      {fact::vote_opened, gor_vote_1, kNone, is<1>},
      {fact::vote_opened, gor_vote_5, kNone, is<2>},
      {fact::ballots, gor_vote_3, kNone, always},
      {fact::ballot, gor_vote_3, kNone, is<0>},
      {fact::ballot, gor_vote_9, kNone, is<1>},  // cast by the clock
      {fact::total, gor_house_4, kNone, always},
      {fact::vote_tied, gor_vote_5, kNone, is<1>},
      {fact::vote_tied, gor_vote_6, kNone, is<2>},
      {fact::drawn, gor_vote_6, {fact::ballots}, always},
      {fact::eliminated, gor_vote_7, {fact::ballots, fact::drawn}, drawn_or_counted},
      {fact::eliminated, gor_house_4, {fact::eliminated}, always},  // AVENGE
      {fact::alibi_announced, gor_vote_10, {fact::given_alibi}, same_who},
      {fact::no_elimination, gor_day_4, kNone, is<Reason::no_candidates>},
      {fact::no_elimination, gor_vote_6, kNone, is<Reason::second_tie>},
      {fact::no_elimination, gor_vote_10, kNone, is<Reason::alibi>},
  };
  return rows;
}

const std::vector<Origin>& at_night() {
  static const std::vector<Origin> rows{
      {fact::night_fell, gor_night_1, kNone, always},
      {fact::call_opened, gor_night_2, kNone, always},
      {fact::call_closed, gor_night_1, kNone, always},
      {fact::group_awake, gor_first_5, kNone, always},
      {fact::group_awake, gor_mafia_2, kNone, always},
      {fact::pointed, gor_mafia_2, kNone, always},
      {fact::pointed, gor_sleepwalker_6, kNone, always},
      {fact::pointed, gor_moderator_9, kNone, always},
      {fact::chose, gor_night_3, kNone, always},
      {fact::answer, gor_night_11, {fact::chose}, signs<Sign::none>},
      {fact::answer, gor_don_2, {fact::chose}, answers},
      {fact::answer, gor_commissioner_2, {fact::chose}, answers},
      {fact::answer, gor_journalist_1, {fact::chose}, answers},
      {fact::answer, gor_house_3, {fact::chose}, answers},
      {fact::arrested, gor_captain_7, {fact::held}, same_who},
      {fact::no_shot_tonight, gor_captain_7, kNone, always},
      {fact::came_to_nothing, gor_night_7, {fact::hit}, void_because<Reason::killed_tonight>},
      {fact::came_to_nothing, gor_night_11, {fact::held}, void_because<Reason::arrested>},
      {fact::came_to_nothing, gor_night_11, {fact::held}, void_because<Reason::held>},
      {fact::no_shot, gor_captain_6, {fact::jammed}, no_shot_because<Reason::jammed>},
      {fact::no_shot, gor_house_3, {fact::jammed}, no_shot_because<Reason::jammed>},
      {fact::no_shot, gor_mafia_3, kNone, no_shot_because<Reason::no_agreement>},
      {fact::sleepwalker_exposed, gor_sleepwalker_5, {fact::hit}, same_who},
      {fact::fell, gor_dawn_1, {fact::hit}, same_who},
  };
  return rows;
}

const std::vector<Origin>& effects() {
  static const std::vector<Origin> rows{
      {fact::shot, gor_night_10, {fact::pointed, fact::chose}, was_aimed_at},
      {fact::spared, gor_captain_5, {fact::shot}, because<Reason::arrested>},
      {fact::spared, gor_house_3, kShots, because<Reason::sheltered>},
      {fact::spared, gor_house_4, kShots, because<Reason::armour>},
      {fact::spared, gor_night_10, {fact::shot}, because<Reason::already_hit>},
      {fact::redirected, gor_house_3, {fact::shot}, same_who},
      {fact::hit, gor_night_10, kShots, was_reached},
      {fact::ruled, gor_house_9, kNone, always},
      {fact::hit, gor_house_9, {fact::ruled}, same_who},
      {fact::healed, gor_house_9, {fact::ruled}, same_who},
      {fact::healed, gor_nurse_1, {fact::chose}, who_was_among},
      {fact::not_healed, gor_nurse_1, {fact::chose}, chosen_because<Reason::not_shot>},
      {fact::not_healed, gor_sleepwalker_7, {fact::chose}, chosen_because<Reason::beyond_healing>},
      {fact::not_healed, gor_nurse_5, {fact::chose}, chosen_because<Reason::limit_used>},
      {fact::held, gor_captain_3, {fact::chose}, chosen_because<Reason::arrested>},
      {fact::held, gor_house_3, {fact::chose}, chosen_because<Reason::held>},
      {fact::sheltered, gor_captain_5, {fact::chose}, who_was_among},
      {fact::sheltered, gor_house_3, {fact::chose}, who_was_among},
      {fact::masked, gor_captain_4, {fact::chose}, who_was_among},
      {fact::masked, gor_house_3, {fact::chose}, who_was_among},
      {fact::jammed, gor_captain_6, {fact::chose}, who_was_among},
      {fact::jammed, gor_house_3, {fact::chose}, who_was_among},
      {fact::guarded, gor_house_3, {fact::chose}, who_was_among},
      {fact::given_alibi, gor_beauty_2, {fact::chose}, who_was_among},
  };
  return rows;
}

// What may follow from nothing.
const std::vector<Fact> kBeginnings{
    fact::deck_announced, fact::card_dealt,     fact::withdrawn,   fact::moderator_appointed,
    fact::dawn,           fact::mafia_appeared, fact::day_opened,  fact::nominated,
    fact::supported,      fact::no_candidate,   fact::spoke,       fact::vote_opened,
    fact::ballots,        fact::ballot,         fact::total,       fact::vote_tied,
    fact::no_elimination, fact::night_fell,     fact::call_opened, fact::call_closed,
    fact::group_awake,    fact::pointed,        fact::chose,       fact::no_shot_tonight,
    fact::no_shot,        fact::ruled};

}  // namespace

Causes causes() {
  static const std::vector<Origin> all = [] {
    std::vector<Origin> rows;
    for (const auto& part : {setting(), by_day(), at_night(), effects()}) {
      rows.insert(rows.end(), part.begin(), part.end());
    }
    return rows;
  }();
  return {number::ruled, fact::night_fell, all, kBeginnings};
}

}  // namespace omerta::gorod::laws
