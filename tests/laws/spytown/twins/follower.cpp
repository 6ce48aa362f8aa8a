// Following a script in public, and deviating from it in secret.
#include "tests/laws/spytown/twins/follower.h"

#include <algorithm>
#include <map>
#include <utility>

namespace omerta::spytown::laws {
namespace {

bool is_night_act(Ask what) { return what == ask::agent_look || what == ask::mafia_point; }
bool is_night(Phase phase) { return phase >= Phase::agent_phase && phase <= Phase::mafia_phase; }
std::uint32_t phase_number(const Facts& facts) {
  return static_cast<std::uint32_t>(facts.round) << 8 | static_cast<unsigned>(facts.phase);
}

// The first thing of that kind which chance may still deal.
template <class Counts>
Choice on_offer(const Counts& counts, Choice offers, unsigned wanted) {
  unsigned first = 0;
  for (unsigned kind = 0; kind < wanted; ++kind) first += counts[kind];
  const Choice left = offers & (((Choice{1} << counts[wanted]) - 1) << first);
  return left & (~left + 1);
}

MafiaDeadlock deadlock_rule(const Setup& setup) {
  if (setup.mafia_deadlock != MafiaDeadlock::by_mode) return setup.mafia_deadlock;
  return setup.moderation == Moderation::human ? MafiaDeadlock::gm : MafiaDeadlock::plurality;
}

}  // namespace

Dealt dealt_in(const Sitting& game) {
  Dealt dealt;
  std::array<bool, kSeats> token{};
  std::array<bool, kSeats> card{};
  for (const Told& told : game.told) {
    const unsigned who = index(told.event.who);
    if (told.event.fact == fact::token_dealt && !std::exchange(token[who], true)) {
      dealt.token[who] = static_cast<Token>(told.event.what);
    }
    if (told.event.fact == fact::card_dealt && !std::exchange(card[who], true)) {
      dealt.card[who] = static_cast<Card>(told.event.what);
    }
  }
  return dealt;
}

Follower::Follower(Dice& dice, const World& first, const Dealt& dealt)
    : dice_{dice},
      a_{first},
      b_{first.setup(), first.observers()},
      dealt_{dealt},
      commands_{first.game.commands} {
  mix_answers();
}

// SPY-CARD-15, SPY-VOTE-4, SPY-POLICE-3  Answers of which nobody hears until the last is in.
bool Follower::is_private(std::size_t number) const {
  const Command& command = a_.game.commands[number];
  if (command.seat == Seat::nobody || a_.observers().has(command.seat)) return false;
  switch (static_cast<number::Ask>(command.ask)) {
    case number::look:
    case number::start_window:
    case number::end_window:
    case number::discussion_done: return true;
    case number::bandage: return command.choice == kPass;
    case number::move_vote: return command.choice == kPass || command.choice == kUndecided;
    case number::vote_preliminary:
    case number::vote_final: {
      const Event& next = a_.game
                              .told[std::min(a_.game.told_before[number],  //
                                             a_.game.told.size() - 1)]
                              .event;
      return next.fact != fact::voted;
    }
    default: return false;
  }
}

// Another order of such answers, for those who gave one only and whom the game waited for.
void Follower::mix_answers() {
  for (std::size_t i = 0; i < commands_.size();) {
    std::size_t end = i;
    std::map<Seat, int> times;
    while (end < commands_.size() && is_private(end) && commands_[end].ask == commands_[i].ask &&
           phase_number(before(end)) == phase_number(before(i))) {
      ++times[commands_[end++].seat];
    }
    std::vector<std::size_t> once;
    for (std::size_t k = i; k < end; ++k) {
      const Seat seat = commands_[k].seat;
      if (times[seat] == 1 && before(i).awaited.has(seat)) once.push_back(k);
    }
    for (std::size_t k = once.size(); k > 1; --k) {
      std::swap(commands_[once[k - 1]],
                commands_[once[dice_.below(static_cast<std::uint32_t>(k))]]);
    }
    i = std::max(end, i + 1);
  }
}

bool Follower::watched(std::size_t number) const {
  const Facts& facts = before(number);
  Seats eyes = open_eyes(a_.setup(), facts);
  if (facts.phase == Phase::mafia_phase) eyes |= awake(facts);
  return !(eyes & a_.observers()).empty();
}

const Facts& Follower::end_of_phase(std::size_t number) const {
  std::size_t last = number;
  while (last + 1 < a_.facts.size() &&
         phase_number(before(last + 1)) == phase_number(before(number))) {
    ++last;
  }
  return a_.facts[last][1];
}

Choice Follower::from_box(const Command& command) const {
  const Truth& truth = b_.game.state.truth;
  const Plan& plan = b_.game.plan;
  const unsigned place = truth.dealt;
  if (command.ask == ask::deal) {
    return on_offer(plan.tokens, truth.tokens_left, index(dealt_.token[place]));
  }
  return on_offer(plan.cards, truth.cards_left, index(dealt_.card[place - plan.setup.seats]));
}

void Follower::say(Seat seat, Ask what, Choice choice) {
  (void)b_.say({.choice = choice, .seat = seat, .ask = what});
}

void Follower::follow(std::size_t number) {
  Command command = commands_[number];
  const Facts& facts = before(number);
  const bool own = command.seat != Seat::nobody && a_.observers().has(command.seat);
  const bool night = is_night(facts.phase) && facts.round > 0;
  const bool unseen = night && !watched(number);
  if (command.ask == ask::deal || command.ask == ask::deal_card) {
    command.choice = from_box(command);
  } else if (!own && unseen && is_night_act(command.ask)) {
    return;
  } else if (!own && unseen && command.ask == ask::recruit) {
    return recruit_unseen(command);
  } else if (night && (command.ask == ask::lot || command.ask == ask::deadlock)) {
    return settle(number);
  }
  if (unseen && (command.ask == ask::close || dice_.once_in(3))) act_unseen(number);
  if (!own) waver(command);
  const bool undecided = phase_number(facts) == phase_number(a_.facts[number][1]);
  if (unseen && command.ask == ask::close && undecided && a_.game.plan.human()) {
    late_close_ = command;  // a game master who has to choose takes his time
    return;
  }
  (void)b_.say(command);
  if (night && command.ask == ask::close) settle(number);
  // Somebody leaves while he chooses, and there is no choice any more: he would have closed later.
  lost_ = late_close_ && a_.facts[number][1].phase != Phase::mafia_phase;
}

// SPY-MAFIA-5  The lot, or the game master, falls on the one of the first world.
void Follower::settle(std::size_t number) {
  if (late_close_) (void)b_.say(*std::exchange(late_close_, {}));
  const Prompt* open = house();
  if (open == nullptr || b_.game.state.table.phase != Phase::mafia_phase) return;
  if (open->ask != ask::lot && open->ask != ask::deadlock) return;
  const Choice wanted = choice_of(end_of_phase(number).chosen);
  (void)b_.say(house_command(*open, open->admits(wanted) ? wanted : draw(dice_, *open)));
}

// An answer that counts is given twice, with another one before it.
void Follower::waver(const Command& command) {
  if (command.seat == Seat::nobody || !dice_.once_in(4)) return;
  const Prompt* open = b_.game.state.prompts.find(0, command.seat);
  if (open == nullptr || open->ask != command.ask || open->stays != Stays::until_retired) return;
  if ((b_.game.state.prompts.awaited[0] - command.seat).empty()) return;
  const bool vote = command.ask == ask::vote_preliminary || command.ask == ask::vote_final;
  if (vote) say(command.seat, command.ask, draw(dice_, *open));
  if (command.ask == ask::discussion_done) {
    say(command.seat, command.ask, command.choice == kYes ? kUndecided : kYes);
  }
}

void Follower::act_unseen(std::size_t number) {
  const Facts& facts = before(number);
  if (acted_ == phase_number(facts)) return;
  bool recruits = false;  // they have to wait for it: afterwards the choice may be fixed
  for (std::size_t i = number; i < commands_.size(); ++i) {
    if (phase_number(before(i)) != phase_number(facts)) break;
    recruits = recruits || commands_[i].ask == ask::recruit;
  }
  if (recruits) return;
  acted_ = phase_number(facts);
  if (facts.phase == Phase::agent_phase) look_unseen(number);
  if (facts.phase == Phase::mafia_phase) point_unseen(number);
}

// Anything on offer, often an observer: it is he who might notice.
Choice Follower::any_target(const Prompt& prompt) {
  const Choice observer = choice_of(*a_.observers());
  return dice_.once_in(3) && prompt.admits(observer) ? observer : draw(dice_, prompt);
}

// SPY-SMALL-4  In a small game the look must come to the same in public, mostly.
void Follower::look_unseen(std::size_t number) {
  const State& state = b_.game.state;
  for (Seat seat : state.prompts.open[0] & (Seats::first(kSeats) - a_.observers())) {
    Prompt open = *state.prompts.find(0, seat);
    if (open.ask != ask::agent_look) continue;
    if (b_.game.plan.small() && !dice_.once_in(16)) {
      const Choice mafiosi = choice_of(holders(hands_of(b_.game.plan, state), Token::mafioso));
      const bool exposed = !end_of_phase(number).exposed.empty();
      open.offers &= exposed ? mafiosi : ~mafiosi;
      if (open.offers == 0 || (!exposed && dice_.once_in(4))) return;
    } else if (dice_.once_in(4)) {
      return;  // the time runs out
    }
    return say(seat, ask::agent_look, any_target(open));
  }
}

void Follower::point_unseen(std::size_t number) {
  const State& state = b_.game.state;
  std::vector<Seat> hands;
  for (Seat seat : state.prompts.open[0] & Seats::first(kSeats)) {
    if (state.prompts.find(0, seat)->ask == ask::mafia_point) hands.push_back(seat);
  }
  if (hands.empty()) return;
  for (std::size_t k = hands.size(); k > 1; --k) {
    std::swap(hands[k - 1], hands[dice_.below(static_cast<std::uint32_t>(k))]);
  }
  const Prompt open = *state.prompts.find(0, hands[0]);
  const Seat chosen = end_of_phase(number).chosen;
  Choice victim = chosen == Seat::nobody ? kPass : choice_of(chosen);
  if (dice_.once_in(24) && open.offers != 0) victim = draw(dice_, open);
  const bool none = deadlock_rule(a_.setup()) == MafiaDeadlock::none;
  if (victim == kPass && none && hands.size() > 1) return point_apart(hands, victim);
  if (victim == kPass || !open.admits(victim)) return;
  if (!none && hands.size() > 1 && dice_.once_in(2)) return point_apart(hands, victim);
  point_as_one(hands, victim);
}

// SPY-MAFIA-4  Agreed in the end, perhaps after some pointing to and fro.
void Follower::point_as_one(const std::vector<Seat>& hands, Choice victim) {
  if (hands.size() > 1 && dice_.once_in(2)) {
    const Prompt* open = b_.game.state.prompts.find(0, hands[0]);
    say(hands[0], ask::mafia_point, any_target(*open));
  }
  for (Seat seat : hands) say(seat, ask::mafia_point, victim);
  say(hands[0], ask::mafia_point, victim);
}

// SPY-MAFIA-5  Without agreement: most hands, or a lot among those with as many.
void Follower::point_apart(const std::vector<Seat>& hands, Choice victim) {
  const Choice offers = b_.game.state.prompts.find(0, hands[0])->offers & ~victim;
  if (offers == 0) {
    if (victim != kPass) point_as_one(hands, victim);
    return;
  }
  const Choice other = dice_.one_of(offers);
  say(hands[0], ask::mafia_point, other);
  if (victim == kPass && (offers & ~other) == 0) return;
  const Choice rest = victim != kPass ? victim : dice_.one_of(offers & ~other);
  for (std::size_t i = 1; i < hands.size(); ++i) say(hands[i], ask::mafia_point, rest);
}

// SPY-RECRUIT-5  That it happens is heard by all; by whom and on whom is not.
void Follower::recruit_unseen(const Command& command) {
  const State& state = b_.game.state;
  for (Seat seat : state.prompts.open[1] & Seats::first(kSeats)) {
    const Prompt open = *state.prompts.find(1, seat);
    if (open.ask != ask::recruit) continue;
    Choice tapped = command.choice;
    Prompt others = open;  // an observer who is tapped in one world only would notice
    if (!a_.observers().has(seat_of(tapped))) others.offers &= ~choice_of(a_.observers());
    if (!a_.observers().has(seat_of(tapped)) && dice_.once_in(2)) tapped = draw(dice_, others);
    return say(seat, ask::recruit, open.admits(tapped) ? tapped : draw(dice_, open));
  }
}

}  // namespace omerta::spytown::laws
