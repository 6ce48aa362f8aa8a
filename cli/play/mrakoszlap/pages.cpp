// The pages of mrakoszlap that show no more than a seat, or everyone, may know.
#include <algorithm>

#include "cli/play/mrakoszlap/mrakoszlap.h"
#include "cli/terminal/pager.h"
#include "notation/clause_ids.h"

namespace omerta::cli {
namespace {

using mrakoszlap::CardId;
using mrakoszlap::Hand;
using mrakoszlap::Power;
using mrakoszlap::Result;
using mrakoszlap::Type;
namespace ask = mrakoszlap::ask;
namespace fact = mrakoszlap::fact;
namespace number = mrakoszlap::number;

constexpr std::size_t kReasons = 8;  // how many of the last events are explained

}  // namespace

std::string MrakPages::name(Seat seat) const { return seat_name(words_, match_.names(), seat); }

void MrakPages::help() const {
  show_help(words_, terminal_,
            {"pass", "power", "me", "who", "log", "rules", "cards", "why", "save", "quit"});
}

void MrakPages::log() const {
  const Pager pager{terminal_};
  terminal_.title(words_.say("cli.heading.public-log"));
  for (const Spoken& said : spoken(match_, words_, 0)) {
    if (said.kind == Spoken::Kind::call || said.kind == Spoken::Kind::talk) continue;
    const bool heading = said.kind == Spoken::Kind::heading;
    terminal_.say(said.text, heading ? Style::bold : Style::plain);
  }
}

void MrakPages::rules(Seat seat) const {
  const Pager pager{terminal_};
  terminal_.line();
  terminal_.say(words_.say("play.mrak.course"));
  if (seat == Seat::nobody) return;
  terminal_.title(words_.say("play.mrak.cards"));
  const Hand held{match_.view(seat).notes.hand};
  for (unsigned i = 0; i < mrakoszlap::kTypes; ++i) {
    const auto type = static_cast<Type>(i);
    if (!held.has(type)) continue;
    terminal_.line(notation::card_name(words_, type), Style::bold);
    terminal_.say(notation::card_does(words_, setup(), type));
    terminal_.say(notation::card_traits(words_, type), Style::dim);
  }
}

void MrakPages::cards() const {
  const Pager pager{terminal_};
  terminal_.title(words_.say("cli.heading.roles"));
  for (unsigned i = 0; i < mrakoszlap::kTypes; ++i) {
    const auto type = static_cast<Type>(i);
    const int copies = match_.plan().deck.count(type);
    if (copies == 0) continue;
    const std::string card = notation::card_name(words_, type);
    const std::string several = words_.say("mrk.copies", {{"card", card}, {"n", copies}});
    terminal_.line(copies == 1 ? card : several, Style::bold);
    terminal_.say(notation::card_does(words_, setup(), type));
    terminal_.say(notation::card_traits(words_, type), Style::dim);
  }
}

// During play the causes are secret: a seat sees the rule behind what it was told, and no more.
void MrakPages::reasons(Seat seat) const {
  terminal_.title(words_.say("cli.heading.why"));
  std::vector<std::string> lines;
  for (const Spoken& said : spoken(match_, words_, 0)) {
    if (said.kind != Spoken::Kind::sentence) continue;
    lines.push_back(said.text + " [" + notation::clause_id(said.by) + "]");
  }
  const std::size_t skip = lines.size() > kReasons ? lines.size() - kReasons : 0;
  for (std::size_t i = skip; i < lines.size(); ++i) terminal_.say(lines[i]);
  if (seat != Seat::nobody) {
    for (const Event& event : match_.heard(seat)) {
      const bool own = event.fact == fact::lost || event.fact == fact::gained;
      if (!own && event.fact != fact::imprisoned) continue;
      const std::string text =
          notation::private_sentence(words_, match_.names(), match_.view(seat), event);
      terminal_.say(text + " [" + notation::clause_id(event.by) + "]", Style::secret);
    }
  }
  terminal_.say(words_.say("cli.why.later"), Style::dim);
}

}  // namespace omerta::cli
