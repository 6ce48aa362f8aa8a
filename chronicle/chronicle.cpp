// Keeping the record of a game: playing, taking back, and asking why.
#include "chronicle/chronicle.h"

#include <algorithm>

#include "engine/whole_game.h"

namespace omerta {

Log Chronicle::log() {
  return {[](void* to, Audience audience, Event event) {
            static_cast<std::vector<Told>*>(to)->push_back({audience, event});
          },
          &told_};
}

void Chronicle::begin() {
  game_.begin(log());
  first_ = game_;
}

void Chronicle::begin_with(const AnyGame& game, std::vector<Told> past) {
  first_ = game_ = game;
  told_ = std::move(past);
}

// A refusal leaves the game as it was.
Refusal Chronicle::play(const Command& command) {
  const auto before = static_cast<std::uint32_t>(told_.size());
  const Refusal refusal = game_.apply(command, log());
  if (refusal == Refusal::none) {
    told_before_.push_back(before);
    commands_.push_back(command);
  }
  return refusal;
}

int Chronicle::retract(int commands) {
  const std::size_t taken =
      std::min(commands_.size(), static_cast<std::size_t>(std::max(commands, 0)));
  if (taken == 0) return 0;
  const std::size_t left = commands_.size() - taken;
  told_.resize(told_before_[left], Told{Audience::moderator(), {}});
  told_before_.resize(left);
  commands_.resize(left);
  game_ = first_;
  for (const Command& command : commands_) expect(game_.apply(command) == Refusal::none);
  return static_cast<int>(taken);
}

std::size_t Chronicle::told_before(std::size_t commands) const {
  return commands < told_before_.size() ? told_before_[commands] : told_.size();
}

std::uint64_t Chronicle::checksum() const { return omerta::checksum(WholeGame::bytes(game_)); }

std::vector<EventId> why(const std::vector<Told>& told, EventId id) {
  std::vector<EventId> chain;
  while (id != 0 && id <= told.size()) {
    chain.push_back(id);
    const EventId cause = told[id - 1].event.cause;
    expect(cause < id);  // nothing is caused by what comes after it
    id = cause;
  }
  return chain;
}

std::uint64_t checksum(std::span<const std::byte> bytes) {
  std::uint64_t hash = 0xcbf29ce484222325;  // FNV-1a
  for (std::byte byte : bytes) hash = (hash ^ static_cast<std::uint8_t>(byte)) * 0x100000001b3;
  return hash;
}

}  // namespace omerta
