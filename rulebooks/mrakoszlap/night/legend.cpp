// Writing the lines below the picture, broken where they are full.
#include "rulebooks/mrakoszlap/night/legend.h"

#include <fmt/format.h>

#include <algorithm>

#include "rulebooks/mrakoszlap/night/signs.h"

namespace omerta::mrakoszlap::night {
namespace {

using mrakoszlap::Course;

constexpr double kHeadingStep = 38;
constexpr double kCourseStep = 28;
constexpr double kIndent = 26;
constexpr double kKeyStep = 34;

class LegendWriter {
 public:
  LegendWriter(const NightLog& night, const TraceWords& words, const Layout& layout, Point corner,
               double width)
      : night_{night},
        words_{words},
        layout_{layout},
        left_{corner.x},
        right_{corner.x + width},
        y_{corner.y} {}

  Legend write(Part part) {
    part == Part::courses ? courses() : key();
    legend_.bottom = y_;
    return std::move(legend_);
  }

 private:
  void courses() {
    if (night_.state == NightLog::State::skipped) course(0, words_.say("cli.trace.skipped"));
    const bool silent = night_.mafia != NightLog::Mafia::shoots;
    if (silent) course(0, words_.say(silence_of(night_.mafia)));
    for (const Passage& tunnel : night_.tunnels) {
      if (tunnel.state != Passage::State::open) course(0, words_.passage(tunnel));
    }
    for (std::size_t i = 0; i < night_.bullets.size(); ++i) bullet(static_cast<int>(i));
    const bool none = night_.bullets.empty() && !silent;
    if (none && night_.state == NightLog::State::resolved) {
      course(0, words_.say("cli.trace.no-bullets"));
    }
    smell();
    gains();
    const std::string dead = night_.fallen.empty()
                                 ? words_.say("cli.trace.nobody")
                                 : words_.words().join(words_.names(night_.fallen));
    heading(fmt::format("{}: {}", words_.say("cli.trace.dead-tonight"), dead), kNoBullet);
    long_names();
  }

  void heading(const std::string& text, int bullet) {
    const double x = left_ + (bullet == kNoBullet ? 0 : kSampleWidth + 14);
    const std::size_t first = legend_.lines.size();
    paragraph({LegendLine::Kind::heading, kHeadingSize * kBold, kHeadingStep}, x, text);
    if (first < legend_.lines.size()) legend_.lines[first].bullet = bullet;
  }

  void course(double indent, const std::string& text) {
    paragraph({LegendLine::Kind::course, kCourseSize, kCourseStep}, left_ + indent, text);
  }

  struct Face {
    LegendLine::Kind kind;
    double size;
    double step;  // from the line above
  };

  // Broken where a line is full; a word longer than a line is cut.
  void paragraph(Face face, double x, const std::string& text) {
    const double room = right_ - x;
    bool begins = true;
    std::string line;
    const auto flush = [&] {
      y_ += face.step;
      legend_.lines.push_back({face.kind, {x, y_}, line, kNoBullet, begins});
      begins = false;
      line.clear();
      face.step = std::min(face.step, face.size * 1.4);
    };
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t end = std::min(text.find(' ', at), text.size());
      const std::string word = fitted(text.substr(at, end - at), face.size, room);
      const std::string longer = line.empty() ? word : line + " " + word;
      if (!line.empty() && text_width(longer, face.size) > room) {
        flush();
        line = word;
      } else {
        line = longer;
      }
      at = end + 1;
    }
    if (!line.empty()) flush();
  }

  static double indent(const std::string& part) {
    return kIndent * (1 + static_cast<double>(std::count(part.begin(), part.end(), '.')));
  }

  // One line for each stretch of one fragment.
  void bullet(int number) {
    const Flown& flown = night_.bullets[static_cast<std::size_t>(number)];
    heading(words_.heading(flown, static_cast<std::size_t>(number) + 1), number);
    std::string text;
    std::string part = flown.legs.front().part;
    std::size_t move = 0;
    for (const Leg& leg : flown.legs) {
      if (leg.part != part) course(indent(part), text), text.clear();
      part = leg.part;
      if (leg.course == Course::fragment) continue;
      const std::string tag = is_move(leg) ? leg.part + move_letter(move++) + " " : "";
      const std::string meant =
          leg.course == Course::fired ? "" : fmt::format(" ({})", words_.sentence(leg));
      const std::string step =
          tag + words_.route(leg) + (is_move(leg) ? meant : ": " + words_.sentence(leg));
      text += (text.empty() ? (is_move(leg) ? "" : leg.part + " ") : " · ") + step;
    }
    if (!text.empty()) course(indent(part), text);
  }

  void smell() {
    if (night_.smell.empty()) return;
    heading(words_.say("cli.trace.smell"), kNoBullet);
    std::string text;
    for (const Leg& leg : night_.smell) {
      text += fmt::format("{}{}: {}", text.empty() ? "" : " · ", words_.name(leg.at),
                          words_.smelt(leg));
    }
    course(kIndent, text);
  }

  void gains() {
    if (night_.gains.empty()) return;
    heading(words_.say("cli.trace.gains"), kNoBullet);
    std::string text;
    for (const Gained& gain : night_.gains) {
      text += (text.empty() ? "" : " · ") + words_.gained(gain);
    }
    course(kIndent, text);
  }

