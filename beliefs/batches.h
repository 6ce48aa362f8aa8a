// Means of what is drawn in batches, and how far off they may be: the batches tell by how much they
// differ.
#pragma once
#include <cmath>
#include <vector>

namespace omerta::beliefs {

inline constexpr int kBatches = 8;

template <unsigned kFigures>
class Batches {
 public:
  void add(int batch, unsigned figure, double amount) {
    sums_[static_cast<unsigned>(batch) * kFigures + figure] += amount;
  }
  double mean(unsigned figure) const {
    double sum = 0;
    for (unsigned batch = 0; batch < kBatches; ++batch) sum += sums_[batch * kFigures + figure];
    return sum / kBatches;
  }
  // 95 of 100 means are closer to what they are the mean of (Student, seven degrees of freedom).
  double error(unsigned figure) const {
    constexpr double kWithin = 2.365;
    const double middle = mean(figure);
    double squares = 0;
    for (unsigned batch = 0; batch < kBatches; ++batch) {
      const double off = sums_[batch * kFigures + figure] - middle;
      squares += off * off;
    }
    return kWithin * std::sqrt(squares / (kBatches - 1) / kBatches);
  }

 private:
  std::vector<double> sums_ = std::vector<double>(kBatches * kFigures);
};

}  // namespace omerta::beliefs
