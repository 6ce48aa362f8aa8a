// One game of each rulebook at random, and how long each part of sending it takes.
#include "bench/wire_pace.h"

#include <iomanip>

#include "bench/played.h"
#include "bench/timing.h"
#include "presentation/screen/screen.h"
#include "presentation/story/feed.h"
#include "wire/encode.h"
#include "wire/received/command.h"

namespace omerta::bench {
namespace {

LinePace measure_lines(const Rulebook& book, const Chronicle& chronicle, int repeats) {
  const auto fed = [&] {
    story::Feed feed{book.teller(chronicle.game()), {story::Listener::Kind::moderator}};
    feed.hear(chronicle.told());
    return feed;
  };
  const story::Feed feed = fed();
  const std::size_t lines = feed.heard().size();
  LinePace pace{.told = best(repeats, lines, [&] { (void)fed(); })};
  wire::Encoder encoder;
  pace.encoded = best(repeats, lines, [&] {
    encoder.clear();
    for (const story::Heard& heard : feed.heard()) encoder.add(heard);
  });
  pace.bytes = static_cast<double>(encoder.text().size()) / static_cast<double>(lines);
  return pace;
}

ScreenPace measure_screens(const Rulebook& book, const Names& names, const Chronicle& half,
                           int repeats) {
  std::vector<story::Feed> feeds;
  for (Seat seat : half.game().standing().seats) {
    feeds.emplace_back(book.teller(half.game()),
                       story::Listener{story::Listener::Kind::seat, seat});
    feeds.back().hear(half.told());
  }
  std::vector<screen::Screen> screens;
  ScreenPace pace;
  pace.made = best(repeats, feeds.size(), [&] {
    screens.clear();
    for (std::size_t i = 0; i < feeds.size(); ++i) {
      const AnyView view = half.game().any_view(static_cast<Seat>(i));
      screens.push_back(book.screen(view, names, feeds[i]));
    }
  });
  wire::Encoder encoder;
  pace.encoded = best(repeats, screens.size(), [&] {
    encoder.clear();
    for (const screen::Screen& screen : screens) encoder.add(screen);
  });
  pace.bytes = static_cast<double>(encoder.text().size()) / static_cast<double>(screens.size());
  return pace;
}

WirePace measure_one(const Rulebook& book, int repeats) {
  constexpr int kAnswers = 1000;
  const Played whole = played(book);
  const notation::Casting& casting = whole.record.casting();
  const Chronicle& chronicle = whole.chronicle;
  WirePace pace{.rulebook = casting.rulebook};
  pace.command = best(repeats, chronicle.commands().size(), [&] {
    AnyGame game = *casting.game;
    game.begin();
    for (const Command& command : chronicle.commands()) (void)game.apply(command);
  });
  pace.line = measure_lines(book, chronicle, repeats);
  pace.screen = measure_screens(book, casting.names, half_of(whole), repeats);
  pace.answer = best(repeats, kAnswers, [] {
    for (int i = 0; i < kAnswers; ++i) {
      expect(wire::read_answer(R"({"lane":0,"number":12,"choice":[5]})").has_value());
    }
  });
  return pace;
}

}  // namespace

std::vector<WirePace> measure_wire(int repeats) {
  std::vector<WirePace> all;
  for (const Rulebook* book : rulebooks()) all.push_back(measure_one(*book, repeats));
  return all;
}

void print_wire(std::ostream& out, int repeats) {
  out << "\nwhat is sent (nanoseconds; in brackets how many commands of the game take as long)\n";
  for (const WirePace& pace : measure_wire(repeats)) {
    const auto figure = [&](const char* name, double nanoseconds) {
      out << ", " << name << ' ' << nanoseconds << " (" << nanoseconds / pace.command << ')';
    };
    out << "  " << pace.rulebook << ": a command " << pace.command;
    figure("an event told", pace.line.told);
    figure("encoded", pace.line.encoded);
    figure("a screen made", pace.screen.made);
    figure("encoded", pace.screen.encoded);
    figure("an answer read", pace.answer);
    out << "; bytes a line " << pace.line.bytes << ", a screen " << pace.screen.bytes << '\n';
  }
}

}  // namespace omerta::bench
