// Drawing the picture: a light and a dark version, every colour with a pattern of its own.
#include "rulebooks/mrakoszlap/night/picture.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>

#include "rulebooks/mrakoszlap/night/layout.h"
#include "rulebooks/mrakoszlap/night/legend.h"
#include "rulebooks/mrakoszlap/night/signs.h"

namespace omerta::mrakoszlap::night {
namespace {

using mrakoszlap::Course;

struct Pen {
  std::string_view light;
  std::string_view dark;
};
// After Okabe and Ito: colours that colour-blind people can tell apart; darker or lighter as the
// ground needs it.
constexpr std::array<Pen, 7> kPens{{{"#0068a5", "#58b6f0"},
                                    {"#c44e00", "#ff8a3d"},
                                    {"#00825f", "#2ad0a0"},
                                    {"#a4488a", "#f09bd0"},
                                    {"#8a6d00", "#f2d13c"},
                                    {"#5b5bd6", "#a9a9ff"},
                                    {"#3b3b3b", "#e6e6e6"}}};
// Together they repeat only after forty-two bullets.
constexpr std::array<std::string_view, 6> kDashes{"",         "13 6", "2.5 7",
                                                  "15 5 3 5", "7 5",  "20 5 3 5 3 5"};

constexpr double kTitleSize = 32;
// By its first words a file is known as one of ours, and may be replaced by a newer one.
constexpr std::string_view kMark = "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"omerta\"";

constexpr std::string_view kStyle = R"(
.omerta{max-width:100%;height:auto}
text{font-family:"DejaVu Sans",Verdana,Arial,sans-serif;fill:#1c1c22}
.ground{fill:#fcfbf8}.ring{fill:none;stroke:#d9d5ca;stroke-width:2}
.leader{fill:none;stroke:#b9b4a6;stroke-width:1.5}
.seat{fill:#fff;stroke:#1c1c22;stroke-width:2.5}.dead .seat{stroke-dasharray:4 4}
.dead text,.dead .seat,.dead .leader,.dead .plate,.dead .sign{opacity:.42}
.falls .seat{fill:#1c1c22}.falls .number{fill:#fff}
.number{font-size:22px;font-weight:bold;text-anchor:middle}
.name{font-size:24px;font-weight:bold}.falls .name{text-decoration:line-through}
.pulls{fill:none;stroke:#b3122a;stroke-width:5}
.tube{fill:none;stroke:#8b867a;stroke-opacity:.30}
.wall{fill:none;stroke:#8b867a;stroke-width:1.5}
.chevron{fill:none;stroke:#8b867a;stroke-width:2.5}.void{stroke-dasharray:3 5}
.smell{fill:none;stroke:#6f7d1c;stroke-opacity:.35;stroke-width:22;stroke-linecap:round}
.arrow{fill:none;stroke-width:3.6;stroke-linecap:round}
.halo{fill:none;stroke:#fcfbf8;stroke-width:7}
.plate{fill:#fcfbf8;stroke-width:2}.bare{stroke:#b9b4a6}
.sign{fill:none;stroke:#1c1c22;stroke-width:1.8;stroke-linejoin:round;stroke-linecap:round}
.heavy{stroke-width:3.4}.tag{font-size:18px;font-weight:bold;text-anchor:middle}
.chip{font-size:18px}.small{font-size:16px;text-anchor:middle}
.title{font-size:32px;font-weight:bold}.heading{font-size:24px;font-weight:bold}
.course{font-size:20px}.lead{stroke-width:1.5;fill:none}.dot{stroke:#fcfbf8;stroke-width:1.5}
)";
constexpr std::string_view kDarkStyle = R"(
text{fill:#eceae4}.ground{fill:#17181c}.ring{stroke:#3a3b42}.leader{stroke:#5c5d66}
.seat{fill:#24252b;stroke:#eceae4}.falls .seat{fill:#eceae4}.falls .number{fill:#17181c}
.pulls{stroke:#ff5d73}.tube,.wall,.chevron{stroke:#a8a498}.smell{stroke:#c3d34a}
.halo{stroke:#17181c}.plate{fill:#17181c}.bare{stroke:#5c5d66}.sign{stroke:#eceae4}
.dot{stroke:#17181c}
)";

class Painter {
 public:
  Painter(const NightLog& night, const TraceWords& words, const Drawing& drawing)
      : night_{night},
        words_{words},
        drawing_{drawing},
        layout_{lay_out(night, words, drawing.shape)} {}

  std::string paint() {
    const Composed page = compose(night_, words_, layout_, drawing_.shape);
    const std::string night = words_.say("cli.heading.night", {{"n", night_.number}});
    const std::string title =
        drawing_.game.empty()
            ? night
            : words_.say("cli.trace.title", {{"game", drawing_.game}, {"night", night}});
    put("{0} data-night=\"{1}\" width=\"{2:.0f}\" height=\"{3:.0f}\" viewBox=\"0 0 {2:.0f} "
        "{3:.0f}\" "
        "role=\"img\">\n",
        kMark, night_.number, page.width, page.height);
    put("<title>{}</title>\n<style>{}{}@media(prefers-color-scheme:dark){{{}{}}}</style>\n",
        xml_text(title), kStyle, pens(Ground::light), kDarkStyle, pens(Ground::dark));
    put("<rect class=\"ground\" width=\"100%\" height=\"100%\"/>\n");
    put("<text class=\"title\" x=\"{:.0f}\" y=\"44\">{}</text>\n", kMargin,
        xml_text(fitted(title, kTitleSize * kBold, page.width - 2 * kMargin)));
    circle();
    for (const SeatPlace& place : layout_.seats) seat(place);
    for (const Arrow& arrow : layout_.arrows) tag(arrow);
    write(page.said);
    put("</svg>\n");
    return std::move(out_);
  }

 private:
  template <class... Args>
  void put(fmt::format_string<Args...> pattern, Args&&... args) {
    fmt::format_to(std::back_inserter(out_), pattern, std::forward<Args>(args)...);
  }

  enum class Ground { light, dark };
  static std::string pens(Ground ground) {
    std::string style;
    for (std::size_t i = 0; i < kPens.size(); ++i) {
      const std::string_view colour = ground == Ground::dark ? kPens[i].dark : kPens[i].light;
      style += fmt::format(".b{}{{stroke:{}}}.f{}{{fill:{}}}\n", i, colour, i, colour);
    }
    return style;
  }
  static std::size_t pen(int bullet) { return static_cast<std::size_t>(bullet) % kPens.size(); }
  static std::string dash(int bullet) {
    const std::string_view dashes = kDashes[static_cast<std::size_t>(bullet) % kDashes.size()];
    return dashes.empty() ? "" : fmt::format(" stroke-dasharray=\"{}\"", dashes);
  }
  static std::string path(const Curve& curve) {
    return fmt::format("M{:.1f} {:.1f}C{:.1f} {:.1f} {:.1f} {:.1f} {:.1f} {:.1f}", curve.a.x,
                       curve.a.y, curve.c.x, curve.c.y, curve.d.x, curve.d.y, curve.b.x, curve.b.y);
  }

  // --- inside the circle ------------------------------------------------------------------------
  void circle() {
    put("<circle class=\"ring\" cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"{:.1f}\"/>\n", layout_.centre.x,
        layout_.centre.y, layout_.radius);
    for (const Cloud& cloud : layout_.smell) {
      put("<path class=\"smell\" d=\"{}\"/>\n", path(cloud.curve));
    }
    for (const Tube& each : layout_.tubes) tube(each);
    for (const Arrow& each : layout_.arrows) arrow(each);
    for (const Tube& each : layout_.tubes) {
      const Point at = each.label_box.centre();
      lead(each.label_box, each.label_from, "wall");
      plate(each.label_box, "bare");
      put("<text class=\"small\" x=\"{:.1f}\" y=\"{:.1f}\">{}</text>\n", at.x, at.y + 5.5,
          xml_text(each.label));
    }
  }

  // A pipe with two walls, and chevrons that say which way it leads.
  void tube(const Tube& each) {
    const Passage& tunnel = night_.tunnels[each.passage];
    const bool works = tunnel.state == Passage::State::open;
    put("<g data-tunnel=\"{}\" data-from=\"{}\" data-to=\"{}\"><title>{}: {} ⇒ {}</title>\n",
        each.passage + 1, index(tunnel.from) + 1, index(tunnel.to) + 1, xml_text(each.label),
        xml_text(words_.name(tunnel.from)), xml_text(words_.name(tunnel.to)));
    put("<path class=\"tube\" stroke-width=\"{:.1f}\" d=\"{}\"/>\n", each.width, path(each.curve));
    for (double side : {-0.5, 0.5}) {
      std::string wall;
      for (int i = 0; i <= 24; ++i) {
        const Point at = each.curve.at(i / 24.0);
        const Point along = each.curve.heading(i / 24.0);
        const Point edge = at + Point{-along.y, along.x} * (side * each.width);
        wall += fmt::format("{}{:.1f} {:.1f}", i == 0 ? "M" : "L", edge.x, edge.y);
      }
      put("<path class=\"wall{}\" d=\"{}\"/>\n", works ? "" : " void", wall);
    }
    for (double t : {0.08, 0.36, 0.64, 0.92}) chevron(each, t);
    if (!works) cross(each.curve.at(0.82), each.width / 2 + 4);
    put("</g>\n");
  }

  void cross(Point at, double half) {
    put("<path class=\"chevron\" d=\"M{0:.1f} {1:.1f}L{2:.1f} {3:.1f}M{0:.1f} {3:.1f}L{2:.1f} "
        "{1:.1f}\"/>\n",
        at.x - half, at.y - half, at.x + half, at.y + half);
  }

  void chevron(const Tube& each, double t) {
    const Point at = each.curve.at(t);
    const Point along = each.curve.heading(t);
    const Point across{-along.y, along.x};
    const double half = each.width / 2 - 2;
    const Point a = at - along * 5 + across * half;
    const Point b = at - along * 5 - across * half;
    const Point tip = at + along * 4;
    put("<path class=\"chevron\" d=\"M{:.1f} {:.1f}L{:.1f} {:.1f}L{:.1f} {:.1f}\"/>\n", a.x, a.y,
        tip.x, tip.y, b.x, b.y);
  }

  void arrow(const Arrow& each) {
    const Point along = each.curve.heading(1);
    const Point across{-along.y, along.x};
    const Point tip = each.curve.b + along * 13;
    const Point a = each.curve.b - along * 1 + across * 7.5;
    const Point b = each.curve.b - along * 1 - across * 7.5;
    put("<g data-step=\"{}\" data-from=\"{}\" data-to=\"{}\"><title>{}</title>\n", each.tag,
        index(each.from) + 1, index(each.to) + 1, xml_text(each.title));
    if (each.course != Course::passed) put("<path class=\"halo\" d=\"{}\"/>\n", path(each.curve));
    put("<path class=\"arrow b{}\"{} d=\"{}\"/>\n", pen(each.bullet), dash(each.bullet),
        path(each.curve));
    put("<path class=\"f{}\" d=\"M{:.1f} {:.1f}L{:.1f} {:.1f}L{:.1f} {:.1f}Z\"/></g>\n",
        pen(each.bullet), tip.x, tip.y, a.x, a.y, b.x, b.y);
  }

  void plate(const Box& box, const std::string& style) {
    put("<rect class=\"plate {}\" x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" "
        "rx=\"7\"/>\n",
        style, box.x, box.y, box.width, box.height);
  }

  // A thin line from a label to what it belongs to; not needed where it lies on it.
  bool lead(const Box& box, Point to, const std::string& style) {
    if (box.grown(2).holds(to)) return false;
    const Point middle = box.centre();
    put("<path class=\"{}\" d=\"M{:.1f} {:.1f}L{:.1f} {:.1f}\"/>\n", style, to.x, to.y, middle.x,
        middle.y);
    return true;
  }

  void tag(const Arrow& each) {
    const Point middle = each.tag_box.centre();
    if (lead(each.tag_box, each.tag_from, fmt::format("lead b{}", pen(each.bullet)))) {
      put("<circle class=\"dot f{}\" cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"4.5\"/>\n", pen(each.bullet),
          each.tag_from.x, each.tag_from.y);
    }
    plate(each.tag_box, fmt::format("b{}", pen(each.bullet)));
    const auto sign = tag_sign(each);
    put("<text class=\"tag\" x=\"{:.1f}\" y=\"{:.1f}\">{}</text>\n",
        middle.x - (sign ? kSignSize / 2 : 0), middle.y + 6, each.tag);
    if (!sign) return;
    const Point at{each.tag_box.x + each.tag_box.width - kSignSize - 3, middle.y - 10};
    put("{}\n", sign_drawing(*sign, at));
  }

  // --- seats and their labels -------------------------------------------------------------------
  void seat(const SeatPlace& place) {
    using State = SeatPlace::State;
    const std::string_view state = place.state == State::dead    ? "dead"
                                   : place.state == State::falls ? "falls"
                                                                 : "lives";
    put("<g class=\"{}\" data-seat=\"{}\"><title>{} {}</title>\n", state, index(place.seat) + 1,
        index(place.seat) + 1, xml_text(words_.name(place.seat)));
    put("<path class=\"leader\" d=\"M{:.1f} {:.1f}L{:.1f} {:.1f}L{:.1f} {:.1f}\"/>\n",
        place.centre.x, place.centre.y, place.leader.x, place.leader.y, place.leader_end.x,
        place.leader_end.y);
    // The ring ends at the seat, also where the seat is pale.
    put("<circle class=\"ground\" cx=\"{0:.1f}\" cy=\"{1:.1f}\" r=\"{2:.1f}\"/>"
        "<circle class=\"seat\" cx=\"{0:.1f}\" cy=\"{1:.1f}\" r=\"{2:.1f}\"/>\n",
        place.centre.x, place.centre.y, kNode);
    if (place.magnetised) pull(place.centre, kNode + 1);
    put("<text class=\"number\" x=\"{:.1f}\" y=\"{:.1f}\">{}</text>\n", place.centre.x,
        place.centre.y + 7.5, index(place.seat) + 1);
    const bool left = place.side == Side::left;
    put("<text class=\"name\" x=\"{:.1f}\" y=\"{:.1f}\"{}>{}</text>\n",
        left ? place.name_box.x + place.name_box.width : place.name_box.x, place.name_box.y + 23,
        left ? " text-anchor=\"end\"" : "", xml_text(place.name));
    for (const Chip& each : place.chips) chip(each);
    put("</g>\n");
  }

  void pull(Point at, double radius) {
    put("<circle class=\"pulls\" cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"{:.1f}\"/>\n", at.x, at.y, radius);
  }

  void chip(const Chip& each) {
    put("<g><title>{}</title>\n", xml_text(each.title));
    plate(each.box, each.bullet == kNoBullet ? "bare" : fmt::format("b{}", pen(each.bullet)));
    double x = each.box.x + 5;
    const double middle = each.box.centre().y;
    if (!each.text.empty() && each.bullet != kNoBullet) x += text_width(each.text, kTagSize) + 5;
    const double letters = each.bullet != kNoBullet ? each.box.x + 6 : 0;
    for (Sign sign : each.signs) {
      put("{}\n", sign_drawing(sign, {x, middle - kSignSize / 2}));
      x += kSignSize + 5;
    }
    if (!each.text.empty()) {
      put("<text class=\"chip\" x=\"{:.1f}\" y=\"{:.1f}\">{}</text>\n", letters != 0 ? letters : x,
          middle + 6, xml_text(each.text));
    }
    put("</g>\n");
  }

  // --- below ------------------------------------------------------------------------------------
  void write(const Legend& below) {
    for (const LegendLine& line : below.lines) {
      const bool heading = line.kind == LegendLine::Kind::heading;
      if (line.bullet != kNoBullet) {
        put("<path class=\"arrow b{}\"{} d=\"M{:.1f} {:.1f}h{:.1f}\"/>\n", pen(line.bullet),
            dash(line.bullet), line.place.x - kSampleWidth - 10, line.place.y - 8,
            kSampleWidth - 4);
      }
      put("<text class=\"{}\" x=\"{:.1f}\" y=\"{:.1f}\">{}</text>\n",
          heading ? "heading" : "course", line.place.x, line.place.y, xml_text(line.text));
    }
    for (const LegendSign& each : below.signs) {
      put("{}<text class=\"course\" x=\"{:.1f}\" y=\"{:.1f}\">{}</text>\n",
          sign_drawing(each.sign, each.place), each.place.x + kSignSize + 8, each.place.y + 16,
          xml_text(each.text));
    }
    for (const LegendSample& each : below.samples) sample(each);
  }

  // A piece of what is drawn in the circle, and what it means.
  void sample(const LegendSample& each) {
    const Point from = each.place + Point{2, 10};
    const Point to = from + Point{each.width() - 4, 0};
    const Point middle = (from + to) * 0.5;
    const Curve line{from, from + Point{20, 0}, to - Point{20, 0}, to};
    using Kind = LegendSample::Kind;
    if (each.kind == Kind::tunnel) {
      put("<path class=\"tube\" stroke-width=\"15\" d=\"{}\"/>\n", path(line));
      for (double t : {0.2, 0.5, 0.8}) chevron(Tube{0, line, 15, {}, "", {}}, t);
    } else if (each.kind == Kind::smell) {
      put("<path class=\"smell\" d=\"{}\"/>\n", path(line.part(0.2, 0.8)));
    } else {
      const std::string_view state = each.kind == Kind::dead_before ? "dead"
                                     : each.kind == Kind::died      ? "falls"
                                                                    : "lives";
      put("<g class=\"{}\"><circle class=\"seat\" cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"11\"/></g>\n",
          state, middle.x, middle.y);
      if (each.kind == Kind::magnetised) pull(middle, 12);
    }
    put("<text class=\"course\" x=\"{:.1f}\" y=\"{:.1f}\">{}</text>\n", to.x + 8, from.y + 6,
        xml_text(each.text));
  }

  const NightLog& night_;
  const TraceWords& words_;
  const Drawing& drawing_;
  const Layout layout_;
  std::string out_;
};

}  // namespace

std::string picture(const NightLog& night, const TraceWords& words, const Drawing& drawing) {
  return Painter(night, words, drawing).paint();
}

bool is_picture(std::string_view text) { return text.rfind(kMark, 0) == 0; }

}  // namespace omerta::mrakoszlap::night
