// Mrakoszlap: by which clause each fact is told, and from what it follows.
#include "tests/laws/causes.h"

#include "rulebooks/mrakoszlap/rules/clauses.h"
#include "rulebooks/mrakoszlap/rules/steps.h"

namespace omerta::mrakoszlap::laws {
namespace {

using namespace omerta::laws;
using namespace clause;

std::uint8_t byte_of(Type type) { return static_cast<std::uint8_t>(type); }

Course course_of(const Event& event) { return static_cast<Course>(event.what); }

// MRK-BULLET-3  After these a bullet flies on, or may still be stopped where it is.
bool flies_on(const Event& cause) {
  switch (course_of(cause)) {
    case Course::fired:
    case Course::pulled:
    case Course::passed:
    case Course::split:
    case Course::fragment:
    case Course::turned:
    case Course::broke: return true;
    default: return false;
  }
}
template <Course kCourse>
bool step(const Event& event, const Event& cause) {
  return course_of(event) == kCourse && flies_on(cause);
}
// MRK-BULLET-2  It happens where the bullet has come to.
template <Course kCourse>
bool stop(const Event& event, const Event& cause) {
  const Seat at = course_of(cause) == Course::turned ? cause.whom : cause.who;
  return step<kCourse>(event, cause) && event.who == at;
}
// MRK-BULLET-6  Each part is a part of what was split; alone it passes from where it is.
bool is_part(const Event& event, const Event& cause) {
  return course_of(event) == Course::fragment && course_of(cause) == Course::split &&
         event.who == cause.who;
}
bool is_exchange(const Event& event, const Event& cause) {
  return course_of(event) == Course::gain_treader && course_of(cause) == Course::cloud_treader;
}
// MRK-GLAZIER-1  For a Mirror of somebody else's.
bool is_new_glass(const Event& event, const Event& cause) {
  return course_of(event) == Course::gain_mirror && card_of(course_of(cause)) == Type::mirror &&
         event.who != cause.who;
}
// MRK-CALL-6  What was ordered, and at whom.
template <number::Ask kAsk>
bool ordered(const Event&, const Event& cause) {
  return static_cast<number::Ask>(cause.what) == kAsk;
}
template <number::Ask kAsk>
bool ordered_for(const Event& event, const Event& cause) {
  return ordered<kAsk>(event, cause) && event.who == cause.whom;
}
template <number::Ask kAsk>
bool ordered_gain(const Event& event, const Event& cause) {
  return course_of(event) == Course::gain_treader && ordered<kAsk>(event, cause) &&
         event.who == cause.who;
}
// MRK-BULLET-1  Whoever fires has aimed there, with the card that the shot names.
bool is_shot(const Event& event, const Event& cause) {
  return course_of(event) == Course::fired && event.whom == cause.who && event.who == cause.whom &&
         byte_of(type_of(sender_of(event))) == cause.much;
}
// MRK-REPORT-3  The step that is read is the step that was flown.
bool same_step(const Event& event, const Event& cause) {
  const bool numbered = course_of(event) != Course::passed && course_of(event) != Course::fired;
  return event.what == cause.what && (!numbered || event.much == cause.much) &&
         (event.who == Seat::nobody || event.who == cause.who);
}
bool same_smell(const Event& event, const Event& cause) {
  return mrakoszlap::is_smell(cause) && same_step(event, cause);
}
bool is_fired(const Event&, const Event& cause) { return course_of(cause) == Course::fired; }
bool is_caught(const Event&, const Event& cause) { return course_of(cause) == Course::caught; }
// MRK-REPORT-4  The copy that this step has cost, or given.
bool lost_in(const Event& event, const Event& cause) {
  return same_who(event, cause) && !is_gain(course_of(cause)) &&
         byte_of(card_of(course_of(cause))) == event.what && event.much == cause.much;
}
bool gained_in(const Event& event, const Event& cause) {
  return same_who(event, cause) && is_gain(course_of(cause)) &&
         event.much == number_part(cause.much);
}
bool read_of_gain(const Event& event, const Event& cause) {
  return is_gain(course_of(cause)) && event.what == byte_of(type_part(cause.much)) &&
         event.much == number_part(cause.much);
}
bool eaten_in(const Event&, const Event& cause) {
  return is_gain(course_of(cause)) && type_part(cause.much) == Type::cobra;
}
// MRK-EXCH-1  By day: the other of the two has lost one.
bool exchanged(const Event& event, const Event& cause) {
  return event.who != cause.who && cause.what == byte_of(Type::cloud_treader);
}
bool same_copy(const Event& event, const Event& cause) {
  return event.what == cause.what && event.much == cause.much;
}
bool smells(const Event& event, const Event& cause) {
  if (!ordered<number::Ask::throw_sock>(event, cause)) return false;
  switch (course_of(event)) {
    case Course::gas_mask:
    case Course::healed:
    case Course::cloud_treader:
    case Course::dead_player:
    case Course::dies: return true;
    default: return false;
  }
}
bool fell_in_flight(const Event& event, const Event& cause) {
  return cause.fact != fact::flight || (course_of(cause) == Course::dies && event.who == cause.who);
}

const std::vector<Fact> kNone{kNothing};
const std::vector<Fact> kFlight{fact::flight};
const std::vector<Fact> kOrdered{fact::ordered};
const std::vector<Fact> kByDay{fact::power_used, fact::volley};

const std::vector<Origin>& setting() {
  static const std::vector<Origin> rows{
      {fact::deck_announced, mrk_deck_6, kNone, always},
      {fact::card_dealt, mrk_deal_1, kNone, always},
      {fact::doctor_offset, mrk_deal_15, kNone, always},
      {fact::nightfall, mrk_phase_1, kNone, always},
      {fact::skipped, mrk_timelord_1, kNone, always},
      {fact::phase_opened, mrk_meet_1, kNone, is<Phase::mafia_meeting>},
      {fact::phase_opened, mrk_phase_2, kNone, is<Phase::night_open>},
      {fact::phase_opened, mrk_phase_2, kNone, is<Phase::night_calls>},
      {fact::phase_opened, mrk_end_1, kNone, is<Phase::night_resolution>},
      {fact::phase_opened, mrk_matrix_3, kNone, is<Phase::matrix_release>},
      {fact::phase_opened, mrk_end_1, kNone, is<Phase::night_gains>},
      {fact::phase_opened, mrk_phase_2, kNone, is<Phase::dawn>},
      {fact::phase_opened, mrk_phase_3, kNone, is<Phase::day_open>},
      {fact::phase_opened, mrk_accuse_1, kNone, is<Phase::accusations>},
      {fact::phase_opened, mrk_defend_1, kNone, is<Phase::defences>},
      {fact::phase_opened, mrk_ballot_1, kNone, is<Phase::ballot>},
      {fact::phase_opened, mrk_tie_1, kNone, is<Phase::tie_ballot>},
      {fact::phase_opened, mrk_verdict_1, kNone, is<Phase::verdict>},
      {fact::phase_opened, mrk_verdict_3, kNone, is<Phase::execution>},
      {fact::phase_opened, mrk_evening_1, kNone, is<Phase::evening>},
      {fact::game_over, mrk_win_1, {fact::died}, always},
      {fact::game_over, mrk_win_4, {fact::died}, always},
      {fact::game_over, mrk_win_4, kNone, is<Result::draw>, Seen::rarely},  // it runs for ever
      {fact::revealed, mrk_death_3, {fact::game_over}, always},
      {fact::faction_shown, mrk_death_3, {fact::died}, same_who},
      {fact::card_shown, mrk_death_3, {fact::died}, same_who},
  };
  return rows;
}

const std::vector<Origin>& calls() {
  static const std::vector<Origin> rows{
      {fact::mafia_meets, mrk_meet_2, kNone, always},
      {fact::planned, mrk_meet_2, kNone, always},
      {fact::card_called, mrk_call_7, kNone, always},
      {fact::called, mrk_call_3, kNone, always},
      {fact::called, mrk_spyglass_1, kNone, is<card(Type::spyglass)>},
      {fact::imprisoned, mrk_jailer_2, kOrdered, ordered_for<number::Ask::jail>},
      {fact::ordered, mrk_call_6, kNone, always},
      {fact::declined, mrk_call_4, kNone, always},
      {fact::mud, mrk_jozin_2, kOrdered, ordered_for<number::Ask::muddy>},
      {fact::seen_awake, mrk_spyglass_2, kNone, always},
      {fact::seen_nobody, mrk_spyglass_2, kNone, always},
      {fact::mafia_silent, mrk_mafian_2, kNone, always},
      {fact::caught, mrk_matrix_3, kFlight, is_caught},
  };
  return rows;
}

const std::vector<Origin>& flights() {
  static const std::vector<Origin> rows{
      {fact::flight, mrk_bullet_1, kOrdered, is_shot},
      {fact::flight, mrk_magnet_1, kFlight, step<Course::pulled>},
      {fact::flight, mrk_mage_1, kFlight, step<Course::passed>},
      {fact::flight, mrk_bullet_6, kFlight, stop<Course::split>},
      {fact::flight, mrk_bullet_6, kFlight, is_part},
      {fact::flight, mrk_bullet_4, kFlight, stop<Course::turned>},
      {fact::flight, mrk_sniper_2, kFlight, stop<Course::broke>},
      {fact::flight, mrk_jozin_3, kFlight, stop<Course::broke>},
      {fact::flight, mrk_slime_2, kFlight, stop<Course::slid_off>},
      {fact::flight, mrk_capone_1, kFlight, stop<Course::al_capone>},
      {fact::flight, mrk_doctor_2, kFlight, stop<Course::healed>},
      {fact::flight, mrk_vest_1, kFlight, stop<Course::vest>},
      {fact::flight, mrk_cloud_1, kFlight, stop<Course::cloud_treader>},
      {fact::flight, mrk_matrix_2, kFlight, stop<Course::caught>},
      {fact::flight, mrk_bullet_3, kFlight, stop<Course::dead_player>},
      {fact::flight, mrk_bullet_3, kFlight, stop<Course::dies>},
      {fact::flight, mrk_sock_2, kOrdered, smells},
      {fact::flight, mrk_exch_1, kFlight, is_exchange},
      {fact::flight, mrk_leech_2, kOrdered, ordered_gain<number::Ask::cling>},
      {fact::flight, mrk_cobra_1, kOrdered, ordered_gain<number::Ask::bite>},
      {fact::flight, mrk_grave_2, kOrdered, ordered_gain<number::Ask::open_graves>},
      {fact::flight, mrk_glazier_1, kFlight, is_new_glass},
      {fact::fell,
       mrk_death_1,
       {fact::flight, fact::hanged, fact::power_used, fact::volley},
       fell_in_flight},
  };
  return rows;
}

const std::vector<Origin>& report() {
  static const std::vector<Origin> rows{
      {fact::report_opened, mrk_report_1, kNone, always},
      {fact::silenced, mrk_bobo_1, kOrdered, ordered_for<number::Ask::silence>},
      {fact::vote_banned, mrk_judge_1, kOrdered, ordered_for<number::Ask::ban_vote>},
      {fact::slimed, mrk_report_2, kOrdered, ordered_for<number::Ask::apply_slime>},
      {fact::sanded, mrk_sand_1, kOrdered, ordered_for<number::Ask::throw_sand>},
      {fact::mask_stopped_sand, mrk_sand_2, kOrdered, ordered<number::Ask::throw_sand>},
      {fact::bullet, mrk_report_3, kFlight, is_fired},
      {fact::course, mrk_report_3, kFlight, same_step},
      {fact::sock_thrown, mrk_report_2, kOrdered, ordered<number::Ask::throw_sock>},
      {fact::smell, mrk_report_2, kFlight, same_smell},
      {fact::gain, mrk_report_2, kFlight, read_of_gain},
      {fact::gain, mrk_exch_1, {fact::lost}, exchanged},  // by day
      {fact::leech_eaten, mrk_cobra_1, kFlight, eaten_in},
      {fact::eaten, mrk_cobra_1, kFlight, eaten_in},
      {fact::quiet_night, mrk_report_2, kNone, always},
      {fact::lost, mrk_report_4, kFlight, lost_in},
      {fact::lost, mrk_daydef_3, {fact::hanged, fact::power_used, fact::volley}, always},
      {fact::gained, mrk_report_4, kFlight, gained_in},
      {fact::gained, mrk_daydef_3, {fact::lost}, exchanged},
      {fact::died, mrk_report_3, {fact::fell}, same_who},
      {fact::died, mrk_sock_2, {fact::fell}, same_who},
      {fact::died, mrk_report_5, {fact::fell}, same_who},
  };
  return rows;
}

const std::vector<Origin>& by_day() {
  static const std::vector<Origin> rows{
      {fact::accused, mrk_accuse_1, kNone, always},
      {fact::spoke, mrk_day_1, kNone, always},
      {fact::floor, mrk_defend_1, kNone, always},
      {fact::proxy, mrk_defend_2, kNone, always},
      {fact::defence_over, mrk_defend_1, kNone, always},
      {fact::show_opened, mrk_ballot_1, kNone, always},
      {fact::show_opened, mrk_tie_1, kNone, is<Show::either>},
      {fact::hand, mrk_ballot_1, kNone, always},
      {fact::hand, mrk_tie_1, kNone, always},
      {fact::show_closed, mrk_ballot_1, kNone, always},
      {fact::show_closed, mrk_tie_1, kNone, always},
      {fact::counted, mrk_ballot_2, kNone, always},
      {fact::tied, mrk_tie_1, {fact::counted}, always},
      {fact::nobody_condemned, mrk_ballot_3, kNone, always},
      {fact::nobody_condemned, mrk_ballot_4, kNone, always},
      {fact::nobody_condemned, mrk_ballot_5, kNone, always},
      {fact::nobody_condemned, mrk_tie_2, kNone, always},
      {fact::condemned, mrk_verdict_1, {fact::counted}, always},
      {fact::hanged, mrk_verdict_3, {fact::condemned}, always},
      {fact::volley, mrk_massm_1, {fact::hanged}, always},
      {fact::power_used, mrk_anarchist_1, kNone, is<Power::anarchist>},
      {fact::power_used, mrk_astronomer_1, kNone, is<Power::astronomer>},
      {fact::power_used, mrk_communist_1, kNone, is<Power::communist>},
      {fact::power_used, mrk_terrorist_1, kNone, is<Power::terrorist>},
      {fact::saved_by_day, mrk_daydef_1, {fact::hanged}, same_who},
      {fact::saved_by_day, mrk_daydef_2, kByDay, always},
      {fact::bomb_cost, mrk_daydef_3, {fact::lost}, same_copy},
      {fact::died, mrk_daydef_1, {fact::hanged}, same_who},
      {fact::died, mrk_daydef_2, kByDay, always},
  };
  return rows;
}

// What may follow from nothing.
const std::vector<Fact> kBeginnings{
    fact::deck_announced, fact::card_dealt,   fact::doctor_offset, fact::nightfall,
    fact::skipped,        fact::phase_opened, fact::game_over,     fact::mafia_meets,
    fact::planned,        fact::card_called,  fact::called,        fact::ordered,
    fact::declined,       fact::seen_awake,   fact::seen_nobody,   fact::mafia_silent,
    fact::report_opened,  fact::quiet_night,  fact::accused,       fact::spoke,
    fact::floor,          fact::proxy,        fact::defence_over,  fact::show_opened,
    fact::hand,           fact::show_closed,  fact::counted,       fact::nobody_condemned,
    fact::power_used};

}  // namespace

Causes causes() {
  static const std::vector<Origin> all = [] {
    std::vector<Origin> rows;
    for (const auto& part : {setting(), laws::calls(), flights(), report(), by_day()}) {
      rows.insert(rows.end(), part.begin(), part.end());
    }
    return rows;
  }();
  return {number::mud, fact::nightfall, all, kBeginnings};
}

}  // namespace omerta::mrakoszlap::laws
