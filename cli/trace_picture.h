// The picture of a night as an SVG file: the same night, the same bytes.
#pragma once
#include <string>

#include "cli/trace_layout.h"
#include "cli/trace_night.h"
#include "cli/trace_words.h"

namespace omerta::cli {

std::string picture(const NightLog& night, const TraceWords& words, Shape shape = Shape::tall);

}  // namespace omerta::cli
