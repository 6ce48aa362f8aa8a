// The order of play: the deal, then rounds of a night and a day, and who may close what.
#include "rulebooks/gorod/rules/rules.h"

namespace omerta::gorod {
namespace {

using Rule = void (*)(Turn&);

void check_victory(Turn& t) { victory(t); }

// GOR-PHASE-1, -2, GOR-DAWN-4, GOR-VOTE-8  One round, from dusk to dusk; then the next begins.
constexpr std::array<Rule, 8> kRoundTable{
    night_falls, calls, dawn, check_victory, handover, day_opens, nominations_close, day_ends};

// GOR-DEAL-1  Chance deals one card a seat; every card of the deck that is left is one of its
// choices.
void ask_for_card(Turn& t) {
  t.ask_house({.offers = t.truth().deck, .ask = ask::deal, .voices = Voices::of(Voice::chance)});
}

// Cards of a kind lie together in the deck. Which of them is drawn makes no difference: the last of
// the kind that is left goes, so that the same deal is the same state.
Role draw_card(Turn& t, Choice choice) {
  const auto card = static_cast<unsigned>(std::countr_zero(choice));
  unsigned role = 0;
  unsigned first = 0;
  while (card >= first + t.plan().setup.deck[role]) first += t.plan().setup.deck[role++];
  const Choice kind = ((Choice{1} << t.plan().setup.deck[role]) - 1) << first;
  t.truth().deck &= ~std::bit_floor(t.truth().deck & kind);
  return static_cast<Role>(role);
}

void deal(Turn& t, Choice choice) {
  const Role role = draw_card(t, choice);
  give_card(t, Seat{t.truth().dealt++}, role);
}

// GOR-DEAL-2  Night 1 begins when every player has looked.
void deal_or_look(Turn& t) {
  if (t.truth().dealt < t.plan().setup.seats) {
    t.then({.stage = Stage::deal});
    ask_for_card(t);
    return;
  }
  offer_withdrawal(t);
  t.then({.stage = Stage::round});
  t.ask(t.table().in_play, ask::look);
}

void run_round(Turn& t, Step step) {
  const auto last = static_cast<std::uint8_t>(kRoundTable.size() - 1);
  t.then(step.row == last ? Step{.stage = Stage::round} : next_row(step));
  kRoundTable[step.row](t);
}

// GOR-NIGHT-1, GOR-DAY-3, GOR-VOTE-9  The clock or the moderator closes what is open.
void close(Turn& t) {
  switch (t.table().phase) {
    case Phase::night:
      for (Ask lane : {ask::act, ask::act_2, ask::act_3}) t.retire(Seats::first(kSeats), lane);
      return;
    case Phase::discussion: return t.retire(Seats::first(kSeats), ask::nominate);
    case Phase::vote: return cast_missing(t);
    default: return t.retire(Seats::first(kSeats), ask::avenge);  // nobody is named
  }
}

// GOR-DAY-5  A word by day reaches everyone.
void speak(Turn& t, Seat seat) {
  t.tell(everyone, {.fact = fact::spoke, .who = seat, .by = clause::gor_day_5});
}

}  // namespace

// GOR-DEAL-2, GOR-MODERATOR-2, -7  The seat learns its card; the moderator sees it too.
void give_card(Turn& t, Seat seat, Role role) {
  const Card& card = t.plan().card(role);
  Truth& truth = t.truth();
  truth.role[index(seat)] = role;
  truth.armour[index(seat)] = card.armour;
  truth.holders[index(role)] |= Seats::of(seat);
  truth.wakes_with[static_cast<unsigned>(card.wakes_with)] |= Seats::of(seat);
  if (card.member == Member::yes) {
    truth.members[static_cast<unsigned>(card.wakes_with)] |= Seats::of(seat);
  }
  t.tell(Audience::only(seat),
         {.fact = fact::card_dealt, .who = seat, .what = byte(role), .by = clause::gor_deal_2});
}

void ask_to_close(Turn& t, Closable what) {
  const Setup& setup = t.plan().setup;
  const bool app = app_runs(t.plan(), t.table());
  bool clock = app;  // GOR-NIGHT-9: at night the app's clock always runs
  if (what == Closable::call)
    clock = app || (setup.call_clock != kByMode && setup.call_clock != kOff);
  if (what == Closable::discussion) clock = setup.discussion_clock != kOff;
  if (what == Closable::vote) clock = setup.vote_clock != kOff;
  Voices voices;
  if (clock) voices = voices | Voices::of(Voice::clock);
  if (!app) voices = voices | Voices::of(Voice::moderator);
  if (voices == Voices{}) return;
  const Prompt prompt{.offers = kYes, .ask = ask::close, .voices = voices};
  what == Closable::call ? t.ask_house(prompt) : t.offer_house(prompt);
}

// GOR-MODERATOR-8  From the deal on the host may withdraw anyone in play.
void offer_withdrawal(Turn& t) {
  if (t.table().in_play.empty()) return t.retire(Seats::of(Seat::nobody), ask::withdraw);
  t.offer_house({.offers = t.table().in_play.bits,
                 .ask = ask::withdraw,
                 .stays = Stays::until_retired,
                 .voices = Voices::of(Voice::moderator)});
}

// GOR-HOUSE-9  While a night with a free text in the deck lasts.
void offer_mark(Turn& t) {
  if (t.plan().by_hand == 0 || t.table().in_play.empty()) {
    return t.retire(Seats::of(Seat::nobody), ask::mark);
  }
  t.offer_house({.offers = t.table().in_play.bits,
                 .ask = ask::mark,
                 .stays = Stays::until_retired,
                 .voices = Voices::of(Voice::moderator)});
}

void enter(Turn& t, BeginsBy hour) {
  const Rule first = hour == BeginsBy::night ? night_falls : day_opens;
  std::uint8_t row = 0;
  while (kRoundTable[row] != first) ++row;
  t.then({.stage = Stage::round, .row = row});
}

void Gorod::begin(Turn& t) {
  t.truth().deck = Seats::first(t.plan().setup.seats).bits;
  // GOR-DECK-14, GOR-HOUSE-1  The deck and every house role are public before the deal.
  t.tell(everyone, {.fact = fact::deck_announced, .by = clause::gor_deck_14});
  t.then({.stage = Stage::deal});
}

void Gorod::hear(Turn& t, const Command& command) {
  switch (static_cast<number::Ask>(command.ask)) {
    case number::deal: return deal(t, command.choice);
    case number::look: return;
    case number::speak: return speak(t, command.seat);
    case number::nominate: return nominate(t, command);
    case number::support: return support(t, command);
    case number::mark: return turn_mark(t, seat_of(command.choice));
    case number::vote_1:
    case number::vote_2: return cast(t, command);
    case number::avenge: return avenge(t, command);
    case number::lot: return draw(t, seat_of(command.choice));
    case number::close: return close(t);
    case number::withdraw: return withdraw(t, seat_of(command.choice));
    default: return choose(t, command);
  }
}

void Gorod::run(Turn& t, Step step) {
  switch (step.stage) {
    case Stage::none: return;
    case Stage::deal: return deal_or_look(t);
    case Stage::round: return run_round(t, step);
    case Stage::call: return call(t, step);
    case Stage::settle: return settle(t, step);
    case Stage::count: return count(t, step);
    case Stage::convict: return leave(t, step.seat);
    case Stage::sentenced: return sentenced(t);
    case Stage::victory: return check_victory(t);
    case Stage::handover: return handover(t);
  }
}

}  // namespace omerta::gorod

namespace omerta {
template const RuleFunctions& rule_functions<gorod::Gorod>();
}
