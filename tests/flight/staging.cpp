// Putting a night on stage and reading what happened in it.
#include "tests/flight/staging.h"

#include "rulebooks/mrakoszlap/rules/plan.h"

namespace omerta::flight {
namespace {

using namespace mrakoszlap;

int number(Seat seat) { return seat == Seat::nobody ? kNobody : static_cast<int>(index(seat)); }

void note_second(Orders& orders, const Woken& woken, int target) {
  if (woken.prompt.ask == ask::tunnel_exit) {
    orders.tunnels[number_of(woken.card) - 1].to = target;
  } else if (woken.prompt.ask == ask::sock_neighbour) {
    orders.sock[1] = target;
  }
}

void note_sock(Night& night, const Woken& woken, int target) {
  if (night.options.sock_targets != SockTargets::own_neighbours) {
    night.orders.sock[0] = target;
    return;
  }
  const int count = static_cast<int>(night.hands.size());
  std::array<int, 2> struck{kNobody, kNobody};
  for (int side : {0, 1}) {
    for (int i = 1; i < count && struck[static_cast<unsigned>(side)] == kNobody; ++i) {
      const int other = (number(woken.seat) + (side == 0 ? i : count - i)) % count;
      if (!night.dead.contains(other)) struck[static_cast<unsigned>(side)] = other;
    }
  }
  if (struck[0] == struck[1]) struck[1] = kNobody;
  night.orders.sock = struck;
}

Belongings left_to(const State& state, unsigned seat) {
  const Truth& truth = state.truth;
  Belongings own{.alive = truth.alive.has(static_cast<Seat>(seat))};
  for (unsigned i = 0; i < kDeck; ++i) {
    const auto id = static_cast<CardId>(i);
    if (!Hand{truth.hand[seat]}.has(id)) continue;
    const int copy = static_cast<int>(number_of(id));
    if (type_of(id) == Type::cloud_treader) own.treaders.insert(copy);
    if (type_of(id) == Type::vest) own.vests.insert(copy);
    if (type_of(id) == Type::mirror) {
      ((truth.muddied >> copy & 1) != 0 ? own.muddy : own.clean).insert(copy);
    }
  }
  for (int i = 0; i < truth.treaders; ++i) {
    if (index(truth.treader[static_cast<unsigned>(i)]) == seat) own.treaders.insert(8 + i);
  }
  for (int copy = 6; copy < 16; ++copy) {
    if ((truth.mirrors[seat] >> copy & 1) == 0) continue;
    ((truth.muddied >> copy & 1) != 0 ? own.muddy : own.clean).insert(copy);
  }
  return own;
}

Command by_the_house(const Prompt& prompt) {
  const bool chance = prompt.voices.has(Voice::chance);
  const Choice first = prompt.offers & (~prompt.offers + 1);
  return {.choice = first, .ask = prompt.ask, .voice = chance ? Voice::chance : Voice::clock};
}

// One answer of the night; false if nobody can say anything.
bool go_on(const Plan& plan, Staged& staged, const Answer& answer) {
  State& state = staged.state;
  const Prompt* house = state.prompts.find(0, Seat::nobody);
  const Seats awaited = state.prompts.awaited[0] - Seat::nobody;
  if (awaited.empty()) {
    return house != nullptr &&
           apply<Mrakoszlap>(plan, state, by_the_house(*house)) == Refusal::none;
  }
  const Seat seat = *awaited;
  const Woken woken{seat, state.notes[index(seat)].called, *state.prompts.find(0, seat)};
  const bool release = woken.prompt.ask == ask::release_bullet;
  const std::optional<Choice> choice = answer(woken);
  staged.asked += release ? 1 : 0;
  if (!choice) {
    staged.timed_out = staged.timed_out || release;
    return house != nullptr &&
           apply<Mrakoszlap>(plan, state, by_the_house(*house)) == Refusal::none;
  }
  const bool told = *choice != kPass && woken.prompt.ask != ask::prison_notice;
  if (told) note_order(staged.night, woken, *choice);
  return apply<Mrakoszlap>(plan, state,
                           {.choice = *choice, .seat = seat, .ask = woken.prompt.ask}) ==
         Refusal::none;
}

bool is_end(Course course) {
  switch (course) {
    case Course::slid_off:
    case Course::al_capone:
    case Course::healed:
    case Course::vest:
    case Course::cloud_treader:
    case Course::caught:
    case Course::dead_player:
    case Course::dies: return true;
    default: return false;
  }
}

class Account {
 public:
  Account(const Tonight& tonight, unsigned at, unsigned end)
      : tonight_{tonight}, at_{at}, end_{end} {}

  bool closes() { return takes(Course::fired) && piece() && at_ == end_; }

 private:
  Course now() const { return at_ < end_ ? tonight_.log[at_].course : Course::none; }
  bool takes(Course course) { return now() == course && at_++ < end_; }
  bool piece() {
    while (takes(Course::pulled) || takes(Course::passed) || takes(Course::turned) ||
           takes(Course::broke)) {
    }
    if (now() == Course::split) return fragments();
    if (!is_end(now())) return false;
    ++at_;
    while (takes(Course::gain_treader)) {
    }
    return true;
  }
  bool fragments() {
    const unsigned parts = tonight_.log[at_++].number;
    for (unsigned part = 1; part <= parts; ++part) {
      const bool numbered = at_ < end_ && tonight_.log[at_].number == part;
      if (!numbered || !takes(Course::fragment) || now() != Course::passed || !piece()) {
        return false;
      }
    }
    return parts > 1;
  }

