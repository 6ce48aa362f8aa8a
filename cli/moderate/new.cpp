// Which game it is, who sits at the table, and where it is saved.
#include "cli/moderate/new.h"

#include <algorithm>
#include <filesystem>

#include "cli/moderate/interview.h"
#include "cli/terminal/files.h"
#include "cli/typed/suggest.h"
#include "cli/typed/typed.h"
#include "rulebooks/rulebook.h"

namespace omerta::cli {
namespace {

constexpr int kOptionIndent = 24;

std::vector<std::string> split_names(const std::string& text) {
  std::vector<std::string> names;
  std::size_t at = 0;
  while (at <= text.size()) {
    const std::size_t comma = std::min(text.find(',', at), text.size());
    std::string name = text.substr(at, comma - at);
    name.erase(0, name.find_first_not_of(" \t"));
    name.erase(name.find_last_not_of(" \t\"") + 1);
    if (!name.empty() && name.front() == '"') name.erase(0, 1);
    if (!name.empty()) names.push_back(name);
    at = comma + 1;
  }
  return names;
}

bool is_help(std::string_view typed, const Words& words) {
  return typed == "?" || is_one_of(typed, "help|" + words.say("cli.moderate.word.help"));
}

bool is_quit(std::string_view typed, const Words& words) {
  return is_one_of(typed, "quit|" + words.say("cli.moderate.word.quit"));
}

bool can_be_written(const std::string& file) {
  return write_safely(file, "") && std::filesystem::remove(file);
}

// Whoever has said nothing about the table is asked for the game, too. False if he gave up.
bool choose_game(SetupRequest& setup, const Words& words, Terminal& terminal) {
  const auto books = rulebooks();
  if (setup.rulebook.empty()) setup.rulebook = implied_rulebook(setup);
  const bool asked = setup.rulebook.empty() && setup.players.empty();
  if (setup.rulebook.empty()) setup.rulebook = usual_rulebook().id;
  if (!asked) return true;
  terminal.say(words.say("play.game.ask"), Style::bold);
  for (std::size_t i = 0; i < books.size(); ++i) {
    terminal.hang("  " + std::to_string(i + 1), 5, words.said(books[i]->form({}).line()));
  }
  while (true) {
    const auto typed = terminal.ask(words.say("play.game.choose"));
    if (!typed || is_quit(*typed, words)) return false;
    if (is_help(*typed, words)) {
      terminal.say(words.say("guide.new.help"));
      continue;
    }
    for (std::size_t i = 0; i < books.size(); ++i) {
      const bool first = typed->empty() && i == 0;
      if (!first && *typed != std::to_string(i + 1) && folded(*typed) != books[i]->id) continue;
      setup.rulebook = books[i]->id;
      return true;
    }
    terminal.say(words.say("cli.error.not-a-number",
                           {{"low", 1}, {"high", books.size()}, {"value", *typed}}),
                 Style::bad);
  }
}

}  // namespace

Interview::Interview(const ModerateRequest& request, const Rulebook& book, Terminal& terminal)
    : given_{request.setup},
      setup_{request.setup},
      file_{request.file},
      book_{book},
      words_{Words::of(request.language, book.id)},
      terminal_{terminal} {}

NewGame Interview::run() {
  const setup::Interview interview = form().interview;
  questions_ = interview.questions;
  terminal_.title(words_.said(interview.title));
  if (!interview.welcome.empty()) {
    terminal_.say(words_.said(interview.welcome), Style::spoken);
  }
  const bool answered = players() && std::all_of(questions_.begin(), questions_.end(),
                                                 [this](const setup::Question& each) {
                                                   return is_settled(each) || answer(each);
                                                 });
  if (!answered || !file_name()) return {{}, {}, code_};
  const setup::Chosen& chosen = chosen_->chosen;
  notation::Record record = notation::Record::of(setup::written(chosen), chosen.edition);
  notation::Replayed begun = record.replay_with_talk();
  return {Recorded{std::move(record), std::move(begun.chronicle), std::move(begun.conversation)},
          file_, kFine};
}

setup::Form Interview::form() const {
  return book_.form({.rulebook = setup_.rulebook, .edition = setup_.edition});
}

std::optional<std::string> Interview::ask(std::string_view key, const Args& args) {
  while (true) {
    const auto typed = terminal_.ask(words_.say(key, args));
    if (!typed || is_quit(*typed, words_)) return {};
    if (!is_help(*typed, words_)) return typed;
    const bool settings =
        std::any_of(questions_.begin(), questions_.end(), [&](const setup::Question& each) {
          return each.about == setup::Question::About::settings && each.text.key == key;
        });
    if (settings) say_options();
    const bool names = key == "cli.moderate.ask.new.name";
    terminal_.say(words_.say(names ? "guide.new.help.players" : "guide.new.help"));
  }
}

void Interview::say_options() {
  for (const setup::Field& field : form().fields) {
    if (field.values.size() < 2) continue;
    std::string values;
    for (const setup::Value& value : field.values) {
      values += (values.empty() ? "" : " / ") + value.id;
    }
    terminal_.hang("  " + field.id, kOptionIndent, words_.said(field.about) + " (" + values + ")");
  }
}

// One line with commas, or a name a line and then an empty one.
bool Interview::players() {
  if (!setup_.players.empty()) return true;
  terminal_.say(words_.say("guide.new.players"));
  while (true) {
    const auto typed = ask("cli.moderate.ask.new.name", {{"n", setup_.players.size() + 1}});
    if (!typed) return false;
    if (typed->empty() && setup_.players.empty()) return usual_players(), true;
    if (typed->empty()) return true;
    for (const std::string& name : split_names(*typed)) add_player(name);
    if (typed->find(',') != std::string::npos && setup_.players.size() >= 2) return true;
  }
}

// The first names of the list, as many as the rulebook is best tried with.
void Interview::usual_players() {
  const std::vector<std::string> names = split_names(words_.say("play.names"));
  setup_.players.assign(names.begin(), names.begin() + form().people.usual_moderated);
  terminal_.say(words_.say("guide.new.usual", {{"seats", List{setup_.players}}}));
}

void Interview::add_player(const std::string& name) {
  if (is_player(name)) {
    return terminal_.say(words_.say("cli.error.two-of-a-name", {{"name", name}}), Style::bad);
  }
  setup_.players.push_back(name);
}

bool Interview::is_player(const std::string& name) const {
  return std::any_of(setup_.players.begin(), setup_.players.end(),
                     [&](const std::string& other) { return lowered(other) == lowered(name); });
}

bool Interview::file_name() {
  if (!file_.empty()) return true;
  std::string free = "game.omerta";
  for (int i = 2; std::filesystem::exists(free); ++i)
    free = "game-" + std::to_string(i) + ".omerta";
  while (true) {
    const auto typed = ask("cli.moderate.ask.new.file", {{"file", free}});
    if (!typed) return false;
    file_ = typed->empty() ? free : *typed;
    const bool there = std::filesystem::exists(file_);
    if (!there && can_be_written(file_)) return true;
    terminal_.say(
        words_.say(there ? "guide.file-exists" : "cli.error.file-not-writable", {{"file", file_}}),
        Style::bad);
    if (typed->empty() && !there) return true;  // said once; it can be saved elsewhere later
  }
}

NewGame new_game(const ModerateRequest& request, Terminal& terminal) {
  const Words& words = Words::of(request.language);
  ModerateRequest wanted = request;
  if (!choose_game(wanted.setup, words, terminal)) return {};
  const Rulebook* book = named_rulebook(wanted.setup.rulebook, words, terminal);
  if (book == nullptr) return {{}, {}, kUsage};
  return Interview{wanted, *book, terminal}.run();
}

}  // namespace omerta::cli
