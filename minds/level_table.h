// The levels of a rulebook as a table with a version: text that is built into the program
// (rulebooks/*/bots/levels.toml), the rows it stands for, and each number of a row by its name.
#pragma once
#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "bots/feed.h"
#include "minds/levels.h"

namespace omerta::minds {

struct LevelTable {
  int version = 0;  // another one whenever a number has changed
  std::array<Row, bots::kLevels> rows{};

  const Row& row(bots::Level level) const { return rows[static_cast<unsigned>(level)]; }
  friend bool operator==(const LevelTable&, const LevelTable&) = default;
};

// A number of a row. Those that are raced are found by `omerta lab fit` among `tried`: by how a
// town does with them, or a clan.
struct Number {
  enum class Raced : std::uint8_t { no, by_town, by_clan };

  std::string_view name;
  double (*of)(const Row&);
  void (*set)(Row&, double);
  Raced raced = Raced::no;
  std::span<const double> tried{};
};
std::span<const Number> numbers();

// Nothing: it is not such a table. What is not named keeps its usual value.
std::optional<LevelTable> read_levels(std::string_view text);
std::string written(const LevelTable& table, std::string_view heading);

// Of text that is built in.
LevelTable built_in_levels(std::string_view text);

}  // namespace omerta::minds
