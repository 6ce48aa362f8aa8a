// The night's log as a value that names no rulebook.
#include "rulebooks/mrakoszlap/night/flights.h"

#include "engine/expect.h"
#include "rulebooks/mrakoszlap/night/picture.h"
#include "rulebooks/mrakoszlap/rules/clauses.h"
#include "rulebooks/mrakoszlap/text/book.h"
#include "rulebooks/mrakoszlap/words/words.h"

namespace omerta::mrakoszlap::night {
namespace {

using Way = flights::Step::Way;

Way way(Course course) {
  switch (course) {
    case Course::fired: return Way::flies;
    case Course::pulled: return Way::pulled;
    case Course::passed: return Way::through;
    case Course::turned: return Way::back;
    default: return Way::stays;
  }
}

flights::Passage passage_of(const Passage& tunnel) {
  flights::Passage all{.text = passage(tunnel), .from = tunnel.from, .to = tunnel.to};
  if (tunnel.state == Passage::State::open) return all;
  all.state = flights::Passage::State::closed;
  all.by = clause::mrk_atheist_1;
  return all;
}

std::vector<flights::Mark> marks(const NightLog& log) {
  std::vector<flights::Mark> all;
  const auto add = [&](const char* key, Type card, Seats seats) {
    if (!seats.empty()) all.push_back({.name = key, .card = said::card_name(card), .seats = seats});
  };
  const auto of = [](Seat seat) { return seat == Seat::nobody ? Seats{} : Seats::of(seat); };
  add("cli.trace.magnetised", Type::magnet, log.magnetised);
  add("cli.trace.slimed", Type::slime, log.slimed);
  add("cli.trace.sanded", Type::sand, of(log.sanded));
  add("cli.trace.charged", Type::doctor, of(log.charged));
  add("cli.trace.muddied", Type::jozin, log.muddied);
  add("cli.trace.jailed", Type::jailer, of(log.jailed));
  add("cli.trace.matrix", Type::matrix, of(log.matrix));
  if (log.matrix != Seat::nobody && log.caught != 0) {
    all.back().more = {"cli.trace.caught", {{"n", log.caught}}};
  }
  return all;
}

flights::Course course_of(const Flown& bullet, std::size_t number) {
  flights::Course course{.title = heading(bullet, number),
                         .from = bullet.shooter,
                         .to = bullet.target,
                         .order = bullet.order};
  for (const Leg& leg : bullet.legs) course.steps.push_back(step(leg));
  return course;
}

flights::Course smell(const NightLog& log) {
  flights::Course course{.title = "cli.trace.smell"};
  for (const Leg& leg : log.smell) {
    course.steps.push_back(step(leg));
    course.steps.back().text = smelt(leg);
  }
  return course;
}

}  // namespace

flights::Step step(const Leg& leg) {
  flights::Step step{.way = way(leg.course),
                     .what = notation::mrakoszlap_name(leg.course),
                     .part = leg.part,
                     .after = leg.after,
                     .kills = leg.course == Course::dies,
                     .by = leg.by};
  step.from = is_move(leg) ? start_of(leg) : Seat::nobody;
  step.to = is_move(leg) ? end_of(leg) : leg.at;
  if (leg.course != Course::fragment) step.text = sentence(leg);
  return step;
}

flights::Night flown(const NightLog& log) {
  flights::Night night{.number = log.number,
                       .state = static_cast<flights::Night::State>(log.state),
                       .seats = log.seats,
                       .living = log.living,
                       .fallen = log.fallen,
                       .marks = marks(log)};
  for (const Ordered& each : log.orders) {
    night.orders.push_back({said::card_name(each.card), each.who, each.whom, each.second});
  }
  for (const Passage& each : log.tunnels) night.passages.push_back(passage_of(each));
  if (log.mafia != NightLog::Mafia::shoots) {
    night.silence = std::string{silence_of(log.mafia)};
    night.silent_by = clause::mrk_mafian_2;
  }
  for (std::size_t i = 0; i < log.bullets.size(); ++i) {
    night.bullets.push_back(course_of(log.bullets[i], i + 1));
  }
  if (!log.smell.empty()) night.others.push_back(smell(log));
  for (const Gained& each : log.gains)
    night.gains.push_back({each.seat, gained(each), each.clause});
  return night;
}

namespace {

std::optional<flights::Night> night(const flights::Evening& evening, int number) {
  const auto log = night_log(evening.casting, evening.told, number);
  if (!log) return {};
  return flown(*log);
}

std::string drawn(const flights::Evening& evening, int number, const Words& words,
                  const flights::Drawing& drawing) {
  const auto log = night_log(evening.casting, evening.told, number);
  expect(log.has_value());  // it has been found
  const bool wide = drawing.shape == flights::Drawing::Shape::wide;
  return picture(*log, TraceWords{evening.casting.names, words},
                 {.shape = wide ? Shape::wide : Shape::tall, .game = drawing.game});
}

}  // namespace

const flights::Tracing& tracing() {
  static constexpr flights::Tracing kTracing{last_night, night, drawn, is_picture};
  return kTracing;
}

}  // namespace omerta::mrakoszlap::night
