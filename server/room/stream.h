// What one audience has been sent, entry by entry: dense numbers from 1, and a running hash by
// which a device proves that it has missed nothing and that nothing was altered.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace omerta::server {

class Stream {
 public:
  void add(std::string entry);
  std::uint64_t size() const { return entries_.size(); }
  const std::string& entry(std::uint64_t number) const { return entries_[number - 1]; }
  std::uint64_t hash() const { return hash(size()); }
  std::uint64_t hash(std::uint64_t after) const { return after == 0 ? 0 : hashes_[after - 1]; }

 private:
  std::vector<std::string> entries_;
  std::vector<std::uint64_t> hashes_;  // after each entry
};

}  // namespace omerta::server
