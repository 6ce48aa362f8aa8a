// No header of the wire brings the name of a game or of a chronicle.
#include "wire/chosen.h"
#include "wire/command.h"
#include "wire/encode.h"
#include "wire/encode_beliefs.h"
#include "wire/encode_night.h"
#include "wire/encode_rules.h"
#include "wire/encode_script.h"
#include "wire/encode_setup.h"
#include "wire/filled.h"
#include "wire/list.h"
#include "wire/say.h"
#include "wire/wire.h"
#include "wire/writer.h"
#if !MUST_FAIL
#include "chronicle/chronicle.h"
#endif

namespace omerta {

unsigned lanes(const AnyGame& game, const Chronicle& chronicle) {
  return game.lanes() + chronicle.game().lanes();
}

}  // namespace omerta
