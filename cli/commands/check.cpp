// omerta check: scenarios and records checked against the rules.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "cli/commands/commands.h"
#include "cli/records/recorded.h"
#include "cli/terminal/files.h"
#include "notation/record.h"
#include "notation/scenario/scenario.h"
#include "rulebooks/rulebook.h"

namespace omerta::cli {
namespace {

using notation::Misread;
using notation::Scenario;
using notation::Verdict;

bool ends_in(const std::string& path, std::string_view ending) {
  return path.size() >= ending.size() &&
         path.compare(path.size() - ending.size(), ending.size(), ending) == 0;
}

// By its extension; otherwise by its first words.
bool is_record(const std::string& path, const std::string& text) {
  if (ends_in(path, ".omerta")) return true;
  if (ends_in(path, ".scenario")) return false;
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  return first != std::string::npos && text.compare(first, 6, "omerta") == 0;
}

struct Checked {
  Verdict verdict;
  int records = 0;
  int misread = 0;
  std::map<std::string, std::set<std::string>> acts;  // scenarios by clause
  std::map<std::string, std::set<std::string>> rests;
};

class Checker {
 public:
  Checker(const CheckRequest& request, Terminal& terminal)
      : request_{request}, words_{Words::of(request.language)}, terminal_{terminal} {}

  int run() {
    const std::vector<std::string> files = walk(request_.files);
    if (files.empty()) {
      terminal_.error(words_.say("cli.check.nothing"));
      return kUsage;
    }
    for (const std::string& file : files) check_file(file);
    for (const notation::Failure& failure : checked_.verdict.failures) print(failure);
    if (request_.table == CheckRequest::Table::clauses) print_clauses();
    summary();
    if (checked_.misread > 0) return kUsage;
    return checked_.verdict.failures.empty() ? kFine : kDoesNotHold;
  }

 private:
  void misread(const std::string& what) {
    ++checked_.misread;
    terminal_.error(what);
  }

  void check_file(const std::string& file) {
    const FileText read = read_text(file);
    if (read.fault != FileText::Fault::none) {
      const bool missing = read.fault == FileText::Fault::missing;
      const bool large = read.fault == FileText::Fault::too_large;
      return misread(words_.say(missing ? "cli.error.file-not-found"
                                : large ? "cli.error.file-too-large"
                                        : "cli.error.file-not-readable",
                                {{"file", file}}));
    }
    if (ends_in(file, ".toml")) return check_house_role(file, read.text);
    try {
      is_record(file, read.text) ? check_record(file, read.text) : check_scenarios(file, read.text);
    } catch (const Misread& mistake) {
      misread(mistake.said(words_));
    }
  }

  // By the first rulebook that has house roles.
  void check_house_role(const std::string& file, const std::string& text) {
    const auto books = rulebooks();
    const auto book = std::find_if(books.begin(), books.end(),
                                   [](const Rulebook* each) { return each->house != nullptr; });
    expect(book != books.end());
    const auto faults = (*book)->house->faults(text, file);
    for (const setup::Complaint& each : faults) {
      misread(each.place + ": " + words_.said(each.text));
    }
    if (faults.empty() && request_.print != CheckRequest::Print::nothing) {
      terminal_.say(words_.say("cli.check.in-order", {{"file", file}}), Style::good);
    }
  }

  // A record holds if it can be played again and is written as it was read.
  void check_record(const std::string& file, const std::string& text) {
    const notation::Record record = notation::Record::read(text, file);
    if (record.entries().size() > kLongestGame) {
      return misread(words_.say("cli.error.file-too-large", {{"file", file}}));
    }
    static_cast<void>(record.replay());
    ++checked_.records;
    if (record.write() != text) {
      notation::Failure failure;
      failure.where = {file, 1, 1};
      failure.scenario = "record";
      failure.what = "fault.check.not-the-same";
      checked_.verdict.failures.push_back(std::move(failure));
    }
  }

  void check_scenarios(const std::string& file, const std::string& text) {
    const std::vector<Scenario> scenarios = notation::read_scenarios(text, file);
    if (scenarios.empty()) return misread(words_.say("cli.check.no-scenario", {{"file", file}}));
    for (const Scenario& scenario : scenarios) {
      for (const notation::Acting& acting : scenario.acts) {
        checked_.acts[acting.clause.text].insert(scenario.id);
      }
      for (const std::string& clause : scenario.rests) checked_.rests[clause].insert(scenario.id);
      try {
        checked_.verdict.add(notation::check(scenario));
      } catch (const Misread& mistake) {
        misread(fmt::format("{} ({})", mistake.said(words_), scenario.id));
      }
    }
  }

  void print(const notation::Failure& failure) {
    if (request_.print == CheckRequest::Print::nothing) return;
    const std::string run = failure.run.empty() ? "" : fmt::format(" [{}]", failure.run);
    terminal_.line(fmt::format("{}:{}: {}{}: {}", failure.where.file, failure.where.line,
                               failure.scenario, run, words_.said(failure.what)),
                   Style::bad);
  }

  // Clause by clause: the scenarios in which it acts, and those in which it must rest.
  void print_clauses() {
    const auto listed = [](const std::set<std::string>& ids) {
      return ids.empty() ? std::string{"–"} : notation::join({ids.begin(), ids.end()}, " ");
    };
    terminal_.line(
        fmt::format("{:<20} {:>5} {:>5}  {}", words_.say("cli.check.column.clause"),
                    words_.say("cli.check.column.acts"), words_.say("cli.check.column.rests"),
                    words_.say("cli.check.column.scenarios")),
        Style::bold);
    for (const Rulebook* book : rulebooks()) {
      for (const ClauseName& each : book->clauses) {
        const auto& acts = checked_.acts[each.id];
        const auto& rests = checked_.rests[each.id];
        terminal_.line(
            fmt::format("{:<20} {:>5} {:>5}  {}", each.id, acts.size(), rests.size(), listed(acts)),
            acts.empty() ? Style::bad : Style::plain);
      }
    }
  }

  void summary() {
    if (request_.print == CheckRequest::Print::nothing) return;
    const Verdict& verdict = checked_.verdict;
    const bool holds = verdict.failures.empty() && checked_.misread == 0;
    terminal_.say(words_.say("cli.check.summary", {{"scenarios", verdict.scenarios},
                                                   {"runs", verdict.runs},
                                                   {"expectations", verdict.expectations},
                                                   {"records", checked_.records},
                                                   {"failed", verdict.failures.size()},
                                                   {"misread", checked_.misread}}),
                  holds ? Style::good : Style::bad);
  }

  const CheckRequest& request_;
  const Words& words_;
  Terminal& terminal_;
  Checked checked_;
};

}  // namespace

int check(const CheckRequest& request, Terminal& terminal) {
  return Checker{request, terminal}.run();
}

}  // namespace omerta::cli
