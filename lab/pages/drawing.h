// Plots as SVG that stretches: places along the line are percentages, heights are pixels, letters
// keep their size. Colours are classes of the page.
#pragma once
#include <string>

#include "lab/pages/page.h"

namespace omerta::lab {

std::string escaped(std::string_view text);  // for HTML and SVG

std::string drawn(const Plot& plot);  // HTML with SVG inside; of no plot nothing

}  // namespace omerta::lab
