// Prints what is sent and received, a line each with what it is, for tests/wire/fits.py to hold
// against the schema and the message files.
#include "tests/wire/hostile.h"
#include "tests/wire/lines.h"

// Of every rulebook, or of one: print_lines [RULEBOOK]
int main(int count, char** words) {
  using namespace omerta;
  using namespace omerta::wire;
  for (const Rulebook* book : rulebooks()) {
    if (count < 2 || book->id == words[1]) print_games(*book);
  }
  for (const Rulebook* book : rulebooks()) {
    if (count < 2 || book->id == words[1]) print_pages(*book);
  }
  if (count > 1) return 0;
  for (const Hostile& each : hostile_commands()) std::printf("nothing %s\n", each.text.c_str());
  for (const HostileChosen& each : hostile_choices()) {
    std::printf("unchosen %s\n", each.text.c_str());
  }
  return 0;
}
