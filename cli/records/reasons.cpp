// Draws the reasons and quotes the catalogue.
#include "cli/records/reasons.h"

#include <algorithm>

#include "cli/typed/suggest.h"
#include "notation/clause_ids.h"
#include "presentation/catalogue/told.h"

namespace omerta::cli {

Reasons::Reasons(const notation::Casting& casting, const Chronicle& chronicle, const Words& words,
                 Terminal& terminal)
    : casting_{casting},
      told_{chronicle.told()},
      words_{words},
      terminal_{terminal},
      why_{teller(casting), told_} {}

std::string Reasons::with_clause(const std::string& text, Clause by) const {
  const std::string id{notation::clause_id(by)};
  return text + (id.empty() ? "" : " (" + id + ")");
}

void Reasons::quote(Clause by) {
  if (by == Clause::none || std::find(quoted_.begin(), quoted_.end(), by) != quoted_.end()) return;
  quoted_.push_back(by);
  const std::string id{notation::clause_id(by)};
  if (id.empty()) return;
  terminal_.hang("", 4, id + ": " + catalogue::told(id, words_), Style::dim);
}

void Reasons::print(const story::Chain& chain) {
  for (const story::Link& link : chain) {
    const bool first = link.id == chain.front().id;
    const std::string text = said(link.text);
    terminal_.say(
        with_clause(first ? text : words_.say("cli.why.because", {{"what", text}}), link.by),
        first ? Style::bold : Style::plain);
    for (const Message& ballot : link.ballots) terminal_.hang("", 4, said(ballot));
    quote(link.by);
  }
}

void Reasons::of_seat(Seat seat) {
  const story::Fate fate = why_.of_seat(seat);
  const std::string name = casting_.names.seats[index(seat)];
  const bool stays = fate.ends == story::Fate::Ends::in_play;
  if (stays) terminal_.say(words_.say("cli.why.in-play", {{"who", name}}), Style::bold);
  for (const story::Chain& chain : fate.chains) print(chain);
  if (fate.chains.empty()) {
    terminal_.say(words_.say("cli.why.never-in-danger", {{"who", name}}));
  }
}

bool Reasons::of_card(Seat seat, std::string_view card) {
  bool any = false;
  const std::string wanted = folded(card);
  const auto told = heard_by({Listener::Kind::moderator}, casting_, told_, words_);
  const auto plain = teller(casting_);
  for (const Heard& heard : told) {
    if (!plain->part(heard.event).card || heard.event.who != seat) continue;
    const auto& arguments = heard.notice.arguments;
    const bool named =
        std::any_of(arguments.begin(), arguments.end(), [&](const notation::Argument& each) {
          return !each.items.empty() && each.items.front() == wanted;
        });
    if (!named && folded(heard.notice.text).find(wanted) == std::string::npos) continue;
    any = true;
    of_event(heard.id);
  }
  return any;
}

void Reasons::of_dawn(int night) {
  using Kind = story::Moment::Kind;
  bool anything = false;
  for (const story::Moment& moment : why_.of_night(night)) {
    const story::Link& first = moment.chain.front();
    anything = anything || moment.kind != Kind::dawn;
    if (moment.kind == Kind::came_of_it) {
      print(moment.chain);
      continue;
    }
    const bool dawn = moment.kind == Kind::dawn;
    const std::string text = said(first.text);
    terminal_.say(dawn ? text : with_clause(text, first.by), dawn ? Style::bold : Style::plain);
    quote(first.by);
  }
  if (!anything) terminal_.say(words_.say("cli.why.quiet-night"));
}

void Reasons::of_the_end() {
  const story::Chain end = why_.of_the_end();
  if (end.empty()) return terminal_.say(words_.say("cli.replay.unfinished"));
  print(end);
  List left;
  for (const story::Left& each : why_.left()) {
    const std::string card = said(each.card);
    left.push_back(casting_.names.seats[index(each.seat)] +
                   (card.empty() ? "" : " (" + card + ")"));
  }
  terminal_.say(words_.say("cli.label.in-play") + ": " +
                (left.empty() ? words_.say("cli.label.nobody") : words_.join(left)));
}

std::optional<EventId> Reasons::by_label(std::string_view wanted) const {
  if (const auto labelled = why_.labelled(wanted)) return labelled;
  const auto number = whole_number(wanted);
  if (number && *number >= 1 && *number <= static_cast<long long>(told_.size())) {
    return static_cast<EventId>(*number);
  }
  return {};
}

}  // namespace omerta::cli
