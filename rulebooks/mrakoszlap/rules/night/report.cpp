// The log of the night and the morning report made from it (MRK-REPORT-1 to -5).
#include <algorithm>
#include <array>
#include <span>

#include "rulebooks/mrakoszlap/rules/rules.h"
#include "rulebooks/mrakoszlap/rules/steps.h"

namespace omerta::mrakoszlap {
namespace {

// MRK-REPORT-4  Gains in the order of their numbers.
void tell_private_gains(Turn& t) {
  const Tonight& tonight = t.truth().tonight;
  for (unsigned i = 0; i < tonight.lines; ++i) {
    const Line& line = tonight.log[i];
    if (!is_gain(line.course)) continue;
    const Type by = type_part(line.number);
    const EventId flown = told_of(tonight, i);
    tell_gain(t, line.seat, {card_of(line.course), number_part(line.number), by}, flown);
    if (by != Type::cobra) continue;
    const Seat leech = holder(t, card(Type::leech));
    t.tell(Audience::only(leech),
           {.fact = fact::eaten, .who = leech, .by = clause::mrk_cobra_1, .cause = flown});
  }
}

// MRK-REPORT-4  Losses by card and number: the order of the bullets is nobody's to know.
void tell_private_losses(Turn& t) {
  const Tonight& tonight = t.truth().tonight;
  std::array<std::uint16_t, kLog> lost{};
  unsigned count = 0;
  for (unsigned i = 0; i < tonight.lines; ++i) {
    const Course course = tonight.log[i].course;
    if (card_of(course) != Type::none && !is_gain(course)) {
      lost[count++] = static_cast<std::uint16_t>(i);
    }
  }
  std::sort(lost.begin(), lost.begin() + count, [&](unsigned a, unsigned b) {
    const Line& one = tonight.log[a];
    const Line& other = tonight.log[b];
    const Type type = card_of(one.course);
    return type != card_of(other.course) ? type < card_of(other.course) : one.number < other.number;
  });
  for (unsigned i : std::span{lost.data(), count}) {
    const Line& line = tonight.log[i];
    const bool smell = i == tonight.smell_at[0] || i == tonight.smell_at[1];
    tell_loss(t, line.seat, {card_of(line.course), line.number, smell ? Kind::smell : Kind::shot},
              told_of(tonight, i));
  }
}

// MRK-REPORT-4  With the report, not before: which own cards were lost or gained, and why.
void tell_private_news(Turn& t) {
  tell_private_gains(t);
  tell_private_losses(t);
}

// MRK-REPORT-2 (2 to 5)  Read whether or not the player survived.
void read_orders(Turn& t) {
  const Tonight& tonight = t.truth().tonight;
  if (tonight.silenced != Seat::nobody) {
    t.tell(everyone, {.fact = fact::silenced,
                      .who = tonight.silenced,
                      .by = clause::mrk_bobo_1,
                      .cause = order_of(t, card(Type::ghost_bobo))});
  }
  if (tonight.banned != Seat::nobody) {
    t.tell(everyone, {.fact = fact::vote_banned,
                      .who = tonight.banned,
                      .by = clause::mrk_judge_1,
                      .cause = order_of(t, card(Type::judge))});
  }
  if (!full(t)) return;
  for (Seat seat : tonight.slimed) {
    t.tell(everyone,
           {.fact = fact::slimed,
            .who = seat,
            .by = clause::mrk_report_2,
            .much = tonight.slimed_twice.has(seat) ? std::uint16_t{2} : std::uint16_t{1},
            .cause = order_of(t, card(Type::slime, seat == tonight.slimed_second ? 2 : 1))});
  }
  if (tonight.sanded == Seat::nobody) return;
  const EventId thrown = order_of(t, card(Type::sand));
  if (has_gas_mask(t, tonight.sanded)) {
    t.tell(everyone, {.fact = fact::mask_stopped_sand, .by = clause::mrk_sand_2, .cause = thrown});
  } else {
    t.tell(
        everyone,
        {.fact = fact::sanded, .who = tonight.sanded, .by = clause::mrk_sand_1, .cause = thrown});
  }
}

EventId fell_by(const Turn& t, Seat seat) { return t.truth().tonight.fate[index(seat)]; }

// MRK-REPORT-3  Nothing of sender, kind, aim or way; names appear only for the dead.
void read_bullet(Turn& t, unsigned bullet) {
  const Tonight& tonight = t.truth().tonight;
  const auto read = static_cast<std::uint16_t>(t.table().bullets + 1);
  const bool named = t.plan().setup.matrix_report == MatrixReport::named;
  t.tell(everyone, {.fact = fact::bullet,
                    .what = byte(named && bullet >= tonight.fired),
                    .by = clause::mrk_report_3,
                    .much = read,
                    .cause = told_of(tonight, tonight.first[bullet])});
  for (unsigned i = tonight.first[bullet]; i < tonight.last[bullet]; ++i) {
    const Line& line = tonight.log[i];
    if (is_gain(line.course)) continue;  // an exchange in mid-flight has its own section
    const bool dies = line.course == Course::dies;
    const bool numbered = line.course != Course::passed && line.course != Course::fired;
    t.tell(everyone, {.fact = fact::course,
                      .who = dies ? line.seat : Seat::nobody,
                      .what = byte(line.course),
                      .by = clause::mrk_report_3,
                      .much = numbered ? line.number : std::uint16_t{0},
                      .cause = told_of(tonight, i)});
    if (dies) announce_death(t, line.seat, clause::mrk_report_3, fell_by(t, line.seat));
  }
}

void read_smell(Turn& t, unsigned which) {
  const Tonight& tonight = t.truth().tonight;
  const Line& line = tonight.log[tonight.smell_at[which]];
  const bool dies = line.course == Course::dies;
  t.tell(everyone, {.fact = fact::smell,
                    .who = dies ? line.seat : Seat::nobody,
                    .what = byte(line.course),
                    .by = clause::mrk_report_2,
                    .much = line.number,
                    .cause = told_of(tonight, tonight.smell_at[which])});
  if (dies) announce_death(t, line.seat, clause::mrk_sock_2, fell_by(t, line.seat));
}

// MRK-REPORT-2 (8)
void read_gains(Turn& t) {
  const Tonight& tonight = t.truth().tonight;
  for (unsigned i = 0; i < tonight.lines; ++i) {
    const Line& line = tonight.log[i];
    if (!is_gain(line.course)) continue;
    const Type by = type_part(line.number);
    const EventId flown = told_of(tonight, i);
    if (by == Type::cobra) {
      t.tell(everyone, {.fact = fact::leech_eaten, .by = clause::mrk_cobra_1, .cause = flown});
    }
    t.tell(everyone, {.fact = fact::gain,
                      .what = byte(by),
                      .by = clause::mrk_report_2,
                      .much = number_part(line.number),
                      .cause = flown});
  }
}

Seats sent_by(CardId sender) {  // of a shot; no people, but the number of a card
  return sender == CardId::none ? Seats{} : Seats{byte(sender)};
}

// The event of the next line, for told_of.
void note_told(Tonight& tonight, EventId told) {
  if (tonight.lines == 0) tonight.first_told = told;
  const auto between = static_cast<std::uint16_t>(told - tonight.first_told - tonight.lines);
  if (tonight.runs[tonight.run].between == between) return;
  expect(tonight.run + 1 < kRuns);
  tonight.runs[++tonight.run] = {tonight.lines, between};
}

// With the report, or by day at once.
Clause own_news_by(const Turn& t) {
  return t.table().phase == Phase::report ? clause::mrk_report_4 : clause::mrk_daydef_3;
}

bool quiet(const Turn& t) {
  const Tonight& tonight = t.truth().tonight;
  if (full(t)) {
    return tonight.lines == 0 && tonight.silenced == Seat::nobody &&
           tonight.banned == Seat::nobody && tonight.slimed.empty() &&
           tonight.sanded == Seat::nobody;
  }
  const std::span night{tonight.log.data(), tonight.lines};
  const bool deadly = std::any_of(night.begin(), night.end(),
                                  [](const Line& line) { return line.course == Course::dies; });
  return tonight.silenced == Seat::nobody && tonight.banned == Seat::nobody && !deadly;
}

}  // namespace

// One step: kept for the report, told to the moderator with all names.
void step(Turn& t, Course course, Seat seat, unsigned number, Clause by, Seat other,
          CardId sender) {
  Tonight& tonight = t.truth().tonight;
  expect(tonight.lines < kLog);
  t.truth().flight = t.tell(Audience::moderator(), {.fact = fact::flight,
                                                    .who = seat,
                                                    .whom = other,
                                                    .what = byte(course),
                                                    .seats = sent_by(sender),
                                                    .by = by,
                                                    .much = static_cast<std::uint16_t>(number),
                                                    .cause = t.truth().flight});
  note_told(tonight, t.truth().flight);
  tonight.log[tonight.lines++] = {course, seat, static_cast<std::uint16_t>(number)};
}

// Most lines are told one after the other: only where others come between is that noted.
EventId told_of(const Tonight& tonight, unsigned line) {
  unsigned run = tonight.run;
  while (tonight.runs[run].line > line) --run;  // the first run begins with line 0
  return tonight.first_told + line + tonight.runs[run].between;
}

// MRK-REPORT-4, MRK-DAYDEF-3
EventId tell_loss(Turn& t, Seat seat, const Lost& lost, EventId because) {
  return t.tell(Audience::only(seat), {.fact = fact::lost,
                                       .who = seat,
                                       .what = byte(lost.type),
                                       .seats = Seats{byte(lost.reason)},
                                       .by = own_news_by(t),
                                       .much = static_cast<std::uint16_t>(lost.number),
                                       .cause = because});
}

void tell_gain(Turn& t, Seat seat, const Gained& gained, EventId because) {
  t.tell(Audience::only(seat), {.fact = fact::gained,
                                .who = seat,
                                .what = byte(gained.type),
                                .seats = Seats{byte(gained.by)},
                                .by = own_news_by(t),
                                .much = static_cast<std::uint16_t>(gained.number),
                                .cause = because});
}

// MRK-REPORT-1, -2 (1)  Dawn; the report comes before anything else by day.
void dawn(Turn& t) {
  open_phase(t, Phase::dawn, clause::mrk_phase_2);
  t.truth().pair_first = t.truth().tonight.pair_first;
  t.truth().pair_second = t.truth().tonight.pair_second;
  t.truth().tonight.exchanged = 0;  // MRK-EXCH-3: what the night gave does not count by day
  t.tell(everyone, {.fact = fact::report_opened,
                    .what = t.truth().skipped,
                    .by = clause::mrk_report_1,
                    .much = t.table().round});
  if (t.truth().skipped != 0) return;
  read_orders(t);
  t.truth().tonight.unread_bullets =
      full(t) ? (std::uint64_t{1} << t.truth().tonight.bullets) - 1 : 0;
  if (!full(t)) {
    for (Seat seat : t.table().in_play - t.truth().alive) {
      announce_death(t, seat, clause::mrk_report_5, fell_by(t, seat));
    }
  }
}

Row report_opened(Turn&) { return Row::bullets; }

bool bullets_held(const Turn& t) { return t.truth().tonight.unread_bullets != 0; }

// MRK-REPORT-3, MRK-MOD-3  Chance says which is read next; by option Matrix's come after the rest.
void ask_bullet(Turn& t) {
  const Tonight& tonight = t.truth().tonight;
  const std::uint64_t unread = tonight.unread_bullets;
  if (unread == 0) return;
  const bool apart = t.plan().setup.matrix_report != MatrixReport::shuffled;
  const std::uint64_t fired = unread & ((std::uint64_t{1} << tonight.fired) - 1);
  t.ask_house({.offers = apart && fired != 0 ? fired : unread,
               .ask = ask::order,
               .voices = Voices::of(Voice::chance)});
}

Row bullets_read(Turn& t) { return t.truth().tonight.unread_bullets != 0 ? Row::stay : Row::sock; }

// MRK-REPORT-2 (7)
bool sock_held(const Turn& t) { return full(t) && !t.truth().tonight.unread.empty(); }

void ask_smell(Turn& t) {
  Tonight& tonight = t.truth().tonight;
  if (tonight.unread.empty()) return;
  t.ask_house(
      {.offers = tonight.unread.bits, .ask = ask::order, .voices = Voices::of(Voice::chance)});
}

Row smell_read(Turn& t) { return t.truth().tonight.unread.empty() ? Row::morning : Row::stay; }

// MRK-MOD-3  The order of the Spyglass's list, of the bullets, of the sock's outcomes, of the
// bomb's.
void draw_order(Turn& t, Choice choice) {
  Tonight& tonight = t.truth().tonight;
  const auto which = static_cast<unsigned>(std::countr_zero(choice));
  switch (t.truth().row) {
    case Row::spyglass: {
      const Seat spy = living_holder(t, Type::spyglass);
      tonight.unread |= seats_of(choice);
      t.truth().moved = 1;
      t.tell(Audience::only(spy), {.fact = fact::seen_awake,
                                   .who = spy,
                                   .whom = seat_of(choice),
                                   .by = clause::mrk_spyglass_2});
      return;
    }
    case Row::bullets: tonight.unread_bullets &= ~choice; return read_bullet(t, which);
    case Row::sock: {
      const bool first = tonight.unread.count() == (tonight.sock[1] == Seat::nobody ? 1 : 2);
      if (first)
        t.tell(everyone, {.fact = fact::sock_thrown,
                          .by = clause::mrk_report_2,
                          .cause = order_of(t, card(Type::sock))});
      tonight.unread -= seats_of(choice);
      return read_smell(t, which);
    }
    default: return read_bomb(t, seat_of(choice));
  }
}

// MRK-REPORT-2 (8, 9), -4  Gains, private news, victory.
void morning(Turn& t) {
  if (t.truth().skipped == 0) {
    if (full(t)) read_gains(t);
    if (quiet(t)) t.tell(everyone, {.fact = fact::quiet_night, .by = clause::mrk_report_2});
    tell_private_news(t);
  }
  check_victory(t);
}

Row morning_over(Turn&) { return Row::day_open; }

}  // namespace omerta::mrakoszlap
