// A bot: what a chair sees and has heard goes in, a choice comes out. It gets nothing else, so it
// can neither cheat nor give away what a person in its place would not know.
#pragma once
#include <cstdint>
#include <span>

#include "bots/stand_in.h"
#include "rulebooks/gorod/rules/gorod.h"

namespace omerta::bots {

struct Chair {  // all that somebody sitting there has
  const gorod::View& view;
  std::span<const Event> heard;
  Talk talk = Talk::none;
  std::span<const talk::Said> said{};
  minds::Memory* memory = nullptr;            // of the public record, read once for everybody
  const minds::LevelTable* levels = nullptr;  // nothing: the rulebook's own
};

// The same bot in the same chair answers the same question in the same way: a bot remembers nothing
// but what it was told, and its dice are thrown anew for each question.
struct Bot {
  Level level = Level::detective;
  std::uint64_t seed = 0;

  Choice choose(const Chair& chair, const Prompt& prompt) const;
};

}  // namespace omerta::bots

namespace omerta::gorod {

// The same for an empty chair: nothing, where the bot has nothing to say, too.
std::optional<Choice> bot(const bots::Player& player, const AnyView& view,
                          std::span<const Event> heard, unsigned lane);

// What it says to the table (GOR-DAY-5).
std::optional<talk::Utterance> speaks(const bots::Player& player, const AnyView& view,
                                      std::span<const Event> heard,
                                      std::span<const talk::Said> said);

}  // namespace omerta::gorod
