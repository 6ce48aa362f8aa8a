// omerta replay --beliefs: two tables at each moment, or one seat's figures with their reasons.
#include "cli/records/beliefs.h"

#include <algorithm>
#include <cmath>

#include "beliefs/believed.h"
#include "presentation/story/labels.h"
#include "rulebooks/rulebook.h"
#include "talk/told.h"
#include "wire/encode_beliefs.h"
#include "words/letters.h"

namespace omerta::cli {
namespace {

using beliefs::Belief;
using beliefs::Moment;
using beliefs::Opinion;

constexpr int kNameWide = 14;
constexpr int kFigureWide = 4;
constexpr double kAHundred = 100;

std::string spaces(int count) {
  return std::string(static_cast<std::size_t>(std::max(0, count)), ' ');
}

// Only what is certain is nought or a hundred.
int in_a_hundred(double share) {
  if (share <= 0 || share >= 1) return share <= 0 ? 0 : 100;
  return std::clamp(static_cast<int>(std::lround(kAHundred * share)), 1, 99);
}

class Beliefs {
 public:
  Beliefs(const Recorded& game, const Words& words, Terminal& terminal)
      : game_{game},
        words_{words},
        terminal_{terminal},
        names_{game.record.casting().names},
        feed_{teller(game.record.casting()), {}} {
    feed_.hear(game.chronicle.told());
    labels_ = story::labels(feed_, game.chronicle.told().size());
  }

  void think(const beliefs::Asked& asked) {
    const auto reasoner =
        rulebook(game_.record.casting().rulebook).reasoner(game_.chronicle.game());
    const auto said = game_.talk.said();
    all_ = beliefs::believed(*reasoner, game_.chronicle.told(), said, asked);
  }

  void print_json() { terminal_.line(wire::encoded(all_, labels_)); }

  void print_tables() {
    terminal_.title(words_.say("cli.beliefs.title"));
    terminal_.say(words_.say("cli.beliefs.about"));
    terminal_.say(words_.say("cli.beliefs.about-rules"));
    terminal_.say(words_.say("cli.beliefs.about-reading"));
    for (const Moment& moment : all_.moments) {
      terminal_.title(called(moment));
      table("cli.beliefs.rules", moment, [](const Opinion& each) { return each.logic; });
      table("cli.beliefs.reading", moment, [](const Opinion& each) { return each.reading; });
    }
  }

  void print_seat(Seat seat) {
    terminal_.title(words_.say("cli.beliefs.of-seat", {{"who", name(seat)}}));
    terminal_.say(words_.say("cli.beliefs.about-rules"));
    terminal_.say(words_.say("cli.beliefs.about-reading"));
    for (const Moment& moment : all_.moments) {
      for (const Belief& belief : all_.beliefs) {
        if (belief.at == moment.at && belief.seat == seat) tell(moment, belief);
      }
    }
  }

 private:
  std::string name(Seat seat) const { return names_.seats[index(seat)]; }

  std::string called(const Moment& moment) const {
    constexpr std::array kKeys{"cli.beliefs.night", "cli.beliefs.morning", "cli.beliefs.vote",
                               "cli.beliefs.end"};
    return words_.say(kKeys[static_cast<std::size_t>(moment.kind)], {{"n", moment.number}});
  }

  template <class Figure>
  void table(const char* key, const Moment& moment, const Figure& figure) {
    std::string head = words_.say(key);
    head += spaces(kNameWide - columns(head));
    for (std::size_t i = 0; i < names_.seats.size(); ++i) head += right(std::to_string(i + 1));
    terminal_.line(head, Style::bold);
    for (const Belief& belief : all_.beliefs) {
      if (belief.at != moment.at) continue;
      std::string line = std::to_string(index(belief.seat) + 1) + " " + name(belief.seat);
      line += spaces(kNameWide - columns(line));
      std::vector<std::string> cells(names_.seats.size(), "·");
      for (const Opinion& each : belief.of) {
        cells[index(each.of)] = std::to_string(in_a_hundred(figure(each)));
      }
      for (const std::string& cell : cells) line += right(cell);
      terminal_.line(line);
    }
  }

  static std::string right(const std::string& text) {
    return spaces(kFigureWide - columns(text)) + text;
  }

  std::string percent(double share) const {
    return words_.percent(in_a_hundred(share) / kAHundred, 0);
  }
  std::string percent(double share, double error) const {
    const auto points = static_cast<int>(std::ceil(kAHundred * error));
    return error > 0 ? percent(share) + " ± " + std::to_string(points) : percent(share);
  }

