// Each kind of plot. A picture that says nothing to a reader's machine has its table below.
#include "lab/pages/drawing.h"

#include <fmt/format.h>

#include <algorithm>

namespace omerta::lab {
namespace {

constexpr int kForestHeight = 30;
constexpr int kChartHeight = 260;
constexpr int kBarsHeight = 96;
constexpr int kHeatRow = 56;

std::string_view class_of(Tone tone) {
  switch (tone) {
    case Tone::first: return "first";
    case Tone::other: return "other";
    case Tone::best: return "best";
    case Tone::faded: break;
  }
  return "faded";
}

// From 2 % to 98 %, so that nothing is cut off at the ends.
double place(double value, double from, double to) {
  return 2 + 96 * std::clamp((value - from) / (to - from), 0.0, 1.0);
}

std::string draw(const Forest& forest) {
  std::string out = "<div class=\"forest\">";
  const auto at = [&](double value) { return place(value, forest.from, forest.to); };
  for (const Dot& dot : forest.dots) {
    out += fmt::format(
        "<div class=\"row {}\"><p class=\"name\">{}</p><p class=\"figure\">{}</p>"
        "<svg class=\"{}\" width=\"100%\" height=\"{}\" role=\"img\" aria-label=\"{}\">"
        "<line class=\"axis\" x1=\"2%\" x2=\"98%\" y1=\"15\" y2=\"15\"/>"
        "<line class=\"half\" x1=\"{:.2f}%\" x2=\"{:.2f}%\" y1=\"1\" y2=\"29\"/>"
        "<line class=\"range\" x1=\"{:.2f}%\" x2=\"{:.2f}%\" y1=\"15\" y2=\"15\"/>"
        "<circle class=\"dot\" cx=\"{:.2f}%\" cy=\"15\" r=\"7\"/></svg></div>",
        class_of(dot.tone), escaped(dot.label), escaped(dot.figure), class_of(dot.tone),
        kForestHeight, escaped(dot.figure), at(forest.middle), at(forest.middle), at(dot.low),
        at(dot.high), at(dot.value));
  }
  out += fmt::format(
      "<svg class=\"scale\" width=\"100%\" height=\"22\" aria-hidden=\"true\">"
      "<text x=\"2%\" y=\"16\">{}</text><text x=\"{:.2f}%\" y=\"16\" text-anchor=\"middle\">{}"
      "</text><text x=\"98%\" y=\"16\" text-anchor=\"end\">{}</text></svg></div>",
      escaped(forest.from_text), at(forest.middle), escaped(forest.middle_text),
      escaped(forest.to_text));
  return out;
}

class Chart {
 public:
  explicit Chart(const Lines& lines) : lines_{lines} {}

  std::string draw() const {
    std::string out = "<p class=\"legend\">";
    for (std::size_t i = 0; i < lines_.lines.size(); ++i) {
      out += fmt::format("<span class=\"key line{}\">{}</span> ", i % 4,
                         escaped(lines_.lines[i].name));
    }
    out += fmt::format("</p><svg class=\"chart\" width=\"100%\" height=\"{}\" role=\"img\">",
                       kChartHeight + 28);
    for (int step = 0; step <= 4; ++step) {
      const double y = height(step / 4.0);
      out += fmt::format(
          "<line class=\"{}\" x1=\"0\" x2=\"100%\" y1=\"{:.1f}\" y2=\"{:.1f}\"/>"
          "<text x=\"0\" y=\"{:.1f}\">{}%</text>",
          step == 2 ? "half" : "axis", y, y, y - 4, step * 25);
    }
    for (std::size_t i = 0; i < lines_.labels.size(); ++i) {
      out += fmt::format("<text x=\"{:.2f}%\" y=\"{}\" text-anchor=\"middle\">{}</text>", across(i),
                         kChartHeight + 22, escaped(lines_.labels[i]));
    }
    for (std::size_t i = 0; i < lines_.lines.size(); ++i) out += line(lines_.lines[i], i % 4);
    return out + "</svg>";
  }

 private:
  static double height(double share) { return 14 + (kChartHeight - 20) * (1 - share); }

  double across(std::size_t place) const {
    return 9 +
           88.0 * (static_cast<double>(place) + 0.5) / static_cast<double>(lines_.labels.size());
  }

  double across(const Point& point) const {
    const auto found = std::find(lines_.labels.begin(), lines_.labels.end(), point.label);
    return across(static_cast<std::size_t>(found - lines_.labels.begin()));
  }

  std::string line(const Line& line, std::size_t colour) const {
    std::string out = fmt::format("<g class=\"line{}\">", colour);
    for (std::size_t i = 0; i < line.points.size(); ++i) {
      const Point& point = line.points[i];
      const double x = across(point);
      const double y = height(point.dot.value);
      if (i > 0) {
        const Point& before = line.points[i - 1];
        out += fmt::format(
            "<line class=\"run\" x1=\"{:.2f}%\" y1=\"{:.1f}\" x2=\"{:.2f}%\" y2=\"{:.1f}\"/>",
            across(before), height(before.dot.value), x, y);
      }
      out += fmt::format(
          "<line class=\"range\" x1=\"{0:.2f}%\" x2=\"{0:.2f}%\" y1=\"{1:.1f}\" y2=\"{2:.1f}\"/>"
          "<circle class=\"dot\" cx=\"{0:.2f}%\" cy=\"{3:.1f}\" r=\"5\"><title>{4}: {5}</title>"
          "</circle>",
          x, height(point.dot.high), height(point.dot.low), y, escaped(point.label),
          escaped(point.dot.figure));
    }
    return out + "</g>";
  }

