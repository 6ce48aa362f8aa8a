// The catalogues' Markdown on a terminal.
#include "cli/terminal/markdown.h"

#include <algorithm>
#include <cctype>

#include "words/letters.h"

namespace omerta::cli {
namespace {

using Row = std::vector<std::string>;

std::string trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(' ');
  if (first == std::string_view::npos) return {};
  return std::string{text.substr(first, text.find_last_not_of(' ') - first + 1)};
}

Row cells(std::string_view line) {
  Row row;
  std::size_t at = 1;
  while (at < line.size()) {
    const std::size_t bar = std::min(line.find('|', at), line.size());
    row.push_back(unmarked(trimmed(line.substr(at, bar - at))));
    at = bar + 1;
  }
  return row;
}

bool is_rule(std::string_view line) {
  return line.find_first_not_of("|-: ") == std::string_view::npos;
}

void print_table(const std::vector<Row>& rows, Terminal& terminal) {
  std::vector<int> widths(rows.front().size(), 0);
  for (const Row& row : rows) {
    for (std::size_t i = 0; i < row.size() && i < widths.size(); ++i) {
      widths[i] = std::max(widths[i], columns(row[i]));
    }
  }
  int total = 0;
  for (int width : widths) total += width + 2;
  const bool fits = total <= terminal.width() + 2;
  for (std::size_t r = 0; r < rows.size(); ++r) {
    std::string line;
    for (std::size_t i = 0; i < rows[r].size() && i < widths.size(); ++i) {
      if (fits) {
        const auto pad = static_cast<std::size_t>(widths[i] - columns(rows[r][i]) + 2);
        line += rows[r][i] + std::string(pad, ' ');
      } else if (!rows[r][i].empty() || r == 0) {
        line += (i == 0 ? "" : " · ") + (rows[r][i].empty() ? "–" : rows[r][i]);
      }
    }
    fits ? terminal.line(line, r == 0 ? Style::bold : Style::plain)
         : terminal.hang("•", 2, line, r == 0 ? Style::dim : Style::plain);
  }
}

// Where an emphasised word ends that begins here, "*for*"; a star within a word is none: "A*4".
std::size_t emphasis_end(std::string_view text, std::size_t at) {
  const auto is_letter = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; };
  if (text[at] != '*' || (at > 0 && is_letter(text[at - 1]))) return text.npos;
  const std::size_t end = text.find('*', at + 1);
  if (end == text.npos || end == at + 1) return text.npos;
  const std::string_view word = text.substr(at + 1, end - at - 1);
  return std::all_of(word.begin(), word.end(), is_letter) ? end : text.npos;
}

}  // namespace

std::string unmarked(std::string_view markdown) {
  std::string out;
  std::size_t closing = markdown.npos;
  for (std::size_t i = 0; i < markdown.size(); ++i) {
    if (markdown[i] == '`') continue;
    if (markdown.substr(i, 2) == "**") {
      ++i;
      continue;
    }
    if (i == closing) continue;
    if (const std::size_t end = emphasis_end(markdown, i); end != markdown.npos) {
      closing = end;
      continue;
    }
    out += markdown[i];
  }
  return out;
}

void print_markdown(const std::vector<std::string>& lines, Terminal& terminal) {
  bool code = false;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::string& line = lines[i];
    if (line.rfind("```", 0) == 0) {
      code = !code;
    } else if (code) {
      terminal.line("  " + line, Style::dim);
    } else if (line.rfind('|', 0) == 0) {
      std::vector<Row> rows;
      for (; i < lines.size() && lines[i].rfind('|', 0) == 0; ++i) {
        if (!is_rule(lines[i])) rows.push_back(cells(lines[i]));
      }
      --i;
      if (!rows.empty()) print_table(rows, terminal);
    } else if (line.rfind("- ", 0) == 0) {
      terminal.hang("•", 2, unmarked(line.substr(2)));
    } else if (line.rfind("Source:", 0) == 0) {
      terminal.say(unmarked(line), Style::dim);
    } else if (!line.empty()) {
      terminal.say(unmarked(line));
    }
  }
}

}  // namespace omerta::cli
