// What one socket has yet to be sent: bytes shared with other sockets, in order, with a limit.
#pragma once
#include <cstddef>
#include <cstdint>
#include <list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/room/traffic.h"

namespace omerta::server {

class Outbox {
 public:
  void push(Frame bytes, std::int64_t now);
  bool fits(std::size_t bytes, std::size_t most_frames, std::size_t most_bytes) const;

  bool empty() const { return queue_.empty(); }
  std::size_t frames() const { return queue_.size(); }
  std::size_t bytes() const { return bytes_; }
  std::optional<std::int64_t> oldest() const;  // when the first of them was pushed
  std::optional<std::int64_t> moved() const;   // when something last left while it waited, or that

  std::vector<std::string_view> first(std::size_t most) const;  // what to write next
  void written(std::size_t bytes, std::int64_t now);
  void drop_unbegun();  // all but the one of which a part is on its way

 private:
  struct Item {
    Frame bytes;
    std::int64_t since = 0;
  };
  std::list<Item> queue_;  // nothing where nothing waits
  std::int64_t moved_ = 0;
  std::size_t begun_ = 0;  // bytes of the first that are written
  std::size_t bytes_ = 0;
};

}  // namespace omerta::server
