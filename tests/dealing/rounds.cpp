// Random rounds, random games on them, and the tampering.
#include "tests/dealing/rounds.h"

#include <boost/json.hpp>

#include "chance/draw.h"
#include "tests/feeds/games.h"

namespace omerta::dealing {
namespace {

namespace json = boost::json;
using chance::Dice;
using notation::Record;

constexpr int kCommands = 300;

struct Open {
  Seat seat = Seat::nobody;
  Prompt prompt;
};

std::vector<Open> open_in(const AnyGame& game) {
  std::vector<Open> all;
  for (unsigned lane = 0; lane < game.lanes(); ++lane) {
    for (unsigned i = 0; i <= kSeats; ++i) {
      const auto seat = i < kSeats ? static_cast<Seat>(i) : Seat::nobody;
      const Prompt* prompt = game.prompt(lane, seat);
      if (prompt == nullptr) continue;
      const bool some = prompt->pass == Pass::allowed ||
                        std::popcount(prompt->offers) >= static_cast<int>(prompt->take);
      if (some) all.push_back({seat, *prompt});
    }
  }
  return all;
}

Command answer(const Open& open, const Digest& key, const notation::Book& book, Dice& dice) {
  if (open.seat == Seat::nobody && open.prompt.voices.has(Voice::chance)) {
    return chance_answer(key, book, open.prompt);
  }
  const Choice choice = chance::draw(dice, open.prompt);
  if (open.seat == Seat::nobody) return house_command(open.prompt, choice);
  return {.choice = choice, .seat = open.seat, .ask = open.prompt.ask};
}

void play(Record& record, const Digest& key, Dice& dice) {
  Chronicle game = record.replay();
  for (int i = 0; i < kCommands && !game.game().over(); ++i) {
    const std::vector<Open> open = open_in(game.game());
    if (open.empty()) return;
    const Open& one = open[dice.below(static_cast<std::uint32_t>(open.size()))];
    const Command command = answer(one, key, record.book(), dice);
    if (game.play(command) == Refusal::none) record.add(command);
  }
}

Record undealt(std::string_view rulebook, std::uint64_t seed) {
  Record record = feeds::cut(feeds::random_game(rulebook, seed), 0);
  record.deal({});
  return Record::read(record.write(), "fresh");
}

// --- tampering ----------------------------------------------------------------------------------
void collect(json::value& value, std::vector<json::value*>& leaves) {
  if (json::object* object = value.if_object()) {
    for (auto& field : *object) collect(field.value(), leaves);
  } else if (json::array* list = value.if_array()) {
    for (json::value& each : *list) collect(each, leaves);
    leaves.push_back(&value);
  } else {
    leaves.push_back(&value);
  }
}

std::string changed_text(const json::string& text, Dice& dice) {
  std::string changed{text.data(), text.size()};
  if (changed.empty()) return "a";
  char& c = changed[dice.below(static_cast<std::uint32_t>(changed.size()))];
  const bool digit = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
  const char other = digit ? "0123456789abcdef"[dice.below(16)] : 'x';
  c = other == c ? (c == 'x' ? 'y' : c == '0' ? '1' : '0') : other;
  return changed;
}

// A list with a member less, twice, or two of them exchanged; what looks the same afterwards is
// changed by leaving one out.
void change(json::array& list, Dice& dice) {
  if (list.empty()) {
    list.emplace_back(nullptr);
    return;
  }
  const std::size_t at = dice.below(static_cast<std::uint32_t>(list.size()));
  const std::size_t other = dice.below(static_cast<std::uint32_t>(list.size()));
  if (list[at] != list[other]) {
    const json::value kept = list[at];
    list[at] = list[other];
    list[other] = kept;
  } else if (dice.once_in(2)) {
    list.push_back(list[at]);
  } else {
    list.erase(list.begin() + static_cast<std::ptrdiff_t>(at));
  }
}

}  // namespace

Digest some_digest(Dice& dice) {
  Digest digest{};
  for (std::uint8_t& byte : digest) byte = static_cast<std::uint8_t>(dice.next());
  return digest;
}

Round some_round(const std::string& setup, unsigned seats, Dice& dice) {
  const std::string room = bytes_of(some_digest(dice)).substr(0, 16);
  Round round{{room, 1 + dice.below(3), setup}, seats, some_digest(dice)};
  BySeat entropies;
  for (unsigned seat = 0; seat < seats; ++seat) {
    if (dice.once_in(6)) continue;
    entropies[seat] = some_digest(dice);
    expect(round.ready(seat, player_commit(round.table(), seat, entropies[seat])) ==
           Round::Answer::taken);
  }
  round.close();
  for (const auto& [seat, entropy] : entropies) {
    expect(round.open(seat, entropy) == Round::Answer::taken);
  }
  return round;
}

Frozen some_frozen(Dice& dice) {
  Frozen frozen{.each = static_cast<int>(1 + dice.below(3)), .edition = "none", .engine = "0"};
  const std::uint32_t seats = 2 + dice.below(12);
  for (std::uint32_t i = 0; i < seats; ++i)
    frozen.seats.push_back("seat \"ż\" " + std::to_string(i));
  const std::uint32_t spare = dice.below(3);
  const std::uint32_t count = seats * static_cast<std::uint32_t>(frozen.each) + spare;
  const bool limited = dice.once_in(2);
  for (std::uint32_t i = 0; i < count; ++i) {
    frozen.deck.push_back("card-" + std::to_string(limited ? i : dice.below(count)));
  }
  if (limited) frozen.limits.push_back({1, {frozen.deck[0], frozen.deck[1]}});
  if (dice.once_in(2)) {
    frozen.further.emplace_back();
    for (std::uint32_t i = 0; i < seats; ++i)
      frozen.further[0].push_back("thing" + std::to_string(i));
  }
  return frozen;
}

PlayedGame played_game(std::string_view rulebook, std::uint64_t seed) {
  Dice dice{seed, 5};
  Record fresh = undealt(rulebook, seed);
  const Frozen frozen = frozen_of(fresh, "0.1.0");
  const Round round = some_round(written(frozen), static_cast<unsigned>(frozen.seats.size()), dice);
  const auto cards = dealt(round.key(), frozen);
  expect(cards.has_value());
  auto record = with_cards(fresh, *cards);
  expect(record.has_value());
  play(*record, round.key(), dice);
  Transcript transcript = transcript_of(round, *cards, draws_of(*record));
  return {std::move(fresh), std::move(*record), std::move(transcript)};
}

std::string tampered(const std::string& transcript, Dice& dice) {
  json::value value = json::parse(transcript);
  std::vector<json::value*> leaves;
  collect(value, leaves);
  json::value& leaf = *leaves[dice.below(static_cast<std::uint32_t>(leaves.size()))];
  if (json::string* text = leaf.if_string()) {
    leaf = changed_text(*text, dice);
  } else if (json::array* list = leaf.if_array()) {
    change(*list, dice);
  } else if (const bool* truth = leaf.if_bool()) {
    leaf = !*truth;
  } else {
    leaf = leaf.to_number<std::int64_t>() + 1 + dice.below(3);
  }
  return json::serialize(value);
}

}  // namespace omerta::dealing
