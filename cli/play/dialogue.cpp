// Reading what people type.
#include "cli/play/dialogue.h"

#include <algorithm>

#include "cli/terminal/files.h"
#include "cli/typed/seats.h"
#include "cli/typed/suggest.h"

namespace omerta::cli {
namespace {

constexpr std::string_view kDefaultFile = "game.omerta";
constexpr int kMenuColumns = 18;

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

// The first so many characters.
std::string beginning(const std::string& text, int characters) {
  std::size_t end = 0;
  while (end < text.size() && columns(text.substr(0, end)) < characters) ++end;
  while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) ++end;
  return text.substr(0, end);
}

bool begins(const std::string& text, const std::string& with) {
  return folded(text).rfind(folded(with), 0) == 0;
}

}  // namespace

std::string Dialogue::name(Seat seat) const { return seat_name(words_, match_.names(), seat); }

bool Dialogue::is_word(const std::string& typed, std::string_view word) const {
  return means(words_, typed, word);
}

bool Dialogue::wants_to_leave() {
  const auto sure = terminal_.ask(words_.say("play.quit.sure"));
  if (sure && !is_word(*sure, "yes")) return false;
  if (file_.empty() && sure && !match_.over()) {
    const auto file = terminal_.ask(words_.say("play.quit.save"));
    if (file && !file->empty()) {
      file_ = *file;
      kept_.clear();
      keep();
    }
  }
  return true;
}

void Dialogue::keep() {
  if (file_.empty()) return;
  std::string text = match_.text();
  if (text == kept_) return;
  if (write_safely(file_, text)) {
    kept_ = std::move(text);
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
    kept_.clear();
  }
  keep();
  if (!unwritable_) terminal_.say(words_.say("cli.play.saved", {{"file", file_}}), Style::good);
  if (unwritable_) file_.clear();
}

Dialogue::Heard Dialogue::at_hand(const std::string& typed, Seat asker, Looking looking) {
  const bool open = looking == Looking::everyone && match_.shared();
  if (is_word(typed, "help")) return pages_.help(), Heard::yes;
  if (is_word(typed, "who")) return pages_.table(), Heard::yes;
  if (is_word(typed, "log")) return pages_.log(), Heard::yes;
  if (is_word(typed, "cards")) return pages_.cards(), Heard::yes;
  if (is_word(typed, "save")) return keep_elsewhere(), Heard::yes;
  if (is_word(typed, "quit")) {
    left_ = wants_to_leave();
    return Heard::yes;
  }
  const Heard heard = private_page(typed, open ? Seat::nobody : asker);
  if (heard != Heard::no || !own_) return heard;
  const Heard own = own_(typed);
  return own == Heard::yes ? Heard::privately : own;
}

Dialogue::Heard Dialogue::private_page(const std::string& typed, Seat reader) {
  const Heard heard = reader == Seat::nobody ? Heard::yes : Heard::privately;
  if (is_word(typed, "rules")) return pages_.rules(reader), heard;
  if (is_word(typed, "why")) return pages_.reasons(reader), heard;
  if (!is_word(typed, "me")) return Heard::no;
  if (reader == Seat::nobody) {
    terminal_.say(words_.say("play.private-only"), Style::bad);
  } else {
    pages_.knowledge(reader);
  }
  return heard;
}

// The file is whole whenever somebody is asked, so that nothing that was seen can be lost.
std::optional<std::string> Dialogue::asked(const std::string& prompt) {
  keep();
  std::optional<std::string> typed = terminal_.ask(prompt);
  if (!typed) left_ = true;
  unread_ = false;
  return typed;
}

// By day anybody may glance at the screen, so that a page of one's own is put away when it has been
// read. What is typed instead of Enter is an answer; nothing typed: the question is put again.
std::optional<std::string> Dialogue::after_page(Looking looking, Heard heard) {
  if (left_) return {};
  if (heard == Heard::privately) secret_ = true;
  if (heard != Heard::privately || looking == Looking::alone || match_.shared()) return "";
  std::optional<std::string> typed = asked(say("play.put-away"));
  wipe();
  const bool again = typed && typed->empty();
  for (const auto& [text, style] : question_) {
    if (again) terminal_.say(text, style);
  }
  return typed;
}

std::optional<std::string> Dialogue::line(const std::string& prompt, Seat asker, Looking looking,
                                          const Again& again) {
  std::optional<std::string> typed = left_ ? std::nullopt : asked(prompt);
  while (typed) {
    const Heard heard = at_hand(*typed, asker, looking);
    if (heard == Heard::no) return typed;
    if (heard == Heard::moved) {
      secret_ = true;  // what led to it
      return {};
    }
    typed = after_page(looking, heard);
    if (!typed || !typed->empty()) continue;
    if (again) again();
    typed = asked(prompt);
  }
  return {};
}

bool Dialogue::enter(const std::string& prompt, Seat asker, Looking looking) {
  question_.clear();
  return line(prompt, asker, looking).has_value();
}

