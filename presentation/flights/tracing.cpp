// Who may see a night.
#include "presentation/flights/tracing.h"

#include "presentation/story/feed.h"

namespace omerta::flights {

std::optional<Night> night_for(const story::Feed& listener, const Tracing& tracing,
                               const Evening& evening, int number) {
  if (!listener.is_over() && !listener.hears_everything()) return {};
  std::optional<Night> night = tracing.night(evening, number);
  if (night && night->state == Night::State::unfinished) night.reset();
  return night;
}

}  // namespace omerta::flights
