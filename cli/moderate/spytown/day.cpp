// The Police phase of spytown without its ballots: the windows, the cards, the discussion, the end.
#include "cli/moderate/spytown/spytown.h"
#include "cli/setup/spytown_setup.h"

namespace omerta::cli {
namespace {

using spytown::Card;
using spytown::Phase;
using spytown::Window;
namespace ask = spytown::ask;
namespace fact = spytown::fact;

Seat whose_window(const SpytownDesk& desk) {
  const Window window = desk.table().window;
  const bool saving = window == Window::vest || window == Window::bandage;
  return saving ? desk.table().named : *desk.asked(ask::last_shot);
}

bool declines(const SpytownDesk& desk, const Input& input) {
  if (input.kind == Input::Kind::close) return true;
  return input.kind == Input::Kind::text &&
         (input.text.empty() || is_pass(input.text, desk.words()) ||
          is_no(input.text, desk.words()));
}

bool says_vest(const SpytownDesk& desk, const std::string& text) {
  return is_yes(text, desk.words()) || find_action_card(text, desk.words()) == Card::vest;
}

// SPY-CARD-15  It is asked whoever holds the card; the answer is a gesture or nothing.
void answer_vest(SpytownDesk& desk, Seat named) {
  const Input input = desk.ask_step(desk.words().say("cli.moderate.ask.vest"));
  if (declines(desk, input)) return desk.command(named, ask::vest, kPass);
  if (input.kind != Input::Kind::text) return;
  if (says_vest(desk, input.text)) return desk.command(named, ask::vest, kYes);
  desk.terminal().say(desk.words().say("cli.moderate.ask.vest"), Style::bad);
}

void answer_bandage(SpytownDesk& desk) {
  const Input input = desk.ask_step(desk.words().say("cli.moderate.ask.bandage"));
  if (declines(desk, input)) return static_cast<void>(desk.close());
  if (input.kind != Input::Kind::text) return;
  if (const auto seat = desk.seat_or_say(input.text)) desk.command(*seat, ask::bandage, kYes);
}

void answer_shot(SpytownDesk& desk, Seat shooter) {
  const Input input = desk.ask_step(desk.words().say("cli.moderate.ask.last-shot"));
  if (declines(desk, input)) return desk.command(shooter, ask::last_shot, kPass);
  if (input.kind != Input::Kind::text) return;
  if (const auto seat = desk.seat_or_say(input.text)) {
    desk.command(shooter, ask::last_shot, choice_of(*seat));
  }
}

// Whoever cannot vote, cannot be voted for or cannot be put out, as everyone knows.
void say_restrictions(SpytownDesk& desk) {
  const spytown::Table& table = desk.table();
  const auto line = [&](Seats seats, Card card) {
    if ((seats & table.in_game).empty()) return;
    desk.terminal().say(notation::card_name(desk.words(), desk.setup(), card) + ": " +
                            desk.words().join(desk.name_list(seats & table.in_game)),
                        Style::dim);
  };
  line(table.sheltered, Card::shelter);
  line(table.arrested, Card::arrest);
  line(table.kidnapped, Card::kidnapping);
  if (table.commander != Seat::nobody) line(Seats::of(table.commander), Card::commander);
}

}  // namespace

void window_step(SpytownDesk& desk) {
  const Window window = desk.table().window;
  const Seat seat = whose_window(desk);
  const std::string page =
      "window/" + std::to_string(static_cast<int>(window)) + "/" + desk.name(seat);
  if (desk.turns_to(desk.page(page))) {
    desk.terminal().line();
    desk.say_aloud(desk.spoken(
        {.fact = fact::window_opened, .who = seat, .what = static_cast<std::uint8_t>(window)}));
    desk.do_silently(desk.say("spy.guide.window.do"));
    if (desk.table().named != Seat::nobody) desk.say_rulings();
    if (window != Window::vest) desk.say_seats();
  }
  if (window == Window::vest) return answer_vest(desk, seat);
  if (window == Window::bandage) return answer_bandage(desk);
  answer_shot(desk, seat);
}

// The words of the elimination are shown at once; whoever leaves them unsaid may rule.
void confirm_step(SpytownDesk& desk) {
  const Seat named = desk.table().named;
  if (desk.turns_to(desk.page("named/" + desk.name(named)))) {
    const bool unsaid = desk.close() == Entered::not_yet && !desk.stopped();
    if (!unsaid || desk.table().named != named) return;  // said, or ruled instead
    desk.do_silently(desk.say("spy.guide.rule.do"));
    desk.say_rulings();
  }
  const Input input =
      desk.ask_step(desk.words().say("cli.moderate.ask.goes-out", {{"who", desk.name(named)}}));
  const bool agrees =
      input.kind == Input::Kind::text && (input.text.empty() || is_yes(input.text, desk.words()));
  if (agrees || input.kind == Input::Kind::close) desk.close();
}

void cards_step(SpytownDesk& desk) {
  const Phase phase = desk.table().phase;
  const bool start = phase == Phase::start_window;
  if (desk.turns_to(desk.page(start ? "start" : "end"))) {
    desk.title(phase);
    desk.say_opening();
    desk.do_silently(desk.say("spy.guide.window.do"));
    say_how_to_play(desk,
                    (start ? spytown::kStartWindow : spytown::kEndWindow) | spytown::kAnyMoment);
    desk.say_seats();
  }
  const Input input = desk.ask_step(desk.words().say("cli.moderate.ask.cards"));
  if (declines(desk, input)) return static_cast<void>(desk.close());
  if (input.kind == Input::Kind::text) {
    desk.terminal().say(desk.words().say("guide.card.unknown"), Style::bad);
  }
}

void discussion_step(SpytownDesk& desk) {
  if (desk.turns_to(desk.page("discussion"))) {
    desk.title(Phase::discussion);
    desk.say_opening();
    desk.do_silently(desk.say("spy.guide.discussion.do"));
    desk.enter_what(desk.say("spy.guide.discussion.enter"));
    say_how_to_play(desk, spytown::kAnyMoment);
    desk.say_seats();
    say_restrictions(desk);
  }
  const Input input = desk.ask_step(desk.words().say("cli.moderate.ask.discussion"));
  const bool ends = input.kind == Input::Kind::text && input.text.empty();
  if (ends || input.kind == Input::Kind::close) return static_cast<void>(desk.close());
  if (input.kind == Input::Kind::text) {
    desk.terminal().say(desk.words().say("guide.card.unknown"), Style::bad);
  }
}

// SPY-REVEAL-3, SPY-WIN-7
void over_step(SpytownDesk& desk) {
  const auto& words = desk.words();
  desk.terminal().title(notation::phase_name(words, desk.setup(), Phase::over));
  desk.say_aloud(desk.say("spy.guide.end.say"));
  for (const Heard& heard : heard_by({}, desk.casting(), desk.chronicle().told(), words)) {
    if (heard.event.fact == fact::game_over) desk.terminal().say(heard.lines.front(), Style::bold);
    if (heard.event.fact == fact::revealed) desk.terminal().line("  " + heard.lines.front());
  }
  desk.do_silently(desk.say("spy.guide.end.do"));
  const Input input = desk.ask(words.say("cli.moderate.ask.end"));
  if (input.kind == Input::Kind::text && input.text.empty()) desk.stop();
}

}  // namespace omerta::cli
