# One definition of everything: objects keep what g++ needs to link the program as a whole, where a
# type or a function that is defined in two ways is an error. Nothing is compiled a second time.
#   cmake --build --preset one-definition
if(NOT OMERTA_ONE_DEFINITION)
  return()
endif()
add_compile_options(-flto -ffat-lto-objects)
# All other programs are linked as ever. The last of two -flto and -fno-lto does not win.
add_link_options($<$<NOT:$<STREQUAL:$<TARGET_PROPERTY:NAME>,one_definition>>:-fno-lto>)

# An archive's index is to name what its objects define for an ordinary link: with another plugin
# than that of g++, which would name what they define before anything is optimised away.
find_file(BFD_PLUGIN libdep.so REQUIRED NO_DEFAULT_PATH
          PATHS /usr/lib/${CMAKE_LIBRARY_ARCHITECTURE}/bfd-plugins)
set(CMAKE_CXX_ARCHIVE_CREATE "<CMAKE_AR> --plugin ${BFD_PLUGIN} qc <TARGET> <LINK_FLAGS> <OBJECTS>")
set(CMAKE_CXX_ARCHIVE_APPEND "<CMAKE_AR> --plugin ${BFD_PLUGIN} q <TARGET> <LINK_FLAGS> <OBJECTS>")
set(CMAKE_CXX_ARCHIVE_FINISH "<CMAKE_RANLIB> --plugin ${BFD_PLUGIN} <TARGET>")
