// The lists, mostly made from patterns.
#include "tests/server/secrets/hostile.h"

namespace omerta::server {

std::string utf8_of(char32_t c) {
  const auto byte = [](char32_t value) { return static_cast<char>(value); };
  if (c < 0x80) return {byte(c)};
  if (c < 0x800) return {byte(0xC0 | c >> 6), byte(0x80 | (c & 0x3F))};
  if (c < 0x10000) {
    return {byte(0xE0 | c >> 12), byte(0x80 | (c >> 6 & 0x3F)), byte(0x80 | (c & 0x3F))};
  }
  return {byte(0xF0 | c >> 18), byte(0x80 | (c >> 12 & 0x3F)), byte(0x80 | (c >> 6 & 0x3F)),
          byte(0x80 | (c & 0x3F))};
}

const std::vector<char32_t>& bad_characters() {
  static const std::vector<char32_t> kAll{
      0x00,   0x01,   0x07,   0x08,   0x0B,   0x1B,    0x1F,    0x7F,    0x80,    0x85,
      0x9B,   0x9F,   0xAD,   0x034F, 0x061C, 0x070F,  0x115F,  0x1160,  0x17B4,  0x17B5,
      0x180B, 0x180E, 0x200B, 0x200C, 0x200D, 0x200E,  0x200F,  0x202A,  0x202B,  0x202C,
      0x202D, 0x202E, 0x2028, 0x2029, 0x2060, 0x2061,  0x2063,  0x2064,  0x2066,  0x2067,
      0x2068, 0x2069, 0x206A, 0x206F, 0x2800, 0x3164,  0xFE00,  0xFE0F,  0xFEFF,  0xFFA0,
      0xFFF9, 0xFFFC, 0xFFFE, 0xE000, 0xF8FF, 0x1D173, 0xE0001, 0xE0041, 0xE0100, 0x10FFFD,
  };
  return kAll;
}

namespace {

std::string pile(const std::string& on, std::size_t marks) {
  std::string text = on;
  for (std::size_t i = 0; i < marks; ++i) text += utf8_of(static_cast<char32_t>(0x0300 + i % 80));
  return text;
}

const std::vector<std::string> kMixedAndLong{"",
                                             " ",
                                             "\t",
                                             "\n",
                                             "   ",
                                             "А"
                                             "nna",
                                             "Ann"
                                             "а",
                                             "Ivаn",
                                             "Pаvel",
                                             "Еva",
                                             "Οlga",
                                             "Ana  B",
                                             "<script>alert(1)</script>",
                                             "<img src=x onerror=alert(1)>",
                                             "javascript:alert(1)",
                                             "'; DROP TABLE log; --",
                                             "\" onmouseover=\"x",
                                             "${7*7}",
                                             "{{7*7}}",
                                             "%00",
                                             "%n%n%n%s",
                                             "../../etc/passwd",
                                             "\\u202Eanna",
                                             "Anna\\",
                                             "Anna\"",
                                             "{\"t\":\"b\"}",
                                             "a/b",
                                             "a@b",
                                             "#1",
                                             "*bold*",
                                             "_x_",
                                             "~",
                                             "`id`",
                                             "|",
                                             "\xC2\xA0",
                                             "Anna\xC2\xA0Nowak",
                                             std::string(21, 'a'),
                                             std::string(81, 'b'),
                                             std::string(1000, 'c'),
                                             std::string(3000, '\''),
                                             pile("Z", 3),
                                             pile("Z", 10),
                                             pile("Zalgo", 60),
                                             pile("", 1),
                                             pile("", 5),
                                             "\xC0\xAF",
                                             "\xE0\x80\xAF",
                                             "\xF0\x80\x80\xAF",
                                             "\xED\xA0\x80",
                                             "\xED\xB0\x80",
                                             "\xF4\x90\x80\x80",
                                             "\xFF",
                                             "\xFE\xFF",
                                             "Anna\xC3",
                                             "Anna\xE2\x80",
                                             "\x80"};

}  // namespace

std::vector<std::string> hostile_texts() {
  std::vector<std::string> all = kMixedAndLong;
  for (char32_t bad : bad_characters()) {
    const std::string text = utf8_of(bad);
    all.push_back(text);
    all.push_back("An" + text + "na");
    all.push_back("Anna" + text + text + "B");
    all.push_back("1" + text + "2");
  }
  return all;
}

namespace {

const std::vector<std::string> kNoFrames{
    "",
    " ",
    "null",
    "7",
    "[]",
    "{}",
    "{",
    "\"t\"",
    "{\"t\":7}",
    "{\"t\":\"\"}",
    "{\"t\":\"nothing\"}",
    "{\"t\":\"ev\",\"p\":1}",
    "{\"t\":\"b\"}",
    R"({"t":"b","k":-1,"in":null})",
    R"({"t":"b","k":1.5,"in":null})",
    R"({"t":"b","k":18446744073709551616,"in":null})",
    R"({"t":"b","k":1e999,"in":null})",
    R"({"t":"b","k":1,"in":7})",
    R"({"t":"b","k":1,"in":{}})",
    R"({"t":"b","k":1,"in":null,"x":1})",
    R"({"t":"places","x":1})",
    R"({"t":"create"})",
    R"({"t":"create","kind":"bot","name":"A"})",
    R"({"t":"create","kind":"king","name":"A"})",
    R"({"t":"create","kind":"player","name":7})",
    R"({"t":"create","kind":"player","name":"A","host":true})",
    R"({"t":"join","code":"ABCDEF","kind":"bot","name":"A"})",
    R"({"t":"join","code":7,"kind":"player","name":"A"})",
    R"({"t":"join","kind":"player","name":"A"})",
    R"({"t":"hello"})",
    R"({"t":"hello","room":"zz","place":1,"have":null})",
    R"({"t":"hello","room":"0000000000001234","place":65536,"have":null})",
    R"({"t":"hello","room":"0000000000001234","place":-1,"have":null})",
    R"({"t":"hello","room":"0000000000001234","place":1,"have":{}})",
    R"({"t":"hello","room":"0000000000001234","place":1,"have":null,"device":"x"})",
    R"({"t":"cmd","cid":"aa","a":{"do":"tap"}})",
    "{\"t\":\"b\",\"k\":1,\"in\":null,\"pad\":\"\xFF\"}",
    "{\"t\":\"b\",\"k\":1,\"in\":null,\"pad\":\"\xC0\xAF\"}",
    "{\"t\":\"b\",\"k\":1,\"in\":null,\"pad\":\"" + std::string(1, '\0') + "\"}",
    R"({"t":"b","k":1,"in":null} {"t":"places"})"};

const std::vector<std::string> kNoActions{
    "{}",
    "7",
    R"({"do":"fly"})",
    R"({"do":"tap","seat":1})",
    R"({"do":"answer"})",
    R"({"do":"answer","lane":8,"number":1,"choice":[]})",
    R"({"do":"answer","lane":0,"number":0,"choice":[]})",
    R"({"do":"answer","lane":0,"number":65536,"choice":[]})",
    R"({"do":"answer","lane":0,"number":1,"choice":[64]})",
    R"({"do":"answer","lane":0,"number":1,"choice":[1,1]})",
    R"({"do":"answer","lane":0,"number":1,"choice":[-1]})",
    R"({"do":"answer","lane":0,"number":1,"choice":[1],"seat":2})",
    R"({"do":"say","text":7})",
    R"({"do":"say"})",
    R"({"do":"lock","locked":1})",
    R"({"do":"start","key":"00"})",
    R"({"do":"arrange","manners":{}})",
    R"({"do":"choose","chosen":{"edition":"x"}})",
    R"({"do":"order","places":[70000]})"};

}  // namespace

std::vector<std::string> no_frames() {
  const std::string id(32, 'a');
  const std::string deep = std::string(4000, '[');
  std::string nested = "1";
  for (int i = 0; i < 9; ++i) nested = "{\"a\":" + nested + '}';
  std::vector<std::string> all = kNoFrames;
  const auto add_command = [&](const std::string& action) {
    all.push_back(R"({"t":"cmd","cid":")" + id + R"(","a":)" + action + '}');
  };
  for (const std::string& action : kNoActions) add_command(action);
  add_command(nested);
  all.push_back(R"({"t":"cmd","cid":")" + id + R"("})");
  all.push_back(R"({"t":"cmd","cid":")" + id + R"(","a":{"do":"tap"},"place":1})");
  all.push_back(deep);
  all.push_back(deep + std::string(90, ']'));
  return all;
}

}  // namespace omerta::server
