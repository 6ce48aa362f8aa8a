// From words on the command line to a setup of spytown, and the complaints about it.
#include "cli/setup/spytown_setup.h"

#include <algorithm>

#include "cli/typed/choosing.h"
#include "rulebooks/spytown/text/book.h"
#include "rulebooks/spytown/words/spoken.h"

namespace omerta::cli {
namespace {

using spytown::Card;
using spytown::Token;

// What a token or card is called: its id, its name, and its name among children.
std::vector<std::string> names_of(int thing, const Words& words) {
  std::vector<std::string> names{notation::spytown_thing(thing)};
  for (const spytown::Setup& setup : {spytown::Setup{}, spytown::children({})}) {
    const bool token = thing < spytown::kTokens;
    names.push_back(
        token ? notation::token_name(words, setup, static_cast<Token>(thing))
              : notation::card_name(words, setup, static_cast<Card>(thing - spytown::kTokens)));
  }
  return names;
}

std::optional<int> find_thing(std::string_view word, const Words& words, int first, int last) {
  std::vector<std::vector<std::string>> names;
  for (int thing = first; thing < last; ++thing) names.push_back(names_of(thing, words));
  const auto found = find_named(word, names);
  return found ? std::optional{first + *found} : std::nullopt;
}

class SpytownChooser : private Choosing {
 public:
  using Choosing::Choosing;

  std::optional<ChosenSpytown> choose() {
    const bool understood =
        edition() && no_house_roles() && preset() && table() && tokens() && cards() && options();
    if (!understood) return {};
    return ChosenSpytown{std::move(text_), setup_, std::move(names_)};
  }

 private:
  bool set_option(const std::string& name, const std::string& value) override {
    return notation::set_spytown_option(setup_, name, value);
  }
  std::vector<notation::OptionInfo> known_options() const override {
    return notation::spytown_options(setup_);
  }

  // The catalogue has no usual edition: without one there is a finding.
  bool edition() {
    if (!book(notation::spytown_book(), request_.edition)) return false;
    if (request_.edition == "sk") setup_.edition = spytown::Edition::sk;
    if (request_.edition == "pl") setup_.edition = spytown::Edition::pl;
    return true;
  }

  bool preset() {
    if (!preset_named({"children"})) return false;
    if (!request_.preset.empty()) setup_ = spytown::children(setup_);
    return true;
  }

  bool table() {
    const auto count = people({spytown::kFewestPlayers - 1, spytown::kMostPlayers - 1});
    if (!count) return false;
    setup_.seats = *count;
    if (request_.moderator.empty()) return true;
    const auto& seats = names_.seats;
    const bool plays = std::find(seats.begin(), seats.end(), request_.moderator) != seats.end();
    setup_.gm_mode = spytown::GmMode::human;
    setup_.game_masters = 1;
    setup_.game_master_seated = plays ? 1 : 0;
    text_.moderators = {{request_.moderator, {}}};
    names_.moderator = request_.moderator;
    return true;
  }

  // SPY-SETUP-3  The tokens follow from the number of people; whoever names them is checked.
  bool tokens() {
    for (const Counted& part : split_counted(request_.deck)) {
      const auto token = find_token(part.name, words_);
      if (!token) return unknown_card(part.name, spytown_words(words_));
      const auto count = copies(part, 1);
      if (!count) return false;
      setup_.tokens[spytown::index(*token)] = static_cast<std::uint8_t>(*count);
      setup_.tokens_given = 1;
      text_.deck.push_back({{notation::spytown_name(*token), {}}, *count});
    }
    return true;
  }

  // SPY-CARD-2, SPY-GANG-1  The gang has three cards or none, so naming it means all of them.
  bool cards() {
    for (const Counted& part : split_counted(request_.cards)) {
      const auto card = find_action_card(part.name, words_);
      if (!card) return unknown_card(part.name, spytown_words(words_));
      const auto count = copies(part, spytown::in_the_box(*card));
      if (!count) return false;
      if (*card == Card::neutral || *count == 0) continue;  // SPY-CARD-3: added by themselves
      std::uint8_t& slot = setup_.cards[spytown::index(*card)];
      slot = static_cast<std::uint8_t>(std::min(255, slot + *count));
      setup_.extended = spytown::Switch::on;
      text_.cards.push_back({{notation::spytown_name(*card), {}}, *count, {}});
    }
    return true;
  }

  spytown::Setup setup_{};
};

}  // namespace

std::optional<ChosenSpytown> choose_spytown(const SetupRequest& request, const Words& words,
                                            Terminal& terminal) {
  return SpytownChooser{request, words, terminal}.choose();
}

MayStart say_findings(const ChosenSpytown& chosen, const Words& words, Terminal& terminal) {
  const spytown::Findings findings = spytown::validate(chosen.setup);
  for (const spytown::Finding& finding : findings) {
    say_finding({spytown::is_warning(finding.complaint),
                 notation::finding_text(words, chosen.names, chosen.setup, finding),
                 notation::spytown_name(finding.complaint)},
                words, terminal);
  }
  return findings.may_start() ? MayStart::yes : MayStart::no;
}

// By id, by name, or by an unmistakable beginning of either; in the children's words, too.
std::optional<Token> find_token(std::string_view word, const Words& words) {
  const auto found = find_thing(word, words, 0, spytown::kTokens);
  return found ? std::optional{static_cast<Token>(*found)} : std::nullopt;
}

std::optional<Card> find_action_card(std::string_view word, const Words& words) {
  const auto found = find_thing(word, words, spytown::kTokens, notation::kSpytownThings);
  return found ? std::optional{static_cast<Card>(*found - spytown::kTokens)} : std::nullopt;
}

std::vector<std::string> spytown_words(const Words& words) {
  std::vector<std::string> all;
  for (int i = 0; i < notation::kSpytownThings; ++i) {
    for (const std::string& name : names_of(i, words)) all.push_back(name);
  }
  return all;
}

}  // namespace omerta::cli
