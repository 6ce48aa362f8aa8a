// Keeping the record of a game: playing, taking back, and asking why.
#include "chronicle/chronicle.h"

#include "engine/whole_game.h"

namespace omerta {

Log Chronicle::log() {
  return {[](void* to, Audience audience, Event event) {
            static_cast<std::vector<Told>*>(to)->push_back({audience, event});
          },
          &told_};
}

void Chronicle::begin() { game_.begin(log()); }

void Chronicle::begin_with(const AnyGame& game, std::vector<Told> past) {
  game_ = game;
  told_ = std::move(past);
}

Refusal Chronicle::play(const Command& command) {
  Moment before{game_, told_.size()};
  const Refusal refusal = game_.apply(command, log());
  if (refusal == Refusal::none) {
    past_.push_back(before);
    commands_.push_back(command);
  }
  return refusal;
}

int Chronicle::retract(int commands) {
  int taken = 0;
  for (; taken < commands && !past_.empty(); ++taken) {
    game_ = past_.back().game;
    told_.resize(past_.back().told, Told{Audience::moderator(), {}});
    past_.pop_back();
    commands_.pop_back();
  }
  return taken;
}

std::size_t Chronicle::told_before(std::size_t commands) const {
  return commands < past_.size() ? past_[commands].told : told_.size();
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
