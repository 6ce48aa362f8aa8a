// Playing spytown at random, through the same door as everybody.
#include "tests/laws/spytown/sitting.h"

namespace omerta::spytown::laws {

using omerta::laws::Open;
using omerta::laws::open_prompts;
using omerta::laws::speaker;

namespace {

bool is_spare_time(Ask what) {
  return what == ask::speak || what == ask::expel || what == ask::rule || what == ask::show_card;
}
bool is_card(Ask what) { return what >= ask::recruit && what <= ask::safe_conduct; }

bool is_night(const State& state) {
  return state.table.round > 0 && state.table.phase <= Phase::mafia_phase;
}

Seats pointed_at(const State& state) {
  Seats all;
  for (Seat target : state.truth.pointing) {
    if (target != Seat::nobody) all |= Seats::of(target);
  }
  return state.table.phase == Phase::mafia_phase ? all : Seats{};
}

class Picking {
 public:
  Picking(Dice& dice, const Sitting& game, Taste taste)
      : dice_{dice}, game_{game}, taste_{taste}, open_{open_prompts<Spytown>(game.state)} {}

  const Open* pick() {
    const Open* lot = one([&](const Open& o) { return awaited(o) && of_chance(o); });
    if (lot != nullptr && (taste_.late_lot == 0 || !dice_.once_in(taste_.late_lot))) return lot;
    if (const Open* found = once(taste_.luck != 0 ? taste_.luck * 4 : 0, ask::show_card)) {
      if (pointed_at(game_.state).has(found->seat)) return found;
    }
    for (const auto& [times, what] :
         {std::pair{taste_.expulsion, ask::expel}, std::pair{taste_.penalty, ask::show_card},
          std::pair{taste_.talk, ask::speak}, std::pair{taste_.hurry, ask::close}}) {
      if (const Open* found = once(times, what)) return found;
    }
    const bool named = game_.state.table.named != Seat::nobody;
    if (const Open* found = once(named ? taste_.ruling : taste_.abandoning, ask::rule)) {
      return found;
    }
    if (taste_.card != 0 && dice_.once_in(taste_.card)) {
      if (const Open* found = one([](const Open& o) { return is_card(o.prompt->ask); })) {
        return found;
      }
    }
    const bool again = taste_.change != 0 && dice_.once_in(taste_.change);
    return one([&](const Open& o) { return expected(o) || (again && repeated(o)); });
  }

 private:
  template <class Wanted>
  const Open* one(Wanted wanted) {
    std::vector<const Open*> found;
    for (const Open& each : open_) {
      if (answerable(*each.prompt) && wanted(each)) found.push_back(&each);
    }
    if (found.empty()) return nullptr;
    return found[dice_.below(static_cast<std::uint32_t>(found.size()))];
  }
  const Open* once(unsigned times, Ask what) {
    if (times == 0 || !dice_.once_in(times)) return nullptr;
    return one([=](const Open& o) { return o.prompt->ask == what; });
  }

  static bool answerable(const Prompt& prompt) {
    return prompt.pass == Pass::allowed || prompt.offers != 0;
  }
  bool awaited(const Open& open) const {
    return game_.state.prompts.awaited[Spytown::lane(open.prompt->ask)].has(open.seat);
  }
  static bool of_chance(const Open& open) {
    return open.prompt->voices == Voices::of(Voice::chance);
  }
  // What the game waits for, and at night what those awake may do.
  bool expected(const Open& open) const {
    const Ask what = open.prompt->ask;
    return awaited(open) || what == ask::agent_look || what == ask::mafia_point;
  }
  bool repeated(const Open& open) const {
    return open.prompt->stays == Stays::until_retired && !is_spare_time(open.prompt->ask);
  }

  Dice& dice_;
  const Sitting& game_;
  Taste taste_;
  std::vector<Open> open_;
};

// The player everybody talks about, at this table in this round.
Choice favourite(const State& state, Choice offers) {
  const unsigned from = (state.table.round * 7U + state.table.suspects.bits) % kSeats;
  const Choice later = offers >> from << from;
  const Choice among = later != 0 ? later : offers;
  return among & (~among + 1);
}

Choice choose(Dice& dice, const State& state, const Open& open, Taste taste) {
  const Prompt& prompt = *open.prompt;
  const Ask what = prompt.ask;
  if (what == ask::mafia_point && !dice.once_in(4)) {  // as one of the others does
    for (Seat hand : state.notes[index(open.seat)].pointing) {
      if (hand != Seat::nobody && prompt.admits(choice_of(hand))) return choice_of(hand);
    }
  }
  if (what == ask::agent_look && taste.luck != 0 && dice.once_in(taste.luck)) {
    const Seats mafiosi = seats_where(seats_of(prompt.offers), [&](Seat seat) {
      return state.truth.token[index(seat)] == Token::mafioso;
    });
    if (!mafiosi.empty()) return dice.one_of(mafiosi.bits);
  }
  if (what == ask::expel && taste.luck != 0 && dice.once_in(taste.luck)) {
    const Choice targets = prompt.offers & pointed_at(state).bits;
    if (targets != 0) return dice.one_of(targets);
  }
  if (what == ask::discussion_done) return dice.once_in(10) ? kUndecided : kYes;
  if (what == ask::move_vote && !dice.once_in(6)) return dice.once_in(10) ? kUndecided : kPass;
  if (what == ask::rule) {  // mostly what is pending, and else the end of the evening
    const Choice pending = choice_of(Ruling::uphold) | choice_of(Ruling::cancel);
    const bool named = state.table.named != Seat::nobody;
    if (!dice.once_in(4)) {
      return named ? dice.one_of(prompt.offers & pending) : choice_of(Ruling::abandon);
    }
    const Choice rulings = prompt.offers & ~choice_of(Ruling::abandon);
    return rulings != 0 ? dice.one_of(rulings) : draw(dice, prompt);
  }
  const bool vote = what == ask::vote_preliminary || what == ask::vote_final;
  if (vote && taste.herd != 0 && !dice.once_in(taste.herd)) return favourite(state, prompt.offers);
  return draw(dice, prompt);
}

}  // namespace

std::optional<Command> random_command(Dice& dice, const Sitting& sitting, Taste taste) {
  const State& state = sitting.state;
  if (is_night(state) && dice.once_in(8)) taste.hurry = 1;
  Picking picking{dice, sitting, taste};
  const Open* chosen = picking.pick();
  if (chosen == nullptr) return {};
  return Command{.choice = choose(dice, state, *chosen, taste),
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

Taste random_taste(Dice& dice) {
  Taste taste;
  if (dice.once_in(2)) taste.expulsion = 600;
  if (dice.once_in(2)) taste.penalty = 0;
  if (dice.once_in(3)) taste.card = 3;
  taste.hurry = 6 + dice.below(20);
  taste.herd = dice.below(4);
  return taste;
}

Sitting random_game(std::uint64_t seed) {
  Dice dice{0x73707974, seed};
  Sitting sitting{random_setup(dice)};
  play(sitting, dice, kLongEvening, random_taste(dice));
  return sitting;
}

}  // namespace omerta::spytown::laws
