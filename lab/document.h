// What the lab has measured, as one value: what was played, on which deals, and what came of it in
// whole numbers. It is written as JSON (`lab/1`), merged, and drawn; a share is computed by whoever
// shows it.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "bots/stand_in.h"
#include "lab/figures.h"
#include "presentation/setup/form.h"

namespace omerta::lab {

inline constexpr std::string_view kSchema = "lab/1";
inline constexpr std::size_t kMostRows = 10'000;
inline constexpr std::uint64_t kMostGamesOfRow = 100'000'000;

struct SideLevel {  // how well a side's bots play
  std::string side;
  std::string level;
  friend bool operator==(const SideLevel&, const SideLevel&) = default;
};
using SideLevels = std::vector<SideLevel>;

struct Setting {  // what one row plays
  std::string rulebook;
  std::string edition;
  std::string preset;
  int seats = 0;
  std::vector<setup::Counted> deck;
  std::vector<setup::Counted> cards;
  std::vector<setup::Setting> options;
  std::vector<setup::Definition> house;
  SideLevels levels;       // a side that is not named plays as well as it can
  int levels_version = 0;  // of the rulebook's table of levels; 0: it has none
  bots::Talk talk = bots::Talk::held;

  friend bool operator==(const Setting&, const Setting&) = default;
};

struct Wins {
  std::string id;  // of the result
  std::uint64_t games = 0;
  friend bool operator==(const Wins&, const Wins&) = default;
};

struct Lives {  // how long chairs of one kind stay in play
  std::string id;
  std::string side;
  std::uint64_t dealt = 0;
  std::vector<std::uint64_t> seated;  // in the games that had night 1, 2, …
  std::vector<std::uint64_t> lived;   // of them, in play when it began
  friend bool operator==(const Lives&, const Lives&) = default;
};

struct Worth {          // this row against the same without something, on the same deals
  std::string id;       // the card that is taken out, or put in
  std::string instead;  // the card in its place; empty: it is put in besides
  Paired paired;        // of the first side's victories
  friend bool operator==(const Worth&, const Worth&) = default;
};

struct Row {
  Setting setting;
  std::uint64_t games = 0;
  std::vector<Wins> wins;              // the first is the side whose share is looked at
  std::vector<std::uint64_t> lengths;  // games of 0, 1, 2, … rounds
  std::vector<Lives> lives;
  std::vector<Worth> worth;
  Paired paired;             // compare: with the row before
  std::uint64_t before = 0;  // fair: games in earlier rounds, and the first side's victories
  std::uint64_t before_won = 0;

  std::uint64_t won() const { return wins.empty() ? 0 : wins.front().games; }
  friend bool operator==(const Row&, const Row&) = default;
};

// Which games a document is about, and which of them it holds: those whose place in the range is
// `shard` modulo `of`, for each of the shards.
struct Deals {
  std::uint64_t seed = 1;
  std::uint64_t first = 0;
  std::uint64_t count = 0;
  std::uint64_t of = 1;
  std::vector<std::uint64_t> shards{0};

  bool are_whole() const { return shards.size() == of; }
  friend bool operator==(const Deals&, const Deals&) = default;
};

struct Racer {  // a deck that was dropped
  Setting setting;
  std::uint64_t games = 0;
  std::uint64_t won = 0;
  friend bool operator==(const Racer&, const Racer&) = default;
};

struct RaceRound {
  std::uint64_t games = 0;  // of each deck by its end
  std::uint64_t decks = 0;  // that took part
  std::vector<Racer> dropped;
  friend bool operator==(const RaceRound&, const RaceRound&) = default;
};

struct Race {
  std::uint64_t candidates = 0;
  std::uint64_t most_games = 0;   // of a deck before the final
  std::uint64_t final_games = 0;  // of each finalist, on deals nobody has seen
  enum class Stage { racing, final } stage = Stage::racing;
  std::vector<RaceRound> rounds;
  friend bool operator==(const Race&, const Race&) = default;
};

// league: a level of one side against all levels of the other on the same deals. In how many games
// the first side won none of these pairings, one, two …
struct Gauntlet {
  std::string level;
  std::vector<std::uint64_t> won;
  friend bool operator==(const Gauntlet&, const Gauntlet&) = default;
};
struct Gauntlets {
  std::vector<Gauntlet> first;   // by level of the first side
  std::vector<Gauntlet> others;  // by level of the others
  friend bool operator==(const Gauntlets&, const Gauntlets&) = default;
};

struct Document {
  enum class Command { table, fair, compare, league } command = Command::table;
  Deals deals;
  std::vector<Row> rows;
  Race race;            // of fair
  Gauntlets gauntlets;  // of league
  friend bool operator==(const Document&, const Document&) = default;
};

std::string_view name(Document::Command command);

// What has to be equal for two documents to be parts of one: everything but the counts and shards.
std::string config_hash(const Document& document);

// One line a row and a result.
std::string csv(const Document& document);

std::string json(const Document& document);  // ends with a line break

struct Reading {
  Document document;
  std::string fault;  // where it is damaged; empty: nowhere
};
Reading read(std::string_view text);

}  // namespace omerta::lab
