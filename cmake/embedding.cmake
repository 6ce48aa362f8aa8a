# What is built into the program, so that it reads nothing from disk: the sentences, the catalogues,
# the levels of bots.

# The sentences in five languages.
file(GLOB WORDS_FILES CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/words/messages/*.toml
     ${CMAKE_SOURCE_DIR}/rulebooks/*/words/*.toml)
add_executable(words_embed words/embed.cpp)

# The same for a browser: one file a language, book by book, with the same keys.
set(MESSAGES_FOLDER ${CMAKE_BINARY_DIR}/generated/messages)
file(MAKE_DIRECTORY ${MESSAGES_FOLDER})
foreach(language en pl sk cs ru)
  list(APPEND MESSAGES_JSON ${MESSAGES_FOLDER}/${language}.json)
  add_custom_command(OUTPUT ${MESSAGES_FOLDER}/${language}.json
                     COMMAND words_embed ${MESSAGES_FOLDER}/${language}.json ${WORDS_FILES}
                     DEPENDS words_embed ${WORDS_FILES} COMMENT "sentences for a browser: ${language}")
endforeach()
add_custom_target(messages_json DEPENDS ${MESSAGES_JSON})

# The catalogues: the rules reader and the why need no file at run time.
add_executable(rules_embed presentation/catalogue/embed_rules.cpp)

# built_in(NAME REGISTRY list.cpp WORDS message files… CATALOGUES …): which rulebooks a program has,
# with their sentences and their clauses. Every executable that plays links one of these.
function(built_in name)
  cmake_parse_arguments(OF "" "REGISTRY" "WORDS;CATALOGUES" ${ARGN})
  set(folder ${CMAKE_BINARY_DIR}/generated/${name})
  file(MAKE_DIRECTORY ${folder})
  add_custom_command(OUTPUT ${folder}/messages.cpp
                     COMMAND words_embed ${folder}/messages.cpp ${OF_WORDS}
                     DEPENDS words_embed ${OF_WORDS} COMMENT "sentences from the message files")
  add_custom_command(OUTPUT ${folder}/catalogue_texts.cpp
                     COMMAND rules_embed ${folder}/catalogue_texts.cpp ${OF_CATALOGUES}
                     DEPENDS rules_embed ${OF_CATALOGUES} COMMENT "the rules reader's texts")
  add_library(${name} OBJECT ${OF_REGISTRY} ${folder}/messages.cpp ${folder}/catalogue_texts.cpp)
  target_compile_options(${name} PRIVATE $<$<CONFIG:Release>:-O1>)
  add_dependencies(${name} generate_clauses)
endfunction()

# The levels of each rulebook's bots (minds/level_table.h).
file(GLOB LEVELS CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/rulebooks/*/bots/levels.toml)
foreach(file IN LISTS LEVELS)
  string(REGEX REPLACE "^.*/([a-z]+)/bots/levels.toml$" "\\1" BOOK ${file})
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
  file(READ ${file} LEVELS_TEXT)
  file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/generated/rulebooks/${BOOK}/bots/levels_text.h @ONLY
       CONTENT [[
// The levels, from levels.toml. Generated: change that.
#pragma once
#include <string_view>

namespace omerta::@BOOK@ {

inline constexpr std::string_view kLevelsText = R"TOML(@LEVELS_TEXT@)TOML";

}  // namespace omerta::@BOOK@
]])
endforeach()
