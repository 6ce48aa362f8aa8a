// What a seat may answer, and why an answer is refused: both from the seat's own view and nothing
// else.
#include "rulebooks/gorod/rules/cards.h"
#include "rulebooks/gorod/rules/rules.h"

namespace omerta::gorod {
namespace {

// What a built-in character is asked in its own call (GOR-NIGHT-2).
constexpr auto kAsked = [] {
  std::array<Ask, kBuiltIn> asked{};
  for (const Row& row : kNight) {
    if (row.role != Role::hidden) asked[index(row.role)] = row.ask;
  }
  return asked;
}();

// GOR-MODERATOR-6  A human moderator may enter a player's gesture; nobody else may.
Voices speakers(const View& view, Ask what) {
  const bool human = !app_runs(view.plan, view.table);
  const Voices player = Voices::of(Voice::player);
  return human || what == ask::look ? player | Voices::of(Voice::moderator) : player;
}

// GOR-NURSE-3 to -5, GOR-HOUSE-2  Whom a choice has used up, by its owner's own count.
Seats used_up(const View& view, const Act& act, unsigned k) {
  if (act.does.has(Block::heal) && view.plan.setup.nurse_limit_counts == NurseLimitCounts::cures) {
    return {};
  }
  const Limit& limit = view.notes.limits[k];
  if (limit.used >= act.uses) return view.table.in_play;
  Seats used;
  if (limit.on_self >= act.self_uses) used |= Seats::of(view.seat);
  if (act.repeat == Repeat::once_each) used |= limit.ever;
  if (act.repeat == Repeat::not_twice_running) {
    if (limit.night + 1 == view.table.round) used |= limit.last;
    if (limit.night == view.table.round) used |= limit.previous;  // asked again in the same night
  }
  if (act.repeat == Repeat::not_the_last) {
    used |= limit.night == view.table.round ? limit.previous : limit.last;
  }
  return used;
}

// GOR-NIGHT-3, -4  Anyone on the dusk list, within the limits of the choice.
Prompt night_question(const View& view, Ask what) {
  const unsigned k = act_of(view.plan, view.notes.role, what);
  expect(k < kActs);
  const Act& act = view.plan.card(view.notes.role).act[k];
  Seats targets = view.table.in_play - used_up(view, act, k);
  if (act.target == Target::other) targets -= Seats::of(view.seat);
  Prompt prompt{.offers = targets.bits, .ask = what, .take = act.count, .pass = act.pass};
  if (act.does.has(Block::clan_shot)) prompt.stays = Stays::until_retired;  // GOR-MAFIA-2
  if (targets.count() < act.count) {  // GOR-NURSE-5: who has no target left can only pass
    prompt.offers = 0;
    prompt.pass = Pass::allowed;
  }
  return prompt;
}

// GOR-SLEEPWALKER-6  Whom its card may point at, but not the exposed.
Prompt second_question(const View& view) {
  const Card& card = view.plan.card(view.notes.role);
  unsigned k = 0;
  while (k < card.acts && !card.act[k].does.has(Block::clan_shot)) ++k;
  expect(k < card.acts);
  Seats targets = view.table.in_play - view.notes.exposed;
  if (card.act[k].target == Target::other) targets -= Seats::of(view.seat);
  return {.offers = targets.bits,
          .ask = ask::second_victim,
          .pass = targets.empty() ? Pass::allowed : card.act[k].pass,  // GOR-NURSE-5
          .stays = Stays::until_retired};
}

// GOR-DAY-2, -3
Prompt nominate_question(const View& view) {
  const Seats left = view.table.in_play - view.table.standing;
  const bool declined = view.table.declined.has(view.seat) && !left.empty();
  return {
      .offers = left.bits, .ask = ask::nominate, .pass = declined ? Pass::refused : Pass::allowed};
}

// GOR-HOUSE-4 (AVENGE)  One of those whose ballot in the deciding round was for him.
Prompt avenge_question(const View& view) {
  const Seats against = seats_where(
      view.table.in_play, [&](Seat s) { return view.table.ballots[index(s)] == view.seat; });
  return {.offers = against.bits, .ask = ask::avenge, .pass = Pass::allowed};
}

bool is_vote(Ask what) { return what == ask::vote_1 || what == ask::vote_2; }

// The prompt is closed to the sender: whose turn it is, or what he has already done.
Refusal closed(const View& view, const Command& command) {
  const Table& table = view.table;
  if (command.voice != Voice::player && command.voice != Voice::moderator) {
    return refusal::not_your_turn;
  }
  if (command.ask == ask::nominate && table.phase == Phase::discussion &&
      table.nominated.has(view.seat)) {
    return refusal::already_nominated;
  }
  const bool this_round = command.ask == (table.ballot == 1 ? ask::vote_1 : ask::vote_2);
  if (table.phase == Phase::vote && is_vote(command.ask) && this_round) {
    return refusal::already_voted;
  }
  return refusal::not_your_turn;
}

// The prompt is open, but this was not on offer.
Refusal not_offered(const View& view, const Command& command, const Prompt& open) {
  const Seats chosen = seats_of(command.choice);
  const Seats legal = command.ask == ask::second_victim ? view.table.in_play - view.notes.exposed
                                                        : view.table.in_play;
  if (command.choice == kPass) {
    return is_vote(command.ask) ? refusal::abstain_not_allowed : refusal::pass_not_allowed;
  }
  const bool for_candidate = is_vote(command.ask) || command.ask == ask::support;
  if (for_candidate && (command.choice & ~choice_of(view.table.standing)) != 0) {
    return refusal::not_a_candidate;
  }
  if (command.choice >> kSeats != 0 || !legal.covers(chosen) || chosen.count() != open.take) {
    return refusal::illegal_target;
  }
  if (command.ask == ask::nominate) return refusal::already_candidate;
  if (command.ask == ask::avenge) return refusal::illegal_target;
  const unsigned k = act_of(view.plan, view.notes.role, command.ask);
  if (k < kActs && view.plan.card(view.notes.role).act[k].target == Target::other &&
      chosen.has(view.seat)) {
    return refusal::self_not_allowed;
  }
  return refusal::limit_reached;
}

}  // namespace

Ask ask_of(Role role, const Card& card, unsigned k) {
  const Act& act = card.act[k];
  if (act.does.has(Block::clan_shot)) {
    return card.wakes_with == Clan::mafia ? ask::victim_mafia : ask::victim_yakuza;
  }
  if (role < Role::first_house) return kAsked[index(role)];
  return std::array<Ask, kActs>{ask::act, ask::act_2, ask::act_3}[k];
}

unsigned act_of(const Plan& plan, Role role, Ask what) {
  if (role == Role::hidden) return kActs;
  const Card& card = plan.card(role);
  for (unsigned k = 0; k < card.acts; ++k) {
    if (ask_of(role, card, k) == what) return k;
  }
  return kActs;
}

Prompt Gorod::question(const View& view, Ask what) {
  Prompt prompt;
  switch (static_cast<number::Ask>(what)) {
    case number::look:
    case number::speak: prompt = {.offers = kYes, .ask = what}; break;
    case number::nominate: prompt = nominate_question(view); break;
    case number::support:  // GOR-DAY-6: any candidate, as often as he likes
      prompt = {.offers = view.table.standing.bits, .ask = what};
      break;
    case number::vote_1:
    case number::vote_2:  // GOR-VOTE-1, -5: one of the candidates, himself included
      prompt = {.offers = view.table.standing.bits, .ask = what};
      break;
    case number::avenge: prompt = avenge_question(view); break;
    case number::second_victim: prompt = second_question(view); break;
    default: prompt = night_question(view, what); break;
  }
  if (what == ask::speak || what == ask::support) prompt.stays = Stays::until_retired;
  prompt.voices = speakers(view, what);
  return prompt;
}

// Section 5: where several reasons apply, the first in the order of the list is given.
Refusal Gorod::refusal(const View& view, const Command& command, const Prompt& open) {
  const bool asked = open.ask == command.ask && open.ask != Ask{} && open.voices.has(command.voice);
  if (!asked && !view.table.in_play.has(view.seat)) {
    return refusal::not_in_play;  // GOR-DAWN-3, GOR-DAY-5
  }
  return asked ? not_offered(view, command, open) : closed(view, command);
}

// Chance, the clock and the host are told no more than that it is not their turn.
Refusal Gorod::house_refusal(const Table& table, const Command& command, const Prompt&) {
  const bool withdraws_nobody =
      command.ask == ask::withdraw && table.phase != Phase::setup && table.phase != Phase::over;
  return withdraws_nobody ? refusal::illegal_target : refusal::not_your_turn;
}

}  // namespace omerta::gorod
