// All rooms of a shelf at once, for tests that look at what is on the disk.
#pragma once
#include <stdexcept>
#include <vector>

#include "server/disk/store_shelf.h"

namespace omerta::server {

inline std::vector<Rows> all_rooms(StoreShelf& shelf) {
  std::vector<Rows> all;
  if (!shelf.each_room([&](Rows each) { all.push_back(std::move(each)); })) {
    throw std::runtime_error("the rooms cannot be read");
  }
  return all;
}

}  // namespace omerta::server
