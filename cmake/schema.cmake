# The schema's files, built into the program in their order.
file(GLOB SCHEMA_FILES CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/storage/schema/*.sql)
list(SORT SCHEMA_FILES)
set(SCHEMA_ROWS "")
foreach(file ${SCHEMA_FILES})
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
  file(READ ${file} text)
  string(APPEND SCHEMA_ROWS "    R\"SQL(${text})SQL\",\n")
endforeach()
file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/generated/storage/migrations.h @ONLY CONTENT [[
// How a database comes to its present schema, from storage/schema/*.sql. Generated: add to those.
#pragma once
#include <array>
#include <string_view>

namespace omerta::storage {

inline constexpr auto kMigrations = std::to_array<std::string_view>({
@SCHEMA_ROWS@});

}  // namespace omerta::storage
]])
