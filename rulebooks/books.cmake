# The rulebooks, in the order in which their clauses are numbered, and where their folders are.
set(BOOKS gorod spytown mrakoszlap)

# folders_of(VARIABLE NAME): that folder of each rulebook that has one.
function(folders_of variable name)
  set(found "")
  foreach(book ${BOOKS})
    if(IS_DIRECTORY ${CMAKE_SOURCE_DIR}/rulebooks/${book}/${name})
      list(APPEND found rulebooks/${book}/${name})
    endif()
  endforeach()
  set(${variable} ${found} PARENT_SCOPE)
endfunction()

foreach(name beliefs bots presentation simulation text words)
  string(TOUPPER BOOKS_${name} variable)
  folders_of(${variable} ${name})
endforeach()
list(TRANSFORM BOOKS APPEND _rules OUTPUT_VARIABLE BOOKS_RULES)
list(TRANSFORM BOOKS PREPEND rulebooks/ OUTPUT_VARIABLE BOOKS_TABLES)
