// What a rulebook brings, as one table; and the rulebooks that exist (registry.cpp). Everybody else
// knows a rulebook by this table only.
#pragma once
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "engine/any_game.h"

namespace omerta {
class Words;
struct Names;
}  // namespace omerta
namespace omerta::notation {
class Book;
struct Field;
}  // namespace omerta::notation
namespace omerta::story {
class Feed;
class Teller;
}  // namespace omerta::story
namespace omerta::screen {
struct Screen;
}
namespace omerta::script {
class Guide;
}

namespace omerta {

struct Rulebook {
  std::string_view id;
  const notation::Book& text;  // its names, options, setups, fixtures and scenario conventions
  std::unique_ptr<story::Teller> (*teller)(const AnyGame& game);  // of a story, one listener's
  // What a seat's device shows and asks now.
  screen::Screen (*screen)(const AnyView&, const Names&, const story::Feed&);
  // How a person moderates it; nothing if this game cannot be.
  std::unique_ptr<script::Guide> (*guide)(const AnyGame& game);
  std::string_view unguided = "guide.digital";  // said then
  // How chance deals, hand after hand, where not every order is a deal.
  std::vector<int> (*deal)(const AnyGame& game, std::uint64_t seed) = nullptr;
  // What a seat sees and is asked, as JSON fields; made from its view.
  std::vector<notation::Field> (*seat_fields)(const Words&, const Names&, const AnyGame&, Seat);
};

std::span<const Rulebook* const> rulebooks();
inline const Rulebook* find_rulebook(std::string_view id) {
  for (const Rulebook* book : rulebooks()) {
    if (book->id == id) return book;
  }
  return nullptr;
}

inline const Rulebook& rulebook(std::string_view id) {  // which exists: a game of it is played
  const Rulebook* found = find_rulebook(id);
  expect(found != nullptr);
  return *found;
}

}  // namespace omerta
