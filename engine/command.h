// What somebody says to the game: one answer to one open question.
#pragma once
#include <cstdint>
#include <type_traits>

#include "engine/prompt.h"

namespace omerta {

struct Command {
  Choice choice = kPass;
  Seat seat =
      Seat::nobody;  // whose question is answered; nobody: the house's (clock, chance, host)
  Ask ask{};
  Voice voice = Voice::player;
  std::uint8_t spare_byte = 0;
  std::uint16_t number = 0;  // of the question that is answered; 0: whichever is open
  std::uint16_t spare = 0;

  friend constexpr bool operator==(const Command&, const Command&) = default;
};

static_assert(sizeof(Command) == 16 && std::has_unique_object_representations_v<Command>);

// What the house answers to the question before it.
constexpr Command house_command(const Prompt& prompt, Choice choice) {
  return {.choice = choice,
          .seat = Seat::nobody,
          .ask = prompt.ask,
          .voice = house_voice(prompt.voices)};
}

enum class Refusal : std::uint8_t { none, stale = 255 };  // further reasons are the rulebook's own

}  // namespace omerta
