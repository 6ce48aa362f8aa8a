// Pages: in every language, well-formed, with nothing from elsewhere in them.
#include "lab/pages/page.h"

#include <gtest/gtest.h>

#include <regex>

#include "lab/pages/drawing.h"
#include "lab/race.h"
#include "tests/lab/tables.h"

namespace omerta::lab {
namespace {

std::vector<Document> documents() {
  const Setting small = at_table("gorod", 7);
  Setting two = at_table("spytown", 9);
  Setting lot = small;
  lot.options = {{"second-tie", "lot"}};
  Setting like;
  like.rulebook = "gorod";
  const RaceSize tiny{.first_round = 20, .most_games = 20, .final_games = 20};
  Document race = played(first_round(candidates(at_table("gorod", 11), {}).decks, 1, tiny), {}, {});
  while (const auto next = next_round(race)) race = played(*next, {}, {});
  using enum Document::Command;
  return {
      played(planned(table, recommended(like, 0), deals(5), Cards::not_weighed), {}, {}),
      played(planned(table, {two}, deals(5), Cards::weighed), {}, {}),
      played(planned(compare, {small, lot}, deals(20), Cards::not_weighed), {}, {}),
      played(planned(league, pairings(small), deals(5), Cards::not_weighed), {}, {}),
      race,
  };
}

// Every element that is opened is closed, in order.
void expect_well_formed(const std::string& html) {
  static const std::regex kTag{R"re(<(/?)([a-z0-9]+)[^<>]*?(/?)>)re"};
  const std::size_t style = html.find("<style>");
  const std::string text = html.substr(0, style) + html.substr(html.find("</style>") + 8);
  std::vector<std::string> open;
  for (std::sregex_iterator at{text.begin(), text.end(), kTag}, end; at != end; ++at) {
    const std::string name = (*at)[2];
    if (name == "meta" || (*at)[3] == "/") continue;
    if ((*at)[1] == "") {
      open.push_back(name);
      continue;
    }
    ASSERT_FALSE(open.empty()) << name;
    ASSERT_EQ(open.back(), name);
    open.pop_back();
  }
  EXPECT_TRUE(open.empty());
}

TEST(Page, IsWellFormedInEveryLanguage) {
  for (const Document& document : documents()) {
    for (Language language : kLanguages) {
      const Page shown = page(document, language);
      const std::string text = html(shown);
      expect_well_formed(text);
      EXPECT_NE(text.find("<svg"), text.npos);
      EXPECT_EQ(text.find("nan"), text.npos);
      for (const char* word : {"http", "//", "<script", "url(", "@import", "src="}) {
        EXPECT_EQ(text.find(word), text.npos) << word;
      }
    }
  }
}

TEST(Page, EveryPlotHasItsTable) {
  for (const Document& document : documents()) {
    for (const Section& section : page(document, Language::en).sections) {
      EXPECT_FALSE(section.heading.empty());
      EXPECT_FALSE(section.grid.rows.empty()) << section.heading;
      for (const auto& row : section.grid.rows) {
        EXPECT_EQ(row.size(), section.grid.heads.size()) << section.heading;
      }
    }
  }
}

TEST(Page, ALeagueHasTheMeansOfBothSidesWithTheirIntervals) {
  const Document league = documents()[3];
  const Section cross = page(league, Language::en).sections.front();
  ASSERT_EQ(cross.grid.rows.size(), level_names().size() + 1);
  const auto& last = cross.grid.rows.back();
  EXPECT_EQ(last.front(), "Mean");
  for (std::size_t i = 0; i < level_names().size(); ++i) {
    EXPECT_NE(cross.grid.rows[i].back().find(" ±"), std::string::npos);
    EXPECT_NE(last[i + 1].find("% ±"), std::string::npos);
  }
  const Heat& drawn = std::get<Heat>(cross.plot);
  EXPECT_EQ(drawn.rows.back(), "Mean");
  EXPECT_EQ(drawn.figures.back().size(), level_names().size());
}

TEST(Page, MarkdownHasTheSameTables) {
  const std::string text = markdown(page(documents()[1], Language::en));
  EXPECT_EQ(text.rfind("# ", 0), 0U);
  EXPECT_NE(text.find("\n|---|"), text.npos);
}

TEST(Page, WhatIsWrittenIsEscaped) {
  EXPECT_EQ(escaped("<a & \"b\">"), "&lt;a &amp; &quot;b&quot;&gt;");
}

TEST(Page, TheExactValuesAreOnTheirPage) {
  for (int n = 2; n <= 31; ++n) expect_well_formed(html(exact_page(n, Language::en)));
  const std::string text = html(exact_page(10, Language::en));
  EXPECT_NE(text.find("11/160"), text.npos);
  EXPECT_NE(text.find("4/35"), text.npos);
}

}  // namespace
}  // namespace omerta::lab
