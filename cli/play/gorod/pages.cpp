// The pages that show no more than a seat, or everyone, may know.
#include <algorithm>

#include "cli/play/gorod/gorod.h"
#include "cli/terminal/pager.h"
#include "cli/typed/suggest.h"
#include "notation/clause_ids.h"
#include "rulebooks/gorod/text/ids.h"
#include "rulebooks/gorod/words/spoken.h"

namespace omerta::cli {
namespace {

namespace fact = gorod::fact;

constexpr std::size_t kReasons = 8;  // how many of the last events are explained

std::string name(const Desk& desk, Seat seat) {
  return seat_name(desk.words, desk.match.names(), seat);
}

bool worth_knowing(const Event& event) {
  return event.fact == fact::answer || event.fact == fact::group_awake ||
         event.fact == fact::sleepwalker_exposed || event.fact == fact::arrested ||
         event.fact == fact::no_shot_tonight || event.fact == fact::chose;
}

// A choice that was answered is told by its answer.
bool said_by_next(std::span<const Event> heard, std::size_t i) {
  return heard[i].fact == fact::chose && i + 1 < heard.size() && heard[i + 1].fact == fact::answer;
}

std::vector<std::string> knowledge(const Desk& desk, Seat seat) {
  const gorod::View view = desk.match.view(seat);
  const std::span<const Event> heard = desk.match.heard(seat);
  std::vector<std::string> lines;
  int night = 0;
  const auto add = [&](int when, const std::string& what) {
    lines.push_back(desk.words.say("play.know.night", {{"n", when}, {"what", what}}));
  };
  for (std::size_t i = 0; i < heard.size(); ++i) {
    if (heard[i].fact == fact::night_fell) night = heard[i].much;
    if (!worth_knowing(heard[i]) || said_by_next(heard, i)) continue;
    if (heard[i].fact == fact::group_awake && night > 1) continue;  // the same as in the first
    add(night, notation::private_sentence(desk.words, desk.match.names(), view, heard[i]));
  }
  for (const Note& note : desk.notes) {
    if (note.by != seat) continue;
    add(note.night, desk.words.say("play.know.note", {{"who", name(desk, note.whom)}}));
  }
  return lines;
}

std::string fate(const Desk& desk, Seat seat) {
  const gorod::Table& table = desk.match.table();
  if (table.in_play.has(seat)) {
    const bool stands = table.standing.has(seat) && table.phase != gorod::Phase::night;
    return desk.words.say(stands ? "play.table.candidate" : "play.table.in-play");
  }
  const gorod::Role shown = table.shown[index(seat)];
  if (shown == gorod::Role::hidden) return desk.words.say("play.table.covered");
  return desk.words.say("play.table.shown",
                        {{"role", notation::role_name(desk.words, desk.match.names(), shown)}});
}

}  // namespace

void GorodPages::help() const {
  show_help(desk_.words, desk_.terminal,
            {"pass", "me", "who", "log", "rules", "cards", "why", "save", "quit"});
}

void show_goals(const Desk& desk) {
  for (const std::string& goal : notation::goals(desk.words, desk.match.plan().setup)) {
    desk.terminal.say(goal);
  }
}

void show_card(const Desk& desk, Seat seat) {
  const gorod::View view = desk.match.view(seat);
  const gorod::Role role = view.notes.role;
  desk.terminal.title(desk.words.say("cli.heading.your-card") + ": " +
                      notation::role_name(desk.words, desk.match.names(), role));
  const std::string motto = notation::role_motto(desk.words, role);
  if (!motto.empty()) desk.terminal.say(motto, Style::dim);
  desk.terminal.say(notation::role_does(desk.words, desk.match.names(), view.plan.setup, role),
                    Style::secret);
  show_goals(desk);
}

void show_knowledge(const Desk& desk, Seat seat) {
  show_card(desk, seat);
  const gorod::View view = desk.match.view(seat);
  desk.terminal.title(desk.words.say("cli.heading.what-you-know"));
  const std::vector<std::string> lines = knowledge(desk, seat);
  for (const std::string& line : lines) desk.terminal.say(line, Style::secret);
  if (lines.empty()) desk.terminal.say(desk.words.say("cli.know.nothing"), Style::secret);
  if (view.plan.card(view.notes.role).decoy != gorod::Clan::none) {
    desk.terminal.say(desk.words.say("cli.know.sleepwalker"), Style::bold);
  }
}

void show_table(const Desk& desk) {
  desk.terminal.title(desk.words.say("cli.label.players"));
  const gorod::Table& table = desk.match.table();
  for (Seat seat : Seats::first(desk.match.plan().setup.seats)) {
    std::string line = (index(seat) < 9 ? "  " : " ") + std::to_string(index(seat) + 1) + "  ";
    line += padded(name(desk, seat), kNameColumns + 4) + fate(desk, seat);
    if (!desk.match.shared() && desk.match.people().has(seat)) {
      line += " (" + desk.words.say("cli.label.you") + ")";
    }
    desk.terminal.line(line, table.in_play.has(seat) ? Style::plain : Style::dim);
  }
  gorod::Setup unseen = desk.match.plan().setup;
  unseen.deck = table.covered;
  desk.terminal.say(
      desk.words.say("play.table.unseen",
                     {{"deck", notation::deck_text(desk.words, desk.match.names(), unseen)}}),
      Style::dim);
}

void show_log(const Desk& desk) {
  const Pager pager{desk.terminal};
  desk.terminal.title(desk.words.say("cli.heading.public-log"));
  for (const Spoken& said : spoken(desk.match, desk.words, 0)) {
    if (said.kind == Spoken::Kind::call || said.kind == Spoken::Kind::talk) continue;
    const bool heading = said.kind == Spoken::Kind::heading;
    desk.terminal.say(said.text, heading ? Style::bold : Style::plain);
  }
}

void show_rules(const Desk& desk, Seat seat) {
  if (seat != Seat::nobody) show_card(desk, seat);
  desk.terminal.line();
  desk.terminal.say(desk.words.say("play.rules.course"));
  if (seat == Seat::nobody) show_goals(desk);
}

void show_cards(const Desk& desk) {
  const Pager pager{desk.terminal};
  desk.terminal.title(desk.words.say("cli.heading.roles"));
  const gorod::Setup& setup = desk.match.plan().setup;
  for (unsigned i = 0; i < gorod::kRoles; ++i) {
    if (setup.deck[i] == 0) continue;
    const auto role = static_cast<gorod::Role>(i);
    desk.terminal.line(notation::role_count(desk.words, desk.match.names(), role, setup.deck[i]),
                       Style::bold);
    desk.terminal.say(notation::role_does(desk.words, desk.match.names(), setup, role));
  }
}

// During play the causes are secret: a seat sees the rule behind what it was told, and no more.
void show_reasons(const Desk& desk, Seat seat) {
  desk.terminal.title(desk.words.say("cli.heading.why"));
  std::vector<std::string> lines;
  for (const Spoken& said : spoken(desk.match, desk.words, 0)) {
    if (said.kind != Spoken::Kind::sentence) continue;
    lines.push_back(said.text + " [" + notation::clause_id(said.by) + "]");
  }
  const std::size_t skip = lines.size() > kReasons ? lines.size() - kReasons : 0;
  for (std::size_t i = skip; i < lines.size(); ++i) desk.terminal.say(lines[i]);
  if (seat != Seat::nobody) {
    const gorod::View view = desk.match.view(seat);
    for (const Event& event : desk.match.heard(seat)) {
      if (event.fact != fact::answer) continue;
      desk.terminal.say(notation::private_sentence(desk.words, desk.match.names(), view, event) +
                            " [" + notation::clause_id(event.by) + "]",
                        Style::secret);
    }
  }
  desk.terminal.say(desk.words.say("cli.why.later"), Style::dim);
}

}  // namespace omerta::cli
