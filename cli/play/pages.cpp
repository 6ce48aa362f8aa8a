// What the pages of all rulebooks share.
#include "cli/play/pages.h"

#include <algorithm>

#include "cli/terminal/pager.h"
#include "cli/typed/suggest.h"
#include "notation/clause_ids.h"

namespace omerta::cli {
namespace {

constexpr std::size_t kReasons = 8;  // how many of the last events are explained

}  // namespace

void Pages::log() const {
  const Pager pager{terminal_};
  terminal_.title(words_.say("cli.heading.public-log"));
  for (const Spoken& said : all_spoken()) {
    if (said.kind == Spoken::Kind::call || said.kind == Spoken::Kind::talk) continue;
    const bool heading = said.kind == Spoken::Kind::heading;
    terminal_.say(said.text, heading ? Style::bold : Style::plain);
  }
}

// During play the causes are secret: a seat sees the rule behind what it was told, and no more.
void Pages::reasons(Seat seat) const {
  const auto with_rule = [](const std::string& text, Clause by) {
    return text + " [" + notation::clause_id(by) + "]";
  };
  terminal_.title(words_.say("cli.heading.why"));
  List lines;
  for (const Spoken& said : all_spoken()) {
    if (said.kind == Spoken::Kind::sentence) lines.push_back(with_rule(said.text, said.by));
  }
  const std::size_t skip = lines.size() > kReasons ? lines.size() - kReasons : 0;
  for (std::size_t i = skip; i < lines.size(); ++i) terminal_.say(lines[i]);
  if (seat != Seat::nobody) {
    for (const Event& event : played_.heard(seat)) {
      if (!is_explained(event)) continue;
      terminal_.say(with_rule(told(seat, event), event.by), Style::secret);
    }
  }
  terminal_.say(words_.say("cli.why.later"), Style::dim);
}

bool means(const Words& words, const std::string& typed, std::string_view word) {
  return is_one_of(typed, words.say("play.word." + std::string(word)));
}

std::string padded(const std::string& text, int width) {
  const int missing = width - columns(text);
  return text + std::string(static_cast<std::size_t>(std::max(missing, 1)), ' ');
}

void show_help(const Words& words, Terminal& terminal, const std::vector<std::string_view>& typed) {
  terminal.title(words.say("play.help.title"));
  terminal.line("  " + words.say("play.help.choice"));
  terminal.line("  " + words.say("play.help.enter"));
  for (std::string_view word : typed) {
    const std::string first = first_word(words, "play.word." + std::string(word));
    const std::string meant = words.say("play.help." + std::string(word));
    terminal.line("  " + padded(first, kNameColumns) + meant);
  }
}

void show_last_help(const Words& words, Terminal& terminal) {
  const auto typed = [&](const std::string& word, const char* meant) {
    terminal.line("  " + padded(word, kNameColumns) + words.say(meant));
  };
  const auto word = [&](const char* key) { return first_word(words, key); };
  terminal.title(words.say("play.help.title"));
  typed("Enter", "play.help.on");
  typed(word("play.word.story"), "play.help.story");
  typed(word("play.word.why") + " 12", "play.help.event");
  typed(word("play.word.who"), "play.help.all-cards");
  typed(word("play.word.log"), "play.help.log");
  typed(word("play.word.cards"), "play.help.cards");
  typed(word("play.word.save"), "play.help.save");
  typed(word("play.word.quit"), "play.help.quit");
}

void show_verdict(const Match& match, Fact game_over, const Words& words, Terminal& terminal) {
  for (const Told& told : match.told()) {
    if (told.event.fact != game_over) continue;
    terminal.say(words.say("play.end.decided", {{"clause", notation::clause_id(told.event.by)}}));
  }
  if (match.people().count() != 1) return;
  const Seats winners = match.standing().winners;
  const bool won = winners.has(*match.people());
  const char* other = winners.empty() ? "cli.play.draw" : "cli.play.you-lose";
  terminal.say(words.say(won ? "cli.play.you-win" : other), won ? Style::good : Style::bold);
}

void show_numbered(Terminal& terminal, EventId id, const std::string& text, Style style) {
  constexpr int kMargin = 6;
  std::string margin = std::to_string(id);
  margin.insert(0, margin.size() < 4 ? 4 - margin.size() : 0, ' ');
  margin.resize(kMargin, ' ');
  const std::string all = wrapped(text, terminal.width() - kMargin);
  for (std::size_t at = 0; at < all.size();) {
    const std::size_t end = std::min(all.find('\n', at), all.size());
    terminal.line(margin + all.substr(at, end - at), style);
    margin.assign(kMargin, ' ');
    at = end + 1;
  }
}

}  // namespace omerta::cli
