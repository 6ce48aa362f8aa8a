// The deal and the start-of-game step: tokens, cards, the Commander, the Role swap.
#include "rulebooks/spytown/rules/rules.h"

namespace omerta::spytown {
namespace {

Choice bits(int count) { return (Choice{1} << count) - 1; }

// Things of a kind lie together. Which of them is drawn makes no difference: the last of the kind
// that is left goes, so that the same deal is the same state.
template <class Counts>
unsigned draw_kind(const Counts& counts, Choice& left, Choice choice) {
  const auto thing = static_cast<unsigned>(std::countr_zero(choice));
  unsigned kind = 0;
  unsigned first = 0;
  while (thing >= first + counts[kind]) first += counts[kind++];
  left &= ~std::bit_floor(left & (bits(counts[kind]) << first));
  return kind;
}

Seat holder_in_game(const Turn& t, Card card) {
  return first_from(
      seats_where(t.table().in_play, [&](Seat s) { return t.truth().card[index(s)] == card; }),
      Seat{0});
}

void tell_card(Turn& t, Seat seat, Clause by, EventId because) {
  const Card card = t.truth().card[index(seat)];
  const bool works = usable(card, t.truth().token[index(seat)]);
  t.tell(Audience::only(seat), {.fact = fact::card_dealt,
                                .who = seat,
                                .what = byte(card),
                                .by = by,
                                .much = static_cast<std::uint16_t>(works ? 1 : 0),
                                .cause = because});
}

void tell_token(Turn& t, Seat seat, Clause by, EventId because) {
  t.tell(Audience::only(seat), {.fact = fact::token_dealt,
                                .who = seat,
                                .what = byte(t.truth().token[index(seat)]),
                                .by = by,
                                .cause = because});
}

// SPY-SWAP-5  Each of the two knows both tokens; SPY-CARD-8  and whether their own card works now.
void tell_exchange(Turn& t, Seat one, Seat other, EventId swapped) {
  tell_token(t, one, clause::spy_swap_5, swapped);
  t.tell(Audience::only(one), {.fact = fact::token_seen,
                               .who = one,
                               .whom = other,
                               .what = byte(t.truth().token[index(other)]),
                               .by = clause::spy_swap_5,
                               .cause = swapped});
  const Card card = t.truth().card[index(one)];
  const bool works = usable(card, t.truth().token[index(one)]);
  if (works != usable(card, t.truth().token[index(other)])) {
    tell_card(t, one, clause::spy_swap_6, swapped);
  }
}

}  // namespace

// SPY-DEAL-1  Chance deals a token to every seat; each that is left is one of its choices.
void ask_for_token(Turn& t) {
  t.ask_house(
      {.offers = t.truth().tokens_left, .ask = ask::deal, .voices = Voices::of(Voice::chance)});
}

// SPY-CARD-3  Independently of the tokens, every seat is dealt one card.
void ask_for_card(Turn& t) {
  t.ask_house(
      {.offers = t.truth().cards_left, .ask = ask::deal_card, .voices = Voices::of(Voice::chance)});
}

// SPY-DEAL-2, -3, -4  The owner sees it, and nobody else; nobody learns anything more at the deal,
// and no question lets the owner show it.
void give_token(Turn& t, Seat seat, Token token) {
  t.truth().token[index(seat)] = token;
  tell_token(t, seat, clause::spy_deal_2, 0);
}

// SPY-CARD-6  The owner learns the card, and whether it works in this hand.
void give_card(Turn& t, Seat seat, Card card) {
  const Label label = row_of(card).label;
  t.truth().card[index(seat)] = card;
  if (label == Label::police || label == Label::mafia) t.truth().holders |= Seats::of(seat);
  tell_card(t, seat, clause::spy_card_6, 0);
}

void deal_token(Turn& t, Choice choice) {
  const unsigned kind = draw_kind(t.plan().tokens, t.truth().tokens_left, choice);
  give_token(t, Seat{t.truth().dealt++}, static_cast<Token>(kind));
}

void deal_card(Turn& t, Choice choice) {
  const unsigned kind = draw_kind(t.plan().cards, t.truth().cards_left, choice);
  const unsigned seat = t.truth().dealt++ - unsigned{t.plan().setup.seats};
  give_card(t, static_cast<Seat>(seat), static_cast<Card>(kind));
}

Row tokens_dealt(Turn& t) { return t.truth().tokens_left != 0 ? Row::stay : Row::cards; }

Row cards_dealt(Turn& t) { return t.truth().cards_left != 0 ? Row::stay : Row::look; }

// SPY-CARD-18  In the extended game a step of its own comes before round 1.
void start_opens(Turn& t) {
  reckon_sides(t);
  offer_expulsion(t);
  offer_rulings(t);
  if (t.plan().extended()) open_phase(t, Phase::start_of_game, clause::spy_card_18);
}

// SPY-DEAL-2  Everyone looks at what was dealt.
void ask_to_look(Turn& t) {
  t.ask(t.table().in_play - t.truth().answered, ask::look);
  offer_cards(t);
}

Row looked_at(Turn&) { return Row::commander; }

bool commander_dealt(const Turn& t) { return holder_in_game(t, Card::commander) != Seat::nobody; }

// SPY-COMMANDER-1, SPY-CARD-19  It is turned up by itself, whoever holds it.
void show_commander(Turn& t) {
  const Seat holder = holder_in_game(t, Card::commander);
  lay_open(t, holder, Card::commander, Seat::nobody, clause::spy_commander_1);
  t.tell(everyone, {.fact = fact::commander, .who = holder, .by = clause::spy_commander_1});
}

// SPY-SWAP-1  In the Agent's hand it is neutral and stays hidden.
bool swap_held(const Turn& t) {
  const Seat holder = holder_in_game(t, Card::role_swap);
  return holder != Seat::nobody && usable(Card::role_swap, t.truth().token[index(holder)]);
}

void show_role_swap(Turn& t) {
  lay_open(t, holder_in_game(t, Card::role_swap), Card::role_swap, Seat::nobody,
           clause::spy_swap_1);
}

// SPY-SWAP-2, -3  Whether and with whom is the holder's choice.
void ask_to_swap(Turn& t) {
  const Seat holder = holder_in_game(t, Card::role_swap);
  if (t.truth().swap_over != 0 || holder == Seat::nobody) return;
  t.ask(holder, ask::role_swap);
  offer_cards(t);
  offer_close(t);
}

// SPY-SWAP-4, -5, -6  The exchange is complete; the cards stay where they are.
void swap(Turn& t, const Command& command) {
  const Seat partner = seat_of(command.choice);
  if (partner == Seat::nobody) return;
  t.truth().swap_over = 1;
  std::swap(t.truth().token[index(command.seat)], t.truth().token[index(partner)]);
  reckon_sides(t);
  const EventId swapped = t.tell(
      everyone,
      {.fact = fact::swapped, .who = command.seat, .whom = partner, .by = clause::spy_swap_5});
  tell_exchange(t, command.seat, partner, swapped);
  tell_exchange(t, partner, command.seat, swapped);
}

Row swap_decided(Turn& t) {
  if (t.truth().swap_over == 0) {
    const Seat holder =
        first_from(seats_where(Seats::first(t.plan().setup.seats),
                               [&](Seat s) { return t.truth().card[index(s)] == Card::role_swap; }),
                   Seat{0});
    t.tell(everyone, {.fact = fact::no_swap, .who = holder, .by = clause::spy_swap_2});
  }
  return Row::round;
}

}  // namespace omerta::spytown
