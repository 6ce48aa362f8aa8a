// Scenarios as the tests of `check` write them: what fails, what is misread, what is counted.
#pragma once
#include <string>

#include "notation/scenario/scenario.h"
#include "words/words.h"

namespace omerta::notation {

inline Verdict checked(const std::string& text) {
  Verdict verdict;
  for (const Scenario& scenario : read_scenarios(text, "f")) verdict.add(check(scenario));
  return verdict;
}

// Every failure with its line; or the mistake with line and column.
inline std::string outcome(const std::string& text) {
  try {
    std::string all;
    for (const Failure& failure : checked(text).failures) {
      all += std::to_string(failure.where.line) + ": " + in_english(failure.what) + "\n";
    }
    return all;
  } catch (const Misread& mistake) {
    return mistake.what();
  }
}

}  // namespace omerta::notation
