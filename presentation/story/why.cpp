// Walks the causes of a game that is told whole.
#include "presentation/story/why.h"

#include <utility>

namespace omerta::story {

Why::Why(std::unique_ptr<Teller> teller, const std::vector<Told>& told)
    : feed_{std::move(teller), {Listener::Kind::moderator}}, told_{told} {
  feed_.hear(told_);
}

Link Why::link(EventId id) const {
  Link link{.id = id, .text = feed_.heard()[id - 1].text, .by = event(id).by};
  if (!part(id).ballots) return link;
  for (EventId line = id + 1; line <= last() && part(line).listed; ++line) {
    link.ballots.push_back(feed_.heard()[line - 1].text);
  }
  return link;
}

Chain Why::of_event(EventId id) const {
  Chain chain;
  for (EventId each : omerta::why(told_, id)) chain.push_back(link(each));
  return chain;
}

Fate Why::of_seat(Seat seat) const {
  EventId out = 0;
  EventId danger = 0;
  Fate stays;
  for (EventId id = 1; id <= last(); ++id) {
    if (event(id).who != seat) continue;
    if (part(id).out) out = id;
    if (part(id).danger) danger = id;
    if (!part(id).saved) continue;
    if (danger != 0) stays.chains.push_back(of_event(danger));
    stays.chains.push_back(of_event(id));
  }
  if (out == 0) return stays;
  return {Fate::Ends::out, {of_event(out)}};
}

bool Why::has_night(int night) const {
  for (EventId id = 1; id <= last(); ++id) {
    if (part(id).morning == night) return true;
  }
  return false;
}

std::vector<Moment> Why::of_night(int night) const {
  std::vector<Moment> moments;
  bool inside = false;
  for (EventId id = 1; id <= last(); ++id) {
    const Part& now = part(id);
    if (now.night != 0) inside = now.night == night;
    if (!inside) continue;
    if (now.of_night) moments.push_back({Moment::Kind::came_of_it, of_event(id)});
    if (now.step) moments.push_back({Moment::Kind::step, {link(id)}});
    if (now.dawn) moments.push_back({Moment::Kind::dawn, {link(id)}});
    if (now.night_ends) inside = false;
  }
  return moments;
}

Chain Why::of_the_end() const {
  for (EventId id = last(); id > 0; --id) {
    if (part(id).over) return of_event(id);
  }
  return {};
}

std::optional<EventId> Why::labelled(std::string_view label) const {
  for (EventId id = 1; id <= last(); ++id) {
    if (written(feed_.heard()[id - 1].label) == label) return id;
  }
  return {};
}

}  // namespace omerta::story
