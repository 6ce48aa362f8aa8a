# Fuzzes the reader of house-role files (clang only): any bytes are read or refused. Good
# seeds to start from: house-roles/ and tests/house/built_in/.
if(OMERTA_FUZZ)
  if(OMERTA_SANITIZE)  # whose runtime the counters need in every other program
    target_compile_options(house_roles PRIVATE -fsanitize=fuzzer-no-link)
  endif()
  add_executable(house_roles_fuzzer ${CMAKE_CURRENT_LIST_DIR}/house_roles_fuzzer.cpp)
  target_link_libraries(house_roles_fuzzer PRIVATE house_roles)
  target_compile_options(house_roles_fuzzer PRIVATE -fsanitize=fuzzer)
  target_link_options(house_roles_fuzzer PRIVATE -fsanitize=fuzzer)
endif()
