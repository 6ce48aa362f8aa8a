// Any bytes as a record that somebody brings to be told again, one night of it drawn, and what a
// seat had reason to believe: told, or refused by a name of the closed list; nothing that is too
// long is told. The last byte says whose ears.
#include <cstddef>
#include <cstdint>
#include <string>

#include "engine/expect.h"
#include "server/frames/retelling.h"
#include "server/room/limits.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace omerta::server;
  if (size == 0) return 0;
  const std::uint8_t whose = data[size - 1];
  const std::string text{reinterpret_cast<const char*>(data), size - 1};
  const auto as = static_cast<Retell::As>(whose % 3);
  omerta::beliefs::Effort effort{kMostBelieved};  // of one address, for all that it looks up
  const Retold told = retold_frame({text, as, static_cast<omerta::Seat>(whose / 3 % 40)}, effort);
  omerta::expect(told ? told->size() <= kLongestRetold : !told.error().empty());
  const Retold night = night_frame({text, whose % 7}, effort);
  omerta::expect(night ? night->size() <= kLongestRetold : !night.error().empty());
  const Retold believed = beliefs_frame({text, static_cast<omerta::Seat>(whose % 40)}, effort);
  omerta::expect(believed ? believed->size() <= kLongestRetold : !believed.error().empty());
  return 0;
}
