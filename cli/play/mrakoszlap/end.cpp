// The last pages of a game of mrakoszlap: who won and by which rule, every hand, and the nights
// with the way of every bullet.
#include "chronicle/chronicle.h"
#include "cli/play/mrakoszlap/mrakoszlap.h"
#include "cli/terminal/pager.h"
#include "notation/clause_ids.h"
#include "rulebooks/mrakoszlap/rules/clauses.h"

namespace omerta::cli {
namespace {

using mrakoszlap::CardId;
using mrakoszlap::Hand;
using mrakoszlap::Phase;
using mrakoszlap::Result;
using mrakoszlap::Type;
namespace fact = mrakoszlap::fact;
namespace number = mrakoszlap::number;

// The story leaves out what the public log says better, and what is told a second time: a death of
// the night when it is read out, a card when its owner hears of it.
bool belongs_to_the_story(const Event& event) {
  switch (static_cast<number::Fact>(event.fact)) {
    case number::mafia_meets:
    case number::planned:
    case number::imprisoned:
    case number::ordered:
    case number::seen_awake:
    case number::seen_nobody:
    case number::flight:
    case number::fell:
    case number::mafia_silent:
    case number::mud:
    case number::skipped:
    case number::eaten:
    case number::counted:
    case number::condemned:
    case number::hanged:
    case number::power_used:
    case number::volley:
    case number::saved_by_day:
    case number::bomb_cost:
    case number::game_over: return true;
    case number::gain: return event.by == clause::mrk_exch_1;  // by day
    default: return false;
  }
}

}  // namespace

// MRK-DEATH-3  All hands and sides, as they were dealt.
void MrakPages::end() const {
  show_verdict(match_, fact::game_over, words_, terminal_);
  terminal_.title(words_.say("cli.heading.all-cards"));
  std::array<Hand, kSeats> dealt{};
  for (const Told& told : match_.told()) {
    if (told.event.fact != fact::revealed) continue;
    dealt[index(told.event.who)] |= Hand::of(static_cast<CardId>(told.event.what));
  }
  for (Seat seat : Seats::first(setup().seats)) {
    const Hand hand = dealt[index(seat)];
    const bool won = match_.table().winners.has(seat);
    const Result side = hand.has(Type::mafian) ? Result::mafia : Result::citizens;
    const std::string dead =
        match_.table().in_play.has(seat) ? "" : " (" + words_.say("play.mrak.dead") + ")";
    terminal_.line((won ? " * " : "   ") + padded(name(seat), kNameColumns) +
                       notation::side_name(words_, side) + dead,
                   won ? Style::good : Style::plain);
    terminal_.hang("", 6, notation::cards_text(words_, hand), Style::dim);
  }
}

std::string MrakPages::sentence(EventId id) const {
  mrakoszlap::Table table{};
  notation::Trail trail;
  const std::vector<int> numbers = notation::numbers_read(match_.told());
  for (EventId each = 1; each <= id; ++each) {
    const Told& told = match_.told()[each - 1];
    if (told.to.is_everyone()) mrakoszlap::Mrakoszlap::learn(match_.plan(), table, told.event);
    trail.follow(told.event);
    if (numbers[each - 1] != 0) trail.call(numbers[each - 1]);
  }
  const Event& event = match_.told()[id - 1].event;
  return notation::log_sentence(words_, match_.plan(), match_.names(), event, table, trail) + " [" +
         notation::clause_id(event.by) + "]";
}

void MrakPages::story() const {
  const Pager pager{terminal_};
  terminal_.title(words_.say("cli.heading.night-log"));
  for (EventId id = 1; id <= match_.told().size(); ++id) {
    const Told& told = match_.told()[id - 1];
    const bool night = told.event.fact == fact::nightfall;
    const bool day = told.event.fact == fact::report_opened;
    if (night || day) {
      const char* key = night ? "cli.heading.night" : "cli.heading.day";
      terminal_.line(words_.say(key, {{"n", told.event.much}}), Style::bold);
      continue;
    }
    if (!belongs_to_the_story(told.event)) continue;
    show_numbered(terminal_, id, sentence(id),
                  told.to.is_everyone() ? Style::spoken : Style::plain);
  }
}

void MrakPages::reason(EventId id) const {
  terminal_.title(words_.say("cli.heading.why"));
  for (EventId each : why(match_.told(), id)) {
    const std::string text = sentence(each);
    show_numbered(terminal_, each,
                  each == id ? text : words_.say("cli.why.because", {{"what", text}}),
                  Style::plain);
  }
  terminal_.say(words_.say("cli.why.start"), Style::dim);
}

}  // namespace omerta::cli
