// The deal of spytown: real tokens and cards that are typed in, or dealt by the program and shown
// one by one; and the start of the game.
#include "cli/moderate/paper.h"
#include "cli/moderate/spytown/spytown.h"
#include "rulebooks/spytown/text/book.h"

namespace omerta::cli {
namespace {

using spytown::Card;
using spytown::Phase;
using spytown::Token;
namespace ask = spytown::ask;

std::vector<Kind> tokens_of(const SpytownDesk& desk) {
  std::vector<Kind> kinds;
  for (int i = 0; i < spytown::kTokens; ++i) {
    const int copies = desk.plan().tokens[static_cast<std::size_t>(i)];
    const Token token = static_cast<Token>(i);
    if (copies == 0) continue;
    kinds.push_back({i, notation::token_name(desk.words(), desk.setup(), token), copies});
  }
  return kinds;
}

std::vector<Kind> cards_of(const SpytownDesk& desk) {
  std::vector<Kind> kinds;
  for (int i = 0; i < spytown::kCards; ++i) {
    const int copies = desk.plan().cards[static_cast<std::size_t>(i)];
    const Card card = static_cast<Card>(i);
    if (copies == 0) continue;
    kinds.push_back(
        {notation::thing_of(card), notation::card_name(desk.words(), desk.setup(), card), copies});
  }
  return kinds;
}

void deal_all(SpytownDesk& desk, std::vector<int> tokens, const std::vector<int>& cards) {
  tokens.insert(tokens.end(), cards.begin(), cards.end());
  desk.deal(tokens);
}

// SPY-CARD-10
void say_penalty(SpytownDesk& desk) {
  const bool none = desk.setup().wrong_phase_penalty == spytown::WrongPhase::reject;
  if (!none) desk.say_aloud(desk.say("spy.guide.deal-cards.warn"));
}

// SPY-DEAL-2, SPY-CARD-3  What lies before whom.
void paper(SpytownDesk& desk) {
  const auto& words = desk.words();
  desk.title(Phase::setup);
  desk.say_aloud(desk.say("spy.guide.deal-tokens.say"));
  desk.do_silently(
      desk.say("spy.guide.deal-tokens.do",
               {{"tokens", notation::tokens_text(words, desk.setup(), desk.plan().tokens)}}));
  desk.enter_what(desk.say("spy.guide.deal-tokens.enter"));
  desk.say_seats();
  const auto tokens = paper_deal(desk, tokens_of(desk), "cli.moderate.ask.deal.token");
  if (!tokens) return;
  if (!desk.plan().extended()) return deal_all(desk, *tokens, {});
  const Args args{{"cards", notation::cards_text(words, desk.setup(), desk.plan().chosen)},
                  {"n", desk.plan().cards[index(Card::neutral)]}};
  desk.say_aloud(desk.say("spy.guide.deal-cards.say", args));
  explain_cards(desk);
  say_penalty(desk);
  desk.do_silently(desk.say("spy.guide.deal-cards.do", args));
  desk.enter_what(desk.say("spy.guide.deal-cards.enter"));
  desk.say_seats();
  if (const auto cards = paper_deal(desk, cards_of(desk), "cli.moderate.ask.deal.who"))
    deal_all(desk, *tokens, *cards);
}

Command look_of(Seat seat) {
  return {.choice = kYes, .seat = seat, .ask = ask::look, .voice = Voice::moderator};
}

void show_own(SpytownDesk& desk, Seat seat) {
  if (show_own_page(desk, seat)) desk.enter({look_of(seat)});
}

void program(SpytownDesk& desk) {
  desk.say_aloud(desk.say("spy.guide.deal-program.say"));
  desk.do_silently(desk.say("spy.guide.deal-program.do"));
  if (desk.plan().extended()) {
    explain_cards(desk);
    say_penalty(desk);
  }
  if (!desk.pause(desk.words().say("cli.play.press-enter"))) return;
  const bool cards = desk.plan().extended();
  deal_all(desk, shuffled(tokens_of(desk), desk.seed(), 0),
           cards ? shuffled(cards_of(desk), desk.seed(), 1) : std::vector<int>{});
}

void show_all(SpytownDesk& desk) {
  while (!desk.stopped() && !desk.asked(ask::look).empty()) {
    show_own(desk, *desk.asked(ask::look));
  }
}

// SPY-SMALL-2 to -6, SPY-LARGE-2  What is different with so few or so many.
void say_size(SpytownDesk& desk) {
  const bool skip = desk.setup().small_game_round1_mafia == spytown::Round1Mafia::skip;
  if (desk.plan().small()) {
    desk.say_aloud(desk.say("spy.guide.small.say", {{"skip", skip ? "yes" : "no"}}));
  }
  const bool right = desk.setup().kids_last_shot == spytown::Switch::on;
  if (desk.plan().large_game != 0 && !right) desk.say_aloud(desk.say("spy.guide.large.say"));
}

}  // namespace

bool show_own_page(SpytownDesk& desk, Seat seat) {
  const auto& words = desk.words();
  const Token token = desk.state().truth.token[index(seat)];
  const Card card = desk.state().notes[index(seat)].card;
  if (!desk.opens_own_page(seat)) return false;
  desk.terminal().title(notation::token_name(words, desk.setup(), token));
  desk.terminal().say(notation::token_does(words, desk.plan(), token), Style::secret);
  if (desk.plan().extended()) {
    desk.terminal().title(notation::card_name(words, desk.setup(), card));
    desk.terminal().say(notation::card_does(words, desk.setup(), card), Style::secret);
    desk.terminal().say(notation::card_symbols(words, desk.setup(), card), Style::secret);
  }
  if (!desk.pause(words.say("cli.play.press-enter-hide"))) return false;
  desk.clear();
  return true;
}

void deal_step(SpytownDesk& desk) {
  if (desk.turns_to("deal")) {
    desk.say_aloud(desk.say("spy.guide.before.say"));
    desk.say_aloud(notation::opening_story(desk.words(), desk.setup()));
    desk.do_silently(desk.say("spy.guide.before.do"));
    say_size(desk);
  }
  const Dealer dealer = ask_for_dealer(desk);
  if (dealer == Dealer::program) program(desk);
  if (dealer != Dealer::paper) return;
  desk.use_paper_cards();
  paper(desk);
}

void look_step(SpytownDesk& desk) {
  const Seats left = desk.asked(ask::look);
  // Some have looked at the screen and some have not: the program deals.
  if (left != desk.in_play()) return show_all(desk);
  say_how_to_hand_out(desk);
  const Input input = desk.ask_step(desk.words().say("cli.moderate.ask.looked"));
  if (input.kind != Input::Kind::text) return;
  if (input.text == "2") return show_all(desk);
  if (!input.text.empty()) {
    return desk.terminal().say(desk.words().say("guide.pause"), Style::bad);
  }
  std::vector<Command> commands;
  for (Seat seat : left) commands.push_back(look_of(seat));
  desk.enter(commands);
}

// SPY-SWAP-2, -3
void swap_step(SpytownDesk& desk) {
  const Seat holder = *desk.asked(ask::role_swap);
  const auto& words = desk.words();
  if (desk.turns_to("swap")) {
    desk.title(Phase::start_of_game);
    desk.say_aloud(words.say(
        "guide.swap.say", {{"who", desk.name(holder)},
                           {"card", notation::card_name(words, desk.setup(), Card::role_swap)}}));
    desk.say_aloud(desk.say("spy.guide.swap.look"));  // SPY-CARD-18
    desk.say_seats();
  }
  const Input input = desk.ask_step(words.say("cli.moderate.ask.swap"));
  if (input.kind == Input::Kind::close) return desk.command(holder, ask::role_swap, kPass);
  if (input.kind != Input::Kind::text) return;
  if (input.text.empty() && !desk.insists(desk.enter_hint(kPass))) return;
  if (input.text.empty() || is_pass(input.text, words) || is_no(input.text, words)) {
    return desk.command(holder, ask::role_swap, kPass);
  }
  if (const auto seat = desk.seat_or_say(input.text)) {
    desk.command(holder, ask::role_swap, choice_of(*seat));
  }
}

}  // namespace omerta::cli
