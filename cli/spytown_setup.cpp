// From words on the command line to a setup of spytown, and the complaints about it.
#include "cli/spytown_setup.h"

#include <algorithm>

#include "cli/suggest.h"
#include "notation/spytown_book.h"
#include "notation/spytown_words.h"

namespace omerta::cli {
namespace {

using notation::Words;
using spytown::Card;
using spytown::Token;

constexpr long long kMostCopies = 99;

struct Counted {  // "vest", "new-gang=3"
  std::string name;
  std::string number;  // empty: not said
};

std::vector<Counted> split(std::string_view all) {
  std::vector<Counted> parts;
  for (std::size_t at = 0; at <= all.size();) {
    const std::size_t comma = std::min(all.find(',', at), all.size());
    std::string part{all.substr(at, comma - at)};
    part.erase(0, part.find_first_not_of(' '));
    part.erase(part.find_last_not_of(' ') + 1);
    const std::size_t equals = part.find_first_of("=:");
    const bool bare = equals == std::string::npos;
    if (!part.empty())
      parts.push_back({part.substr(0, equals), bare ? "" : part.substr(equals + 1)});
    at = comma + 1;
  }
  return parts;
}

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

constexpr std::size_t kShortestBeginning = 3;

// "vest" in "bulletproof vest", "kamiz" in "kamizelka kuloodporna".
bool begins_a_word(std::string_view name, std::string_view wanted) {
  for (std::size_t at = name.find(wanted); at != name.npos; at = name.find(wanted, at + 1)) {
    if (at == 0 || name[at - 1] == ' ' || name[at - 1] == '-') return true;
  }
  return false;
}

std::optional<int> find_thing(std::string_view word, const Words& words, int first, int last) {
  const std::string wanted = folded(word);
  std::optional<int> begins;
  for (int thing = first; thing < last; ++thing) {
    for (const std::string& name : names_of(thing, words)) {
      if (folded(name) == wanted) return thing;
      const bool begun = wanted.size() >= kShortestBeginning && begins_a_word(folded(name), wanted);
      if (begun && begins && *begins != thing) begins = last;  // two things begin like this
      if (begun && !begins) begins = thing;
    }
  }
  return begins == last ? std::nullopt : begins;
}

class SpytownChooser {
 public:
  SpytownChooser(const SetupRequest& request, const Words& words, Terminal& terminal)
      : request_{request}, words_{words}, terminal_{terminal} {}

  std::optional<ChosenSpytown> choose() {
    const bool understood =
        edition() && no_house_roles() && preset() && people() && tokens() && cards() && options();
    if (!understood) return {};
    return std::move(chosen_);
  }

 private:
  bool fail(std::string_view key, const notation::Args& args,
            const std::optional<std::string>& meant = {}) {
    terminal_.error(words_.say(key, args));
    if (meant) terminal_.error(words_.say("cli.error.did-you-mean", {{"name", *meant}}));
    return false;
  }

  bool edition() {
    chosen_.text.rulebook.text = "spytown";
    chosen_.text.edition.text = request_.edition;
    if (request_.edition.empty()) return true;  // the catalogue has no usual one: a finding
    const std::vector<std::string> editions = notation::spytown_book().editions();
    if (std::find(editions.begin(), editions.end(), request_.edition) == editions.end()) {
      return fail("cli.error.unknown-edition",
                  {{"name", request_.edition}, {"options", notation::List{editions}}});
    }
    chosen_.setup.edition = request_.edition == "sk" ? spytown::Edition::sk : spytown::Edition::pl;
    return true;
  }

  bool no_house_roles() {
    return request_.house.empty() || fail("cli.error.no-house-roles", {{"name", "spytown"}});
  }

  bool preset() {
    if (request_.preset.empty()) return true;
    if (request_.preset != "children") {
      return fail("cli.error.unknown-value", {{"name", "--preset"},
                                              {"value", request_.preset},
                                              {"options", notation::List{"children"}}});
    }
    chosen_.setup = spytown::children(chosen_.setup);
    chosen_.text.preset_name.text = request_.preset;
    return true;
  }

