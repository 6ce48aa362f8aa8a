// Saying what happened to a bullet, and printing a night.
#include "cli/trace_words.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/clause_names.h"
#include "cli/suggest.h"
#include "notation/mrakoszlap_book.h"
#include "notation/mrakoszlap_words.h"

namespace omerta::cli {
namespace {

using mrakoszlap::Course;
using mrakoszlap::Type;

constexpr int kWidestRoute = 30;
constexpr int kLabel = 8;

std::string padded(const std::string& text, int width) {
  const int gap = width - columns(text);
  return text + std::string(gap > 0 ? static_cast<std::size_t>(gap) : 0, ' ');
}

std::string_view arrow(Course course) {
  switch (course) {
    case Course::pulled: return "⇝";
    case Course::passed: return "⇒";
    case Course::turned: return "↩";
    default: return "→";
  }
}

// How deep in splits: "2.1.3" is a fragment of a fragment.
int depth(const Leg& leg) {
  return static_cast<int>(std::count(leg.part.begin(), leg.part.end(), '.'));
}

class NightPage {
 public:
  NightPage(const NightLog& night, const TraceWords& words, Terminal& terminal)
      : night_{night}, words_{words}, terminal_{terminal} {}

  void print() {
    terminal_.title(words_.say("cli.heading.night", {{"n", night_.number}}));
    circle();
    if (night_.state == NightLog::State::skipped) {
      return terminal_.say(words_.say("cli.trace.skipped"));
    }
    in_force();
    bullets();
    smell();
    gains();
    terminal_.line();
    row("cli.trace.dead-tonight", night_.fallen, Style::bold);
  }

 private:
  void circle() {
    std::string all;
    for (Seat seat : night_.seats) {
      all += fmt::format("{}{} {}", all.empty() ? "" : ", ", index(seat) + 1, words_.name(seat));
    }
    terminal_.hang("", 2, fmt::format("{}: {}", words_.say("cli.trace.circle"), all));
    const Seats dead = night_.seats - night_.living;
    if (!dead.empty()) row("cli.trace.dead-before", dead, Style::dim);
  }

  void row(std::string_view key, Seats seats, Style style = Style::plain) {
    const auto who =
        seats.empty() ? words_.say("cli.trace.nobody") : words_.words().join(words_.names(seats));
    terminal_.hang("", 2, fmt::format("{}: {}", words_.say(key), who), style);
  }
  void row(std::string_view key, Seat seat) {
    if (seat != Seat::nobody) row(key, Seats::of(seat));
  }

  void heading(std::string_view text) {
    terminal_.line();
    terminal_.line(text, Style::bold);
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
    terminal_.hang("", 2,
                   fmt::format("{}: {}{}", words_.say("cli.trace.matrix"),
                               words_.name(night_.matrix), caught));
  }

  void passage(const Passage& tunnel) {
    const bool works = tunnel.state == Passage::State::open;
    const std::string why = works ? "" : fmt::format("  {}", clause_name(Clause::mrk_atheist_1));
    terminal_.hang("", 2, words_.passage(tunnel) + why, works ? Style::plain : Style::dim);
  }

  void bullets() {
    const bool silent = night_.mafia != NightLog::Mafia::shoots;
    if (silent) {
      heading(words_.say(silence_of(night_.mafia)) +
              fmt::format("  {}", clause_name(Clause::mrk_mafian_2)));
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
    terminal_.hang("  " + label, kLabel + deeper,
                   fmt::format("{}  {}  {}", route, sentence, clause_name(leg.by)), style);
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
      terminal_.hang("", kLabel,
                     fmt::format("{}  {}", words_.gained(gain), clause_name(gain.clause)));
    }
  }

  const NightLog& night_;
  const TraceWords& words_;
  Terminal& terminal_;
};

}  // namespace

std::string TraceWords::name(Seat seat) const {
  return seat == Seat::nobody ? "–" : names_.seats[index(seat)];
}

notation::List TraceWords::names(Seats seats) const {
  notation::List all;
  for (Seat seat : seats) all.push_back(name(seat));
  return all;
}

std::string TraceWords::card(mrakoszlap::CardId card) const {
  return notation::card_name(words_, card);
}

std::string TraceWords::copy(Type type, unsigned number) const {
  return notation::copy_name(words_, type, number);
}

std::string TraceWords::type(Type type) const { return notation::card_name(words_, type); }

std::string TraceWords::mages(const Passage& tunnel) const {
  std::string all;
  for (mrakoszlap::CardId mage : tunnel.mages) all += (all.empty() ? "" : " + ") + card(mage);
  return all;
}

std::string TraceWords::passage(const Passage& tunnel) const {
  const std::string text = fmt::format("{} ({}): {} ⇒ {}", say("cli.trace.tunnel"), mages(tunnel),
                                       name(tunnel.from), name(tunnel.to));
  if (tunnel.state == Passage::State::open) return text;
  return text + "; " + say("cli.trace.tunnel-void", {{"card", type(Type::atheist)}});
}

std::string TraceWords::route(const Leg& leg) const {
  if (!is_move(leg)) return name(leg.at);
  return fmt::format("{} {} {}", name(start_of(leg)), arrow(leg.course), name(end_of(leg)));
}

std::string TraceWords::sentence(const Leg& leg) const {
  const auto with = [&](std::string_view key, Type type) {
    return say(key, {{"card", copy(type, leg.number)}});
  };
  switch (leg.course) {
    case Course::fired: return say("cli.trace.step.fired");
    case Course::pulled: return say("cli.trace.step.pulled");
    case Course::passed: return with("cli.trace.step.passed", Type::mage);
    case Course::split: return say("cli.trace.step.split", {{"n", leg.number}});
    case Course::turned: return with("cli.trace.step.turned", Type::mirror);
    case Course::broke: return with("cli.trace.step.broke", Type::mirror);
    case Course::slid_off: return say("cli.trace.step.slid-off");
    case Course::al_capone: return with("cli.trace.step.al-capone", Type::al_capone);
    case Course::healed: return with("cli.trace.step.healed", Type::doctor);
    case Course::vest: return with("cli.trace.step.lost", Type::vest);
    case Course::cloud_treader: return with("cli.trace.step.lost", Type::cloud_treader);
    case Course::caught: return with("cli.trace.step.caught", Type::matrix);
    case Course::dead_player: return say("cli.trace.step.dead-player");
    case Course::dies: return say("cli.trace.step.dies");
    case Course::gas_mask: return say("cli.trace.step.gas-mask");
    default: return notation::mrakoszlap_name(leg.course);
  }
}

std::string TraceWords::smelt(const Leg& leg) const {
  return leg.course == Course::dead_player ? say("cli.trace.step.dead") : sentence(leg);
}

std::string TraceWords::gained(const Gained& gain) const {
  return say(
      "cli.trace.gain",
      {{"who", name(gain.seat)}, {"card", copy(gain.what, gain.number)}, {"by", type(gain.by)}});
}

std::string TraceWords::heading(const Flown& bullet, std::size_t number) const {
  return fmt::format("{}: {}, {} → {}", say("cli.trace.bullet", {{"n", number}}), card(bullet.card),
                     name(bullet.shooter), name(bullet.target));
}

void print_night(const NightLog& night, const TraceWords& words, Terminal& terminal) {
  NightPage(night, words, terminal).print();
}

}  // namespace omerta::cli
