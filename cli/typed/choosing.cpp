// Words on the command line, held against what there is to choose from.
#include "cli/typed/choosing.h"

#include <algorithm>

#include "cli/typed/suggest.h"
#include "rulebooks/gorod/text/book.h"
#include "rulebooks/mrakoszlap/text/book.h"
#include "rulebooks/spytown/text/book.h"

namespace omerta::cli {
namespace {

constexpr long long kMostCopies = 99;
constexpr long long kMostWritten = 255;  // what a setup has room for
constexpr std::size_t kShortestBeginning = 3;

bool begins_a_word(std::string_view name, std::string_view wanted) {
  for (std::size_t at = name.find(wanted); at != name.npos; at = name.find(wanted, at + 1)) {
    if (at == 0 || name[at - 1] == ' ' || name[at - 1] == '-') return true;
  }
  return false;
}

// Of settings written "name=value".
bool knows_all(const std::vector<std::string>& written,
               const std::vector<notation::OptionInfo>& known) {
  return std::all_of(written.begin(), written.end(), [&](const std::string& each) {
    const std::string name = each.substr(0, each.find('='));
    return std::any_of(known.begin(), known.end(),
                       [&](const notation::OptionInfo& info) { return info.name == name; });
  });
}

}  // namespace

std::vector<Counted> split_counted(std::string_view all) {
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

std::optional<int> find_named(std::string_view word,
                              const std::vector<std::vector<std::string>>& names_of_things) {
  const std::string wanted = folded(word);
  const int several = static_cast<int>(names_of_things.size());
  std::optional<int> begins;
  for (int thing = 0; thing < several; ++thing) {
    for (const std::string& name : names_of_things[static_cast<std::size_t>(thing)]) {
      if (folded(name) == wanted) return thing;
      const bool begun = wanted.size() >= kShortestBeginning && begins_a_word(folded(name), wanted);
      if (begun && begins && *begins != thing) begins = several;
      if (begun && !begins) begins = thing;
    }
  }
  return begins == several ? std::nullopt : begins;
}

std::string implied_rulebook(const SetupRequest& request) {
  for (const notation::Book* book : notation::books()) {
    const auto editions = book->editions();
    const bool has = std::find(editions.begin(), editions.end(), request.edition) != editions.end();
    if (has) return std::string{book->id()};
  }
  if (!request.cards.empty() || request.preset == "children") return "spytown";
  if (notation::mrakoszlap_preset(request.preset)) return "mrakoszlap";
  if (!request.house.empty() || !request.deck.empty() || !request.edition.empty()) return "gorod";
  if (request.options.empty()) return {};
  if (knows_all(request.options, notation::gorod_options({}))) return "gorod";
  if (knows_all(request.options, notation::spytown_options({}))) return "spytown";
  return knows_all(request.options, notation::mrakoszlap_options({})) ? "mrakoszlap" : "gorod";
}

void say_finding(const SaidFinding& finding, const Words& words, Terminal& terminal) {
  const std::string label = words.say(finding.warning ? "cli.label.warning" : "cli.label.error");
  terminal.say(label + ": " + finding.text + " (" + finding.code + ")",
               finding.warning ? Style::plain : Style::bad);
}

bool Choosing::fail(std::string_view key, const Args& args,
                    const std::optional<std::string>& meant) {
  terminal_.error(words_.say(key, args));
  if (meant) terminal_.error(words_.say("cli.error.did-you-mean", {{"name", *meant}}));
  return false;
}

// An empty edition is one that was not said.
bool Choosing::book(const notation::Book& book, const std::string& edition) {
  text_.rulebook.text = book.id();
  text_.edition.text = edition;
  const std::vector<std::string> editions = book.editions();
  if (edition.empty() || std::find(editions.begin(), editions.end(), edition) != editions.end()) {
    return true;
  }
  return fail("cli.error.unknown-edition", {{"name", edition}, {"options", List{editions}}});
}

bool Choosing::no_house_roles() {
  return request_.house.empty() ||
         fail("cli.error.no-house-roles", {{"name", text_.rulebook.text}});
}

bool Choosing::no_action_cards() {
  return request_.cards.empty() ||
         fail("cli.error.no-action-cards", {{"name", text_.rulebook.text}});
}

bool Choosing::preset_named(const List& known) {
  text_.preset_name.text = request_.preset;
  if (request_.preset.empty()) return true;
  if (known.empty()) return fail("cli.error.no-presets", {{"name", text_.rulebook.text}});
  if (std::find(known.begin(), known.end(), request_.preset) != known.end()) return true;
  return fail("cli.error.unknown-value",
              {{"name", "--preset"}, {"value", request_.preset}, {"options", known}},
              nearest(request_.preset, known));
}

std::optional<std::uint8_t> Choosing::people(Range range) {
  long long count = request_.seats;
  const bool named = !request_.players.empty();
  if (named) count = static_cast<long long>(request_.players.size());
  if (count < 0 || count > kMostWritten) {
    fail("cli.error.not-a-number",
         {{"low", range.fewest}, {"high", range.most}, {"value", std::to_string(count)}});
    return {};
  }
  for (long long i = 0; i < count; ++i) {
    const std::string name = named ? request_.players[static_cast<std::size_t>(i)]
                                   : words_.say("seat.unnamed", {{"n", i + 1}});
    if (std::find(names_.seats.begin(), names_.seats.end(), name) != names_.seats.end()) {
      fail("cli.error.two-of-a-name", {{"name", name}});
      return {};
    }
    names_.seats.push_back(name);
    text_.seats.push_back({{name, {}}, {}});
  }
  return static_cast<std::uint8_t>(count);
}

std::optional<int> Choosing::copies(const Counted& part, int usual) {
  if (part.number.empty()) return usual;
  const auto number = whole_number(part.number);
  if (number && *number >= 0 && *number <= kMostCopies) return static_cast<int>(*number);
  fail("cli.error.not-a-number", {{"low", 0}, {"high", kMostCopies}, {"value", part.number}});
  return {};
}

bool Choosing::unknown_card(const std::string& name, const std::vector<std::string>& known) {
  return fail("cli.error.unknown-role", {{"name", name}}, nearest(name, known));
}

bool Choosing::options() {
  return std::all_of(request_.options.begin(), request_.options.end(),
                     [this](const std::string& written) { return option(written); });
}

bool Choosing::option(const std::string& written) {
  const std::size_t equals = written.find('=');
  const std::string name = written.substr(0, equals);
  const std::string value = equals == std::string::npos ? "" : written.substr(equals + 1);
  if (set_option(name, value)) {
    text_.options.push_back({{name, {}}, {value, {}}});
    return true;
  }
  std::vector<std::string> known;
  for (const notation::OptionInfo& info : known_options()) {
    known.push_back(info.name);
    if (info.name != name) continue;
    return fail("cli.error.unknown-value",
                {{"name", name}, {"value", value}, {"options", List{info.values}}},
                nearest(value, info.values));
  }
  return fail("cli.error.unknown-option", {{"name", name}}, nearest(name, known));
}

}  // namespace omerta::cli
