// The pages of mrakoszlap that show no more than a seat, or everyone, may know.
#include "cli/play/mrakoszlap/mrakoszlap.h"
#include "cli/terminal/pager.h"

namespace omerta::cli {
namespace {

using mrakoszlap::Hand;
using mrakoszlap::Type;
namespace fact = mrakoszlap::fact;

}  // namespace

std::string MrakPages::name(Seat seat) const { return seat_name(words_, match_.names(), seat); }

void MrakPages::help() const {
  show_help(words_, terminal_,
            {"pass", "power", "me", "who", "log", "rules", "cards", "why", "save", "quit"});
}

void MrakPages::rules(Seat seat) const {
  const Pager pager{terminal_};
  terminal_.line();
  terminal_.say(words_.say("play.mrak.course"));
  if (seat == Seat::nobody) return;
  terminal_.title(words_.say("play.your-cards"));
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

std::vector<Spoken> MrakPages::all_spoken() const { return spoken(match_, words_, 0); }

bool MrakPages::is_explained(const Event& event) const {
  return event.fact == fact::lost || event.fact == fact::gained || event.fact == fact::imprisoned;
}

std::string MrakPages::told(Seat seat, const Event& event) const {
  return notation::private_sentence(words_, match_.names(), match_.view(seat), event);
}

}  // namespace omerta::cli
