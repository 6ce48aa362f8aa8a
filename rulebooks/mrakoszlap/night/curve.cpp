// The geometry of a picture.
#include "rulebooks/mrakoszlap/night/curve.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace omerta::mrakoszlap::night {
namespace {

struct Letter {
  char32_t code = 0;
  std::size_t bytes = 1;
};

// One character of valid UTF-8; a stray byte is one character of its own.
Letter letter_at(std::string_view text, std::size_t at) {
  const auto byte = [&](std::size_t i) {
    return at + i < text.size() ? static_cast<unsigned char>(text[at + i]) : 0U;
  };
  const unsigned lead = byte(0);
  const std::size_t bytes = lead < 0x80 ? 1 : lead >> 5 == 6 ? 2 : lead >> 4 == 14 ? 3 : 4;
  if (lead < 0x80) return {lead, 1};
  if (lead >> 5 != 6 && lead >> 4 != 14 && lead >> 3 != 30) return {0xFFFD, 1};
  char32_t code = lead & (0xFFU >> (bytes + 1));
  for (std::size_t i = 1; i < bytes; ++i) {
    if (byte(i) >> 6 != 2) return {0xFFFD, 1};
    code = code << 6 | (byte(i) & 0x3FU);
  }
  return {code, bytes};
}

// Marks above and below letters, and characters that only steer the others.
bool is_invisible(char32_t code) {
  return (code >= 0x300 && code <= 0x36F) || (code >= 0x200B && code <= 0x200F) ||
         (code >= 0xFE00 && code <= 0xFE0F);
}

// What turns the direction of everything after it, or is no character of XML.
bool is_harmful(char32_t code) {
  const bool control = code < 0x20 || (code >= 0x7F && code < 0xA0);
  const bool direction = (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069) ||
                         code == 0x200E || code == 0x200F || code == 0x2028 || code == 0x2029;
  const bool no_character = (code >= 0xD800 && code <= 0xDFFF) || (code & 0xFFFEU) == 0xFFFE;
  return control || direction || no_character || code > 0x10FFFF;
}

double breadth(char32_t code) {
  constexpr std::u32string_view kNarrow = U"ijltfrI.,:;'|!()[]· ";
  constexpr std::u32string_view kWide = U"mwMWQОЖМШЩЮФЫжмшщюфы@%—…";
  if (is_invisible(code)) return 0;
  if (kNarrow.find(code) != std::u32string_view::npos) return 0.42;
  if (kWide.find(code) != std::u32string_view::npos) return 1.0;
  if (code < 0x80) return code >= 'A' && code <= 'Z' ? 0.73 : 0.62;
  if (code >= 0x2190 && code <= 0x21FF) return 0.85;  // arrows
  if (code < 0x530) return 0.70;                      // Latin, Greek, Cyrillic
  return code < 0x1100 ? 0.8 : code < 0x2E80 ? 0.7 : 1.1;
}

}  // namespace

double length(Point a) { return std::sqrt(a.x * a.x + a.y * a.y); }

Point unit(Point a) {
  const double far = length(a);
  return far < 1e-9 ? Point{} : a * (1 / far);
}

Box Box::around(Point centre, double width, double height) {
  return {centre.x - width / 2, centre.y - height / 2, width, height};
}

bool Box::holds(Point point) const {
  return point.x > x && point.x < x + width && point.y > y && point.y < y + height;
}

bool Box::overlaps(const Box& other) const {
  return x < other.x + other.width && other.x < x + width && y < other.y + other.height &&
         other.y < y + height;
}

Curve Curve::bent(Point a, Point control, Point b) {
  return {a, a + (control - a) * (2.0 / 3), b + (control - b) * (2.0 / 3), b};
}

Point Curve::at(double t) const {
  const double s = 1 - t;
  return a * (s * s * s) + c * (3 * s * s * t) + d * (3 * s * t * t) + b * (t * t * t);
}

Point Curve::heading(double t) const {
  const double s = 1 - t;
  const Point slope = (c - a) * (s * s) + (d - c) * (2 * s * t) + (b - d) * (t * t);
  return unit(slope);
}

Curve Curve::part(double from, double to) const {
  const auto slope = [&](double t) {
    const double s = 1 - t;
    return (c - a) * (s * s) + (d - c) * (2 * s * t) + (b - d) * (t * t);
  };
  const double span = to - from;
  const Point start = at(from);
  const Point end = at(to);
  return {start, start + slope(from) * span, end - slope(to) * span, end};
}

Curve Curve::trimmed(double before, double after) const {
  constexpr int kSteps = 400;
  int from = 0;
  int to = kSteps;
  while (from < kSteps && length(at(double(from) / kSteps) - a) < before) ++from;
  while (to > from && length(at(double(to) / kSteps) - b) < after) --to;
  return part(double(from) / kSteps, double(to) / kSteps);
}

std::vector<Point> Curve::samples(int count) const {
  std::vector<Point> all;
  for (int i = 0; i <= count; ++i) all.push_back(at(double(i) / count));
  return all;
}

double text_width(std::string_view text, double size) {
  double width = 0;
  for (std::size_t at = 0; at < text.size();) {
    const Letter letter = letter_at(text, at);
    width += is_harmful(letter.code) ? 0.64 : breadth(letter.code);
    at += letter.bytes;
  }
  return width * size;
}

std::string fitted(const std::string& text, double size, double width) {
  if (text_width(text, size) <= width) return text;
  const double room = width - text_width("…", size);
  double used = 0;
  std::size_t at = 0;
  while (at < text.size()) {
    const Letter letter = letter_at(text, at);
    used += breadth(letter.code) * size;
    if (used > room) break;
    at += letter.bytes;
  }
  return text.substr(0, at) + "…";
}

std::string xml_text(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const Letter letter = letter_at(text, at);
    const std::string_view raw = text.substr(at, letter.bytes);
    at += letter.bytes;
    if (letter.code == '&') {
      out += "&amp;";
    } else if (letter.code == '<') {
      out += "&lt;";
    } else if (letter.code == '>') {
      out += "&gt;";
    } else if (letter.code == '"') {
      out += "&quot;";
    } else if (letter.code == '\'') {
      out += "&#39;";
    } else {
      out += is_harmful(letter.code) || letter.code == 0xFFFD ? "\xEF\xBF\xBD" : raw;
    }
  }
  return out;
}

}  // namespace omerta::mrakoszlap::night
