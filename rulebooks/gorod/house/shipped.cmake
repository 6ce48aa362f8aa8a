# The house roles that come with the program.
set(SHIPPED_HOUSE_ROLES actor fat-man dancer fighter one-eyed stranger)
set(SHIPPED_ROWS "")
foreach(id IN LISTS SHIPPED_HOUSE_ROLES)
  set(file ${CMAKE_SOURCE_DIR}/house-roles/${id}.toml)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
  file(READ ${file} text)
  string(APPEND SHIPPED_ROWS "    {\"${id}\", R\"TOML(${text})TOML\"},\n")
endforeach()
set(SHIPPED ${CMAKE_BINARY_DIR}/generated/rulebooks/gorod/house/shipped.h)
file(CONFIGURE OUTPUT ${SHIPPED} @ONLY CONTENT [[
// The shipped house roles, from house-roles/*.toml. Generated: change those.
#pragma once
#include <array>
#include <string_view>

namespace omerta::house {

struct Shipped {
  std::string_view id;
  std::string_view toml;
};
inline constexpr auto kShipped = std::to_array<Shipped>({
@SHIPPED_ROWS@});

}  // namespace omerta::house
]])
