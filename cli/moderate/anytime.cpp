// The words that are possible at any time.
#include "cli/moderate/anytime.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/commands/commands.h"
#include "cli/commands/reasons.h"
#include "cli/terminal/files.h"
#include "cli/typed/suggest.h"
#include "cli/typed/typed.h"

namespace omerta::cli {
namespace {

constexpr int kHelpIndent = 18;

}  // namespace

void DeskWords::act(const WordTyped& typed) {
  const bool stays =  // the step above is still true and still on the screen
      typed.word == Word::next || typed.word == Word::save || typed.word == Word::help ||
      typed.word == Word::rules || typed.word == Word::cards;
  if (!stays) desk_.page_.clear();
  switch (typed.word) {
    case Word::back: return back(typed.rest);
    case Word::table: return table();
    case Word::log: return log();
    case Word::why: return why(typed.rest);
    case Word::next: return desk_.say_next();
    case Word::save: return save_as(typed.rest);
    case Word::help: return desk_.help();
    case Word::quit: return quit();
    case Word::rules: return say_rules(typed.rest);
    case Word::close:
    case Word::none: return;
    default: return desk_.act(typed);
  }
}

// GOR-MODERATOR-7  What has been seen since, by whom: it cannot be unseen. While the table looks
// on, only what everyone knows is said again.
void DeskWords::say_who_knows(std::size_t since) {
  const auto& told = desk_.chronicle_.told();
  Listener everything{Listener::Kind::moderator};
  bool anybody = false;
  for (const Heard& heard : heard_by(everything, desk_.casting(), told, desk_.words_)) {
    if (heard.id <= since) continue;
    const Audience to = told[heard.id - 1].to;
    if (to.seats().empty() || !desk_.teaches(heard.event)) continue;
    anybody = true;
    const std::string key = to.is_everyone() ? "guide.take-back.everyone" : "guide.take-back.seat";
    if (!to.is_everyone() && !shows_all()) continue;
    desk_.terminal_.say(desk_.words_.say(
        key, {{"who", desk_.words_.join(heard.notice.to)}, {"what", heard.lines.front()}}));
    const std::string more = desk_.take_back_note(heard.event);
    if (!more.empty()) desk_.terminal_.say(more, Style::bad);
  }
  desk_.terminal_.say(
      desk_.words_.say(anybody ? "guide.take-back.warning" : "guide.take-back.nobody"),
      anybody ? Style::bad : Style::good);
}

// Nobody else sees the screen, or there is no secret left.
bool DeskWords::shows_all() const {
  return desk_.game().over() || (desk_.has_moderator() && !desk_.eyes_open());
}

void DeskWords::say_commands(std::size_t first) {
  const auto& all = desk_.chronicle_.commands();
  for (std::size_t i = all.size(); i-- > first;) {
    desk_.terminal_.line("  " + command_text(desk_.record_.book(), desk_.casting(), all[i]),
                         Style::dim);
  }
}

// What everybody may read: the rules of this game, all on a page or about one thing.
void DeskWords::say_rules(const std::string& about) {
  RulesRequest request{.language = desk_.words_.language()};
  request.rulebook = desk_.record_.book().id();
  request.edition = desk_.casting().edition;
  request.about = about.empty() ? "short" : about;
  rules(request, desk_.terminal_);
}

void DeskWords::back(const std::string& rest) {
  const auto& words = desk_.words_;
  const auto asked = rest.empty() ? std::optional<long long>{1} : whole_number(rest);
  const auto played = static_cast<int>(desk_.chronicle_.commands().size() - desk_.dealt_);
  if (played == 0) return desk_.terminal_.say(words.say("cli.moderate.nothing-to-take-back"));
  if (!asked || *asked < 1) {
    return desk_.terminal_.say(
        words.say("cli.error.not-a-number", {{"low", 1}, {"high", played}, {"value", rest}}),
        Style::bad);
  }
  std::vector<int> groups = desk_.groups_;
  int commands = 0;
  for (long long i = 0; i < *asked && commands < played; ++i) {
    commands += groups.empty() ? 1 : groups.back();
    if (!groups.empty()) groups.pop_back();
  }
  desk_.terminal_.title(words.say("guide.take-back.ask", {{"n", *asked}}));
  const std::size_t first = desk_.chronicle_.commands().size() - static_cast<std::size_t>(commands);
  if (shows_all()) say_commands(first);
  say_who_knows(desk_.chronicle_.told_before(first));
  const auto answer = desk_.answer_to(words.say("guide.take-back.confirm"));
  if (!answer) return;
  if (!answer->empty() && !is_yes(*answer, words)) return;
  desk_.chronicle_.retract(commands);
  desk_.record_.take_back(commands);
  desk_.groups_ = std::move(groups);
  desk_.save();
  desk_.terminal_.say(words.say("guide.take-back.done", {{"n", *asked}}), Style::good);
}

bool DeskWords::secrets_allowed() {
  if (desk_.has_moderator() || desk_.game().over()) return true;
  desk_.terminal_.say(desk_.words_.say("guide.no-secrets"), Style::bad);
  return false;
}

void DeskWords::table() {
  if (!secrets_allowed()) return;
  desk_.terminal_.title(desk_.words_.say("cli.heading.secrets"));
  desk_.terminal_.say(desk_.words_.say("cli.moderate.secrets-shown"), Style::dim);
  desk_.mark_secret();
  desk_.say_secrets();
  desk_.say_kept();
  cover_again();
}

void DeskWords::log() {
  const bool all = desk_.shows_truth() || desk_.game().over();
  if (all) desk_.mark_secret();
  const Listener listener{all ? Listener::Kind::moderator : Listener::Kind::everyone};
  const auto heard = heard_by(listener, desk_.casting(), desk_.chronicle_.told(), desk_.words_);
  for (const Heard& each : heard) {
    const bool open = each.notice.label.stream == story::Stream::open;
    for (std::size_t i = 0; i < each.lines.size(); ++i) {
      desk_.terminal_.hang(i == 0 && all ? story::written(each.notice.label) : "", 6, each.lines[i],
                           open ? Style::plain : Style::secret);
    }
  }
  if (all) cover_again();
}

void DeskWords::why(const std::string& rest) {
  if (!secrets_allowed()) return;
  if (!desk_.shows_truth()) {
    return desk_.terminal_.say(desk_.words_.say("guide.blind.later"), Style::bad);
  }
  desk_.mark_secret();
  Reasons reasons{desk_.casting(), desk_.chronicle_, desk_.words_, desk_.terminal_};
  const auto seat = find_seat(rest, desk_.names());
  const auto event = reasons.by_label(rest);
  if (rest.empty()) {
    reasons.of_the_end();
  } else if (seat) {
    reasons.of_seat(*seat);
  } else if (event) {
    reasons.of_event(*event);
  } else {
    find_seat_or_say(rest, desk_.names(), desk_.words_, desk_.terminal_);
    return;
  }
  cover_again();
}

void DeskWords::cover_again() {
  if (desk_.pause(desk_.words_.say("guide.cover"))) {
    desk_.cover(desk_.words_.say("cli.moderate.secrets-hidden"));
  }
}

// Where the game's own file cannot be written, the copy becomes the file of the game.
void DeskWords::save_as(const std::string& file) {
  const std::string path = file.empty() ? desk_.file_ : file;
  const bool saved = write_safely(path, desk_.record_.write());
  const bool moves = saved && !desk_.saved_ && !file.empty();
  if (moves) desk_.file_ = file;
  if (moves || file.empty()) desk_.saved_ = saved;
  desk_.terminal_.say(
      desk_.words_.say(saved ? "cli.play.saved" : "cli.error.file-not-writable", {{"file", path}}),
      saved ? Style::good : Style::bad);
}

void Desk::help() {
  terminal_.title(words_.say("cli.moderate.help"));
  for (Word word : known_words()) {
    const std::string id{id_of(word)};
    terminal_.hang("  " + first_word(words_, "cli.moderate.word." + id), kHelpIndent,
                   words_.say("cli.moderate.about." + id));
  }
  help_more();
  terminal_.line();
}

// A game that is nowhere on the disk is not left without a second word.
void DeskWords::quit() {
  const bool saved = desk_.save();
  if (!saved && !desk_.warned_) {
    desk_.warned_ = true;
    return desk_.terminal_.say(desk_.words_.say("guide.quit-unsaved"), Style::bad);
  }
  desk_.clear();
  if (saved) {
    desk_.terminal_.say(desk_.words_.say("cli.play.saved", {{"file", desk_.file_}}), Style::good);
  }
  desk_.stop();
}

}  // namespace omerta::cli
