// omerta trace: the course of every bullet of one night, in the terminal or as a picture.
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <optional>

#include "cli/commands/commands.h"
#include "cli/commands/recorded.h"
#include "cli/commands/trace_page.h"
#include "cli/terminal/files.h"
#include "notation/scenario/scenario.h"
#include "rulebooks/mrakoszlap/night/picture.h"

namespace omerta::cli {
namespace {

using namespace mrakoszlap::night;

struct Game {
  notation::Casting casting;
  std::vector<Told> told;
  std::string called;  // its file's name, or the scenario's id
};

// A file of scenarios begins with one, comments aside.
bool holds_scenarios(const std::string& text) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t first = text.find_first_not_of(" \t\r\n", at);
    if (first == std::string::npos) return false;
    if (text[first] != '#') return text.compare(first, 9, "scenario ") == 0;
    at = std::min(text.find('\n', first), text.size());
  }
  return false;
}

// A picture takes the place of an older one, never of a game or of anything else.
bool may_be_replaced(const std::string& file) {
  const FileText read = read_text(file);
  if (read.fault == FileText::Fault::missing) return true;
  return read.fault == FileText::Fault::none && is_picture(read.text);
}

class Tracer {
 public:
  Tracer(const TraceRequest& request, Terminal& terminal)
      : request_{request}, words_{Words::of(request.language, "mrakoszlap")}, terminal_{terminal} {}

  int run() {
    if (!request_.as.empty() && request_.as != "moderator") {
      return fail(kUsage, words_.say("cli.error.unknown-value", {{"name", "--as"},
                                                                 {"value", request_.as},
                                                                 {"options", List{"moderator"}}}));
    }
    const FileText read = read_text(request_.file);
    const bool scenarios = read.fault == FileText::Fault::none && holds_scenarios(read.text);
    const auto game = scenarios ? played(read.text) : recorded();
    if (!game) return code_;
    if (game->casting.rulebook != "mrakoszlap") {
      return fail(kUsage, words_.say("cli.trace.other-book", {{"name", game->casting.rulebook}}));
    }
    const int number = request_.night != 0 ? request_.night : std::max(1, last_night(game->told));
    const auto night = night_log(game->casting, game->told, number);
    if (!night) return fail(kUsage, words_.say("cli.trace.no-night", {{"n", number}}));
    if (night->state == NightLog::State::unfinished) {
      return fail(kDoesNotHold, words_.say("cli.trace.unfinished", {{"n", number}}));
    }
    return show(*game, *night);
  }

 private:
  int fail(int code, const std::string& why) {
    terminal_.error(why);
    return code;
  }

  // A record is a game of real people: its secrets are told when it is over, or to its moderator.
  std::optional<Game> recorded() {
    code_ = kUsage;
    const auto game = open_record(request_.file, words_, terminal_);
    if (!game) return {};
    if (!is_over(game->record.casting(), game->chronicle.told()) && request_.as != "moderator") {
      terminal_.error(words_.say("cli.why.later"));
      code_ = fail(kDoesNotHold, words_.say("cli.why.as-moderator"));
      return {};
    }
    return Game{game->record.casting(), game->chronicle.told(),
                std::filesystem::path{request_.file}.stem().string()};
  }

  // A scenario is an example, and no secret.
  std::optional<Game> played(const std::string& text) {
    code_ = kUsage;
    try {
      const auto scenarios = notation::read_scenarios(text, request_.file);
      std::vector<std::string> ids;
      for (const notation::Scenario& each : scenarios) {
        ids.push_back(each.id);
        if (each.id == request_.scenario || (request_.scenario.empty() && scenarios.size() == 1)) {
          return run_of(each);
        }
      }
      code_ =
          request_.scenario.empty()
              ? fail(kUsage, words_.say("cli.trace.which", {{"options", List{ids}}}))
              : fail(kUsage, words_.say("cli.trace.no-scenario", {{"name", request_.scenario}}));
    } catch (const notation::Misread& mistake) {
      code_ = fail(kUsage, mistake.said(words_));
    }
    return {};
  }

  std::optional<Game> run_of(const notation::Scenario& scenario) {
    const auto runs = notation::play(scenario);
    if (runs.empty()) {
      code_ = fail(kDoesNotHold, words_.say("cli.trace.no-run", {{"name", scenario.id}}));
      return {};
    }
    const std::size_t wanted = static_cast<std::size_t>(request_.which) - 1;
    if (request_.which < 1 || wanted >= runs.size()) {
      code_ =
          fail(kUsage,
               words_.say(
                   "cli.error.not-a-number",
                   {{"low", 1}, {"high", runs.size()}, {"value", std::to_string(request_.which)}}));
      return {};
    }
    return Game{runs[wanted].casting, runs[wanted].chronicle.told(), scenario.id};
  }

  int show(const Game& game, const NightLog& night) {
    const TraceWords said{game.casting.names, words_};
    if (request_.svg.empty()) return print_night(night, said, terminal_), kFine;
    const bool wide = request_.shape == TraceRequest::Shape::wide;
    if (!may_be_replaced(request_.svg)) {
      return fail(kUsage, words_.say("cli.trace.not-ours", {{"file", request_.svg}}));
    }
    const std::string drawn =
        picture(night, said, {.shape = wide ? Shape::wide : Shape::tall, .game = game.called});
    if (!write_safely(request_.svg, drawn)) {
      return fail(kUsage, words_.say("cli.error.file-not-writable", {{"file", request_.svg}}));
    }
    terminal_.say(words_.say("cli.trace.saved", {{"file", request_.svg}}), Style::good);
    terminal_.say(words_.say("cli.trace.secret"), Style::secret);
    return kFine;
  }

  const TraceRequest& request_;
  const Words& words_;
  Terminal& terminal_;
  int code_ = kFine;
};

}  // namespace

int trace(const TraceRequest& request, Terminal& terminal) {
  return Tracer{request, terminal}.run();
}

}  // namespace omerta::cli
