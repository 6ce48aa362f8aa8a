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

}  // namespace

void GorodPages::help() const {
  show_help(desk_.words, desk_.terminal,
            {"pass", "me", "who", "log", "rules", "cards", "why", "save", "quit"});
}

void show_goals(const PageParts& desk) {
  for (const std::string& goal : notation::goals(desk.words, desk.match.plan().setup)) {
    desk.terminal.say(goal);
  }
}

void show_log(const PageParts& desk) {
  const Pager pager{desk.terminal};
  desk.terminal.title(desk.words.say("cli.heading.public-log"));
  for (const Spoken& said : spoken(desk.match, desk.words, 0)) {
    if (said.kind == Spoken::Kind::call || said.kind == Spoken::Kind::talk) continue;
    const bool heading = said.kind == Spoken::Kind::heading;
    desk.terminal.say(said.text, heading ? Style::bold : Style::plain);
  }
}

void GorodPages::rules(Seat seat) const {
  if (seat != Seat::nobody) card(seat);
  desk_.terminal.line();
  desk_.terminal.say(desk_.words.say("play.rules.course"));
  if (seat == Seat::nobody) show_goals(desk_);
}

Messages GorodPages::notes_of(Seat seat) const {
  Messages notes;
  for (const Note& note : desk_.notes) {
    if (note.by != seat) continue;
    const Message what{"play.know.note", {{"who", note.whom}}};
    notes.push_back({"play.know.night", {{"n", note.night}, {"what", what}}});
  }
  return notes;
}

void show_cards(const PageParts& desk) {
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
void show_reasons(const PageParts& desk, Seat seat) {
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
