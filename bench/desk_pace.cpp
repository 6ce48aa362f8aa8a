// An evening of each rulebook at the desk, entered by lot, and how long each part of it takes.
#include "bench/desk_pace.h"

#include <algorithm>
#include <limits>

#include "bench/timing.h"
#include "chance/dice.h"
#include "presentation/script/desk.h"
#include "presentation/setup/begin.h"
#include "presentation/setup/form.h"
#include "rulebooks/rulebook.h"
#include "wire/encode_script.h"

namespace omerta::bench {
namespace {

constexpr std::uint64_t kSeed = 5;
constexpr std::size_t kEnough = 500;  // commands
constexpr int kTries = 4000;

notation::Record table_of(const Rulebook& book) {
  setup::Chosen chosen{.rulebook = std::string{book.id}, .moderator = "Z"};
  const setup::Form form = book.form(chosen);
  chosen.edition = form.editions.front().id;
  for (const char* name : {"A", "B", "C", "D", "E", "F", "G", "H", "I", "J"}) {
    chosen.players.emplace_back(name);
  }
  for (const setup::Question& each : form.interview.questions) {  // as at a table
    if (!each.values.empty() && each.about == setup::Question::About::option && each.card.empty()) {
      chosen.options.push_back({each.id, each.values.front()});
    }
  }
  return setup::begun(chosen).value();
}

// Mostly what is usual; now and then somebody points or answers.
script::Filled some_entry(const script::Desk& desk, chance::Dice& dice) {
  const script::Step step = desk.step();
  const script::Filled usual = desk.usual().value_or(script::Filled{});
  if (step.entries.empty() || dice.once_in(2)) return usual;
  const script::Entry& entry = step.entries[step.current];
  if (entry.who.empty()) return usual;
  const Seat who = seat_of(dice.one_of(choice_of(entry.who)));
  const Prompt* open = desk.game().prompt(desk.game().lane(entry.ask), who);
  if (open == nullptr || open->offers == 0) return usual;
  return {.entry = step.current, .hands = {{who, dice.one_of(open->offers)}}};
}

// Until so many commands have been given, as far as that may be.
void go_on(script::Desk& desk, std::size_t commands, chance::Dice& dice) {
  for (int i = 0; i < kTries && desk.chronicle().commands().size() < commands; ++i) {
    const script::Tried tried = desk.preview(some_entry(desk, dice));
    if (!tried.preview) continue;
    desk.enter(*tried.preview);
    if (desk.game().over()) desk.take_back(1);  // and goes on
  }
}

// Each time from the same point of the evening: what was taken back is entered again.
double time_to_take_back(script::Desk& desk, int repeats, chance::Dice& dice) {
  const std::size_t commands = desk.chronicle().commands().size();
  double least = std::numeric_limits<double>::max();
  for (int i = 0; i < repeats; ++i) {
    least = std::min(least, best(1, 1, [&] { desk.take_back(1); }));
    go_on(desk, commands, dice);
  }
  return least;
}

DeskPace measure_one(const Rulebook& book, int repeats) {
  script::Desk desk = script::Desk::open(table_of(book), kSeed).value();
  desk.deal_by_program();
  chance::Dice dice{kSeed, 1};
  go_on(desk, kEnough, dice);
  DeskPace pace{.rulebook = std::string{book.id}, .commands = desk.chronicle().commands().size()};
  pace.script = best(repeats, 1, [&] { (void)desk.script(); });
  const script::Script script = desk.script();
  pace.encoded = best(repeats, 1, [&] { pace.bytes = wire::encoded(script).size(); });
  const script::Filled usual = desk.usual().value_or(script::Filled{});
  pace.preview = best(repeats, 1, [&] { (void)desk.preview(usual); });
  pace.take_back = time_to_take_back(desk, repeats, dice);
  return pace;
}

}  // namespace

std::vector<DeskPace> measure_desks(int repeats) {
  std::vector<DeskPace> all;
  for (const Rulebook* book : rulebooks()) all.push_back(measure_one(*book, repeats));
  return all;
}

void print_desks(std::ostream& out, int repeats) {
  out << "\na moderator's desk (nanoseconds)\n";
  for (const DeskPace& pace : measure_desks(repeats)) {
    out << "  " << pace.rulebook << ": after " << pace.commands << " commands a script "
        << pace.script << ", encoded " << pace.encoded << " (" << pace.bytes
        << " bytes), a preview " << pace.preview << ", the last entry taken back " << pace.take_back
        << '\n';
  }
}

}  // namespace omerta::bench
