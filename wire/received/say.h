// What people say at the table as JSON, by ids: {"say": [{"act": "report", "ask": "check", "seats":
// [1], "answer": "nod", "night": 2}]}. Whether it can be said now is for the table to judge.
#pragma once
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "talk/ids.h"
#include "talk/menu.h"
#include "wire/received/command.h"
#include "words/message.h"

namespace omerta::wire {

inline constexpr std::size_t kLongestSay = 1024;  // bytes

tl::expected<talk::Utterance, Fault> read_say(std::string_view text, const talk::Ids& ids);

// {"say": […]}, as it is read.
std::string encoded(const talk::Utterance& utterance, const talk::Ids& ids);
// For the stream that everybody hears: who said it, the number of its first statement, the
// statements, and the sentence.
std::string encoded(const talk::Said& said, const Message& told, const talk::Ids& ids);

// What there is to say, for everybody; and for one seat: null if it may not speak.
std::string encoded(const talk::Menu& menu, const talk::Ids& ids);
std::string encoded(const talk::OwnMenu& menu, const talk::Ids& ids);

}  // namespace omerta::wire
