// Writing to a terminal: colour, wrapping, and reading a line.
#include "cli/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <iostream>
#include <thread>

namespace omerta::cli {
namespace {

constexpr int kWidest = 100;
constexpr auto kRest = std::chrono::milliseconds(700);

int columns(std::string_view text) {
  int count = 0;
  for (char c : text) count += (static_cast<unsigned char>(c) & 0xC0U) != 0x80U ? 1 : 0;
  return count;
}

std::string_view code(Style style) {
  switch (style) {
    case Style::plain: return "";
    case Style::dim: return "\x1b[2m";
    case Style::bold: return "\x1b[1m";
    case Style::title: return "\x1b[1;36m";
    case Style::spoken: return "\x1b[33m";
    case Style::secret: return "\x1b[35m";
    case Style::good: return "\x1b[32m";
    case Style::bad: return "\x1b[31m";
  }
  return "";
}

}  // namespace

std::string wrapped(std::string_view text, int width) {
  std::string out;
  int used = 0;
  for (std::size_t i = 0; i < text.size();) {
    if (text[i] == '\n') {
      out += '\n';
      used = 0;
      ++i;
      continue;
    }
    std::size_t end = text.find_first_of(" \n", i);
    if (end == std::string_view::npos) end = text.size();
    const std::string_view word = text.substr(i, end - i);
    const int length = columns(word);
    if (used > 0 && used + 1 + length > width) {
      out += '\n';
      used = 0;
    } else if (used > 0) {
      out += ' ';
      ++used;
    }
    out += word;
    used += length;
    i = end < text.size() && text[end] == ' ' ? end + 1 : end;
  }
  return out;
}

Terminal::Terminal(std::istream& in, std::ostream& out, std::ostream& err, Colours colours,
                   Pace pace)
    : in_{in}, out_{out}, err_{err}, colours_{colours}, pace_{pace} {
  interactive_ = &in == &std::cin && &out == &std::cout && isatty(STDIN_FILENO) != 0 &&
                 isatty(STDOUT_FILENO) != 0;
  winsize size{};
  if (interactive_ && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 20) {
    width_ = size.ws_col < kWidest ? size.ws_col : kWidest;
  }
}

Terminal Terminal::standard(std::string_view colour) {
  const bool wanted = colour == "always" || (colour != "never" && isatty(STDOUT_FILENO) != 0 &&
                                             std::getenv("NO_COLOR") == nullptr);
  const bool person = isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0;
  return {std::cin, std::cout, std::cerr, wanted ? Colours::on : Colours::off,
          person ? Pace::unhurried : Pace::at_once};
}

std::string Terminal::styled(std::string_view text, Style style) const {
  if (colours_ == Colours::off || style == Style::plain) return std::string(text);
  return std::string(code(style)) + std::string(text) + "\x1b[0m";
}

void Terminal::say(std::string_view text, Style style) {
  out_ << styled(wrapped(text, width_), style) << '\n';
}

void Terminal::line(std::string_view text, Style style) { out_ << styled(text, style) << '\n'; }

void Terminal::title(std::string_view text) { out_ << '\n' << styled(text, Style::title) << '\n'; }

void Terminal::hang(std::string_view label, int indent, std::string_view text, Style style) {
  const std::string lines = wrapped(text, width_ > indent + 20 ? width_ - indent : 20);
  const int gap = indent - columns(label);
  std::string front =
      std::string(label) + std::string(gap > 0 ? static_cast<unsigned>(gap) : 1, ' ');
  for (std::size_t at = 0; at <= lines.size();) {
    const std::size_t end = std::min(lines.find('\n', at), lines.size());
    out_ << front << styled(lines.substr(at, end - at), style) << '\n';
    front = std::string(static_cast<unsigned>(indent), ' ');
    at = end + 1;
  }
}

void Terminal::rest() {
  out_.flush();
  if (interactive_ && pace_ == Pace::unhurried) std::this_thread::sleep_for(kRest);
}

void Terminal::cover(std::string_view text) {
  if (interactive_) out_ << "\x1b[2J\x1b[3J\x1b[H";
  say(text, Style::bold);
}

void Terminal::error(std::string_view text) { err_ << text << '\n'; }

std::optional<std::string> Terminal::ask(std::string_view prompt) {
  out_ << styled(wrapped(prompt, width_ - 1), Style::bold) << ' ';
  out_.flush();
  std::string typed;
  if (!std::getline(in_, typed)) {
    out_ << '\n';
    return {};
  }
  const std::size_t first = typed.find_first_not_of(" \t\r");
  if (first == std::string::npos) return std::string{};
  return typed.substr(first, typed.find_last_not_of(" \t\r") - first + 1);
}

}  // namespace omerta::cli
