// The packs of a game are found by dealing it once and looking at what was asked: whoever deals
// knows no rulebook by name.
#include "dealing/game.h"

#include <algorithm>

#include "chance/draw.h"
#include "dealing/draws.h"
#include "rulebooks/rulebook.h"

namespace omerta::dealing {
namespace {

using notation::Record;

// Some deal of this game: all its cards, in any order.
std::vector<int> some_deal(const Record& record) {
  const Rulebook& book = rulebook(record.book().id());
  if (book.deal != nullptr) return book.deal(*record.casting().game, 1);
  chance::Dice dice{1, 0};
  return dealt_by(dice, record);
}

// Split where another thing is asked for, each pack in the order of the rulebook's list.
std::vector<std::vector<int>> packs_of(const Record& record) {
  const std::vector<int> things = some_deal(record);
  const auto begun = record.begin_with(things);
  expect(begun.has_value());
  std::vector<std::vector<int>> packs;
  for (std::size_t i = 0; i < things.size(); ++i) {
    const std::vector<Command>& commands = begun->commands();
    if (i == 0 || commands[i].ask != commands[i - 1].ask) packs.emplace_back();
    packs.back().push_back(things[i]);
  }
  for (std::vector<int>& pack : packs) std::sort(pack.begin(), pack.end());
  return packs;
}

std::vector<std::string> names_of(const Record& record, const std::vector<int>& things) {
  std::vector<std::string> names;
  for (const int thing : things) names.push_back(record.book().role_name(record.casting(), thing));
  return names;
}

std::vector<unsigned> numbers_of(Choice choice) {
  std::vector<unsigned> numbers;
  for (; choice != 0; choice &= choice - 1) {
    numbers.push_back(static_cast<unsigned>(std::countr_zero(choice)));
  }
  return numbers;
}

// Each command of a played game with the question it answered, from the deal on.
template <class Visit>
void each_drawn(const Record& played, const Visit& visit) {
  const Chronicle whole = played.replay();
  Chronicle game = played.begin();
  for (std::size_t i = game.commands().size(); i < whole.commands().size(); ++i) {
    const Command& command = whole.commands()[i];
    if (command.voice == Voice::chance) {
      const Prompt* prompt = game.game().prompt(0, Seat::nobody);
      expect(prompt != nullptr);
      visit(*prompt, command);
    }
    expect(game.play(command) == Refusal::none);
  }
}

}  // namespace

// GOR-DEAL-1, SPY-DEAL-1, SPY-CARD-3, MRK-DEAL-1  Every assignment to the seats is equally likely.
// Nothing is kept on the way: with few players hands are dealt a thousand times until they are
// legal.
std::vector<int> dealt_by(chance::Dice& dice, const Record& record) {
  AnyGame game = *record.casting().game;
  game.begin();
  while (const Prompt* prompt = game.prompt(0, Seat::nobody)) {
    const bool setup = game.standing().hour == Hour::setup;
    if (!setup || !prompt->voices.has(Voice::chance)) break;
    expect(game.apply(chance::house_answer(dice, *prompt)) == Refusal::none);
  }
  return record.book().dealt(game);
}

Frozen frozen_of(const Record& game, std::string_view engine) {
  const std::vector<std::vector<int>> packs = packs_of(game);
  expect(!packs.empty());
  const notation::Casting& casting = game.casting();
  Frozen frozen{.seats = casting.names.seats,
                .deck = names_of(game, packs.front()),
                .rulebook = casting.rulebook,
                .edition = casting.edition,
                .engine = std::string{engine},
                .game = game.write()};
  frozen.each = static_cast<int>(packs.front().size() / frozen.seats.size());
  const Rulebook& book = rulebook(casting.rulebook);
  if (book.hand_limits != nullptr) {
    for (const HandLimit& limit : book.hand_limits(*casting.game)) {
      frozen.limits.push_back({limit.most, names_of(game, limit.things)});
    }
  }
  for (std::size_t i = 1; i < packs.size(); ++i) {
    frozen.further.push_back(names_of(game, packs[i]));
  }
  return frozen;
}

std::optional<Record> with_cards(const Record& game, const Dealt& dealt) {
  std::vector<std::vector<int>> packs = packs_of(game);
  std::vector<int> things;
  for (std::vector<int>& pack : packs) {  // a word may mean one thing in each pack
    const std::size_t count = pack.size();
    for (std::size_t i = 0; i < count; ++i) {
      if (things.size() == dealt.order.size()) return {};
      const std::string& name = dealt.order[things.size()];
      const auto found = std::find_if(pack.begin(), pack.end(), [&](int thing) {
        return game.book().role_name(game.casting(), thing) == name;
      });
      if (found == pack.end()) return {};
      things.push_back(*found);
      pack.erase(found);
    }
  }
  const auto begun = game.begin_with(things);
  if (things.size() != dealt.order.size() || !begun) return {};
  std::vector<int> now = game.book().dealt(begun->game());
  if (now.size() != things.size()) return {};  // gathered in again: it is no deal
  Record record = game;
  record.deal(std::move(now));
  return record;
}

std::optional<Record> with_cards(const Record& game, const Digest& key) {
  const auto cards = dealt(key, frozen_of(game, {}));
  return cards ? with_cards(game, *cards) : std::nullopt;
}

Command chance_answer(const Digest& key, const notation::Book& book, const Prompt& prompt) {
  return house_command(prompt, drawn(key, book.ask_name(prompt.ask), prompt));
}

std::vector<Draw> draws_of(const Record& played) {
  std::vector<Draw> draws;
  each_drawn(played, [&](const Prompt& prompt, const Command& command) {
    draws.push_back({.purpose = played.book().ask_name(prompt.ask),
                     .number = prompt.number,
                     .among = numbers_of(prompt.offers),
                     .take = prompt.take,
                     .pass = prompt.pass == Pass::allowed,
                     .drawn = numbers_of(command.choice)});
  });
  return draws;
}

std::optional<Check> setup_check(const Frozen& frozen) {
  if (frozen.game.empty()) return {};
  Check check{.what = Check::What::setup};
  try {
    const Record game = Record::read(frozen.game, "setup");
    check.holds = game.entries().empty() && game.casting().may_start() &&
                  written(frozen_of(game, frozen.engine)) == written(frozen);
  } catch (const notation::Misread&) {  // no game of ours, or one that may not start
  }
  return check;
}

Check record_check(const Verified& verified, const Record& played) {
  Check check{.what = Check::What::record};
  if (!verified.frozen || !verified.dealt || verified.frozen->game.empty()) return check;
  try {
    const Record game = Record::read(verified.frozen->game, "setup");
    const auto begun = with_cards(game, *verified.dealt);
    check.holds = begun && played.write().rfind(begun->write(), 0) == 0;
    each_drawn(played, [&](const Prompt& prompt, const Command& command) {
      const Command fair = chance_answer(verified.key, played.book(), prompt);
      if (fair.choice != command.choice) check.holds = false;
    });
  } catch (const notation::Misread&) {
    check.holds = false;
  }
  return check;
}

}  // namespace omerta::dealing
