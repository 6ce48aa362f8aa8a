// Watching a game through the eyes of its observers, whichever the rulebook.
//
// What an observer sees: every event told to him, without clause and cause; his questions in all
// lanes; his own knowledge and the table's; the reason he would be given for each of a fixed set of
// attempts; while the app runs the table, each beat of its clock that can be heard and what its
// host may do. What happens unseen leaves no entry, so two worlds look the same if and only if
// their entries do. Who sleeps notices no time: what he would see with his eyes shut stands apart,
// by the number of entries before it, and may not change while nothing happens to him.
#pragma once
#include <string>

#include "tests/laws/digest.h"
#include "tests/laws/game.h"

namespace omerta::laws {

struct Entry {
  enum class Kind : std::uint8_t { told, view, own, beat } kind{};
  Refusal refusal{};        // own: what came of it
  Seats to{};               // told: which of the observers
  Event event{};            // told
  Command said{};           // own
  std::uint64_t table = 0;  // view: each part by a number, so that a difference has a name
  std::uint64_t notes = 0;
  std::uint64_t prompts = 0;
  std::uint64_t refusals = 0;
  std::size_t command = 0;  // by which it came about; no part of what is seen

  bool same(const Entry& other) const {
    return kind == other.kind && refusal == other.refusal && to == other.to &&
           event == other.event && said == other.said && table == other.table &&
           notes == other.notes && prompts == other.prompts && refusals == other.refusals;
  }
};

inline std::string in_words(const Entry& e) {
  constexpr std::array kKinds{"told", "view", "own", "beat"};
  std::string text = kKinds[static_cast<unsigned>(e.kind)];
  if (e.kind == Entry::Kind::told) {
    text += " fact " + std::to_string(int(e.event.fact)) + " who " +
            std::to_string(index(e.event.who)) + " whom " + std::to_string(index(e.event.whom)) +
            " what " + std::to_string(e.event.what) + " seats " +
            std::to_string(e.event.seats.bits) + " much " + std::to_string(e.event.much);
  }
  if (e.kind == Entry::Kind::own) {
    text +=
        " ask " + std::to_string(int(e.said.ask)) + " refusal " + std::to_string(int(e.refusal));
  }
  return text + " at command " + std::to_string(e.command);
}

// Two entries that are not the same, in words.
inline std::string difference(const Entry& a, const Entry& b) {
  std::string text = in_words(a) + " / " + in_words(b);
  if (a.kind != Entry::Kind::view || b.kind != Entry::Kind::view) return text;
  text += " (differ in:";
  if (a.table != b.table) text += " table";
  if (a.notes != b.notes) text += " notes";
  if (a.prompts != b.prompts) text += " prompts";
  if (a.refusals != b.refusals) text += " refusals";
  return text + ")";
}

struct Asleep {
  std::size_t entries = 0;  // before it
  Entry view{};
};

// The first view of sleepers that changes by itself or is not the other world's; nothing if none.
inline std::string restless(const std::vector<Asleep>& a, const std::vector<Asleep>& b,
                            std::size_t until) {
  for (const std::vector<Asleep>* one : {&a, &b}) {
    for (std::size_t i = 1; i < one->size() && (*one)[i].entries < until; ++i) {
      if ((*one)[i].entries != (*one)[i - 1].entries) continue;
      return "asleep: " + difference((*one)[i - 1].view, (*one)[i].view);
    }
  }
  for (std::size_t i = 0, k = 0; i < a.size() && k < b.size();) {
    if (a[i].entries >= until || b[k].entries >= until) return {};
    if (a[i].entries == b[k].entries && !a[i].view.same(b[k].view)) {
      return "asleep: " + difference(a[i].view, b[k].view);
    }
    if (a[i].entries <= b[k].entries) {
      ++i;
    } else {
      ++k;
    }
  }
  return {};
}

enum class Beat : std::uint8_t { heard, unheard };

struct NobodySleeps {
  template <class State>
  bool operator()(const State&, Seats) const {
    return false;
  }
};

// `Sleeps` says whether all these observers sleep.
template <class R, unsigned kAsks, class Sleeps = NobodySleeps>
class Watch {
 public:
  using Setup = typename Game<R>::Setup;

