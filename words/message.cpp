// Messages made of messages, and their arguments spelled out in a language.
#include "words/message.h"

#include "words/spelling.h"

namespace omerta {
namespace {

// What an argument is in this language: a text, a number, alternatives, or names to be joined.
struct Spelled {
  const Words& words;
  const Names& names;

  Arg::Value operator()(Seat seat) const {
    return seat == Seat::nobody ? std::string{} : seat_name(words, names, seat);
  }
  Arg::Value operator()(const People& seats) const {
    List all;
    for (Seat seat : seats) all.push_back(seat_name(words, names, seat));
    return all;
  }
  Arg::Value operator()(const Arg::Nested& nested) const {
    return words.said(nested.only.front(), names);
  }
  Arg::Value operator()(const Messages& all) const { return words.each(all, names); }
  Arg::Value operator()(const auto& plain) const { return plain; }
};

}  // namespace

Message::Message() = default;
Message::Message(const char* what) : key{what} {}
Message::Message(std::string what) : key{std::move(what)} {}
Message::Message(std::string what, std::initializer_list<Arg> with, std::string_view of)
    : key{std::move(what)}, args{with}, rulebook{of} {}
Message::Message(std::string what, Args with, std::string_view of)
    : key{std::move(what)}, args{std::move(with)}, rulebook{of} {}
Message::Message(const Message&) = default;
Message::Message(Message&&) noexcept = default;
Message& Message::operator=(const Message&) = default;
Message& Message::operator=(Message&&) noexcept = default;
Message::~Message() = default;
bool operator==(const Message&, const Message&) = default;

Arg::Arg(std::string_view called, std::string_view text) : name{called}, value{std::string{text}} {}
Arg::Arg(std::string_view called, const std::string& text) : name{called}, value{text} {}
Arg::Arg(std::string_view called, const char* text) : name{called}, value{std::string{text}} {}
Arg::Arg(std::string_view called, Seat seat) : name{called}, value{seat} {}
Arg::Arg(std::string_view called, Seats seats) : name{called}, value{people(seats)} {}
Arg::Arg(std::string_view called, People seats) : name{called}, value{std::move(seats)} {}
Arg::Arg(std::string_view called, List words) : name{called}, value{std::move(words)} {}
Arg::Arg(std::string_view called, OneOf words) : name{called}, value{std::move(words)} {}
Arg::Arg(std::string_view called, Message said) : name{called}, value{Nested{{std::move(said)}}} {}
Arg::Arg(std::string_view called, Messages all) : name{called}, value{std::move(all)} {}
Arg::Arg(std::string_view called, Number number) : name{called}, value{number.value} {}
Arg::Arg(const Arg&) = default;
Arg::Arg(Arg&&) noexcept = default;
Arg& Arg::operator=(const Arg&) = default;
Arg& Arg::operator=(Arg&&) noexcept = default;
Arg::~Arg() = default;
bool operator==(const Arg&, const Arg&) = default;

Message together(Messages all) { return {std::string{kTogether}, {{"sentences", std::move(all)}}}; }

Message listed(Messages all) { return {std::string{kListed}, {{"items", std::move(all)}}}; }

Message chair(Seat seat) { return {std::string{kChair}, {{"who", seat}}}; }

Message named_by_host(unsigned number) { return {std::string{kNamedByHost}, {{"number", number}}}; }

Args spelled(const Words& words, const Args& args, const Names& names) {
  Args all = args;
  for (Arg& arg : all) arg.value = std::visit(Spelled{words, names}, arg.value);
  return all;
}

std::string paragraph(const Words& words, const Message& message, const Names& names) {
  std::string text;
  for (const std::string& sentence :
       words.each(std::get<Messages>(message.args.front().value), names)) {
    if (!text.empty() && !sentence.empty()) text += ' ';
    text += sentence;
  }
  return text;
}

// A house role is called what its author calls it: in this language, in English, or by its id.
std::string host_name(const Words& words, const Message& message, const Names& names) {
  const auto number = static_cast<std::size_t>(std::get<std::int64_t>(message.args.front().value));
  if (number >= names.house.size()) return words.say("role.hidden.name");
  const HouseName& house = names.house[number];
  for (std::string_view wanted : {code(words.language()), code(Language::en)}) {
    const auto found = house.names.find(std::string{wanted});
    if (found != house.names.end()) return found->second;
  }
  return house.id;
}

}  // namespace omerta
