# The standard library's headers and fmt's, read once for all that is compiled quickly. A library of
# its own, so that nobody has to wait for somebody else's library to get them.
find_package(fmt CONFIG REQUIRED)
function(quick_to_compile)  # for a folder of tests
  add_compile_options($<$<CONFIG:Release>:-O1>)
endfunction()

add_library(headers STATIC cmake/headers.cpp)
target_compile_options(headers PRIVATE $<$<CONFIG:Release>:-O1>)
target_link_libraries(headers PRIVATE fmt::fmt)
target_precompile_headers(headers PRIVATE <algorithm> <array> <cstdint> <functional> <map> <memory>
                          <optional> <set> <span> <sstream> <string> <string_view> <utility>
                          <variant> <vector> <fmt/format.h>)

function(precompiled)
  foreach(target ${ARGN})
    target_precompile_headers(${target} REUSE_FROM headers)
  endforeach()
endfunction()