bool Dialogue::opened_by(Seat seat) {
  const std::string whole = name(seat);
  std::string least = beginning(whole, 1);
  for (Seat other : match_.people() - seat) {
    while (least != whole && begins(name(other), least)) {
      least = beginning(whole, columns(least) + 1);
    }
  }
  const Args args{{"who", whole}, {"what", least}};
  while (!left_) {
    const auto typed = asked(say("play.ready", args));
    if (!typed) break;
    if (columns(*typed) >= columns(least) && begins(whole, *typed)) return true;
    const bool word =
        !typed->empty() && at_hand(*typed, Seat::nobody, Looking::everyone) != Heard::no;
    if (!word) terminal_.say(say("play.ready.other", args), Style::bad);
  }
  return false;
}

void Dialogue::pose(const Question& question, Hint hint, Looking looking) {
  if (looking == Looking::everyone) put_away();
  question_ = {{question.text, Style::bold}};
  terminal_.line();
  terminal_.say(question.text, Style::bold);
  if (hint == Hint::shown) terminal_.say(question.hint, Style::dim);
}

void Dialogue::beside(const std::string& text, Looking looking) {
  const bool secret = looking == Looking::alone;
  terminal_.say(text, secret ? Style::secret : Style::plain);
  question_.push_back({text, secret ? Style::secret : Style::plain});
  if (secret) shows_secret();
}

void Dialogue::tell_secret(const std::string& text) {
  terminal_.say(text, Style::secret);
  shows_secret();
}

void Dialogue::put_away() {
  if (!secret_) return;
  const Seat reader = match_.people().count() == 1 ? *match_.people() : Seat::nobody;
  if (unread_) enter(say("play.put-away"), reader, Looking::alone);
  wipe();
}

void Dialogue::wipe() {
  terminal_.clear();
  secret_ = false;
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
  if (const auto seat = cli::find_seat(typed, match_.names())) return {choice_of(*seat), {}};
  Seats alike;
  for (Seat seat : Seats::first(static_cast<int>(seats))) {
    if (begins(name(seat), typed)) alike |= Seats::of(seat);
  }
  const bool several = !alike.empty();
  const Seats listed = several ? alike : Seats::first(static_cast<int>(seats));
  return {{},
          say(several ? "cli.error.ambiguous-seat" : "cli.error.unknown-seat",
              {{"name", typed}, {"seats", seat_names(words_, match_.names(), listed)}})};
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

// What Enter takes: whatever changes least. Nobody names himself by it.
Choice Dialogue::usual(Seat asker, const Prompt& prompt, const Menu& menu) const {
  if (menu.usual) return *menu.usual;
  if (!menu.pass.empty()) return kPass;
  if (!menu.yes.empty()) return kYes;
  if (!menu.words.empty()) return menu.words.front().second;
  const Choice own = index(asker) < kSeats ? choice_of(asker) : Choice{0};
  Choice left = prompt.offers & ~own;
  if (std::popcount(left) < prompt.take) left = prompt.offers;
  Choice first = 0;
  for (int i = 0; i < prompt.take && left != 0; ++i, left &= left - 1) first |= left & -left;
  return first;
}

std::string Dialogue::usual_name(Choice choice, const Menu& menu) const {
  for (const auto& [word, each] : menu.words) {
    if (each == choice) return word;
  }
  if (choice == kPass) return menu.pass;
  if (!menu.yes.empty()) return menu.yes;
  List names;
  for (Seat seat : seats_of(choice)) names.push_back(name(seat));
  return words_.join(names);
}

std::string Dialogue::prompt_for(Seat asker, const Prompt& prompt, const Menu& menu) const {
  if (!menu.keeping.empty()) return menu.keeping;
  const bool words = !menu.yes.empty() || !menu.words.empty();
  const std::string what = usual_name(usual(asker, prompt, menu), menu);
  const char* seats = prompt.take > 1 ? "cli.menu.choose-several" : "cli.menu.choose";
  return say(words ? "cli.menu.choose-word" : seats, {{"n", prompt.take}, {"what", what}});
}

std::optional<Choice> Dialogue::choose(Seat asker, const Prompt& prompt, const Menu& menu,
                                       Looking looking) {
  if (looking == Looking::alone) secret_ = true;
  show_menu(asker, prompt, menu);
  const std::string ask = prompt_for(asker, prompt, menu);
  while (true) {
    const auto typed = line(ask, asker, looking, [&] {
      terminal_.line();
      show_menu(asker, prompt, menu);
    });
    if (!typed) return {};
    if (typed->empty()) return menu.keeping.empty() ? usual(asker, prompt, menu) : kPass;
    const Understood understood = understand(*typed, prompt, menu);
    if (understood.choice) return understood.choice;
    terminal_.say(understood.complaint, Style::bad);
  }
}

}  // namespace omerta::cli
