// The deal: paper cards that are typed in, or cards dealt by the program and shown one by one.
#include <algorithm>

#include "cli/moderate/gorod/gorod.h"
#include "cli/moderate/paper.h"
#include "cli/setup/game_setup.h"
#include "cli/typed/suggest.h"

namespace omerta::cli {
namespace {

using gorod::Role;

std::vector<Kind> kinds_of(const GorodDesk& desk) {
  std::vector<Kind> kinds;
  const auto& deck = desk.plan().setup.deck;
  for (unsigned i = 0; i < gorod::kRoles; ++i) {
    const Role role = static_cast<Role>(i);
    if (deck[i] == 0) continue;
    kinds.push_back(
        {static_cast<int>(i), notation::role_name(desk.words(), desk.names(), role), deck[i]});
  }
  return kinds;
}

void open_paper_deal(GorodDesk& desk) {
  const auto& words = desk.words();
  desk.terminal().title(words.say("phase.deal"));
  desk.say_aloud(words.say("guide.deal-paper.say"));
  desk.do_silently(
      words.say("guide.deal-paper.do",
                {{"deck", notation::deck_text(words, desk.names(), desk.plan().setup)}}));
  desk.enter_what(words.say("guide.deal-paper.enter"));
  desk.say_seats();
  if (const auto roles = paper_deal(desk, kinds_of(desk), "cli.moderate.ask.deal.who"))
    desk.deal(*roles);
}

// Nobody runs the table yet: each player types his own card, and nothing tells what others typed.
void secret_paper_deal(GorodDesk& desk) {
  const auto& words = desk.words();
  const gorod::Setup& setup = desk.plan().setup;
  desk.say_aloud(words.say("guide.deal-paper.say"));
  desk.do_silently(words.say("guide.deal-paper.do",
                             {{"deck", notation::deck_text(words, desk.names(), setup)}}));
  std::vector<int> roles;
  std::array<int, gorod::kRoles> counts{};
  for (Seat seat : Seats::first(setup.seats)) {
    desk.cover(words.say("cli.play.pass-device", {{"who", desk.name(seat)}}));
    desk.mark_secret();
    std::optional<Role> role;
    while (!role) {
      const Input typed = desk.ask(words.say("cli.moderate.card-of", {{"who", desk.name(seat)}}));
      if (desk.stopped()) return;
      if (typed.kind != Input::Kind::text) continue;
      role = find_card(typed.text, words, desk.names());
      if (!role) {
        desk.terminal().say(words.say("cli.error.unknown-role", {{"name", typed.text}}) + " " +
                            notation::deck_text(words, desk.names(), setup));
      }
    }
    roles.push_back(static_cast<int>(*role));
    ++counts[index(*role)];
  }
  desk.clear();
  if (std::equal(counts.begin(), counts.end(), setup.deck.begin())) return desk.deal(roles);
  desk.terminal().say(words.say("guide.deal.wrong"), Style::bad);
}

Command look_of(Seat seat) {
  return {.choice = kYes, .seat = seat, .ask = gorod::ask::look, .voice = Voice::moderator};
}

void show_card(GorodDesk& desk, Seat seat) {
  const auto& words = desk.words();
  if (!desk.opens_own_page(seat)) return;
  const Role role = desk.state().truth.role[index(seat)];
  desk.terminal().title(notation::role_name(words, desk.names(), role));
  const std::string motto = notation::role_motto(words, role);
  if (!motto.empty()) desk.terminal().say(motto, Style::dim);
  desk.terminal().say(notation::role_does(words, desk.names(), desk.plan().setup, role),
                      Style::secret);
  if (!desk.pause(words.say("cli.play.press-enter-hide"))) return;
  desk.clear();
  desk.enter({look_of(seat)});
}

void show_cards(GorodDesk& desk) {
  while (!desk.stopped() && desk.table().phase == gorod::Phase::setup) {
    const auto open = open_questions(desk.game());
    if (open.empty()) return;
    show_card(desk, open.front().seat);
  }
}

}  // namespace

// BOX-3, GOR-WIN-2 to -8  A story to read aloud, the sides, and what each of them wants.
void say_opening(GorodDesk& desk) {
  const auto& words = desk.words();
  desk.say_aloud(words.say("guide.story.say"));
  for (const std::string& goal : notation::goals(words, desk.plan().setup)) desk.say_aloud(goal);
}

void deal_step(GorodDesk& desk) {
  if (desk.turns_to("opening")) say_opening(desk);
  const Dealer dealer = ask_for_dealer(desk);
  if (dealer == Dealer::program) {
    desk.say_aloud(desk.words().say("guide.deal-program.say"));
    desk.do_silently(desk.words().say("guide.deal-program.do"));
    if (!desk.pause(desk.words().say("cli.play.press-enter"))) return;
    desk.deal(shuffled(kinds_of(desk), desk.seed(), 0));  // GOR-DEAL-1
    if (!desk.has_moderator()) show_cards(desk);
  }
  if (dealer == Dealer::paper) {
    desk.use_paper_cards();
    desk.has_moderator() ? open_paper_deal(desk) : secret_paper_deal(desk);
  }
}

void look_step(GorodDesk& desk) {
  const auto open = open_questions(desk.game());
  // Some have looked at the screen and some have not: the program deals.
  const bool begun = static_cast<int>(open.size()) < desk.table().in_play.count();
  if (begun) return show_cards(desk);
  say_how_to_hand_out(desk);
  const Input input = desk.ask(desk.words().say("cli.moderate.ask.looked"));
  if (input.kind != Input::Kind::text) return;
  if (input.text == "2") return show_cards(desk);
  if (!input.text.empty()) {
    return desk.terminal().say(desk.words().say("guide.pause"), Style::bad);
  }
  std::vector<Command> commands;
  for (const OpenQuestion& question : open) commands.push_back(look_of(question.seat));
  desk.enter(commands);
}

}  // namespace omerta::cli
