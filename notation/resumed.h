// A game that begins in the middle: its state, and what was told before it began.
#pragma once
#include <string>
#include <utility>
#include <vector>

#include "notation/book.h"

namespace omerta::notation {

// `resume` puts the game together and `name` says what is wrong with it, each the rulebook's own.
template <Ruleset R, class Resume, class Name>
Chronicle begin_in_the_middle(const Casting& casting, const Where& place, Resume resume,
                              Name name) {
  std::vector<Told> past;
  const Log log{[](void* to, Audience audience, Event event) {
                  static_cast<std::vector<Told>*>(to)->push_back({audience, event});
                },
                &past};
  const auto resumed = resume(casting.game->plan<R>(), log);
  if (resumed.fault != decltype(resumed.fault)::none) {
    const std::string code = name(resumed.fault);
    throw FixtureRefused(place, code, {"fault.fixture.refused", {{"reason", code}}});
  }
  AnyGame game = *casting.game;
  game.place<R>(resumed.state);
  Chronicle chronicle(*casting.game);
  chronicle.begin_with(game, std::move(past));
  return chronicle;
}

}  // namespace omerta::notation
