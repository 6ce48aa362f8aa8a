// Arrows between the same two seats run side by side; bullets in a tunnel run inside it.
#include "rulebooks/mrakoszlap/night/arrows.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "rulebooks/mrakoszlap/night/tags.h"

namespace omerta::mrakoszlap::night {
namespace {

using mrakoszlap::Course;

constexpr double kLane = 30;      // between two arrows of the same two seats
constexpr double kInTunnel = 11;  // between two bullets in one tunnel
constexpr double kTubeWall = 15;  // what a tunnel needs besides
constexpr double kHead = 13;      // room for an arrow's head

struct Lane {  // what runs between two seats: a tunnel with its bullets, one arrow, or the smell
  enum class Kind { tube, arrow, smell } kind = Kind::arrow;
  std::size_t which = 0;
  double width = kLane;
};

class Arrows {
 public:
  Arrows(const NightLog& night, const TraceWords& words, Layout& layout)
      : night_{night}, words_{words}, layout_{layout} {}

  void draw() {
    collect();
    for (const auto& [pair, lanes] : bundles_) {
      pair.first == pair.second ? loop(pair.first, lanes) : bundle(pair, lanes);
    }
    place_tags(layout_);
  }

 private:
  using Pair = std::pair<Seat, Seat>;
  static Pair ends(Seat a, Seat b) { return {std::min(a, b), std::max(a, b)}; }
  Point at(Seat seat) const { return layout_.seats[index(seat)].centre; }

  // --- what there is ----------------------------------------------------------------------------
  void collect() {
    if (night_.smell.size() == 2) {
      bundles_[ends(night_.smell[0].at, night_.smell[1].at)].push_back({Lane::Kind::smell, 0});
    }
    for (std::size_t i = 0; i < night_.tunnels.size(); ++i) {
      const Passage& tunnel = night_.tunnels[i];
      layout_.tubes.push_back({i, {}, kTubeWall, {}, words_.mages(tunnel)});
      bundles_[ends(tunnel.from, tunnel.to)].push_back({Lane::Kind::tube, i});
    }
    for (std::size_t i = 0; i < night_.bullets.size(); ++i) {
      std::size_t move = 0;
      for (const Leg& leg : night_.bullets[i].legs) {
        if (is_move(leg)) add(leg, static_cast<int>(i), move++);
      }
    }
    for (auto& [pair, lanes] : bundles_) {
      for (Lane& lane : lanes) {
        if (lane.kind == Lane::Kind::tube) lane.width = layout_.tubes[lane.which].width + 12;
      }
    }
  }

  void add(const Leg& leg, int bullet, std::size_t move) {
    Arrow arrow;
    arrow.bullet = bullet;
    arrow.tag = leg.part + move_letter(move);
    arrow.from = start_of(leg);
    arrow.to = end_of(leg);
    arrow.course = leg.course;
    arrow.title = fmt::format("{}  {}: {}", arrow.tag, words_.route(leg), words_.sentence(leg));
    const std::size_t which = layout_.arrows.size();
    const bool passes = leg.course == Course::passed;
    for (Tube& tube : layout_.tubes) {
      const Passage& tunnel = night_.tunnels[tube.passage];
      if (!passes || tunnel.from != arrow.from || tunnel.to != arrow.to) continue;
      inside_[tube.passage].push_back(which);
      tube.width += kInTunnel;
    }
    if (!passes) bundles_[ends(arrow.from, arrow.to)].push_back({Lane::Kind::arrow, which});
    layout_.arrows.push_back(std::move(arrow));
  }

  // --- curves -----------------------------------------------------------------------------------
  // Bent towards the middle, so that what runs between neighbours does not hide in the ring.
  void bundle(Pair pair, const std::vector<Lane>& lanes) {
    const Point a = at(pair.first);
    const Point b = at(pair.second);
    const Point middle = (a + b) * 0.5;
    const Point inwards = layout_.centre - middle;
    const double depth = length(inwards);
    const bool across = depth < 0.3 * layout_.radius;
    const Point chord = unit(b - a);
    const Point side = across ? Point{-chord.y, chord.x} : unit(inwards);
    double width = 0;
    for (const Lane& lane : lanes) width += lane.width;
    const bool near = depth > 0.72 * layout_.radius;
    double from = near ? kLane / 2 : across ? -width / 2 : 0.1 * depth - width / 4;
    for (const Lane& lane : lanes) {
      const double offset = from + lane.width / 2;
      from += lane.width;
      lay(lane, a, b, middle, side, offset);
    }
  }

  static Curve curve(Point a, Point b, Point middle, Point side, double offset) {
    return Curve::bent(a, middle + side * (2 * offset), b);
  }

  void lay(const Lane& lane, Point a, Point b, Point middle, Point side, double offset) {
    const Curve whole = curve(a, b, middle, side, offset);
    if (lane.kind == Lane::Kind::smell) {
      return layout_.smell.push_back({whole.trimmed(kNode, kNode)});
    }
    if (lane.kind == Lane::Kind::arrow) return aim(layout_.arrows[lane.which], a, whole);
    Tube& tube = layout_.tubes[lane.which];
    const bool forward = at(night_.tunnels[tube.passage].from) == a;
    const Curve pipe = forward ? whole : Curve{whole.b, whole.d, whole.c, whole.a};
    tube.curve = pipe.trimmed(kNode + 2, kNode + 2);
    const auto& bullets = inside_[tube.passage];
    const double first = -(static_cast<double>(bullets.size()) - 1) / 2;
    for (std::size_t i = 0; i < bullets.size(); ++i) {
      const double beside = (first + static_cast<double>(i)) * kInTunnel;
      aim(layout_.arrows[bullets[i]], a, curve(a, b, middle, side, offset + beside));
    }
  }

  void aim(Arrow& arrow, Point a, const Curve& whole) {
    const bool forward = at(arrow.from) == a;
    const Curve turned = forward ? whole : Curve{whole.b, whole.d, whole.c, whole.a};
    arrow.curve = turned.trimmed(kNode + 3, kNode + 4 + kHead);
  }

  // A bullet that comes back to whom it left: out towards the middle and home.
  void loop(Seat seat, const std::vector<Lane>& lanes) {
    const Point home = at(seat);
    const Point in = unit(layout_.centre - home);
    const Point across{-in.y, in.x};
    double reach = 115;
    for (const Lane& lane : lanes) {
      const Point far = home + in * reach;
      const double spread = reach * 0.72;
      const Curve whole{home, far - across * spread, far + across * spread, home};
      layout_.arrows[lane.which].curve = whole.trimmed(kNode + 3, kNode + 4 + kHead);
      reach += 55;
    }
  }

  const NightLog& night_;
  const TraceWords& words_;
  Layout& layout_;
  std::map<Pair, std::vector<Lane>> bundles_;
  std::map<std::size_t, std::vector<std::size_t>> inside_;  // bullets by tunnel
};

}  // namespace

void draw_arrows(const NightLog& night, const TraceWords& words, Layout& layout) {
  Arrows(night, words, layout).draw();
}

}  // namespace omerta::mrakoszlap::night
