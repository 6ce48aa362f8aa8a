// Who answers where nobody sits: bots for empty chairs, each from what it sees and has been told;
// and the house, which draws, closes and lets time pass.
#pragma once
#include <optional>
#include <span>
#include <vector>

#include "bots/feed.h"
#include "engine/any_game.h"
#include "talk/lexicon.h"
#include "talk/statement.h"

namespace omerta::minds {
struct LevelTable;
struct Memory;
}  // namespace omerta::minds

namespace omerta::bots {

enum class Talk : std::uint8_t { none, held };  // whether statements can be made at this table

struct Player {  // who plays for everybody who is not there
  Level level = Level::detective;
  std::uint64_t seed = 0;
  std::span<const Level> levels{};  // chair by chair; nothing: all alike
  Talk talk = Talk::none;
  std::span<const talk::Said> said{};
  minds::Memory* memory = nullptr;  // of the table; nothing: the record is read again each time
  const minds::LevelTable* table = nullptr;  // of the levels; nothing: the rulebook's own

  Level level_of(Seat seat) const { return levels.empty() ? level : levels[index(seat)]; }
};

// What a bot says to the question that is open before it in this lane; nothing: it keeps silent, or
// keeps its card. It has the seat's own view, and what the seat has heard.
using Answering = std::optional<Choice> (*)(const Player&, const AnyView&,
                                            std::span<const Event> heard, unsigned lane);

// What a bot says to the table while it talks; nothing: it keeps silent.
using Speaking = std::optional<talk::Utterance> (*)(const Player&, const AnyView&,
                                                    std::span<const Event> heard,
                                                    std::span<const talk::Said> said);

// A bot for rulebooks that have none: what it is asked it answers by chance, and volunteers
// nothing.
std::optional<Choice> by_chance(const Player& player, const AnyView& view,
                                std::span<const Event> heard, unsigned lane);

class Chairs {  // what each has been told
 public:
  Chairs() : Chairs{kSeats} {}
  explicit Chairs(unsigned seats);
  void forget(unsigned seats);  // for another game at the same table, of so many
  void hear(Audience to, const Event& event);
  std::span<const Event> heard(Seat seat) const { return feeds_[index(seat)].heard(); }
  // Who begins when nobody in particular has to: drawn by how much everyone has heard, so that
  // nothing secret decides it.
  unsigned begins(unsigned seats) const { return open_ % seats; }

 private:
  std::vector<Feed> feeds_;
  unsigned seats_;     // of those feeds, in this game
  unsigned open_ = 0;  // events that everyone was told
};

enum class Waited { for_it, not_for_it };  // whether the game does, for an answer

// The next word from one of the empty chairs; nothing if none of them has anything to say. Where
// the game waits for nobody, somebody else is asked first each time. No bot: chance answers.
std::optional<Command> stand_in(const AnyGame& game, const Chairs& chairs, Seats empty,
                                const Player& player, Answering bot, Waited waited);

// Who of the empty chairs speaks to the table next, and what he says; nothing: none of them wants
// to, or may.
struct Spoken {
  Seat who = Seat::nobody;
  talk::Utterance utterance{};
};
std::optional<Spoken> speak_up(const AnyGame& game, const talk::Lexicon& lexicon,
                               const Chairs& chairs, Seats empty, const Player& player,
                               Speaking speaks);

// What the house says now; nothing if it has no say.
std::optional<Command> house(const AnyGame& game, const Player& player);

}  // namespace omerta::bots
