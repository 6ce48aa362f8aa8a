// The pages that show no more than a seat, or everyone, may know.
#include "cli/play/gorod/gorod.h"
#include "cli/terminal/pager.h"
#include "rulebooks/gorod/words/spoken.h"

namespace omerta::cli {

void GorodPages::help() const {
  show_help(parts_.words, parts_.terminal,
            {"pass", "me", "who", "log", "rules", "cards", "why", "save", "quit"});
}

void show_goals(const PageParts& parts) {
  for (const std::string& goal : notation::goals(parts.words, parts.match.plan().setup)) {
    parts.terminal.say(goal);
  }
}

void GorodPages::rules(Seat seat) const {
  if (seat != Seat::nobody) card(seat);
  parts_.terminal.line();
  parts_.terminal.say(parts_.words.say("play.rules.course"));
  if (seat == Seat::nobody) show_goals(parts_);
}

std::vector<Spoken> GorodPages::all_spoken() const { return spoken(parts_.match, words_, 0); }

bool GorodPages::is_explained(const Event& event) const {
  return event.fact == gorod::fact::answer;
}

std::string GorodPages::told(Seat seat, const Event& event) const {
  return notation::private_sentence(words_, parts_.match.names(), parts_.match.view(seat), event);
}

Messages GorodPages::notes_of(Seat seat) const {
  Messages notes;
  for (const Note& note : parts_.notes) {
    if (note.by != seat) continue;
    const Message what{"play.know.note", {{"who", note.whom}}};
    notes.push_back({"play.know.night", {{"n", note.night}, {"what", what}}});
  }
  return notes;
}

void show_cards(const PageParts& parts) {
  const Pager pager{parts.terminal};
  parts.terminal.title(parts.words.say("cli.heading.roles"));
  const gorod::Setup& setup = parts.match.plan().setup;
  for (unsigned i = 0; i < gorod::kRoles; ++i) {
    if (setup.deck[i] == 0) continue;
    const auto role = static_cast<gorod::Role>(i);
    parts.terminal.line(notation::role_count(parts.words, parts.match.names(), role, setup.deck[i]),
                        Style::bold);
    parts.terminal.say(notation::role_does(parts.words, parts.match.names(), setup, role));
  }
}

}  // namespace omerta::cli
