// Reads a TOML text character by character; nothing it meets can take it out of the text.
#include "rulebooks/gorod/house/scan.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace omerta::house {
namespace {

unsigned byte_at(std::string_view text, std::size_t i) {
  return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
}

// How many bytes the character at the front has; 0 if it is none of UTF-8.
std::size_t character_size(std::string_view text) {
  const unsigned first = byte_at(text, 0);
  if (first < 0x80U) return 1;
  if (first < 0xC2U || first > 0xF4U) return 0;
  const std::size_t size = first < 0xE0U ? 2 : first < 0xF0U ? 3 : 4;
  unsigned code = first & (0x7FU >> size);
  for (std::size_t i = 1; i < size; ++i) {
    if ((byte_at(text, i) & 0xC0U) != 0x80U) return 0;
    code = code << 6U | (byte_at(text, i) & 0x3FU);
  }
  constexpr std::array<unsigned, 5> kLeast{0, 0, 0x80, 0x800, 0x10000};  // no longer than needed
  const bool half = code >= 0xD800U && code <= 0xDFFFU;                  // of a pair of UTF-16
  return code < kLeast[size] || code > 0x10FFFFU || half ? 0 : size;
}

std::string utf8(unsigned code) {
  const auto byte = [](unsigned value) { return static_cast<char>(value); };
  if (code < 0x80U) return {byte(code)};
  if (code < 0x800U) return {byte(0xC0U | code >> 6U), byte(0x80U | (code & 0x3FU))};
  if (code < 0x10000U) {
    return {byte(0xE0U | code >> 12U), byte(0x80U | (code >> 6U & 0x3FU)),
            byte(0x80U | (code & 0x3FU))};
  }
  return {byte(0xF0U | code >> 18U), byte(0x80U | (code >> 12U & 0x3FU)),
          byte(0x80U | (code >> 6U & 0x3FU)), byte(0x80U | (code & 0x3FU))};
}

bool is_bare(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
         c == '_';
}

}  // namespace

std::string quote(std::string_view text) {
  constexpr std::size_t kLongest = 40;
  std::string quoted = "\"";
  while (!text.empty() && quoted.size() <= kLongest) {
    const std::size_t size = character_size(text);
    const bool shown = byte_at(text, 0) >= ' ' && byte_at(text, 0) != 0x7FU && size > 0;
    quoted += shown ? text.substr(0, size) : "?";
    text.remove_prefix(size > 0 ? size : 1);
  }
  return quoted + (text.empty() ? "\"" : "...\"");
}

std::optional<TomlFault> character_fault(std::string_view text) {
  Spot spot;
  while (!text.empty()) {
    const std::size_t size = character_size(text);
    if (size == 0) return TomlFault{spot, "fault.toml.broken-character"};
    const char c = text.front();
    const bool carriage_return = c == '\r' && byte_at(text, 1) == '\n';
    const bool control = byte_at(text, 0) < ' ' || byte_at(text, 0) == 0x7FU;
    if (control && c != '\t' && c != '\n' && !carriage_return) {
      return TomlFault{spot, "fault.toml.control-character"};
    }
    spot = c == '\n' ? Spot{spot.line + 1, 1} : Spot{spot.line, spot.column + 1};
    text.remove_prefix(size);
  }
  return std::nullopt;
}

void Scanner::step() {
  if (rest_.empty()) return;
  spot_ = next() == '\n' ? Spot{spot_.line + 1, 1} : Spot{spot_.line, spot_.column + 1};
  rest_.remove_prefix(std::max<std::size_t>(character_size(rest_), 1));
}

bool Scanner::accept(char expected) {
  if (next() != expected) return false;
  step();
  return true;
}

void Scanner::fail(Spot spot, const Message& what) {
  if (!fault_) fault_ = TomlFault{spot, what};
  rest_ = {};
}