  // Names that had to be cut stand here in full.
  void long_names() {
    std::string text;
    for (const SeatPlace& place : layout_.seats) {
      const std::string whole = words_.name(place.seat);
      if (whole == place.name) continue;
      text += fmt::format("{}{} {}", text.empty() ? "" : " · ", index(place.seat) + 1, whole);
    }
    if (text.empty()) return;
    heading(words_.say("cli.trace.names"), kNoBullet);
    course(kIndent, text);
  }

  using Kind = LegendSample::Kind;

  std::vector<LegendSample> samples() const {
    std::vector<LegendSample> all;
    const auto explain = [&](Kind kind, std::string_view key) {
      all.push_back({kind, {}, words_.say(key)});
    };
    if (!night_.tunnels.empty()) explain(Kind::tunnel, "cli.trace.key.tunnel");
    if (!night_.magnetised.empty()) explain(Kind::magnetised, "cli.trace.key.magnet");
    if (!layout_.smell.empty()) explain(Kind::smell, "cli.trace.smell");
    if (!night_.fallen.empty()) explain(Kind::died, "cli.trace.dead-tonight");
    if (night_.living != night_.seats) explain(Kind::dead_before, "cli.trace.dead-before");
    return all;
  }

  void key() {
    const std::vector<LegendSample> drawn = samples();
    const std::vector<SignMeaning> signs = meanings(layout_, words_);
    if (drawn.empty() && signs.empty() && layout_.arrows.empty()) return;
    heading(words_.say("cli.trace.key"), kNoBullet);
    y_ += 14;
    double x = left_;
    const auto next = [&](double width) {
      if (x > left_ && x + width > right_) {
        x = left_;
        y_ += kKeyStep;
      }
      const Point place{x, y_};
      x += width + 26;
      return place;
    };
    for (const LegendSample& each : drawn) {
      legend_.samples.push_back(each);
      legend_.samples.back().place = next(each.width() + 8 + text_width(each.text, kCourseSize));
    }
    for (const SignMeaning& each : signs) {
      const double width = kSignSize + 8 + text_width(each.text, kCourseSize);
      legend_.signs.push_back({each.sign, next(width), each.text});
    }
    if (!drawn.empty() || !signs.empty()) y_ += kSignSize;
    if (!layout_.arrows.empty()) course(0, words_.say("cli.trace.key.letters"));
  }

  const NightLog& night_;
  const TraceWords& words_;
  const Layout& layout_;
  double left_;
  double right_;
  double y_;
  Legend legend_;
};

}  // namespace

Legend legend(const NightLog& night, const TraceWords& words, const Layout& layout, Part part,
              Point corner, double width) {
  return LegendWriter(night, words, layout, corner, width).write(part);
}

namespace {

constexpr double kNarrow = 420;  // a column beside the circle, and how it may grow
constexpr double kStep = 40;
constexpr double kWidest = 900;
constexpr double kOfTwo = 600;  // each of two columns
constexpr double kBetween = 30;

// Everything that is said, one below the other.
Legend said(const NightLog& night, const TraceWords& words, const Layout& layout, Point corner,
            double width) {
  Legend all = legend(night, words, layout, Part::courses, corner, width);
  Legend key = legend(night, words, layout, Part::key, {corner.x, all.bottom}, width);
  all.lines.insert(all.lines.end(), key.lines.begin(), key.lines.end());
  all.signs = std::move(key.signs);
  all.samples = std::move(key.samples);
  all.bottom = key.bottom;
  return all;
}

// From this line on, and with the signs, which stand behind the last heading.
void shift_from(Legend& all, std::size_t first, Point by) {
  for (std::size_t i = first; i < all.lines.size(); ++i) {
    all.lines[i].place = all.lines[i].place + by;
  }
  for (LegendSign& sign : all.signs) sign.place = sign.place + by;
  for (LegendSample& sample : all.samples) sample.place = sample.place + by;
  all.bottom += by.y;
}

// In columns of about the same height, broken at headings.
Legend in_columns(Legend all, int columns, double top, double width) {
  const double fair = (all.bottom - top) / columns * 1.06;
  double deepest = 0;
  std::size_t line = 0;
  for (int column = 1; column < columns; ++column) {
    for (; line < all.lines.size(); ++line) {
      const LegendLine& each = all.lines[line];
      const bool heading = each.kind == LegendLine::Kind::heading && each.begins;
      if (heading && each.place.y > top + fair) break;
      deepest = std::max(deepest, each.place.y);
    }
    if (line == all.lines.size()) break;
    shift_from(all, line, {width + kBetween, top + kHeadingStep - all.lines[line].place.y});
  }
  all.bottom = std::max(deepest, all.bottom);
  return all;
}

}  // namespace

Composed compose(const NightLog& night, const TraceWords& words, const Layout& layout,
                 Shape shape) {
  if (shape == Shape::tall) {
    const double inner = layout.width - 2 * kMargin;
    const Legend all = said(night, words, layout, {kMargin, layout.height + 6}, inner);
    return {layout.width, all.bottom + kMargin, all};
  }
  const Point beside{layout.width + 10, 10};
  double width = kNarrow;
  Legend all = said(night, words, layout, beside, width);
  while (width < kWidest && all.bottom > layout.height) {
    width += kStep;
    all = said(night, words, layout, beside, width);
  }
  const int wanted = all.bottom > layout.height ? 2 : 1;
  if (wanted > 1) {
    width = kOfTwo;
    all = in_columns(said(night, words, layout, beside, width), wanted, beside.y, width);
  }
  return {layout.width + 10 + wanted * width + (wanted - 1) * kBetween + kMargin,
          std::max(layout.height, all.bottom + kMargin), all};
}

}  // namespace omerta::mrakoszlap::night
