// No header of the wire brings the name of a game or of a chronicle.
#include "wire/command.h"
#include "wire/encode.h"
#include "wire/wire.h"
#if !MUST_FAIL
#include "chronicle/chronicle.h"
#endif

namespace omerta {

unsigned lanes(const AnyGame& game, const Chronicle& chronicle) {
  return game.lanes() + chronicle.game().lanes();
}

}  // namespace omerta
