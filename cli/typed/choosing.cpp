// Words on the command line, compared with what there is to choose from.
#include "cli/typed/choosing.h"

#include <algorithm>

#include "cli/typed/suggest.h"

namespace omerta::cli {
namespace {

constexpr std::size_t kShortestBeginning = 3;

bool begins_a_word(std::string_view name, std::string_view wanted) {
  for (std::size_t at = name.find(wanted); at != name.npos; at = name.find(wanted, at + 1)) {
    if (at == 0 || name[at - 1] == ' ' || name[at - 1] == '-') return true;
  }
  return false;
}

// The first that is called so, letter for letter.
std::optional<int> find_called(std::string_view word,
                               const std::vector<std::vector<std::string>>& names_of_things) {
  for (std::size_t i = 0; i < names_of_things.size(); ++i) {
    const auto& names = names_of_things[i];
    const bool here = std::any_of(names.begin(), names.end(), [&](const std::string& name) {
      return folded(name) == folded(word);
    });
    if (here) return static_cast<int>(i);
  }
  return {};
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

const setup::Card* find_card(std::string_view word, const std::vector<setup::Card>& among,
                             setup::Named named, const Words& words) {
  std::vector<std::vector<std::string>> all;
  for (const setup::Card& each : among) {
    all.push_back({each.id, words.said(each.name)});
    for (const Message& name : each.also) all.back().push_back(words.said(name));
  }
  const auto found = named == setup::Named::wholly ? find_called(word, all) : find_named(word, all);
  if (found) return &among[static_cast<std::size_t>(*found)];
  const auto printed = std::find_if(among.begin(), among.end(), [&](const setup::Card& each) {
    return std::any_of(each.printed.begin(), each.printed.end(),
                       [&](const std::string& name) { return folded(name) == folded(word); });
  });
  return printed == among.end() ? nullptr : &*printed;
}

std::vector<std::string> card_words(const setup::Form& form, const Words& words) {
  std::vector<std::string> all;
  for (const auto* pile : {&form.deck, &form.cards}) {
    for (const setup::Card& each : *pile) {
      if (each.does.empty()) continue;  // a picture without rules
      all.push_back(each.id);
      all.push_back(words.said(each.name));
      for (const Message& name : each.also) all.push_back(words.said(name));
    }
  }
  return all;
}

}  // namespace omerta::cli
