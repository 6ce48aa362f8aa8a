// What stands below the picture of a night: each bullet's course in words, and the signs explained.
#pragma once
#include <string>
#include <vector>

#include "cli/trace_layout.h"

namespace omerta::cli {

inline constexpr double kHeadingSize = 24;
inline constexpr double kCourseSize = 20;
inline constexpr double kSampleWidth = 70;  // of a bullet's line beside its heading

struct LegendLine {
  enum class Kind { heading, course } kind = Kind::course;
  Point place;  // where its letters begin, on the baseline
  std::string text;
  int bullet = kNoBullet;  // of a heading: whose line is shown beside it
};

struct LegendSign {
  Sign sign;
  Point place;  // of the sign; its text stands right of it
  std::string text;
};

struct Legend {
  double bottom = 0;
  std::vector<LegendLine> lines;
  std::vector<LegendSign> signs;
  Point tunnel;  // where a piece of tunnel is shown, if there are any
  std::string tunnel_text;
};

enum class Part { courses, key };

// From this corner downwards, not wider than this.
Legend legend(const NightLog& night, const TraceWords& words, const Layout& layout, Part part,
              Point corner, double width);

}  // namespace omerta::cli
