// omerta moderate: the human moderator's guide through a game at a real table.
#include <filesystem>
#include <random>

#include "cli/commands.h"
#include "cli/moderate_new.h"
#include "cli/moderate_steps.h"

namespace omerta::cli {
namespace {

using notation::Words;

std::uint64_t fresh_seed() {
  std::random_device device;
  return (std::uint64_t{device()} << 32) | device();
}

// Night falls between a verdict and the first call, and the table needs a moment to fall silent.
bool night_has_fallen(const Chronicle& chronicle, std::size_t since) {
  const auto& told = chronicle.told();
  for (std::size_t i = since; i < told.size(); ++i) {
    if (told[i].event.fact == gorod::fact::night_fell) return true;
  }
  return false;
}

int guide(Desk& desk) {
  desk.terminal().say(desk.words().say("guide.welcome"), Style::dim);
  while (!desk.stopped()) {
    const std::size_t told = desk.chronicle().told().size();
    take_step(desk);
    if (!desk.stopped() && night_has_fallen(desk.chronicle(), told)) say_night_falls(desk);
  }
  return kFine;
}

}  // namespace

int moderate(const ModerateRequest& request, Terminal& terminal) {
  const Words& words = Words::of(request.language);
  const bool exists = !request.file.empty() && std::filesystem::exists(request.file);
  const bool anew = request.begin == ModerateRequest::Begin::anew || !exists;
  if (anew && exists) {
    terminal.error(words.say("guide.file-exists", {{"file", request.file}}));
    return kUsage;
  }
  std::string file = request.file;
  std::optional<Recorded> game;
  if (anew) {
    const NewGame begun = new_game(request, words, terminal);
    if (!begun.game) return begun.code;
    game = begun.game;
    file = begun.file;
  } else {
    game = open_record(request.file, words, terminal);
    if (!game) return kUsage;
  }
  const auto mode = game->record.casting().game->plan<gorod::Gorod>().setup.moderator_mode;
  if (mode == gorod::ModeratorMode::digital) {
    terminal.error(words.say("guide.digital"));
    return kUsage;
  }
  if (!anew) terminal.say(words.say("cli.play.loaded", {{"file", file}}), Style::good);
  const std::uint64_t seed = request.seed != 0 ? request.seed : fresh_seed();
  Desk desk{std::move(*game), file, words, terminal, seed};
  if (anew) desk.save();
  return guide(desk);
}

}  // namespace omerta::cli
