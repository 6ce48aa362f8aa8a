// Watching a game of spytown through the eyes of its observers.
#include "tests/laws/spytown/world.h"

#include "tests/laws/digest.h"

namespace omerta::spytown::laws {
namespace {

using omerta::laws::Digest;

constexpr unsigned kAsks = number::rule + 1;

}  // namespace

Facts facts_of(const Plan& plan, const State& state) {
  Facts facts;
  facts.hands = hands_of(plan, state);
  facts.in_game = state.table.in_game;
  facts.expelled = state.table.expelled;
  facts.exposed = state.truth.exposed;
  facts.awaited = state.prompts.awaited[0];
  facts.chosen = state.truth.chosen;
  facts.look_over = state.truth.look_over != 0;
  facts.phase = state.table.phase;
  facts.round = state.table.round;
  return facts;
}

Seats awake(const Facts& facts) {
  return (of_side(facts.hands, Side::mafia) & facts.in_game) - facts.exposed;
}

Seats open_eyes(const Setup& setup, const Facts& facts) {
  if (setup.eliminated_view == EliminatedView::only_public) return {};
  return (Seats::first(setup.seats) - facts.in_game - facts.expelled) | facts.exposed;
}

bool Entry::same(const Entry& other) const {
  return kind == other.kind && refusal == other.refusal && to == other.to && event == other.event &&
         said == other.said && table == other.table && notes == other.notes &&
         prompts == other.prompts && refusals == other.refusals;
}

World::World(const Setup& setup, Seats observers) : game{setup}, observers_{observers} {
  hear(0);
  look();
}

Refusal World::say(const Command& command) {
  const bool beat = command.ask == ask::close && !game.plan.human();
  const bool own = index(command.seat) < kSeats && observers_.has(command.seat);
  const Facts was = facts_of(game.plan, game.state);
  const std::size_t told = game.told.size();
  const Refusal refusal = game.say(command);
  Entry entry;
  entry.command = facts.size();
  if (refusal == Refusal::none) facts.push_back({was, facts_of(game.plan, game.state)});
  if (own) {
    entry.kind = Entry::Kind::own;
    entry.said = command;
    entry.refusal = refusal;
    entries.push_back(entry);
  } else if (beat && refusal == Refusal::none) {
    entry.kind = Entry::Kind::beat;
    entries.push_back(entry);
  }
  hear(told);
  look();
  return refusal;
}

void World::hear(std::size_t from) {
  for (std::size_t i = from; i < game.told.size(); ++i) {
    const Told& told = game.told[i];
    const Seats to = told.to.seats() & observers_;
    if (to.empty()) continue;
    Entry entry;
    entry.kind = Entry::Kind::told;
    entry.command = facts.empty() ? 0 : facts.size() - 1;
    entry.to = to;
    entry.event = told.event;
    entry.event.by = {};
    entry.event.cause = 0;
    entries.push_back(entry);
  }
}

// Each of a fixed set of attempts: every question, with nothing, himself, a neighbour, the first.
std::uint64_t World::refusals(Seat seat) const {
  const unsigned seats = game.plan.setup.seats;
  const std::array<Choice, 4> choices{kPass, choice_of(seat),
                                      Choice{1} << (index(seat) + 1) % seats, Choice{1}};
  Digest digest;
  for (unsigned what = 1; what < kAsks; ++what) {
    std::uint32_t reasons = 0;
    for (Choice choice : choices) {
      const Command command{.choice = choice, .seat = seat, .ask = static_cast<Ask>(what)};
      reasons = reasons << 8 | static_cast<std::uint32_t>(attempt(game, command));
    }
    digest.add(reasons);
  }
  return digest.sum();
}

void World::look() {
  Digest table, notes, prompts, reasons;
  table.add(game.state.table);
  for (Seat seat : observers_) {
    notes.add(game.state.notes[index(seat)]);
    for (unsigned lane = 0; lane < Spytown::kLanes; ++lane) {
      const Prompt* prompt = game.state.prompts.find(lane, seat);
      prompts.add(prompt != nullptr ? *prompt : Prompt{});
    }
    reasons.add(refusals(seat));
  }
  for (unsigned lane = 0; lane < Spytown::kLanes && !game.plan.human(); ++lane) {
    const Prompt* host = game.state.prompts.find(lane, Seat::nobody);  // he may be a player
    const bool his = host != nullptr && host->voices.has(Voice::moderator);
    prompts.add(his ? *host : Prompt{});
  }
  Entry now;
  now.kind = Entry::Kind::view;
  now.table = table.sum();
  now.notes = notes.sum();
  now.prompts = prompts.sum();
  now.refusals = reasons.sum();
  now.command = facts.empty() ? 0 : facts.size() - 1;
  if (now.same(seen_)) return;
  seen_ = now;
  entries.push_back(now);
}

}  // namespace omerta::spytown::laws
