// Many games of mrakoszlap, and who won them.
#include "rulebooks/mrakoszlap/presentation/report.h"

#include "rulebooks/mrakoszlap/presentation/form.h"
#include "rulebooks/mrakoszlap/rules/plan.h"
#include "rulebooks/mrakoszlap/simulation/games.h"
#include "rulebooks/mrakoszlap/text/book.h"
#include "rulebooks/mrakoszlap/words/words.h"

namespace omerta::mrakoszlap {

simulator::Report simulate(const setup::Chosen& chosen, const simulator::Request& request,
                           const simulator::Progress& progress) {
  const Plan rules = plan(made(chosen).setup);
  simulator::Report report{.tally = request.policy == simulator::Policy::bots
                                        ? simulator::simulate_bots(rules, request, progress)
                                        : simulator::simulate(rules, request, progress)};
  for (Result result : {Result::citizens, Result::mafia, Result::draw}) {
    report.won.push_back(
        {notation::mrakoszlap_name(result), said::result_name(result), report.tally.won(result)});
  }
  return report;
}

}  // namespace omerta::mrakoszlap
