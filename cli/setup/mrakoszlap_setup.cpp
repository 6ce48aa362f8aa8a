// Cards of mrakoszlap by the names people type, and complaints about hands that were dealt by hand.
#include "cli/setup/mrakoszlap_setup.h"

#include "cli/typed/choosing.h"
#include "cli/typed/suggest.h"
#include "rulebooks/mrakoszlap/text/book.h"
#include "rulebooks/mrakoszlap/words/spoken.h"

namespace omerta::cli {

using mrakoszlap::Type;

MayStart say_hand_findings(const mrakoszlap::Setup& setup, const Names& names,
                           std::span<const mrakoszlap::Hand> hands, const Words& words,
                           Terminal& terminal) {
  const mrakoszlap::Findings findings = mrakoszlap::validate_hands(setup, hands);
  for (const mrakoszlap::Finding& finding : findings) {
    say_finding({mrakoszlap::is_warning(finding.complaint),
                 notation::finding_text(words, names, setup, finding),
                 notation::mrakoszlap_name(finding.complaint)},
                words, terminal);
  }
  return findings.may_start() ? MayStart::yes : MayStart::no;
}

std::optional<Type> find_card_type(std::string_view word, const Words& words) {
  std::vector<std::vector<std::string>> names;
  for (unsigned i = 0; i < mrakoszlap::kTypes; ++i) {
    const auto type = static_cast<Type>(i);
    names.push_back({notation::mrakoszlap_name(type), notation::card_name(words, type)});
  }
  if (const auto found = find_named(word, names)) return static_cast<Type>(*found);
  const Type printed = notation::find_mrakoszlap_type(word);  // on the cards of the box
  return printed == Type::none ? std::nullopt : std::optional{printed};
}

std::optional<mrakoszlap::CardId> find_card_copy(std::string_view word, const Words& words) {
  const std::size_t end = word.find_last_not_of("0123456789");
  if (end == word.npos) return {};
  const auto number = whole_number(word.substr(end + 1));
  const bool numbered = number && end > 0 && (word[end] == ' ' || word[end] == '-');
  const auto type = find_card_type(numbered ? word.substr(0, end) : word, words);
  if (!type) return {};
  const long long wanted = numbered ? *number : 1;
  if (wanted < 1 || wanted > mrakoszlap::kCopies[index(*type)]) return {};
  return mrakoszlap::card(*type, static_cast<unsigned>(wanted));
}

}  // namespace omerta::cli
