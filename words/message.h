// A sentence before it is in anybody's language: the key of a message and its arguments, which are
// chairs, numbers, ids and other messages. Whoever draws it puts it into words (words/words.h).
#pragma once
#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/seat.h"

namespace omerta {

using List = std::vector<std::string>;
using People = std::vector<Seat>;  // in the order in which they are named

inline People people(Seats seats) {
  People all;
  for (Seat seat : seats) all.push_back(seat);
  return all;
}

// Several words of which one would be right: "town, mafia or yakuza".
struct OneOf {
  List words;
  friend bool operator==(const OneOf&, const OneOf&) = default;
};

struct Arg;
using Args = std::vector<Arg>;

// Hundreds of sentences are made of these two: what makes, copies and takes them apart is compiled
// once, in message.cpp.
struct Message {
  Message();  // nothing is said
  Message(const char* what);
  Message(std::string what);
  Message(std::string what, std::initializer_list<Arg> with, std::string_view of = {});
  Message(std::string what, Args with, std::string_view of = {});
  Message(const Message&);
  Message(Message&&) noexcept;
  Message& operator=(const Message&);
  Message& operator=(Message&&) noexcept;
  ~Message();

  bool empty() const { return key.empty(); }
  friend bool operator==(const Message&, const Message&);

  std::string key;
  Args args;
  std::string rulebook;  // whose message it is; empty: every rulebook has it
};
using Messages = std::vector<Message>;

// One argument: an id or a text, a number, a chair, several of them, several words, or messages.
// What is several is joined in the language's own way, and how many there are is the argument
// `count` of the same message.
struct Arg {
  struct Nested {  // one message, not a list
    Messages only;
    friend bool operator==(const Nested&, const Nested&) = default;
  };
  using Value =
      std::variant<std::string, std::int64_t, Seat, People, List, OneOf, Nested, Messages>;

  Arg(std::string_view called, std::string_view text);
  Arg(std::string_view called, const std::string& text);
  Arg(std::string_view called, const char* text);
  Arg(std::string_view called, Seat seat);
  Arg(std::string_view called, Seats seats);
  Arg(std::string_view called, People seats);
  Arg(std::string_view called, List words);
  Arg(std::string_view called, OneOf words);
  Arg(std::string_view called, Message said);
  Arg(std::string_view called, Messages all);
  template <std::integral N>
    requires(!std::same_as<N, bool>)  // a yes or no is an id, for select
  Arg(std::string_view called, N number) : Arg{called, Number{static_cast<std::int64_t>(number)}} {}
  Arg(const Arg&);
  Arg(Arg&&) noexcept;
  Arg& operator=(const Arg&);
  Arg& operator=(Arg&&) noexcept;
  ~Arg();

  friend bool operator==(const Arg&, const Arg&);

  std::string name;
  Value value;

 private:
  struct Number {
    std::int64_t value;
  };
  Arg(std::string_view called, Number number);
};

// What somebody is asked, and what may be chosen or what a pass means.
struct QuestionText {
  Message text;
  Message hint;
};

constexpr std::string_view yes(bool holds) { return holds ? "yes" : "no"; }  // for `select`

// Several sentences as one paragraph.
inline constexpr std::string_view kTogether = "together";
Message together(Messages all);

// Several as a list: "a, b and c".
inline constexpr std::string_view kListed = "listed";
Message listed(Messages all);

// Somebody's name alone.
inline constexpr std::string_view kChair = "chair";
inline constexpr std::string_view kStale = "cli.refused.stale";  // why a late answer is refused
Message chair(Seat seat);

// What the host has called a house role: the number of its definition.
inline constexpr std::string_view kNamedByHost = "named-by-host";
Message named_by_host(unsigned number);

// Words of a file as they stand there, and in the language's quotation marks.
inline Message as_written(std::string_view text) { return {"fault.as-written", {{"text", text}}}; }
inline Message quoted(std::string_view text) { return {"fault.quoted", {{"text", text}}}; }

}  // namespace omerta
