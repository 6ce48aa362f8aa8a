// What stands on the moderator's screen while the table's eyes are open, and what is kept from it.
#include <algorithm>

#include "cli/commands/commands.h"
#include "cli/moderate/anytime.h"
#include "cli/moderate/desk.h"
#include "cli/typed/suggest.h"

namespace omerta::cli {
namespace {

bool is_open(const Heard& heard) { return heard.notice.label.stream == story::Stream::open; }

}  // namespace

void Desk::labelled(std::string_view key, std::string_view text, Style style) {
  if (keeping_) return kept_.push_back({std::string{key}, std::string{text}, style});
  int width = 0;
  for (std::string_view each : {"guide.heading.say", "guide.heading.do", "guide.heading.enter"}) {
    width = std::max(width, columns(words_.say(each)));
  }
  terminal_.hang(key.empty() ? "" : words_.say(key), width + 2, text, style);
}

void Desk::say_aloud(std::string_view text) { labelled("guide.heading.say", text, Style::spoken); }
void Desk::do_silently(std::string_view text) { labelled("guide.heading.do", text, Style::plain); }
void Desk::enter_what(std::string_view text) { labelled("guide.heading.enter", text, Style::dim); }
void Desk::note(std::string_view text) { labelled("", text, Style::secret); }

void Desk::keep(std::string_view text) {
  const bool known =
      std::any_of(kept_.begin(), kept_.end(), [&](const Note& note) { return note.text == text; });
  if (!known) kept_.push_back({"", std::string{text}, Style::secret});
}

void Desk::say_notes(std::size_t from) {
  if (from >= kept_.size()) return;
  mark_secret();
  terminal_.title(words_.say("guide.heading.private"));
  for (std::size_t i = from; i < kept_.size(); ++i) {
    labelled(kept_[i].label, kept_[i].text, kept_[i].style);
  }
  read_ = kept_.size();
}

void Desk::say_kept() { say_notes(0); }

void Desk::clear() {
  terminal_.clear();
  secret_ = false;
}

void Desk::cover(std::string_view text) {
  clear();
  terminal_.say(text, Style::bold);
}

// The night hides the screen; the day does not. A game that is taken up again begins with people
// who look about.
void Desk::look_about() {
  const bool open = eyes_open();
  if (open && secret_) clear();
  if (!open && eyes_were_open_) {
    page_.clear();
    say_night_falls();
    if (!stopped_) say_notes(read_);
    kept_.clear();
    read_ = 0;
  }
  eyes_were_open_ = open;
}

int Desk::run() {
  look_about();
  while (!stopped_) {
    if (!eyes_open() && has_moderator()) mark_secret();
    take_step();
    if (!stopped_) look_about();
  }
  if (secret_) clear();
  return saved_ ? kFine : kUsage;
}

void Desk::keep_private(const std::vector<Heard>& fresh) {
  keeping_ = true;
  std::vector<Heard> unheard = fresh;
  std::erase_if(unheard, is_open);
  show_private(unheard);
  keeping_ = false;
}

// Before the first word that everybody hears: what the moderator has to show or to know while the
// eyes are still shut. By day he asks for it.
bool Desk::says_private_first(const std::vector<Heard>& fresh) {
  const std::size_t kept = kept_.size();
  if (has_moderator()) keep_private(fresh);
  if (eyes_open() || kept_.size() == kept) return true;
  say_notes(kept);
  return pause(words_.say("guide.cover-and-speak"));
}

void Desk::say_at_once(const std::vector<Heard>& fresh, const AnyGame& before) {
  const bool day = eyes_open_in(before) || eyes_open();
  if (day) keep_private(fresh);
  for (auto from = fresh.begin(); from != fresh.end();) {
    const bool open = is_open(*from);
    const auto to =
        std::find_if(from, fresh.end(), [&](const Heard& heard) { return is_open(heard) != open; });
    if (open) show_at_once({from, to});
    if (!open && !day) show_private({from, to});
    from = to;
  }
}

Desk::Page Desk::turn_page(Seat owner, std::string_view prompt) {
  const Input input = ask(prompt);
  if (input.kind != Input::Kind::text) return Page::interrupted;
  if (input.text.empty()) return Page::left;
  if (find_seat(input.text, names()) == owner) return mark_secret(), Page::opened;
  terminal_.say(words_.say("guide.page.whose", {{"who", name(owner)}}), Style::bad);
  return Page::interrupted;
}

bool Desk::opens_own_page(Seat owner) {
  const Args who{{"who", name(owner)}, {"n", index(owner) + 1}};
  if (turns_to("card/" + name(owner))) cover(words_.say("cli.play.pass-device", who));
  const Page page = turn_page(owner, words_.say("cli.moderate.ask.own-page", who));
  if (page == Page::left) terminal_.say(words_.say("guide.page.needed"), Style::bad);
  return page == Page::opened;
}

std::optional<std::string> Desk::answer_to(std::string_view prompt) {
  while (true) {
    const auto typed = terminal_.ask(prompt);
    if (!typed) return stop(), std::nullopt;
    const Word word = find_word(*typed, words_, names(), known_words()).word;
    if (word == Word::quit) return DeskWords{*this}.act({word, {}}), std::nullopt;
    if (word != Word::help) return typed;
    help();
  }
}

bool Desk::pause(std::string_view prompt) {
  while (!stopped_) {
    const auto typed = terminal_.ask(prompt);
    if (!typed) stop();
    if (!typed || typed->empty()) break;
    const WordTyped word = find_word(*typed, words_, names(), known_words());
    const bool now = word.word == Word::help || word.word == Word::quit || word.word == Word::save;
    if (now) DeskWords{*this}.act(word);
    if (!now) terminal_.say(words_.say("guide.pause"), Style::bad);
  }
  return !stopped_;
}

bool Desk::insists(std::string_view hint) {
  const std::string question = page_ + "/" + std::to_string(chronicle_.commands().size());
  if (hinted_ == question) {
    hinted_.clear();
    return true;
  }
  hinted_ = question;
  terminal_.say(hint, Style::bad);
  return false;
}

}  // namespace omerta::cli
