// Following a script in public, and deviating from it in secret.
#include "tests/laws/mrakoszlap/twins/follower.h"

#include <algorithm>
#include <map>

namespace omerta::mrakoszlap::laws {
namespace {

constexpr int kTries = 16;  // other nights that are tried for one that comes to the same

bool in_hidden_night(const State& state) {
  return state.table.phase != Phase::game_over && is_hidden(state.truth.row);
}

}  // namespace

Follower::Follower(Dice& dice, const World& first, const Hands& hands, Nights nights)
    : dice_{dice},
      a_{first},
      b_{first.setup(), first.observers()},
      hands_{hands},
      nights_{nights},
      commands_{first.game.commands} {
  for (const Command& command : commands_) cards_dealt_ += command.ask == ask::deal ? 1 : 0;
  at_once_ = dice_.once_in(2);
  mix_answers();
}

// A hand that stays down, which nobody hears of.
bool Follower::unheard(std::size_t number) const {
  const Command& command = a_.game.commands[number];
  const Moment& moment = a_.moments[number];
  return moment.show != 0 && command.choice == kPass && Mrakoszlap::lane(command.ask) == 0 &&
         command.seat != Seat::nobody && !moment.up.has(command.seat) &&
         !a_.observers().has(command.seat);
}

// Another order of such answers, for those who are awaited and said so once.
void Follower::mix_answers() {
  for (std::size_t i = 0; i < commands_.size();) {
    std::size_t end = i;
    std::map<Seat, int> times;
    while (end < commands_.size() && unheard(end) && a_.moments[end].show == a_.moments[i].show) {
      ++times[commands_[end++].seat];
    }
    std::vector<std::size_t> once;
    for (std::size_t k = i; k < end; ++k) {
      const Seat seat = commands_[k].seat;
      if (times[seat] == 1 && a_.moments[i].awaited.has(seat)) once.push_back(k);
    }
    for (std::size_t k = once.size(); k > 1; --k) {
      std::swap(commands_[once[k - 1]],
                commands_[once[dice_.below(static_cast<std::uint32_t>(k))]]);
    }
    i = std::max(end, i + 1);
  }
}

void Follower::follow(std::size_t number) {
  const Moment& moment = a_.moments[number];
  Command command = commands_[number];
  if (is_hidden(moment.row)) {
    if (night_ != moment.round) spend_night(number);
    return;
  }
  const bool met = !(a_.game.state.truth.mafia & a_.observers()).empty();
  if (command.ask == ask::mafia_plan && !met) return plan_unseen(command);
  if (command.ask == ask::order) return draw_alike(number);
  if (command.ask == ask::deal && at_once_ && is_repeated(number)) return;
  if (command.ask == ask::deal) command.choice = from_box(number);
  if (command.ask == ask::doctor_night) command.choice = doctor_night(command.choice);
  const bool own = command.seat != Seat::nobody && a_.observers().has(command.seat);
  const Refusal refusal = b_.say(command);
  lost_ = lost_ || (refusal != Refusal::none && !own);
}

// MRK-DEAL-1  How often the deal was repeated is known to nobody.
bool Follower::is_repeated(std::size_t number) const {
  return number + static_cast<std::size_t>(a_.game.plan.deck.count()) < cards_dealt_;
}

// A deal that has to be repeated is as in the first world, the last one is not.
Choice Follower::from_box(std::size_t number) const {
  if (is_repeated(number)) return commands_[number].choice;
  const Truth& truth = b_.game.state.truth;
  const Choice left = hands_[unsigned{truth.dealt} / a_.game.plan.each].bits & truth.left;
  return left & (~left + 1);
}

// MRK-DOCTOR-3  Known to nobody else.
Choice Follower::doctor_night(Choice choice) {
  const Prompt& house = *b_.game.state.prompts.find(0, Seat::nobody);
  const bool his = a_.observers().has(holder(b_.game.state, card(Type::doctor)));
  return his || nights_ == Nights::as_in_the_first ? choice : draw(dice_, house);
}

// MRK-MEET-2  Some other list, or none.
void Follower::plan_unseen(const Command& command) {
  const Seats mafia = b_.game.state.truth.mafia;
  const Seat seat = seat_of(dice_.one_of(mafia.bits));
  const Prompt* open = b_.game.state.prompts.find(0, seat);
  if (open == nullptr || open->ask != command.ask || dice_.once_in(3)) return;
  (void)b_.say({.choice = draw(dice_, *open), .seat = seat, .ask = command.ask});
}

// MRK-MOD-3  Chance draws what sounds the same.
void Follower::draw_alike(std::size_t number) {
  const State& state = b_.game.state;
  const Prompt* house = state.prompts.find(0, Seat::nobody);
  if (house == nullptr || house->ask != ask::order) {
    lost_ = true;
    return;
  }
  Choice alike = draw(dice_, *house);
  for (Choice left = house->offers; left != 0; left &= left - 1) {
    const Choice each = left & (~left + 1);
    if (aloud(b_.game.plan, state, each) == a_.moments[number].aloud) alike = each;
  }
  (void)b_.say(house_command(*house, alike));
}

void Follower::let_chance_draw() {
  const Prompt* house = b_.game.state.prompts.find(0, Seat::nobody);
  if (house == nullptr || house->ask != ask::order) return;
  (void)b_.say(house_command(*house, draw(dice_, *house)));
}

// From the first call to dawn: an answer for whoever is woken there.
void Follower::spend_night(std::size_t from) {
  night_ = a_.moments[from].round;
  std::size_t to = from;
  while (to < commands_.size() && is_hidden(a_.moments[to].row)) ++to;
  const NightScript script = night_script(a_, from, to);
  const Mischief mischief = choose_mischief(script, from, to);
  Night night{script, a_.observers(), mischief};
  while (in_hidden_night(b_.game.state)) expect(b_.say(night.next(b_.game.state)) == Refusal::none);
  changed_ += mischief.places != 0 ? 1 : 0;
}

// Whatever the observers may not notice, if it can be found.
Mischief Follower::choose_mischief(const NightScript& script, std::size_t from, std::size_t to) {
  const Mischief none{.places = 0, .seed = dice_.next()};
  if (nights_ == Nights::as_in_the_first && comes_to_the_same(script, none, from, to)) return none;
  for (int tries = 0; tries < kTries; ++tries) {
    const Mischief some = draw_mischief(script);
    if (comes_to_the_same(script, some, from, to)) return some;
  }
  return none;
}

// One to four who were called; seldom those whose order the report reads out.
Mischief Follower::draw_mischief(const NightScript& script) {
  Mischief mischief{.places = 0, .seed = dice_.next()};
  std::uint64_t among = script.asked;
  for (unsigned i = 0; i < order_of_calls().size(); ++i) {
    const Ask what = order_of_calls()[i].ask;
    const bool read = what == ask::apply_slime || what == ask::silence || what == ask::ban_vote ||
                      what == ask::throw_sand || what == ask::snipe || what == ask::throw_sock;
    if (read && !dice_.once_in(6)) among &= ~(std::uint64_t{1} << i);
  }
  for (unsigned wanted = 1 + dice_.below(4); wanted > 0 && among != 0; --wanted) {
    const std::uint64_t one = dice_.one_of(among);
    mischief.places |= one;
    among &= ~one;
  }
  return mischief;
}

// Played on a copy: whether the observers would be entitled to a difference.
bool Follower::comes_to_the_same(const NightScript& script, Mischief mischief, std::size_t from,
                                 std::size_t to) const {
  const Plan& plan = b_.game.plan;
  State state = b_.game.state;
  Declared declared{a_.observers()};
  Night night{script, a_.observers(), mischief};
  while (in_hidden_night(state)) {
    const State before = state;
    const Command command = night.next(state);
    expect(apply<Mrakoszlap>(plan, state, command) == Refusal::none);
    declared.read(plan, before, state, command);
  }
  const std::size_t first = from == 0 ? 0 : a_.items_until(from - 1);
  const std::size_t last = a_.items_until(to - 1);
  const auto& items = a_.declared.items;
  return std::equal(declared.items.begin(), declared.items.end(),
                    items.begin() + static_cast<long>(first),
                    items.begin() + static_cast<long>(last));
}

}  // namespace omerta::mrakoszlap::laws
