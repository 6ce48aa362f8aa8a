// Reads and writes statements by the shapes of their acts: exactly the fields that an act has.
#include "wire/received/say.h"

#include <algorithm>
#include <boost/json.hpp>
#include <vector>

#include "talk/shape.h"
#include "wire/list.h"
#include "wire/writer.h"

namespace omerta::wire {
namespace {

namespace json = boost::json;
using talk::Act;
using talk::Statement;
using talk::Whom;

constexpr std::size_t kDeepestSay = 5;

tl::unexpected<Fault> refused(Fault fault) { return tl::unexpected<Fault>{fault}; }

// Which fields a statement has, in their order.
std::vector<std::string_view> fields_of(Act act, talk::Ground ground) {
  const talk::Shape& row = talk::shape(act);
  const talk::GroundShape& reason = talk::shape(ground);
  std::vector<std::string_view> all{"act"};
  const auto add = [&](bool has, std::string_view field) {
    if (has) all.push_back(field);
  };
  add(row.word, "word");
  add(row.ask, "ask");
  add(act == Act::because, "ground");
  add(reason.who, "who");
  add(row.whom != Whom::nobody || reason.whom != Whom::nobody, "seats");
  add(row.answer, "answer");
  add(row.round, "night");
  add(reason.round, "round");
  add(row.number || reason.number, "number");
  return all;
}

class SayReader {
 public:
  SayReader(const json::object& object, const talk::Ids& ids) : object_{object}, ids_{ids} {}

  tl::expected<Statement, Fault> read() {
    const auto act = talk::find_act(string("act"));
    if (!act) return refused(Fault::wrong_field);
    Statement said{.act = *act};
    if (*act == Act::because) {
      const auto ground = talk::find_ground(string("ground"));
      if (!ground) return refused(Fault::wrong_field);
      said.ground = *ground;
    }
    const auto fields = fields_of(said.act, said.ground);
    for (const auto& field : object_) {
      const std::string_view key{field.key().data(), field.key().size()};
      if (std::find(fields.begin(), fields.end(), key) == fields.end()) {
        return refused(Fault::unknown_field);
      }
    }
    if (object_.size() != fields.size()) return refused(Fault::missing_field);
    const bool fine = std::all_of(fields.begin(), fields.end(),
                                  [&](std::string_view field) { return fill(said, field); });
    if (!fine) return refused(Fault::wrong_field);
    return said;
  }

 private:
  std::string_view string(std::string_view field) const {
    const json::value* value = object_.if_contains(field);
    const json::string* text = value == nullptr ? nullptr : value->if_string();
    return text == nullptr ? std::string_view{} : std::string_view{text->data(), text->size()};
  }

  static std::optional<std::int64_t> whole(const json::value& value, std::int64_t low,
                                           std::int64_t high) {
    const std::int64_t* number = value.if_int64();
    if (number == nullptr || *number < low || *number > high) return {};
    return *number;
  }

  bool fill(Statement& said, std::string_view field) const {
    const json::value& value = *object_.if_contains(field);
    if (field == "word") return set(said.word, ids_.find_word(string(field)));
    if (field == "ask") return set(said.ask, ids_.find_ask(string(field)));
    if (field == "answer") return set(said.answer, ids_.find_answer(said.ask, string(field)));
    if (field == "who") return set(said.whom, seat(value));
    if (field == "seats") return set(said.seats, seats(value));
    if (field == "number") return set(said.number, counted(value));
    if (field == "night" || field == "round") return set(said.round, counted(value));
    return true;
  }

  template <class To>
  static bool set(To& to, const std::optional<To>& value) {
    if (value) to = *value;
    return value.has_value();
  }

  static std::optional<std::uint16_t> counted(const json::value& value) {
    const auto number = whole(value, 1, UINT16_MAX);
    return number ? std::optional{static_cast<std::uint16_t>(*number)} : std::nullopt;
  }
  static std::optional<Seat> seat(const json::value& value) {
    const auto number = whole(value, 0, kSeats - 1);
    return number ? std::optional{static_cast<Seat>(*number)} : std::nullopt;
  }
  static std::optional<Seats> seats(const json::value& value) {
    const json::array* all = value.if_array();
    if (all == nullptr || all->size() > kSeats) return {};
    Seats named;
    for (const json::value& each : *all) {
      const auto one = seat(each);
      if (!one || named.has(*one)) return {};
      named |= Seats::of(*one);
    }
    return named;
  }

