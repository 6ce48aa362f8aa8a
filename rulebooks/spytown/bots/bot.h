// A bot for spytown: what a chair sees and has heard goes in, a choice comes out, or silence where
// nothing has to be said.
#pragma once
#include <optional>

#include "bots/stand_in.h"
#include "rulebooks/spytown/rules/spytown.h"

namespace omerta::bots {

struct SpytownChair {  // all that somebody sitting there has
  const spytown::View& view;
  std::span<const Event> heard;
  Talk talk = Talk::none;
  std::span<const talk::Said> said{};
  minds::Memory* memory = nullptr;            // of the public record, read once for everybody
  const minds::LevelTable* levels = nullptr;  // nothing: the rulebook's own
};

// It remembers nothing but what it was told: the same chair answers the same question in the same
// way.
struct SpytownBot {
  Level level = Level::detective;
  std::uint64_t seed = 0;

  // Nothing: it keeps silent, or keeps its card. A question that the game waits for is answered.
  std::optional<Choice> choose(const SpytownChair& chair, const Prompt& prompt) const;
};

}  // namespace omerta::bots

namespace omerta::spytown {

// The same for an empty chair: nothing, where the bot has nothing to say, too.
std::optional<Choice> bot(const bots::Player& player, const AnyView& view,
                          std::span<const Event> heard, unsigned lane);

// What it says to the table (SPY-POLICE-3).
std::optional<talk::Utterance> speaks(const bots::Player& player, const AnyView& view,
                                      std::span<const Event> heard,
                                      std::span<const talk::Said> said);

}  // namespace omerta::spytown
