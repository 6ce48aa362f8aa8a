// The TOML that definitions are written in: what is read, what is refused and where, and the
// packaged library as a second opinion.
#include "rulebooks/gorod/house/toml.h"

#include "tests/house/evening.h"
#include "tests/house/house_test.h"
#include "tests/house/second_opinion.h"

namespace omerta::house {
namespace {

TomlValue read(std::string_view text) {
  auto root = read_toml(text);
  if (root) return std::move(*root);
  ADD_FAILURE() << in_english(root.error().what) << "\n" << text;
  return {};
}

TomlValue value(std::string_view text) {
  const TomlValue root = read("x = " + std::string{text});
  return root.find("x") != nullptr ? root.find("x")->value : TomlValue{};
}

TEST(Toml, Strings) {
  EXPECT_EQ(value("\"\"").text, "");
  EXPECT_EQ(value("''").text, "");
  EXPECT_EQ(value("'C:\\dir \"x\"'").text, "C:\\dir \"x\"");
  EXPECT_EQ(value(R"("\"\\\b\t\n\f\r")").text, "\"\\\b\t\n\f\r");
  EXPECT_EQ(value(R"("\u0041\u017D\u20AC\U0001F0A1")").text, "AŽ€🂡");
  // The last and the first of one, two, three and four bytes.
  EXPECT_EQ(value(R"("\u007F\u0080")").text, "\x7F\xC2\x80");
  EXPECT_EQ(value(R"("\u07FF\u0800")").text, "\xDF\xBF\xE0\xA0\x80");
  EXPECT_EQ(value(R"("\uFFFF\U00010000")").text, "\xEF\xBF\xBF\xF0\x90\x80\x80");
  EXPECT_EQ(value("\"Tlsťoch #1\" # a comment").text, "Tlsťoch #1");
}

TEST(Toml, Numbers) {
  for (const auto& [text, number] : {std::pair{"0", 0L},
                                     {"-0", 0L},
                                     {"+17", 17L},
                                     {"-17", -17L},
                                     {"1_000", 1000L},
                                     {"0xdead_BEEF", 0xdeadbeefL},
                                     {"0o17", 15L},
                                     {"0b101", 5L},
                                     {"9223372036854775807", INT64_MAX},
                                     {"-9223372036854775808", INT64_MIN}}) {
    EXPECT_EQ(value(text).kind, TomlKind::number) << text;
    EXPECT_EQ(value(text).number, number) << text;
  }
  EXPECT_EQ(value("true").number, 1);
  EXPECT_EQ(value("false").kind, TomlKind::truth);
}

TEST(Toml, OtherValuesAreKnownByName) {
  for (const char* text : {"1.5", "-1e9", "6.6E-34", "inf", "-nan", "3.0"}) {
    EXPECT_STREQ(value(text).what, "fault.toml.a-fraction") << text;
  }
  for (const char* text : {"1979-05-27", "07:32:00", "1979-05-27T07:32:00Z"}) {
    EXPECT_STREQ(value(text).what, "fault.toml.a-date") << text;
  }
}

TEST(Toml, ListsAndTables) {
  const TomlValue root = read(R"(a = [1, [2, 3],  # comment
  4,
]
"quoted key" = { b.c = 1, 'd' = [] }
e.f = 2
e.g = 3
[h]
i = 4
[h.j]
[[k]]
l = 5
[[k]]
[k.m]
n = 6
)");
  EXPECT_EQ(root.find("a")->value.items.size(), 3U);
  EXPECT_EQ(root.find("quoted key")->value.find("b")->value.find("c")->value.number, 1);
  EXPECT_EQ(root.find("e")->value.find("g")->value.number, 3);
  EXPECT_EQ(root.find("h")->value.find("j")->value.kind, TomlKind::table);
  EXPECT_EQ(root.find("k")->value.items[1].find("m")->value.find("n")->value.number, 6);
  EXPECT_EQ(root.find("k")->value.items[1].spot.line, 12);
}

TEST(Toml, FaultsOfSyntax) {
  expect_refused({
      {"id = \"hunter\"\nside = town\n", 2, 8, "\"town\" is no value", "words in quotes"},
      {"id = \"hunter\"\nid = \"hunter\"\n", 2, 1, "\"id\" stands twice", "once"},
      {"id = \"hunter\"\n[names]\nen = \"a\"\nen = \"b\"\n", 4, 1, "\"en\" stands twice", "once"},
      {"id = \"hunter\"\n[names]\n[names]\n", 3, 2, "\"names\" stands twice", "once"},
      {"names.en = \"a\"\n[names]\n", 2, 2, "\"names\" stands twice", "once"},
      {"[names]\n[a]\n[names.en]\n[names]\n", 4, 2, "\"names\" stands twice", "once"},
      {"names = {}\nnames.en = \"a\"\n", 2, 1, "\"names\" stands twice", "once"},
      {"names = {}\n[names.en]\n", 2, 2, "\"names\" stands twice", "once"},
      {"[a.b]\n[a]\nb.c = 1\n", 3, 1, "\"b\" stands twice", "once"},
      {"acts = []\n[[acts]]\n", 2, 3, "\"acts\" stands twice", "once"},
      {"id = \"hunter\nside", 1, 6, "a string without end", "\" on the same line"},
      {"id = 'hunter\n", 1, 6, "a string without end", "' on the same line"},
      {"id = \"hunter\\", 1, 13, "an unknown escape", "four digits"},
      {"id = \"\\x41\"", 1, 7, "an unknown escape", "four digits"},
      {"id = \"\\u12\"", 1, 7, "an unknown escape", "four digits"},
      {"id = \"\\uD800\"", 1, 7, "an unknown escape", "four digits"},
      {"id = \"\\U00110000\"", 1, 7, "an unknown escape", "four digits"},
      {"id = \"\"\"hunter\"\"\"", 1, 6, "a string of several lines", "on one line"},
      {"id = '''hunter'''", 1, 6, "a string of several lines", "on one line"},
  });
}

TEST(Toml, FaultsOfPunctuation) {
  expect_refused({
      {"id", 1, 3, "the end of the text after a key", "key = value"},
      {"id \"hunter\"", 1, 4, "\"\"\" after a key", "key = value"},
      {"= 1", 1, 1, "\"=\" is no key", "key = value"},
      {"id. = 1", 1, 5, "\"=\" is no key", "key = value"},
      {"id = ", 1, 6, "the end of the text is no value", "words in quotes"},
      {"id = \"a\" side = \"b\"", 1, 10, "\"s\" after the value", "the end of the line"},
      {"ľ = 1", 1, 1, "\"ľ\" is no key", "key = value"},
      {"id = 1 ľ", 1, 8, "\"ľ\" after the value", "the end of the line"},
      {"a = [1 2]", 1, 8, "\"2\" in a list", "“,” or “]”"},
      {"a = [1,,2]", 1, 8, "\",\" is no value", "words in quotes"},
      {"a = [1,", 1, 8, "the end of the text is no value", ""},
      {"a = { b = 1", 1, 12, "the end of the text in a table", "“}” on the same line"},
      {"a = { b = 1,\n c = 2 }", 1, 13, "the end of the line is no key", "key = value"},
      {"a = { b = 1, }", 1, 14, "\"}\" is no key", "key = value"},
      {"[a", 1, 3, "the end of the text in a table’s name", "]"},
      {"[[a]", 1, 5, "the end of the text in a table’s name", "]]"},
      {"[]", 1, 2, "\"]\" is no key", "key = value"},
      {"[&", 1, 2, "\"&\" is no key", "key = value"},
      {"[[[", 1, 3, "\"[\" is no key", "key = value"},
      {"id = 007", 1, 6, "\"007\" is no value", "a whole number"},
      {"id = 1__0", 1, 6, "\"1__0\" is no value", "a whole number"},
      {"id = 0x", 1, 6, "\"0x\" is no value", "a whole number"},
      {"id = 9223372036854775808", 1, 6, "a number too large", "smaller"},
      {std::string{"id = \"h\0\"", 9}, 1, 8, "a control character", "text"},
      {"id = \"h\" # \x7F", 1, 12, "a control character", "text"},
      {"id = 1\rside", 1, 7, "a control character", "text"},
  });
}

std::string mutated(Dice& dice, std::string text) {
  constexpr std::string_view kPieces = "\"'[]{}=.,#\n\\ -_:x01aet+";
  for (unsigned n = 1 + dice.below(4); n > 0 && !text.empty(); --n) {
    const std::size_t at = dice.below(static_cast<unsigned>(text.size()));
    const char piece = kPieces[dice.below(kPieces.size())];
    switch (dice.below(4)) {
      case 0: text.erase(at, 1 + dice.below(4)); break;
      case 1: text.insert(at, 1, piece); break;
      case 2: text[at] = piece; break;
      default:
        text.insert(at, text.substr(dice.below(static_cast<unsigned>(text.size())), 12));
        break;
    }
  }
  return text;
}

// Wherever both read a text they read the same, and neither reads what the other refuses, but for
// what ours leaves out on purpose.
TEST(Toml, AgreesWithTheLibrary) {
  const std::vector<std::string> seeds{
      "id = \"a\"\nacts = [{ call = \"own: 1\", do = [\"X\"] }, {}]\n[names]\nen = 'b'\n",
      "[[role]]\nid = \"a\"\n[[role.acts]]\npass = true\n[role.names]\nen = \"x\"\n[[role]]\nn = "
      "1\n",
      "a.b = 1\na.c = -2_0\n[d.e]\nf = [[1, 2], [], [3]] # g\n[d]\nh = 0x1F\n[d.i]\n",
      "x = { a = { b.c = \"\\u0041\\t\" }, d = [ 1,\n 2, ] }\ny = \"\"\nz = ''\n"};
  int both = 0;
  for (std::uint64_t seed = 0; seed < 60'000; ++seed) {
    Dice dice{seed};
    const std::string text = mutated(dice, seeds[dice.below(4)]);
    const auto ours = read_toml(text);
    const auto theirs = second_opinion(text);
    if (ours && theirs) {
      ++both;
      ASSERT_EQ(spelled(*ours), *theirs) << "seed " << seed << "\n" << text;
    } else if (ours) {  // a fraction or a date is recognised loosely: no field takes one
      ASSERT_NE(spelled(*ours).find(kOtherValue), std::string::npos)
          << "only ours reads, seed " << seed << "\n"
          << text;
    } else if (theirs) {
      ASSERT_TRUE(left_out(ours.error())) << "only the library reads, seed " << seed << "\n"
                                          << in_english(ours.error().what) << "\n"
                                          << text;
    }
  }
  EXPECT_GT(both, 3000);
}

}  // namespace
}  // namespace omerta::house
