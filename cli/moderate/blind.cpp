// Paper cards that nobody has looked at, entered at the terminal as the table shows them.
#include "cli/moderate/terminal_desk.h"

namespace omerta::cli {

using script::WantedCard;

void TerminalDesk::deal_blindly() {
  desk_.use_paper_cards();
  const script::Lines unseen = desk_.guide().dealt_unseen(desk_.moment());
  draw(unseen);
  for (const script::Deal& each : unseen.empty() ? desk_.deals() : std::vector<script::Deal>{}) {
    script::Lines lines = each.lines;
    std::erase_if(lines, [](const script::Line& line) {  // nothing is entered yet
      return line.kind == script::Line::Kind::enter;
    });
    draw(lines);
  }
  do_silently(words_.say("guide.blind.do"));
  if (!pause(words_.say("cli.play.press-enter"))) return;
  desk_.deal_blindly();
  save();
  if (desk_.draws()) fill({});
  fill(*desk_.usual());  // everyone has looked
}

// True if it is known then; the moderator may not want to tell.
bool TerminalDesk::asks_for_card(WantedCard wanted) {
  draw(script::Lines{wanted.line});
  std::optional<Message> why_not;
  while (!why_not) {
    secret_ |= !wanted.laid;
    const auto typed = answer_to(said(wanted.question));
    if (!typed) return false;
    const bool names_card = wanted.of == WantedCard::Of::card && kind_typed(*typed);
    if (is_no(*typed, words_) && !names_card) return false;
    why_not = see(wanted, *typed);
  }
  if (!wanted.laid) hide_what_was_looked_at();
  if (!why_not->empty()) complain(*why_not);
  save();
  return why_not->empty();
}

// Why it cannot be; nothing if it was not understood, and that has been said.
std::optional<Message> TerminalDesk::see(WantedCard& wanted, const std::string& typed) {
  if (wanted.of == WantedCard::Of::holder) return see_holder(wanted, typed);
  if (wanted.of == WantedCard::Of::hand) {
    const auto hand = things_typed(typed);
    if (!hand) return {};
    const Message mistake = desk_.mistake(wanted, *hand);
    if (mistake.empty()) return desk_.see(wanted, *hand);
    return complain(mistake), std::nullopt;
  }
  if (const auto kind = kind_typed(typed)) return desk_.see(wanted, std::vector{*kind});
  const Message unknown{"cli.error.unknown-role", {{"name", typed}}};
  terminal_.say((typed.empty() ? "" : said(unknown) + " ") + said(wanted.among), Style::bad);
  return {};
}

std::optional<Message> TerminalDesk::see_holder(WantedCard& wanted, const std::string& typed) {
  if (typed.empty() && wanted.otherwise) {  // nobody has turned it up: it is looked for
    wanted.laid = false;
    wanted.question = wanted.otherwise->question;
    wanted.line = wanted.otherwise->line;
    wanted.otherwise.reset();
    draw(script::Lines{wanted.line});
    return {};
  }
  const auto seat = seat_or_say(typed);
  return seat ? std::optional{desk_.see(wanted, *seat)} : std::nullopt;
}

// By day the screen stands among people with open eyes.
void TerminalDesk::hide_what_was_looked_at() {
  if (desk_.eyes_open() && !stopped_) cover(words_.say("cli.moderate.secrets-hidden"));
}

// The game is over, and the cards are turned up; whoever has gone home keeps a secret.
void TerminalDesk::ask_for_the_rest() {
  if (!turns_to("reveal")) return;
  say_aloud(words_.say("guide.blind.reveal"));
  for (std::size_t place : desk_.unseen_places()) {
    if (!desk_.is_unseen_at(place)) continue;
    WantedCard wanted = desk_.wanted_at(place);
    const auto typed = answer_to(said(wanted.question));
    if (!typed || typed->empty() || is_no(*typed, words_)) return;
    const auto why_not = see(wanted, *typed);
    if (why_not && !why_not->empty()) complain(*why_not);
    save();
  }
}

}  // namespace omerta::cli
