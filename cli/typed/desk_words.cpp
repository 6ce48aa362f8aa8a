// Understanding what a moderator types.
#include "cli/typed/desk_words.h"

#include <algorithm>
#include <array>

#include "cli/typed/seats.h"
#include "cli/typed/suggest.h"
#include "cli/typed/typed.h"

namespace omerta::cli {
namespace {

constexpr std::array<std::string_view, 18> kWords{
    "back", "withdraw", "close",  "table",  "log",     "why",  "next", "save",  "help",
    "quit", "expel",    "uphold", "cancel", "abandon", "swap", "mark", "rules", "cards"};

// English words are understood in every language, and so are those of `play` for the same thing.
bool is_word(std::string_view typed, std::string_view english, const Words& words) {
  const std::string id{english};
  const bool played =
      words.has("play.word." + id) && is_one_of(typed, words.say("play.word." + id));
  return played || typed == english || is_one_of(typed, words.say("cli.moderate.word." + id));
}

constexpr std::size_t kLongestName = 4;  // words

std::string trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return std::string{text.substr(first, text.find_last_not_of(" \t") - first + 1)};
}

}  // namespace

std::string_view id_of(Word word) { return kWords[static_cast<std::size_t>(word)]; }

WordTyped find_word(std::string_view text, const Words& words, const Names& names,
                    std::span<const Word> known) {
  const std::size_t space = std::min(text.find(' '), text.size());
  const std::string first = folded(text.substr(0, space));
  for (const std::string& name : names.seats) {
    if (folded(name) == folded(text)) return {};
  }
  for (Word word : known) {
    if (is_word(first, id_of(word), words)) return {word, trimmed(text.substr(space))};
  }
  if (first == "?") return {Word::help, {}};
  if (is_undo(first, words)) return {Word::back, trimmed(text.substr(space))};
  return {};
}

bool is_pass(std::string_view text, const Words& words) {
  const std::string typed = folded(text);
  return typed == "-" || typed == "–" || typed == "pass" ||
         typed == folded(words.say("cli.menu.pass")) ||
         typed == folded(words.say("cli.menu.nobody")) ||
         typed == folded(words.say("cli.menu.no-candidate"));
}

bool is_rest(std::string_view text, const Words& words) {
  return is_word(folded(text), "rest", words);
}

bool is_yes(std::string_view text, const Words& words) {
  const std::string typed = folded(text);
  return typed == "y" || typed == "yes" || typed == folded(words.say("cli.label.yes"));
}

bool is_no(std::string_view text, const Words& words) {
  const std::string typed = folded(text);
  return typed == "n" || typed == "no" || typed == folded(words.say("cli.label.no"));
}

bool is_undo(std::string_view text, const Words& words) {
  return is_word(folded(text), "undo", words);
}

// Names of several words are tried first, so "Jan Novák" is one player even if "Jan" is another.
SeatsTyped read_seats(std::string_view text, const Names& names) {
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

namespace {

// Several pairs in one line: no space beside the signs, so that every word is one pair.
std::vector<std::string> pairs_of(std::string_view text) {
  std::string tight;
  for (char c : text) {
    const bool after_sign = !tight.empty() && tight.back() == ':';
    if (c == ' ' && after_sign) continue;
    while (c == ':' && !tight.empty() && tight.back() == ' ') tight.pop_back();
    tight += c;
  }
  return split_words(tight);
}

void add_votes(VotesTyped& typed, std::string_view who, std::string_view whom, const Names& names) {
  const SeatsTyped voters = read_seats(who, names);
  const auto candidate = find_seat(whom, names);
  if (!voters.unknown.empty()) typed.unknown = voters.unknown;
  if (!candidate) typed.unknown = whom;
  if (!typed.unknown.empty()) return;
  for (Seat seat : voters.seats) typed.votes.emplace_back(seat, *candidate);
}

}  // namespace

VotesTyped read_votes(std::string_view text, const Names& names, const Words& words, Seats left) {
  VotesTyped typed;
  const bool several = std::count(text.begin(), text.end(), ':') > 1;
  const auto halves = split_arrow(text);
  if (several) {
    for (const std::string& pair : pairs_of(text)) {
      const auto parts = split_arrow(pair);
      if (typed.unknown.empty() && !parts) typed.unknown = pair;
      if (typed.unknown.empty()) add_votes(typed, parts->left, parts->right, names);
    }
  } else if (halves && is_rest(halves->left, words)) {
    const auto candidate = find_seat(halves->right, names);
    if (!candidate) typed.unknown = halves->right;
    for (Seat seat : left) {
      if (candidate) typed.votes.emplace_back(seat, *candidate);
    }
  } else if (halves) {
    add_votes(typed, halves->left, halves->right, names);
  } else {
    const SeatsTyped seats = read_seats(text, names);
    typed.unknown = seats.unknown;
    const bool pair = seats.unknown.empty() && seats.seats.size() == 2;
    if (pair) typed.votes.emplace_back(seats.seats.front(), seats.seats.back());
  }
  if (!typed.unknown.empty()) typed.votes.clear();
  return typed;
}

namespace {

// The longest name that begins at this word, and how many words it has; 0: there is none.
struct Named {
  std::size_t length = 0;
  int what = 0;
};

Named name_at(const std::vector<std::string>& typed, std::size_t at, const FindThing& find) {
  for (std::size_t n = std::min(kLongestName, typed.size() - at); n > 0; --n) {
    std::string name = typed[at];
    for (std::size_t i = 1; i < n; ++i) name += ' ' + typed[at + i];
    if (const auto found = find(name)) return {n, *found};
  }
  return {};
}

}  // namespace

std::optional<PlayTyped> read_play(std::string_view text, const Names& names,
                                   const FindThing& find) {
  const std::vector<std::string> typed = split_words(text);
  const FindThing find_player = [&](std::string_view word) -> std::optional<int> {
    const auto seat = find_seat(word, names);
    return seat ? std::optional{static_cast<int>(*seat)} : std::nullopt;
  };
  if (typed.size() < 2) return {};
  const Named who = name_at(typed, 0, find_player);
  if (who.length == 0 || who.length >= typed.size()) return {};
  const Named thing = name_at(typed, who.length, find);
  if (thing.length == 0) return {};
  PlayTyped play{static_cast<Seat>(who.what), thing.what, {}};
  // The last words are the name; what stands between ("on", "na") says nothing.
  for (std::size_t at = who.length + thing.length; at < typed.size(); ++at) {
    const Named whom = name_at(typed, at, find_player);
    if (whom.length == 0 || at + whom.length != typed.size()) continue;
    play.whom = static_cast<Seat>(whom.what);
    break;
  }
  return play;
}

}  // namespace omerta::cli
