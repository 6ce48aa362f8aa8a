// Reading what people type.
#include "cli/play_dialogue.h"

#include <algorithm>

#include "cli/files.h"
#include "cli/suggest.h"

namespace omerta::cli {
namespace {

constexpr std::string_view kDefaultFile = "game.omerta";
constexpr int kMenuColumns = 18;

std::vector<std::string> alternatives(const std::string& all) {
  std::vector<std::string> words;
  for (std::size_t at = 0; at <= all.size();) {
    const std::size_t bar = std::min(all.find('|', at), all.size());
    words.push_back(folded(std::string_view(all).substr(at, bar - at)));
    at = bar + 1;
  }
  return words;
}

// Several answers in one line: at commas and plus signs if there are any, else at spaces.
std::vector<std::string> parts(const std::string& typed, int take) {
  if (take == 1) return {typed};
  const std::string_view separators = typed.find_first_of(",+") == std::string::npos ? " " : ",+";
  std::vector<std::string> found;
  for (std::size_t at = 0; at < typed.size();) {
    const std::size_t end = std::min(typed.find_first_of(separators, at), typed.size());
    std::string part = typed.substr(at, end - at);
    part.erase(0, part.find_first_not_of(' '));
    part.erase(part.find_last_not_of(' ') + 1);
    if (!part.empty()) found.push_back(std::move(part));
    at = end + 1;
  }
  return found;
}

}  // namespace

std::string Dialogue::name(Seat seat) const {
  return notation::seat_name(words_, match_.names(), seat);
}

bool Dialogue::is_word(const std::string& typed, std::string_view word) const {
  const std::vector<std::string> known = alternatives(words_.say("play.word." + std::string(word)));
  return std::find(known.begin(), known.end(), folded(typed)) != known.end();
}

bool Dialogue::wants_to_leave() {
  const auto sure = terminal_.ask(words_.say("play.quit.sure"));
  if (sure && !is_word(*sure, "yes")) return false;
  if (file_.empty() && sure && !match_.over()) {
    const auto file = terminal_.ask(words_.say("play.quit.save"));
    if (file && !file->empty()) {
      file_ = *file;
      keep();
    }
  }
  return true;
}

void Dialogue::keep() {
  if (file_.empty()) return;
  if (write_safely(file_, match_.text())) {
    unwritable_ = false;
  } else if (!unwritable_) {
    unwritable_ = true;
    terminal_.say(words_.say("cli.error.file-not-writable", {{"file", file_}}), Style::bad);
  }
}

void Dialogue::keep_elsewhere() {
  if (file_.empty()) {
    const auto file =
        terminal_.ask(words_.say("play.save.where", {{"file", std::string(kDefaultFile)}}));
    if (!file) return void(left_ = true);
    file_ = file->empty() ? std::string(kDefaultFile) : *file;
  }
  keep();
  if (!unwritable_) terminal_.say(words_.say("cli.play.saved", {{"file", file_}}), Style::good);
  if (unwritable_) file_.clear();
}

Dialogue::Heard Dialogue::at_hand(const std::string& typed, Seat asker, Looking looking) {
  const bool open = looking == Looking::everyone && match_.shared();
  const Seat reader = open ? Seat::nobody : asker;
  if (is_word(typed, "help")) return pages_.help(), Heard::yes;
  if (is_word(typed, "who")) return pages_.table(), Heard::yes;
  if (is_word(typed, "log")) return pages_.log(), Heard::yes;
  if (is_word(typed, "cards")) return pages_.cards(), Heard::yes;
  if (is_word(typed, "rules")) return pages_.rules(reader), Heard::yes;
  if (is_word(typed, "why")) return pages_.reasons(reader), Heard::yes;
  if (is_word(typed, "save")) return keep_elsewhere(), Heard::yes;
  if (is_word(typed, "me")) {
    if (reader == Seat::nobody) {
      terminal_.say(words_.say("play.private-only"), Style::bad);
    } else {
      pages_.knowledge(reader);
    }
    return Heard::yes;
  }
  if (is_word(typed, "quit")) {
    left_ = wants_to_leave();
    return Heard::yes;
  }
  return own_ ? own_(typed) : Heard::no;
}

std::optional<std::string> Dialogue::line(const std::string& prompt, Seat asker, Looking looking,
                                          const Again& again) {
  while (!left_) {
    std::optional<std::string> typed = terminal_.ask(prompt);
    if (!typed) {
      left_ = true;
      break;
    }
    const Heard heard = at_hand(*typed, asker, looking);
    if (heard == Heard::no) return typed;
    if (heard == Heard::moved) break;
    if (!left_ && again) again();
  }
  return {};
}

bool Dialogue::enter(const std::string& prompt, Seat asker, Looking looking) {
  return line(prompt, asker, looking).has_value();
}

// A number stands for the same player from the first question to the last.
void Dialogue::show_menu(Seat asker, const Prompt& prompt, const Menu& menu) {
  std::string row;
  int used = 0;
  if (!menu.yes.empty() && prompt.offers != 0) terminal_.line("  1 " + menu.yes);
  for (std::size_t i = 0; i < menu.words.size(); ++i) {
    terminal_.line("  " + std::to_string(i + 1) + ' ' + menu.words[i].first);
  }
  const bool players = menu.yes.empty() && menu.words.empty();
  for (Seat seat : players ? seats_of(prompt.offers) : Seats{}) {
    std::string cell = (index(seat) < 9 ? "  " : " ") + std::to_string(index(seat) + 1) + " ";
    cell += name(seat);
    if (seat == asker && !match_.shared()) cell += " (" + say("cli.label.you") + ")";
    const int width = std::max(columns(cell) + 1, kMenuColumns);
    if (used + width > terminal_.width()) {
      terminal_.line(row);
      row.clear();
      used = 0;
    }
    row += cell + std::string(static_cast<std::size_t>(width - columns(cell)), ' ');
    used += width;
  }
  if (!row.empty()) terminal_.line(row);
  if (!menu.pass.empty()) terminal_.line("  0 " + menu.pass);
}

Dialogue::Understood Dialogue::find_seat(const std::string& typed) const {
  const auto seats = match_.names().seats.size();
  if (const auto number = whole_number(typed)) {
    if (*number >= 1 && *number <= static_cast<long long>(seats)) {
      return {choice_of(static_cast<Seat>(*number - 1)), {}};
    }
    return {{}, say("cli.error.not-a-number", {{"low", 1}, {"high", seats}, {"value", typed}})};
  }
  Seats alike;
  const std::string wanted = folded(typed);
  for (Seat seat : Seats::first(static_cast<int>(seats))) {
    const std::string called = folded(name(seat));
    if (called == wanted) return {choice_of(seat), {}};
    if (called.rfind(wanted, 0) == 0) alike |= Seats::of(seat);
  }
  if (alike.count() == 1) return {choice_of(*alike), {}};
  const bool several = !alike.empty();
  const Seats listed = several ? alike : Seats::first(static_cast<int>(seats));
  return {{},
          say(several ? "cli.error.ambiguous-seat" : "cli.error.unknown-seat",
              {{"name", typed}, {"seats", notation::seat_names(words_, match_.names(), listed)}})};
}

Dialogue::Understood Dialogue::find_word(const std::string& typed, const Menu& menu) const {
  for (std::size_t i = 0; i < menu.words.size(); ++i) {
    const auto& [word, choice] = menu.words[i];
    if (typed == std::to_string(i + 1) || folded(typed) == folded(word)) return {choice, {}};
  }
  return {{}, say("cli.error.not-understood", {{"value", typed}})};
}

Dialogue::Understood Dialogue::understand(const std::string& typed, const Prompt& prompt,
                                          const Menu& menu) const {
  if (is_word(typed, "pass") || (!menu.pass.empty() && folded(typed) == folded(menu.pass))) {
    return {kPass, {}};
  }
  if (!menu.yes.empty()) {
    const bool yes = typed == "1" || is_word(typed, "yes") || folded(typed) == folded(menu.yes);
    const bool no = !menu.pass.empty() && is_word(typed, "no");
    if (yes) return {kYes, {}};
    if (no) return {kPass, {}};
    return {{}, say("cli.error.not-understood", {{"value", typed}})};
  }
  if (!menu.words.empty()) return find_word(typed, menu);
  Choice choice = 0;
  int named = 0;
  for (const std::string& part : parts(typed, prompt.take)) {
    const Understood found = find_seat(part);
    if (!found.choice) return found;
    choice |= *found.choice;
    ++named;
  }
  if (named != prompt.take || std::popcount(choice) != prompt.take) {
    return {{}, say("cli.error.choose-several", {{"n", prompt.take}})};
  }
  return {choice, {}};
}

std::optional<Choice> Dialogue::choose(Seat asker, const Prompt& prompt, const Menu& menu,
                                       Looking looking) {
  show_menu(asker, prompt, menu);
  const std::string ask = !menu.keeping.empty()                      ? menu.keeping
                          : !menu.yes.empty() || !menu.words.empty() ? ">"
                          : prompt.take == 1                         ? say("cli.menu.choose")
                                             : say("cli.menu.choose-several", {{"n", prompt.take}});
  while (true) {
    const auto typed = line(ask, asker, looking, [&] {
      terminal_.line();
      show_menu(asker, prompt, menu);
    });
    if (!typed) return {};
    if (typed->empty()) {
      if (!menu.keeping.empty()) return kPass;
      show_menu(asker, prompt, menu);
      continue;
    }
    const Understood understood = understand(*typed, prompt, menu);
    if (understood.choice) return understood.choice;
    terminal_.say(understood.complaint, Style::bad);
  }
}

}  // namespace omerta::cli
