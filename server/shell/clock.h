// The only clocks: one that never goes back and goes on while the machine sleeps, and the wall's.
#pragma once
#include "server/room/traffic.h"

namespace omerta::server {

Now clock_now();

}  // namespace omerta::server
