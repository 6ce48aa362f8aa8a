// GOR-HOUSE-8: the examples that come with the program. They are house rules, not rules of either
// rulebook, and none is in a game unless the host takes it.
#include "rulebooks/gorod/house/shipped.h"

#include "rulebooks/gorod/house/roles.h"

namespace omerta::house {
namespace {

constexpr auto kIds = [] {
  std::array<std::string_view, kShipped.size()> ids{};
  for (std::size_t i = 0; i < ids.size(); ++i) ids[i] = kShipped[i].id;
  return ids;
}();

}  // namespace

std::string_view shipped_house_role(std::string_view id) {
  for (const Shipped& shipped : kShipped) {
    if (shipped.id == id) return shipped.toml;
  }
  return {};
}

std::span<const std::string_view> shipped_house_role_ids() { return kIds; }

}  // namespace omerta::house
