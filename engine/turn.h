// All that a rule may do: ask a chair, tell an audience, say what comes then. A rule can write to
// nothing but the truth; what anybody knows changes by being told.
#pragma once
#include "engine/audience.h"
#include "engine/event.h"
#include "engine/state.h"

namespace omerta {

// Where told events go besides the knowledge of their audience: a record, a feed, or nowhere. An
// event is two machine words and is handed on as a value, here and wherever it is learned from.
struct Log {
  void (*write)(void* to, Audience, Event) = nullptr;
  void* to = nullptr;
};

template <class R>
class Turn {
 public:
  Turn(const typename R::Plan& plan, State<R>& state, Log log)
      : plan_{plan}, state_{state}, log_{log}, was_open_{state.prompts.open} {}

  const typename R::Plan& plan() const { return plan_; }
  const typename R::Table& table() const { return state_.table; }
  const typename R::Notes& notes(Seat seat) const { return state_.notes[index(seat)]; }
  const typename R::Truth& truth() const { return state_.truth; }
  typename R::Truth& truth() { return state_.truth; }

  // The one door from the truth to anybody's knowledge.
  EventId tell(Audience to, Event event) {
    news_ |= to.seats();
    if (to.is_everyone()) {
      R::learn(plan_, state_.table, event);
    } else {
      for (Seat seat : to.seats()) R::learn(plan_, state_.notes[index(seat)], seat, event);
    }
    if (log_.write != nullptr) log_.write(log_.to, to, event);
    return ++state_.told;
  }

  // The game waits for the answer. What is offered is judged from the seat's own view.
  void ask(Seat seat, Ask what) {
    offer(seat, what);
    state_.prompts.awaited[lane(what)] |= Seats::of(seat);
  }

  // The seat may answer; the game does not wait for it.
  void offer(Seat seat, Ask what) { open(seat, R::question(view<R>(plan_, state_, seat), what)); }

  // The same question to several. Where it is made from public knowledge alone it is one question,
  // and is written down once for all.
  void ask(Seats seats, Ask what) {
    offer(seats, what);
    state_.prompts.awaited[lane(what)] |= seats;
  }
  void offer(Seats seats, Ask what) {
    if (seats.empty()) return;
    if (!R::is_public(what)) {
      for (Seat seat : seats) offer(seat, what);
      return;
    }
    const Prompt prompt = R::question(view<R>(plan_, state_, *seats), what);
    for (Seat seat : seats) open(seat, prompt);
  }

  // The house is asked: chance draws, the clock or the moderator closes, the host withdraws.
  void ask_house(const Prompt& prompt) {
    offer_house(prompt);
    state_.prompts.awaited[lane(prompt.ask)] |= Seats::of(Seat::nobody);
  }
  void offer_house(const Prompt& prompt) { open(Seat::nobody, prompt); }

  // The question is withdrawn, answered or not.
  void retire(Seats seats, Ask what) {
    state_.prompts.open[lane(what)] -= seats;
    state_.prompts.awaited[lane(what)] -= seats;
  }

  // Something that everybody may know has become impossible: it is no longer offered to any seat.
  void strike(Ask what, Choice gone) {
    for (Seat seat : asked(what)) narrow(state_.prompts.at[lane(what)][index(seat)], gone);
  }
  void strike_everywhere(Choice gone) {
    for (unsigned lane = 0; lane < R::kLanes; ++lane) {
      for (Seat seat : state_.prompts.open[lane] & Seats::first(kSeats)) {
        narrow(state_.prompts.at[lane][index(seat)], gone);
      }
    }
  }

  Seats asked(Ask what) const {  // who has this question before him
    Seats found;
    for (Seat seat : state_.prompts.open[lane(what)] & Seats::first(kSeats)) {
      if (state_.prompts.at[lane(what)][index(seat)].ask == what) found |= Seats::of(seat);
    }
    return found;
  }

  bool house_asked(Ask what) const {
    const Prompt* prompt = state_.prompts.find(lane(what), Seat::nobody);
    return prompt != nullptr && prompt->ask == what;
  }

  void then(typename R::Step step) { state_.agenda.push(step); }

  void end() {  // nothing is to be done any more and nobody is asked
    state_.agenda.clear();
    state_.prompts.open = {};
    state_.prompts.awaited = {};
  }

 private:
  static constexpr unsigned lane(Ask what) { return R::lane(what); }

  // A question that can no longer be answered may be passed: nobody is ever stuck before one.
  static void narrow(Prompt& prompt, Choice gone) {
    prompt.offers &= ~gone;
    if (std::popcount(prompt.offers) >= prompt.take) return;
    prompt.offers = 0;
    prompt.pass = Pass::allowed;
  }

  // A question that is put again to a chair which has seen it all the time and has heard nothing
  // since is the same question: its number must not tell of what happened elsewhere.
  void open(Seat seat, Prompt prompt) {
    const unsigned in = lane(prompt.ask);
    Prompt& at = state_.prompts.at[in][index(seat)];
    prompt.number = at.number;
    const bool same = was_open_[in].has(seat) && !news_.has(seat) && at == prompt;
    if (!same) prompt.number = next_number(at.number);
    at = prompt;
    state_.prompts.open[in] |= Seats::of(seat);
  }

  static constexpr std::uint16_t next_number(std::uint16_t number) {  // 0 is no number
    return number == UINT16_MAX ? 1 : static_cast<std::uint16_t>(number + 1);
  }

  const typename R::Plan& plan_;
  State<R>& state_;
  Log log_;
  std::array<Seats, R::kLanes> was_open_;  // before this turn
  Seats news_{};                           // who was told something in it
};

}  // namespace omerta
