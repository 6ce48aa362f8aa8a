// No number is a seat.
#include "engine/seat.h"

namespace omerta {

#if MUST_FAIL
Seat first() { return 0; }
#else
Seat first() { return Seat{0}; }
#endif

}  // namespace omerta
