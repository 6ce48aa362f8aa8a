// What the moderator of mrakoszlap announces: the flights of the night for his eyes, the report for
// everyone, and whose cards change without a word.
#include <utility>

#include "rulebooks/mrakoszlap/presentation/guide.h"
#include "rulebooks/mrakoszlap/text/facts.h"
#include "rulebooks/mrakoszlap/text/ids.h"

namespace omerta::mrakoszlap {
namespace {

using script::act;
using script::Lines;
using script::News;
using script::note;
using script::say;

bool opens(const Event& event, Phase phase) {
  return event.fact == fact::phase_opened && static_cast<Phase>(event.what) == phase;
}

void add(Lines& lines, const Lines& more) { lines.insert(lines.end(), more.begin(), more.end()); }

// MRK-DAY-1  The player has said his words; what follows from them is for the narrator to say.
Lines effect(const Desk& after, const Event& event) {
  const auto power = static_cast<Power>(event.what);
  Lines lines{say({"mrakoszlap.guide.power.say",
                   {{"power", notation::mrakoszlap_id::of(power)},
                    {"who", event.who},
                    {"whom", event.whom == Seat::nobody ? Message{} : chair(event.whom)}}})};
  if (power != Power::communist) return lines;
  const auto freed = [&](Seats seats, const char* key) {
    const Seats here = seats & after.table.in_play;
    if (!here.empty()) lines.push_back(say({key, {{"seats", here}}}));
  };
  freed(after.table.silenced, "mrakoszlap.guide.power.speak");
  freed(after.table.banned, "mrakoszlap.guide.power.vote");
  return lines;
}

Lines sentence(const Desk& after, const News& news) {
  const Event& event = news.event;
  const bool phase = event.fact == fact::phase_opened && !opens(event, Phase::dawn);
  if (phase || has(event.fact, Trait::said_elsewhere)) return {};
  if (event.fact == fact::power_used) return effect(after, event);
  Lines lines;
  for (const Message& line : news.lines) lines.push_back(say(line));
  if (event.fact == fact::died) lines.push_back(act("mrakoszlap.guide.out.do"));
  return lines;
}

// MRK-REPORT-3  A bullet is one paragraph, and so is the sock; who dies of it is said in it. Then
// what came out with it: the side or the cards of whoever died.
class Report {
 public:
  explicit Report(const Desk& after) : after_{after} {}

  void hear(const News& news) {
    const FactRow& row = row_of(news.event.fact);
    if (row.has(Trait::together) && !row.has(Trait::more)) flush();
    if (row.has(Trait::together)) return together_.push_back(news.event);
    if (!together_.empty() && row.has(Trait::of_death)) return shown_.push_back(news);
    flush();
    add(lines_, sentence(after_, news));
  }
  Lines read() {
    flush();
    return std::move(lines_);
  }

 private:
  void flush() {
    const std::vector<Event> events = std::exchange(together_, {});
    if (!events.empty()) {
      lines_.push_back(say(said::told_together(after_.plan, events, after_.table)));
    }
    for (const News& news : std::exchange(shown_, {})) {
      const bool dead = news.event.fact == fact::died;
      add(lines_, dead ? Lines{act("mrakoszlap.guide.out.do")} : sentence(after_, news));
    }
  }

  const Desk& after_;
  std::vector<Event> together_;
  std::vector<News> shown_;
  Lines lines_;
};

const Message* part_of(const Message& message, std::string_view name) {
  for (const Arg& arg : message.args) {
    const auto* nested = std::get_if<Arg::Nested>(&arg.value);
    if (arg.name == name && nested != nullptr) return &nested->only.front();
  }
  return nullptr;
}

// MRK-MOD-1  Each step of a bullet with the clause that made it; which bullet is said once.
class Flights {
 public:
  void hear(Lines& lines, const News& news) {
    if (!begun_) lines.push_back(note("guide.heading.flights"));
    begun_ = true;
    const Message& text = news.lines.front();
    const Message* label = part_of(text, "label");
    const Message* step = part_of(text, "line");
    const bool goes_on = label != nullptr && step != nullptr && *label == label_;
    label_ = label == nullptr ? Message{} : *label;
    script::Line line = note(text);
    if (goes_on) line = {.kind = script::Line::Kind::onward, .text = *step};
    line.by = news.event.by;
    lines.push_back(std::move(line));
  }

 private:
  bool begun_ = false;
  Message label_{};  // the bullet that was spoken of last
};

Seats whose_cards_move(const std::vector<News>& news) {
  Seats seats;
  for (const News& each : news) {
    if (has(each.event.fact, Trait::hand_moves)) seats |= Seats::of(each.event.who);
  }
  return seats;
}

// MRK-MEET-2
void add_plan(Lines& lines, const Desk& after) {
  const Notes& notes = after.state.notes[index(*after.truth.mafia)];
  const People list{notes.plan.begin(), notes.plan.begin() + notes.planned};
  lines.push_back(
      {.kind = script::Line::Kind::secret, .text = {"guide.mrakoszlap.list", {{"seats", list}}}});
}

}  // namespace

Lines said_aloud(const Desk& after, const std::vector<News>& news) {
  Report report{after};
  for (const News& each : news) report.hear(each);
  return report.read();
}

Lines said_at_once(const Desk& after, const std::vector<News>& news) {
  Lines lines;
  bool accused = false;
  for (const News& each : news) {
    add(lines, sentence(after, each));
    accused |= each.event.fact == fact::accused;
  }
  if (accused) {
    lines.push_back(script::status({"guide.mrakoszlap.list", {{"seats", accused_list(after)}}}));
  }
  return lines;
}

// The whole night comes first if the report follows at once; as long as the Matrix is still to
// shoot, everything as it happened.
Lines said_privately(const Desk& after, const std::vector<News>& news) {
  const bool waits = after.truth.row == Row::release;
  Lines lines;
  Flights flights;
  for (const News& each : news) {
    if (waits) break;
    if (each.event.fact == fact::counted) lines.push_back(note(each.lines.front()));
    if (has(each.event.fact, Trait::in_flight)) flights.hear(lines, each);
  }
  Seats moved = waits ? Seats{} : whose_cards_move(news);
  bool planned = false;
  for (const News& each : news) {
    const Fact what = each.event.fact;
    planned |= what == fact::planned;
    if (has(what, Trait::in_flight) && waits) flights.hear(lines, each);
    const bool noted = has(what, Trait::in_flight) || (what == fact::counted && !waits);
    const bool unknown = what == fact::doctor_offset && after.now.unseen.has(each.event.who);
    if (noted || unknown || has(what, Trait::unnoted)) continue;
    if (has(what, Trait::hand_moves) && after.now.game().over()) continue;  // the hands are shown
    if (has(what, Trait::hand_moves) && !moved.empty()) {
      lines.push_back(act({"mrakoszlap.guide.news.do", {{"seats", std::exchange(moved, {})}}}));
    }
    for (const Message& line : each.lines) lines.push_back(note(line));
    if (what == fact::doctor_offset) {
      lines.push_back(act({"guide.mrakoszlap.doctor.show", {{"n", each.event.much}}}));
    }
  }
  if (planned) add_plan(lines, after);
  return lines;
}

}  // namespace omerta::mrakoszlap
