// omerta moderate: opens the game that lies on the desk, or a new one, and goes through it.
#include "cli/moderate/moderate.h"

#include <filesystem>
#include <random>

#include "cli/moderate/new.h"
#include "cli/moderate/terminal_desk.h"
#include "cli/terminal/called_as.h"
#include "rulebooks/rulebook.h"

namespace omerta::cli {
namespace {

std::uint64_t fresh_seed() {
  std::random_device device;
  return (std::uint64_t{device()} << 32) | device();
}

}  // namespace

int moderate(const ModerateRequest& request, Terminal& terminal) {
  const Words& plain = Words::of(request.language);
  const bool exists = !request.file.empty() && std::filesystem::exists(request.file);
  const bool anew = request.begin == ModerateRequest::Begin::anew || !exists;
  if (anew && exists) {
    terminal.error(plain.say("guide.file-exists", {{"file", request.file}}));
    return kUsage;
  }
  std::string file = request.file;
  std::optional<Recorded> game;
  if (anew) {
    const NewGame begun = new_game(request, terminal);
    if (!begun.game) return begun.code;
    game = begun.game;
    file = begun.file;
  } else {
    game = open_record(request.file, plain, terminal);
    if (!game) return kUsage;
  }
  const Rulebook& book = rulebook(game->record.book().id());
  const Words& words = Words::of(request.language, book.id);
  const std::uint64_t seed = request.seed != 0 ? request.seed : fresh_seed();
  auto opened = script::Desk::open(std::move(game->record), seed);
  if (!opened) {
    terminal.error(words.said(for_typing(std::string{book.unguided})));
    return kUsage;
  }
  TerminalDesk desk{std::move(*opened), file, words, terminal};
  if (!anew) terminal.say(words.say("cli.play.loaded", {{"file", file}}), Style::good);
  desk.save();
  terminal.say(words.say(desk.is_saved() ? "guide.welcome" : "guide.welcome-unsaved"), Style::dim);
  return desk.run();
}

}  // namespace omerta::cli
