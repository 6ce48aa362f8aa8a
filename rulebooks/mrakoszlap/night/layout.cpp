// Seats in a circle, and their labels in two columns beside it.
#include "rulebooks/mrakoszlap/night/layout.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "rulebooks/mrakoszlap/night/arrows.h"
#include "rulebooks/mrakoszlap/night/signs.h"

namespace omerta::mrakoszlap::night {
namespace {

constexpr double kTop = 64;          // the heading's
constexpr double kRadius = 268;      // of the circle of seats
constexpr double kWideRadius = 345;  // on a wide screen
constexpr double kChannel = 32;      // between the seats and the labels
constexpr double kColumn = 192;      // width of the labels on each side
constexpr double kLine = 30;         // a name, or a row of chips
constexpr double kGap = 9;           // between two players' labels
constexpr double kLeader = 14;       // how far a leader goes straight out
constexpr double kBetweenChips = 5;

class Placer {
 public:
  Placer(const NightLog& night, const TraceWords& words, Shape shape)
      : night_{night}, words_{words} {
    layout_.radius = shape == Shape::tall ? kRadius : kWideRadius;
    layout_.width = 2 * (layout_.radius + kNode + kChannel + kColumn + kMargin);
  }

  // Everything is placed around the origin first; then it is known how much room it needs.
  Layout place() {
    for (Seat seat : night_.seats) add(seat);
    for (SeatPlace& place : layout_.seats) wrap(place);
    const double ring = layout_.radius + kNode + kMargin;
    top_ = -ring;
    bottom_ = ring;
    stack(Side::right);
    stack(Side::left);
    layout_.centre = {layout_.width / 2, kTop - top_};
    layout_.height = layout_.centre.y + bottom_ + kMargin;
    for (SeatPlace& place : layout_.seats) shift(place, layout_.centre);
    draw_arrows(night_, words_, layout_);
    return std::move(layout_);
  }

 private:
  void add(Seat seat) {
    const double turn = 2 * std::numbers::pi * index(seat) / night_.seats.count();
    SeatPlace place;
    place.seat = seat;
    place.centre = Point{std::sin(turn), -std::cos(turn)} * layout_.radius;
    const bool at_bottom = std::abs(place.centre.x) < 1 && place.centre.y > 0;
    place.side = place.centre.x < -1 || at_bottom ? Side::left : Side::right;
    place.name = fitted(words_.name(seat), kNameSize * kBold, kColumn);
    place.state = !night_.living.has(seat)  ? SeatPlace::State::dead
                  : night_.fallen.has(seat) ? SeatPlace::State::falls
                                            : SeatPlace::State::living;
    place.magnetised = night_.magnetised.has(seat);
    place.chips = chips_of(night_, words_, seat);
    layout_.seats.push_back(std::move(place));
  }

  // The chips in rows below the name, as if the label stood at nought; on the left they end there.
  static void wrap(SeatPlace& place) {
    const double width = text_width(place.name, kNameSize * kBold);
    const bool left = place.side == Side::left;
    place.name_box = {left ? -width : 0, 0, width, kLine};
    std::size_t row = 0;
    double x = 0;
    double y = kLine;
    const auto end_row = [&](std::size_t next) {
      const double shift = left ? -(x - kBetweenChips) : 0;
      for (; row < next; ++row) place.chips[row].box.x += shift;
    };
    for (std::size_t i = 0; i < place.chips.size(); ++i) {
      Box& box = place.chips[i].box;
      if (i > row && x + box.width > kColumn) {
        end_row(i);
        x = 0;
        y += kLine;
      }
      box.x = x;
      box.y = y + 2;
      x += box.width + kBetweenChips;
    }
    end_row(place.chips.size());
  }

  static double block_height(const SeatPlace& place) {
    const double chips =
        place.chips.empty() ? 0 : place.chips.back().box.y + kLine - 2 - place.name_box.height;
    return place.name_box.height + chips + kGap;
  }

  // As near to their seats as they can be without lying on each other: labels that would meet
  // share what they have to give way.
  void stack(Side side) {
    std::vector<SeatPlace*> column;
    for (SeatPlace& place : layout_.seats) {
      if (place.side == side) column.push_back(&place);
    }
    std::sort(column.begin(), column.end(),
              [](const SeatPlace* a, const SeatPlace* b) { return a->centre.y < b->centre.y; });
    struct Run {  // labels that stand close together
      double wish = 0;
      int count = 0;
    };
    std::vector<Run> runs;
    double above = 0;
    for (const SeatPlace* place : column) {
      runs.push_back({place->centre.y - kLine / 2 - above, 1});
      above += block_height(*place);
      while (runs.size() > 1 && runs[runs.size() - 2].wish > runs.back().wish) {
        const Run last = runs.back();
        runs.pop_back();
        Run& run = runs.back();
        run.wish = (run.wish * run.count + last.wish * last.count) / (run.count + last.count);
        run.count += last.count;
      }
    }
    double top = 0;
    std::size_t next = 0;
    for (const Run& run : runs) {
      for (int i = 0; i < run.count; ++i, ++next) {
        const double height = block_height(*column[next]);
        top_ = std::min(top_, top + run.wish);
        bottom_ = std::max(bottom_, top + run.wish + height);
        settle(*column[next], top + run.wish);
        top += height;
      }
    }
  }

  void settle(SeatPlace& place, double top) {
    const double edge = layout_.width / 2 - kMargin - kColumn;
    const Point corner{place.side == Side::left ? -edge : edge, top};
    place.leader = unit(place.centre) * (length(place.centre) + kNode + kLeader);
    place.leader_end = corner + Point{place.side == Side::left ? 6.0 : -6.0, kLine / 2};
    move(place.name_box, corner);
    for (Chip& chip : place.chips) move(chip.box, corner);
  }

  static void move(Box& box, Point by) {
    box.x += by.x;
    box.y += by.y;
  }

  static void shift(SeatPlace& place, Point by) {
    place.centre = place.centre + by;
    place.leader = place.leader + by;
    place.leader_end = place.leader_end + by;
    move(place.name_box, by);
    for (Chip& chip : place.chips) move(chip.box, by);
  }

  const NightLog& night_;
  const TraceWords& words_;
  Layout layout_;
  double top_ = 0;
  double bottom_ = 0;
};

}  // namespace

std::string move_letter(std::size_t move) {
  std::string letters;
  for (std::size_t left = move + 1; left > 0; left = (left - 1) / 26) {
    letters.insert(letters.begin(), static_cast<char>('a' + (left - 1) % 26));
  }
  return letters;
}

Layout lay_out(const NightLog& night, const TraceWords& words, Shape shape) {
  return Placer(night, words, shape).place();
}

}  // namespace omerta::mrakoszlap::night
