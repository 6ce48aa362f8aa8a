// Everything that can be asked for on the command line, as it was typed.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "cli/commands/commands.h"
#include "cli/moderate/moderate.h"
#include "cli/play/play.h"
#include "cli/records/records.h"
#include "cli/rules/rules.h"

namespace CLI {
class App;
}

namespace omerta::cli {

struct WrongNumber {  // what was typed where a number within limits is needed
  std::string option;
  std::string typed;
  long long low = 0;
  long long high = 0;
};

struct Wanted {
  std::string language;
  std::string colour = "auto";
  bool version = false;
  bool help = false;
  std::string help_about;  // "help play"
  ReplayRequest replay;
  CheckRequest check;
  WhyRequest why;
  TraceRequest trace;
  AdjudicateRequest adjudicate;
  VerifyRequest verify;
  RulesRequest rules;
  SimulateRequest simulate;
  LabRequest lab;
  BenchRequest bench;
  DecksRequest decks;
  ModerateRequest moderate;
  ServeRequest serve;
  BotRequest bot;
  ExportRequest exporting;
  ImportRequest importing;
  PlayRequest play;
  std::string level = "detective";
  std::vector<std::string> rules_words;
  std::vector<std::string> why_words;
  std::vector<std::string> decks_words;
  std::optional<WrongNumber> wrong;  // the first of them
};

// The subcommands with their options, and where each of them is put.
void describe(CLI::App& app, Wanted& wanted);

struct OptionHelp {
  std::string shown;  // "--seats N", "FILE"
  std::string key;    // of what is said of it
};
// What can stand behind a subcommand, the words without dashes first.
std::vector<OptionHelp> options_of(const CLI::App& app, const std::string& command);

}  // namespace omerta::cli
