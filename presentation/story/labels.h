// Events of a record by what they are called where one listener hears them.
#pragma once
#include <string>
#include <vector>

#include "presentation/story/feed.h"

namespace omerta::story {

// "p12", by the number of the event in the record; one that was not heard is called like the last
// that was.
inline std::vector<std::string> labels(const Feed& feed, std::size_t events) {
  std::vector<std::string> all(events + 1, "p0");
  std::size_t heard = 0;
  for (std::size_t id = 1; id <= events; ++id) {
    for (; heard < feed.heard().size() && feed.id(heard) <= id; ++heard) {
      all[id] = written(feed.heard()[heard].label);
    }
    if (heard == 0 || feed.id(heard - 1) < id) all[id] = all[id - 1];
  }
  return all;
}

}  // namespace omerta::story
