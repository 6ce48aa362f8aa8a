// What may be told in mrakoszlap, fact by fact.
#include "tests/laws/mrakoszlap/permitted.h"

#include <algorithm>
#include <span>

#include "tests/laws/form.h"
#include "tests/laws/mrakoszlap/story.h"

namespace omerta::mrakoszlap::laws {
namespace {

using namespace omerta::laws;

constexpr Form kForms[] = {
    {fact::deck_announced, 0},
    {fact::nightfall, kMuch},
    {fact::phase_opened, kWhat | kMuch},
    {fact::skipped, kWho | kWhat | kMuch},
    {fact::card_called, kWhat | kMuch},
    {fact::report_opened, kWhat | kMuch},
    {fact::silenced, kWho},
    {fact::vote_banned, kWho},
    {fact::slimed, kWho | kMuch},
    {fact::sanded, kWho},
    {fact::mask_stopped_sand, 0},
    {fact::bullet, kWhat | kMuch},
    {fact::course, kWho | kWhat | kMuch},
    {fact::sock_thrown, 0},
    {fact::smell, kWho | kWhat | kMuch},
    {fact::gain, kWhat | kMuch},
    {fact::leech_eaten, 0},
    {fact::quiet_night, 0},
    {fact::died, kWho},
    {fact::accused, kWho | kWhom},
    {fact::defence_over, kWho},
    {fact::floor, kWho},
    {fact::proxy, kWho | kWhom},
    {fact::spoke, kWho},
    {fact::show_opened, kWho | kWhat},
    {fact::hand, kWho | kWhom | kWhat},
    {fact::show_closed, kWho},
    {fact::tied, kWhat | kThem},
    {fact::nobody_condemned, 0},
    {fact::hanged, kWho},
    {fact::power_used, kWho | kWhom | kWhat},
    {fact::volley, kWho | kThem},
    {fact::saved_by_day, kWho | kWhat | kMuch},
    {fact::bomb_cost, kWhat | kMuch},
    {fact::faction_shown, kWho | kWhat},
    {fact::card_shown, kWho | kWhat | kMuch},
    {fact::game_over, kWhat | kThem},
    {fact::revealed, kWho | kWhat},
    {fact::card_dealt, kWho | kWhat | kMuch},
    {fact::doctor_offset, kWho | kMuch},
    {fact::mafia_meets, kThem},
    {fact::planned, kWho | kWhom},
    {fact::called, kWho | kWhat},
    {fact::imprisoned, kWho | kWhat},
    {fact::ordered, kWho | kWhom | kWhat | kMuch},
    {fact::declined, kWho | kWhat},
    {fact::seen_awake, kWho | kWhom},
    {fact::seen_nobody, kWho},
    {fact::caught, kWho | kMuch},
    {fact::lost, kWho | kWhat | kThem | kMuch},
    {fact::gained, kWho | kWhat | kThem | kMuch},
    {fact::eaten, kWho},
};

struct Showing {  // an item, and in which facts it shows, or that one of them is missing
  About about;
  std::vector<Fact> facts;
};

// The clause that lets an item be learned stands with it (declared.cpp).
const std::vector<Showing>& showings() {
  static const std::vector<Showing> all{
      {About::mafia_met, {fact::mafia_meets}},
      {About::own_calls, {fact::called, fact::imprisoned}},
      {About::spoken_calls, {fact::card_called}},
      {About::prison, {fact::called, fact::imprisoned}},
      {About::seen_awake, {fact::seen_awake, fact::seen_nobody, fact::imprisoned}},
      {About::caught, {fact::caught}},
      {About::order_line,
       {fact::report_opened, fact::silenced, fact::vote_banned, fact::slimed, fact::sanded,
        fact::mask_stopped_sand, fact::quiet_night}},
      {About::bullets, {fact::bullet, fact::course, fact::died, fact::quiet_night}},
      {About::smell, {fact::sock_thrown, fact::smell, fact::died, fact::quiet_night}},
      {About::gains, {fact::gain, fact::leech_eaten, fact::quiet_night}},
      {About::dead_by_night, {fact::died, fact::course, fact::smell, fact::quiet_night}},
      {About::hand_shown, {fact::faction_shown, fact::card_shown}},
      {About::own_loss, {fact::lost}},
      {About::own_gain, {fact::gained}},
      {About::own_leech, {fact::eaten}},
      {About::condemned_now, {fact::hanged, fact::phase_opened}},
      {About::volley, {fact::volley, fact::died, fact::saved_by_day, fact::lost}},
      {About::died_by_day,
       {fact::died, fact::faction_shown, fact::card_shown, fact::game_over, fact::gain,
        fact::gained}},
      {About::lost_by_day, {fact::saved_by_day, fact::bomb_cost}},
      {About::gained_by_day, {fact::gain, fact::gained}},
      {About::stage, {fact::phase_opened, fact::nobody_condemned, fact::tied, fact::nightfall}},
      {About::tied, {fact::tied}},
      {About::result, {fact::game_over}},
      {About::revealed, {fact::revealed}},
  };
  return all;
}

}  // namespace

std::string malformed(const Event& event) { return omerta::laws::malformed(kForms, event); }

std::string improper(const Instant& instant) {
  const Event& event = instant.told.event;
  const std::string which = "fact " + std::to_string(int(event.fact));
  if (instant.told.to.is_everyone() != is_public(event)) return which + " to the wrong audience";
  if (is_public(event) || instant.told.to.seats() == entitled(instant.now, event)) return {};
  return which + " to others than those entitled";
}

bool shows(About about, const Entry& entry) {
  if (entry.kind != Entry::Kind::told) return false;
  for (const Showing& showing : showings()) {
    if (showing.about != about) continue;
    const std::vector<Fact>& facts = showing.facts;
    return std::find(facts.begin(), facts.end(), entry.event.fact) != facts.end();
  }
  return false;
}

}  // namespace omerta::mrakoszlap::laws
