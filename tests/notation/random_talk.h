// Something that somebody could say now, by dice: most of it can be said, some of it not.
#pragma once
#include "chance/dice.h"
#include "notation/conversation.h"
#include "talk/shape.h"

namespace omerta::notation {

class RandomTalk {
 public:
  RandomTalk(const Book& book, const Casting& casting, std::uint64_t seed)
      : lexicon_{lexicon_of(book)},
        seats_{static_cast<std::uint32_t>(casting.names.seats.size())},
        dice_{seed, 7} {}

  Speech speech(const AnyGame& game) {
    Speech speech{seat()};
    const std::uint32_t count = 1 + dice_.below(talk::kStatementsAtOnce);
    for (std::uint32_t i = 0; i < count; ++i) {
      speech.utterance.statements[speech.utterance.count++] = statement(game);
    }
    return speech;
  }

 private:
  Seat seat() { return static_cast<Seat>(dice_.below(seats_)); }
  std::uint16_t small(unsigned most) { return static_cast<std::uint16_t>(1 + dice_.below(most)); }

  talk::Statement statement(const AnyGame& game) {
    talk::Statement said{.act = static_cast<talk::Act>(dice_.below(talk::kActs))};
    const talk::Shape& row = talk::shape(said.act);
    if (row.word) said.word = static_cast<std::uint8_t>(dice_.below(lexicon_.words));
    if (row.whom != talk::Whom::nobody) said.seats = Seats::of(seat());
    if (row.whom == talk::Whom::one_or_none && dice_.below(3) == 0) said.seats = {};
    if (row.ask) result(said);
    if (row.round) said.round = small(game.standing().round + 1U);
    if (row.number) said.number = small(9);
    if (said.act == talk::Act::because) ground(said, game);
    return said;
  }

  void result(talk::Statement& said) {
    const talk::Asked& asked =
        lexicon_.asked[dice_.below(static_cast<std::uint32_t>(lexicon_.asked.size()))];
    said.ask = asked.ask;
    while (asked.least == 2 && said.seats.count() < 2) said.seats |= Seats::of(seat());
    if (asked.most == 0) said.seats = {};
    if (said.act == talk::Act::report) said.answer = static_cast<std::uint8_t>(dice_.below(5));
  }

  void ground(talk::Statement& said, const AnyGame& game) {
    said.ground = static_cast<talk::Ground>(1 + dice_.below(talk::kGrounds - 1));
    const talk::GroundShape& row = talk::shape(said.ground);
    if (row.whom != talk::Whom::nobody) said.seats = Seats::of(seat());
    if (row.who) said.whom = seat();
    if (row.round) said.round = small(game.standing().round + 1U);
    if (row.number) said.number = small(9);
  }

  const talk::Lexicon& lexicon_;
  std::uint32_t seats_;
  chance::Dice dice_;
};

}  // namespace omerta::notation
