// Watching a game through the eyes of its observers.
#include "tests/laws/gorod/world.h"

#include "rulebooks/gorod/rules/rules.h"
#include "tests/laws/digest.h"

namespace omerta::gorod::laws {
namespace {

using omerta::laws::Digest;

constexpr unsigned kAsks = number::mark + 1;

}  // namespace

Facts facts_of(const State& state) {
  const Tonight& tonight = state.truth.tonight;
  Facts facts;
  facts.role = state.truth.role;
  facts.jammed = tonight.jammed;
  facts.masked = tonight.masked;
  facts.phase = state.table.phase;
  facts.in_play = state.table.in_play;
  facts.killed = tonight.killed;
  facts.held = tonight.held;
  facts.arrested = tonight.arrested;
  facts.told_arrest = tonight.told_arrest;
  facts.alibi = state.truth.alibi;
  facts.exposed = tonight.beyond_healing;  // all night long, not only in the open call
  return facts;
}

bool Entry::same(const Entry& other) const {
  return kind == other.kind && refusal == other.refusal && to == other.to && event == other.event &&
         said == other.said && table == other.table && notes == other.notes &&
         prompts == other.prompts && refusals == other.refusals;
}

World::World(const Setup& setup, Seats observers, OwnCard own)
    : game{setup}, observers_{observers}, own_{own} {
  hear(0);
  look();
}

std::uint64_t World::moment() const {
  const Table& table = game.state.table;
  const bool day = table.phase >= Phase::dawn;
  const auto stage = static_cast<unsigned>(day ? static_cast<int>(table.phase) : 0);
  return std::uint64_t{table.round} << 32 | std::uint64_t{stage} << 24 |
         std::uint64_t{table.ballot} << 20 |
         (day ? 0U : static_cast<unsigned>(table.call) << 4 | window_);
}

Refusal World::say(const Command& command) {
  const bool night = game.state.table.phase == Phase::night;
  const bool beat = command.ask == ask::close && app_runs(game.plan, game.state.table);
  const bool own = index(command.seat) < kSeats && observers_.has(command.seat);
  const std::uint64_t before = moment();
  const Facts was = facts_of(game.state);
  const Call call = game.state.table.call;
  const std::size_t told = game.told.size();
  const Refusal refusal = game.say(command);
  Entry entry;
  entry.command = facts.size();
  if (refusal == Refusal::none) {
    moments.push_back(before);
    facts.push_back({was, facts_of(game.state)});
    if (command.ask == ask::close && night && game.state.table.call == call) ++window_;
  }
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
    if (told.event.fact == fact::call_opened) window_ = 0;
    const Seats to = told.to.seats() & observers_;
    if (to.empty()) continue;
    Entry entry;
    entry.kind = Entry::Kind::told;
    entry.command = facts.empty() ? 0 : facts.size() - 1;
    entry.to = to;
    entry.event = told.event;
    entry.event.by = {};
    entry.event.cause = 0;
    if (own_ == OwnCard::covered && entry.event.fact == fact::card_dealt) entry.event.what = 0;
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
    Notes known = game.state.notes[index(seat)];
    if (own_ == OwnCard::covered) known.role = Role::hidden;
    notes.add(known);
    for (unsigned lane = 0; lane < Gorod::kLanes; ++lane) {
      const Prompt* prompt = game.state.prompts.find(lane, seat);
      prompts.add(prompt != nullptr ? *prompt : Prompt{});
    }
    // Another card has other questions of its own: only those of a like card can be compared.
    if (own_ == OwnCard::seen) reasons.add(refusals(seat));
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

}  // namespace omerta::gorod::laws
