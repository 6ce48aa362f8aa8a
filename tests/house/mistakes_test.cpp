// Every mistake a definition can hold is shown at its line and column, with what was expected.
#include "tests/house/house_test.h"

namespace omerta::house {
namespace {

TEST(Mistakes, BrokenCharacters) {
  for (const std::string broken : {"\xC3(", "\xFF", "\xC0\x80", "\xE0\x80\x80", "\xED\xA0\x80",
                                   "\xF4\x90\x80\x80", "\x80", "\xE2\x82"}) {
    expect_refused({"id = \"hunter\"\n# ľš" + broken, 2, 5, "a broken character", "UTF-8"});
  }
  EXPECT_EQ(mistakes_in("id = \"hunter\"\n# \xF4\x8F\xBF\xBD €ľ"), Mistakes{});
}

TEST(Mistakes, TooMuch) {
  const std::string large = "id = \"hunter\"\n#" + std::string(kDefinitionBytes, 'x');
  const std::string nested = "id = " + std::string(5000, '[');
  std::string tables = "id = ";
  std::string dotted = "a";
  for (int i = 0; i < 5000; ++i) tables += "{ a = ";
  for (int i = 0; i < 20'000; ++i) dotted += ".a";
  expect_refused({
      {large, 1, 1, "bytes", "at most 65,536"},
      {nested, 1, 14, "values nest too deep", "at most 8"},
      {tables, 1, 54, "values nest too deep", "at most 8"},
      {dotted + " = 1", 1, 17, "a key of too many parts", "at most 8"},
      {"[" + dotted + "]", 1, 18, "a key of too many parts", "at most 8"},
  });
  EXPECT_EQ(mistakes_in(large.substr(0, kDefinitionBytes)), Mistakes{});
}

TEST(Mistakes, ReportedAreNotEndless) {
  std::string text = "id = \"hunter\"\n";
  for (int i = 0; i < 1000; ++i) text += "key" + std::to_string(i) + " = 1\n";
  EXPECT_EQ(mistakes_in(text).size(), kMistakes);
}

TEST(Mistakes, ShapeOfTheFile) {
  expect_refused({
      {"", 1, 1, "no role", "[[role]]"},
      {"# nothing\n", 1, 1, "no role", "[[role]]"},
      {"role = 3\n", 1, 8, "no list", "[[role]]"},
      {"role = []\n", 1, 8, "no list", "[[role]]"},
      {"[role]\nid = \"hunter\"\n", 1, 1, "no list", "[[role]]"},
      {"role = [{ id = \"hunter\" }, 3]\n", 1, 8, "no list", "[[role]]"},
      {"side = \"town\"\n[[role]]\nid = \"hunter\"\n", 1, 1, "beside", "one role at the top"},
  });
}

TEST(Mistakes, UnknownKeys) {
  expect_refused({
      {"id = \"hunter\"\nslot = 3\n", 2, 1, "unknown key \"slot\"",
       "id, names, card, text, copies, side"},
      {"id = \"hunter\"\n  Side = \"town\"\n", 2, 3, "unknown key \"Side\"", "or traits"},
      {in_act("targets = \"any\", do = []"), 3, 11, "unknown key \"targets\"",
       "call, target, count, pass, uses, repeat, self-uses, if-killed-tonight or do"},
  });
}

TEST(Mistakes, Ids) {
  const std::string_view characters = "lower-case letters, digits and dashes";
  expect_refused({
      {"side = \"town\"\n", 1, 1, "without id", characters},
      {"id = 3\n", 1, 6, "id is a whole number", "a string"},
      {"id = \"\"\n", 1, 6, "id is \"\"", characters},
      {"id = \"Hunter\"\n", 1, 6, "id is \"Hunter\"", characters},
      {"id = \"the hunter\"\n", 1, 6, "id is \"the hunter\"", characters},
      {"id = \"poľovník\"\n", 1, 6, "id is \"poľovník\"", characters},
      {"id = \"-hunter\"\n", 1, 6, "id is", "a letter first"},
      {"id = \"7\"\n", 1, 6, "id is", "a letter first"},
      {"id = \"" + std::string(33, 'a') + "\"\n", 1, 6, "id is", "at most 32"},
      {"id = \"nurse\"\n", 1, 6, "taken by a built-in character", "another id"},
      {"id = \"mafioso\"\n", 1, 6, "taken by a built-in character", "another id"},
      {"id = \"all\"\n", 1, 6, "word of the rules", "another id"},
      {"id = \"draw\"\n", 1, 6, "word of the rules", "another id"},
      {"[[role]]\nid = \"a\"\n[[role]]\nid = \"a\"\n", 4, 6, "taken by another", "another id"},
  });
}

TEST(Mistakes, NamesAndPicture) {
  const std::string_view shown = "1 to 40 characters on one line";
  const std::string head = "id = \"hunter\"\n";
  expect_refused({
      {head + "names = \"Hunter\"\n", 2, 9, "names is a string", "{ en = \"Dancer\" }"},
      {head + "names = { en = 3 }\n", 2, 16, "a name is a whole number", "a string"},
      {head + "names = { English = \"Hunter\" }\n", 2, 11, "\"English\" is no language", "en, pl"},
      {head + "names = { en = \"\" }\n", 2, 16, "cannot be shown", shown},
      {head + "names = { en = \" x\" }\n", 2, 16, "cannot be shown", "spaces"},
      {head + "names = { en = \"a\\nb\" }\n", 2, 16, "\"a?b\" cannot be shown", shown},
      {head + "names = { en = \"a\\u202Eb\" }\n", 2, 16, "cannot be shown", shown},
      {head + "names = { en = \"" + std::string(41, 'a') + "\" }\n", 2, 16, "...\"", shown},
      {head + "card = \"joker\"\n", 2, 8, "card is \"joker\"", "actor, fat-man, dancer"},
      {head + "card = 1\n", 2, 8, "card is a whole number", "a string"},
  });
}

TEST(Mistakes, FieldsOfARole) {
  const std::string head = "id = \"hunter\"\n";
  expect_refused({
      {head + "copies = 0\n", 2, 10, "copies is 0", "from 1 to 31"},
      {head + "copies = 32\n", 2, 10, "copies is 32", "from 1 to 31"},
      {head + "copies = -9223372036854775808\n", 2, 10, "copies is -9223372036854775808",
       "1 to 31"},
      {head + "copies = 2.0\n", 2, 10, "copies is a number with a point", "a whole number"},
      {head + "copies = \"2\"\n", 2, 10, "copies is a string", "a whole number from 1 to 31"},
      {head + "side = \"twon\"\n", 2, 8, "side is \"twon\"", "town, mafia, yakuza or alone"},
      {head + "side = 1979-05-27\n", 2, 8, "side is a date", "town, mafia, yakuza or alone"},
      {head + "tally = \"town\"\n", 2, 9, "tally is \"town\"", "mafia, yakuza or other"},
      {head + "must-fall = 1\n", 2, 13, "must-fall is a whole number", "yes or no"},
      {head + "member = \"maybe\"\n", 2, 10, "member is \"maybe\"", "yes or no"},
      {head + "side = true\n", 2, 8, "side is true or false", "town, mafia, yakuza or alone"},
      {head + "traits = \"AVENGE\"\n", 2, 10, "traits is a string", "a list"},
      {head + "acts = {}\n", 2, 8, "acts is a table", "a list"},
  });
}

TEST(Mistakes, Calls) {
  const std::string_view forms =
      "none, with-mafia, with-yakuza or own: <slot>, a slot from 1 to 199";
  const std::string head = "id = \"hunter\"\n";
  expect_refused({
      {head + "call = \"with-town\"\n", 2, 8, "call is \"with-town\"", forms},
      {head + "call = \"own: 0\"\n", 2, 8, "call is \"own: 0\"", forms},
      {head + "call = \"own: 200\"\n", 2, 8, "call is \"own: 200\"", forms},
      {head + "call = \"own: 99999999999\"\n", 2, 8, "call is", forms},
      {head + "call = \"own: -1\"\n", 2, 8, "call is", forms},
      {head + "call = \"own: 15x\"\n", 2, 8, "call is", forms},
      {head + "call = \"own:\"\n", 2, 8, "call is", forms},
      {head + "call = \"15\"\n", 2, 8, "call is", forms},
      {head + "call = 15\n", 2, 8, "call is a whole number", "a string"},
      {head + "call = \"own: 15\"\n", 2, 8, "nothing is asked in slot 15", "an act there"},
  });
}

}  // namespace
}  // namespace omerta::house
