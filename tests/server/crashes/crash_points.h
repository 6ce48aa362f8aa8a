// Numbered points at which this process may be made to end: before and after every write to a file,
// every sync, every shortening and removing of one, and every send. The system's calls are stood in
// for by this program's own, so that the server itself knows nothing of them.
#pragma once
#include <cstddef>

namespace omerta::server {

void crash_at(std::size_t point);  // from now on; counted from 1; 0: never
std::size_t crash_points();        // passed since

}  // namespace omerta::server