  bool people() {
    long long count = request_.seats;
    if (!request_.players.empty()) count = static_cast<long long>(request_.players.size());
    if (count < 0 || count > 255) {
      return fail("cli.error.not-a-number", {{"low", spytown::kFewestPlayers - 1},
                                             {"high", spytown::kMostPlayers - 1},
                                             {"value", std::to_string(count)}});
    }
    auto& seats = chosen_.names.seats;
    for (long long i = 0; i < count; ++i) {
      const std::string name = request_.players.empty()
                                   ? words_.say("seat.unnamed", {{"n", i + 1}})
                                   : request_.players[static_cast<std::size_t>(i)];
      if (std::find(seats.begin(), seats.end(), name) != seats.end()) {
        return fail("cli.error.two-of-a-name", {{"name", name}});
      }
      seats.push_back(name);
      chosen_.text.seats.push_back({{name, {}}, {}});
    }
    chosen_.setup.seats = static_cast<std::uint8_t>(count);
    if (request_.moderator.empty()) return true;
    chosen_.setup.gm_mode = spytown::GmMode::human;
    chosen_.setup.game_masters = 1;
    const bool plays = std::find(seats.begin(), seats.end(), request_.moderator) != seats.end();
    chosen_.setup.game_master_seated = plays ? 1 : 0;
    chosen_.text.moderators = {{request_.moderator, {}}};
    chosen_.names.moderator = request_.moderator;
    return true;
  }

  std::optional<int> copies(const Counted& part, int usual) {
    if (part.number.empty()) return usual;
    const auto number = whole_number(part.number);
    if (number && *number >= 0 && *number <= kMostCopies) return static_cast<int>(*number);
    fail("cli.error.not-a-number", {{"low", 0}, {"high", kMostCopies}, {"value", part.number}});
    return {};
  }

  // SPY-SETUP-3  The tokens follow from the number of people; whoever names them is checked.
  bool tokens() {
    for (const Counted& part : split(request_.deck)) {
      const auto token = find_token(part.name, words_);
      if (!token) return unknown_card(part.name);
      const auto count = copies(part, 1);
      if (!count) return false;
      chosen_.setup.tokens[spytown::index(*token)] = static_cast<std::uint8_t>(*count);
      chosen_.setup.tokens_given = 1;
      chosen_.text.deck.push_back({{notation::spytown_name(*token), {}}, *count});
    }
    return true;
  }

  // SPY-CARD-2, SPY-GANG-1  The gang has three cards or none, so naming it means all of them.
  bool cards() {
    for (const Counted& part : split(request_.cards)) {
      const auto card = find_action_card(part.name, words_);
      if (!card) return unknown_card(part.name);
      const auto count = copies(part, spytown::in_the_box(*card));
      if (!count) return false;
      if (*card == Card::neutral || *count == 0) continue;  // SPY-CARD-3: added by themselves
      std::uint8_t& slot = chosen_.setup.cards[spytown::index(*card)];
      slot = static_cast<std::uint8_t>(std::min(255, slot + *count));
      chosen_.setup.extended = spytown::Switch::on;
      chosen_.text.cards.push_back({{notation::spytown_name(*card), {}}, *count, {}});
    }
    return true;
  }

  bool unknown_card(const std::string& name) {
    return fail("cli.error.unknown-role", {{"name", name}}, nearest(name, spytown_words(words_)));
  }

  bool options() {
    return std::all_of(request_.options.begin(), request_.options.end(),
                       [this](const std::string& written) { return option(written); });
  }

  bool option(const std::string& written) {
    const std::size_t equals = written.find('=');
    const std::string name = written.substr(0, equals);
    const std::string value = equals == std::string::npos ? "" : written.substr(equals + 1);
    if (notation::set_spytown_option(chosen_.setup, name, value)) {
      chosen_.text.options.push_back({{name, {}}, {value, {}}});
      return true;
    }
    std::vector<std::string> known;
    for (const notation::SpytownOption& info : notation::spytown_options(chosen_.setup)) {
      known.push_back(info.name);
      if (info.name != name) continue;
      return fail("cli.error.unknown-value",
                  {{"name", name}, {"value", value}, {"options", notation::List{info.values}}},
                  nearest(value, info.values));
    }
    return fail("cli.error.unknown-option", {{"name", name}}, nearest(name, known));
  }

  const SetupRequest& request_;
  const Words& words_;
  Terminal& terminal_;
  ChosenSpytown chosen_{};
};

}  // namespace

std::optional<ChosenSpytown> choose_spytown(const SetupRequest& request, const Words& words,
                                            Terminal& terminal) {
  return SpytownChooser{request, words, terminal}.choose();
}

MayStart say_findings(const ChosenSpytown& chosen, const Words& words, Terminal& terminal) {
  const spytown::Findings findings = spytown::validate(chosen.setup);
  for (const spytown::Finding& finding : findings) {
    const bool warning = spytown::is_warning(finding.complaint);
    const std::string label = words.say(warning ? "cli.label.warning" : "cli.label.error");
    const std::string text = notation::finding_text(words, chosen.names, chosen.setup, finding);
    const std::string code = notation::spytown_name(finding.complaint);
    terminal.say(label + ": " + text + " (" + code + ")", warning ? Style::plain : Style::bad);
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
