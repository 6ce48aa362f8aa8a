// Drawing what is chosen until it may start.
#include "tests/server/secrets/sitting.h"

#include "rulebooks/gorod/text/book.h"
#include "rulebooks/mrakoszlap/text/book.h"
#include "rulebooks/spytown/text/book.h"
#include "tests/feeds/games.h"

namespace omerta::server {
namespace {

using chance::Dice;

constexpr std::string_view kNames[] = {"Ana",  "Bruno", "Cyril", "Dora", "Emil",
                                       "Fred", "Gita",  "Hugo",  "Irma", "Jana"};

// Now and then another value than the usual one; nobody but the program runs the game.
void draw_options(Dice& dice, const std::vector<notation::OptionInfo>& all, setup::Chosen& chosen) {
  for (const notation::OptionInfo& option : all) {
    if (option.name == "deal" || option.name == "extended" || !dice.once_in(4)) continue;
    std::string value = option.values[dice.below(static_cast<std::uint32_t>(option.values.size()))];
    if (value == "appointed" || value == "human") continue;
    chosen.options.push_back({option.name, value == "N" ? "2" : value});
  }
}

void choose_gorod(Dice& dice, setup::Chosen& chosen, std::uint32_t seats) {
  chosen.edition = dice.once_in(2) ? "new" : "2012";
  draw_options(dice, notation::gorod_options({}), chosen);
  chosen.options.push_back({"card-stock", "extended"});
  std::uint32_t used = 0;
  const auto put = [&](std::string_view card, std::uint32_t count) {
    if (count == 0 || used + count > seats) return;
    chosen.deck.push_back({std::string{card}, static_cast<int>(count)});
    used += count;
  };
  put("commissioner", 1);
  put("mafioso", 1 + dice.below(2));
  for (const char* card : {"don", "lawyer", "sheriff", "nurse", "beauty", "sleepwalker",
                           "journalist", "captain", "maniac"}) {
    put(card, dice.below(2));
  }
  put("citizen", seats - used);
}

void choose_spytown(Dice& dice, setup::Chosen& chosen) {
  chosen.edition = dice.once_in(2) ? "sk" : "pl";
  draw_options(dice, notation::spytown_options({}), chosen);
  for (const char* card :
       {"vest", "bandage", "recruitment", "commander", "re-recruitment", "role-swap", "wiretap",
        "shelter", "safe-conduct", "arrest", "corner-shot", "kidnapping", "last-shot"}) {
    if (dice.once_in(3)) chosen.cards.push_back({card, 1});
  }
  if (!chosen.cards.empty()) chosen.options.push_back({"extended", "on"});
}

setup::Chosen random_choice(const std::string& rulebook, Dice& dice, std::uint32_t seats) {
  setup::Chosen chosen;
  chosen.rulebook = rulebook;
  if (rulebook == "gorod") choose_gorod(dice, chosen, seats);
  if (rulebook == "spytown") choose_spytown(dice, chosen);
  if (rulebook == "mrakoszlap") draw_options(dice, notation::mrakoszlap_options({}), chosen);
  return chosen;
}

void apply(Sitting& sitting, Row row) {
  expect(sitting.begun.apply(row).empty());
  sitting.rows.push_back(std::move(row));
}

// Bots have the last chairs, and no device.
Row seated(std::size_t chair, std::size_t people) {
  const std::string name{kNames[chair]};
  if (chair >= people) return {1, Join{PlaceKind::bot, name, {}}};
  return {kNoPlace, Join{PlaceKind::player, name, device_of(static_cast<PlaceId>(chair + 1))}};
}

}  // namespace

Dice dice_of(std::initializer_list<std::uint64_t> numbers) {
  std::uint64_t mixed = 0;
  for (std::uint64_t number : numbers) mixed = chance::Seeder{mixed ^ number}.next();
  return Dice{mixed, 0};
}

Room folded(std::span<const Row> rows) {
  Room room;
  for (const Row& row : rows) (void)room.apply(row);
  return room;
}

Device device_of(PlaceId place) {
  Device device{};
  device.fill(static_cast<std::uint8_t>(place));
  return device;
}

Sitting random_sitting(const std::string& rulebook, const Manners& manners, std::uint64_t seed,
                       std::size_t bots) {
  Dice dice = dice_of({seed, 1});
  while (true) {
    Sitting sitting;
    sitting.seats = rulebook == "mrakoszlap" ? 3 + dice.below(4) : 6 + dice.below(3);
    sitting.watchers = 2;
    apply(sitting, {kNoPlace, Open{"ABCDEF"}});
    for (std::size_t i = 0; i < sitting.seats; ++i)
      apply(sitting, seated(i, std::max<std::size_t>(2, sitting.seats - bots)));
    const auto watcher = static_cast<PlaceId>(sitting.seats + 1);
    apply(sitting, {kNoPlace, Join{PlaceKind::watcher, "Wanda", device_of(watcher)}});
    const auto screen = static_cast<PlaceId>(sitting.seats + 2);
    apply(sitting, {kNoPlace, Join{PlaceKind::table, "Wall", device_of(screen)}});
    const auto seats = static_cast<std::uint32_t>(sitting.seats);
    apply(sitting, {1, Choose{random_choice(rulebook, dice, seats)}});
    apply(sitting, {1, Arrange{manners}});
    Start start;
    for (std::uint8_t& byte : start.key) byte = static_cast<std::uint8_t>(dice.next());
    sitting.key = start.key;
    Room dealt = folded(sitting.rows);
    if (!dealt.apply({1, start}).empty()) continue;
    // By hand, as in the twin that has other cards: a deal that can be verified would differ.
    start.dealt = dealt.table()->rulebook().text.dealt(dealt.table()->game());
    if (!sitting.begun.apply({1, start}).empty()) continue;
    sitting.rows.push_back({1, start});
    return sitting;
  }
}

Sitting exchanged(const Sitting& sitting, std::size_t one, std::size_t other) {
  const auto record = notation::Record::read(sitting.begun.table()->record(), "");
  Sitting fresh;
  fresh.seats = sitting.seats;
  fresh.watchers = sitting.watchers;
  fresh.key = sitting.key;
  std::vector<Row> rows = sitting.rows;
  std::get<Start>(rows.back().action).dealt = feeds::exchanged(record, one, other);
  for (Row& row : rows) {
    if (!fresh.begun.apply(row).empty()) return {};
    fresh.rows.push_back(std::move(row));
  }
  return fresh;
}

}  // namespace omerta::server
