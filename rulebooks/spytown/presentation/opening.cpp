// The deal of spytown, the page of each player, and the start of the game as steps of its game
// master.
#include "rulebooks/spytown/presentation/guide.h"
#include "rulebooks/spytown/text/book.h"

namespace omerta::spytown {
namespace {

using script::EntryKind;
using script::Filled;
using script::Lines;
using script::note;

// SPY-CARD-3, -10  The cards in play, to be read aloud, and what a wrong moment costs.
void explain_cards(Lines& lines, const Desk& desk) {
  for (Card card : each(in_deck(desk.plan))) {
    const Message does = said::card_does(desk.setup, card);
    lines.push_back(desk.say("guide.labelled", {{"label", desk.name(card)}, {"what", does}}));
  }
  const bool none = desk.setup.wrong_phase_penalty == WrongPhase::reject;
  if (!none) lines.push_back(desk.say("spytown.guide.deal-cards.warn"));
}

// SPY-DEAL-2
script::Deal tokens(const Desk& desk) {
  const Messages all = said::token_counts(desk.setup, desk.plan.tokens);
  script::Deal deal{.title = desk.title(Phase::setup),
                    .lines = {desk.say("spytown.guide.deal-tokens.say"),
                              desk.act("spytown.guide.deal-tokens.do", {{"tokens", all}}),
                              desk.enter("spytown.guide.deal-tokens.enter")},
                    .question = "cli.moderate.ask.deal.token",
                    .lift = "guide.blind.lift-token",
                    .which = "cli.moderate.token-of"};
  for (Token token : {Token::mafioso, Token::agent, Token::policeman}) {
    const int copies = desk.plan.tokens[index(token)];
    if (copies == 0) continue;
    deal.kinds.push_back(
        {static_cast<int>(index(token)), said::token_name(desk.setup, token), copies});
  }
  return deal;
}

// SPY-CARD-3
script::Deal cards(const Desk& desk) {
  const Args args{{"cards", said::card_names(desk.setup, desk.plan.chosen)},
                  {"n", desk.plan.cards[index(Card::neutral)]}};
  script::Deal deal{.lines = {desk.say("spytown.guide.deal-cards.say", args)},
                    .question = "cli.moderate.ask.deal.who"};
  explain_cards(deal.lines, desk);
  deal.lines.push_back(desk.act("spytown.guide.deal-cards.do", args));
  deal.lines.push_back(desk.enter("spytown.guide.deal-cards.enter"));
  for (Card card : each(in_deck(desk.plan))) {
    deal.kinds.push_back({notation::thing_of(card), desk.name(card), desk.plan.cards[index(card)]});
  }
  return deal;
}

}  // namespace

// SPY-TABLE-1; SPY-SMALL-2 to -6, SPY-LARGE-2  What is different with so few or so many.
Lines welcome(const Desk& desk) {
  Lines lines{desk.say("spytown.guide.before.say"), script::say(said::opening_story(desk.setup)),
              desk.act("spytown.guide.before.do")};
  const bool skip = desk.setup.small_game_round1_mafia == Round1Mafia::skip;
  const bool right = desk.setup.kids_last_shot == Switch::on;
  const bool large = desk.plan.large_game != 0 && !right;
  if (desk.plan.small())
    lines.push_back(desk.say("spytown.guide.small.say", {{"skip", yes(skip)}}));
  if (large) lines.push_back(desk.say("spytown.guide.large.say"));
  return lines;
}

std::vector<script::Deal> deals(const Desk& desk) {
  if (!desk.plan.extended()) return {tokens(desk)};
  return {tokens(desk), cards(desk)};
}

Lines dealt_by_program(const Desk& desk) {
  Lines lines{desk.say("spytown.guide.deal-program.say"),
              desk.act("spytown.guide.deal-program.do")};
  if (desk.plan.extended()) explain_cards(lines, desk);
  return lines;
}

script::Step own_page(const Desk& desk, Seat seat) {
  const Token token = desk.truth.token[index(seat)];
  const Card card = desk.state.notes[index(seat)].card;
  script::Step page{.page = "card/" + std::to_string(index(seat)),
                    .title = said::token_name(desk.setup, token),
                    .lines = {note(said::token_does(desk.plan, token))},
                    .entries = {{.kind = EntryKind::nod, .ask = ask::look, .who = Seats::of(seat)}},
                    .eyes = script::Eyes::owner,
                    .owner = seat};
  if (desk.asked(ask::look).has(seat)) page.usual = Filled{0, {{seat, kYes}}};
  if (desk.plan.extended()) {
    add(page.lines, {script::heading(desk.name(card)), note(said::card_does(desk.setup, card)),
                     note(said::card_symbols(desk.setup, card))});
  }
  return page;
}

// SPY-SWAP-2, -3, SPY-CARD-18
script::Step swap_step(const Desk& desk) {
  const Seats holder = desk.asked(ask::role_swap);
  const Args args{{"who", *holder}, {"card", desk.name(Card::role_swap)}};
  return {.page = "swap",
          .title = desk.title(Phase::start_of_game),
          .lines = {desk.say("guide.swap.say", args), desk.say("spytown.guide.swap.look")},
          .circle = true,
          .prompt = "cli.moderate.ask.swap",
          .entries = {{.kind = EntryKind::nod,
                       .ask = ask::role_swap,
                       .who = holder,
                       .offered = desk.table.in_play - holder,
                       .pass = Pass::allowed},
                      {.kind = EntryKind::go_on, .ask = ask::role_swap, .who = holder}},
          .usual = Filled{1},
          .missing = script::enter_again(kPass)};
}

}  // namespace omerta::spytown
