// Everything that can be asked for on the command line, as it was typed.
#pragma once
#include <string>
#include <vector>

#include "cli/commands.h"
#include "cli/play.h"

namespace CLI {
class App;
}

namespace omerta::cli {

struct Wanted {
  std::string language;
  std::string colour = "auto";
  bool version = false;
  bool help = false;
  ReplayRequest replay;
  CheckRequest check;
  WhyRequest why;
  TraceRequest trace;
  AdjudicateRequest adjudicate;
  RulesRequest rules;
  SimulateRequest simulate;
  BenchRequest bench;
  DecksRequest decks;
  ModerateRequest moderate;
  PlayRequest play;
  std::string level = "detective";
  std::string play_seed = "0";
  std::vector<std::string> rules_words;
  std::vector<std::string> why_words;
  std::vector<std::string> decks_words;
  std::string seed_text = "1";
  std::string games_text = "10000";
  long long threads = 0;
};

// The subcommands with their options, and where each of them is put.
void describe(CLI::App& app, Wanted& wanted);

}  // namespace omerta::cli
