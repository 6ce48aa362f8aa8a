// Understanding what a moderator types.
#include "cli/moderate_words.h"

#include <algorithm>
#include <array>

#include "cli/recorded.h"
#include "cli/suggest.h"

namespace omerta::cli {
namespace {

constexpr std::array<std::string_view, 10> kWords{"back", "withdraw", "close", "table", "log",
                                                  "why",  "next",     "save",  "help",  "quit"};

bool is_word(std::string_view typed, std::string_view english, const notation::Words& words) {
  return typed == english ||
         typed == folded(words.say("cli.moderate.word." + std::string{english}));
}

std::string trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return std::string{text.substr(first, text.find_last_not_of(" \t") - first + 1)};
}

}  // namespace

WordTyped find_word(std::string_view text, const notation::Words& words,
                    const notation::Names& names) {
  const std::size_t space = std::min(text.find(' '), text.size());
  const std::string first = folded(text.substr(0, space));
  for (const std::string& name : names.seats) {
    if (folded(name) == folded(text)) return {};
  }
  for (std::size_t i = 0; i < kWords.size(); ++i) {
    if (is_word(first, kWords[i], words)) {
      return {static_cast<Word>(i), trimmed(text.substr(space))};
    }
  }
  if (is_undo(first, words)) return {Word::back, trimmed(text.substr(space))};
  return {};
}

bool is_pass(std::string_view text, const notation::Words& words) {
  const std::string typed = folded(text);
  return typed == "-" || typed == "–" || typed == "pass" ||
         typed == folded(words.say("cli.menu.pass")) ||
         typed == folded(words.say("cli.menu.nobody")) ||
         typed == folded(words.say("cli.menu.no-candidate"));
}

bool is_rest(std::string_view text, const notation::Words& words) {
  return is_word(folded(text), "rest", words);
}

bool is_yes(std::string_view text, const notation::Words& words) {
  const std::string typed = folded(text);
  return typed == "y" || typed == "yes" || typed == folded(words.say("cli.label.yes"));
}

bool is_no(std::string_view text, const notation::Words& words) {
  const std::string typed = folded(text);
  return typed == "n" || typed == "no" || typed == folded(words.say("cli.label.no"));
}

bool is_undo(std::string_view text, const notation::Words& words) {
  return is_word(folded(text), "undo", words);
}

// Names of several words are tried first, so "Jan Novák" is one player even if "Jan" is another.
SeatsTyped read_seats(std::string_view text, const notation::Names& names) {
  constexpr std::size_t kLongestName = 4;
  const std::vector<std::string> words = split_words(text);
  SeatsTyped typed;
  for (std::size_t at = 0; at < words.size();) {
    std::optional<Seat> found;
    std::size_t length = std::min(kLongestName, words.size() - at);
    for (; length > 0 && !found; --length) {
      std::string name = words[at];
      for (std::size_t i = 1; i < length; ++i) name += ' ' + words[at + i];
      found = find_seat(name, names);
      if (found) break;
    }
    if (!found) {
      typed.unknown = words[at];
      return typed;
    }
    typed.seats.push_back(*found);
    at += length;
  }
  return typed;
}

std::optional<Halves> split_arrow(std::string_view text) {
  for (std::string_view sign : {"->", "→", ">", ":", "="}) {
    const std::size_t at = text.find(sign);
    if (at == std::string_view::npos) continue;
    return Halves{trimmed(text.substr(0, at)), trimmed(text.substr(at + sign.size()))};
  }
  return {};
}

}  // namespace omerta::cli
