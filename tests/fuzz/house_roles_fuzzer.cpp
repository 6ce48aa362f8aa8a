// Any bytes as a house-role file: they are read or refused, never worse, and what is read can be
// written, read again and judged.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/expect.h"
#include "rulebooks/gorod/house/roles.h"

namespace {

using omerta::expect;
using namespace omerta::house;

void check(const HouseRoles& roles) {
  const std::string text = write_house_roles(roles);
  const auto again = parse_house_roles(text, "written");
  expect(again.has_value());
  expect(*again == roles);
  expect(write_house_roles(*again) == text);
  check_house_roles({}, roles);
}

void check(const Mistakes& mistakes) {
  expect(!mistakes.empty() && mistakes.size() <= kMistakes);
  for (const Mistake& mistake : mistakes) {
    expect(mistake.line >= 1 && mistake.column >= 1 && !mistake.what.empty());
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text{reinterpret_cast<const char*>(data), size};
  const auto roles = parse_house_roles(text, "fuzz");
  roles ? check(*roles) : check(roles.error());
  const auto built_in = parse_built_in(text, "fuzz");
  if (!built_in) check(built_in.error());
  return 0;
}
