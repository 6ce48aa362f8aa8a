// Writing the lines below the picture, broken where they are full.
#include "cli/trace_legend.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/trace_signs.h"

namespace omerta::cli {
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
    y_ += kHeadingStep;
    const double x = left_ + (bullet == kNoBullet ? 0 : kSampleWidth + 14);
    const double room = right_ - x;
    legend_.lines.push_back(
        {LegendLine::Kind::heading, {x, y_}, fitted(text, kHeadingSize * kBold, room), bullet});
  }

  // A paragraph; a word longer than a line is cut.
  void course(double indent, const std::string& text) {
    const double x = left_ + indent;
    const double room = right_ - x;
    std::string line;
    const auto flush = [&] {
      y_ += kCourseStep;
      legend_.lines.push_back({LegendLine::Kind::course, {x, y_}, line, kNoBullet});
      line.clear();
    };
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t end = std::min(text.find(' ', at), text.size());
      const std::string word = fitted(text.substr(at, end - at), kCourseSize, room);
      const std::string longer = line.empty() ? word : line + " " + word;
      if (!line.empty() && text_width(longer, kCourseSize) > room) {
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
    if (!text.empty()) course(0, text);
  }

  void key() {
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
    if (!night_.tunnels.empty()) {
      legend_.tunnel_text = words_.say("cli.trace.key.tunnel");
      legend_.tunnel = next(kSampleWidth + 8 + text_width(legend_.tunnel_text, kCourseSize));
    }
    for (const SignMeaning& each : meanings(layout_, words_)) {
      const double width = kSignSize + 8 + text_width(each.text, kCourseSize);
      legend_.signs.push_back({each.sign, next(width), each.text});
    }
    y_ += kSignSize;
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

}  // namespace omerta::cli
