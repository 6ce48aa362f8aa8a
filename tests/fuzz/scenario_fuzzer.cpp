// Any bytes as a scenario file: they are read and run, or refused with a place, never worse.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/expect.h"
#include "notation/scenario/scenario.h"

namespace {

using namespace omerta::notation;

void run(const Scenario& scenario) {
  try {
    for (const Failure& failure : check(scenario).failures) omerta::expect(!failure.what.empty());
  } catch (const Misread& misread) {
    omerta::expect(misread.place().line >= 1 && !misread.reason().empty());
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text{reinterpret_cast<const char*>(data), size};
  try {
    for (const Scenario& scenario : read_scenarios(text, "fuzz")) run(scenario);
  } catch (const Misread& misread) {
    omerta::expect(!misread.reason().empty());
  }
  return 0;
}
