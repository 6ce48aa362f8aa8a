// Which words may stand where in the facts of spytown: for expectations, that none names what
// cannot be.
#include <algorithm>

#include "rulebooks/spytown/text/book.h"

namespace omerta::notation {
namespace {

using Deck = std::vector<std::pair<std::string, int>>;

bool is_among(const Deck& deck, std::string_view word) {
  return std::any_of(deck.begin(), deck.end(),
                     [&](const auto& each) { return each.first == word && each.second > 0; });
}

template <class E>
bool is_one_of(E last, std::string_view word, int first = 0) {
  for (int i = first; i <= static_cast<int>(last); ++i) {
    if (spytown_name(static_cast<E>(i)) == word) return true;
  }
  return false;
}

}  // namespace

bool spytown_word(const Casting& casting, const FactShape& fact, std::string_view slot,
                  std::string_view word) {
  if (slot == "token") return is_among(casting.deck, word);
  const bool empty_hand = word == "none" && fact.name == "revealed";  // it was handed on
  if (slot == "card") return is_among(casting.cards, word) || empty_hand;
  if (slot == "tokens" || slot == "cards") {
    return spytown_book().find_role(casting, word).has_value();
  }
  if (slot == "usable") return word == "usable" || word == "not-usable";
  if (slot == "phase") return is_one_of(spytown::Phase::over, word);
  if (slot == "cause") return is_one_of(spytown::Cause::ruling, word, 1);
  if (slot == "window") return is_one_of(spytown::Window::last_shot, word, 1);
  if (slot == "ruling") return is_one_of(spytown::Ruling::put_out, word);
  if (slot == "result") return is_one_of(spytown::Result::abandoned, word, 1);
  if (slot == "side" || slot == "force") return is_one_of(spytown::Force::new_gang, word);
  return false;
}

}  // namespace omerta::notation
