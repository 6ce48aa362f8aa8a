// Lines and words of a notation file, each with its place, so that a mistake can be shown.
#pragma once
#include <exception>
#include <string>
#include <string_view>
#include <vector>

#include "words/message.h"

namespace omerta {
class Words;
}

namespace omerta::notation {

inline constexpr std::size_t kLargestFile = 4 << 20;
inline constexpr std::size_t kLongestLine = 4096;

struct Where {
  std::string file;
  int line = 0;
  int column = 0;
  friend bool operator==(const Where&, const Where&) = default;
};

// "FILE:LINE:COLUMN: sentence" in the reader's language.
std::string placed(const Where& place, const Message& reason, const Words& words);

// A mistake in a file: where it is, what was found, what was expected.
class Misread : public std::exception {
 public:
  Misread(Where place, Message reason) : place_{std::move(place)}, reason_{std::move(reason)} {}
  const Where& place() const { return place_; }
  const Message& reason() const { return reason_; }
  virtual std::string said(const Words& words) const { return placed(place_, reason_, words); }
  const char* what() const noexcept override;  // in English, put into words only if it is asked for

 private:
  Where place_;
  Message reason_;
  mutable std::string english_;
};

enum class Kind { word, quoted, symbol, end };

struct Token {
  Kind kind = Kind::end;
  std::string text;
  int column = 0;
};

// One line, read word by word.
class Line {
 public:
  Line(std::string file, int number, std::string_view text);

  bool at_end() const { return peek().kind == Kind::end; }
  const Token& peek(std::size_t ahead = 0) const;
  Token take();
  bool accept(std::string_view text);  // the word or symbol, if it stands here
  bool sees(std::string_view text, std::size_t ahead = 0) const;
  void need(std::string_view text);
  // What is expected is the key of a message, such as "fault.want.card".
  std::string word(std::string_view expected);
  std::string name(std::string_view expected);  // a word, or anything in quotes
  int number(std::string_view expected, int most);
  void finish();  // nothing more may stand here

  Where place() const;
  Where place_of(std::size_t ahead) const;
  [[noreturn]] void fail(const Message& expected) const;  // "expected ..., found ..."
  std::string rest() const;                               // the text from here on
  const std::string& text() const { return text_; }
  std::size_t mark() const { return next_; }
  void back_to(std::size_t mark) { next_ = mark; }

 private:
  void split();
  std::string file_;
  int number_;
  std::string text_;
  std::vector<Token> tokens_;
  std::size_t next_ = 0;
};

std::vector<std::string> split_lines(std::string_view text, const std::string& file);
std::string join(const std::vector<std::string>& words, std::string_view between);
bool is_reserved(std::string_view word);          // `clock`, `pass`, ...: no bare name
bool is_bare_name(std::string_view name);         // may stand without quotes
std::string written_name(std::string_view name);  // with quotes if it needs them

}  // namespace omerta::notation
