// Which words may stand where in the facts of mrakoszlap: for expectations, that none names what
// cannot be.
#include <algorithm>
#include <array>
#include <charconv>

#include "rulebooks/mrakoszlap/rules/steps.h"
#include "rulebooks/mrakoszlap/text/book.h"

namespace omerta::notation {
namespace {

using namespace std::string_view_literals;
using mrakoszlap::CardId;
using mrakoszlap::Course;
using mrakoszlap::Type;

template <class E>
bool is_one_of(E last, std::string_view word, int first = 0) {
  for (int i = first; i <= static_cast<int>(last); ++i) {
    if (mrakoszlap_name(static_cast<E>(i)) == word) return true;
  }
  return false;
}

// MRK-DECK-7  Copies of these two are gained, with numbers beyond the deck's.
bool is_gained(Type type, std::string_view number) {
  const bool gains = type == Type::cloud_treader || type == Type::mirror;
  int value = 0;
  const char* end = number.data() + number.size();
  const auto parsed = std::from_chars(number.data(), end, value);
  return gains && parsed.ec == std::errc{} && parsed.ptr == end &&
         value > mrakoszlap::kCopies[mrakoszlap::index(type)] &&
         value <= mrakoszlap::kCopies[mrakoszlap::index(type)] + mrakoszlap::kNewTreaders;
}

// Any card of the box, by the catalogue's word, as it is told: which of them are in the deck is a
// rule, and may be expected. A type is any copy of it.
bool is_card(std::string_view word) {
  if (mrakoszlap_card_word(word) != word) return false;
  if (find_mrakoszlap_card(word) != CardId::none) return true;
  if (find_mrakoszlap_type(word) != Type::none) return true;
  const std::size_t dash = word.rfind('-');
  return dash != std::string_view::npos &&
         is_gained(find_mrakoszlap_type(word.substr(0, dash)), word.substr(dash + 1));
}

bool is_type(std::string_view word) {
  return mrakoszlap_card_word(word) == word && find_mrakoszlap_type(word) != Type::none;
}

// What a card costs is `lost`; the log alone has the gains.
bool is_step(const FactShape& fact, std::string_view word) {
  if (fact.name == "smell") {
    constexpr std::array kSmell{"gas-mask"sv, "healed"sv, "lost"sv, "dead-player"sv, "dies"sv};
    return std::find(kSmell.begin(), kSmell.end(), word) != kSmell.end();
  }
  if (word == "lost") return true;
  if (word == "vest" || word == "cloud-treader") return false;
  return is_one_of(fact.name == "flight" ? Course::gain_mirror : Course::dies, word, 1);
}

bool is_reason(std::string_view word) {
  constexpr std::array kReasons{"bullet"sv, "smell"sv, "gallows"sv, "volley"sv, "bomb"sv};
  return std::find(kReasons.begin(), kReasons.end(), word) != kReasons.end();
}

}  // namespace

bool mrakoszlap_word(const Casting&, const FactShape& fact, std::string_view slot,
                     std::string_view word) {
  if (slot == "card") return is_card(word);
  if (slot == "cards" || slot == "type") return is_type(word);
  if (slot == "step") return is_step(fact, word);
  if (slot == "reason") return is_reason(word);
  if (slot == "phase") return is_one_of(mrakoszlap::Phase::game_over, word);
  if (slot == "show") return is_one_of(mrakoszlap::Show::either, word);
  if (slot == "power") return is_one_of(mrakoszlap::Power::time_lord, word);
  if (slot == "question") return mrakoszlap_book().find_ask(word).has_value();
  if (slot == "side" || slot == "result") return is_one_of(mrakoszlap::Result::draw, word, 1);
  return slot == word;  // `skipped`, `matrix`, `shoots`
}

// Each step has arguments of its own: a card it costs, a number of fragments, somebody who dies.
bool mrakoszlap_go_together(const FactShape& fact, const std::vector<std::string>& words) {
  if (fact.name != "course" && fact.name != "smell" && fact.name != "flight") return true;
  const std::string& step = words[0];
  if (step.empty()) return true;
  const bool glass = step == "turned" || step == "broke" || step == "gain-mirror";
  const bool card = glass || step == "lost" || step == "gain-treader";
  const bool number = step == "split" || step == "fragment";
  if ((!words[1].empty() && !card) || (!words[2].empty() && !number)) return false;
  const bool mirror = words[1].rfind("mirror", 0) == 0;
  if (!words[1].empty() && glass != mirror) return false;
  return words[3].empty() || fact.name == "flight" || step == "dies";
}

}  // namespace omerta::notation
