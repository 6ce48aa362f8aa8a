// Any bytes as a command from a device: refused with a reason, or an answer that is within its
// limits and is read the same when it is written plainly.
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/expect.h"
#include "wire/received/command.h"

namespace {

using namespace omerta;

std::string written(const wire::Answer& answer) {
  std::string chosen;
  for (Choice left = answer.choice; left != 0; left &= left - 1) {
    chosen += (chosen.empty() ? "" : ",") + std::to_string(std::countr_zero(left));
  }
  return "{\"lane\":" + std::to_string(answer.lane) +
         ",\"number\":" + std::to_string(answer.number) + ",\"choice\":[" + chosen + "]}";
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text{reinterpret_cast<const char*>(data), size};
  const auto answer = wire::read_answer(text);
  if (!answer) {
    expect(!wire::code(answer.error()).empty() && answer.error() != wire::Fault::stale);
    return 0;
  }
  expect(size <= wire::kLongestCommand && answer->lane < wire::kMostLanes && answer->number != 0);
  const auto again = wire::read_answer(written(*answer));
  expect(again.has_value() && *again == *answer);
  return 0;
}
