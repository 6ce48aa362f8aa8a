// Every place along an arrow and beside it is weighed by what a tag would hide there.
#include "rulebooks/mrakoszlap/night/tags.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>

#include "rulebooks/mrakoszlap/night/signs.h"

namespace omerta::mrakoszlap::night {
namespace {

using mrakoszlap::Course;

constexpr double kTagHeight = 23;
constexpr double kClear = 3;       // between tags
constexpr double kShort = 150;     // an arrow of this length has no room for a tag
constexpr std::size_t kRound = 6;  // with fewer seats neighbours are far from each other
constexpr int kSamples = 60;       // of a curve
constexpr int kHeadSamples = 10;
constexpr int kPlaces = 25;  // along a curve
constexpr std::array<double, 12> kBeside{7, 12, 19, 27, 36, 46, 58, 72, 90, 112, 140, 170};
// What it costs to hide a piece of a line, by how much is lost with it.
constexpr double kHidesAll = 1000;
constexpr double kHidesHead = 30;
constexpr double kHidesSome = 1;
constexpr double kCrosses = 1;  // a leader over a line

double span_of(const Curve& curve) {
  double sum = 0;
  for (int i = 0; i < kSamples; ++i) {
    sum += length(curve.at(double(i + 1) / kSamples) - curve.at(double(i) / kSamples));
  }
  return sum;
}

bool same(const Curve& a, const Curve& b) {
  return a.a == b.a && a.b == b.b && a.c == b.c && a.d == b.d;
}

class Tags {
 public:
  explicit Tags(Layout& layout) : layout_{layout} {
    for (const Arrow& arrow : layout.arrows) {
      lines_.push_back({arrow.curve.samples(kSamples), is_crowded(layout, arrow)});
    }
    for (const SeatPlace& place : layout.seats) {
      taken_.push_back(Box::around(place.centre, 2 * kNode + 4, 2 * kNode + 4));
      taken_.push_back(place.name_box);
      for (const Chip& chip : place.chips) taken_.push_back(chip.box);
    }
  }

  // The crowded ones choose first.
  void place() {
    for (Crowd crowd : {Crowd::yes, Crowd::no}) {
      for (std::size_t i = 0; i < layout_.arrows.size(); ++i) {
        if (lines_[i].crowded == (crowd == Crowd::yes)) tag(i);
      }
    }
    for (Tube& tube : layout_.tubes) label(tube);
  }

 private:
  enum class Crowd { no, yes };
  struct Line {
    std::vector<Point> points;
    bool crowded = false;
  };
  struct Spot {
    Box box;
    Point from;
    double cost = std::numeric_limits<double>::max();
  };

  bool is_free(const Box& box) const {
    const Box room = box.grown(kClear);
    return std::none_of(taken_.begin(), taken_.end(),
                        [&](const Box& other) { return room.overlaps(other); });
  }

  // How much a box would hide; its own line may run through it where there is room.
  double hides(const Box& box, std::optional<std::size_t> own) const {
    double cost = 0;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      const auto& points = lines_[i].points;
      for (std::size_t k = 0; k < points.size(); ++k) {
        if (!box.grown(2).holds(points[k])) continue;
        const bool head = k + kHeadSamples >= points.size();
        if (lines_[i].crowded) {
          cost += kHidesAll;
        } else if (i != own || head) {
          cost += head ? kHidesHead : kHidesSome;
        }
      }
    }
    return cost;
  }

  double crosses(Point from, Point to, std::optional<std::size_t> own) const {
    constexpr int kSteps = 12;
    double cost = 0;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      if (i == own) continue;
      bool crossed = false;
      for (int k = 1; k < kSteps; ++k) {
        const Point at = from + (to - from) * (double(k) / kSteps);
        for (Point point : lines_[i].points) crossed = crossed || length(point - at) < 5;
      }
      cost += crossed ? kCrosses : 0;
    }
    return cost;
  }

  void consider(Spot& best, const Box& box, Point from, double cost,
                std::optional<std::size_t> own) const {
    if (cost >= best.cost || !is_free(box)) return;
    cost += hides(box, own);
    if (cost < best.cost) cost += crosses(from, box.centre(), own);
    if (cost < best.cost) best = {box, from, cost};
  }

  Spot best_spot(const Curve& curve, double width, double favourite,
                 std::optional<std::size_t> own) const {
    Spot best;
    const bool on_it = !own || !lines_[*own].crowded;
    for (int i = 0; i < kPlaces; ++i) {
      const double t = 0.14 + 0.66 * i / (kPlaces - 1);
      const Point from = curve.at(t);
      const Point along = curve.heading(t);
      const Point across{-along.y, along.x};
      const double astray = 3 * std::abs(t - favourite);
      if (on_it) consider(best, Box::around(from, width, kTagHeight), from, astray, own);
      // So much of the tag lies between its middle and the line.
      const double reach = std::abs(across.x) * width / 2 + std::abs(across.y) * kTagHeight / 2;
      for (double far : kBeside) {
        for (double side : {far, -far}) {
          const Point spot = from + across * (side + std::copysign(reach, side));
          if (!inside(spot)) continue;
          consider(best, Box::around(spot, width, kTagHeight), from, 2 + astray + far / 12, own);
        }
      }
    }
    return best.cost < std::numeric_limits<double>::max() ? best
                                                          : anywhere(curve.at(favourite), width);
  }

  bool inside(Point spot) const {
    return length(spot - layout_.centre) < layout_.radius + kNode + 8;
  }

  // In an ever wider spiral, where nothing better was found.
  Spot anywhere(Point from, double width) const {
    for (int step = 1; step < 2000; ++step) {
      const double turn = step * 0.7;
      const double far = 10 + step * 1.5;
      const Point spot = from + Point{std::cos(turn) * far, std::sin(turn) * far};
      const Box box = Box::around(spot, width, kTagHeight);
      if (length(spot - layout_.centre) < layout_.radius && is_free(box)) return {box, from, 0};
    }
    return {Box::around(from, width, kTagHeight), from, 0};
  }

  void tag(std::size_t which) {
    Arrow& arrow = layout_.arrows[which];
    const double width =
        text_width(arrow.tag, kTagSize * kBold) + 10 + (tag_sign(arrow) ? kSignSize : 0);
    const Spot spot = best_spot(arrow.curve, width, 0.45, which);
    arrow.tag_box = spot.box;
    arrow.tag_from = spot.from;
    taken_.push_back(spot.box);
  }

  void label(Tube& tube) {
    const double width = text_width(tube.label, kTagSize - 2) + 10;
    const Spot spot = best_spot(tube.curve, width, 0.25, {});
    tube.label_box = spot.box;
    tube.label_from = spot.from;
    taken_.push_back(spot.box);
  }

  Layout& layout_;
  std::vector<Line> lines_;
  std::vector<Box> taken_;
};

}  // namespace

bool is_crowded(const Layout& layout, const Arrow& arrow) {
  const std::size_t seats = layout.seats.size();
  const std::size_t apart = (index(arrow.from) + seats - index(arrow.to)) % seats;
  const bool neighbours = seats >= kRound && (apart == 1 || apart + 1 == seats);
  if (neighbours || span_of(arrow.curve) < kShort) return true;
  return std::any_of(layout.arrows.begin(), layout.arrows.end(), [&](const Arrow& other) {
    const bool tunnel = arrow.course == Course::passed && other.course == Course::passed;
    return tunnel && arrow.from == other.from && arrow.to == other.to &&
           !same(arrow.curve, other.curve);
  });
}

void place_tags(Layout& layout) { Tags(layout).place(); }

}  // namespace omerta::mrakoszlap::night
