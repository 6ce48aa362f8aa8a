# clauses_of(CATALOGUE HEADER): the constants of one catalogue, numbered after those before it. The
# header is added to CLAUSES.
set_property(GLOBAL PROPERTY NEXT_CLAUSE 1)

function(clauses_of catalogue header)
  get_filename_component(book ${catalogue} NAME_WE)
  get_property(first GLOBAL PROPERTY NEXT_CLAUSE)
  set(file ${CMAKE_BINARY_DIR}/generated/${header})
  get_filename_component(folder ${file} DIRECTORY)
  file(MAKE_DIRECTORY ${folder})
  add_custom_command(OUTPUT ${file} COMMAND clauses ${file} ${book} ${first} ${catalogue}
                     DEPENDS clauses ${catalogue} COMMENT "clauses of ${book}")
  math(EXPR next "${first} + 1000")
  set_property(GLOBAL PROPERTY NEXT_CLAUSE ${next})
  list(APPEND CLAUSES ${file})
  set(CLAUSES ${CLAUSES} PARENT_SCOPE)
endfunction()
