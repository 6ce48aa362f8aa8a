// Nights as JSON: every field is there, in this order.
#include "wire/encode_night.h"

#include <array>

#include "engine/expect.h"
#include "notation/clause_ids.h"
#include "wire/list.h"

namespace omerta::wire {
namespace {

constexpr std::array<std::string_view, 3> kStates{"unfinished", "skipped", "resolved"};
constexpr std::array<std::string_view, 5> kWays{"stays", "flies", "pulled", "through", "back"};

class NightWriter : public Writer {
 public:
  void add(const flights::Night& night) {
    put('{');
    number_field("night", night.number);
    text_field("state", word(kStates, night.state));
    people("seats", night.seats);
    people("living", night.living);
    people("fallen", night.fallen);
    name("orders");
    list(night.orders, [&](const flights::Order& each) { order(each); });
    name("passages");
    list(night.passages, [&](const flights::Passage& each) { passage(each); });
    name("marks");
    list(night.marks, [&](const flights::Mark& each) { mark(each); });
    message_field("silence", night.silence);
    clause("silent-by", night.silent_by);
    name("bullets");
    list(night.bullets, [&](const flights::Course& each) { course(each); });
    name("others");
    list(night.others, [&](const flights::Course& each) { course(each); });
    name("gains");
    list(night.gains, [&](const flights::Gain& each) { gain(each); });
    put('}');
  }

 private:
  void chair(std::string_view field, Seat who) {
    name(field);
    seat(who);
  }
  void people(std::string_view field, Seats who) {
    name(field);
    seats(who);
  }
  void clause(std::string_view field, Clause by) { text_field(field, notation::clause_id(by)); }
  void earlier(std::string_view field, int number) {  // one of a list, or none
    name(field);
    if (number < 0) {
      text_ += "null";
    } else {
      integer(number);
    }
  }

  void order(const flights::Order& order) {
    put('{');
    message_field("card", order.card);
    chair("who", order.who);
    chair("whom", order.whom);
    chair("second", order.second);
    put('}');
  }

  void passage(const flights::Passage& passage) {
    put('{');
    message_field("text", passage.text);
    chair("from", passage.from);
    chair("to", passage.to);
    const bool open = passage.state == flights::Passage::State::open;
    truth_field("open", open ? Holds::yes : Holds::no);
    clause("clause", passage.by);
    put('}');
  }

  void mark(const flights::Mark& mark) {
    put('{');
    message_field("name", mark.name);
    message_field("card", mark.card);
    people("seats", mark.seats);
    message_field("more", mark.more);
    put('}');
  }

  void course(const flights::Course& course) {
    put('{');
    message_field("title", course.title);
    chair("from", course.from);
    chair("to", course.to);
    earlier("order", course.order);
    name("steps");
    list(course.steps, [&](const flights::Step& each) { step(each); });
    put('}');
  }

  void step(const flights::Step& step) {
    put('{');
    text_field("way", word(kWays, step.way));
    text_field("what", step.what);
    text_field("part", step.part);
    earlier("after", step.after);
    chair("from", step.from);
    chair("to", step.to);
    message_field("text", step.text);
    truth_field("kills", step.kills ? Holds::yes : Holds::no);
    clause("clause", step.by);
    put('}');
  }

  void gain(const flights::Gain& gain) {
    put('{');
    chair("who", gain.who);
    message_field("text", gain.text);
    clause("clause", gain.by);
    put('}');
  }
};

}  // namespace

std::string encoded(const flights::Night& night) {
  NightWriter writer;
  writer.add(night);
  expect(writer.text().size() <= kLargestNight);
  return std::string{writer.text()};
}

}  // namespace omerta::wire
