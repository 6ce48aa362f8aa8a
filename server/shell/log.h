// The server's log: lines of fixed words and numbers. A value is a number or a word written in the
// source, so that no name, token, card or address can get into it.
#pragma once
#include <cstdint>
#include <initializer_list>
#include <iosfwd>
#include <mutex>
#include <string_view>
#include <variant>

namespace omerta::server {

class Word {
 public:
  consteval Word(const char* text) : text_{text} {}  // NOLINT: words are written as literals
  std::string_view text() const { return text_; }

 private:
  std::string_view text_;
};

struct Noted {
  Word name;
  std::variant<std::int64_t, Word> value;
};

class Log {
 public:
  explicit Log(std::ostream& out) : out_{out} {}
  // "2026-11-16T09:30:00.123Z started port=8080"; from any thread.
  void write(Word event, std::initializer_list<Noted> noted = {});
  // Something that no line may be written during: what `out` writes to becomes another.
  template <class Work>
  void between_lines(const Work& work) {
    const std::lock_guard lock{mutex_};
    work();
  }

 private:
  std::ostream& out_;
  std::mutex mutex_;
};

}  // namespace omerta::server
