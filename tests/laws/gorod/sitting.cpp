// Playing at random, through the same door as everybody.
#include "tests/laws/gorod/sitting.h"

#include "rulebooks/gorod/rules/rules.h"

namespace omerta::gorod::laws {

using omerta::laws::Open;
using omerta::laws::open_prompts;
using omerta::laws::speaker;

namespace {

bool is_spare_time(const Prompt& prompt) {
  return prompt.ask == ask::speak || prompt.ask == ask::support || prompt.ask == ask::mark ||
         prompt.ask == ask::withdraw;
}

const Open* pick(Dice& dice, const State& state, const std::vector<Open>& open, Taste taste) {
  const auto draw = [&](auto wanted) -> const Open* {
    std::vector<const Open*> found;
    for (const Open& each : open) {
      if (wanted(each)) found.push_back(&each);
    }
    if (found.empty()) return nullptr;
    return found[dice.below(static_cast<std::uint32_t>(found.size()))];
  };
  const auto asks = [](Ask what) { return [=](const Open& o) { return o.prompt->ask == what; }; };
  if (taste.withdrawal != 0 && dice.once_in(taste.withdrawal)) {
    if (const Open* found = draw(asks(ask::withdraw))) return found;
  }
  if (taste.talk != 0 && dice.once_in(taste.talk)) {
    const auto says = [](const Open& o) {
      const Ask what = o.prompt->ask;
      return what == ask::speak || what == ask::support || what == ask::mark;
    };
    if (const Open* found = draw(says)) return found;
  }
  if (taste.hurry != 0 && dice.once_in(taste.hurry)) {
    if (const Open* found = draw(asks(ask::close))) return found;
  }
  const Open* found = draw([&](const Open& o) {
    const bool declined = o.prompt->ask == ask::nominate && state.table.declined.has(o.seat);
    const bool close_by_day = o.prompt->ask == ask::close && state.table.phase != Phase::night;
    return !is_spare_time(*o.prompt) && !declined && !close_by_day;
  });
  return found;
}

const Act* act_asked(const Plan& plan, const State& state, const Open& open) {
  const Role role = state.truth.role[index(open.seat)];
  const Card& card = plan.card(role);
  const unsigned k = act_of(plan, role, open.prompt->ask);
  return k < card.acts ? &card.act[k] : nullptr;
}

// What would make a night eventful: its decoy for a clan, one who was shot for a healer, one who
// was masked for whoever asks.
Choice lucky(const Plan& plan, const State& state, const Open& open) {
  const Clan clan = plan.card(state.truth.role[index(open.seat)]).wakes_with;
  Seats wanted;
  if (open.prompt->ask == ask::heal) wanted = state.truth.tonight.killed;
  const Act* act = act_asked(plan, state, open);
  if (act != nullptr && act->does.has(Block::hold)) {
    wanted = seats_where(state.table.in_play,
                         [&](Seat seat) { return state.truth.role[index(seat)] == Role::captain; });
  }
  if (act != nullptr && (act->does & kQuestions) != Blocks{}) {
    wanted = state.truth.tonight.masked[index(state.truth.role[index(open.seat)])];
  }
  for (Seat seat : state.table.in_play) {
    const bool decoy = plan.card(state.truth.role[index(seat)]).decoy == clan;
    if (open.prompt->stays == Stays::until_retired && decoy) wanted |= Seats::of(seat);
  }
  const Choice offered = open.prompt->offers & choice_of(wanted);
  return offered & (~offered + 1);
}

Choice choose(Dice& dice, const Plan& plan, const State& state, const Open& open, Taste taste) {
  const Prompt& prompt = *open.prompt;
  if (open.seat == Seat::nobody) return draw(dice, prompt);
  const bool quiet = taste.quiet != 0 && state.table.round % taste.quiet == 0;
  if (quiet && prompt.ask == ask::nominate && prompt.admits(kPass)) return kPass;
  if (prompt.stays == Stays::until_retired && !dice.once_in(4)) {
    for (Seat hand : state.notes[index(open.seat)].pointing) {
      if (hand != Seat::nobody && prompt.admits(choice_of(hand))) return choice_of(hand);
    }
  }
  if (taste.luck != 0 && dice.once_in(taste.luck)) {
    Choice best = lucky(plan, state, open);
    while (best != kPass && static_cast<unsigned>(std::popcount(best)) < prompt.take &&
           (prompt.offers & ~best) != 0) {
      best |= dice.one_of(prompt.offers & ~best);
    }
    if (best != kPass && prompt.admits(best)) return best;
  }
  return draw(dice, prompt);
}

}  // namespace

std::optional<Command> random_command(Dice& dice, const Sitting& sitting, Taste taste) {
  const State& state = sitting.state;
  const std::vector<Open> open = open_prompts<Gorod>(state);
  const Open* chosen = pick(dice, state, open, taste);
  if (chosen == nullptr) return {};
  return Command{.choice = choose(dice, sitting.plan, state, *chosen, taste),
                 .seat = chosen->seat,
                 .ask = chosen->prompt->ask,
                 .voice = speaker(dice, *chosen->prompt)};
}

void play(Sitting& sitting, Dice& dice, int most, Taste taste) {
  for (int i = 0; i < most && !sitting.over(); ++i) {
    const std::optional<Command> command = random_command(dice, sitting, taste);
    expect(command.has_value());
    expect(sitting.say(*command) == Refusal::none);
  }
}

Sitting random_game(std::uint64_t seed, House house, Taste taste) {
  Dice dice{0x6f6d65727461, seed};
  Sitting sitting{random_setup(dice, house)};
  play(sitting, dice, kLongEvening, taste);
  return sitting;
}

}  // namespace omerta::gorod::laws
