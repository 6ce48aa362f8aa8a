// A sentence before it is in anybody's language: the key of a message and its arguments. Whoever
// reads a file says with it what is wrong; whoever shows it puts it into words (words/words.h).
#pragma once
#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace omerta::notation {

using List = std::vector<std::string>;

// Several words of which one would be right: "town, mafia or yakuza".
struct OneOf {
  List words;
  friend bool operator==(const OneOf&, const OneOf&) = default;
};

struct Arg;
using Args = std::vector<Arg>;

struct Sentence {
  Sentence() = default;  // nothing is said
  Sentence(const char* what);
  Sentence(std::string what, Args with, std::string_view of = {});

  bool empty() const { return key.empty(); }
  friend bool operator==(const Sentence&, const Sentence&) = default;

  std::string key;
  Args args;
  std::string rulebook;  // whose message it is; empty: every rulebook has it
};
using Sentences = std::vector<Sentence>;

// One argument of a sentence: a text, a number, several names, or other sentences. Names are joined
// in the language's own way, and their number is the argument `count` of the same sentence.
struct Arg {
  Arg(std::string_view called, std::string_view text) : name{called}, value{std::string{text}} {}
  Arg(std::string_view called, const std::string& text) : name{called}, value{text} {}
  Arg(std::string_view called, const char* text) : name{called}, value{std::string{text}} {}
  Arg(std::string_view called, List names) : name{called}, value{std::move(names)} {}
  Arg(std::string_view called, OneOf words) : name{called}, value{std::move(words)} {}
  Arg(std::string_view called, Sentence said) : name{called}, value{Sentences{std::move(said)}} {}
  Arg(std::string_view called, Sentences all) : name{called}, value{std::move(all)} {}
  template <std::integral N>
    requires(!std::same_as<N, bool>)  // a yes or no is a text, for select
  Arg(std::string_view called, N number) : name{called}, value{static_cast<std::int64_t>(number)} {}

  friend bool operator==(const Arg&, const Arg&) = default;

  std::string name;
  std::variant<std::string, std::int64_t, List, OneOf, Sentences> value;
};

inline Sentence::Sentence(const char* what) : key{what} {}
inline Sentence::Sentence(std::string what, Args with, std::string_view of)
    : key{std::move(what)}, args{std::move(with)}, rulebook{of} {}

// Words of a file as they stand there, and in the language's quotation marks.
inline Sentence as_written(std::string_view text) { return {"fault.as-written", {{"text", text}}}; }
inline Sentence quoted(std::string_view text) { return {"fault.quoted", {{"text", text}}}; }

}  // namespace omerta::notation
