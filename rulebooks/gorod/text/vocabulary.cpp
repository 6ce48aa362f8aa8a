// Which words may stand where in the facts of gorod: for expectations, that none names what cannot
// be.
#include <algorithm>
#include <map>

#include "rulebooks/gorod/text/book.h"

namespace omerta::notation {
namespace {

using gorod::Reason;

bool in_deck(const Casting& casting, std::string_view role) {
  return std::any_of(casting.deck.begin(), casting.deck.end(),
                     [&](const auto& card) { return card.first == role && card.second > 0; });
}

// A call may be named although this deck has none of its cards: that it is not made is a rule.
bool is_call(const Casting& casting, std::string_view word) {
  return word == "acquaintance-mafia" || word == "acquaintance-yakuza" ||
         gorod_book().find_clan(word) || gorod_book().find_role(casting, word);
}

bool is_result(const Casting& casting, std::string_view word) {
  for (int i = 1; i < static_cast<int>(gorod::Result::house); ++i) {
    if (gorod_name(static_cast<gorod::Result>(i)) == word) return true;
  }
  const auto& house = casting.names.house;
  return std::any_of(house.begin(), house.end(), [&](const auto& each) { return each.id == word; });
}

bool is_sign(std::string_view word) {
  for (int i = 0; i < static_cast<int>(gorod::Sign::number); ++i) {
    if (gorod_name(static_cast<gorod::Sign>(i)) == word) return true;
  }
  return false;
}

bool is_reason(const std::string& fact, std::string_view word) {
  static const std::map<std::string, std::vector<Reason>> reasons{
      {"no-elimination", {Reason::no_candidates, Reason::second_tie, Reason::alibi}},
      {"came-to-nothing", {Reason::arrested, Reason::held, Reason::killed_tonight}},
      {"no-shot", {Reason::no_agreement, Reason::jammed, Reason::no_member_left}},
      {"spared", {Reason::arrested, Reason::sheltered, Reason::armour, Reason::already_hit}},
      {"not-healed", {Reason::not_shot, Reason::beyond_healing, Reason::limit_used}},
      {"held", {Reason::arrested, Reason::held}},
      {"ruled", {Reason::killed_tonight, Reason::none}},
  };
  const auto& known = reasons.at(fact);
  return std::any_of(known.begin(), known.end(),
                     [&](Reason reason) { return gorod_name(reason) == word; });
}

}  // namespace

bool gorod_word(const Casting& casting, const FactShape& fact, std::string_view slot,
                std::string_view word) {
  if (slot == "role") return in_deck(casting, word);
  if (slot == "cards") return gorod_book().find_role(casting, word).has_value();
  if (slot == "call") return is_call(casting, word);
  if (slot == "reason") return is_reason(fact.name, word);
  if (slot == "result") return is_result(casting, word);
  if (slot == "sign") return is_sign(word);
  return slot == "question" && gorod_book().find_ask(word);
}

}  // namespace omerta::notation
