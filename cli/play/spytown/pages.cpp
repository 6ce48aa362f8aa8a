// The pages of spytown that show no more than a seat, or everyone, may know.
#include "cli/play/spytown/spytown.h"
#include "cli/terminal/pager.h"
#include "rulebooks/spytown/words/spoken.h"

namespace omerta::cli {
namespace {

using spytown::Card;
using spytown::Token;
namespace fact = spytown::fact;

}  // namespace

std::string SpyPages::name(Seat seat) const { return seat_name(words_, match_.names(), seat); }

std::string SpyPages::say(const std::string& key, const Args& args) const {
  return notation::say(words_, setup(), key, args);
}

void SpyPages::help() const {
  std::vector<std::string_view> typed{"pass",  "say",   "me",  "who",  "log",
                                      "rules", "cards", "why", "save", "quit"};
  if (match_.plan().extended()) typed.insert(typed.begin() + 1, "card");
  show_help(words_, terminal_, typed);
}

void SpyPages::rules(Seat seat) const {
  if (seat != Seat::nobody) card(seat);
  terminal_.line();
  terminal_.say(say("play.spy.course"));
  const bool skip = setup().small_game_round1_mafia == spytown::Round1Mafia::skip;
  if (match_.plan().small()) {  // SPY-SMALL-2 to -6
    terminal_.say(say("spy.guide.small.say", {{"skip", yes(skip)}}));
  }
  if (match_.plan().large_game != 0) terminal_.say(say("spy.guide.large.say"));  // SPY-LARGE-2
}

void SpyPages::cards() const {
  const Pager pager{terminal_};
  terminal_.title(words_.say("cli.heading.roles"));
  for (int i = 0; i < spytown::kTokens; ++i) {
    const Token token = static_cast<Token>(i);
    const int copies = match_.plan().tokens[static_cast<unsigned>(i)];
    if (copies == 0) continue;
    terminal_.line(notation::token_count(words_, setup(), token, copies), Style::bold);
    terminal_.say(notation::token_does(words_, match_.plan(), token));
  }
  for (int i = 0; i < spytown::kCards; ++i) {
    const Card card = static_cast<Card>(i);
    if (match_.plan().cards[static_cast<unsigned>(i)] == 0) continue;
    terminal_.line(notation::card_name(words_, setup(), card), Style::bold);
    terminal_.say(notation::card_does(words_, setup(), card));
    terminal_.say(notation::card_symbols(words_, setup(), card), Style::dim);
  }
}

std::vector<Spoken> SpyPages::all_spoken() const { return spoken(match_, words_, 0); }

bool SpyPages::is_explained(const Event& event) const {
  return event.fact == fact::token_seen || event.fact == fact::recruited;
}

std::string SpyPages::told(Seat seat, const Event& event) const {
  return notation::private_sentence(words_, match_.names(), match_.view(seat), event);
}

}  // namespace omerta::cli
