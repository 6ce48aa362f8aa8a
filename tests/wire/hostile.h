// Commands that are none and choices that are none, each with the reason for which it is refused.
#pragma once
#include <string>
#include <vector>

#include "wire/received/chosen.h"

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

struct HostileChosen {
  std::string text;
  Fault fault{};
  std::string_view field{};
};

inline std::string repeated(std::size_t count, const std::string& one) {
  std::string all;
  for (std::size_t i = 0; i < count; ++i) all += (i == 0 ? "" : ",") + one;
  return all;
}

inline std::vector<HostileChosen> hostile_lists() {
  const auto with = [](const std::string& field, const std::string& value) {
    return R"({"rulebook":"x",")" + field + "\":" + value + "}";
  };
  const std::string longer(kLongestId + 1, 'a');
  const Fault wrong = Fault::wrong_field;
  return {
      {with("options", "{}"), wrong, "options"},
      {with("options", R"([{"option":"a"}])"), wrong, "options"},
      {with("options", R"([{"option":"a","value":1}])"), wrong, "options"},
      {with("options", R"([{"option":"a","value":"b","also":"c"}])"), wrong, "options"},
      {with("options", R"([{"option":"a","value":")" + longer + R"("}])"), wrong, "options"},
      {with("options", "[" + repeated(129, R"({"option":"a","value":"b"})") + "]"), wrong,
       "options"},
      {with("deck", R"([{"id":"a","count":-1}])"), wrong, "deck"},
      {with("deck", R"([{"id":"a","count":100}])"), wrong, "deck"},
      {with("deck", R"([{"id":"a","count":"1"}])"), wrong, "deck"},
      {with("deck", R"(["a"])"), wrong, "deck"},
      {with("cards", "[" + repeated(65, R"({"id":"a","count":1})") + "]"), wrong, "cards"},
      {with("house", R"([{"name":"a","text":null}])"), wrong, "house"},
      {with("house",
            R"([{"name":"a","text":")" + std::string(kLongestDefinition + 1, 'a') + R"("}])"),
       wrong, "house"},
      {with("house", "[" + repeated(17, R"({"name":"a","text":""})") + "]"), wrong, "house"},
      {with("seats", "32"), wrong, "seats"},
      {with("seats", "-1"), wrong, "seats"},
      {with("seats", "2.5"), wrong, "seats"},
      {with("players", R"("Anna")"), wrong, "players"},
      {with("players", "[1]"), wrong, "players"},
      {with("players", "[" + repeated(32, R"("A")") + "]"), wrong, "players"},
      {with("players", R"([")" + std::string(kLongestName + 1, 'a') + R"("])"), wrong, "players"},
      {with("moderator", "{}"), wrong, "moderator"},
      {with("edition", R"(")" + longer + R"(")"), wrong, "edition"},
      {with("preset", "[[[[]]]]"), Fault::not_json},
  };
}

inline std::vector<HostileChosen> hostile_choices() {
  std::vector<HostileChosen> all{
      {R"({"rulebook":"x"})" + std::string(kLongestChosen, ' '), Fault::too_long},
      {"", Fault::not_json},
      {R"({"rulebook":"x",})", Fault::not_json},
      {"{\"rulebook\":\"\xff\"}", Fault::not_json},
      {"[]", Fault::not_an_object},
      {R"("rulebook")", Fault::not_an_object},
      {R"({"rulebook":"x","state":{}})", Fault::unknown_field},
      {R"({"rulebook":"x","Seats":3})", Fault::unknown_field},
      {"{}", Fault::missing_field, "rulebook"},
      {R"({"seats":3})", Fault::missing_field, "rulebook"},
      {R"({"rulebook":"x","rulebook":"y"})", Fault::missing_field},
      {R"({"rulebook":"x","options":[{"option":"a","option":"b","value":"c"}]})",
       Fault::missing_field},
      {R"({"rulebook":7})", Fault::wrong_field, "rulebook"},
  };
  for (HostileChosen& each : hostile_lists()) all.push_back(std::move(each));
  return all;
}

}  // namespace omerta::wire
