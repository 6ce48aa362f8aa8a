// A traced night: every step of the log is told and drawn, arrows end where the bullet did, and no
// label lies on another.
#include <map>
#include <set>

#include "cli/trace_layout.h"
#include "cli/trace_legend.h"
#include "cli/trace_picture.h"
#include "notation/scenario.h"
#include "tests/cli/session.h"

namespace omerta::cli {
namespace {

using mrakoszlap::Course;
using notation::Words;

// Twenty players, three tunnels, all six bullets and more, nested splits, loops, hostile names.
constexpr std::string_view kHard =
    "scenario HARD-1 Everything at once\n"
    "rulebook mrakoszlap\n"
    "seats \"Maximilian Alexander von Hohenstein\", Борис, \"Ann <b>&'x\", Dana, Eva, Filip, "
    "Gustav, Helena, Ivan, \"Екатерина Великолепная\", Karla, Leo, Mona, Nils, Olga, Paul, Řehoř, "
    "Sam, Tilda, Ursula\n"
    R"(hand Dana mafian-1
hand Paul mafian-2
hand Sam mafian-3
hand Eva mad-shooter-1, mirror-1
hand Helena mad-shooter-2, cloud-treader-1
hand Leo sniper
hand Mona matrix, cloud-treader-7
hand Nils mage-1, mage-2, mage-3
hand Olga magnet, doctor, slime-1, sand, jozin, sock
hand Karla mirror-2, mirror-3
hand Ivan vest-1, cloud-treader-2
hand Tilda leech
hand Filip gravedigger, slime-2
hand Gustav glazier
hand Борис mirror-4
dead Ursula, Řehoř
night 2
  mafia -> Ivan
  mad-shooter-1 -> Ivan
  mad-shooter-2 -> Ivan
  sniper -> Ivan
  tunnel Ivan -> Karla, Ivan -> Mona, Ivan -> Борис
  magnet -> Gustav
  Mona activates
  slime -> Борис
  slime-2 -> Karla
  sand -> Борис
  doctor -> Eva
  jozin -> Karla
  sock -> Tilda+Sam
  leech -> Ivan
  Filip digs
  matrix -> Dana
  matrix -> Mona
  matrix -> Ivan
  matrix -> Karla
  matrix -> Eva
  all hear report-opened
)";

struct Seen {
  notation::Casting casting;
  NightLog night;
};

std::vector<Seen> nights_of(const notation::Scenario& scenario) {
  std::vector<Seen> all;
  for (const notation::Played& run : notation::play(scenario)) {
    if (run.casting.rulebook != "mrakoszlap") continue;
    for (int n = 1; n <= last_night(run.chronicle.told()); ++n) {
      const auto night = night_log(run.casting, run.chronicle.told(), n);
      if (night && night->state == NightLog::State::resolved) all.push_back({run.casting, *night});
    }
  }
  return all;
}

Seen hard() { return nights_of(notation::read_scenarios(kHard, "hard").front()).back(); }

const Words& english() { return Words::of(Language::en, "mrakoszlap"); }

// All nights of the rulebook's own scenarios.
const std::vector<Seen>& every_night() {
  static const std::vector<Seen> all = [] {
    std::vector<Seen> found{hard()};
    const std::filesystem::path folder = std::filesystem::path{OMERTA_SOURCE} / "tests/rules";
    for (const auto& file : std::filesystem::directory_iterator(folder / "mrakoszlap")) {
      std::ifstream in(file.path());
      std::ostringstream text;
      text << in.rdbuf();
      for (const auto& scenario : notation::read_scenarios(text.str(), file.path().string())) {
        for (Seen& seen : nights_of(scenario)) found.push_back(std::move(seen));
      }
    }
    return found;
  }();
  return all;
}

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

TEST(Trace, TheLogHasEveryStepWithItsFragment) {
  const NightLog night = hard().night;
  ASSERT_EQ(night.bullets.size(), 9U);  // four fired, five released
  EXPECT_EQ(type_of(night.bullets[0].card), mrakoszlap::Type::mafian);
  EXPECT_EQ(night.bullets[2].card, mrakoszlap::card(mrakoszlap::Type::mad_shooter, 2));
  EXPECT_EQ(type_of(night.bullets[3].card), mrakoszlap::Type::sniper);
  EXPECT_EQ(type_of(night.bullets[4].card), mrakoszlap::Type::matrix);
  EXPECT_EQ(night.caught, 5U);
  std::set<std::string> parts;
  for (const Leg& leg : night.bullets[0].legs) parts.insert(leg.part);
  EXPECT_EQ(parts, (std::set<std::string>{"1", "1.1", "1.2", "1.3", "1.3.1", "1.3.2"}));
  EXPECT_EQ(night.smell.size(), 2U);
}

// The steps of the log come from the events: none is lost and none invented.
TEST(Trace, CountsAsManyStepsAsTheModeratorWasTold) {
  const notation::Scenario scenario = notation::read_scenarios(kHard, "hard").front();
  const notation::Played run = notation::play(scenario).front();
  std::size_t told = 0;
  for (const Told& each : run.chronicle.told()) {
    told += each.event.fact == mrakoszlap::fact::flight ? 1 : 0;
  }
  const NightLog night = hard().night;
  std::size_t logged = night.smell.size() + night.gains.size();
  for (const Flown& bullet : night.bullets) logged += bullet.legs.size();
  EXPECT_EQ(logged, told);
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

// A bullet is where its last move, or the split it came from, has left it.
TEST(Trace, EveryStepHappensWhereTheBulletIs) {
  for (const Seen& seen : every_night()) {
    for (const Flown& bullet : seen.night.bullets) {
      std::map<std::string, Seat> at;
      for (const Leg& leg : bullet.legs) {
        if (leg.course == Course::fragment) {
          at[leg.part] = at.at(leg.part.substr(0, leg.part.rfind('.')));
        }
        if (leg.course == Course::fired) {
          EXPECT_EQ(start_of(leg), bullet.shooter);
          EXPECT_EQ(end_of(leg), bullet.target);
        } else {
          EXPECT_EQ(is_move(leg) ? start_of(leg) : leg.at, at.at(leg.part));
        }
        if (is_move(leg)) at[leg.part] = end_of(leg);
      }
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

TEST(Trace, TheLegendStaysInItsColumn) {
  const Seen seen = hard();
  for (Language language : notation::kLanguages) {
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
    const std::string svg = picture(seen.night, {seen.casting.names, english()}, shape);
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

TEST(Trace, TheTerminalNamesEveryStepWithItsClause) {
  const Folder folder;
  const std::string file = folder.write("hard.scenario", std::string{kHard});
  const Printed printed = run(trace, TraceRequest{.file = file, .night = 2});
  EXPECT_EQ(printed.code, kFine);
  for (const char* line :
       {"Bullet 1: Mafian 3, Sam → Ivan", "Ivan splits into fragments: 3 MRK-BULLET-6",
        "Борис ↩ Ivan Mirror 4 breaks and turns it back MRK-BULLET-4",
        "1.3.2 Ivan ⇒ Mona through the tunnel: Mage 2 MRK-MAGE-1",
        "Karla Mirror 2 breaks, and it flies on MRK-JOZIN-3",
        "Active Matrix: Mona, caught 5 bullets",
        "Gustav: Mirror 6 (from: Glazier) MRK-GLAZIER-1"}) {
    EXPECT_TRUE(printed.says(line)) << line << printed.out;
  }
}

TEST(Trace, SaysWhatIsWrong) {
  const Folder folder;
  const std::string file = folder.write("hard.scenario", std::string{kHard});
  EXPECT_EQ(run(trace, TraceRequest{.file = file, .night = 9}).code, kUsage);
  EXPECT_EQ(run(trace, TraceRequest{.file = file, .scenario = "NO-1"}).code, kUsage);
  EXPECT_EQ(run(trace, TraceRequest{.file = folder.file("none")}).code, kUsage);
  const std::string gorod = folder.write("g.omerta", whole_game());
  EXPECT_TRUE(run(trace, TraceRequest{.file = gorod, .as = "moderator"}).complains("gorod"));
}

// As `why`: the secrets of a game that goes on are its moderator's.
TEST(Trace, AGameInProgressIsTheModeratorsOnly) {
  const Folder folder;
  const std::string file = folder.write("g.omerta", second_day());
  const Printed printed = run(trace, TraceRequest{.file = file});
  EXPECT_EQ(printed.code, kDoesNotHold);
  EXPECT_TRUE(printed.out.empty());
}

TEST(Trace, WritesAPictureForItsOwnerOnly) {
  const Folder folder;
  const std::string file = folder.write("hard.scenario", std::string{kHard});
  const std::string svg = folder.file("night.svg");
  EXPECT_EQ(run(trace, TraceRequest{.file = file, .svg = svg}).code, kFine);
  EXPECT_EQ(folder.read("night.svg").rfind("<svg ", 0), 0U);
  const auto mode = std::filesystem::status(svg).permissions();
  EXPECT_EQ(mode & std::filesystem::perms::others_all, std::filesystem::perms::none);
  EXPECT_EQ(run(trace, TraceRequest{.file = file, .svg = "/no/such/place.svg"}).code, kUsage);
}

}  // namespace
}  // namespace omerta::cli
