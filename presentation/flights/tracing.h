// How nights are followed where a rulebook has such nights, and who may see them.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chronicle/chronicle.h"
#include "presentation/flights/night.h"

namespace omerta {
class Words;
}
namespace omerta::notation {
struct Casting;
}
namespace omerta::story {
class Feed;
}

namespace omerta::flights {

struct Evening {  // a game as far as it was played
  const notation::Casting& casting;
  const std::vector<Told>& told;
};

struct Drawing {
  enum class Shape { tall, wide } shape = Shape::tall;
  std::string game;  // what its title calls the game; empty: only the night
};

struct Tracing {
  int (*last_night)(const std::vector<Told>& told);  // the last that is over; 0: none
  // Nothing if that night has not fallen.
  std::optional<Night> (*night)(const Evening& evening, int number);
  // As SVG; that night is over.
  std::string (*picture)(const Evening& evening, int number, const Words& words,
                         const Drawing& drawing);
  bool (*is_picture)(std::string_view text);
};

// What this listener may see of a night: whoever runs the game sees it as soon as it is over, the
// others when the game is. Nothing: it is not over, or not for him yet.
std::optional<Night> night_for(const story::Feed& listener, const Tracing& tracing,
                               const Evening& evening, int number);

}  // namespace omerta::flights
