// Where everything stands in the picture of a night: seats in a circle, arrows between them, and
// labels that never lie on each other. Only places; the drawing is trace_picture's.
#pragma once
#include <string>
#include <vector>

#include "rulebooks/mrakoszlap/night/curve.h"
#include "rulebooks/mrakoszlap/night/icons.h"
#include "rulebooks/mrakoszlap/night/log.h"
#include "rulebooks/mrakoszlap/night/words.h"

namespace omerta::mrakoszlap::night {

inline constexpr double kMargin = 24;
inline constexpr double kNode = 24;      // radius of a seat
inline constexpr double kNameSize = 24;  // of letters
inline constexpr double kTagSize = 18;
inline constexpr int kNoBullet = -1;

struct Chip {  // a small sign with a label, beside a name
  Box box;
  std::vector<Sign> signs;
  std::string text;
  int bullet = kNoBullet;
  std::string title;  // what it means, in full
};

enum class Side { left, right };

struct SeatPlace {
  Seat seat = Seat::nobody;
  Point centre;
  Box name_box;
  std::string name;  // as it fits
  enum class State { living, dead, falls } state = State::living;
  bool magnetised = false;
  Side side = Side::right;  // where its label stands
  Point leader;             // from the seat, by way of this, to its label
  Point leader_end;
  std::vector<Chip> chips;
};

struct Tube {  // a tunnel
  std::size_t passage = 0;
  Curve curve;
  double width = 0;
  Box label_box;
  std::string label;
  Point label_from;  // the point of the tunnel it belongs to
};

struct Arrow {  // one move of a bullet
  int bullet = 0;
  std::string tag;  // "2.1c": the third move of the second bullet, by its first fragment
  Seat from = Seat::nobody;
  Seat to = Seat::nobody;
  mrakoszlap::Course course = mrakoszlap::Course::none;
  Curve curve;
  Box tag_box;
  Point tag_from;  // the point of the curve it belongs to
  std::string title;
};

struct Cloud {  // the smell between two players
  Curve curve;
};

// What is said of the bullets stands below the circle, or beside it.
enum class Shape { tall, wide };

struct Layout {
  double width = 0;  // of the circle with its labels
  double height = 0;
  Point centre;
  double radius = 0;
  std::vector<SeatPlace> seats;
  std::vector<Tube> tubes;
  std::vector<Arrow> arrows;
  std::vector<Cloud> smell;
};

Layout lay_out(const NightLog& night, const TraceWords& words, Shape shape);

// "a" for the first move, "z", then "aa".
std::string move_letter(std::size_t move);

}  // namespace omerta::mrakoszlap::night
