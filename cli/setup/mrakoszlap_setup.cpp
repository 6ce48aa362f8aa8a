// From words on the command line to a setup of mrakoszlap, and the complaints about it.
#include "cli/setup/mrakoszlap_setup.h"

#include <algorithm>

#include "cli/typed/choosing.h"
#include "cli/typed/suggest.h"
#include "rulebooks/mrakoszlap/text/book.h"
#include "rulebooks/mrakoszlap/words/spoken.h"

namespace omerta::cli {
namespace {

using mrakoszlap::Setup;
using mrakoszlap::Type;

std::vector<std::string> names_of(Type type, const Words& words) {
  return {notation::mrakoszlap_name(type), notation::card_name(words, type)};
}

class MrakoszlapChooser : private Choosing {
 public:
  using Choosing::Choosing;

  std::optional<ChosenMrakoszlap> choose() {
    const std::string edition = request_.edition.empty() ? "R" : request_.edition;
    const bool understood = book(notation::mrakoszlap_book(), edition) && no_house_roles() &&
                            no_action_cards() && preset() && table() && deck() && options();
    if (!understood) return {};
    return ChosenMrakoszlap{std::move(text_), setup_, std::move(names_)};
  }

 private:
  bool set_option(const std::string& name, const std::string& value) override {
    return notation::set_mrakoszlap_option(setup_, name, value);
  }
  std::vector<notation::OptionInfo> known_options() const override {
    return notation::mrakoszlap_options(setup_);
  }

  bool preset() {
    if (!preset_named(mrakoszlap_presets())) return false;
    if (!request_.preset.empty()) setup_ = *notation::mrakoszlap_preset(request_.preset);
    return true;
  }

  // MRK-MOD-1  Whoever moderates is no player.
  bool table() {
    const auto count = people({mrakoszlap::kFewestPlayers, mrakoszlap::kMostPlayers});
    if (!count) return false;
    setup_.seats = *count;
    const std::string& moderator = request_.moderator;
    if (moderator.empty()) return true;
    const auto& seats = names_.seats;
    if (std::find(seats.begin(), seats.end(), moderator) != seats.end()) {
      return fail("cli.error.moderator-plays", {{"name", moderator}});
    }
    setup_.moderated = 1;
    text_.moderators = {{moderator, {}}};
    names_.moderator = moderator;
    return true;
  }

  // MRK-DECK-5  A type that is not listed keeps its printed number.
  bool deck() {
    if (request_.deck.empty()) return true;
    setup_.deck_given = 1;
    setup_.deck = mrakoszlap::kCopies;
    for (const Counted& part : split_counted(request_.deck)) {
      const auto type = find_card_type(part.name, words_);
      if (!type) return unknown_card(part.name, mrakoszlap_words(words_));
      const std::string id = notation::mrakoszlap_name(*type);
      if (part.number.empty()) return fail("cli.error.missing-argument", {{"name", id + "=N"}});
      const auto count = copies(part, 0);
      if (!count) return false;
      setup_.deck[index(*type)] = static_cast<std::uint8_t>(*count);
      text_.deck.push_back({{id, {}}, *count});
    }
    return true;
  }

  Setup setup_{};
};

MayStart say_all(const mrakoszlap::Findings& findings, const ChosenMrakoszlap& chosen,
                 const Words& words, Terminal& terminal) {
  for (const mrakoszlap::Finding& finding : findings) {
    say_finding({mrakoszlap::is_warning(finding.complaint),
                 notation::finding_text(words, chosen.names, chosen.setup, finding),
                 notation::mrakoszlap_name(finding.complaint)},
                words, terminal);
  }
  return findings.may_start() ? MayStart::yes : MayStart::no;
}

}  // namespace

std::optional<ChosenMrakoszlap> choose_mrakoszlap(const SetupRequest& request, const Words& words,
                                                  Terminal& terminal) {
  return MrakoszlapChooser{request, words, terminal}.choose();
}

MayStart say_findings(const ChosenMrakoszlap& chosen, const Words& words, Terminal& terminal) {
  return say_all(mrakoszlap::validate(chosen.setup), chosen, words, terminal);
}

MayStart say_hand_findings(const ChosenMrakoszlap& chosen, std::span<const mrakoszlap::Hand> hands,
                           const Words& words, Terminal& terminal) {
  return say_all(mrakoszlap::validate_hands(chosen.setup, hands), chosen, words, terminal);
}

std::vector<std::string> mrakoszlap_presets() { return {"rulebook", "desktop-2017", "web-2026"}; }

std::optional<Type> find_card_type(std::string_view word, const Words& words) {
  std::vector<std::vector<std::string>> names;
  for (unsigned i = 0; i < mrakoszlap::kTypes; ++i) {
    names.push_back(names_of(static_cast<Type>(i), words));
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

std::vector<std::string> mrakoszlap_words(const Words& words) {
  std::vector<std::string> all;
  for (unsigned i = 0; i < mrakoszlap::kTypes; ++i) {
    for (const std::string& name : names_of(static_cast<Type>(i), words)) all.push_back(name);
  }
  return all;
}

}  // namespace omerta::cli
