// The morning report, line by line, against what the night really was (MRK-REPORT-1 to -5).
#include <algorithm>

#include "tests/laws/mrakoszlap/story.h"

namespace omerta::mrakoszlap::laws {
namespace {

std::uint32_t word(Fact fact, Seat who, unsigned what, unsigned much) {
  return static_cast<std::uint32_t>(fact) << 26 | index(who) << 20 | what << 10 | much;
}
std::uint32_t word(const Event& event) {
  return word(event.fact, event.who, event.what, event.much);
}

// A line as it has to be told: each step, and a death at the end of it.
Words told_line(const Words& line, Fact fact) {
  Words told;
  for (std::uint32_t each : line) {
    const auto who = static_cast<Seat>(each & 0xffU);
    const unsigned course = each >> 24;
    told.push_back(word(fact, who, course, each >> 8 & 0xffffU));
    if (static_cast<Course>(course) == Course::dies) told.push_back(word(fact::died, who, 0, 0));
  }
  return told;
}

struct Parts {  // of a report: what comes first, the bullets, the smell, what comes last
  Words before;
  std::vector<Words> bullets;
  std::vector<Words> smell;
  Words after;
};

Parts expected(const Plan& plan, const State& state) {
  const Report report = report_of(plan, state);
  Parts parts;
  if (report.skipped) return parts;
  const bool full = plan.setup.report_detail == ReportDetail::full;
  const auto say = [&](Fact fact, Seat who) { parts.before.push_back(word(fact, who, 0, 0)); };
  if (report.silenced != Seat::nobody) say(fact::silenced, report.silenced);
  if (report.banned != Seat::nobody) say(fact::vote_banned, report.banned);
  if (!full) {
    for (Seat seat : report.dead) say(fact::died, seat);
    if (parts.before.empty()) parts.after.push_back(word(fact::quiet_night, Seat::nobody, 0, 0));
    return parts;
  }
  for (std::uint32_t each : report.slimed) {
    parts.before.push_back(word(fact::slimed, static_cast<Seat>(each >> 8), 0, each & 0xffU));
  }
  if (report.mask_stopped_sand) say(fact::mask_stopped_sand, Seat::nobody);
  if (report.sanded != Seat::nobody) say(fact::sanded, report.sanded);
  for (const Words& line : report.bullets) {
    const bool named = line[0] == 1 && plan.setup.matrix_report == MatrixReport::named;
    Words told = told_line({line.begin() + 1, line.end()}, fact::course);
    told.insert(told.begin(), named ? 1U : 0U);
    parts.bullets.push_back(told);
  }
  for (const Words& line : report.smell) parts.smell.push_back(told_line(line, fact::smell));
  for (std::uint32_t each : report.gains) {
    if (each >> 16 == index(Type::cobra)) {
      parts.after.push_back(word(fact::leech_eaten, Seat::nobody, 0, 0));
    }
    parts.after.push_back(word(fact::gain, Seat::nobody, each >> 16, each & 0xffffU));
  }
  if (parts.before.empty() && parts.bullets.empty() && parts.smell.empty() && parts.after.empty()) {
    parts.after.push_back(word(fact::quiet_night, Seat::nobody, 0, 0));
  }
  return parts;
}

// The same events, put into their parts as they come.
Parts heard(const std::vector<Event>& events) {
  Parts parts;
  Words* line = &parts.before;
  for (const Event& event : events) {
    if (event.fact == fact::bullet) {
      parts.bullets.push_back({event.what});
      line = &parts.bullets.back();
    } else if (event.fact == fact::sock_thrown) {
      line = &parts.after;  // an outcome follows
    } else if (event.fact == fact::smell) {
      parts.smell.push_back({word(event)});
      line = &parts.smell.back();
    } else {
      const bool last = event.fact == fact::gain || event.fact == fact::leech_eaten ||
                        event.fact == fact::quiet_night;
      if (last) line = &parts.after;
      line->push_back(word(event));
    }
  }
  return parts;
}

// MRK-MOD-3  In any order, but Matrix's after the rest if the option says so.
std::string order_fault(const Plan& plan, const Parts& told) {
  if (plan.setup.matrix_report != MatrixReport::named) return {};
  bool released = false;
  for (const Words& line : told.bullets) {
    if (released && line[0] == 0) return "Matrix's bullets are read too early";
    released = line[0] == 1;
  }
  return {};
}

std::string compare(Parts told, Parts right) {
  for (Parts* parts : {&told, &right}) {
    std::sort(parts->bullets.begin(), parts->bullets.end());
    std::sort(parts->smell.begin(), parts->smell.end());
  }
  if (told.before != right.before) return "another beginning";
  if (told.bullets != right.bullets) return "other bullets";
  if (told.smell != right.smell) return "another smell";
  return told.after == right.after ? "" : "another end";
}

}  // namespace

// MRK-DEATH-3  After a death as much as the option says, and nothing in between otherwise.
std::string ReportLaw::reveal_fault(const Page& page, const Event& event) {
  const RevealOnDeath reveal = page.game.plan.setup.reveal_on_death;
  if (event.fact == fact::faction_shown) {
    const bool mafia = page.after.truth.mafia.has(event.who);
    const bool right =
        static_cast<Result>(event.what) == (mafia ? Result::mafia : Result::citizens);
    return reveal == RevealOnDeath::none || !right ? "a wrong side is shown" : "";
  }
  const auto id = static_cast<CardId>(event.what);
  const bool gained = event.much != 0;
  const bool held = gained ? (page.after.truth.mirrors[index(event.who)] >> event.much & 1U) != 0
                           : Hand{page.after.truth.hand[index(event.who)]}.has(id);
  return reveal != RevealOnDeath::cards || !held ? "a wrong card is shown" : "";
}

std::string ReportLaw::hear(const Page& page, const Event& event) {
  if (event.fact == fact::report_opened) {
    reading_ = true;
    events_.clear();
    return event.what == page.after.truth.skipped ? "" : "skipped or not";
  }
  if (event.fact == fact::faction_shown || event.fact == fact::card_shown) {
    return reveal_fault(page, event);
  }
  if (!reading_) return {};
  const bool over = event.fact == fact::game_over;
  if (!over && event.fact != fact::phase_opened) {
    events_.push_back(event);
    return {};
  }
  reading_ = false;
  ++reports;
  const Plan& plan = page.game.plan;
  const Parts told = heard(events_);
  const std::string order = order_fault(plan, told);
  return order.empty() ? compare(told, expected(plan, page.after)) : order;
}

std::string ReportLaw::read(const Page& page) {
  for (const Told& told : page.told) {
    if (!told.to.is_everyone()) continue;
    const std::string fault = hear(page, told.event);
    if (!fault.empty()) return "report: " + fault;
  }
  return {};
}

}  // namespace omerta::mrakoszlap::laws
