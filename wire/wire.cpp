// Notices and figures as JSON.
#include "wire/wire.h"

#include <boost/json.hpp>
#include <charconv>

namespace omerta::notation {
namespace {

namespace json = boost::json;

json::array strings(const std::vector<std::string>& items) {
  json::array all;
  for (const std::string& item : items) all.emplace_back(item);
  return all;
}

std::int64_t number(std::string_view text) {
  std::int64_t value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

// "4 mafioso": how many of what.
json::object counts(const std::vector<std::string>& items) {
  json::object all;
  for (const std::string& item : items) {
    const std::size_t space = item.find(' ');
    if (space != std::string::npos) all[item.substr(space + 1)] = number(item);
  }
  return all;
}

json::value encoded(const Argument& argument) {
  const std::string& first = argument.items.empty() ? std::string{} : argument.items.front();
  switch (argument.kind) {
    case Argument::Kind::list:
    case Argument::Kind::pairs: return strings(argument.items);
    case Argument::Kind::number: return number(first);
    case Argument::Kind::counts: return counts(argument.items);
    case Argument::Kind::seat:
    case Argument::Kind::word: return json::value(first);
  }
  return nullptr;
}

json::array encoded(const std::vector<BallotText>& ballots) {
  json::array all;
  for (const BallotText& ballot : ballots) {
    json::object one{{"voter", ballot.voter}, {"candidate", ballot.candidate}};
    if (ballot.by_clock) one["by"] = "clock";
    all.emplace_back(std::move(one));
  }
  return all;
}

json::object encoded(const Fields& fields) {
  json::object object;
  for (const Field& field : fields) {
    object[field.name] = std::visit(
        [](const auto& value) -> json::value {
          using Value = std::decay_t<decltype(value)>;
          if constexpr (std::is_same_v<Value, Fields>) {
            return encoded(value);
          } else if constexpr (std::is_same_v<Value, std::vector<std::string>>) {
            return strings(value);
          } else if constexpr (std::is_same_v<Value, std::vector<Fields>>) {
            json::array all;
            for (const Fields& each : value) all.emplace_back(encoded(each));
            return all;
          } else {
            return json::value(value);
          }
        },
        field.value);
  }
  return object;
}

}  // namespace

std::string json_line(const Notice& notice) {
  json::object object;
  object[notice.label.stream == story::Stream::open ? "p" : "q"] = notice.label.number;
  object["event"] = notice.event;
  json::array arguments;
  for (const Argument& argument : notice.arguments) {
    arguments.push_back(argument.kind == Argument::Kind::pairs
                            ? json::value(encoded(notice.ballots))
                            : encoded(argument));
  }
  object["arguments"] = std::move(arguments);
  object["text"] = notice.text;
  if (notice.past) object["past"] = true;
  if (!notice.to.empty()) object["to"] = strings(notice.to);
  if (!notice.clause.empty()) object["clause"] = notice.clause;
  if (!notice.cause.empty()) object["cause"] = notice.cause;
  return json::serialize(object);
}

std::string json_line(const Fields& fields) { return json::serialize(encoded(fields)); }

}  // namespace omerta::notation