  const json::object& object_;
  const talk::Ids& ids_;
};

tl::expected<talk::Utterance, Fault> utterance_in(const json::value& value, const talk::Ids& ids) {
  const json::object* object = value.if_object();
  if (object == nullptr) return refused(Fault::not_an_object);
  const json::value* say = object->if_contains("say");
  if (say == nullptr) return refused(Fault::missing_field);
  if (object->size() != 1) return refused(Fault::unknown_field);
  const json::array* all = say->if_array();
  const bool few = all != nullptr && !all->empty() && all->size() <= talk::kStatementsAtOnce;
  if (!few) return refused(Fault::wrong_field);
  talk::Utterance utterance;
  for (const json::value& each : *all) {
    const json::object* one = each.if_object();
    if (one == nullptr) return refused(Fault::wrong_field);
    const auto said = SayReader{*one, ids}.read();
    if (!said) return refused(said.error());
    utterance.statements[utterance.count++] = *said;
  }
  return utterance;
}

class SayWriter : public Writer {
 public:
  SayWriter& add(const talk::Utterance& utterance, const talk::Ids& ids) {
    name("say");
    put('[');
    for (const Statement& said : utterance.said()) {
      if (text_.back() != '[') put(',');
      put('{');
      for (std::string_view field : fields_of(said.act, said.ground)) fill(said, field, ids);
      put('}');
    }
    put(']');
    return *this;
  }
  void fill(const Statement& said, std::string_view field, const talk::Ids& ids) {
    if (field == "act") return text_field(field, talk::shape(said.act).id);
    if (field == "ground") return text_field(field, talk::shape(said.ground).id);
    if (field == "word") return text_field(field, ids.word(said.word));
    if (field == "ask") return text_field(field, ids.ask(said.ask));
    if (field == "answer") return text_field(field, ids.answer(said.ask, said.answer));
    if (field == "number") return number_field(field, said.number);
    if (field == "who") return name(field), seat(said.whom);
    if (field == "seats") return name(field), seats(said.seats);
    number_field(field, said.round);
  }
  std::string whole(const talk::Menu& menu, const talk::Ids& ids) {
    put('{');
    name("words");
    list(menu.words, [&](const talk::SayableWord& each) {
      put('{');
      text_field("id", ids.word(each.word));
      message_field("text", each.text);
      put('}');
    });
    name("results");
    list(menu.results, [&](const talk::SayableResult& each) { line(each.said, each.text, ids); });
    put('}');
    return text_;
  }
  std::string whole(const talk::OwnMenu& menu, const talk::Ids& ids) {
    if (menu.acts.empty()) return "null";
    put('{');
    name("acts");
    std::vector<std::string_view> acts;
    for (unsigned act = 0; act < talk::kActs; ++act) {
      if (menu.acts.has(static_cast<Act>(act))) acts.push_back(talk::kShapes[act].id);
    }
    list(acts, [&](std::string_view act) { string(act); });
    name("ready");
    list(menu.ready, [&](const talk::ReadyLine& each) { line(each.said, each.text, ids); });
    name("kept-back");
    seats(menu.kept_back);
    put('}');
    return text_;
  }
  void line(const Statement& said, const Message& text, const talk::Ids& ids) {
    put('{');
    talk::Utterance utterance;
    utterance.statements[utterance.count++] = said;
    add(utterance, ids);
    message_field("text", text);
    put('}');
  }
  std::string whole(const talk::Utterance& utterance, const talk::Ids& ids) {
    put('{');
    add(utterance, ids);
    put('}');
    return text_;
  }
  std::string whole(const talk::Said& said, const Message& told, const talk::Ids& ids) {
    put('{');
    name("who");
    seat(said.who);
    number_field("first", said.first);
    add(said.utterance, ids);
    message_field("text", told);
    put('}');
    return text_;
  }
};

}  // namespace

tl::expected<talk::Utterance, Fault> read_say(std::string_view text, const talk::Ids& ids) {
  if (text.size() > kLongestSay) return refused(Fault::too_long);
  json::parse_options options;
  options.max_depth = kDeepestSay;
  json::error_code error;
  const json::value value = json::parse({text.data(), text.size()}, error, {}, options);
  if (error) return refused(Fault::not_json);
  auto utterance = utterance_in(value, ids);
  if (!utterance) return utterance;
  // A field that is given twice is seen by the colons: none stands in an id.
  std::size_t fields = 1;
  for (const Statement& said : utterance->said()) fields += fields_of(said.act, said.ground).size();
  const auto colons = static_cast<std::size_t>(std::count(text.begin(), text.end(), ':'));
  if (colons != fields) return refused(Fault::missing_field);
  return utterance;
}

std::string encoded(const talk::Utterance& utterance, const talk::Ids& ids) {
  return SayWriter{}.whole(utterance, ids);
}

std::string encoded(const talk::Menu& menu, const talk::Ids& ids) {
  return SayWriter{}.whole(menu, ids);
}

std::string encoded(const talk::OwnMenu& menu, const talk::Ids& ids) {
  return SayWriter{}.whole(menu, ids);
}

std::string encoded(const talk::Said& said, const Message& told, const talk::Ids& ids) {
  return SayWriter{}.whole(said, told, ids);
}

}  // namespace omerta::wire
