// The pages that show no more than a seat, or everyone, may know.
#include "cli/play/pages.h"

#include <algorithm>

#include "cli/terminal/pager.h"
#include "cli/typed/suggest.h"
#include "notation/clause_ids.h"

namespace omerta::cli {
namespace {

using Kind = course::Said::Kind;

constexpr std::size_t kReasons = 8;  // how many of the last events are explained

std::string with_rule(const std::string& text, Clause by) {
  return text + " [" + notation::clause_id(by) + "]";
}

}  // namespace

void Pages::help() const {
  List typed{"pass"};
  for (const std::string& own : match_.course().words(match_.table())) typed.push_back(own);
  for (const char* each : {"me", "who", "log", "rules", "cards", "why", "save", "quit"}) {
    typed.emplace_back(each);
  }
  terminal_.title(words_.say("play.help.title"));
  terminal_.line("  " + words_.say("play.help.choice"));
  terminal_.line("  " + words_.say("play.help.enter"));
  for (const std::string& word : typed) {
    const std::string first = first_word(words_, "play.word." + word);
    const std::string meant = words_.say("play.help." + word);
    terminal_.line("  " + padded(first, kNameColumns) + meant);
  }
}

void Pages::log() const {
  const Pager pager{terminal_};
  terminal_.title(words_.say("cli.heading.public-log"));
  for (const course::Said& each : match_.aloud(0)) {
    if (each.kind == Kind::call || each.kind == Kind::talk) continue;
    terminal_.say(said(typed_words(words_, each.text)),
                  each.kind == Kind::heading ? Style::bold : Style::plain);
  }
}

void Pages::rules(Seat seat) const {
  const Pager pager{terminal_};
  if (seat != Seat::nobody) page_.hand_text(seat);
  terminal_.line();
  for (const Message& line : match_.course().rules(match_.table())) terminal_.say(said(line));
  if (seat != Seat::nobody) return;
  for (const Message& aim : match_.open_screen().aims) terminal_.say(said(aim));
}

void Pages::cards() const {
  const Pager pager{terminal_};
  terminal_.title(words_.say("cli.heading.roles"));
  for (const screen::HeldCard& card : match_.course().cards(match_.table(), match_.names())) {
    page_.card(card);
  }
}

// During play the causes are secret: a seat sees the rule behind what it was told, and no more.
void Pages::reasons(Seat seat) const {
  terminal_.title(words_.say("cli.heading.why"));
  List lines;
  for (const course::Said& each : match_.aloud(0)) {
    if (each.kind != Kind::sentence) continue;
    lines.push_back(with_rule(said(typed_words(words_, each.text)), each.by));
  }
  const std::size_t skip = lines.size() > kReasons ? lines.size() - kReasons : 0;
  for (std::size_t i = skip; i < lines.size(); ++i) terminal_.say(lines[i]);
  const std::size_t heard = seat == Seat::nobody ? 0 : match_.feed(seat).heard().size();
  for (std::size_t i = 0; i < heard; ++i) {
    const story::Heard& each = match_.feed(seat).heard()[i];
    const Event& event = match_.told()[match_.feed(seat).id(i) - 1].event;
    const bool own = each.label.stream == story::Stream::own;
    if (!own || !match_.course().is_explained(event)) continue;
    terminal_.say(with_rule(said(each.text), event.by), Style::secret);
  }
  terminal_.say(words_.say("cli.why.later"), Style::dim);
}

}  // namespace omerta::cli
