// Tables as wide as they have to be; what is too long for its column has a line of its own.
#include "cli/commands/lab_text.h"

#include <algorithm>

#include "words/letters.h"

namespace omerta::cli {
namespace {

constexpr int kWidest = 36;  // of a column of words

enum class Align { left, right };

std::string padded(const std::string& text, int width, Align align) {
  const std::string gap(static_cast<std::size_t>(std::max(0, width - columns(text))), ' ');
  return align == Align::left ? text + gap : gap + text;
}

std::vector<int> widths(const lab::Grid& grid) {
  std::vector<int> all;
  for (std::size_t i = 0; i < grid.heads.size(); ++i) {
    int width = columns(grid.heads[i]);
    for (const auto& row : grid.rows) {
      const int here = columns(row[i]);
      if (i >= grid.texts || here <= kWidest) width = std::max(width, here);
    }
    all.push_back(width);
  }
  return all;
}

void print_row(const std::vector<std::string>& cells, const lab::Grid& grid,
               const std::vector<int>& wide, Terminal& terminal, Style style) {
  std::string line;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const bool word = i < grid.texts;
    if (word && columns(cells[i]) > wide[i]) {
      if (line.empty()) terminal.say(cells[i], style);
      if (!line.empty()) terminal.hang(line, columns(line), cells[i], style);
      line = std::string(static_cast<std::size_t>(columns(line) + wide[i]), ' ');
    } else {
      line += padded(cells[i], wide[i], word ? Align::left : Align::right);
    }
    line += "  ";
  }
  while (!line.empty() && line.back() == ' ') line.pop_back();
  if (!line.empty()) terminal.line(line, style);
}

}  // namespace

void print_page(const lab::Page& page, Terminal& terminal) {
  terminal.title(page.title);
  terminal.say(page.headline, Style::bold);
  for (const lab::Section& section : page.sections) {
    if (section.depth == lab::Section::Depth::detail) continue;
    terminal.title(section.heading);
    terminal.say(section.about, Style::dim);
    const std::vector<int> wide = widths(section.grid);
    print_row(section.grid.heads, section.grid, wide, terminal, Style::bold);
    for (const auto& row : section.grid.rows) {
      print_row(row, section.grid, wide, terminal, Style::plain);
    }
  }
}

}  // namespace omerta::cli
