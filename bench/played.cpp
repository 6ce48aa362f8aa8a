// Playing a game to its end by lot, and half of it again.
#include "bench/played.h"

#include "chance/draw.h"

namespace omerta::bench {
namespace {

constexpr std::uint64_t kSeed = 5;
// Ten players with the usual cards, as the head of a record.
std::string head_of(const Rulebook& book) {
  return "omerta 1\nrulebook " + std::string{book.id} + "\nedition " +
         book.text.editions().front() + "\nseats A, B, C, D, E, F, G, H, I, J\nplay\n";
}

// Somebody who is awaited, or now and then somebody who need not, answers by lot.
std::vector<Command> possible(const AnyGame& game, chance::Dice& dice) {
  std::vector<Command> all;
  for (unsigned lane = 0; lane < game.lanes(); ++lane) {
    for (unsigned i = 0; i <= kSeats; ++i) {
      const auto seat = static_cast<Seat>(i);
      const Prompt* prompt = game.prompt(lane, seat);
      if (prompt == nullptr) continue;
      if (!has_answer(*prompt) || (!game.awaited(lane).has(seat) && !dice.once_in(9))) continue;
      const Choice choice = chance::draw(dice, *prompt);
      all.push_back(seat == Seat::nobody
                        ? house_command(*prompt, choice)
                        : Command{.choice = choice, .seat = seat, .ask = prompt->ask});
    }
  }
  return all;
}

void play(Chronicle& chronicle) {
  constexpr std::size_t kEnough = 4000;  // commands: a deal may have to be repeated
  chance::Dice dice{kSeed, 0};
  chronicle.begin();
  while (!chronicle.game().over() && chronicle.commands().size() < kEnough) {
    const std::vector<Command> all = possible(chronicle.game(), dice);
    if (all.empty()) continue;
    (void)chronicle.play(all[dice.below(static_cast<std::uint32_t>(all.size()))]);
  }
}

}  // namespace

Played played(const Rulebook& book) {
  notation::Record record = notation::Record::read(head_of(book), "bench");
  Chronicle chronicle{*record.casting().game};
  play(chronicle);
  return {std::move(record), std::move(chronicle)};
}

Chronicle half_of(const Played& whole) {
  Chronicle half{*whole.record.casting().game};
  half.begin();
  const std::vector<Command>& commands = whole.chronicle.commands();
  for (std::size_t i = 0; i < commands.size() / 2; ++i) {
    expect(half.play(commands[i]) == Refusal::none);
  }
  return half;
}

}  // namespace omerta::bench
