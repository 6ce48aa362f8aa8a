// The drawings, each in a square of twenty.
#include "rulebooks/mrakoszlap/night/icons.h"

#include <fmt/format.h>

#include <array>
#include <string_view>

namespace omerta::mrakoszlap::night {
namespace {

// In the order of Sign; drawn with the pen, not filled.
constexpr std::array<std::string_view, kSigns> kPaths{
    "M10 1.5V18.5M4.5 7H15.5",                              // a cross
    "M10 1L18 10L10 19L2 10ZM10 3.5L8 9L12 11L9.5 16.5",    // cracked glass
    "M10 1.5L17 4V10C17 15 13 18 10 19C7 18 3 15 3 10V4Z",  // a shield
    "M5.5 16H15A4 4 0 0 0 15 8A5.2 5.2 0 0 0 5.5 7.5A4.3 4.3 0 0 0 5.5 16Z",
    "M10 1.5C14 7 16 10 16 13A6 6 0 0 1 4 13C4 10 6 7 10 1.5Z",  // a drop
    "M1 14.5H19M4 14.5C4.5 8 5.5 4.5 7.5 4.5C9 4.5 9 6 10 6C11 6 11 4.5 12.5 4.5"
    "C14.5 4.5 15.5 8 16 14.5",  // a hat
    "M10 1.5A8.5 8.5 0 1 0 10 18.5A8.5 8.5 0 1 0 10 1.5M10 6V14M6 10H14",
    "M7 2.5V17.5M13 2.5V17.5M2.5 7H17.5M2.5 13H17.5",  // a net
    "M10 2.5A7.5 7.5 0 1 0 10 17.5A7.5 7.5 0 1 0 10 2.5M4.5 15.5L15.5 4.5",
    "M3.5 4.5A7 5 0 0 1 16.5 4.5V9A6.5 6 0 0 1 3.5 9ZM7.5 18.5H12.5V14.5H7.5Z"
    "M7 7.5H7.8M12.2 7.5H13",                               // a gas mask
    "M4 2.5V10A6 6 0 0 0 16 10V2.5M1.8 6H6.2M13.8 6H18.2",  // a horseshoe
    "M4 2H16L4 18H16Z",                                     // a sandglass
    "M3 14C2.5 11 6 12 6 9C6 5.5 9 5.5 10 8C11 4.5 15 5.5 14 10C17.5 9 18 14 15 15.5C12 17 4 17 3"
    " 14Z",
    "M3 2.5H17V17.5H3ZM7.7 2.5V17.5M12.3 2.5V17.5",  // bars
    "M10 4V16M4 10H16",
    "M3 6C5.3 3 7.7 9 10 6S14.7 3 17 6M3 11C5.3 8 7.7 14 10 11S14.7 8 17 11M3 16C5.3 13 7.7 19 10"
    " 16S14.7 13 17 16",
    "M10 18V10M10 10L3.5 3M10 10L16.5 3",  // a fork
};

}  // namespace

std::string sign_drawing(Sign sign, Point top_left) {
  const std::string_view weight = sign == Sign::death ? " heavy" : "";
  return fmt::format("<path class=\"sign{}\" transform=\"translate({:.1f} {:.1f})\" d=\"{}\"/>",
                     weight, top_left.x, top_left.y, kPaths[static_cast<std::size_t>(sign)]);
}

}  // namespace omerta::mrakoszlap::night
