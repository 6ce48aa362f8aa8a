// The picture of a night as an SVG file: the same night, the same bytes.
#pragma once
#include <string>
#include <string_view>

#include "rulebooks/mrakoszlap/night/layout.h"
#include "rulebooks/mrakoszlap/night/log.h"
#include "rulebooks/mrakoszlap/night/words.h"

namespace omerta::mrakoszlap::night {

struct Drawing {
  Shape shape = Shape::tall;
  std::string game;  // what its title calls the game; empty: only the night
};

std::string picture(const NightLog& night, const TraceWords& words, const Drawing& drawing = {});

// Whether a text is such a picture.
bool is_picture(std::string_view text);

}  // namespace omerta::mrakoszlap::night
