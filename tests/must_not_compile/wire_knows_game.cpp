// No header of the wire brings the name of a game or of a chronicle.
#include "wire/encode.h"
#include "wire/encode_beliefs.h"
#include "wire/encode_night.h"
#include "wire/encode_rules.h"
#include "wire/encode_script.h"
#include "wire/encode_setup.h"
#include "wire/list.h"
#include "wire/received/chosen.h"
#include "wire/received/command.h"
#include "wire/received/filled.h"
#include "wire/received/say.h"
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
