// A table of bots with everything there is at it, the truth included; and how each rulebook hides
// things, so that another world can be made which looks the same to somebody.
#pragma once
#include <memory>

#include "bots/stand_in.h"
#include "engine/any_game.h"
#include "minds/memory.h"

namespace omerta {
struct Rulebook;
}

namespace omerta::minds {

struct Secrets;

struct World {
  const Rulebook& book;
  const Secrets& secrets;
  AnyGame game;
  bots::Level level = bots::Level::detective;
  std::uint64_t seed = 0;
  bots::Chairs chairs{};
  std::unique_ptr<Memory> memory = std::make_unique<Memory>();
  int quiet = 0;  // beats in a row in which nobody has said or done anything

  bots::Player player() const;
  std::span<const Event> heard(Seat seat) const { return chairs.heard(seat); }
  std::span<const talk::Said> said() const { return memory->said; }
};

// What a rulebook hides. Bots have no such door: only a session and its cheats look.
struct Secrets {
  std::string_view rulebook;
  // The same table, and all that is hidden passed round among all seats but these.
  AnyGame (*passed_round)(const AnyGame&, Seats but);
  bool (*is_guilty)(const AnyGame&, Seat);     // plays for the clan
  std::uint8_t (*card)(const AnyGame&, Seat);  // a word that can be claimed
  PublicMind& (*mind)(const World&);           // as its bots have made it of what they heard
};

const Secrets& secrets_of(std::string_view rulebook);

// An event that somebody else was told: it may have been any other.
Event another(Event event);

}  // namespace omerta::minds
