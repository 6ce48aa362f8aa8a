// Prints what a moderator's console is sent and sends in an evening of every rulebook, a line each
// with what it is, for tests/wire/fits_scripts.py.
#include <cstdio>
#include <string>

#include "tests/script/some_table.h"
#include "tests/wire/hostile_filled.h"
#include "wire/encode_script.h"

namespace omerta::wire {
namespace {

void print(const char* what, const std::string& text) {
  std::printf("%s %s\n", what, text.c_str());
}

void print_evening(const char* rulebook, std::uint64_t seed) {
  std::printf("rulebook %s\n", rulebook);
  chance::Dice dice{seed, 6};
  script::Desk desk = script::desk_of(script::table(rulebook), seed);
  print("script", encoded(desk.script()));
  desk.deal_by_program();
  for (int i = 0; i < 250 && !desk.game().over(); ++i) {
    const script::Step step = desk.step();
    print("script", encoded(desk.script()));
    const bool usual = step.entries.empty() || (desk.usual() && dice.once_in(2));
    const script::Filled filled =
        usual ? desk.usual().value_or(script::Filled{}) : script::some_entry(desk, step, dice);
    print("filled", encoded(filled));
    const script::Tried tried = desk.preview(filled);
    print("tried", encoded(tried));
    if (i % 20 == 0) print("secrets", encoded(desk.secrets()));
    if (i % 7 == 0) print("taking-back", encoded(desk.before_taking_back(2)));
    if (tried.preview) desk.enter(*tried.preview);
  }
}

}  // namespace
}  // namespace omerta::wire

int main() {
  using namespace omerta::wire;
  for (const char* rulebook : {"gorod", "spytown", "mrakoszlap"}) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) print_evening(rulebook, seed);
  }
  for (const HostileFilled& each : hostile_filled()) print("unfilled", each.text);
  return 0;
}
