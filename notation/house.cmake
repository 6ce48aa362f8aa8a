# House roles: the reader and writer of definition files, and the examples that come with the
# program, packed into it so that they need no path.
set(HOUSE_ROOT ${CMAKE_CURRENT_LIST_DIR}/..)
set(SHIPPED_HOUSE_ROLES actor fat-man dancer fighter one-eyed stranger)

set(SHIPPED_ROWS "")
foreach(id IN LISTS SHIPPED_HOUSE_ROLES)
  set(file ${HOUSE_ROOT}/house-roles/${id}.toml)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
  file(READ ${file} text)
  string(APPEND SHIPPED_ROWS "    {\"${id}\", R\"TOML(${text})TOML\"},\n")
endforeach()
set(SHIPPED ${CMAKE_BINARY_DIR}/generated/notation/house_shipped.h)
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

find_package(fmt REQUIRED)
add_library(house_roles STATIC
  ${HOUSE_ROOT}/notation/house_acts.cpp ${HOUSE_ROOT}/notation/house_blocks.cpp
  ${HOUSE_ROOT}/notation/house_faults.cpp ${HOUSE_ROOT}/notation/house_scan.cpp
  ${HOUSE_ROOT}/notation/house_reader.cpp ${HOUSE_ROOT}/notation/house_roles.cpp
  ${HOUSE_ROOT}/notation/house_shipped.cpp ${HOUSE_ROOT}/notation/house_toml.cpp
  ${HOUSE_ROOT}/notation/house_write.cpp)
target_link_libraries(house_roles PUBLIC rulesets words fmt::fmt)
