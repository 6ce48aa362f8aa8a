// The desk: saying, doing, entering, saving.
#include "cli/moderate/desk.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "cli/moderate/anytime.h"
#include "cli/terminal/files.h"
#include "cli/typed/suggest.h"
#include "cli/typed/typed.h"

namespace omerta::cli {

Desk::Desk(Recorded game, std::string file, const Words& words, Terminal& terminal,
           std::uint64_t seed)
    : record_{std::move(game.record)},
      chronicle_{std::move(game.chronicle)},
      dealt_{record_.begin().commands().size()},
      file_{std::move(file)},
      words_{words},
      terminal_{terminal},
      seed_{seed} {}

Input Desk::ask(std::string_view prompt) {
  const auto typed = terminal_.ask(prompt);
  if (!typed) {
    stop();
    return {Input::Kind::stop, {}};
  }
  const WordTyped word = find_word(*typed, words_, names(), known_words());
  if (!typed->empty() && word.word != Word::help) hinted_.clear();
  if (word.word == Word::none) return {Input::Kind::text, *typed};
  if (word.word == Word::close) return {Input::Kind::close, {}};
  DeskWords{*this}.act(word);
  return {stopped_ ? Input::Kind::stop : Input::Kind::again, {}};
}

std::optional<Seat> Desk::seat_or_say(const std::string& word) {
  return find_seat_or_say(word, names(), words_, terminal_);
}

bool Desk::turns_to(const std::string& page) {
  const bool turned = page != page_;
  page_ = page;
  return turned;
}

bool Desk::save() {
  const bool before = saved_;
  saved_ = write_safely(file_, record_.write());
  if (before && !saved_) {
    terminal_.say(words_.say("cli.error.file-not-writable", {{"file", file_}}) + " " +
                      words_.say("guide.not-saved"),
                  Style::bad);
  }
  return saved_;
}

void Desk::deal(const std::vector<int>& things) {
  record_.deal(things);
  chronicle_ = record_.replay();
  dealt_ = record_.begin().commands().size();
  save();
}

void Desk::deal_unseen(const std::vector<int>& things, Seats unseen) {
  record_.leave_unseen(unseen);
  record_.drop_taken_back();
  deal(things);
}

Entered Desk::enter(const std::vector<Command>& commands) {
  Chronicle trial = chronicle_;
  for (const Command& command : commands) {
    const AnyGame before = trial.game();
    const Refusal refusal = trial.play(command);
    if (refusal != Refusal::none) {
      refuse(command, refusal, before);
      return Entered::refused;
    }
  }
  std::vector<Heard> fresh = heard_by({Listener::Kind::moderator}, casting(), trial.told(), words_);
  std::erase_if(fresh, [&](const Heard& heard) { return heard.id <= chronicle_.told().size(); });
  const bool announces = std::any_of(
      fresh.begin(), fresh.end(), [&](const Heard& heard) { return is_announcement(heard.event); });
  const std::size_t kept = kept_.size();
  after_ = &trial;
  const bool said = !announces || (says_private_first(fresh) && agreed(fresh));
  after_ = &chronicle_;
  if (!said) {
    kept_.resize(kept);
    read_ = std::min(read_, kept);
    leave_unsaid();
    return Entered::not_yet;
  }
  const bool ran = has_moderator();
  const AnyGame before = game();
  chronicle_ = std::move(trial);
  for (const Command& command : commands) record_.add(command);
  groups_.push_back(static_cast<int>(commands.size()));
  save();
  if (ran && !announces) say_at_once(fresh, before);
  if (announces) show_announced({fresh.begin() + shown_first(fresh), fresh.end()});
  if (ran && kept_.size() > read_) say_that_more_is_kept(fresh);
  accepted(fresh);
  return Entered::accepted;
}

void Desk::leave_unsaid() {
  if (stopped_) return;
  terminal_.say(words_.say("guide.not-yet"), Style::dim);
  const WordTyped word = std::exchange(instead_, {});
  if (word.word != Word::none) DeskWords{*this}.act(word);
}

void Desk::say_that_more_is_kept(const std::vector<Heard>& fresh) {
  const bool urgent = std::any_of(fresh.begin(), fresh.end(),
                                  [&](const Heard& heard) { return is_urgent(heard.event); });
  if (!urgent || !eyes_open() || game().over()) return;
  terminal_.say(words_.say("guide.kept", {{"word", first_word(words_, "cli.moderate.word.table")}}),
                Style::dim);
}

void Desk::refuse(const Command& command, Refusal refusal, const AnyGame& game) {
  const Prompt* open = game.prompt(game.lane(command.ask), command.seat);
  const std::string why = why_refused(command, refusal, open);
  const bool house = command.seat == Seat::nobody;
  if (eyes_open() && speaks_of_hand(command)) {
    return terminal_.say(words_.say("guide.refused-by-day",
                                    {{"who", name(command.seat)},
                                     {"word", first_word(words_, "cli.moderate.word.table")}}),
                         Style::bad);
  }
  terminal_.say(
      house ? why
            : words_.say("cli.moderate.refused", {{"who", name(command.seat)}, {"what", why}}),
      Style::bad);
}

std::ptrdiff_t Desk::shown_first(const std::vector<Heard>& fresh) const {
  const auto first = std::find_if(fresh.begin(), fresh.end(), [&](const Heard& heard) {
    return !words_before_card(heard.event).empty();
  });
  return first - fresh.begin();
}

// Everything that will be said, word for word, and who learns it; Enter means that it has been
// said.
bool Desk::agreed(const std::vector<Heard>& fresh) {
  clear();
  terminal_.title(words_.say("guide.heading.preview"));
  const auto card = fresh.begin() + shown_first(fresh);
  show_announced({fresh.begin(), card});
  if (card != fresh.end()) {
    say_aloud(words_before_card(card->event));
    note_before_card(card->event);
  }
  terminal_.say(words_.say("cli.moderate.who-learns-all"), Style::dim);
  page_.clear();
  while (true) {
    const auto typed = answer_to(words_.say("cli.moderate.ask.confirm"));
    if (!typed || is_no(*typed, words_)) return false;
    if (typed->empty() || is_yes(*typed, words_)) return true;
    instead_ = find_word(*typed, words_, names(), known_words());
    if (instead_.word != Word::none) return false;
  }
}

void Desk::say_cards(const std::vector<Described>& cards) {
  terminal_.title(words_.say("cli.heading.roles"));
  for (const Described& each : cards) {
    terminal_.line(each.name, Style::bold);
    terminal_.say(each.does);
  }
  terminal_.line();
}

void Desk::say_seats() {
  std::string line;
  for (Seat seat : game().standing().seats) {
    line += (line.empty() ? "" : "  ") + std::to_string(index(seat) + 1) + "\u00a0" +
            (in_play().has(seat) ? name(seat) : "(" + name(seat) + ")");
  }
  terminal_.say(line, Style::dim);
}

std::string Desk::numbered(Seat seat) const {
  int wide = 0;
  for (const std::string& each : names().seats) wide = std::max(wide, columns(each));
  return fmt::format("{:>3}  {}{}  ", index(seat) + 1, name(seat),
                     std::string(static_cast<unsigned>(wide - columns(name(seat))), ' '));
}

}  // namespace omerta::cli
