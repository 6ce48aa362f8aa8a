// A sheet: lines of text as they stand below each other, for pages that are joined from words; and
// what a rulebook may have that makes such sheets.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "chronicle/chronicle.h"

namespace omerta {
class Words;
}
namespace omerta::notation {
struct Casting;
}

namespace omerta::sheet {

enum class Style { plain, bold, dim, bad, secret, spoken };

struct Line {
  enum class Kind { title, line, paragraph, hung, error } kind = Kind::line;
  std::string text{};
  Style style = Style::plain;
  std::string label{};  // of a hung paragraph, and where that begins
  int indent = 0;
};

class Sheet {
 public:
  void title(std::string_view text) { lines_.push_back({Line::Kind::title, std::string{text}}); }
  void line(std::string_view text = {}, Style style = Style::plain) {
    lines_.push_back({Line::Kind::line, std::string{text}, style});
  }
  void say(std::string_view text) { lines_.push_back({Line::Kind::paragraph, std::string{text}}); }
  void hang(std::string_view label, int indent, std::string_view text, Style style = Style::plain) {
    lines_.push_back({Line::Kind::hung, std::string{text}, style, std::string{label}, indent});
  }
  void error(std::string_view text) { lines_.push_back({Line::Kind::error, std::string{text}}); }
  const std::vector<Line>& lines() const { return lines_; }

 private:
  std::vector<Line> lines_;
};

// --- one night of a game ------------------------------------------------------------------------
struct Night {
  const notation::Casting& casting;
  const std::vector<Told>& told;
  int number = 0;
};

struct Drawing {
  enum class Shape { tall, wide } shape = Shape::tall;
  std::string game;  // what its title calls the game; empty: only the night
};

struct Tracing {  // where nights can be followed step by step
  enum class Found { nothing, unfinished, whole };
  int (*last_night)(const std::vector<Told>& told);  // the last that is over; 0: none
  Found (*find)(const Night& night);
  Sheet (*page)(const Night& night, const Words& words);
  std::string (*picture)(const Night& night, const Words& words, const Drawing& drawing);  // SVG
  bool (*is_picture)(std::string_view text);
};

// --- a night that was written by hand -----------------------------------------------------------
struct Verdict {
  Sheet page;
  enum class Known { all, something_missing } known = Known::all;
};

}  // namespace omerta::sheet
