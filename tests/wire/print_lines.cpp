// Prints what is sent and received, a line each with what it is, for tests/wire/fits.py to hold
// against the schema and the message files.
#include "tests/wire/hostile.h"
#include "tests/wire/lines.h"

int main() {
  using namespace omerta::wire;
  print_games();
  print_pages();
  for (const Hostile& each : hostile_commands()) std::printf("nothing %s\n", each.text.c_str());
  for (const HostileChosen& each : hostile_choices()) {
    std::printf("unchosen %s\n", each.text.c_str());
  }
  return 0;
}
