// The numbers of a level, raced against each other: of many rows the better half plays on twice as
// long, again and again, all on the same deals. Whoever wins a race was also lucky in it, so the
// winner and the row that is in force now play again on deals nobody has seen, and only that
// decides.
#pragma once
#include "lab/pages/page.h"
#include "lab/play.h"
#include "minds/level_table.h"

namespace omerta::lab {

struct FitSize {
  std::size_t candidates = 96;
  std::size_t finalists = 3;           // that are raced to the end
  std::uint64_t first_round = 1'000;   // games of each candidate, against all opponents together
  std::uint64_t fresh_games = 50'000;  // of the winner and the present row, likewise
};
FitSize quick_fit();

struct Fit {  // what is asked for
  Setting setting;
  bots::Level level = bots::Level::detective;
  // The town's numbers are raced against clans of all styles and one of dice, the clan's against
  // towns of all levels.
  enum class Who { town, clan } who = Who::town;
  std::uint64_t seed = 1;
  FitSize size;
};

struct FitRound {
  std::uint64_t candidates = 0;  // that took part
  std::uint64_t games = 0;       // of each by its end
  std::uint64_t best = 0;        // of them won, by the best
  std::uint64_t present = 0;     // ... by the present row; nobody knows it once it has been dropped
  enum class Present { races, is_gone } row = Present::races;
};

struct Against {  // on fresh deals: won with the found row, and with the present one
  std::string opponent;
  Paired paired;
};

struct Fitted {
  Fit asked;
  minds::Row present;
  minds::Row found;
  std::vector<FitRound> rounds;
  std::vector<Against> fresh;

  Paired all() const;
  bool is_better() const;  // the whole interval of the difference says so
  // The rulebook's table with the found row, if that is better.
  minds::LevelTable table() const;
};

std::string table_text(const Fitted& fitted);  // as the rulebook keeps it

// The same for any number of threads.
Fitted fitted(const Fit& fit, const Hands& hands);

Page fit_page(const Fitted& fitted, Language language);

}  // namespace omerta::lab
