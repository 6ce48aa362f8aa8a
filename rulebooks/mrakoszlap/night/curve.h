// Points, boxes and curves of a picture, and how wide a text will be in it.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace omerta::mrakoszlap::night {

struct Point {
  double x = 0;
  double y = 0;
  friend Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
  friend Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
  friend Point operator*(Point a, double k) { return {a.x * k, a.y * k}; }
  friend bool operator==(const Point&, const Point&) = default;
};
double length(Point a);
Point unit(Point a);  // of nothing: nothing

struct Box {
  double x = 0;
  double y = 0;
  double width = 0;
  double height = 0;

  static Box around(Point centre, double width, double height);
  Point centre() const { return {x + width / 2, y + height / 2}; }
  Box grown(double by) const { return {x - by, y - by, width + 2 * by, height + 2 * by}; }
  bool holds(Point point) const;
  bool overlaps(const Box& other) const;
};

struct Curve {  // from a to b, bent towards c and d
  Point a;
  Point c;
  Point d;
  Point b;

  static Curve bent(Point a, Point control, Point b);
  Point at(double t) const;
  Point heading(double t) const;  // unit vector
  Curve part(double from, double to) const;
  // Without what lies within these distances of its own ends.
  Curve trimmed(double before, double after) const;
  std::vector<Point> samples(int count) const;
};

inline constexpr double kBold = 1.12;  // how much wider bold letters are

// A careful guess: no common sans-serif face is wider.
double text_width(std::string_view text, double size);
// Cut to the width, with an ellipsis, between whole characters.
std::string fitted(const std::string& text, double size, double width);
// Text as it may stand in an SVG file, whatever a player calls himself.
std::string xml_text(std::string_view text);

}  // namespace omerta::mrakoszlap::night
