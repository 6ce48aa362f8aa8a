// The subcommands of `omerta` that are a file each: what each is asked for, and the function that
// does it and returns the exit code. Those that take more have a folder of their own.
#pragma once
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "bots/stand_in.h"
#include "cli/setup/game_setup.h"
#include "cli/terminal/exit_code.h"
#include "cli/terminal/terminal.h"
#include "server/shell/serving.h"
#include "words/words.h"

namespace omerta::server {
struct ServiceFault;
}

namespace omerta::cli {

struct CheckRequest {
  std::vector<std::string> files;
  enum class Print { failures, nothing } print = Print::failures;
  enum class Table { none, clauses } table = Table::none;
  Language language = Language::en;
};
int check(const CheckRequest& request, Terminal& terminal);

struct AdjudicateRequest {
  std::string file;  // a night written by hand; "-" is what is typed or piped in
  Language language = Language::en;
};
int adjudicate(const AdjudicateRequest& request, Terminal& terminal);

struct VerifyRequest {
  std::string file;    // the transcript of a deal
  std::string record;  // of the game that was played with it; empty: only the deal
  Language language = Language::en;
};
int verify(const VerifyRequest& request, Terminal& terminal);

inline constexpr long long kMostGames = 10'000'000'000;
inline constexpr long long kMostLabGames = 10'000'000;  // of one row
inline constexpr long long kMostThreads = 1024;

struct SimulateRequest {
  SetupRequest setup;
  std::string policy = "bots";
  std::vector<std::string> level;  // of all bots, or of a side: `town=player`
  std::uint64_t games = 0;         // 0: as many as the policy plays in a few seconds
  std::uint64_t seed = 1;
  unsigned threads = 0;
  std::string format = "text";
  Language language = Language::en;
};
int simulate(const SimulateRequest& request, Terminal& terminal);

struct LabRequest {
  SetupRequest setup;
  std::vector<std::string> words;   // what is to be done; a rulebook, a number of players, files
  std::vector<std::string> levels;  // "town=detective"
  std::uint64_t games = 0;          // 0: as many as the command usually plays
  std::uint64_t seed = 1;
  unsigned threads = 0;
  std::string json, csv, html, markdown;  // where each is written; "-": to the screen
  std::string shard;                      // "0/4"; empty: all of it
  enum class Scope { rulebook, all } scope = Scope::rulebook;
  enum class Size { usual, quick } size = Size::usual;
  std::vector<std::string> keep, also;                // cards
  std::vector<std::string> at_least, at_most, sides;  // "beauty=1", "mafia=3-4"
  int swaps = 0;
  std::string plan;   // fair: writes the next round here and plays nothing
  std::string after;  // ... which follows this one
  std::string other_deck, other_cards;
  std::string table;  // fit: where the levels are written
  enum class Worth { weighed, left_out } worth = Worth::weighed;  // table: of each card
  bots::Talk talk = bots::Talk::held;
  bots::Talk other_talk = bots::Talk::held;
  std::vector<std::string> other_options, other_levels;
  Language language = Language::en;
};
int lab(const LabRequest& request, Terminal& terminal);

struct BenchRequest {
  enum class What { speed, signature } what = What::speed;
  Language language = Language::en;
};
int bench(const BenchRequest& request, Terminal& terminal);

struct DecksRequest {
  SetupRequest setup;
  Language language = Language::en;
};
int decks(const DecksRequest& request, Terminal& terminal);

struct ServeRequest {
  server::Serving serving;  // as typed; what the file says is taken where nothing is
  std::string config;
  enum class Enter { nothing, plays } enter = Enter::nothing;  // what it does in the terminal
  std::function<void()> is_open{};  // called when it has said where it is
  int beside = 0;  // the process it is to end with, and which has the terminal then; 0: none
  Language language = Language::en;
};
int serve(const ServeRequest& request, Terminal& terminal);
// Until somebody types Enter: then a game in the terminal, with the server beside it.
int serve_or_play(const ServeRequest& request, Terminal& terminal);

std::string said(const server::ServiceFault& fault, const Words& words);

struct ExportRequest {
  std::string data;  // a server's folder; empty: the usual one
  std::string to = ".";
  enum class What { games, rooms } what = What::games;
  Language language = Language::en;
};
int export_from(const ExportRequest& request, Terminal& terminal);

inline constexpr std::size_t kLongestRoomFile = 512 * 1024 * 1024;

struct ImportRequest {
  std::vector<std::string> files;
  std::string data;  // a server's folder; empty: the usual one
  std::string key;   // with which the rooms are sealed; empty: the folder's own
  Language language = Language::en;
};
int import_rooms(const ImportRequest& request, Terminal& terminal);

struct BotRequest {
  std::string url;
  std::string code;  // of the room
  std::string name;  // empty: one that is free
  std::string level = "loyal";
  Language language = Language::en;
};
int bot(const BotRequest& request, Terminal& terminal);

}  // namespace omerta::cli
