// Dealing, drawing, and who says what for the house and for those who are not there.
#include "server/room/table.h"

#include "chance/draw.h"
#include "dealing/draws.h"
#include "dealing/game.h"
#include "presentation/course/course.h"
#include "presentation/setup/begin.h"

namespace omerta::server {
namespace {

// All that the rulebook deals, as it may be dealt.
bool is_a_deal(const notation::Record& record, const std::vector<int>& by_hand) {
  const auto begun = record.begin_with(by_hand);
  return begun && record.book().dealt(begun->game()) == by_hand;
}

}  // namespace

std::optional<Table> Table::begin(const setup::Chosen& chosen, const Key& key,
                                  const std::vector<int>& by_hand) {
  std::optional<notation::Record> record = setup::begun(chosen);
  if (!record) return {};
  if (by_hand.empty()) {
    record = dealing::with_cards(*record, key);
    if (!record) return {};
  } else {
    if (!is_a_deal(*record, by_hand)) return {};
    record->deal(by_hand);
  }
  Table table = of(*record, key);
  while (const auto drawn = table.drawn(table.game())) {
    expect(table.play(*drawn) == Refusal::none);
  }
  return table;
}

Table Table::of(const notation::Record& record, const Key& key) { return {record, key}; }

std::optional<std::vector<int>> Table::dealt_by_key() const {
  const auto record = dealing::with_cards(played(), key_);
  if (!record) return {};
  return record->casting().deal;
}

// By the question's own number: taking a step back and asking again draws the same.
std::optional<Command> Table::drawn(const AnyGame& game) const {
  const Prompt* prompt = game.prompt(0, Seat::nobody);
  if (prompt == nullptr || !prompt->voices.has(Voice::chance)) return {};
  return dealing::chance_answer(key_, played().book(), *prompt);
}

Table::Table(const notation::Record& record, const Key& key)
    : Gathering{record, Seats::first(static_cast<int>(record.casting().names.seats.size()))},
      key_{key} {}

bool Table::is_secret() const {
  const Hour hour = standing().hour;
  return hour == Hour::night || hour == Hour::dawn;
}

bool Table::add_chance(std::vector<Command>& commands) const {
  AnyGame next = game();
  for (std::size_t i = 0; i < commands.size(); ++i) {
    if (next.apply(commands[i]) != Refusal::none) return false;
    if (const auto said = drawn(next)) {
      commands.insert(commands.begin() + static_cast<std::ptrdiff_t>(i) + 1, *said);
    }
  }
  return true;
}

bool Table::has_withdrawal() const { return rulebook().course.withdrawal != Ask{}; }

std::optional<Command> Table::withdrawal(Seat seat) const {
  const Ask said = rulebook().course.withdrawal;
  if (!has_withdrawal()) return {};
  const Prompt* open = game().prompt(game().lane(said), Seat::nobody);
  const bool may = open != nullptr && open->ask == said && open->admits(choice_of(seat));
  if (!may) return {};
  return Command{
      .choice = choice_of(seat), .seat = Seat::nobody, .ask = said, .voice = Voice::moderator};
}

std::optional<Command> Table::closed(const AnyGame& game) const {
  const Prompt* prompt = game.prompt(0, Seat::nobody);
  if (prompt == nullptr || house_voice(prompt->voices) != Voice::clock) return {};
  if (!prompt->voices.has(Voice::clock)) return {};
  chance::Dice drawing = dealing::dice(key_, "rng", commands());
  return chance::house_answer(drawing, *prompt);
}

pace::Patience Table::patience() const {
  return rulebook().patience == nullptr ? pace::Patience{}
                                        : rulebook().patience(game().any_table());
}

talk::OwnMenu Table::own_menu(Seat seat) const {
  return talk::own_menu(lexicon(), game().any_view(seat), heard(seat));
}

std::optional<bots::Spoken> Table::bot_words(Seats bots, const BotManner& manner) const {
  return words(bots, player(manner));
}

bots::Player Table::player(const BotManner& manner) const {
  std::uint64_t seed = 0;
  for (unsigned i = 0; i < sizeof seed; ++i) seed = seed << 8 | key_[i];
  return {.level = *bots::level(manner.level), .seed = seed, .talk = manner.talk};
}

// Those for whom the game waits come first.
std::optional<Command> Table::bot_answer(Seats bots, const BotManner& manner) const {
  for (bots::Waited waited : {bots::Waited::for_it, bots::Waited::not_for_it}) {
    if (const auto said = answer(bots, player(manner), waited)) return said;
  }
  return {};
}

bool Table::would_show(const Command& command) const {
  AnyGame next = game();
  bool shown = false;
  const auto listen = [](void* to, Audience audience, Event) {
    if (audience.is_everyone()) *static_cast<bool*>(to) = true;
  };
  if (next.apply(command, {listen, &shown}) != Refusal::none) return false;
  const Prompt* house = next.prompt(0, Seat::nobody);
  return shown || (house != nullptr && house->voices.has(Voice::chance));
}

}  // namespace omerta::server
