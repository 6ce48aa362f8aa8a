# A copy of some sources with our planted leaks patched in: the twins have to find each of them. A
# change of what the patch touches breaks it at once; the patch is then made anew.
#   leaky_copy(VARIABLE patch source…)   the copies, in VARIABLE
find_program(PATCH patch REQUIRED)
function(leaky_copy variable patch)
  set(leaky ${CMAKE_CURRENT_BINARY_DIR}/leaky)
  set(copying "")
  foreach(source ${ARGN})
    list(APPEND copies ${leaky}/${source})
    list(APPEND originals ${CMAKE_SOURCE_DIR}/${source})
    list(APPEND copying COMMAND ${CMAKE_COMMAND} -E copy ${CMAKE_SOURCE_DIR}/${source}
         ${leaky}/${source})
    get_filename_component(folder ${leaky}/${source} DIRECTORY)
    file(MAKE_DIRECTORY ${folder})
  endforeach()
  add_custom_command(OUTPUT ${copies} ${copying}
                     COMMAND ${PATCH} -s -p1 -d ${leaky} -i ${CMAKE_CURRENT_SOURCE_DIR}/${patch}
                     DEPENDS ${originals} ${patch}
                     COMMENT "a leaky copy of what ${patch} touches")
  set(${variable} ${copies} PARENT_SCOPE)
endfunction()
