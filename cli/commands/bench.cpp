// omerta bench: how fast this build plays, and the number that says how it plays.
#ifdef OMERTA_HAS_BENCH
#include "bench/bench.h"
#endif
#include "cli/commands/commands.h"
#include "simulator/signature.h"

namespace omerta::cli {

int bench(const BenchRequest& request, Terminal& terminal) {
  if (request.what == BenchRequest::What::signature) {
    terminal.out() << simulator::signature_lines();
    return kFine;
  }
#ifdef OMERTA_HAS_BENCH
  omerta::bench::bench(terminal.out());
  return kFine;
#else
  const Words& words = Words::of(request.language);
  terminal.error(words.say("fault.program.no-benchmarks", {{"option", "-DOMERTA_BENCH=ON"}}));
  return kUsage;
#endif
}

}  // namespace omerta::cli
