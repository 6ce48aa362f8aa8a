// Checks scenario files from the command line, for work on the rules.
#include <fmt/format.h>

#include <fstream>
#include <iostream>
#include <sstream>

#include "notation/scenario.h"

int main(int argc, char** argv) {
  omerta::notation::Verdict verdict;
  int misread = 0;
  for (int i = 1; i < argc; ++i) {
    std::ifstream in(argv[i]);
    std::stringstream text;
    text << in.rdbuf();
    try {
      for (const auto& scenario : omerta::notation::read_scenarios(text.str(), argv[i])) {
        try {
          omerta::notation::check(scenario, verdict);
        } catch (const omerta::notation::Misread& mistake) {
          ++misread;
          std::cout << mistake.what() << " (" << scenario.id << ")\n";
        }
      }
    } catch (const omerta::notation::Misread& mistake) {
      ++misread;
      std::cout << mistake.what() << '\n';
    }
  }
  for (const auto& failure : verdict.failures) {
    std::cout << fmt::format("{}:{}: {} [{}]: {}\n", failure.where.file, failure.where.line,
                             failure.scenario, failure.run, failure.what);
  }
  std::cout << fmt::format("{} scenarios, {} runs, {} expectations, {} failed, {} misread\n",
                           verdict.scenarios, verdict.runs, verdict.expectations,
                           verdict.failures.size(), misread);
  return misread > 0 ? 2 : verdict.failures.empty() ? 0 : 1;
}
