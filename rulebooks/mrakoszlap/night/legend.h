// What stands below the picture of a night: each bullet's course in words, and the signs explained.
#pragma once
#include <string>
#include <vector>

#include "rulebooks/mrakoszlap/night/layout.h"

namespace omerta::mrakoszlap::night {

inline constexpr double kHeadingSize = 24;
inline constexpr double kCourseSize = 20;
inline constexpr double kSampleWidth = 70;  // of a bullet's line beside its heading

struct LegendLine {
  enum class Kind { heading, course } kind = Kind::course;
  Point place;  // where its letters begin, on the baseline
  std::string text;
  int bullet = kNoBullet;  // of a heading: whose line is shown beside it
  bool begins = true;      // the first line of its paragraph
};

struct LegendSign {
  Sign sign;
  Point place;  // of the sign; its text stands right of it
  std::string text;
};

struct LegendSample {  // of what is drawn in the circle
  enum class Kind { tunnel, smell, magnetised, died, dead_before } kind = Kind::tunnel;
  Point place;
  std::string text;

  double width() const { return kind == Kind::tunnel || kind == Kind::smell ? kSampleWidth : 30; }
};

struct Legend {
  double bottom = 0;
  std::vector<LegendLine> lines;
  std::vector<LegendSign> signs;
  std::vector<LegendSample> samples;
};

enum class Part { courses, key };

// From this corner downwards, not wider than this. A key without anything to explain is empty.
Legend legend(const NightLog& night, const TraceWords& words, const Layout& layout, Part part,
              Point corner, double width);

struct Composed {  // the whole page: the circle, and what is said of it
  double width = 0;
  double height = 0;
  Legend said;
};
// Below the circle, or in as many columns beside it as its height asks for.
Composed compose(const NightLog& night, const TraceWords& words, const Layout& layout, Shape shape);

}  // namespace omerta::mrakoszlap::night
