# One library a folder (or some that belong together). Warnings and include paths are the project's.
#   part(NAME FOLDERS folder… [SOURCES generated…] [NEEDS library…])
#   quick_part(…)   the same, compiled for speed: what plays millions of games
#   rules(BOOK)     the law of one rulebook
include(cmake/precompiled.cmake)

# With CMAKE_UNITY_BUILD some files of a folder are compiled at once: their headers are read once
# for all, which takes less than half the time. Files of two folders are never mixed. The `dev`
# preset compiles each alone, and so are always these, whose short names a neighbour uses too.
set(FILES_AT_ONCE 8)
set(ALONE "/(form|narrator|pages|report|talk)\\.cpp$" "/simulation/" "^cli/play/"
          "^cli/(commands/(lab|serve_or_play)|moderate/moderate|records/why|rules/rules)\\.cpp$" "^cli/typed/names\\.cpp$" "^client/moderator\\.cpp$"
          "^notation/scenario/pattern\\.cpp$" "^wire/received/" "^lab/fit\\.cpp$"
          "^rulebooks/[a-z]+/(house/blocks|words/questions|bots/bot|text/names)\\.cpp$")
# What a planted leak stands in for must be an object of its own too.
file(GLOB_RECURSE leaks CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/*_leaks.patch)
foreach(patch ${leaks})
  file(STRINGS ${patch} touched REGEX "^[+][+][+] b/")
  foreach(line ${touched})
    string(SUBSTRING ${line} 6 -1 source)
    list(APPEND ALONE ^${source}$)
  endforeach()
endforeach()

function(compile_together folder)
  string(MAKE_C_IDENTIFIER ${folder} name)
  set(at 0)
  list(TRANSFORM ARGN REPLACE "^${CMAKE_SOURCE_DIR}/" "")
  foreach(pattern ${ALONE})
    list(FILTER ARGN EXCLUDE REGEX ${pattern})
  endforeach()
  foreach(source ${ARGN})
    math(EXPR group "${at} / ${FILES_AT_ONCE}")
    set_source_files_properties(${CMAKE_SOURCE_DIR}/${source} PROPERTIES UNITY_GROUP ${name}_${group})
    math(EXPR at "${at} + 1")
  endforeach()
endfunction()

function(part_of_folders name)
  cmake_parse_arguments(PART "" "" "FOLDERS;SOURCES;NEEDS" ${ARGN})
  set(sources ${PART_SOURCES})
  foreach(folder ${PART_FOLDERS})
    file(GLOB found CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/${folder}/*.cpp)
    list(FILTER found EXCLUDE REGEX "/registry\\.cpp$|/embed[a-z_]*\\.cpp$|/print_[a-z_]*\\.cpp$")
    compile_together(${folder} ${found})
    list(APPEND sources ${found})
  endforeach()
  add_library(${name} STATIC ${sources})
  set_target_properties(${name} PROPERTIES UNITY_BUILD_MODE GROUP)
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
  set(folder rulebooks/${book}/rules)
  part_of_folders(${book}_rules FOLDERS ${folder} ${folder}/night ${folder}/day)
  set_target_properties(${book}_rules PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE BATCH
                        UNITY_BUILD_BATCH_SIZE 0)
endfunction()