Message Scanner::found() const {
  if (at_end()) return "fault.end-of-text";
  if (line_ends()) return "fault.end-of-line";
  return as_written(quote(rest_.substr(0, character_size(rest_))));
}

void Scanner::skip_blanks() {
  while (next() == ' ' || next() == '\t') step();
}

void Scanner::skip_comment() {
  if (next() != '#') return;
  while (!line_ends()) step();
}

void Scanner::skip_lines() {
  do {
    skip_blanks();
    skip_comment();
    accept('\r');
  } while (accept('\n'));
}

void Scanner::expect_line_end() {
  skip_blanks();
  skip_comment();
  accept('\r');
  if (at_end() || accept('\n')) return;
  fail({"fault.toml.after-value", {{"found", found()}}});
}

std::vector<TomlKey> Scanner::keys() {
  std::vector<TomlKey> parts;
  do {
    skip_blanks();
    parts.push_back(key());
    if (parts.size() > kTomlDepth) {
      fail(parts.back().spot, {"fault.toml.key-parts", {{"most", kTomlDepth}}});
    }
    skip_blanks();
  } while (accept('.'));
  return parts;
}

TomlKey Scanner::key() {
  TomlKey key{.spot = spot_};
  if (next() == '"' || next() == '\'') {
    key.text = string();
    return key;
  }
  while (is_bare(next())) {
    key.text += next();
    step();
  }
  if (key.text.empty()) fail({"fault.toml.no-key", {{"found", found()}}});
  return key;
}

std::string Scanner::string() {
  const Spot start = spot_;
  const char mark = next();
  if (next(1) == mark && next(2) == mark) {
    fail("fault.toml.several-lines");
    return {};
  }
  step();
  std::string text = mark == '"' ? basic_string(start) : literal_string(start);
  step();  // the closing mark
  return text;
}

std::string Scanner::literal_string(Spot start) {
  std::string text;
  while (!line_ends() && next() != '\'') {
    text += rest_.substr(0, character_size(rest_));
    step();
  }
  if (line_ends()) fail(start, {"fault.toml.no-end", {{"mark", "'"}}});
  return text;
}

std::string Scanner::basic_string(Spot start) {
  std::string text;
  while (!line_ends() && next() != '"') {
    if (next() == '\\') {
      text += escape();
      continue;
    }
    text += rest_.substr(0, character_size(rest_));
    step();
  }
  if (line_ends()) fail(start, {"fault.toml.no-end", {{"mark", "\""}}});
  return text;
}

std::string Scanner::escape() {
  constexpr std::string_view kNames = "btnfr\"\\";
  constexpr std::string_view kMeans = "\b\t\n\f\r\"\\";
  const Spot start = spot_;
  step();
  const char name = next();
  step();
  const std::size_t known = at_end() ? std::string_view::npos : kNames.find(name);
  if (known != std::string_view::npos) return {kMeans[known]};
  const std::size_t digits = name == 'u' ? 4 : name == 'U' ? 8 : 0;
  const std::string_view written = rest_.substr(0, digits);
  unsigned code = 0;
  const auto read = std::from_chars(written.data(), written.data() + written.size(), code, 16);
  const bool whole = digits > 0 && written.size() == digits && read.ec == std::errc{} &&
                     read.ptr == written.data() + written.size();
  if (!whole || code > 0x10FFFFU || (code >= 0xD800U && code <= 0xDFFFU)) {
    fail(start, {"fault.toml.escape", {{"options", OneOf{{"\\\"", "\\\\", "\\uXXXX"}}}}});
    return {};
  }
  for (std::size_t i = 0; i < digits; ++i) step();
  return utf8(code);
}

std::string_view Scanner::bare_word() {
  std::size_t size = 0;
  while (is_bare(next(size)) || next(size) == '+' || next(size) == '.' || next(size) == ':') ++size;
  const std::string_view word = rest_.substr(0, size);
  for (std::size_t i = 0; i < size; ++i) step();
  return word;
}

}  // namespace omerta::house
