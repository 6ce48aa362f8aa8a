// What a moderator types at a step, as one of its entries.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "cli/typed/desk_words.h"
#include "presentation/script/desk.h"
#include "words/names.h"
#include "words/words.h"

namespace omerta::cli {

struct EntryTyped {
  std::optional<script::Filled> filled;  // nothing: no entry of this step
  std::string unknown;                   // the first word that is nobody's name
};

// Not for nothing at all, and not for the words that are possible at any time.
EntryTyped read_entry(std::string_view text, const script::Step& step, const Names& names,
                      const Words& words);

// The option that is called so, by its id or its label.
std::optional<Choice> find_option(std::string_view text, const std::vector<script::Option>& options,
                                  const Names& names, const Words& words);

// The entry that ends the step.
std::optional<script::Filled> closing_entry(const script::Step& step);

Word word_of(script::Power power);
// What may be typed at any time at a desk with these powers, in the order of the help page.
std::vector<Word> words_at(const std::vector<script::PowerEntry>& powers);

}  // namespace omerta::cli
