// Of a chronicle the wire takes what one listener has heard, and nothing else.
#include "chronicle/chronicle.h"
#include "presentation/story/feed.h"
#include "wire/encode.h"

namespace omerta::wire {

std::string tell_listener(const Chronicle& chronicle, const story::Feed& feed) {
#if MUST_FAIL
  (void)feed;
  return encoded(chronicle.told().back());
#else
  (void)chronicle;
  return encoded(feed.heard().back());
#endif
}

}  // namespace omerta::wire
