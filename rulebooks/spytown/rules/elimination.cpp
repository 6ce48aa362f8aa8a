// One elimination after the other: named, saved or out, and the shots it sets off (SPY-OUT-5).
#include "rulebooks/spytown/rules/rules.h"

namespace omerta::spytown {
namespace {

bool is_shot(Cause cause) { return cause == Cause::corner_shot || cause == Cause::last_shot; }

bool is_penalty(Cause cause) {
  return cause == Cause::agent_exposed || cause == Cause::wrong_phase;
}

// SPY-VEST-2, SPY-BANDAGE-2, SPY-GM-1  Whether the named player can still be saved by this card.
bool may_be_saved(const Turn& t, Step step, Card card) {
  if (t.table().named != step.seat || t.truth().upheld != 0) return false;
  if (is_penalty(step.cause)) return card == Card::bandage;  // named only where Bandage saves them
  return !is_shot(step.cause) || stops_shots(t.plan().setup);
}

// SPY-CARD-15  It opens because a card has not been seen, whoever may hold it.
void open_window(Turn& t, Window window, Seat seat, Seats asked, Ask what, Clause by) {
  t.truth().waited = 1;
  t.tell(everyone, {.fact = fact::window_opened, .who = seat, .what = byte(window), .by = by});
  t.ask(asked, what);
  offer_close(t);
}

// SPY-LARGE-2, -4, SPY-KIDS-3, -6  Who has a right to a last shot.
bool has_right(const Turn& t, Cause cause) {
  const bool victim = cause == Cause::mafia || cause == Cause::ballot;
  const Setup& setup = t.plan().setup;
  if (setup.kids_last_shot == Switch::on) {
    const bool shot =
        cause == Cause::corner_shot && setup.kids_last_shot_for == KidsShotFor::everyone;
    return victim || shot ||
           (cause == Cause::last_shot && setup.kids_last_shot_chain == Allowed::yes);
  }
  return victim && t.plan().large_game != 0 && t.table().round == 1;
}

// SPY-VEST-3, SPY-BANDAGE-3  He stays, the token is not shown, and nobody goes out instead.
void save(Turn& t, Seat savior, Card card, Clause by) {
  const Seat saved = t.table().named;
  const EventId shown = lay_open(t, savior, card, saved, by, t.truth().named_by);
  t.tell(everyone,
         {.fact = fact::saved, .who = saved, .what = byte(card), .by = by, .cause = shown});
}

}  // namespace

// SPY-OUT-5 (1)  Everyone is told who is to go out and by what cause.
void condemn(Turn& t, Seat seat, Cause cause, Clause by, EventId because) {
  victory_follows(t);
  t.truth().named_by =
      t.tell(everyone,
             {.fact = fact::named, .who = seat, .what = byte(cause), .by = by, .cause = because});
  t.truth().upheld = 0;
  t.truth().waited = 0;
  offer_rulings(t);
  for (Stage stage : {Stage::out, Stage::confirm, Stage::bandage, Stage::vest}) {
    t.then({.stage = stage, .seat = seat, .cause = cause});
  }
}

// SPY-OUT-5 (2), SPY-VEST-1, -2, -4
void vest_window(Turn& t, Step step) {
  if (!may_be_saved(t, step, Card::vest) || !t.table().unseen.has(Card::vest)) return;
  open_window(t, Window::vest, step.seat, Seats::of(step.seat), ask::vest, clause::spy_vest_2);
}

// SPY-OUT-5 (3), SPY-BANDAGE-4, -5  Everyone else is asked, after the Vest was kept back.
void bandage_window(Turn& t, Step step) {
  if (!may_be_saved(t, step, Card::bandage) || !t.table().unseen.has(Card::bandage)) return;
  open_window(t, Window::bandage, step.seat, t.table().in_play - step.seat, ask::bandage,
              clause::spy_bandage_2);
}

// SPY-GM-1  Where no window gave a human game master the time to rule, the elimination waits.
void confirm(Turn& t, Step step) {
  const bool ruled = t.table().named != step.seat || t.truth().upheld != 0;
  if (t.plan().human() && !ruled && t.truth().waited == 0) ask_to_close(t);
}

// SPY-OUT-5 (4, 5)  Out, and then the shots owed: the right first, then the card.
void goes_out(Turn& t, Step step) {
  if (t.table().named != step.seat) return offer_rulings(t);
  put_out(t, step.seat, step.cause, clause::spy_out_5, t.truth().named_by);
  t.then({.stage = Stage::shot, .seat = step.seat, .cause = step.cause});
  t.then({.stage = Stage::right, .seat = step.seat, .cause = step.cause});
}

// SPY-LARGE-2, -5, -6, SPY-KIDS-3  A right, not a duty, used immediately.
void last_shot_right(Turn& t, Step step) {
  if (!has_right(t, step.cause)) return;
  open_window(
      t, Window::last_shot_right, step.seat, Seats::of(step.seat), ask::last_shot,
      t.plan().setup.kids_last_shot == Switch::on ? clause::spy_kids_3 : clause::spy_large_2);
}

// SPY-LAST-2, -3, SPY-CARD-15  Asked of whoever went out, as long as the card has not been seen.
void last_shot_card(Turn& t, Step step) {
  if (is_penalty(step.cause) || !t.table().unseen.has(Card::last_shot)) return;
  open_window(t, Window::last_shot, step.seat, Seats::of(step.seat), ask::last_shot,
              clause::spy_last_2);
}

void show_vest(Turn& t, const Command& command) {
  if (command.choice == kPass) return;
  save(t, command.seat, Card::vest, clause::spy_vest_3);
}

void show_bandage(Turn& t, const Command& command) {
  if (command.choice == kPass) return;
  save(t, command.seat, Card::bandage, clause::spy_bandage_3);
  t.retire(kEverybody, ask::bandage);
}

// SPY-LAST-3, -4, SPY-LARGE-3, SPY-KIDS-3  The target goes through the same procedure, before
// anything else.
void fire(Turn& t, const Command& command) {
  const Seat target = seat_of(command.choice);
  if (target == Seat::nobody) return;
  const bool card = t.table().window == Window::last_shot;
  const bool kids = t.plan().setup.kids_last_shot == Switch::on;
  const Clause right = kids ? clause::spy_kids_3 : clause::spy_large_3;
  const Clause by = card ? clause::spy_last_3 : right;
  const EventId out = t.truth().left_by[index(command.seat)];
  const EventId shot =
      card
          ? lay_open(t, command.seat, Card::last_shot, target, by, out)
          : t.tell(
                everyone,
                {.fact = fact::fired, .who = command.seat, .whom = target, .by = by, .cause = out});
  close_reaction(t);
  condemn(t, target, Cause::last_shot, by, shot);
}

// The window is over: whatever was not answered is not played.
void close_reaction(Turn& t) {
  if (t.table().window == Window::none) return;
  t.retire(kEverybody, ask::vest);
  t.tell(everyone, {.fact = fact::window_closed,
                    .who = t.table().named,
                    .what = byte(t.table().window),
                    .by = clause::spy_card_15});
}

// SPY-GANG-7  A member who goes out shows the card together with the token.
void show_gang_card(Turn& t, Seat seat) {
  if (!t.truth().of_force[byte(Force::new_gang)].has(seat)) return;
  t.tell(everyone, {.fact = fact::card_shown,
                    .who = seat,
                    .what = byte(Card::new_gang),
                    .by = clause::spy_gang_7,
                    .cause = t.truth().last_left});
}

// SPY-OUT-1, SPY-REVEAL-1, -2, SPY-CARD-12, SPY-RERECRUIT-4  Whatever the cause, the token is
// shown, and never the truth; any other card stays covered.
void put_out(Turn& t, Seat seat, Cause cause, Clause by, EventId because) {
  t.truth().last_left = t.tell(everyone, {.fact = fact::eliminated,
                                          .who = seat,
                                          .what = byte(t.truth().token[index(seat)]),
                                          .by = by,
                                          .much = byte(cause),
                                          .cause = because});
  t.truth().left_by[index(seat)] = t.truth().last_left;
  show_gang_card(t, seat);
  gone(t, seat);
}

}  // namespace omerta::spytown
