// Hearing whatever of a table has not been heard yet: the same in every rulebook.
#pragma once
#include "minds/memory.h"

namespace omerta::minds {

struct Heard {  // by the table, where there is a memory of it; else by one chair
  std::span<const Event> events;
  std::span<const talk::Said> said;
  const Memory* memory = nullptr;
};

// Of a chair's feed only what all have heard (`is_public(event)`) is for the public mind;
// `hear(mind, event)` makes evidence of it.
template <class IsPublic, class Hear>
void catch_up(Followed& kept, const Tongue& tongue, const Heard& heard, IsPublic is_public,
              const Hear& hear) {
  if (heard.memory != nullptr) {
    const std::span<const Event> told{heard.memory->told};
    return kept.follow(tongue, told.subspan(kept.events()), heard.memory->said, hear);
  }
  for (const Event& event : heard.events) {
    if (is_public(event)) kept.follow(tongue, {&event, 1}, heard.said, hear);
  }
  kept.follow(tongue, {}, heard.said, hear);
}

}  // namespace omerta::minds
