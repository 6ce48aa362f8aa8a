// What somebody types to start the program: `./run` says so, for `omerta` is on nobody's path
// there.
#pragma once
#include <cstdlib>
#include <string>
#include <string_view>

#include "words/message.h"

namespace omerta::cli {

inline std::string called_as() {
  const char* typed = std::getenv("OMERTA_CALLED_AS");
  return typed == nullptr ? "omerta" : typed;
}

inline std::string as_typed(std::string_view command) {
  return called_as() + " " + std::string{command};
}

// A sentence that says what to type, for whoever types.
inline Message for_typing(Message said) {
  said.args.emplace_back("program", called_as());
  return said;
}

}  // namespace omerta::cli