  const Lines& lines_;
};

std::string draw(const Heat& heat) {
  const double wide = 76.0 / static_cast<double>(heat.columns.size());
  const auto rows = static_cast<int>(heat.rows.size());
  std::string out = fmt::format("<svg class=\"heat\" width=\"100%\" height=\"{}\" role=\"img\">",
                                34 + rows * kHeatRow);
  for (std::size_t i = 0; i < heat.columns.size(); ++i) {
    out += fmt::format("<text x=\"{:.2f}%\" y=\"20\" text-anchor=\"middle\">{}</text>",
                       24 + wide * (static_cast<double>(i) + 0.5), escaped(heat.columns[i]));
  }
  for (std::size_t row = 0; row < heat.rows.size(); ++row) {
    const int top = 30 + static_cast<int>(row) * kHeatRow;
    out += fmt::format("<text x=\"0\" y=\"{}\">{}</text>", top + 33, escaped(heat.rows[row]));
    for (std::size_t i = 0; i < heat.shares[row].size(); ++i) {
      const double share = heat.shares[row][i];
      const double strength = std::min(1.0, 0.12 + 1.7 * std::abs(share - 0.5));
      out += fmt::format(
          "<rect class=\"{}\" x=\"{:.2f}%\" y=\"{}\" width=\"{:.2f}%\" height=\"{}\" "
          "fill-opacity=\"{:.2f}\"/><text class=\"cell{}\" x=\"{:.2f}%\" y=\"{}\" "
          "text-anchor=\"middle\">{}</text>",
          share >= 0.5 ? "first" : "other", 24.3 + wide * static_cast<double>(i), top, wide - 0.6,
          kHeatRow - 4, strength, strength > 0.5 ? " strong" : "",
          24 + wide * (static_cast<double>(i) + 0.5), top + 33, escaped(heat.figures[row][i]));
    }
  }
  return out + "</svg>";
}

std::string draw(const Bars& bars, double highest) {
  std::string out = fmt::format(
      "<figure class=\"{}\"><figcaption>{}</figcaption>"
      "<svg width=\"100%\" height=\"{}\" role=\"img\">",
      class_of(bars.tone), escaped(bars.name), kBarsHeight + 36);
  const double wide = 100.0 / static_cast<double>(std::max<std::size_t>(4, bars.shares.size()));
  const bool room = bars.shares.size() <= 8;
  for (std::size_t i = 0; i < bars.shares.size(); ++i) {
    const double tall = kBarsHeight * bars.shares[i] / highest;
    const double x = wide * static_cast<double>(i);
    out += fmt::format(
        "<rect class=\"bar\" x=\"{:.2f}%\" y=\"{:.1f}\" width=\"{:.2f}%\" height=\"{:.1f}\"/>"
        "<text x=\"{:.2f}%\" y=\"{}\" text-anchor=\"middle\">{}</text>",
        x + wide * 0.1, 16 + kBarsHeight - tall, wide * 0.8, tall, x + wide / 2, kBarsHeight + 32,
        escaped(bars.labels[i]));
    if (!room) continue;
    out += fmt::format(
        "<text class=\"small\" x=\"{:.2f}%\" y=\"{:.1f}\" text-anchor=\"middle\">{}</text>",
        x + wide / 2, 11 + kBarsHeight - tall, escaped(bars.figures[i]));
  }
  return out + "</svg></figure>";
}

std::string draw(const Multiples& multiples) {
  double highest = 0.01;
  for (const Bars& each : multiples.all) {
    for (double share : each.shares) highest = std::max(highest, share);
  }
  std::string out = "<div class=\"multiples\">";
  for (const Bars& each : multiples.all) out += draw(each, highest);
  return out + "</div>";
}

}  // namespace

std::string escaped(std::string_view text) {
  std::string out;
  for (char c : text) {
    if (c == '&') {
      out += "&amp;";
    } else if (c == '<') {
      out += "&lt;";
    } else if (c == '>') {
      out += "&gt;";
    } else if (c == '"') {
      out += "&quot;";
    } else {
      out += c;
    }
  }
  return out;
}

std::string drawn(const Plot& plot) {
  if (const auto* forest = std::get_if<Forest>(&plot)) return draw(*forest);
  if (const auto* lines = std::get_if<Lines>(&plot)) return Chart{*lines}.draw();
  if (const auto* heat = std::get_if<Heat>(&plot)) return draw(*heat);
  if (const auto* multiples = std::get_if<Multiples>(&plot)) return draw(*multiples);
  return {};
}

}  // namespace omerta::lab
