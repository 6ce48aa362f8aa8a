// Any bytes as a row of a room's log: no row, or one that is read the same when it is written
// again, and that a room refuses or takes without harm.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "server/room/room.h"
#include "tests/server/secrets/sitting.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace omerta::server;
  static const Sitting kSitting = random_sitting("spytown", {}, 2);
  const auto row = read_row({reinterpret_cast<const char*>(data), size});
  if (!row) return 0;
  const std::string text = written(*row);
  const auto again = read_row(text);
  omerta::expect(again.has_value() && written(*again) == text);
  Room playing = folded(kSitting.rows);
  (void)playing.apply(*row);
  Room lobby = folded(std::span{kSitting.rows}.first(kSitting.rows.size() - 1));
  (void)lobby.apply(*row);
  return 0;
}