  // Besides the choices that are tried at every table, some of the rulebook's own.
  Watch(const Setup& setup, Seats observers, std::vector<Choice> tries = {})
      : game{setup}, observers_{observers}, tries_{std::move(tries)} {
    hear(0);
    look();
  }

  Seats observers() const { return observers_; }
  const Setup& setup() const { return game.plan.setup; }

  Game<R> game;
  std::vector<Entry> entries;
  std::vector<Asleep> asleep;

 protected:
  Refusal watch(const Command& command, Beat beat) {
    const bool own = index(command.seat) < kSeats && observers_.has(command.seat);
    const std::size_t told = game.told.size();
    Entry entry;
    entry.command = game.commands.size();
    const Refusal refusal = game.say(command);
    if (own) {
      entry.kind = Entry::Kind::own;
      entry.said = command;
      entry.refusal = refusal;
      entries.push_back(entry);
    } else if (beat == Beat::heard && refusal == Refusal::none) {
      entry.kind = Entry::Kind::beat;
      entries.push_back(entry);
    }
    hear(told);
    look();
    return refusal;
  }

 private:
  std::size_t last_command() const { return game.commands.empty() ? 0 : game.commands.size() - 1; }

  void hear(std::size_t from) {
    for (std::size_t i = from; i < game.told.size(); ++i) {
      const Told& told = game.told[i];
      const Seats to = told.to.seats() & observers_;
      if (to.empty()) continue;
      Entry entry;
      entry.kind = Entry::Kind::told;
      entry.command = last_command();
      entry.to = to;
      entry.event = told.event;
      entry.event.by = {};
      entry.event.cause = 0;
      entries.push_back(entry);
    }
  }

  // Every question, with nothing, himself, a neighbour, the first, and the rulebook's own tries.
  std::uint64_t refusals(Seat seat) const {
    std::array<Choice, 16> choices{
        kPass, choice_of(seat), Choice{1} << (index(seat) + 1) % game.plan.setup.seats, Choice{1}};
    std::size_t count = 4;
    for (Choice choice : tries_) choices[count++] = choice;
    Digest digest;
    std::uint64_t reasons = 0;
    unsigned noted = 0;
    for (unsigned what = 1; what < kAsks; ++what) {
      for (std::size_t i = 0; i < count; ++i) {
        const Command command{.choice = choices[i], .seat = seat, .ask = static_cast<Ask>(what)};
        reasons = reasons << 8 | static_cast<std::uint64_t>(attempt(game, command));
        if (++noted % 8 == 0) digest.add(reasons);
      }
    }
    digest.add(reasons);
    return digest.sum();
  }

  void look() {
    Digest table, notes, prompts, reasons;
    table.add(game.state.table);
    for (Seat seat : observers_) {
      notes.add(game.state.notes[index(seat)]);
      for (unsigned lane = 0; lane < R::kLanes; ++lane) {
        const Prompt* prompt = game.state.prompts.find(lane, seat);
        prompts.add(prompt != nullptr ? *prompt : Prompt{});
      }
      reasons.add(refusals(seat));
    }
    for (unsigned lane = 0; lane < R::kLanes && !game.plan.human(); ++lane) {
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
    now.command = last_command();
    if (Sleeps{}(game.state, observers_)) return dream(now);
    if (now.same(seen_)) return;
    seen_ = now;
    entries.push_back(now);
  }

  void dream(const Entry& now) {
    const bool again = !asleep.empty() && asleep.back().entries == entries.size();
    if (!again || !asleep.back().view.same(now)) asleep.push_back({entries.size(), now});
  }

  Seats observers_;
  std::vector<Choice> tries_;
  Entry seen_{};  // the latest look
};

}  // namespace omerta::laws
