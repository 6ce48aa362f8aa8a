// The queue of bytes to one socket.
#include "server/http/outbox.h"

#include <algorithm>
#include <utility>

#include "engine/expect.h"

namespace omerta::server {

void Outbox::push(Frame bytes, std::int64_t now) {
  if (bytes->empty()) return;
  bytes_ += bytes->size();
  queue_.push_back({std::move(bytes), now});
}

bool Outbox::fits(std::size_t bytes, std::size_t most_frames, std::size_t most_bytes) const {
  return queue_.size() < most_frames && bytes_ + bytes <= most_bytes;
}

std::optional<std::int64_t> Outbox::oldest() const {
  return queue_.empty() ? std::nullopt : std::optional{queue_.front().since};
}

std::optional<std::int64_t> Outbox::moved() const {
  return queue_.empty() ? std::nullopt : std::optional{std::max(moved_, queue_.front().since)};
}

std::vector<std::string_view> Outbox::first(std::size_t most) const {
  std::vector<std::string_view> parts;
  for (const Item& item : queue_) {
    if (parts.size() == most) break;
    std::string_view part = *item.bytes;
    if (parts.empty()) part.remove_prefix(begun_);
    parts.push_back(part);
  }
  return parts;
}

void Outbox::written(std::size_t bytes, std::int64_t now) {
  expect(bytes <= bytes_);
  moved_ = now;
  bytes_ -= bytes;
  while (bytes > 0) {
    const std::size_t left = queue_.front().bytes->size() - begun_;
    const std::size_t part = std::min(left, bytes);
    begun_ += part;
    bytes -= part;
    if (part == left) {
      queue_.pop_front();
      begun_ = 0;
    }
  }
}

void Outbox::drop_unbegun() {
  const std::size_t keep = begun_ > 0 ? 1 : 0;
  while (queue_.size() > keep) {
    bytes_ -= queue_.back().bytes->size();
    queue_.pop_back();
  }
}

}  // namespace omerta::server
