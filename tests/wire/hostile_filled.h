// What is sent in place of an entry by somebody who means no good, and what it is refused for.
#pragma once
#include <string>
#include <vector>

#include "wire/received/filled.h"

namespace omerta::wire {

struct HostileFilled {
  std::string text;
  Fault fault{};
};

inline std::vector<HostileFilled> hostile_filled() {
  const std::string begin = R"({"of":"step","entry":0,"hands":)";
  std::string many = begin + "[";
  for (std::size_t i = 0; i <= kMostHands; ++i) {
    many += std::string{i == 0 ? "" : ","} + R"({"who":1,"choice":[2]})";
  }
  return {
      {std::string(kLongestFilled + 1, ' '), Fault::too_long},
      {"", Fault::not_json},
      {"{", Fault::not_json},
      {begin + "[[[[[[]]]]]]}", Fault::not_json},
      {"\xff", Fault::not_json},
      {"[]", Fault::not_an_object},
      {"7", Fault::not_an_object},
      {"{}", Fault::missing_field},
      {R"({"of":"step","entry":0})", Fault::missing_field},
      {R"({"of":"step","entry":0,"hands":[],"drawn":true})", Fault::unknown_field},
      {R"({"of":"step","entry":0,"entry":1,"hands":[]})", Fault::missing_field},
      {R"({"of":"table","entry":0,"hands":[]})", Fault::wrong_field},
      {R"({"of":7,"entry":0,"hands":[]})", Fault::wrong_field},
      {R"({"of":"step","entry":-1,"hands":[]})", Fault::wrong_number},
      {R"({"of":"step","entry":256,"hands":[]})", Fault::wrong_number},
      {R"({"of":"step","entry":0.5,"hands":[]})", Fault::wrong_number},
      {R"({"of":"step","entry":"0","hands":[]})", Fault::wrong_number},
      {begin + "{}}", Fault::wrong_field},
      {begin + "null}", Fault::wrong_field},
      {begin + "[7]}", Fault::wrong_field},
      {begin + "[{}]}", Fault::missing_field},
      {begin + R"([{"who":1}]})", Fault::missing_field},
      {begin + R"([{"who":1,"choice":[2],"whom":3}]})", Fault::unknown_field},
      {begin + R"([{"who":1,"who":2,"choice":[2]}]})", Fault::missing_field},
      {begin + R"([{"who":31,"choice":[2]}]})", Fault::wrong_field},
      {begin + R"([{"who":-1,"choice":[2]}]})", Fault::wrong_field},
      {begin + R"([{"who":"Anna","choice":[2]}]})", Fault::wrong_field},
      {begin + R"([{"who":1,"choice":2}]})", Fault::wrong_choice},
      {begin + R"([{"who":1,"choice":[64]}]})", Fault::wrong_choice},
      {begin + R"([{"who":1,"choice":[2,2]}]})", Fault::wrong_choice},
      {begin + R"([{"who":1,"choice":[null]}]})", Fault::wrong_choice},
      {many + "]}", Fault::wrong_field},
  };
}

}  // namespace omerta::wire
