// What a moderator types: the words that are possible at any time, seats by name or number, and
// lists of seats.
#pragma once
#include <array>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/seat.h"
#include "words/names.h"
#include "words/words.h"

namespace omerta::cli {

enum class Word {
  back,
  withdraw,
  close,
  table,
  log,
  why,
  next,
  save,
  help,
  quit,
  expel,
  uphold,
  cancel,
  abandon,
  swap,
  mark,
  rules,
  cards,
  none
};
inline constexpr std::array kEveryWord{
    Word::back,   Word::withdraw, Word::close, Word::table, Word::log,   Word::why,
    Word::next,   Word::save,     Word::help,  Word::quit,  Word::expel, Word::uphold,
    Word::cancel, Word::abandon,  Word::swap,  Word::mark,  Word::rules, Word::cards};
std::string_view id_of(Word word);  // in English, as it stands in the keys of the messages

struct Input {
  enum class Kind { text, close, again, stop } kind = Kind::text;
  std::string text;
};

struct WordTyped {
  Word word = Word::none;
  std::string rest;  // what stands behind it
};

// One of those known, in English or in the reader's language; a player's name typed alone is never
// such a word.
WordTyped find_word(std::string_view text, const Words& words, const Names& names,
                    std::span<const Word> known = kEveryWord);

bool is_pass(std::string_view text, const Words& words);  // "-", "pass", in any language
bool is_rest(std::string_view text, const Words& words);
bool is_yes(std::string_view text, const Words& words);
bool is_no(std::string_view text, const Words& words);
bool is_undo(std::string_view text, const Words& words);

struct SeatsTyped {
  std::vector<Seat> seats;
  std::string unknown;  // the first word that is nobody's name
};
SeatsTyped read_seats(std::string_view text, const Names& names);

// "1 2 5 > Eva", "Anna: Eva": what stands before and behind; nothing if there is no such sign.
struct Halves {
  std::string left;
  std::string right;
};
std::optional<Halves> split_arrow(std::string_view text);

// "a:e b:e", "1 2 5 > Eva", "rest > Eva", "Anna Eva": who votes for whom, or points at whom.
struct VotesTyped {
  std::vector<std::pair<Seat, Seat>> votes;
  std::string unknown;  // the first word that is nobody's name
};
VotesTyped read_votes(std::string_view text, const Names& names, const Words& words, Seats left);

// "Eva wiretap on Boris", "Eva vest": who plays what, and on whom. `find` knows the names of the
// things; nothing if the line is nothing of the kind.
struct PlayTyped {
  Seat who = Seat::nobody;
  int thing = 0;
  std::optional<Seat> whom;
};
using FindThing = std::function<std::optional<int>(std::string_view)>;
std::optional<PlayTyped> read_play(std::string_view text, const Names& names,
                                   const FindThing& find);

}  // namespace omerta::cli
