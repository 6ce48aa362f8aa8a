// The cards, orders and sightings of mrakoszlap that people talk about.
#include "rulebooks/mrakoszlap/words/talk.h"

#include "rulebooks/mrakoszlap/text/book.h"
#include "rulebooks/mrakoszlap/text/ids.h"
#include "rulebooks/mrakoszlap/words/words.h"

namespace omerta::mrakoszlap {
namespace {

using notation::mrakoszlap_id::key;
using talk::Act;
using talk::Acts;
using talk::Asked;
using talk::Happened;
using talk::Statement;

constexpr std::uint32_t bit(Sight sight) {
  return std::uint32_t{1} << static_cast<unsigned>(sight);
}

constexpr std::array kAsked{
    Asked{ask::spyglass_notice, 1, kPlayers, bit(Sight::awake)},
    Asked{ask::spyglass_notice, 0, 0, bit(Sight::nobody)},
    Asked{ask::heal},
    Asked{ask::apply_slime},
    Asked{ask::dig_tunnel},
    Asked{ask::jail},
    Asked{ask::snipe},
    Asked{ask::silence},
    Asked{ask::ban_vote},
    Asked{ask::shoot},
    Asked{ask::throw_sand},
    Asked{ask::magnetise},
    Asked{ask::bite},
    Asked{ask::cling},
};

bool has(const AnyTable& table, std::uint8_t word) {
  return word < kTypes && table.as<Mrakoszlap>().plan.deck.has(static_cast<Type>(word));
}

// MRK-DEFEND-1, -2  While somebody defends himself: he alone, or who speaks in his stead.
Seat defends(const Table& table) {
  return table.speaker != Seat::nobody ? table.speaker : table.floor;
}

// MRK-BOBO-1  Not the silenced, whom the rules let say nothing either, and not the dead. No talk in
// ballots and verdicts; the council speaks by signs.
Acts may_say(const AnyView& view) {
  const Table& table = view.as<Mrakoszlap>().table;
  const Prompt* word = view.prompt(Mrakoszlap::lane(ask::speak));
  if (word == nullptr || word->ask != ask::speak) return {};
  const bool open = table.phase == Phase::accusations || table.phase == Phase::evening;
  const bool floor = table.phase == Phase::defences && defends(table) == view.seat();
  return open || floor ? Acts::all() : Acts{};
}

Happened happened(const Event& event) {
  const Seats whom = event.whom == Seat::nobody ? Seats{} : Seats::of(event.whom);
  switch (static_cast<number::Fact>(event.fact)) {
    case number::nightfall: return {.begins = event.much, .now = Happened::Time::night};
    case number::phase_opened: {
      const auto phase = static_cast<Phase>(event.what);
      const bool day = phase == Phase::day_open || phase == Phase::accusations;
      return {.now = day ? Happened::Time::day : Happened::Time::same};
    }
    case number::accused: return {talk::Ground::nominated, event.who, whom};
    case number::hand: return {talk::Ground::ballot, event.who, whom};
    case number::died:
    case number::hanged: return {.left = Seats::of(event.who)};
    case number::faction_shown:
    case number::card_shown: return {.ground = talk::Ground::shown, .seats = Seats::of(event.who)};
    default: return {};
  }
}

std::string word_id(const Names&, std::uint8_t word) {
  return notation::mrakoszlap_name(static_cast<Type>(word));
}

std::string answer_id(Ask, std::uint8_t answer) {
  return static_cast<Sight>(answer) == Sight::awake ? "awake" : "nobody";
}

talk::Word word(const AnyTable&, std::uint8_t number) {
  return {talk::Word::As::holds, said::card_name(static_cast<Type>(number))};
}

Message result(const AnyTable&, const Statement& told) {
  const std::string ask{notation::mrakoszlap_id::of(told.ask)};
  if (told.act == Act::did) {
    const Message order{key("order", ask), {{"whom", *told.seats}}};
    return {key("talk", "did"), {{"n", told.round}, {"order", order}}};
  }
  return {key("talk", ask, answer_id(told.ask, told.answer)),
          {{"n", told.round}, {"seats", told.seats}}};
}

// All whom the Spyglass saw in one night are one result.
void add_sighting(std::vector<Statement>& all, const Event& event, std::uint16_t night) {
  const bool nobody = event.fact == fact::seen_nobody;
  const bool more = !all.empty() && all.back().ask == ask::spyglass_notice &&
                    all.back().round == night && !nobody;
  if (!more) {
    all.push_back({.act = Act::report,
                   .ask = ask::spyglass_notice,
                   .answer = static_cast<std::uint8_t>(nobody ? Sight::nobody : Sight::awake),
                   .round = night});
  }
  if (!nobody) all.back().seats |= Seats::of(event.whom);
}

std::vector<Statement> own(const AnyView& view, std::span<const Event> heard) {
  std::vector<Statement> all;
  std::uint16_t night = 0;
  for (const Event& event : heard) {
    if (event.fact == fact::nightfall) night = event.much;
    if (event.who != view.seat() || night == 0) continue;
    if (event.fact == fact::seen_awake || event.fact == fact::seen_nobody) {
      add_sighting(all, event, night);
    } else if (event.fact == fact::ordered && event.whom != Seat::nobody) {
      const Statement did{.act = Act::did,
                          .ask = static_cast<Ask>(event.what),
                          .seats = Seats::of(event.whom),
                          .round = night};
      if (talk::is_told_of(lexicon(), Act::did, did.ask)) all.push_back(did);
    }
  }
  return {all.rbegin(), all.rend()};
}

std::uint8_t own_word(const AnyView& view) {
  const Hand hand{view.as<Mrakoszlap>().notes.hand};
  for (unsigned type = 0; type < kTypes; ++type) {
    if (hand.has(static_cast<Type>(type))) return static_cast<std::uint8_t>(type);
  }
  return kTypes;
}

}  // namespace

const talk::Lexicon& lexicon() {
  static constexpr talk::Lexicon kLexicon{.words = kTypes,
                                          .has = has,
                                          .asked = kAsked,
                                          .may_say = may_say,
                                          .happened = happened,
                                          .word_id = word_id,
                                          .answer_id = answer_id,
                                          .word = word,
                                          .result = result,
                                          .own = own,
                                          .own_word = own_word};
  return kLexicon;
}

}  // namespace omerta::mrakoszlap
