// Bots of one level at a table of any rulebook: what each chair hears, what is said and when, and
// who answers next, with the table's memory or by reading the record again.
#pragma once
#include <gtest/gtest.h>

#include <functional>

#include "bots/stand_in.h"
#include "minds/memory.h"
#include "talk/past.h"

namespace omerta::minds {

struct SeatedBook {
  const talk::Lexicon& lexicon;
  bots::Answering bot;
  bots::Speaking speaks;
  AnyGame game;
  void (*deal)(AnyGame&, std::uint64_t seed, Log) = nullptr;
};

class SeatedTable {
 public:
  SeatedTable(const SeatedBook& book, bots::Level level, std::uint64_t seed)
      : book_{book},
        game_{book.game},
        player_{.level = level, .seed = seed, .talk = bots::Talk::held},
        past_{book.lexicon, book.game.standing().seats.count()} {}

  void begin() {
    game_.begin(log());
    if (book_.deal != nullptr) book_.deal(game_, player_.seed, log());
  }

  // What a bot does next, or the house if none does anything.
  std::optional<Command> next(const bots::Player& player) const {
    const Seats seats = game_.standing().seats;
    for (bots::Waited waited : {bots::Waited::not_for_it, bots::Waited::for_it}) {
      const auto command = bots::stand_in(game_, chairs_, seats, player, book_.bot, waited);
      if (command) return command;
    }
    return bots::house(game_, player);
  }

  bool play(const std::optional<Command>& command) {
    return command && game_.apply(*command, log()) == Refusal::none;
  }

  talk::Fault fault(Seat who, const talk::Utterance& words) const {
    return talk::judged(book_.lexicon, game_.any_view(who), past_, words).fault;
  }

  void say(Seat who, const talk::Utterance& words) {
    memory_.said.push_back({.utterance = words,
                            .who = who,
                            .after = past_.events(),
                            .first = static_cast<std::uint16_t>(past_.statements() + 1)});
    past_.hear(memory_.said.back());
  }

  const AnyGame& game() const { return game_; }
  const bots::Chairs& chairs() const { return chairs_; }
  std::span<const talk::Said> said() const { return memory_.said; }
  bots::Player player() {  // who remembers the table
    bots::Player player = reader();
    player.memory = &memory_;
    return player;
  }
  bots::Player reader() const {  // who reads the record again
    bots::Player reader = player_;
    reader.said = memory_.said;
    return reader;
  }

  std::function<void(const Event&)> all_hear = [](const Event&) {};

 private:
  Log log() {
    return {[](void* to, Audience audience, Event event) {
              static_cast<SeatedTable*>(to)->hear(audience, event);
            },
            this};
  }

  void hear(Audience to, const Event& event) {
    chairs_.hear(to, event);
    memory_.hear(to, event);
    if (!to.is_everyone()) return;
    past_.hear(event);
    all_hear(event);
  }

  const SeatedBook& book_;
  AnyGame game_;
  bots::Player player_;
  talk::Past past_;
  bots::Chairs chairs_;
  Memory memory_;
};

}  // namespace omerta::minds
