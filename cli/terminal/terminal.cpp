// Writing to a terminal: colour, wrapping, and reading a line.
#include "cli/terminal/terminal.h"

#include <poll.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>
#include <iostream>

namespace omerta::cli {
namespace {

constexpr int kWidest = 100;
constexpr int kNarrowest = 20;
constexpr std::string_view kClear = "\x1b[2J\x1b[3J\x1b[H";  // and what has scrolled away

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

std::size_t end_of_word(std::string_view text, std::size_t from) {
  return std::min(text.find_first_of(" \n", from), text.size());
}

bool is_number(std::string_view word) {
  return !word.empty() && word.find_first_not_of("0123456789") == std::string_view::npos;
}

// "(w", "„1": what opens before a word does not change what the word is.
std::string_view without_opening(std::string_view word) {
  for (bool again = true; again;) {
    again = false;
    for (std::string_view mark : {"(", "[", "“", "„", "«", "‚"}) {
      if (!word.starts_with(mark)) continue;
      word.remove_prefix(mark.size());
      again = true;
    }
  }
  return word;
}

bool is_letter(std::string_view word) {
  if (columns(word) != 1) return false;
  const auto first = static_cast<unsigned char>(word[0]);
  const bool beyond_ascii = first >= 0xC3 && first < 0xE0;  // accented Latin, Cyrillic; no dashes
  return beyond_ascii || (first < 0x80 && std::isalpha(first) != 0);
}

// A single letter is a preposition or a conjunction in most of our languages, and is not left at
// the end of a line; nor is a number parted from what it counts.
bool holds_the_next(std::string_view word) {
  const std::string_view inside = without_opening(word);
  return is_letter(inside) || is_number(inside);
}

// Words that stay together on a line.
std::size_t end_of_piece(std::string_view text, std::size_t from) {
  std::size_t at = from;
  std::size_t end = end_of_word(text, at);
  while (holds_the_next(text.substr(at, end - at)) && end + 1 < text.size() && text[end] == ' ' &&
         text[end + 1] != ' ' && text[end + 1] != '\n') {
    at = end + 1;
    end = end_of_word(text, at);
    if (is_number(text.substr(at, end - at))) break;  // a row of numbers is no piece
  }
  return end;
}

int rest_in_milliseconds(Pace pace, Terminal::Rest rest) {
  const bool whole = rest == Terminal::Rest::whole;
  switch (pace) {
    case Pace::at_once: return 0;
    case Pace::quick: return whole ? 250 : 60;
    case Pace::usual: return whole ? 600 : 150;
    case Pace::slow: return whole ? 1500 : 600;
  }
  return 0;
}

}  // namespace

std::optional<Pace> pace(std::string_view name) {
  constexpr std::array<std::pair<std::string_view, Pace>, 4> kNames{{{"none", Pace::at_once},
                                                                     {"quick", Pace::quick},
                                                                     {"usual", Pace::usual},
                                                                     {"slow", Pace::slow}}};
  for (const auto& [known, pace] : kNames) {
    if (known == name) return pace;
  }
  return {};
}

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
    const std::size_t end = end_of_piece(text, i);
    const std::string_view piece = text.substr(i, end - i);
    const int length = columns(piece);
    if (used > 0 && used + 1 + length > width) {
      out += '\n';
      used = 0;
    } else if (used > 0) {
      out += ' ';
      ++used;
    }
    out += piece;
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
}

// Asked for anew each time, for a window may be drawn larger or smaller at any moment.
int Terminal::width() const {
  winsize size{};
  const bool known = interactive_ && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0;
  if (!known || size.ws_col <= kNarrowest) return kUsualWidth;
  return std::min<int>(size.ws_col, kWidest);
}

Terminal Terminal::standard(std::string_view colour) {
  const bool wanted = colour == "always" || (colour != "never" && isatty(STDOUT_FILENO) != 0 &&
                                             std::getenv("NO_COLOR") == nullptr);
  const bool person = isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0;
  return {std::cin, std::cout, std::cerr, wanted ? Colours::on : Colours::off,
          person ? Pace::usual : Pace::at_once};
}

std::string Terminal::styled(std::string_view text, Style style) const {
  if (colours_ == Colours::off || style == Style::plain) return std::string(text);
  return std::string(code(style)) + std::string(text) + "\x1b[0m";
}

void Terminal::say(std::string_view text, Style style) {
  out_ << styled(wrapped(text, width()), style) << '\n';
}

void Terminal::line(std::string_view text, Style style) { out_ << styled(text, style) << '\n'; }

void Terminal::title(std::string_view text) { out_ << '\n' << styled(text, Style::title) << '\n'; }

void Terminal::hang(std::string_view label, int indent, std::string_view text, Style style) {
  const std::string lines = wrapped(text, std::max(width() - indent, kNarrowest));
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

// Whoever presses Enter has read enough, and is not kept waiting until the next question.
void Terminal::rest(Rest rest) {
  out_.flush();
  const int milliseconds = rest_in_milliseconds(pace_, rest);
  if (!interactive_ || milliseconds == 0) return;
  pollfd keys{STDIN_FILENO, POLLIN, 0};
  poll(&keys, 1, milliseconds);
}

void Terminal::clear() {
  if (interactive_) out_ << kClear << std::flush;
}

void Terminal::cover(std::string_view text) {
  clear();
  say(text, Style::bold);
}

void Terminal::drop_typed_ahead() {
  if (interactive_) tcflush(STDIN_FILENO, TCIFLUSH);
}

// In a file or a pipe a line stays a line; a person's screen would break it in the middle of a
// word.
void Terminal::error(std::string_view text) {
  const bool seen = &err_ == &std::cerr && isatty(STDERR_FILENO) != 0;
  err_ << (seen ? wrapped(text, width()) : std::string(text)) << '\n';
}

std::optional<std::string> Terminal::ask(std::string_view prompt) {
  out_ << styled(wrapped(prompt, width() - 1), Style::bold) << ' ';
  out_.flush();
  drop_typed_ahead();
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
