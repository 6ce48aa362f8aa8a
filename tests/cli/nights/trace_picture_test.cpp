// The picture of a night: every step is drawn, arrows end where the bullet did, no label lies on
// another or hides what is short, and whatever is drawn is explained.
#include <map>
#include <set>

#include "rulebooks/mrakoszlap/night/layout.h"
#include "rulebooks/mrakoszlap/night/legend.h"
#include "rulebooks/mrakoszlap/night/picture.h"
#include "tests/cli/nights/trace_nights.h"

namespace omerta::cli {
namespace {

std::vector<Box> labels_of(const Layout& layout) {
  std::vector<Box> boxes;
  for (const SeatPlace& place : layout.seats) {
    boxes.push_back(place.name_box);
    for (const Chip& chip : place.chips) boxes.push_back(chip.box);
  }
  for (const Tube& tube : layout.tubes) boxes.push_back(tube.label_box);
  for (const Arrow& arrow : layout.arrows) boxes.push_back(arrow.tag_box);
  return boxes;
}

TEST(Trace, EveryMoveIsAnArrowAndEveryOtherStepASign) {
  for (const Seen& seen : every_night()) {
    const TraceWords words{seen.casting.names, english()};
    const Layout layout = lay_out(seen.night, words, Shape::tall);
    std::size_t moves = 0;
    std::map<Seat, std::size_t> signs;
    for (const Flown& bullet : seen.night.bullets) {
      for (const Leg& leg : bullet.legs) {
        if (is_move(leg)) {
          const Arrow& arrow = layout.arrows.at(moves++);
          EXPECT_EQ(arrow.from, start_of(leg));
          EXPECT_EQ(arrow.to, end_of(leg));
        }
        const bool sign = !is_move(leg) || leg.course == Course::turned;
        if (sign && leg.course != Course::fragment) ++signs[leg.at];
      }
    }
    EXPECT_EQ(layout.arrows.size(), moves);
    for (const SeatPlace& place : layout.seats) {
      std::size_t chips = 0;
      for (const Chip& chip : place.chips) chips += chip.bullet != kNoBullet ? 1 : 0;
      EXPECT_EQ(chips, signs[place.seat]);
    }
  }
}

TEST(Trace, ArrowsBeginAndEndAtTheirSeats) {
  for (const Seen& seen : every_night()) {
    const Layout layout = lay_out(seen.night, {seen.casting.names, english()}, Shape::tall);
    for (const Arrow& arrow : layout.arrows) {
      const Point from = layout.seats[index(arrow.from)].centre;
      const Point to = layout.seats[index(arrow.to)].centre;
      EXPECT_LT(length(arrow.curve.a - from), kNode + 30) << arrow.tag;
      EXPECT_LT(length(arrow.curve.b - to), kNode + 45) << arrow.tag;
    }
  }
}

TEST(Trace, TagsAreUnique) {
  const Seen seen = hard();
  const Layout layout = lay_out(seen.night, {seen.casting.names, english()}, Shape::tall);
  std::set<std::string> tags;
  for (const Arrow& arrow : layout.arrows) EXPECT_TRUE(tags.insert(arrow.tag).second) << arrow.tag;
}

TEST(Trace, NoLabelLiesOnAnother) {
  for (const Seen& seen : every_night()) {
    for (Shape shape : {Shape::tall, Shape::wide}) {
      const Layout layout = lay_out(seen.night, {seen.casting.names, english()}, shape);
      const std::vector<Box> boxes = labels_of(layout);
      for (std::size_t i = 0; i < boxes.size(); ++i) {
        EXPECT_GE(boxes[i].x, 0);
        EXPECT_LE(boxes[i].x + boxes[i].width, layout.width);
        EXPECT_GE(boxes[i].y, 0);
        EXPECT_LE(boxes[i].y + boxes[i].height, layout.height);
        for (std::size_t k = i + 1; k < boxes.size(); ++k) {
          ASSERT_FALSE(boxes[i].overlaps(boxes[k])) << i << " " << k;
        }
      }
    }
  }
}

double apart(const Arrow& a, const Arrow& b) {
  double least = 1e9;
  for (Point point : b.curve.samples(100)) {
    least = std::min(least, length(point - a.curve.at(0.5)));
  }
  return least;
}

// Between the same two seats, the same way or back, each has its own line.
TEST(Trace, NoTwoArrowsAreDrawnOverEachOther) {
  for (const Seen& seen : every_night()) {
    const Layout layout = lay_out(seen.night, {seen.casting.names, english()}, Shape::tall);
    for (const Arrow& a : layout.arrows) {
      for (const Arrow& b : layout.arrows) {
        const bool same = (a.from == b.from && a.to == b.to) || (a.from == b.to && a.to == b.from);
        if (a.tag == b.tag || !same) continue;
        EXPECT_GT(apart(a, b), 5) << a.tag << " " << b.tag;
      }
    }
  }
}

bool between_neighbours(const Arrow& arrow, std::size_t seats) {
  const std::size_t apart = (index(arrow.from) + seats - index(arrow.to)) % seats;
  return apart == 1 || apart + 1 == seats;
}

bool covers(const Box& box, const Arrow& arrow) {
  const auto points = arrow.curve.samples(60);
  return std::any_of(points.begin(), points.end(), [&](Point at) { return box.holds(at); });
}

// What is short is seen whole: its tag stands beside it, and so do all others.
TEST(Trace, NoLabelCoversAnArrowBetweenNeighbours) {
  std::size_t arrows = 0;
  for (const Seen& seen : every_night()) {
    for (Shape shape : {Shape::tall, Shape::wide}) {
      const Layout layout = lay_out(seen.night, {seen.casting.names, english()}, shape);
      const std::size_t seats = layout.seats.size();
      for (const Arrow& arrow : layout.arrows) {
        if (seats < 6 || !between_neighbours(arrow, seats)) continue;
        ++arrows;
        for (const Box& box : labels_of(layout)) {
          EXPECT_FALSE(covers(box, arrow)) << arrow.title << " of " << seen.night.number;
        }
      }
    }
  }
  EXPECT_GT(arrows, 200U);
}

// Of several bullets in one tunnel each has a line of its own, and its tag points to a place on it
// that belongs to no other.
TEST(Trace, TagsOfBulletsInOneTunnelCanBeAssigned) {
  std::size_t pairs = 0;
  for (const Seen& seen : every_night()) {
    const Layout layout = lay_out(seen.night, {seen.casting.names, english()}, Shape::tall);
    for (const Arrow& a : layout.arrows) {
      for (const Arrow& b : layout.arrows) {
        const bool together = a.course == Course::passed && b.course == Course::passed &&
                              a.from == b.from && a.to == b.to && a.tag != b.tag;
        if (!together) continue;
        ++pairs;
        double own = 1e9;
        double other = 1e9;
        for (Point at : a.curve.samples(400)) own = std::min(own, length(at - a.tag_from));
        for (Point at : b.curve.samples(400)) other = std::min(other, length(at - a.tag_from));
        EXPECT_LT(own, 1) << a.title;
        EXPECT_GT(other, 4.5) << a.title << b.title;
        EXPECT_FALSE(covers(a.tag_box, b)) << a.title << b.title;
      }
    }
  }
  EXPECT_GT(pairs, 20U);
}

std::set<Sign> signs_drawn(const Layout& layout) {
  std::set<Sign> signs;
  for (const SeatPlace& place : layout.seats) {
    for (const Chip& chip : place.chips) signs.insert(chip.signs.begin(), chip.signs.end());
  }
  for (const Arrow& arrow : layout.arrows) {
    if (arrow.course == Course::pulled) signs.insert(Sign::magnet);
    if (arrow.course == Course::turned) signs.insert(Sign::mirror);
  }
  return signs;
}

// Whatever is drawn is explained, and nothing else is.
TEST(Trace, TheLegendExplainsEverySignThatIsUsed) {
  using Kind = LegendSample::Kind;
  std::set<Kind> met;
  for (const Seen& seen : every_night()) {
    const TraceWords words{seen.casting.names, english()};
    const Layout layout = lay_out(seen.night, words, Shape::tall);
    const Legend key = legend(seen.night, words, layout, Part::key, {20, 0}, 900);
    std::set<Sign> explained;
    for (const LegendSign& sign : key.signs) EXPECT_TRUE(explained.insert(sign.sign).second);
    EXPECT_EQ(explained, signs_drawn(layout));
    std::set<Kind> drawn;
    if (!layout.tubes.empty()) drawn.insert(Kind::tunnel);
    if (!layout.smell.empty()) drawn.insert(Kind::smell);
    for (const SeatPlace& place : layout.seats) {
      if (place.magnetised) drawn.insert(Kind::magnetised);
      if (place.state == SeatPlace::State::falls) drawn.insert(Kind::died);
      if (place.state == SeatPlace::State::dead) drawn.insert(Kind::dead_before);
    }
    std::set<Kind> shown;
    for (const LegendSample& sample : key.samples) shown.insert(sample.kind);
    EXPECT_EQ(shown, drawn);
    met.insert(drawn.begin(), drawn.end());
    EXPECT_EQ(key.lines.empty(), explained.empty() && drawn.empty() && layout.arrows.empty());
    for (const LegendSign& sign : key.signs) EXPECT_GE(key.bottom, sign.place.y + kSignSize);
    for (const LegendSample& each : key.samples) EXPECT_GE(key.bottom, each.place.y + kSignSize);
  }
  EXPECT_EQ(met.size(), 5U);
}

// No heading without anything below it, and a night that was left out says so.
TEST(Trace, ASkippedNightSaysSo) {
  const Seen seen = night_of(kSkipped);
  ASSERT_EQ(seen.night.state, NightLog::State::skipped);
  for (Shape shape : {Shape::tall, Shape::wide}) {
    const std::string svg = picture(seen.night, {seen.casting.names, english()}, {.shape = shape});
    EXPECT_NE(svg.find("This night was skipped"), std::string::npos);
    EXPECT_NE(svg.find("Dead before this night"), std::string::npos);
  }
}

TEST(Trace, NamesThatAreCutStandInFullUnderAHeadingOfTheirOwn) {
  const Seen seen = hard();
  const TraceWords words{seen.casting.names, english()};
  const Layout layout = lay_out(seen.night, words, Shape::tall);
  const Legend said = legend(seen.night, words, layout, Part::courses, {20, 0}, 900);
  const auto& lines = said.lines;
  const auto heading = std::find_if(lines.begin(), lines.end(), [](const LegendLine& line) {
    return line.text == "Names in full" && line.kind == LegendLine::Kind::heading;
  });
  ASSERT_NE(heading, lines.end());
  EXPECT_EQ(std::next(heading)->text,
            "1 Maximilian Alexander von Hohenstein · 10 Екатерина Великолепная");
}

// The digits of the dead stand on the ground, not on the ring.
TEST(Trace, TheRingEndsAtEverySeat) {
  const Seen seen = hard();
  const std::string svg = picture(seen.night, {seen.casting.names, english()});
  const std::size_t ring = svg.find("class=\"ring\"");
  std::size_t covered = 0;
  for (std::size_t at = svg.find("<circle class=\"ground\"", ring); at != std::string::npos;
       at = svg.find("<circle class=\"ground\"", at + 1)) {
    ++covered;
  }
  EXPECT_EQ(covered, 20U);
  EXPECT_EQ(svg.find(".dead{opacity"), std::string::npos);  // or the ring would shine through
}

// Beside the circle the words fill their columns, of which there are two at most.
TEST(Trace, AWidePictureIsFilled) {
  for (const Seen& seen : every_night()) {
    const TraceWords words{seen.casting.names, english()};
    const Layout layout = lay_out(seen.night, words, Shape::wide);
    const Composed page = compose(seen.night, words, layout, Shape::wide);
    double right = 0;
    double bottom = 0;
    for (const LegendLine& line : page.said.lines) {
      const bool heading = line.kind == LegendLine::Kind::heading;
      const double size = heading ? kHeadingSize * kBold : kCourseSize;
      EXPECT_GT(line.place.x, layout.width);
      right = std::max(right, line.place.x + text_width(line.text, size));
      bottom = std::max(bottom, line.place.y);
    }
    EXPECT_LE(right, page.width);
    EXPECT_LE(bottom, page.height);
    EXPECT_LT(page.height, 1.6 * layout.height);
    EXPECT_TRUE(seen.night.bullets.size() <= 2 || right > page.width - 200);
    EXPECT_LT(page.width, 2.2 * layout.width);
  }
}

TEST(Trace, ThePictureHasASizeAndATitleThatNamesTheGameAndTheNight) {
  const Folder folder;
  const std::string file = folder.write("friday.scenario", std::string{kNear});
  const std::string svg = folder.file("night.svg");
  EXPECT_EQ(run(trace, TraceRequest{.file = file, .svg = svg}).code, kFine);
  const std::string text = folder.read("night.svg");
  EXPECT_NE(text.find("<title>Night 2 · Mrakoszlap · NEAR-1</title>"), std::string::npos);
  EXPECT_NE(text.find(">Night 2 · Mrakoszlap · NEAR-1</text>"), std::string::npos);
  const std::string head = text.substr(0, text.find('>'));
  const std::size_t box = head.find("viewBox=\"0 0 ");
  ASSERT_NE(box, std::string::npos);
  std::istringstream numbers(head.substr(box + 13));
  int width = 0;
  int height = 0;
  numbers >> width >> height;
  EXPECT_GT(width, 500);
  EXPECT_NE(head.find("width=\"" + std::to_string(width) + "\""), std::string::npos) << head;
  EXPECT_NE(head.find("height=\"" + std::to_string(height) + "\""), std::string::npos) << head;
}

TEST(Trace, TheLegendStaysInItsColumn) {
  const Seen seen = hard();
  for (Language language : kLanguages) {
    const TraceWords words{seen.casting.names, Words::of(language, "mrakoszlap")};
    const Layout layout = lay_out(seen.night, words, Shape::tall);
    const Legend said = legend(seen.night, words, layout, Part::courses, {20, 0}, 900);
    double y = 0;
    for (const LegendLine& line : said.lines) {
      const bool heading = line.kind == LegendLine::Kind::heading;
      const double size = heading ? kHeadingSize * kBold : kCourseSize;
      EXPECT_LE(line.place.x + text_width(line.text, size), 921) << line.text;
      EXPECT_GT(line.place.y, y + size * 0.9);
      y = line.place.y;
    }
  }
}

// Well formed: every element is closed, and nothing a player is called breaks out.
TEST(Trace, APictureIsWellFormedWhateverPeopleAreCalled) {
  const Seen seen = hard();
  for (Shape shape : {Shape::tall, Shape::wide}) {
    const std::string svg = picture(seen.night, {seen.casting.names, english()}, {.shape = shape});
    EXPECT_EQ(svg.find("<b>"), std::string::npos);
    EXPECT_NE(svg.find("Ann &lt;b&gt;&amp;&#39;x"), std::string::npos);
    std::vector<std::string> open;
    for (std::size_t at = 0; (at = svg.find('<', at)) != std::string::npos; ++at) {
      const std::size_t end = svg.find('>', at);
      ASSERT_NE(end, std::string::npos);
      const std::string tag = svg.substr(at + 1, end - at - 1);
      const std::string name =
          tag.substr(tag[0] == '/' ? 1 : 0, tag.find_first_of(" /", 1) - (tag[0] == '/' ? 1 : 0));
      if (tag[0] == '/') {
        ASSERT_FALSE(open.empty());
        EXPECT_EQ(open.back(), name);
        open.pop_back();
      } else if (tag.back() != '/') {
        open.push_back(name);
      }
    }
    EXPECT_TRUE(open.empty());
  }
}

TEST(Trace, NamesThatWouldHarmAFileAreDefused) {
  EXPECT_EQ(xml_text("a\x01"
                     "b\x1b[2J"),
            "a\xEF\xBF\xBD"
            "b\xEF\xBF\xBD[2J");
  EXPECT_EQ(xml_text("\xE2\x80\xAE"
                     "x"),
            "\xEF\xBF\xBD"
            "x");  // turns the text round
  EXPECT_EQ(xml_text("\xC3"), "\xEF\xBF\xBD");
  EXPECT_EQ(xml_text("\"'&<>"), "&quot;&#39;&amp;&lt;&gt;");
  EXPECT_EQ(fitted("Ярослава", 20, 60).substr(0, 2), "Я");
  EXPECT_LE(text_width(fitted("Ярослава", 20, 60), 20), 60);
}

TEST(Trace, TheSameNightIsTheSamePicture) {
  const Seen a = hard();
  const Seen b = hard();
  EXPECT_EQ(picture(a.night, {a.casting.names, english()}),
            picture(b.night, {b.casting.names, english()}));
}

}  // namespace
}  // namespace omerta::cli
