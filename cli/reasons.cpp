// Walks the causes and quotes the catalogue.
#include "cli/reasons.h"

#include <algorithm>
#include <optional>

#include "cli/catalogue.h"
#include "cli/clause_names.h"
#include "cli/suggest.h"

namespace omerta::cli {
namespace {

namespace fact = gorod::fact;

bool puts_out(const Event& event) {
  return event.fact == fact::fell || event.fact == fact::eliminated ||
         event.fact == fact::withdrawn;
}

bool saves(const Event& event) {
  return event.fact == fact::spared || event.fact == fact::healed ||
         event.fact == fact::alibi_announced || event.fact == fact::redirected;
}

// What came of a night besides its dead.
bool comes_of_night(const Event& event) {
  return saves(event) || event.fact == fact::fell || event.fact == fact::no_shot ||
         event.fact == fact::came_to_nothing || event.fact == fact::not_healed;
}

}  // namespace

Reasons::Reasons(const notation::Casting& casting, const std::vector<Told>& told,
                 const notation::Words& words, Terminal& terminal)
    : casting_{casting},
      told_{told},
      words_{words},
      terminal_{terminal},
      heard_{heard_by({Listener::Kind::moderator}, casting, told, words)} {}

// The events of a list of ballots are lines of one utterance.
std::string Reasons::sentence(EventId id) const {
  const Heard* found = nullptr;
  for (const Heard& heard : heard_) {
    if (heard.id <= id) found = &heard;
  }
  if (found == nullptr) return {};
  const std::size_t line = id - found->id;
  return found->lines[std::min(line, found->lines.size() - 1)];
}

void Reasons::clause(Clause by) {
  if (by == Clause::none || std::find(explained_.begin(), explained_.end(), by) != explained_.end())
    return;
  explained_.push_back(by);
  const std::string id{clause_name(by)};
  const ClauseText* text = find_clause(id);
  if (text != nullptr) terminal_.hang("", 4, id + ": " + first_sentences(*text), Style::dim);
}

void Reasons::chain(EventId id) {
  const std::vector<EventId> links = omerta::why(told_, id);
  for (std::size_t i = 0; i < links.size(); ++i) {
    const Event& event = told_[links[i] - 1].event;
    const std::string text = sentence(links[i]);
    const std::string id_text{clause_name(event.by)};
    terminal_.say((i == 0 ? text : words_.say("cli.why.because", {{"what", text}})) +
                      (id_text.empty() ? "" : " (" + id_text + ")"),
                  i == 0 ? Style::bold : Style::plain);
    if (event.fact == fact::ballots) ballots(links[i]);
    clause(event.by);
  }
}

void Reasons::ballots(EventId id) {
  for (const Heard& heard : heard_) {
    if (heard.id != id) continue;
    for (std::size_t i = 1; i < heard.lines.size(); ++i) terminal_.hang("", 4, heard.lines[i]);
  }
}

void Reasons::of_event(EventId id) { chain(id); }

bool Reasons::concerns(const Event& event, Seat seat) const { return event.who == seat; }

void Reasons::of_seat(Seat seat) {
  const std::string name = casting_.names.seats[index(seat)];
  EventId out = 0;
  for (EventId id = 1; id <= told_.size(); ++id) {
    const Event& event = told_[id - 1].event;
    if (puts_out(event) && concerns(event, seat)) out = id;
  }
  if (out != 0) return chain(out);
  terminal_.say(words_.say("cli.why.in-play", {{"who", name}}), Style::bold);
  bool shot_at = false;
  for (EventId id = 1; id <= told_.size(); ++id) {
    const Event& event = told_[id - 1].event;
    if (!saves(event) || !concerns(event, seat)) continue;
    shot_at = true;
    chain(id);
  }
  if (!shot_at) terminal_.say(words_.say("cli.why.never-in-danger", {{"who", name}}));
}

bool Reasons::has_night(int night) const {
  return std::any_of(told_.begin(), told_.end(), [&](const Told& each) {
    return each.event.fact == fact::dawn && each.event.much == night;
  });
}

void Reasons::of_dawn(int night) {
  bool inside = false;
  bool anything = false;
  for (EventId id = 1; id <= told_.size(); ++id) {
    const Event& event = told_[id - 1].event;
    if (event.fact == fact::night_fell) inside = event.much == night;
    if (!inside) continue;
    if (comes_of_night(event)) {
      anything = true;
      chain(id);
    }
    if (event.fact == fact::dawn) {
      terminal_.say(sentence(id), Style::bold);
      clause(event.by);
      inside = false;
    }
  }
  if (!anything) terminal_.say(words_.say("cli.why.quiet-night"));
}

void Reasons::of_the_end() {
  EventId over = 0;
  for (EventId id = 1; id <= told_.size(); ++id) {
    if (told_[id - 1].event.fact == fact::game_over) over = id;
  }
  if (over == 0) return terminal_.say(words_.say("cli.replay.unfinished"));
  gorod::Table table{};
  const gorod::Plan& plan = casting_.game->plan<gorod::Gorod>();
  for (const Told& each : told_) {
    if (each.to.is_everyone()) gorod::Gorod::learn(plan, table, each.event);
  }
  notation::List left;
  for (Seat seat : table.in_play) {
    left.push_back(casting_.names.seats[index(seat)] + " (" +
                   notation::role_name(words_, casting_.names, table.shown[index(seat)]) + ")");
  }
  chain(over);
  terminal_.say(words_.say("cli.label.in-play") + ": " +
                (left.empty() ? words_.say("cli.label.nobody") : words_.join(left)));
}

std::optional<EventId> Reasons::by_label(std::string_view wanted) const {
  for (const Heard& heard : heard_) {
    if (label(heard.notice) == wanted) return heard.id;
  }
  const auto number = whole_number(wanted);
  if (number && *number >= 1 && *number <= static_cast<long long>(told_.size())) {
    return static_cast<EventId>(*number);
  }
  return {};
}

}  // namespace omerta::cli
