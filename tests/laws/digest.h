// Bytes as a number, so that what somebody sees can be compared by it.
#pragma once
#include <array>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace omerta::laws {

class Digest {
 public:
  template <class Value>
  void add(const Value& value) {
    static_assert(std::has_unique_object_representations_v<Value>);
    std::array<std::uint64_t, (sizeof value + 7) / 8> words{};
    std::memcpy(words.data(), &value, sizeof value);
    for (std::uint64_t word : words) sum_ = (sum_ ^ word) * 0x9e3779b97f4a7c15U ^ sum_ >> 29;
  }
  std::uint64_t sum() const { return sum_; }

 private:
  std::uint64_t sum_ = 0xcbf29ce484222325U;
};

}  // namespace omerta::laws
