// Any bytes as what was chosen for a game: refused with a reason, or within its limits, read the
// same when it is written again, and judged; what may start begins, and what is said to it is sent.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/expect.h"
#include "presentation/setup/begin.h"
#include "rulebooks/rulebook.h"
#include "wire/encode_setup.h"
#include "wire/received/chosen.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace omerta;
  const std::string_view text{reinterpret_cast<const char*>(data), size};
  const auto chosen = wire::read_chosen(text);
  if (!chosen) {
    expect(!wire::code(chosen.error().fault).empty());
    expect(chosen.error().fault != wire::Fault::stale);
    return 0;
  }
  expect(size <= wire::kLongestChosen);
  const auto again = wire::read_chosen(wire::encoded(*chosen));
  expect(!again || *again == *chosen);  // written with every escape it may be too long
  const setup::Judged judged = setup::judged(*chosen);
  (void)wire::encoded(judged);
  if (const Rulebook* book = find_rulebook(chosen->rulebook)) {
    (void)wire::encoded(book->form(*chosen));
  }
  const bool named = !chosen->players.empty() && judged.missing.empty();
  expect(setup::begun(*chosen).has_value() <= judged.may_start());
  expect(!named || judged.may_start() == setup::begun(*chosen).has_value());
  return 0;
}
