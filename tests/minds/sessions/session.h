// A whole game of any rulebook between bots among whom people talk, played in several worlds at
// once: for each seat one that looks the same to it and is another, for some pairs of seats one
// that looks the same to both, and one that looks the same to everybody and to nobody in
// particular. At every beat bots are asked in all of them.
#pragma once
#include <string>

#include "bots/feed.h"
#include "tests/minds/sessions/conduct.h"

namespace omerta::minds {

struct Compared {
  Differences found;
  int games = 0;
  int asked = 0;      // questions of the rules
  int words = 0;      // utterances that a bot had to make
  int said = 0;       // ... and that were made
  int people = 0;     // utterances of people: claims, accusations
  int questions = 0;  // ... and questions, among them
  int beats = 0;

  void add(const Compared& more);
};

struct Evening {
  std::string_view rulebook;
  bots::Level level = bots::Level::detective;
  std::uint64_t number = 0;  // another one, another evening, at another table
};

Compared session(const Evening& evening, const Conduct& conduct);

}  // namespace omerta::minds
