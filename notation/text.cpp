// Splitting text into lines and words, and saying where a mistake is.
#include "notation/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "words/words.h"

namespace omerta::notation {
namespace {

constexpr std::string_view kSymbols = "()[],+:;*=_";

bool word_char(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte >= 0x80 || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
         (c >= '0' && c <= '9') || c == '-' || c == '_' || c == '.' || c == '\'';
}

// Columns are counted in characters, not in bytes.
int columns(std::string_view text) {
  int count = 0;
  for (char c : text) count += (static_cast<unsigned char>(c) & 0xC0U) != 0x80U ? 1 : 0;
  return count;
}

std::size_t word_end(std::string_view text, std::size_t from) {
  std::size_t end = from;
  while (end < text.size() && word_char(text[end]) && text.substr(end, 2) != "->") ++end;
  return end;
}

bool valid_utf8(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    const auto lead = static_cast<unsigned char>(text[i]);
    const std::size_t length = lead < 0x80       ? 1
                               : lead >> 5 == 6  ? 2
                               : lead >> 4 == 14 ? 3
                               : lead >> 3 == 30 ? 4
                                                 : 0;
    if (length == 0 || i + length > text.size()) return false;
    for (std::size_t k = 1; k < length; ++k) {
      if (static_cast<unsigned char>(text[i + k]) >> 6 != 2) return false;
    }
    i += length;
  }
  return true;
}

Message message(std::string_view key) { return {std::string{key}, {}}; }

}  // namespace

std::string placed(const Where& place, const Message& reason, const Words& words) {
  return fmt::format("{}:{}:{}: {}", place.file, place.line, place.column, words.said(reason));
}

const char* Misread::what() const noexcept {
  if (english_.empty()) english_ = said(Words::of(Language::en));
  return english_.c_str();
}

Line::Line(std::string file, int number, std::string_view text)
    : file_{std::move(file)}, number_{number}, text_{text} {
  if (text.size() > kLongestLine) {
    throw Misread({file_, number_, 1}, {"fault.line.too-long", {{"most", kLongestLine}}});
  }
  if (!valid_utf8(text)) throw Misread({file_, number_, 1}, "fault.line.not-utf8");
  split();
}

void Line::split() {
  for (std::size_t i = 0; i < text_.size();) {
    const char c = text_[i];
    const int column = columns(std::string_view(text_).substr(0, i)) + 1;
    if (c == ' ' || c == '\t' || c == '\r') {
      ++i;
    } else if (c == '#') {
      break;
    } else if (c == '"') {
      const std::size_t end = text_.find('"', i + 1);
      if (end == std::string::npos) {
        throw Misread({file_, number_, column}, "fault.line.quotes-open");
      }
      tokens_.push_back({Kind::quoted, text_.substr(i + 1, end - i - 1), column});
      i = end + 1;
    } else if (text_.compare(i, 2, "->") == 0 || text_.compare(i, 3, "...") == 0) {
      const std::size_t length = c == '-' ? 2 : 3;
      tokens_.push_back({Kind::symbol, text_.substr(i, length), column});
      i += length;
    } else if (kSymbols.find(c) != std::string_view::npos) {
      tokens_.push_back({Kind::symbol, std::string(1, c), column});
      ++i;
    } else if (const std::size_t end = word_end(text_, i); end > i) {
      tokens_.push_back({Kind::word, text_.substr(i, end - i), column});
      i = end;
    } else {  // a title may have any punctuation; elsewhere the reader will say what it expected
      tokens_.push_back({Kind::symbol, std::string(1, c), column});
      ++i;
    }
  }
  tokens_.push_back({Kind::end, "", columns(text_) + 1});
}

const Token& Line::peek(std::size_t ahead) const {
  return tokens_[std::min(next_ + ahead, tokens_.size() - 1)];
}

Token Line::take() {
  const Token token = peek();
  if (token.kind != Kind::end) ++next_;
  return token;
}

bool Line::sees(std::string_view text, std::size_t ahead) const {
  const Token& token = peek(ahead);
  return token.kind != Kind::quoted && token.kind != Kind::end && token.text == text;
}

bool Line::accept(std::string_view text) {
  if (!sees(text)) return false;
  ++next_;
  return true;
}

void Line::need(std::string_view text) {
  if (!accept(text)) fail(quoted(text));
}

std::string Line::word(std::string_view expected) {
  if (peek().kind != Kind::word) fail(message(expected));
  return take().text;
}

std::string Line::name(std::string_view expected) {
  if (peek().kind != Kind::word && peek().kind != Kind::quoted) fail(message(expected));
  return take().text;
}

int Line::number(std::string_view expected, int most) {
  const Token& token = peek();
  int value = 0;
  const char* end = token.text.data() + token.text.size();
  const auto parsed = std::from_chars(token.text.data(), end, value);
  if (token.kind != Kind::word || parsed.ec != std::errc{} || parsed.ptr != end || value < 0 ||
      value > most) {
    fail({"fault.number-up-to", {{"what", message(expected)}, {"most", most}}});
  }
  take();
  return value;
}

void Line::finish() {
  if (!at_end()) fail("fault.end-of-line");
}

Where Line::place() const { return place_of(0); }

Where Line::place_of(std::size_t ahead) const { return {file_, number_, peek(ahead).column}; }

void Line::fail(const Message& expected) const {
  const Token& token = peek();
  const Message found = token.kind == Kind::end ? "fault.end-of-line" : quoted(token.text);
  throw Misread(place(), {"fault.expected", {{"what", expected}, {"found", found}}});
}

std::string Line::rest() const {
  std::string words;
  for (std::size_t i = next_; i + 1 < tokens_.size(); ++i) {
    words += (words.empty() ? "" : " ") + tokens_[i].text;
  }
  return words;
}

std::vector<std::string> split_lines(std::string_view text, const std::string& file) {
  if (text.size() > kLargestFile) {
    throw Misread({file, 1, 1}, {"fault.file.too-large", {{"most", kLargestFile}}});
  }
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    lines.emplace_back(text.substr(0, end));
    text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
  }
  return lines;
}

std::string join(const std::vector<std::string>& words, std::string_view between) {
  return fmt::format("{}", fmt::join(words, between));
}

bool is_bare_name(std::string_view name) {
  return !name.empty() && word_end(name, 0) == name.size() &&
         name.find_first_not_of('.') != std::string_view::npos && name != "_";
}

// Words that mean something at the beginning of a line or in place of a name.
bool is_reserved(std::string_view word) {
  constexpr std::array kReserved{std::string_view{"clock"},     std::string_view{"chance"},
                                 std::string_view{"moderator"}, std::string_view{"pass"},
                                 std::string_view{"none"},      std::string_view{"and"}};
  return std::find(kReserved.begin(), kReserved.end(), word) != kReserved.end();
}

std::string written_name(std::string_view name) {
  // "A-C" without quotes would be the run of seats from A to C.
  const bool run = name.find('-') != std::string_view::npos;
  const bool bare = is_bare_name(name) && !is_reserved(name) && !run;
  return bare ? std::string(name) : fmt::format("\"{}\"", name);
}

}  // namespace omerta::notation