  void tell(const Moment& moment, const Belief& belief) {
    terminal_.title(called(moment));
    std::vector<Opinion> all = belief.of;
    std::stable_sort(all.begin(), all.end(),
                     [](const Opinion& a, const Opinion& b) { return a.reading > b.reading; });
    headline(belief.seat, all);
    for (const Opinion& each : all) terminal_.hang("", 2, opinion(belief, each));
    for (const beliefs::Reason& reason : belief.why) tell(reason);
  }

  // "Eva had reason to think: Boris 71 %, Celina 40 %"
  void headline(Seat seat, const std::vector<Opinion>& sorted) {
    constexpr std::size_t kNamed = 3;
    List suspects;
    for (const Opinion& each : sorted) {
      if (each.logic <= 0 || suspects.size() == kNamed) break;
      suspects.push_back(name(each.of) + " " + percent(each.reading, each.error));
    }
    terminal_.say(
        words_.say("cli.beliefs.headline", {{"who", name(seat)}, {"all", words_.join(suspects)}}),
        Style::bold);
  }

  std::string opinion(const Belief& belief, const Opinion& each) const {
    if (each.logic <= 0) return words_.say("cli.beliefs.impossible", {{"who", name(each.of)}});
    if (each.logic >= 1) return words_.say("cli.beliefs.certain", {{"who", name(each.of)}});
    Args args{{"who", name(each.of)},
              {"share", percent(each.logic, belief.logic_error)},
              {"reading", percent(each.reading, each.error)}};
    constexpr double kMostWritten = 1e12;  // more deals than that say nothing to anybody
    if (belief.deals <= 0 || belief.deals > kMostWritten) {
      return words_.say("cli.beliefs.opinion-share", args);
    }
    args.push_back({"deals", words_.number(std::llround(each.deals))});
    args.push_back({"all", words_.number(std::llround(belief.deals))});
    return words_.say("cli.beliefs.opinion", args);
  }

  void tell(const beliefs::Reason& reason) {
    const std::string turn = name(reason.about) + (reason.change > 0 ? " ↑" : " ↓");
    if (reason.event != 0) {
      return terminal_.hang(labels_[reason.event], 6, sentence(reason.event) + "  " + turn,
                            Style::dim);
    }
    terminal_.hang("s" + std::to_string(reason.statement), 6,
                   words_said(reason.statement) + "  " + turn, Style::dim);
  }

  std::string sentence(EventId event) const {
    for (std::size_t i = 0; i < feed_.heard().size(); ++i) {
      if (feed_.id(i) == event) return words_.said(feed_.heard()[i].text, names_);
    }
    return {};
  }

  std::string words_said(std::uint16_t statement) const {
    const std::vector<talk::Said> all = game_.talk.said();
    const auto found = std::find_if(
        all.begin(), all.end(), [&](const talk::Said& said) { return said.first == statement; });
    if (found == all.end()) return {};
    const talk::Lexicon& lexicon = notation::lexicon_of(game_.record.book());
    return words_.said(talk::told(lexicon, game_.chronicle.game().any_table(), all, *found),
                       names_);
  }

  const Recorded& game_;
  const Words& words_;
  Terminal& terminal_;
  const Names& names_;
  story::Feed feed_;  // everyone's
  std::vector<std::string> labels_;
  beliefs::Beliefs all_;
};

}  // namespace

int tell_beliefs(const ReplayRequest& request, const Recorded& game, const Listener& who,
                 const Words& words, Terminal& terminal) {
  const notation::Casting& casting = game.record.casting();
  if (rulebook(casting.rulebook).reasoner == nullptr) {
    terminal.error(words.say("cli.beliefs.other-book", {{"name", casting.rulebook}}));
    return kDoesNotHold;
  }
  if (!is_over(casting, game.chronicle.told())) {
    terminal.error(words.say("cli.beliefs.later"));
    return kDoesNotHold;
  }
  const bool one = who.kind == Listener::Kind::seat;
  const bool json = request.format == "json";
  using Why = beliefs::Asked::Why;
  Beliefs all{game, words, terminal};
  all.think({one ? Seats::of(who.seat) : game.chronicle.game().standing().seats,
             one || json ? Why::told : Why::not_told});
  if (json) {
    all.print_json();
  } else if (one) {
    all.print_seat(who.seat);
  } else {
    all.print_tables();
  }
  return kFine;
}

}  // namespace omerta::cli
