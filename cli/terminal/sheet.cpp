// Drawing a sheet line by line.
#include "cli/terminal/sheet.h"

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

void print_line(const sheet::Line& line, Terminal& terminal) {
  using Kind = sheet::Line::Kind;
  switch (line.kind) {
    case Kind::title: return terminal.title(line.text);
    case Kind::line: return terminal.line(line.text, drawn(line.style));
    case Kind::paragraph: return terminal.say(line.text, drawn(line.style));
    case Kind::hung: return terminal.hang(line.label, line.indent, line.text, drawn(line.style));
    case Kind::error: return terminal.error(line.text);
  }
}

}  // namespace

void print(const sheet::Sheet& page, Terminal& terminal) {
  for (const sheet::Line& each : page.lines()) print_line(each, terminal);
}

}  // namespace omerta::cli
