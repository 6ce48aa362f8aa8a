// The questions before a game.
#include "cli/moderate/new.h"

#include <algorithm>
#include <array>
#include <filesystem>

#include "cli/terminal/files.h"
#include "cli/typed/choosing.h"
#include "cli/typed/suggest.h"
#include "cli/typed/typed.h"
#include "notation/book.h"

namespace omerta::cli {
namespace {

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

bool quits(std::string_view typed, const Words& words) {
  return is_one_of(typed, "quit|" + words.say("cli.moderate.word.quit"));
}

bool can_be_written(const std::string& file) {
  return write_safely(file, "") && std::filesystem::remove(file);
}

// Whoever has said nothing about the table is asked for the game, too. False if he gave up.
bool choose_game(SetupRequest& setup, const Words& words, Terminal& terminal) {
  const auto books = notation::books();
  if (setup.rulebook.empty()) setup.rulebook = implied_rulebook(setup);
  const bool asked = setup.rulebook.empty() && setup.players.empty();
  if (setup.rulebook.empty()) setup.rulebook = books.front()->id();
  if (!asked) return true;
  terminal.say(words.say("play.game.ask"), Style::bold);
  for (std::size_t i = 0; i < books.size(); ++i) {
    terminal.hang("  " + std::to_string(i + 1), 5,
                  words.say("play.game." + std::string{books[i]->id()}));
  }
  while (true) {
    const auto typed = terminal.ask(words.say("play.game.choose"));
    if (!typed || quits(*typed, words)) return false;
    if (is_help(*typed, words)) {
      terminal.say(words.say("guide.new.help"));
      continue;
    }
    for (std::size_t i = 0; i < books.size(); ++i) {
      const bool first = typed->empty() && i == 0;
      if (!first && *typed != std::to_string(i + 1) && folded(*typed) != books[i]->id()) continue;
      setup.rulebook = books[i]->id();
      return true;
    }
    terminal.say(words.say("cli.error.not-a-number",
                           {{"low", 1}, {"high", books.size()}, {"value", *typed}}),
                 Style::bad);
  }
}

struct Known {  // the rulebooks whose questions are known here
  std::string_view rulebook;
  std::unique_ptr<Interview> (*begin)(const ModerateRequest& request, Terminal& terminal);
};
constexpr std::array kInterviews{Known{"gorod", gorod_interview},
                                 Known{"spytown", spytown_interview},
                                 Known{"mrakoszlap", mrakoszlap_interview}};

// Nothing if there is no such rulebook; the terminal has been told.
const Known* interview_of(const std::string& book, const Words& words, Terminal& terminal) {
  const auto found = std::find_if(kInterviews.begin(), kInterviews.end(),
                                  [&](const Known& each) { return each.rulebook == book; });
  if (found != kInterviews.end()) return &*found;
  List known;
  for (const Known& each : kInterviews) known.emplace_back(each.rulebook);
  terminal.error(words.say("cli.error.unknown-rulebook", {{"name", book}, {"options", known}}));
  return nullptr;
}

}  // namespace

Interview::Interview(const ModerateRequest& request, const Words& words, Terminal& terminal)
    : setup_{request.setup}, file_{request.file}, words_{words}, terminal_{terminal} {}

// What is typed; nothing if he gave up. Questions about the questions are answered here.
std::optional<std::string> Interview::ask(std::string_view key, const Args& args) {
  while (true) {
    const auto typed = terminal_.ask(words_.say(key, args));
    if (!typed || is_quit(*typed)) return {};
    if (!is_help(*typed, words_)) return typed;
    say_help(key);
  }
}

void Interview::say_help(std::string_view key) {
  const bool names = key == "cli.moderate.ask.new.name";
  terminal_.say(words_.say(names ? "guide.new.help.players" : "guide.new.help"));
}

// A name that is not typed: the one who runs the game.
std::optional<std::string> Interview::who_runs(std::string_view key) {
  std::string usual = words_.say("guide.new.host.name");
  while (is_player(usual)) usual += "-2";
  const auto typed = ask(key, {{"name", usual}});
  return typed && typed->empty() ? usual : typed;
}

// The first names of the list, as many as the rulebook is best tried with.
void Interview::usual_players(std::size_t count) {
  const std::vector<std::string> names = split_names(words_.say("play.names"));
  setup_.players.assign(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(count));
  terminal_.say(words_.say("guide.new.usual", {{"seats", List{setup_.players}}}));
}

// One line with commas, or a name a line and then an empty one.
bool Interview::players(std::size_t usual) {
  if (!setup_.players.empty()) return true;
  terminal_.say(words_.say("guide.new.players"));
  while (true) {
    const auto typed = ask("cli.moderate.ask.new.name", {{"n", setup_.players.size() + 1}});
    if (!typed) return false;
    if (typed->empty() && setup_.players.empty()) return usual_players(usual), true;
    if (typed->empty()) return true;
    for (const std::string& name : split_names(*typed)) add_player(name);
    if (typed->find(',') != std::string::npos && setup_.players.size() >= 2) return true;
  }
}

void Interview::add_player(const std::string& name) {
  if (is_player(name)) {
    return terminal_.say(words_.say("cli.error.two-of-a-name", {{"name", name}}), Style::bad);
  }
  setup_.players.push_back(name);
}

bool Interview::is_quit(const std::string& typed) const { return quits(typed, words_); }

bool Interview::is_player(const std::string& name) const {
  return std::any_of(setup_.players.begin(), setup_.players.end(),
                     [&](const std::string& other) { return lowered(other) == lowered(name); });
}

void Interview::not_one_of(int choices, const std::string& typed) {
  terminal_.say(
      words_.say("cli.error.not-a-number", {{"low", 1}, {"high", choices}, {"value", typed}}),
      Style::bad);
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
    if (typed->empty() && !there) return true;  // said once; the game can be saved elsewhere later
  }
}

NewGame Interview::begun(const setup::Chosen& chosen) const {
  notation::Record record = notation::Record::of(setup::written(chosen), chosen.edition);
  Chronicle chronicle = record.begin();
  return {Recorded{std::move(record), std::move(chronicle)}, file_, kFine};
}

NewGame new_game(const ModerateRequest& request, Terminal& terminal) {
  ModerateRequest wanted = request;
  if (!choose_game(wanted.setup, Words::of(request.language), terminal)) return {};
  const Known* interview =
      interview_of(wanted.setup.rulebook, Words::of(request.language), terminal);
  if (interview == nullptr) return {{}, {}, kUsage};
  return interview->begin(wanted, terminal)->run();
}

}  // namespace omerta::cli
