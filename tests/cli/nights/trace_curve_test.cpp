// The geometry of a picture: where a box ends, which characters are drawn and how wide they are.
#include <gtest/gtest.h>

#include "rulebooks/mrakoszlap/night/curve.h"

namespace omerta::mrakoszlap::night {
namespace {

TEST(TraceCurve, WhatLiesOnTheBorderOfABoxIsOutside) {
  const Box box{10, 20, 30, 40};
  EXPECT_TRUE(box.holds({11, 21}) && box.holds({39, 59}));
  for (const Point point : {Point{10, 30}, {40, 30}, {20, 20}, {20, 60}}) {
    EXPECT_FALSE(box.holds(point)) << point.x << ' ' << point.y;
  }
  for (const Point point : {Point{5, 30}, {45, 30}, {20, 15}, {20, 65}}) {
    EXPECT_FALSE(box.holds(point)) << point.x << ' ' << point.y;
  }
}

TEST(TraceCurve, BoxesThatTouchDoNotOverlap) {
  const Box box{10, 20, 30, 40};
  EXPECT_TRUE(box.overlaps({39, 59, 5, 5}) && box.overlaps({6, 16, 5, 5}));
  for (const Box& beside : {Box{40, 30, 5, 5}, {5, 30, 5, 5}, {20, 60, 5, 5}, {20, 15, 5, 5}}) {
    EXPECT_FALSE(box.overlaps(beside)) << beside.x << ' ' << beside.y;
  }
}

TEST(TraceCurve, ACurveIsTrimmedAtItsOwnEnds) {
  const Curve line = Curve::bent({0, 0}, {50, 0}, {100, 0});
  const Curve part = line.trimmed(10, 20);
  EXPECT_NEAR(part.a.x, 10, 0.5);
  EXPECT_NEAR(part.b.x, 80, 0.5);
  EXPECT_EQ(unit({0, 0}), Point{});
  EXPECT_EQ(line.samples(4).size(), 5U);
}

// The first and the last of every kind, and their neighbours.
TEST(TraceCurve, CharactersThatWouldSpoilAFileAreReplaced) {
  const std::string replaced = "\xEF\xBF\xBD";
  for (const char* harmful :
       {"\x1F", "\x7F", "\xC2\x80", "\xC2\x9F", "\xE2\x80\xAA", "\xE2\x80\xAE", "\xE2\x81\xA6",
        "\xE2\x81\xA9", "\xE2\x80\x8E", "\xE2\x80\x8F", "\xE2\x80\xA8", "\xE2\x80\xA9",
        "\xED\xA0\x80", "\xED\xBF\xBF", "\xEF\xBF\xBE", "\xEF\xBF\xBF", "\xF4\x90\x80\x80"}) {
    EXPECT_EQ(xml_text(harmful), replaced) << harmful;
  }
  for (const char* fine :
       {" ", "~", "\xC2\xA0", "\xE2\x80\xA7", "\xE2\x80\xAF", "\xE2\x81\xA5", "\xE2\x81\xAA",
        "\xED\x9F\xBF", "\xEE\x80\x80", "\xEF\xBF\xBC", "\xF4\x8F\xBF\xBD"}) {
    EXPECT_EQ(xml_text(fine), fine) << fine;
  }
}

TEST(TraceCurve, MarksOnALetterTakeNoRoom) {
  for (const char* mark :
       {"\xCC\x80", "\xCD\xAF", "\xE2\x80\x8B", "\xE2\x80\x8D", "\xEF\xB8\x80", "\xEF\xB8\x8F"}) {
    EXPECT_EQ(text_width(mark, 10), 0) << mark;
  }
  for (const char* letter : {"\xCB\xBF", "\xCD\xB0", "\xE2\x80\x8A", "\xEF\xB7\xBF", "\xEF\xB8\x90",
                             "A", "Z", "@", "["}) {
    EXPECT_GT(text_width(letter, 10), 0) << letter;
  }
  EXPECT_EQ(text_width("A", 100), text_width("Z", 100));
  EXPECT_GT(text_width("A", 100), text_width("a", 100));
  EXPECT_GT(text_width("Z", 100), text_width("z", 100));
}

// A careful guess by alphabet: the last of one and the first of the next.
TEST(TraceCurve, EveryAlphabetHasItsWidth) {
  EXPECT_NEAR(text_width("\xE2\x86\x90\xE2\x87\xBF", 100), 85 + 85, 0.01);  // arrows
  EXPECT_NEAR(text_width("\xE2\x86\x8F\xE2\x88\x80", 100), 70 + 70, 0.01);  // beside them
  EXPECT_NEAR(text_width("\xD4\xAF\xD4\xB0", 100), 70 + 80, 0.01);          // Cyrillic
  EXPECT_NEAR(text_width("\xE1\x83\xBF\xE1\x84\x80", 100), 80 + 70, 0.01);
  EXPECT_NEAR(text_width("\xE2\xB9\xBF\xE2\xBA\x80", 100), 70 + 110, 0.01);
}

TEST(TraceCurve, WhatFitsExactlyIsNotCut) {
  const std::string text = "aaaa";
  EXPECT_EQ(fitted(text, 10, text_width(text, 10)), text);
  EXPECT_EQ(fitted(text, 10, text_width("aa…", 10) + 0.01), "aa…");
  EXPECT_EQ(fitted(text, 10, text_width("aa…", 10) - 0.01), "a…");
}

}  // namespace
}  // namespace omerta::mrakoszlap::night
