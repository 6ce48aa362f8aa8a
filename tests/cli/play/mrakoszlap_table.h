// A table of mrakoszlap at which Tom sits, for the tests of `play`.
#pragma once
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/whole_game.h"
#include "tests/cli/play/script.h"
#include "tests/words/mrakoszlap_spoken.h"

namespace omerta::cli::toms_table {

using mrakoszlap::Hand;
using mrakoszlap::Mrakoszlap;
using mrakoszlap::Type;

inline PlayRequest request(const TestFile& file, std::uint64_t seed) {
  PlayRequest wanted;
  wanted.save = file.path();
  wanted.seed = seed;
  wanted.setup.rulebook = "mrakoszlap";
  wanted.setup.players = {"Tom"};
  return wanted;
}

inline bool says(const Played& played, const std::string& text) {
  return played.out.find(text) != std::string::npos;
}

inline std::string sentence(Language language, std::string_view key) {
  return wrapped(Words::of(language, "mrakoszlap").say(key), 80);
}

inline Seat seat_of_tom(const notation::Record& record) {
  const auto& seats = record.casting().names.seats;
  return static_cast<Seat>(std::find(seats.begin(), seats.end(), "Tom") - seats.begin());
}

inline Hand hand_of_tom(const TestFile& file) {
  const notation::Record record = notation::Record::read(file.text(), "");
  const Chronicle game = record.replay();
  return {WholeGame::state<Mrakoszlap>(game.game()).notes[index(seat_of_tom(record))].hand};
}

// A seed with which Tom is dealt this card.
inline std::uint64_t seed_with(Type type) {
  for (std::uint64_t seed = 1; seed < 200; ++seed) {
    const TestFile file;
    cli::type(request(file, seed), {});
    if (hand_of_tom(file).has(type)) return seed;
  }
  ADD_FAILURE() << "nobody is dealt it";
  return 0;
}

}  // namespace omerta::cli::toms_table
