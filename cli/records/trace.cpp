// omerta trace: the course of every bullet of one night, in the terminal or as a picture.
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <optional>

#include "cli/records/recorded.h"
#include "cli/records/records.h"
#include "cli/terminal/files.h"
#include "cli/terminal/sheet.h"
#include "notation/scenario/scenario.h"
#include "presentation/flights/page.h"
#include "presentation/flights/tracing.h"
#include "rulebooks/rulebook.h"

namespace omerta::cli {
namespace {

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
bool may_be_replaced(const std::string& file, const flights::Tracing& tracing) {
  const FileText read = read_text(file);
  if (read.fault == FileText::Fault::missing) return true;
  return read.fault == FileText::Fault::none && tracing.is_picture(read.text);
}

class Tracer {
 public:
  Tracer(const TraceRequest& request, Terminal& terminal)
      : request_{request}, words_{Words::of(request.language)}, terminal_{terminal} {}

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
    const Rulebook& book = rulebook(game->casting.rulebook);
    if (book.tracing == nullptr) {
      const List traced =
          ids_of_rulebooks([](const Rulebook& each) { return each.tracing != nullptr; });
      return fail(kUsage,
                  words_.say("cli.trace.other-book", {{"name", book.id}, {"books", traced}}));
    }
    const int last = std::max(1, book.tracing->last_night(game->told));
    return show(book, *game, request_.night != 0 ? request_.night : last);
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

  int show(const Rulebook& book, const Game& game, int number) {
    const flights::Tracing& tracing = *book.tracing;
    const Words& words = Words::of(request_.language, book.id);
    const flights::Evening evening{game.casting, game.told};
    const auto night = tracing.night(evening, number);
    if (!night) return fail(kUsage, words.say("cli.trace.no-night", {{"n", number}}));
    if (night->state == flights::Night::State::unfinished) {
      return fail(kDoesNotHold, words.say("cli.trace.unfinished", {{"n", number}}));
    }
    if (request_.svg.empty()) {
      print(flights::page(*night), words, game.casting.names, terminal_);
      return kFine;
    }
    if (!may_be_replaced(request_.svg, tracing)) {
      return fail(kUsage, words.say("cli.trace.not-ours", {{"file", request_.svg}}));
    }
    using Shape = flights::Drawing::Shape;
    const bool wide = request_.shape == TraceRequest::Shape::wide;
    const flights::Drawing drawing{wide ? Shape::wide : Shape::tall, game.called};
    if (!write_safely(request_.svg, tracing.picture(evening, number, words, drawing))) {
      return fail(kUsage, words.say("cli.error.file-not-writable", {{"file", request_.svg}}));
    }
    terminal_.say(words.say("cli.trace.saved", {{"file", request_.svg}}), Style::good);
    terminal_.say(words.say("cli.trace.secret"), Style::secret);
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
