// omerta moderate: stub
#include "cli/commands.h"
namespace omerta::cli {
int moderate(const ModerateRequest& request, Terminal& terminal) {
  terminal.error(
      notation::Words::of(request.language).say("cli.error.not-built", {{"name", "moderate"}}));
  return kUsage;
}
}  // namespace omerta::cli
