// Any bytes as frames of several connections to a room in which a game is played. The first byte of
// a line says whose it is, or what happens besides; the rest is the frame.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "server/frames/frame.h"
#include "tests/server/secrets/side.h"

namespace {

using namespace omerta::server;

const Sitting& sitting(std::uint8_t which) {
  static const Sitting kAll[] = {random_sitting("gorod", {}, 1), random_sitting("spytown", {}, 2),
                                 random_sitting("mrakoszlap", {}, 3)};
  return kAll[which % 3];
}

void take(Side& side, Connection stranger, char whose, const std::string& text) {
  const auto place = static_cast<PlaceId>(1 + static_cast<unsigned>(whose - 'a') % 9);
  if (whose >= 'a' && whose <= 'i' && place <= side.places()) {
    side.send(place, text);
  } else if (whose >= 'j' && whose <= 'r' && place <= side.places()) {
    side.drop(place);
    side.connect(place);
  } else if (whose == '+') {
    side.pass(1000);
  } else {
    side.receive({text}, stranger);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  std::string_view text{reinterpret_cast<const char*>(data), size};
  Side side{sitting(data[0])};
  for (PlaceId place = 1; place <= side.places(); ++place) side.connect(place);
  const Connection stranger = side.open(device_of(99));
  text.remove_prefix(1);
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    if (line.empty()) continue;
    (void)read_frame(line);
    take(side, stranger, line[0], std::string{line.substr(1)});
  }
  side.pass(3000);
  return 0;
}
