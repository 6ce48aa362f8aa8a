// Commands that are none, each with the reason for which it is refused.
#pragma once
#include <string>
#include <vector>

#include "wire/command.h"

namespace omerta::wire {

struct Hostile {
  std::string text;
  Fault fault{};
};

inline std::vector<Hostile> hostile_commands() {
  const std::string deep = std::string(100, '[') + std::string(100, ']');
  const std::string many = [] {
    std::string all = "0";
    for (int i = 1; i < 33; ++i) all += ',' + std::to_string(i);
    return all;
  }();
  return {
      {R"({"lane":0,"number":1,"choice":[)" + std::string(600, ' ') + "]}", Fault::too_long},
      {"", Fault::not_json},
      {"{", Fault::not_json},
      {R"({"lane":0,"number":1,"choice":[5],})", Fault::not_json},
      {R"({"lane":0,"number":1,"choice":[5]} x)", Fault::not_json},
      {R"({"lane":00,"number":1,"choice":[5]})", Fault::not_json},
      {"{\"lane\":0,\"number\":1,\"choice\":[5],\"\xff\":1}", Fault::not_json},
      {"{\"lane\":0,\"number\":1,\"choice\":[5],\"\xc0\xaf\":1}", Fault::not_json},
      {"{\"lane\":0,\"number\":1,\"choice\":[5],\"\xed\xa0\x80\":1}", Fault::not_json},
      {R"({"lane":0,"number":1,"choice":)" + deep + "}", Fault::not_json},
      {"[]", Fault::not_an_object},
      {"null", Fault::not_an_object},
      {"7", Fault::not_an_object},
      {R"("lane")", Fault::not_an_object},
      {R"({"lane":0,"number":1,"choice":[5],"voice":1})", Fault::unknown_field},
      {R"({"lane":0,"number":1,"choice":[5],"seat":3})", Fault::unknown_field},
      {R"({"lane":0,"number":1,"Choice":[5]})", Fault::unknown_field},
      {R"({"lane":0,"number":1})", Fault::missing_field},
      {"{}", Fault::missing_field},
      {R"({"lane":0,"number":1,"choice":[5],"choice":[6]})", Fault::missing_field},
      {R"({"lane":-1,"number":1,"choice":[5]})", Fault::wrong_lane},
      {R"({"lane":8,"number":1,"choice":[5]})", Fault::wrong_lane},
      {R"({"lane":0.5,"number":1,"choice":[5]})", Fault::wrong_lane},
      {R"({"lane":null,"number":1,"choice":[5]})", Fault::wrong_lane},
      {R"({"lane":0,"number":0,"choice":[5]})", Fault::wrong_number},
      {R"({"lane":0,"number":65536,"choice":[5]})", Fault::wrong_number},
      {R"({"lane":0,"number":18446744073709551617,"choice":[5]})", Fault::wrong_number},
      {R"({"lane":0,"number":true,"choice":[5]})", Fault::wrong_number},
      {R"({"lane":0,"number":1,"choice":5})", Fault::wrong_choice},
      {R"({"lane":0,"number":1,"choice":[64]})", Fault::wrong_choice},
      {R"({"lane":0,"number":1,"choice":[-1]})", Fault::wrong_choice},
      {R"({"lane":0,"number":1,"choice":[9223372036854775808]})", Fault::wrong_choice},
      {R"({"lane":0,"number":1,"choice":[5,5]})", Fault::wrong_choice},
      {R"({"lane":0,"number":1,"choice":[[5]]})", Fault::wrong_choice},
      {R"({"lane":0,"number":1,"choice":[1.5]})", Fault::wrong_choice},
      {R"({"lane":0,"number":1,"choice":{}})", Fault::wrong_choice},
      {R"({"lane":0,"number":1,"choice":[)" + many + "]}", Fault::wrong_choice},
  };
}

}  // namespace omerta::wire
