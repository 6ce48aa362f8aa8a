// Tokens and cards of spytown by the names people type.
#pragma once
#include <optional>
#include <string_view>

#include "rulebooks/spytown/rules/cards.h"
#include "words/words.h"

namespace omerta::cli {

// By its id or by its name in the reader's language.
std::optional<spytown::Card> find_action_card(std::string_view word, const Words& words);

}  // namespace omerta::cli
