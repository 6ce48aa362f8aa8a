// The questions before a game.
#include "cli/moderate_new.h"

#include <algorithm>
#include <filesystem>

#include "cli/choosing.h"
#include "cli/suggest.h"
#include "notation/book.h"

namespace omerta::cli {
namespace {

using notation::Words;

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
    if (!typed || folded(*typed) == "quit") return false;
    for (std::size_t i = 0; i < books.size(); ++i) {
      const bool first = typed->empty() && i == 0;
      if (!first && *typed != std::to_string(i + 1) && folded(*typed) != books[i]->id()) continue;
      setup.rulebook = books[i]->id();
      return true;
    }
  }
}

auto interview_of(std::string_view book) {
  if (book == "mrakoszlap") return mrakoszlap_interview;
  return book == "spytown" ? spytown_interview : gorod_interview;
}

bool knows_game(const SetupRequest& setup, const Words& words, Terminal& terminal) {
  if (notation::find_book(setup.rulebook) != nullptr) return true;
  notation::List known;
  for (const notation::Book* book : notation::books()) known.emplace_back(book->id());
  terminal.error(
      words.say("cli.error.unknown-rulebook", {{"name", setup.rulebook}, {"options", known}}));
  return false;
}

}  // namespace

Interview::Interview(const ModerateRequest& request, const Words& words, Terminal& terminal)
    : setup_{request.setup}, file_{request.file}, words_{words}, terminal_{terminal} {}

std::optional<std::string> Interview::ask(std::string_view key, const notation::Args& args) {
  return terminal_.ask(words_.say(key, args));
}

// One line with commas, or a name a line and then an empty one.
bool Interview::players() {
  if (!setup_.players.empty()) return true;
  terminal_.say(words_.say("guide.new.players"));
  while (true) {
    const auto typed = ask("cli.moderate.ask.new.name", {{"n", setup_.players.size() + 1}});
    if (!typed) return false;
    if (is_quit(*typed)) return false;
    if (typed->empty() && !setup_.players.empty()) return true;
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

bool Interview::is_quit(const std::string& typed) const {
  return folded(typed) == "quit" || folded(typed) == folded(words_.say("cli.moderate.word.quit"));
}

bool Interview::is_player(const std::string& name) const {
  return std::any_of(setup_.players.begin(), setup_.players.end(),
                     [&](const std::string& other) { return folded(other) == folded(name); });
}

bool Interview::file_name() {
  if (!file_.empty()) return true;
  std::string free = "game.omerta";
  for (int i = 2; std::filesystem::exists(free); ++i)
    free = "game-" + std::to_string(i) + ".omerta";
  while (true) {
    const auto typed = ask("cli.moderate.ask.new.file", {{"file", free}});
    if (!typed || is_quit(*typed)) return false;
    file_ = typed->empty() ? free : *typed;
    if (!std::filesystem::exists(file_)) return true;
    terminal_.say(words_.say("guide.file-exists", {{"file", file_}}), Style::bad);
  }
}

NewGame Interview::begun(const notation::SetupText& setup) const {
  notation::Record record = notation::Record::of(setup, setup.edition.text);
  Chronicle chronicle = record.begin();
  return {Recorded{std::move(record), std::move(chronicle)}, file_, kFine};
}

NewGame new_game(const ModerateRequest& request, Terminal& terminal) {
  ModerateRequest wanted = request;
  if (!choose_game(wanted.setup, Words::of(request.language), terminal)) return {};
  if (!knows_game(wanted.setup, Words::of(request.language), terminal)) return {{}, {}, kUsage};
  return interview_of(wanted.setup.rulebook)(wanted, terminal)->run();
}

}  // namespace omerta::cli
