// What is sent before a game and beside it: forms, choices and what is said to them, the rules.
#include "chance/dice.h"
#include "presentation/setup/begin.h"
#include "rulebooks/rulebook.h"
#include "tests/wire/lines.h"
#include "wire/encode_rules.h"
#include "wire/encode_setup.h"

namespace omerta::wire {
namespace {

constexpr int kChoices = 40;  // of each rulebook
constexpr int kForms = 5;

std::vector<setup::Counted> some_of(const std::vector<setup::Card>& cards, chance::Dice& dice) {
  std::vector<setup::Counted> all;
  for (const setup::Card& each : cards) {
    if (dice.once_in(4)) all.push_back({each.id, static_cast<int>(dice.below(4))});
  }
  if (dice.once_in(4)) all.push_back({"no-such-card", 1});
  return all;
}

std::vector<setup::Setting> some_of(const std::vector<setup::Field>& fields, chance::Dice& dice) {
  std::vector<setup::Setting> all;
  for (const setup::Field& each : fields) {
    if (each.values.empty() || !dice.once_in(6)) continue;
    const auto count = static_cast<std::uint32_t>(each.values.size());
    all.push_back({each.id, each.values[dice.below(count)].id});
  }
  if (dice.once_in(6)) all.push_back({"no-such-option", "on"});
  return all;
}

setup::Chosen something(const Rulebook& book, chance::Dice& dice) {
  setup::Chosen chosen{.rulebook = std::string{book.id}};
  const setup::Form form = book.form(chosen);
  const auto editions = static_cast<std::uint32_t>(form.editions.size());
  const std::uint32_t edition = dice.below(editions + 1);
  chosen.edition = edition < editions ? form.editions[edition].id : "no-such-edition";
  const auto presets = static_cast<std::uint32_t>(form.presets.size());
  const std::uint32_t preset = dice.below(2 * presets + 1);
  if (preset < presets) chosen.preset = form.presets[preset].id;
  if (dice.once_in(2)) chosen.options = some_of(form.fields, dice);
  if (dice.once_in(2)) chosen.deck = some_of(form.deck, dice);
  if (dice.once_in(2)) chosen.cards = some_of(form.cards, dice);
  if (dice.once_in(3)) chosen.house.push_back({"actor", ""});
  if (dice.once_in(6)) chosen.house.push_back({"own.toml", "[[role]]\nid = 7\n"});
  chosen.seats = static_cast<int>(dice.below(24));
  if (dice.once_in(3)) chosen.players = {"Ana", "Bruno", "Ana"};
  if (dice.once_in(5)) chosen.moderator = "Zora";
  return chosen;
}

void print_book(const Rulebook& book) {
  std::printf("rulebook %.*s\n", static_cast<int>(book.id.size()), book.id.data());
  Lines lines;
  chance::Dice dice{5, 5};
  for (int i = 0; i < kChoices; ++i) {
    const setup::Chosen chosen = something(book, dice);
    lines.add("chosen", encoded(chosen));
    lines.add("judged", encoded(setup::judged(chosen)));
    if (i < kForms) lines.add("form", encoded(book.form(chosen)));
  }
  for (const setup::Edition& each : book.form({}).editions) {
    lines.add("pages", encoded(book.pages(each.id)));
  }
  lines.add("catalogue", encoded(*catalogue::Catalogue::find(book.id)));
}

}  // namespace

void print_pages(const Rulebook& book) { print_book(book); }

}  // namespace omerta::wire
