// What the words, questions and answers of a rulebook are called in files and on the wire, both
// ways. Whoever has only these needs to know no game.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "talk/statement.h"

namespace omerta::talk {

struct Ids {
  std::function<std::string(std::uint8_t)> word;
  std::function<std::string(Ask)> ask;
  std::function<std::string(Ask, std::uint8_t)> answer;
  std::function<std::optional<std::uint8_t>(std::string_view)> find_word;
  std::function<std::optional<Ask>(std::string_view)> find_ask;
  std::function<std::optional<std::uint8_t>(Ask, std::string_view)> find_answer;
};

}  // namespace omerta::talk
