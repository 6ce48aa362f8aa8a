// Scenarios: short examples in the game's own notation, with expectations (docs/notation.md).
#pragma once
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "notation/book.h"
#include "notation/setup_text.h"

namespace omerta::notation {

struct Statement {
  int line = 0;
  std::string edition;  // holds in that edition only; empty: in all
  std::string text;
};

struct Case {
  std::string title;
  std::vector<Statement> lines;
};

struct Acting {  // a clause that does something here
  Written clause;
  bool silently = false;  // and tells nothing: a refusal, something that does not happen
};

struct Scenario {
  std::string file;
  std::string id;
  std::string title;
  int line = 0;
  std::vector<Acting> acts;
  std::vector<std::string> rests;
  std::vector<Statement> lines;  // common to all cases
  std::vector<Case> cases;
};

struct Failure {
  Where where;
  std::string scenario;
  std::string run;  // the edition and case in which it failed
  Message what;
};

struct Verdict {
  int scenarios = 0;
  int runs = 0;
  int expectations = 0;
  std::vector<Failure> failures;

  void add(Verdict other);
};

std::vector<Scenario> read_scenarios(std::string_view text, const std::string& file);

// Changes a game before it begins: the same scenario with other cards behind the names.
using Recast = std::function<void(Casting&)>;

// The game of one run of a scenario, as far as its lines go; the phase they end in is finished.
struct Played {
  std::string title;  // the edition and the case
  Casting casting;
  Chronicle chronicle;
};
std::vector<Played> play(const Scenario& scenario);

// Throws Misread for a line it cannot read.
Verdict check(const Scenario& scenario, const Recast& recast = {});

}  // namespace omerta::notation
