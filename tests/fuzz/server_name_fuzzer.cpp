// Any bytes as a name and as something said: refused, or clean and kept as it is from then on.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/expect.h"
#include "server/room/limits.h"
#include "server/room/name.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace omerta::server;
  const std::string_view text{reinterpret_cast<const char*>(data), size};
  if (const auto name = usable_name(text)) {
    omerta::expect(name->size() <= kNameBytes && usable_name(*name) == name);
    omerta::expect(look_alike(*name, *name));
  }
  if (const auto said = usable_saying(text)) {
    omerta::expect(said->size() <= 4 * kLongestSaying && usable_saying(*said) == said);
  }
  return 0;
}
