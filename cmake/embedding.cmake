# What is built into the program, so that it reads nothing from disk: the sentences, the catalogues,
# the shipped house roles.

# The sentences in five languages.
file(GLOB WORDS_FILES CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/words/messages/*.toml
     ${CMAKE_SOURCE_DIR}/rulebooks/*/words/*.toml)
add_executable(words_embed words/embed.cpp)
set(WORDS_SOURCE ${CMAKE_BINARY_DIR}/generated/words/messages.cpp)
file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/generated/words)
add_custom_command(OUTPUT ${WORDS_SOURCE} COMMAND words_embed ${WORDS_SOURCE} ${WORDS_FILES}
                   DEPENDS words_embed ${WORDS_FILES} COMMENT "sentences from the message files")

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
set(RULES_SOURCE ${CMAKE_BINARY_DIR}/generated/catalogue_texts.cpp)
add_custom_command(OUTPUT ${RULES_SOURCE} COMMAND rules_embed ${RULES_SOURCE} ${CATALOGUES}
                   DEPENDS rules_embed ${CATALOGUES} COMMENT "the rules reader's texts")

# The house roles that come with the program.
set(SHIPPED_HOUSE_ROLES actor fat-man dancer fighter one-eyed stranger)
set(SHIPPED_ROWS "")
foreach(id IN LISTS SHIPPED_HOUSE_ROLES)
  set(file ${CMAKE_SOURCE_DIR}/house-roles/${id}.toml)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
  file(READ ${file} text)
  string(APPEND SHIPPED_ROWS "    {\"${id}\", R\"TOML(${text})TOML\"},\n")
endforeach()
set(SHIPPED ${CMAKE_BINARY_DIR}/generated/rulebooks/gorod/house/shipped.h)
file(CONFIGURE OUTPUT ${SHIPPED} @ONLY CONTENT [[
// The shipped house roles, from house-roles/*.toml. Generated: change those.
#pragma once
#include <array>
#include <string_view>

namespace omerta::house {

struct Shipped {
  std::string_view id;
  std::string_view toml;
};
inline constexpr auto kShipped = std::to_array<Shipped>({
@SHIPPED_ROWS@});

}  // namespace omerta::house
]])
