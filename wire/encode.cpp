// Messages and what was heard as JSON.
#include "wire/encode.h"

#include <array>

#include "engine/expect.h"
#include "notation/clause_ids.h"
#include "wire/list.h"

namespace omerta::wire {
namespace {

using story::Part;

struct Number {
  std::string_view name;
  int Part::* field;
};
constexpr std::array<Number, 3> kNumbers{
    {{"night", &Part::night}, {"day", &Part::day}, {"morning", &Part::morning}}};

struct Flag {
  std::string_view name;
  bool Part::* field;
};
constexpr std::array<Flag, 15> kFlags{{{"dawn", &Part::dawn},
                                       {"night-ends", &Part::night_ends},
                                       {"of-night", &Part::of_night},
                                       {"step", &Part::step},
                                       {"out", &Part::out},
                                       {"danger", &Part::danger},
                                       {"saved", &Part::saved},
                                       {"card", &Part::card},
                                       {"ballots", &Part::ballots},
                                       {"ballot", &Part::ballot},
                                       {"listed", &Part::listed},
                                       {"hand", &Part::hand},
                                       {"more", &Part::more},
                                       {"post", &Part::post},
                                       {"over", &Part::over}}};

}  // namespace

void Encoder::part(const Part& part) {
  put('{');
  for (const Number& each : kNumbers) {
    if (part.*each.field == 0) continue;
    name(each.name);
    integer(part.*each.field);
  }
  for (const Flag& each : kFlags) {
    if (part.*each.field) flag(each.name);
  }
  put('}');
}

Encoder& Encoder::add(const Message& said) { return message(said, 0), *this; }

Encoder& Encoder::add(const story::Heard& heard, const std::optional<story::Reason>& reason) {
  const std::size_t begun = text_.size();
  put('{');
  name("stream");
  string(heard.label.stream == story::Stream::open ? "p" : "q");
  name("number");
  integer(heard.label.number);
  name("text");
  message(heard.text, 0);
  name("part");
  part(heard.part);
  if (heard.past) flag("past");
  if (!heard.to.empty()) {
    name("to");
    seats(heard.to);
  }
  if (reason) {
    name("clause");
    string(notation::clause_id(reason->by));
    if (reason->cause.number != 0) {
      name("cause");
      string(written(reason->cause));
    }
  }
  put('}');
  expect(text_.size() - begun <= kLargestHeard);
  return *this;
}

Encoder& Encoder::add_refused(std::string_view why) {
  put('{');
  name("refused");
  string(why);
  put('}');
  return *this;
}

Encoder& Encoder::add_refused(std::string_view why, std::string_view field) {
  put('{');
  text_field("refused", why);
  text_field("field", field);
  put('}');
  return *this;
}

std::string encoded(const Message& message) { return std::string{Encoder{}.add(message).text()}; }

std::string encoded(const story::Heard& heard, const std::optional<story::Reason>& reason) {
  return std::string{Encoder{}.add(heard, reason).text()};
}

std::string encoded(const screen::Screen& screen) {
  return std::string{Encoder{}.add(screen).text()};
}

}  // namespace omerta::wire
