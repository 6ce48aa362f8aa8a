# One library a folder (or some that belong together). Warnings and include paths are the project's.
#   part(NAME FOLDERS folder… [SOURCES generated…] [NEEDS library…])
#   quick_part(…)   the same, compiled for speed: what plays millions of games
#   rules(BOOK)     the law of one rulebook
include(cmake/precompiled.cmake)

function(part_of_folders name)
  cmake_parse_arguments(PART "" "" "FOLDERS;SOURCES;NEEDS" ${ARGN})
  set(sources ${PART_SOURCES})
  foreach(folder ${PART_FOLDERS})
    file(GLOB found CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/${folder}/*.cpp)
    list(FILTER found EXCLUDE REGEX "/registry\\.cpp$|/embed[a-z_]*\\.cpp$|/print_[a-z_]*\\.cpp$")
    list(APPEND sources ${found})
  endforeach()
  add_library(${name} STATIC ${sources})
  add_dependencies(${name} generate_clauses)
  target_link_libraries(${name} PUBLIC ${PART_NEEDS})
endfunction()

function(quick_part)
  part_of_folders(${ARGN})
endfunction()

# What reads text, joins sentences or asks questions need not be fast; it is compiled quickly.
function(part name)
  part_of_folders(${name} ${ARGN})
  target_compile_options(${name} PRIVATE $<$<CONFIG:Release>:-O1>)
  target_link_libraries(${name} PUBLIC fmt::fmt)
  precompiled(${name})
endfunction()

# One translation unit: the kernel's templates and the rules are compiled into each other, which is
# worth a quarter of the simulator's time.
function(rules book)
  part_of_folders(${book}_rules FOLDERS rulebooks/${book}/rules)
  set_target_properties(${book}_rules PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 0)
endfunction()
