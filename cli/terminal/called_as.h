// What somebody types to start the program: `./run` says so, for `omerta` is on nobody's path
// there.
#pragma once
#include <cstdlib>
#include <string>

namespace omerta::cli {

inline std::string called_as() {
  const char* typed = std::getenv("OMERTA_CALLED_AS");
  return typed == nullptr ? "omerta" : typed;
}

}  // namespace omerta::cli
