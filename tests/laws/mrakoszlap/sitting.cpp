// Playing mrakoszlap at random, through the same door as everybody.
#include "tests/laws/mrakoszlap/sitting.h"

#include "tests/laws/digest.h"

namespace omerta::mrakoszlap::laws {

using omerta::laws::Open;
using omerta::laws::open_prompts;
using omerta::laws::speaker;

namespace {

class Picking {
 public:
  Picking(Dice& dice, const Sitting& game, Taste taste)
      : dice_{dice}, game_{game}, taste_{taste}, open_{open_prompts<Mrakoszlap>(game.state)} {}

  const Open* pick() {
    const Open* lot = one([&](const Open& o) { return awaited(o) && of_chance(o); });
    if (lot != nullptr) return lot;
    for (const auto& [times, what] :
         {std::pair{taste_.talk, ask::speak}, std::pair{taste_.power, ask::use_power},
          std::pair{taste_.skipping, ask::skip_night}, std::pair{taste_.skipping, ask::skip_day},
          std::pair{taste_.hurry, ask::close}, std::pair{2U, ask::mafia_plan},
          std::pair{3U, ask::accuse}}) {
      if (const Open* found = once(times, what)) return found;
    }
    if (accusing() && !dice_.once_in(8)) return asking(ask::accuse);
    const bool again = taste_.change != 0 && dice_.once_in(taste_.change);
    return one([&](const Open& o) { return awaited(o) || (again && is_hand(o.prompt->ask)); });
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
  const Open* asking(Ask what) {
    return one([=](const Open& o) { return o.prompt->ask == what; });
  }
  const Open* once(unsigned times, Ask what) {
    return times == 0 || !dice_.once_in(times) ? nullptr : asking(what);
  }

  static bool is_hand(Ask what) { return what == ask::raise_hand || what == ask::tie_vote; }
  static bool answerable(const Prompt& prompt) {
    return prompt.pass == Pass::allowed || prompt.offers != 0;
  }
  bool awaited(const Open& open) const {
    return game_.state.prompts.awaited[Mrakoszlap::lane(open.prompt->ask)].has(open.seat);
  }
  static bool of_chance(const Open& open) {
    return open.prompt->voices == Voices::of(Voice::chance);
  }
  bool accusing() const {  // nobody has been accused yet today
    const Table& table = game_.state.table;
    return table.phase == Phase::accusations && table.accused.empty();
  }

  Dice& dice_;
  const Sitting& game_;
  Taste taste_;
  std::vector<Open> open_;
};

// The player everybody talks about, at this table in this round.
Choice favourite(const State& state, Choice offers) {
  const unsigned from = (state.table.round * 7U + 3U) % kPlayers;
  const Choice later = offers >> from << from;
  const Choice among = later != 0 ? later : offers;
  return among & (~among + 1);
}

Choice raise(Dice& dice, const State& state, const Prompt& prompt, Taste taste) {
  const bool wanted = choice_of(state.table.floor) == favourite(state, state.table.accused.bits);
  const bool herd = taste.herd != 0 && !dice.once_in(taste.herd);
  if (!herd || prompt.ask == ask::tie_vote) return draw(dice, prompt);
  const bool against = state.table.show == Show::against;
  return wanted != against ? kYes : kPass;
}

// Anybody; the bomb seldom, or few games would be played to their end.
Choice power(Dice& dice, const Prompt& prompt) {
  const Choice bomb = choice_of(Power::terrorist);
  const Choice others = prompt.offers & ~bomb;
  return others != 0 && !dice.once_in(3) ? dice.one_of(others) : draw(dice, prompt);
}

Choice from_box(Dice& dice, const Sitting& game) {
  const Truth& truth = game.state.truth;
  const auto cards = static_cast<std::size_t>(game.plan.deck.count());
  if (game.commands.size() % cards == 0) return dice.one_of(truth.left);
  const std::uint64_t first = game.commands[game.commands.size() / cards * cards].choice;
  const bool spoilt = game.commands.size() < cards && std::countr_zero(first) % 16 == 5;
  if (spoilt) return dice.one_of(truth.left);  // most likely a deal that has to be repeated
  const unsigned seat = unsigned{truth.dealt} / game.plan.each;
  return dice.one_of(hands_to_deal(game.plan, first)[seat].bits & truth.left);
}

Choice choose(Dice& dice, const Sitting& game, const Open& open, Taste taste) {
  const Prompt& prompt = *open.prompt;
  switch (static_cast<number::Ask>(prompt.ask)) {
    case number::Ask::deal: return from_box(dice, game);
    case number::Ask::use_power: return power(dice, prompt);
    case number::Ask::raise_hand:
    case number::Ask::tie_vote: return raise(dice, game.state, prompt, taste);
    case number::Ask::mafia_aim: {
      const Choice others = prompt.offers & ~choice_of(game.state.notes[index(open.seat)].mafia);
      const bool as_one = others != 0 && taste.agreement != 0 && !dice.once_in(taste.agreement);
      return as_one ? favourite(game.state, others) : draw(dice, prompt);
    }
    default: break;
  }
  const bool order = prompt.ask >= ask::jail && prompt.ask <= ask::throw_sock;
  const bool feud = order && prompt.take == 1 && std::popcount(prompt.offers) > 1;
  if (feud && taste.feud != 0 && dice.once_in(taste.feud)) {
    return favourite(game.state, prompt.offers);
  }
  return draw(dice, prompt);
}

// With the first card where it was drawn.
Hands with_first(const Plan& plan, Dice& dice, std::uint64_t first) {
  Hands hands = random_hands(dice, plan);
  for (unsigned i = 1; i < plan.setup.seats; ++i) {
    if ((hands[i].bits & first) != 0) std::swap(hands[i], hands[0]);
  }
  return hands;
}

}  // namespace

const Hands& hands_to_deal(const Plan& plan, std::uint64_t first) {
  static thread_local std::uint64_t key = 0;
  static thread_local Hands hands{};
  omerta::laws::Digest digest;
  digest.add(plan.setup);
  digest.add(first);
  if (key == digest.sum()) return hands;
  key = digest.sum();
  Dice dice{key, 0};
  hands = with_first(plan, dice, first);
  return hands;
}

std::optional<Command> random_command(Dice& dice, const Sitting& sitting, Taste taste) {
  Picking picking{dice, sitting, taste};
  const Open* chosen = picking.pick();
  if (chosen == nullptr) return {};
  return Command{.choice = choose(dice, sitting, *chosen, taste),
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
  if (dice.once_in(2)) taste.power = 120;
  if (dice.once_in(3)) taste.talk = 0;
  taste.skipping = 2 + dice.below(10);
  taste.hurry = 10 + dice.below(40);
  taste.herd = dice.below(6);
  taste.feud = dice.below(5);
  taste.agreement = 2 + dice.below(8);
  return taste;
}

Sitting random_game(std::uint64_t seed) {
  Dice dice{0x6d72616b, seed};
  Sitting sitting{random_setup(dice)};
  play(sitting, dice, kLongEvening, random_taste(dice));
  return sitting;
}

}  // namespace omerta::mrakoszlap::laws
