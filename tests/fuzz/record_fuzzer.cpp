// Any bytes as a record: refused with a place, or read, written back to the byte and played; what
// was played once plays again to the same state.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/expect.h"
#include "notation/record.h"

namespace {

using namespace omerta::notation;

void play(const Record& record) {
  try {
    const omerta::Chronicle played = record.replay();
    const Record again = Record::read(record.write(), "again");
    omerta::expect(again.replay().checksum() == played.checksum());
  } catch (const Misread& misread) {
    omerta::expect(!misread.reason().empty());
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text{reinterpret_cast<const char*>(data), size};
  try {
    const Record record = Record::read(text, "fuzz");
    omerta::expect(record.write() == text);
    play(record);
  } catch (const Misread& misread) {
    omerta::expect(!misread.reason().empty());
  }
  return 0;
}
