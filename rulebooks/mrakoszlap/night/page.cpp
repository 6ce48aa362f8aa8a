// A night line by line, each step with its clause.
#include "rulebooks/mrakoszlap/night/page.h"

#include <fmt/format.h>

#include <algorithm>

#include "notation/clause_ids.h"
#include "rulebooks/mrakoszlap/night/picture.h"
#include "rulebooks/mrakoszlap/rules/clauses.h"
#include "words/letters.h"

namespace omerta::mrakoszlap::night {
namespace {

using sheet::Style;

constexpr int kWidestRoute = 30;
constexpr int kLabel = 8;

std::string padded(const std::string& text, int width) {
  const int gap = width - columns(text);
  return text + std::string(gap > 0 ? static_cast<std::size_t>(gap) : 0, ' ');
}

// How deep in splits: "2.1.3" is a fragment of a fragment.
int depth(const Leg& leg) {
  return static_cast<int>(std::count(leg.part.begin(), leg.part.end(), '.'));
}

class NightPage {
 public:
  NightPage(const NightLog& night, const TraceWords& words) : night_{night}, words_{words} {}

  sheet::Sheet written() {
    page_.title(words_.say("cli.heading.night", {{"n", night_.number}}));
    circle();
    if (night_.state == NightLog::State::skipped) {
      page_.say(words_.say("cli.trace.skipped"));
      return page_;
    }
    in_force();
    bullets();
    smell();
    gains();
    page_.line();
    row("cli.trace.dead-tonight", night_.fallen, Style::bold);
    return page_;
  }

 private:
  void circle() {
    std::string all;
    for (Seat seat : night_.seats) {
      all += fmt::format("{}{} {}", all.empty() ? "" : ", ", index(seat) + 1, words_.name(seat));
    }
    page_.hang("", 2, fmt::format("{}: {}", words_.say("cli.trace.circle"), all));
    const Seats dead = night_.seats - night_.living;
    if (!dead.empty()) row("cli.trace.dead-before", dead, Style::dim);
  }

  void row(std::string_view key, Seats seats, Style style = Style::plain) {
    const auto who =
        seats.empty() ? words_.say("cli.trace.nobody") : words_.words().join(words_.names(seats));
    page_.hang("", 2, fmt::format("{}: {}", words_.say(key), who), style);
  }
  void row(std::string_view key, Seat seat) {
    if (seat != Seat::nobody) row(key, Seats::of(seat));
  }

  void heading(std::string_view text) {
    page_.line();
    page_.line(text, Style::bold);
  }

  void in_force() {
    const bool any = !night_.tunnels.empty() || !night_.magnetised.empty() ||
                     !night_.slimed.empty() || !night_.muddied.empty() ||
                     night_.sanded != Seat::nobody || night_.charged != Seat::nobody ||
                     night_.jailed != Seat::nobody || night_.matrix != Seat::nobody;
    if (!any) return;
    heading(words_.say("cli.trace.in-force"));
    for (const Passage& tunnel : night_.tunnels) passage(tunnel);
    if (!night_.magnetised.empty()) row("cli.trace.magnetised", night_.magnetised);
    if (!night_.slimed.empty()) row("cli.trace.slimed", night_.slimed);
    row("cli.trace.sanded", night_.sanded);
    row("cli.trace.charged", night_.charged);
    if (!night_.muddied.empty()) row("cli.trace.muddied", night_.muddied);
    row("cli.trace.jailed", night_.jailed);
    if (night_.matrix == Seat::nobody) return;
    const std::string caught =
        night_.caught == 0 ? "" : ", " + words_.say("cli.trace.caught", {{"n", night_.caught}});
    page_.hang("", 2,
               fmt::format("{}: {}{}", words_.say("cli.trace.matrix"), words_.name(night_.matrix),
                           caught));
  }

  void passage(const Passage& tunnel) {
    const bool works = tunnel.state == Passage::State::open;
    const std::string why =
        works ? "" : fmt::format("  {}", notation::clause_id(clause::mrk_atheist_1));
    page_.hang("", 2, words_.passage(tunnel) + why, works ? Style::plain : Style::dim);
  }

  void bullets() {
    const bool silent = night_.mafia != NightLog::Mafia::shoots;
    if (silent) {
      heading(words_.say(silence_of(night_.mafia)) +
              fmt::format("  {}", notation::clause_id(clause::mrk_mafian_2)));
    }
    for (std::size_t i = 0; i < night_.bullets.size(); ++i) bullet(night_.bullets[i], i + 1);
    if (night_.bullets.empty() && !silent) heading(words_.say("cli.trace.no-bullets"));
  }

  void bullet(const Flown& flown, std::size_t number) {
    heading(words_.heading(flown, number));
    int width = 0;
    for (const Leg& leg : flown.legs) width = std::max(width, columns(words_.route(leg)));
    width = std::min(width, kWidestRoute);
    for (const Leg& leg : flown.legs) {
      if (leg.course == Course::fragment) continue;  // the number in front of its steps says it
      step(leg.part, 2 * depth(leg), padded(words_.route(leg), width), words_.sentence(leg), leg);
    }
  }

  void step(const std::string& label, int deeper, const std::string& route,
            const std::string& sentence, const Leg& leg) {
    const Style style = leg.course == Course::dies ? Style::bad : Style::plain;
    page_.hang("  " + label, kLabel + deeper,
               fmt::format("{}  {}  {}", route, sentence, notation::clause_id(leg.by)), style);
  }

  void smell() {
    if (night_.smell.empty()) return;
    heading(words_.say("cli.trace.smell"));
    for (const Leg& leg : night_.smell) {
      step("", 0, words_.name(leg.at), words_.smelt(leg), leg);
    }
  }

  void gains() {
    if (night_.gains.empty()) return;
    heading(words_.say("cli.trace.gains"));
    for (const Gained& gain : night_.gains) {
      page_.hang("", kLabel,
                 fmt::format("{}  {}", words_.gained(gain), notation::clause_id(gain.clause)));
    }
  }

  const NightLog& night_;
  const TraceWords& words_;
  sheet::Sheet page_;
};

}  // namespace

sheet::Sheet page_of(const NightLog& night, const TraceWords& words) {
  return NightPage{night, words}.written();
}

namespace {

NightLog log_of(const sheet::Night& night) {
  const auto log = night_log(night.casting, night.told, night.number);
  expect(log.has_value());  // it has been found
  return *log;
}

sheet::Tracing::Found find(const sheet::Night& night) {
  using enum sheet::Tracing::Found;
  const auto log = night_log(night.casting, night.told, night.number);
  if (!log) return nothing;
  return log->state == NightLog::State::unfinished ? unfinished : whole;
}

sheet::Sheet page(const sheet::Night& night, const Words& words) {
  return page_of(log_of(night), TraceWords{night.casting.names, words});
}

std::string drawn(const sheet::Night& night, const Words& words, const sheet::Drawing& drawing) {
  const bool wide = drawing.shape == sheet::Drawing::Shape::wide;
  return picture(log_of(night), TraceWords{night.casting.names, words},
                 {.shape = wide ? Shape::wide : Shape::tall, .game = drawing.game});
}

}  // namespace

const sheet::Tracing& tracing() {
  static constexpr sheet::Tracing kTracing{last_night, find, page, drawn, is_picture};
  return kTracing;
}

}  // namespace omerta::mrakoszlap::night
