// A sheet: lines as they stand below each other, each with its style; whoever shows it puts them
// into words.
#pragma once
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "words/message.h"
#include "words/names.h"

namespace omerta::sheet {

enum class Style { plain, bold, dim, bad, secret, spoken };

struct Line {
  enum class Kind {
    title,
    line,
    paragraph,
    hung,  // below `label`, which is in the margin
    step,  // the same; its first cell is as wide as those of the steps around it
    error
  };
  enum class Between { blanks, commas };  // two blanks; a comma and one

  Kind kind = Kind::line;
  Messages cells{};  // beside each other; none: a blank line
  Style style = Style::plain;
  std::string label{};
  int indent = 0;  // where it begins, if it hangs
  Between between = Between::blanks;
};

class Sheet {
 public:
  void title(Message text) { add({.kind = Line::Kind::title, .cells = {std::move(text)}}); }
  void line() { add({}); }
  void line(Messages cells, Style style) { add({.cells = std::move(cells), .style = style}); }
  void say(Message text) { add({.kind = Line::Kind::paragraph, .cells = {std::move(text)}}); }
  void hang(std::string_view label, int indent, Messages cells, Style style = Style::plain,
            Line::Between between = Line::Between::blanks) {
    add({Line::Kind::hung, std::move(cells), style, std::string{label}, indent, between});
  }
  void step(std::string_view label, int indent, Messages cells, Style style) {
    add({Line::Kind::step, std::move(cells), style, std::string{label}, indent});
  }
  void error(Message text) { add({.kind = Line::Kind::error, .cells = {std::move(text)}}); }
  const std::vector<Line>& lines() const { return lines_; }

 private:
  void add(Line line) { lines_.push_back(std::move(line)); }

  std::vector<Line> lines_;
};

// --- a night that was written by hand -----------------------------------------------------------
struct Verdict {
  Sheet page;
  Names names;  // whom it speaks of
  enum class Known { all, something_missing } known = Known::all;
};

}  // namespace omerta::sheet
