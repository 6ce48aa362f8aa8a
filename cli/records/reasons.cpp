// Walks the causes and quotes the catalogue.
#include "cli/records/reasons.h"

#include <algorithm>
#include <optional>

#include "cli/rules/told_rules.h"
#include "cli/typed/suggest.h"
#include "notation/clause_ids.h"

namespace omerta::cli {

Reasons::Reasons(const notation::Casting& casting, const Chronicle& chronicle, const Words& words,
                 Terminal& terminal)
    : casting_{casting},
      told_{chronicle.told()},
      words_{words},
      terminal_{terminal},
      teller_{teller(casting)},
      heard_{heard_by({Listener::Kind::moderator}, casting, told_, words)} {
  for (const Told& each : told_) teller_->learn(each, Seat::nobody);
}

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
  const std::string id{notation::clause_id(by)};
  if (!id.empty()) terminal_.hang("", 4, id + ": " + told(id, words_), Style::dim);
}

void Reasons::chain(EventId id) {
  const std::vector<EventId> links = omerta::why(told_, id);
  for (std::size_t i = 0; i < links.size(); ++i) {
    const Event& event = told_[links[i] - 1].event;
    const std::string text = sentence(links[i]);
    const std::string id_text{notation::clause_id(event.by)};
    terminal_.say((i == 0 ? text : words_.say("cli.why.because", {{"what", text}})) +
                      (id_text.empty() ? "" : " (" + id_text + ")"),
                  i == 0 ? Style::bold : Style::plain);
    if (teller_->part(event).ballots) ballots(links[i]);
    clause(event.by);
  }
}

void Reasons::step(EventId id) {
  const Clause by = told_[id - 1].event.by;
  const std::string id_text{notation::clause_id(by)};
  terminal_.say(sentence(id) + (id_text.empty() ? "" : " (" + id_text + ")"));
  clause(by);
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
    if (teller_->part(event).out && concerns(event, seat)) out = id;
  }
  if (out != 0) return chain(out);
  terminal_.say(words_.say("cli.why.in-play", {{"who", name}}), Style::bold);
  bool shot_at = false;
  EventId danger = 0;
  for (EventId id = 1; id <= told_.size(); ++id) {
    const Event& event = told_[id - 1].event;
    const Part part = teller_->part(event);
    if (part.danger && concerns(event, seat)) danger = id;
    if (!part.saved || !concerns(event, seat)) continue;
    shot_at = true;
    if (danger != 0) chain(danger);
    chain(id);
  }
  if (!shot_at) terminal_.say(words_.say("cli.why.never-in-danger", {{"who", name}}));
}

bool Reasons::of_card(Seat seat, std::string_view card) {
  bool any = false;
  const std::string wanted = folded(card);
  for (const Heard& heard : heard_) {
    if (!teller_->part(heard.event).card || !concerns(heard.event, seat)) continue;
    const auto& arguments = heard.notice.arguments;
    const bool named =
        std::any_of(arguments.begin(), arguments.end(), [&](const notation::Argument& each) {
          return !each.items.empty() && each.items.front() == wanted;
        });
    if (!named && folded(heard.notice.text).find(wanted) == std::string::npos) continue;
    any = true;
    chain(heard.id);
  }
  return any;
}

bool Reasons::has_night(int night) const {
  return std::any_of(told_.begin(), told_.end(),
                     [&](const Told& each) { return teller_->part(each.event).morning == night; });
}

void Reasons::of_dawn(int night) {
  bool inside = false;
  bool anything = false;
  for (EventId id = 1; id <= told_.size(); ++id) {
    const Event& event = told_[id - 1].event;
    const Part part = teller_->part(event);
    if (part.night != 0) inside = part.night == night;
    if (!inside) continue;
    if (part.of_night) chain(id);
    if (part.step) step(id);
    anything = anything || part.of_night || part.step;
    if (part.dawn) {
      terminal_.say(sentence(id), Style::bold);
      clause(event.by);
    }
    if (part.night_ends) inside = false;
  }
  if (!anything) terminal_.say(words_.say("cli.why.quiet-night"));
}

void Reasons::of_the_end() {
  EventId over = 0;
  for (EventId id = 1; id <= told_.size(); ++id) {
    if (teller_->part(told_[id - 1].event).over) over = id;
  }
  if (over == 0) return terminal_.say(words_.say("cli.replay.unfinished"));
  List left;
  for (const story::Left& each : teller_->left()) {
    const std::string card = words_.said(each.card, casting_.names);
    left.push_back(casting_.names.seats[index(each.seat)] +
                   (card.empty() ? "" : " (" + card + ")"));
  }
  chain(over);
  terminal_.say(words_.say("cli.label.in-play") + ": " +
                (left.empty() ? words_.say("cli.label.nobody") : words_.join(left)));
}

std::optional<EventId> Reasons::by_label(std::string_view wanted) const {
  for (const Heard& heard : heard_) {
    if (story::written(heard.notice.label) == wanted) return heard.id;
  }
  const auto number = whole_number(wanted);
  if (number && *number >= 1 && *number <= static_cast<long long>(told_.size())) {
    return static_cast<EventId>(*number);
  }
  return {};
}

}  // namespace omerta::cli
