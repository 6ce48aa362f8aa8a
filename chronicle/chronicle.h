// A game with its record: every command, every event it told, and the way back. Nothing is kept of
// the moments in between: a whole game is played again in less time than its history is copied.
#pragma once
#include <cstdint>
#include <vector>

#include "engine/any_game.h"

namespace omerta {

struct Told {
  Audience to;
  Event event;
};

class Chronicle {
 public:
  explicit Chronicle(const AnyGame& game) : first_{game}, game_{game} {}

  void begin();  // tells what is told before the first command
  void begin_with(const AnyGame& game, std::vector<Told> past);  // a game that begins in the middle
  [[nodiscard]] Refusal play(const Command& command);
  int retract(int commands);  // as many as there are; says how many it took back

  const AnyGame& game() const { return game_; }
  const std::vector<Command>& commands() const { return commands_; }
  const std::vector<Told>& told() const { return told_; }  // told()[id - 1] is event `id`
  std::size_t told_before(std::size_t commands) const;     // how many events preceded that command
  std::uint64_t checksum() const;                          // of the state as it is now

 private:
  Log log();

  AnyGame first_;  // before the first command
  AnyGame game_;
  std::vector<Command> commands_;
  std::vector<Told> told_;
  std::vector<std::uint32_t> told_before_;  // each command: how many events preceded it
};

// The chain of causes of an event, itself first (docs: "why").
std::vector<EventId> why(const std::vector<Told>& told, EventId id);

std::uint64_t checksum(std::span<const std::byte> bytes);

}  // namespace omerta
