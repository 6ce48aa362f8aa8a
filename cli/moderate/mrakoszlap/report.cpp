// What the desk of mrakoszlap announces: the flights of the night for the moderator, the report for
// everyone, and whose cards change without a word.
#include <algorithm>
#include <array>
#include <utility>

#include "cli/moderate/mrakoszlap/mrakoszlap.h"
#include "rulebooks/mrakoszlap/text/book.h"

namespace omerta::cli {
namespace {

using mrakoszlap::Phase;
namespace fact = mrakoszlap::fact;

template <std::size_t kCount>
bool is_one(Fact what, const std::array<Fact, kCount>& all) {
  return std::find(all.begin(), all.end(), what) != all.end();
}

// What follows from an entry and nobody can unhear: shown to the moderator before it is said.
constexpr std::array kAnnounced{fact::skipped,  fact::report_opened,    fact::tied,
                                fact::hanged,   fact::nobody_condemned, fact::power_used,
                                fact::game_over};

// Said by the step that follows, or said and seen at the table before it was typed in.
constexpr std::array kSaidElsewhere{fact::deck_announced, fact::nightfall,    fact::card_called,
                                    fact::accused,        fact::defence_over, fact::floor,
                                    fact::proxy,          fact::spoke,        fact::show_opened,
                                    fact::show_closed,    fact::hand,         fact::revealed};

// Nothing that anybody has to be told again after a step back.
constexpr std::array kUnremarkable{
    fact::phase_opened, fact::card_called, fact::accused,   fact::defence_over,
    fact::floor,        fact::proxy,       fact::spoke,     fact::show_opened,
    fact::show_closed,  fact::hand,        fact::nightfall, fact::called,
    fact::ordered,      fact::declined,    fact::planned,   fact::mafia_meets};

// What the moderator has typed himself, or what the step that follows shows.
constexpr std::array kOwnDoing{
    fact::card_dealt, fact::mafia_meets, fact::planned,     fact::called, fact::imprisoned,
    fact::ordered,    fact::declined,    fact::seen_awake,  fact::caught, fact::condemned,
    fact::fell,       fact::seen_nobody, fact::phase_opened};

constexpr std::array kOfTheNight{fact::flight, fact::mafia_silent};
constexpr std::array kToldTogether{fact::bullet, fact::course, fact::sock_thrown, fact::smell};
constexpr std::array kCardsMove{fact::lost, fact::gained, fact::eaten};

bool opens(const Event& event, Phase phase) {
  return event.fact == fact::phase_opened && static_cast<Phase>(event.what) == phase;
}

}  // namespace

bool MrakoszlapDesk::is_announcement(const Event& event) const {
  return is_one(event.fact, kAnnounced);
}

bool MrakoszlapDesk::teaches(const Event& event) const {
  return !is_one(event.fact, kUnremarkable);
}

// MRK-MOD-1  Each step of a bullet with the clause that made it; which bullet is said once.
void MrakoszlapDesk::note_why(const Heard& heard) {
  const std::string& line = heard.lines.front();
  const std::size_t colon = line.find(": ");
  const std::string label = colon == line.npos ? line : line.substr(0, colon);
  const bool goes_on = colon != line.npos && label == label_;
  label_ = label;
  const std::string clause = heard.notice.clause.empty() ? "" : " [" + heard.notice.clause + "]";
  note((goes_on ? "  → " + line.substr(colon + 2) : line) + clause);
}

// Under a heading of its own, whether the report follows at once or the Matrix is still to shoot.
void MrakoszlapDesk::note_flight(const Heard& heard) {
  if (!headed_) {
    note(say("guide.heading.flights"));
    label_.clear();
  }
  headed_ = true;
  note_why(heard);
}

// The whole night for the moderator's eyes, before the first word of the report.
void MrakoszlapDesk::brief(const std::vector<Heard>& fresh) {
  together_.clear();
  shown_.clear();
  news_ = {};
  briefed_ = true;
  headed_ = false;
  for (const Heard& heard : fresh) {
    const Fact what = heard.event.fact;
    if (is_one(what, kCardsMove)) news_ |= Seats::of(heard.event.who);
    if (what == fact::counted) note(heard.lines.front());
    if (is_one(what, kOfTheNight)) note_flight(heard);
  }
}

// One paragraph, and then what came out with it: the side or the cards of whoever died.
void MrakoszlapDesk::say_together(const mrakoszlap::Table& after) {
  const std::vector<Event> events = std::exchange(together_, {});
  if (!events.empty()) {
    say_aloud(notation::told_together(words(), plan(), names(), events, after));
  }
  for (const Heard& heard : std::exchange(shown_, {})) {
    heard.event.fact == fact::died ? do_silently(say("mrk.guide.out.do")) : tell_public(heard);
  }
}

// MRK-REPORT-3  A bullet is one paragraph, and so is the sock; who dies of it is said in it.
void MrakoszlapDesk::preview(const Heard& heard, const AnyGame& after) {
  const Fact what = heard.event.fact;
  const mrakoszlap::Table& table = after.table<mrakoszlap::Mrakoszlap>();
  if (what == fact::bullet || what == fact::sock_thrown) say_together(table);
  if (is_one(what, kToldTogether)) return together_.push_back(heard.event);
  const bool shown = what == fact::died || what == fact::faction_shown || what == fact::card_shown;
  if (!together_.empty() && shown) return shown_.push_back(heard);
  say_together(table);
  tell_public(heard);
}

// Until it has been agreed that somebody is dead nobody learns what he was, and until the verdict
// has been said, which card saves him from it.
std::string MrakoszlapDesk::words_before_card(const Event& event) const {
  if (event.fact == fact::saved_by_day) {
    return say("mrk.guide.saved.say", {{"who", name(event.who)}});
  }
  if (event.fact != fact::faction_shown && event.fact != fact::card_shown) return {};
  return say("mrk.guide.shown.say", {{"who", name(event.who)}});
}

void MrakoszlapDesk::lead_to_card(const AnyGame& after) {
  say_together(after.table<mrakoszlap::Mrakoszlap>());
}

void MrakoszlapDesk::tell_public(const Heard& heard) {
  const Event& event = heard.event;
  const bool phase = event.fact == fact::phase_opened && !opens(event, Phase::dawn);
  if (phase || is_one(event.fact, kSaidElsewhere)) return;
  if (event.fact == fact::power_used) return say_effect(event);
  for (const std::string& line : heard.lines) say_aloud(line);
  if (event.fact == fact::died) do_silently(say("mrk.guide.out.do"));
}

// MRK-DAY-1  The player has said his words; what follows from them is for the narrator to say.
void MrakoszlapDesk::say_effect(const Event& event) {
  const auto power = static_cast<mrakoszlap::Power>(event.what);
  say_aloud(
      say("mrk.guide.power.say", {{"power", notation::mrakoszlap_name(power)},
                                  {"who", name(event.who)},
                                  {"whom", event.whom == Seat::nobody ? "" : name(event.whom)}}));
  if (power != mrakoszlap::Power::communist) return;
  const Seats free_to_speak = table().silenced & in_play();
  const Seats free_to_vote = table().banned & in_play();
  if (!free_to_speak.empty()) {
    say_aloud(say("mrk.guide.power.speak", {{"seats", name_list(free_to_speak)}}));
  }
  if (!free_to_vote.empty()) {
    say_aloud(say("mrk.guide.power.vote", {{"seats", name_list(free_to_vote)}}));
  }
}

bool MrakoszlapDesk::is_urgent(const Event& event) const { return is_one(event.fact, kCardsMove); }

bool MrakoszlapDesk::speaks_of_hand(const Command& command) const {
  return command.ask == mrakoszlap::ask::use_power || command.ask == mrakoszlap::ask::skip_day;
}

void MrakoszlapDesk::tell_private(const Heard& heard, const AnyGame& after) {
  const Event& event = heard.event;
  if (is_one(event.fact, kOwnDoing)) return;
  if (event.fact == fact::counted && briefed_) return;
  if (after.over() && is_one(event.fact, kCardsMove)) return;  // the hands are shown
  if (is_one(event.fact, kOfTheNight)) {
    if (!briefed_) note_flight(heard);
    return;
  }
  if (event.fact == fact::doctor_offset) {
    note(heard.lines.front());
    return do_silently(say("guide.mrk.doctor.show", {{"n", event.much}}));
  }
  if (is_one(event.fact, kCardsMove) && !news_.empty()) {
    do_silently(say("mrk.guide.news.do", {{"seats", name_list(news_)}}));
    news_ = {};
  }
  for (const std::string& line : heard.lines) note(line);
}

}  // namespace omerta::cli
