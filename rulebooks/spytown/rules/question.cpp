// What a seat may answer, and why an answer is refused: both from the seat's own view and nothing
// else.
#include "rulebooks/spytown/rules/rules.h"

namespace omerta::spytown {
namespace {

// Section 1.2: a human game master may enter a player's gesture; nobody else may. Whoever hosts the
// app may say that everyone has looked, or one absent player would keep the game from beginning.
Voices speakers(const View& view, Ask what) {
  const Voices player = Voices::of(Voice::player);
  const bool moderator = view.plan.human() || what == ask::look;
  return moderator ? player | Voices::of(Voice::moderator) : player;
}

Seats others(const View& view) { return view.table.in_play - view.seat; }

bool holds(const View& view, Card card) {
  return view.notes.card == card && usable(card, view.notes.token) &&
         !view.table.played.has(view.seat) && view.notes.spent == 0 &&
         view.table.forbidden != card;  // SPY-GM-1
}

// SPY-MAFIA-3  Whoever sleeps, is not protected, and is not known to be out.
Seats mafia_targets(const View& view) {
  return view.table.in_play - view.notes.awake - view.table.sheltered - view.table.safe -
         exposed_to(view);
}

// SPY-LAST-3, SPY-LARGE-3, SPY-SHELTER-2  Without the card in hand there is nobody to fire at.
Seats shot_targets(const View& view) {
  const bool may = view.table.window == Window::last_shot_right || holds(view, Card::last_shot);
  return may ? view.table.in_play - view.table.sheltered : Seats{};
}

// SPY-VOTE-2, -3, -10
Prompt vote_question(const View& view, Ask what) {
  Seats standing = what == ask::vote_final ? view.table.suspects : candidates(view.table);
  if (view.plan.setup.self_vote == SelfVote::forbidden) standing -= Seats::of(view.seat);
  const bool one_by_one = view.table.commander != Seat::nobody;  // SPY-COMMANDER-3
  return {.offers = standing.bits,
          .ask = what,
          .stays = one_by_one ? Stays::until_answered : Stays::until_retired};
}

// SPY-VOTE-12  To a suspect he had not voted for, if one leads alone then; or keep.
Prompt move_question(const View& view) {
  const Seat voted = view.table.votes[index(view.seat)];
  Seats others = view.table.suspects - Seats::of(voted);
  if (view.plan.setup.self_vote == SelfVote::forbidden) others -= Seats::of(view.seat);
  const Seats deciding = seats_where(
      others, [&](Seat s) { return leader_after(view.table, view.seat, s) != Seat::nobody; });
  return {.offers = deciding.bits | kUndecided,
          .ask = ask::move_vote,
          .pass = Pass::allowed,
          .stays = Stays::until_retired};
}

Prompt reaction(const View& view, Ask what, Card card) {
  return {.offers = holds(view, card) ? kYes : 0, .ask = what, .pass = Pass::allowed};
}

Prompt of(const View& view, Ask what) {
  switch (static_cast<number::Ask>(what)) {
    case number::role_swap:
      return {.offers = others(view).bits, .ask = what, .pass = Pass::allowed};
    case number::agent_look: {  // SPY-AGENT-2, -4, -5: whether looked at before or not
      const bool pass = view.plan.setup.agent_may_pass == Allowed::yes;
      return {
          .offers = others(view).bits, .ask = what, .pass = pass ? Pass::allowed : Pass::refused};
    }
    case number::mafia_point:  // SPY-MAFIA-4, -6
      return {.offers = mafia_targets(view).bits, .ask = what, .stays = Stays::until_retired};
    case number::vest: return reaction(view, what, Card::vest);
    case number::bandage: return reaction(view, what, Card::bandage);
    case number::last_shot:
      return {.offers = shot_targets(view).bits, .ask = what, .pass = Pass::allowed};
    case number::start_window:
    case number::end_window: return {.offers = 0, .ask = what, .pass = Pass::allowed};
    case number::discussion_done:
      return {.offers = kYes | kUndecided, .ask = what, .stays = Stays::until_retired};
    case number::vote_preliminary:
    case number::vote_final: return vote_question(view, what);
    case number::defence: return {.offers = kYes, .ask = what, .pass = Pass::allowed};
    case number::move_vote: return move_question(view);
    case number::recruit:  // SPY-RECRUIT-3
      return {.offers = (view.table.in_play - view.notes.awake - exposed_to(view)).bits,
              .ask = what};
    case number::corner_shot:  // SPY-CORNER-2
      return {.offers = (others(view) - view.table.sheltered).bits, .ask = what};
    case number::speak: return {.offers = kYes, .ask = what, .stays = Stays::until_retired};
    default: break;
  }
  // SPY-WIRETAP-2, SPY-KIDNAP-2
  const Card card = card_of(what);
  const bool names = card != Card::none && row_of(card).on == On::somebody;
  return {.offers = names ? others(view).bits : kYes, .ask = what};
}

bool is_vote(Ask what) {
  return what == ask::vote_preliminary || what == ask::vote_final || what == ask::move_vote;
}

// SPY-CARD-10, -11  Why a card cannot be played: not usable, used, wrong phase, wrong moment.
Refusal card_refusal(const View& view, Card card) {
  const bool spent = view.table.played.has(view.seat) || view.notes.spent != 0;
  if (view.notes.card != card || !usable(card, view.notes.token)) return refusal::card_not_usable;
  if (spent) return refusal::card_spent;
  const bool reject = view.plan.setup.wrong_phase_penalty == WrongPhase::reject;
  return reject && wrong_phase(card, view.table.phase) ? refusal::wrong_phase
                                                       : refusal::wrong_moment;
}

// Whether the question is somebody's at this moment, though not the sender's.
bool somebodys_turn(const View& view, Ask what) {
  const Phase phase = view.table.phase;
  switch (static_cast<number::Ask>(what)) {
    case number::agent_look:  // the Agent, who has looked, is too late
      return phase == Phase::agent_phase && view.notes.token != Token::agent;
    case number::mafia_point:
      return phase == Phase::mafia_phase && !view.notes.awake.has(view.seat);
    case number::vote_preliminary: return phase == Phase::preliminary_ballot;
    case number::vote_final: return phase == Phase::final_ballot;
    case number::defence:
    case number::speak: return phase == Phase::questioning;
    default: return false;
  }
}

// The prompt is not open to the sender.
Refusal closed(const View& view, const Command& command) {
  if (is_vote(command.ask) && !voters(view.table).has(view.seat)) return refusal::no_vote;
  const Card card = command.ask == ask::show_card ? view.notes.card : card_of(command.ask);
  if (card != Card::none || command.ask == ask::show_card) return card_refusal(view, card);
  const bool in_chain = view.table.named != Seat::nobody;  // SPY-OUT-6
  return somebodys_turn(view, command.ask) && !in_chain ? refusal::not_your_turn
                                                        : refusal::wrong_moment;
}

// The prompt is open, but this was not on offer.
Refusal not_offered(const View& view, const Command& command) {
  if (command.choice == kPass) return refusal::pass_not_allowed;
  const Card card = card_of(command.ask);
  // A right needs no card; the Role swap lies open already while its holder is asked.
  const bool without =
      command.ask == ask::role_swap ||
      (command.ask == ask::last_shot && view.table.window == Window::last_shot_right);
  if (card != Card::none && !without && !holds(view, card)) return card_refusal(view, card);
  if (command.ask == ask::start_window || command.ask == ask::end_window) {
    return refusal::card_not_usable;
  }
  return refusal::illegal_target;
}

}  // namespace

Prompt Spytown::question(const View& view, Ask what) {
  Prompt prompt = of(view, what);
  prompt.voices = speakers(view, what);
  return prompt;
}

// Section 5: where several reasons apply, the first in the order of the list is given.
Refusal Spytown::refusal(const View& view, const Command& command, const Prompt& open) {
  const bool asked = open.ask == command.ask && open.ask != Ask{};
  const bool out = !view.table.in_play.has(view.seat) || exposed_to(view).has(view.seat);
  if (!asked && out) return refusal::not_in_game;
  if (asked && !open.voices.has(command.voice)) return refusal::not_your_turn;
  return asked ? not_offered(view, command) : closed(view, command);
}

// Chance, the clock and the game master: only what is asked of them can be answered wrongly.
Refusal Spytown::house_refusal(const Table&, const Command& command, const Prompt& open) {
  const bool asked = open.ask == command.ask && open.ask != Ask{} && open.voices.has(command.voice);
  const bool names = asked && command.ask != ask::rule;  // a ruling names nobody
  return names ? refusal::illegal_target : refusal::wrong_moment;
}

}  // namespace omerta::spytown
