// Looking through what was said and asked in a play.
#include "notation/scenario/witness.h"

#include <algorithm>
#include <map>

#include "notation/clause_ids.h"

namespace omerta::notation {

bool Witness::heard(Listener who, Seat seat, const Utterance& said) const {
  if (who == Listener::moderator || said.to.is_everyone()) return true;
  if (who == Listener::all || said.own_act) return false;
  return said.to.reaches(seat) || play_.standing().moderator == seat;
}

// A moderator by handover hears the past too, so his window is the whole game.
std::vector<Utterance> Witness::heard_by(Listener who, Seat seat) const {
  const Seat moderator = play_.standing().moderator;
  const bool whole = who == Listener::moderator ? moderator != Seat::nobody
                                                : who == Listener::seat && moderator == seat;
  std::vector<Utterance> list;
  for (const Utterance& said : whole ? play_.said_ever() : play_.said()) {
    if (heard(who, seat, said)) list.push_back(said);
  }
  return list;
}

Seats Witness::listeners(const Pattern& pattern) const {
  Seats told;
  for (const Utterance& said : play_.said()) {
    if (!matches(pattern, said)) continue;
    for (Seat seat : play_.standing().seats) {
      if (heard(Listener::seat, seat, said)) told |= Seats::of(seat);
    }
  }
  return told;
}

std::vector<std::string> Witness::asked_names(Seat seat) const {
  std::vector<std::string> words;
  for (const Asked& asked : play_.asked()) {
    if (asked.seat != seat || !play_.book().is_question(asked.prompt.ask)) continue;
    words.push_back(play_.book().ask_name(asked.prompt.ask));
  }
  return words;
}

// The last prompt of that name in the phase is the one that counts.
const Prompt* Witness::last_prompt(Seat seat, const std::string& name) const {
  const Prompt* last = nullptr;
  for (const Asked& asked : play_.asked()) {
    if (asked.seat == seat && play_.book().ask_name(asked.prompt.ask) == name) last = &asked.prompt;
  }
  return last;
}

// From the last event by which the seat went out, back through what led to it.
std::vector<Witness::Link> Witness::why_out(Seat seat) const {
  EventId last = 0;
  std::map<EventId, std::string> names;
  for (const Utterance& said : play_.said_ever()) {
    names[said.id] = said.name;
    const FactShape* shape = find_fact(play_.book(), said.name);
    const bool leaves = shape != nullptr && shape->leaves;
    if (leaves && said.event.who == seat) last = said.id;
  }
  std::vector<Link> chain;
  for (EventId id : omerta::why(play_.chronicle().told(), last)) {
    chain.push_back({names[id], clause_id(play_.chronicle().told()[id - 1].event.by)});
  }
  return chain;
}

}  // namespace omerta::notation
