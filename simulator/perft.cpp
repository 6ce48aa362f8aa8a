// Walks the whole tree: at each step the next question in the driver's order, and under it every
// answer that it admits.
#include "simulator/perft.h"

#include <algorithm>

#include "rulebooks/gorod/simulation/policy.h"
#include "rulebooks/mrakoszlap/simulation/policy.h"
#include "rulebooks/spytown/simulation/policy.h"
#include "simulator/driver.h"

namespace omerta::simulator {
namespace {

// A seat that has pointed may point again until its window closes; here it points once.
template <Ruleset R>
struct Position {
  State<R> state;
  std::array<Seats, R::kLanes> answered{};
};

struct Next {
  Seat seat = Seat::nobody;
  const Prompt* prompt = nullptr;
  unsigned lane = 0;
};

// What is asked, and what may be volunteered; the latter may also be left.
Seats asked(const gorod::State& state, unsigned lane) { return questions(state, lane); }
Seats asked(const spytown::State& state, unsigned lane) {
  return questions(state, lane) | volunteers(state, lane);
}
Seats asked(const mrakoszlap::State& state, unsigned lane) {
  return questions(state, lane) | volunteers(state, lane);
}
bool may_be_left(const gorod::State&, const Next&) { return false; }
bool may_be_left(const spytown::State& state, const Next& next) {
  return volunteers(state, next.lane).has(next.seat);
}
bool may_be_left(const mrakoszlap::State& state, const Next& next) {
  return volunteers(state, next.lane).has(next.seat);
}

// To be undecided still is no story.
Prompt worth_telling(const gorod::State&, const Prompt& prompt) { return prompt; }
Prompt worth_telling(const spytown::State&, const Prompt& prompt) { return decided(prompt); }
Prompt worth_telling(const mrakoszlap::State&, const Prompt& prompt) { return prompt; }

template <Ruleset R>
Next next_question(const Position<R>& position) {
  for (unsigned lane = R::kLanes; lane-- > 0;) {
    for (Seat seat : asked(position.state, lane) - position.answered[lane]) {
      const Prompt* prompt = position.state.prompts.find(lane, seat);
      if (has_answer(*prompt)) return {seat, prompt, lane};
    }
  }
  return {};
}

template <Ruleset R>
bool awaits_only(const State<R>& state, Seat seat) {
  Seats awaited;
  for (Seats seats : state.prompts.awaited) awaited |= seats;
  return awaited == Seats::of(seat);
}

// Counts through all subsets of `among`, from the empty one back to it.
Choice next_subset(Choice set, Choice among) { return ((set | ~among) + 1) & among; }

template <Ruleset R>
class Count {
 public:
  explicit Count(const typename R::Plan& plan) : plan_{plan} {}

  void walk(const Position<R>& position, unsigned commands) {
    const bool over = !position.state.prompts.waits();
    if (commands == 0 || over) {
      ++stories_.all;
      stories_.ended += over ? 1 : 0;
      return;
    }
    const Next next = next_question<R>(position);
    expect(next.prompt != nullptr);
    if (may_be_left(position.state, next)) leave(position, next, commands);
    const Prompt prompt = worth_telling(position.state, *next.prompt);
    Choice choice = kPass;
    do {
      if (prompt.admits(choice)) branch(position, next, choice, commands);
      choice = next_subset(choice, prompt.offers);
    } while (choice != kPass);
  }

  const Stories& stories() const { return stories_; }

 private:
  void leave(const Position<R>& position, const Next& next, unsigned commands) {
    Position<R> after = position;
    after.answered[next.lane] |= Seats::of(next.seat);
    walk(after, commands);
  }

  void branch(const Position<R>& position, const Next& next, Choice choice, unsigned commands) {
    Position<R> after = position;
    const bool goes_on = next.seat == Seat::nobody || awaits_only<R>(position.state, next.seat);
    const Command said = command(next.seat, *next.prompt, choice);
    expect(apply<R>(plan_, after.state, said) == Refusal::none);
    if (goes_on) {
      after.answered = {};
    } else {
      after.answered[next.lane] |= Seats::of(next.seat);
    }
    walk(after, commands - 1);
  }

  const typename R::Plan& plan_;
  Stories stories_{};
};

// Chance gives the next seat the first thing of that kind that is left.
template <Ruleset R>
void deal_next(const typename R::Plan& plan, State<R>& state, std::span<const std::uint8_t> counts,
               auto kind) {
  const Prompt& prompt = *state.prompts.find(0, Seat::nobody);
  unsigned first = 0;
  for (unsigned i = 0; i < index(kind); ++i) first += counts[i];
  const Command said{.choice = Choice{1} << first, .ask = prompt.ask, .voice = Voice::chance};
  expect(apply<R>(plan, state, said) == Refusal::none);
}

template <Ruleset R>
Stories count(const typename R::Plan& plan, const Position<R>& start, unsigned commands) {
  Count<R> all{plan};
  all.walk(start, commands);
  return all.stories();
}

}  // namespace

Stories perft(const gorod::Plan& plan, std::span<const gorod::Role> deal, unsigned commands) {
  Position<gorod::Gorod> start{.state = begin<gorod::Gorod>(plan)};
  expect(deal.size() == plan.setup.seats);
  for (gorod::Role role : deal) {
    deal_next<gorod::Gorod>(plan, start.state, plan.setup.deck, role);
  }
  return count<gorod::Gorod>(plan, start, commands);
}

Stories perft(const spytown::Plan& plan, std::span<const spytown::Token> tokens,
              std::span<const spytown::Card> cards, unsigned commands) {
  using spytown::Spytown;
  Position<Spytown> start{.state = begin<Spytown>(plan)};
  expect(tokens.size() == plan.setup.seats &&
         cards.size() == (plan.extended() ? tokens.size() : 0));
  for (spytown::Token token : tokens) deal_next<Spytown>(plan, start.state, plan.tokens, token);
  for (spytown::Card card : cards) deal_next<Spytown>(plan, start.state, plan.cards, card);
  return count<Spytown>(plan, start, commands);
}

Stories perft(const mrakoszlap::Plan& plan, std::span<const mrakoszlap::Hand> hands,
              unsigned commands) {
  using mrakoszlap::Mrakoszlap;
  Position<Mrakoszlap> start{.state = begin<Mrakoszlap>(plan)};
  expect(hands.size() == plan.setup.seats);
  MrakoszlapDeal deal;
  std::copy(hands.begin(), hands.end(), deal.hands.begin());
  while (start.state.truth.left != 0) {
    const Command said{.choice = next_card(deal, plan, start.state),
                       .ask = mrakoszlap::ask::deal,
                       .voice = Voice::chance};
    expect(apply<Mrakoszlap>(plan, start.state, said) == Refusal::none);
  }
  return count<Mrakoszlap>(plan, start, commands);
}

}  // namespace omerta::simulator
