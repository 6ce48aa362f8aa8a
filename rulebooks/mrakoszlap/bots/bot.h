// A bot for mrakoszlap: what a chair sees and has heard goes in, a choice comes out, or silence
// where nothing has to be said.
#pragma once
#include <optional>

#include "bots/stand_in.h"
#include "rulebooks/mrakoszlap/rules/mrakoszlap.h"

namespace omerta::bots {

struct MrakoszlapChair {  // all that somebody sitting there has
  const mrakoszlap::View& view;
  std::span<const Event> heard;
  Talk talk = Talk::none;
  std::span<const talk::Said> said{};
  minds::Memory* memory = nullptr;            // of the public record, read once for everybody
  const minds::LevelTable* levels = nullptr;  // nothing: the rulebook's own
};

// It remembers nothing but what it was told: the same chair answers the same question in the same
// way.
struct MrakoszlapBot {
  Level level = Level::detective;
  std::uint64_t seed = 0;

  // Nothing: it keeps silent, or keeps its card. A question that the game waits for is answered.
  std::optional<Choice> choose(const MrakoszlapChair& chair, const Prompt& prompt) const;
};

}  // namespace omerta::bots

namespace omerta::mrakoszlap {

// The same for an empty chair: nothing, where the bot has nothing to say, too.
std::optional<Choice> bot(const bots::Player& player, const AnyView& view,
                          std::span<const Event> heard, unsigned lane);

// What it says to the table (MRK-BOBO-1, MRK-ACCUSE-1).
std::optional<talk::Utterance> speaks(const bots::Player& player, const AnyView& view,
                                      std::span<const Event> heard,
                                      std::span<const talk::Said> said);

}  // namespace omerta::mrakoszlap
