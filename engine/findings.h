// What is wrong with a setup: every error and warning, in the order in which they are reported.
#pragma once
#include <array>
#include <cstdint>

namespace omerta {

// `Finding` has a `complaint`, of which `is_warning` says whether a game may start all the same.
template <class Finding, unsigned kMost>
class Findings {
 public:
  void add(const Finding& finding) {
    if (count_ < kMost) all_[count_++] = finding;
  }
  const Finding* begin() const { return all_.data(); }
  const Finding* end() const { return all_.data() + count_; }
  bool may_start() const {
    for (const Finding& finding : *this) {
      if (!is_warning(finding.complaint)) return false;
    }
    return true;
  }

 private:
  std::array<Finding, kMost> all_{};
  std::uint32_t count_ = 0;
};

}  // namespace omerta
