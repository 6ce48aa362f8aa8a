// Cards of spytown by id, by name, or by an unmistakable beginning of either; in the children's
// words, too.
#include "cli/setup/spytown_setup.h"

#include "cli/typed/choosing.h"
#include "rulebooks/spytown/text/book.h"
#include "rulebooks/spytown/words/spoken.h"

namespace omerta::cli {

using spytown::Card;

std::optional<Card> find_action_card(std::string_view word, const Words& words) {
  std::vector<std::vector<std::string>> names;
  for (int i = 0; i < spytown::kCards; ++i) {
    const auto card = static_cast<Card>(i);
    names.push_back({notation::spytown_name(card), notation::card_name(words, {}, card),
                     notation::card_name(words, spytown::children({}), card)});
  }
  const auto found = find_named(word, names);
  return found ? std::optional{static_cast<Card>(*found)} : std::nullopt;
}

}  // namespace omerta::cli
