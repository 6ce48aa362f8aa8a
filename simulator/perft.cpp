// Walks the whole tree: at each step the next question in the driver's order, and under it every
// answer that it admits.
#include "simulator/perft.h"

#include "simulator/driver.h"
#include "simulator/gorod_policy.h"

namespace omerta::simulator {
namespace {

// A seat that has pointed may point again until its window closes; here it points once.
struct Position {
  gorod::State state;
  std::array<Seats, gorod::Gorod::kLanes> answered{};
};

struct Next {
  Seat seat = Seat::nobody;
  const Prompt* prompt = nullptr;
  unsigned lane = 0;
};

Next next_question(const Position& position) {
  for (unsigned lane = gorod::Gorod::kLanes; lane-- > 0;) {
    const Seats asked = questions(position.state, lane) - position.answered[lane];
    if (!asked.empty()) return {*asked, position.state.prompts.find(lane, *asked), lane};
  }
  return {};
}

bool awaits_only(const gorod::State& state, Seat seat) {
  Seats awaited;
  for (Seats seats : state.prompts.awaited) awaited |= seats;
  return awaited == Seats::of(seat);
}

// Counts through all subsets of `among`, from the empty one back to it.
Choice next_subset(Choice set, Choice among) { return ((set | ~among) + 1) & among; }

class Count {
 public:
  explicit Count(const gorod::Plan& plan) : plan_{plan} {}

  void walk(const Position& position, unsigned commands) {
    const bool over = !position.state.prompts.waits();
    if (commands == 0 || over) {
      ++stories_.all;
      stories_.ended += over ? 1 : 0;
      return;
    }
    const Next next = next_question(position);
    expect(next.prompt != nullptr);
    Choice choice = kPass;
    do {
      if (next.prompt->admits(choice)) branch(position, next, choice, commands);
      choice = next_subset(choice, next.prompt->offers);
    } while (choice != kPass);
  }

  const Stories& stories() const { return stories_; }

 private:
  void branch(const Position& position, const Next& next, Choice choice, unsigned commands) {
    Position after = position;
    const bool goes_on = next.seat == Seat::nobody || awaits_only(position.state, next.seat);
    const Command said = command(next.seat, *next.prompt, choice);
    expect(apply<gorod::Gorod>(plan_, after.state, said) == Refusal::none);
    if (goes_on) {
      after.answered = {};
    } else {
      after.answered[next.lane] |= Seats::of(next.seat);
    }
    walk(after, commands - 1);
  }

  const gorod::Plan& plan_;
  Stories stories_{};
};

// Chance gives the seat the first card of that role that is left.
void deal_card(const gorod::Plan& plan, gorod::State& state, gorod::Role role) {
  unsigned first = 0;
  for (unsigned i = 0; i < gorod::index(role); ++i) first += plan.setup.deck[i];
  const Command said{.choice = Choice{1} << first, .ask = gorod::ask::deal, .voice = Voice::chance};
  expect(apply<gorod::Gorod>(plan, state, said) == Refusal::none);
}

}  // namespace

Stories perft(const gorod::Plan& plan, std::span<const gorod::Role> deal, unsigned commands) {
  Position start{.state = begin<gorod::Gorod>(plan)};
  expect(deal.size() == plan.setup.seats);
  for (gorod::Role role : deal) deal_card(plan, start.state, role);
  Count count{plan};
  count.walk(start, commands);
  return count.stories();
}

}  // namespace omerta::simulator
