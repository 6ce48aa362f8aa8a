// Drawing a sheet line by line.
#include "cli/terminal/sheet.h"

#include <algorithm>

#include "words/letters.h"

namespace omerta::cli {
namespace {

Style drawn(sheet::Style style) {
  switch (style) {
    case sheet::Style::plain: return Style::plain;
    case sheet::Style::bold: return Style::bold;
    case sheet::Style::dim: return Style::dim;
    case sheet::Style::bad: return Style::bad;
    case sheet::Style::secret: return Style::secret;
    case sheet::Style::spoken: return Style::spoken;
  }
  return Style::plain;
}

constexpr int kWidestCell = 30;

using Kind = sheet::Line::Kind;

std::string padded(const std::string& text, int width) {
  const int gap = width - columns(text);
  return text + std::string(gap > 0 ? static_cast<std::size_t>(gap) : 0, ' ');
}

class SheetPrinter {
 public:
  SheetPrinter(const std::vector<sheet::Line>& lines, const Words& words, const Names& names,
               Terminal& terminal)
      : lines_{lines}, words_{words}, names_{names}, terminal_{terminal} {}

  void print() {
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      const bool goes_on = i > 0 && lines_[i - 1].kind == Kind::step;
      if (lines_[i].kind == Kind::step && !goes_on) width_ = width_from(i);
      print(lines_[i]);
    }
  }

 private:
  // Of the first cells of the steps from here on.
  int width_from(std::size_t at) const {
    int width = 0;
    for (; at < lines_.size() && lines_[at].kind == Kind::step; ++at) {
      width = std::max(width, columns(words_.said(lines_[at].cells.front(), names_)));
    }
    return std::min(width, kWidestCell);
  }

  std::string text(const sheet::Line& line) const {
    const bool commas = line.between == sheet::Line::Between::commas;
    List cells = words_.each(line.cells, names_);
    if (line.kind == Kind::step) cells.front() = padded(cells.front(), width_);
    std::string all;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      if (i > 0) all += commas ? ", " : "  ";
      all += cells[i];
    }
    return all;
  }

  void print(const sheet::Line& line) {
    const Style style = drawn(line.style);
    switch (line.kind) {
      case Kind::title: return terminal_.title(text(line));
      case Kind::line: return terminal_.line(text(line), style);
      case Kind::paragraph: return terminal_.say(text(line), style);
      case Kind::hung:
      case Kind::step: return terminal_.hang(line.label, line.indent, text(line), style);
      case Kind::error: return terminal_.error(text(line));
    }
  }

  const std::vector<sheet::Line>& lines_;
  const Words& words_;
  const Names& names_;
  Terminal& terminal_;
  int width_ = 0;
};

}  // namespace

void print(const sheet::Sheet& page, const Words& words, const Names& names, Terminal& terminal) {
  SheetPrinter{page.lines(), words, names, terminal}.print();
}

}  // namespace omerta::cli