  const Tonight& tonight_;
  unsigned at_;
  unsigned end_;
};

}  // namespace

Night night_at(const Setup& setup, const State& state) {
  const Truth& truth = state.truth;
  Night night{.options = setup};
  for (unsigned seat = 0; seat < setup.seats; ++seat) {
    night.hands.emplace_back();
    for (unsigned i = 0; i < kDeck; ++i) {
      const auto id = static_cast<CardId>(i);
      if (!Hand{truth.hand[seat]}.has(id)) continue;
      night.hands.back().push_back({type_of(id), static_cast<int>(number_of(id))});
    }
    const Belongings own = left_to(state, seat);
    if (!own.alive) night.dead.insert(static_cast<int>(seat));
    for (int copy : own.treaders) {
      if (copy > 7) night.hands.back().push_back({Type::cloud_treader, copy});
    }
    for (int copy : own.muddy) night.muddy.insert(copy);
    for (int copy = 6; copy < 16; ++copy) {
      if (!own.clean.contains(copy) && !own.muddy.contains(copy)) continue;
      night.hands.back().push_back({Type::mirror, copy});
    }
  }
  for (Seat seat : truth.magnetised) night.magnetised.insert(number(seat));
  night.leech_eaten = Hand{truth.used}.has(Type::leech);
  night.next_treader += truth.treaders;
  night.next_mirror += truth.made;
  return night;
}

void note_order(Night& night, const Woken& woken, Choice choice) {
  Orders& orders = night.orders;
  const int target = number(seat_of(choice));
  const unsigned copy = woken.card == CardId::none ? 0 : number_of(woken.card) - 1;
  switch (static_cast<mrakoszlap::number::Ask>(woken.prompt.ask)) {
    case mrakoszlap::number::Ask::open_graves: orders.graves = true; return;
    case mrakoszlap::number::Ask::enter_matrix: orders.matrix = number(woken.seat); return;
    case mrakoszlap::number::Ask::dig_tunnel: orders.tunnels[copy].from = target; return;
    case mrakoszlap::number::Ask::apply_slime: orders.slimed.insert(target); return;
    case mrakoszlap::number::Ask::cling: orders.held = target; return;
    case mrakoszlap::number::Ask::throw_sand: orders.sanded = target; return;
    case mrakoszlap::number::Ask::bite: orders.bitten = target; return;
    case mrakoszlap::number::Ask::jail: orders.jailed = target; return;
    case mrakoszlap::number::Ask::magnetise: night.magnetised.insert(target); return;
    case mrakoszlap::number::Ask::heal: orders.charged = target; return;
    case mrakoszlap::number::Ask::muddy: orders.muddied.push_back(target); return;
    case mrakoszlap::number::Ask::mafia_aim: orders.aims[copy] = target; return;
    case mrakoszlap::number::Ask::shoot: orders.shots[copy] = target; return;
    case mrakoszlap::number::Ask::snipe: orders.sniped = target; return;
    case mrakoszlap::number::Ask::throw_sock: return note_sock(night, woken, target);
    case mrakoszlap::number::Ask::release_bullet: orders.released.push_back(target); return;
    default: return note_second(orders, woken, target);
  }
}

Outcome outcome_of(const State& state, unsigned seats) {
  const Tonight& tonight = state.truth.tonight;
  Outcome outcome;
  for (unsigned i = 0; i < tonight.lines; ++i) {
    const Line& line = tonight.log[i];
    const bool gain = line.course == Course::gain_treader || line.course == Course::gain_mirror;
    outcome.log.push_back({line.course, number(line.seat), gain ? line.number & 1023 : line.number,
                           gain ? static_cast<Type>(line.number >> 10) : Type::none});
  }
  for (unsigned seat = 0; seat < seats; ++seat) outcome.seats.push_back(left_to(state, seat));
  outcome.charged = number(tonight.charged);
  outcome.caught = tonight.caught;
  outcome.leech_eaten = Hand{state.truth.used}.has(Type::leech);
  return outcome;
}

void drop_halves(Night& night) {
  for (Passage& passage : night.orders.tunnels) {
    if (passage.to == kNobody) passage = {};
  }
  const bool two = night.options.sock_targets != SockTargets::own_neighbours;
  if (two && night.orders.sock[1] == kNobody) night.orders.sock = {kNobody, kNobody};
}

std::optional<Staged> stage(const Setup& setup, const Fixture& fixture, const Answer& answer) {
  Plan plan{.setup = setup};
  for (const Hand& hand : fixture.hand) plan.deck |= hand;
  const Resumed resumed = resume(plan, fixture);
  if (resumed.fault != FixtureFault::none) return std::nullopt;
  Staged staged{.night = night_at(setup, resumed.state), .outcome = {}, .state = resumed.state};
  for (int i = 0; i < 1000 && staged.state.table.phase < Phase::report; ++i) {
    if (!staged.state.prompts.waits() || !go_on(plan, staged, answer)) return staged;
  }
  staged.ended = staged.state.table.phase >= Phase::report;
  drop_halves(staged.night);
  staged.outcome = outcome_of(staged.state, setup.seats);
  return staged;
}

bool is_accounted_for(const Tonight& tonight) {
  for (unsigned i = 0; i < tonight.bullets; ++i) {
    if (!Account{tonight, tonight.first[i], tonight.last[i]}.closes()) return false;
  }
  return true;
}

}  // namespace omerta::flight
