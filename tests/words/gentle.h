// The children's wording (SPY-KIDS-5): words that must not be said to children, in five languages.
#pragma once
#include <string>
#include <string_view>

#include "words/words.h"

namespace omerta::notation {

// The first word for children's ears that a text contains, in any form of it, or nothing.
std::string rough_word_in(std::string_view text, Language language);

}  // namespace omerta::notation
