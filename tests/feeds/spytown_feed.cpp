// spytown: the arguments of its events as the catalogue writes them, and what a seat knows from
// them.
#include "rulebooks/spytown/rules/spytown.h"
#include "tests/feeds/feed.h"
#include "tests/feeds/json.h"

namespace omerta::feeds {
namespace {

namespace fact = spytown::fact;
using spytown::Phase;
using spytown::Spytown;

#define X(name) #name,
constexpr std::string_view kFacts[] = {"no_fact", OMERTA_SPYTOWN_FACTS(X)};
constexpr std::string_view kPhases[] = {OMERTA_SPYTOWN_PHASES(X)};
constexpr std::string_view kCauses[] = {OMERTA_SPYTOWN_CAUSES(X)};
constexpr std::string_view kWindows[] = {OMERTA_SPYTOWN_WINDOWS(X)};
constexpr std::string_view kResults[] = {OMERTA_SPYTOWN_RESULTS(X)};
constexpr std::string_view kRulings[] = {OMERTA_SPYTOWN_RULINGS(X)};
constexpr std::string_view kTokens[] = {OMERTA_SPYTOWN_TOKENS(X)};
constexpr std::string_view kCards[] = {OMERTA_SPYTOWN_CARDS(X)};
#undef X
constexpr std::string_view kForces[] = {"police", "mafia", "new_gang"};

// SPY-REVEAL-3  The card where there are cards, the side, and for whom one wins.
std::string secrets(const notation::Record& record, const Event& event) {
  const bool cards = record.casting().game->plan<Spytown>().extended();
  const unsigned card = event.much & 0xff;
  const std::string_view held = card < std::size(kCards) ? kCards[card] : "none";  // given away
  std::string text = cards ? in_quotes(dashed(held)) + ',' : "";
  text += in_quotes(dashed(kForces[event.much >> 8 & 0xf])) + ',';
  return text + in_quotes(dashed(kForces[event.much >> 12]));
}

std::string counted(const notation::Record& record, std::string_view what) {
  const auto& plan = record.casting().game->plan<Spytown>();
  Object counts;
  for (unsigned i = 0; what == "tokens" && i < std::size(kTokens); ++i) {
    if (plan.tokens[i] != 0) counts.add(dashed(kTokens[i]), std::to_string(plan.tokens[i]));
  }
  for (unsigned i = 0; what == "cards" && i < std::size(kCards); ++i) {
    const bool named = plan.cards[i] != 0 && kCards[i] != "neutral";
    if (named) counts.add(dashed(kCards[i]), std::to_string(plan.cards[i]));
  }
  return counts.closed();
}

}  // namespace

std::string spytown_word(std::string_view kind, unsigned value) {
  if (kind == "fact") return dashed(kFacts[value]);
  if (kind == "phase") return dashed(kPhases[value]);
  if (kind == "cause") return dashed(kCauses[value]);
  if (kind == "window") return dashed(kWindows[value]);
  if (kind == "result") return dashed(kResults[value]);
  if (kind == "ruling") return dashed(kRulings[value]);
  if (kind == "token") return dashed(kTokens[value]);
  return dashed(kCards[value]);
}

std::string_view spytown_slots(const Event& event) {
  switch (static_cast<spytown::number::Fact>(event.fact)) {
    using namespace spytown::number;
    case tokens_announced: return "tokens";
    case cards_announced: return "cards";
    case card_shown:
    case saved:
    case card_removed: return "who card";
    case swapped:
    case fired:
    case voted:
    case vote_moved:
    case looked:
    case pointed:
    case recruited: return "who whom";
    case round_began: return "much";
    case phase_opened:
    case phase_closed: return "phase";
    case named: return "who cause";
    case window_opened: return "window who";
    case window_closed: return "window";
    case ruled: return "ruling who";
    case card_allowed:
    case card_forbidden: return "card";
    case eliminated: return "who token by";
    case expelled: return "who token";
    case card_played: return "who card whom?";
    case spytown::number::ballots: return "phase ballots";
    case spytown::number::suspects: return "in-order";
    case tied: return "seats";
    case game_over: return "result seats";
    case revealed: return "who token secrets";
    case token_dealt: return "who token";
    case card_dealt: return "who card usable";
    case token_seen: return "whom token";
    case awake: return "phase seats";
    case chosen: return "whom";
    case nobody_chosen:
    case recruitment:
    case nobody_eliminated: return "";
    default: return "who";
  }
}

std::string spytown_argument(const notation::Record& record, const Event& event,
                             std::string_view slot) {
  if (slot == "tokens" || slot == "cards") return counted(record, slot);
  if (slot == "secrets") return secrets(record, event);
  if (slot == "usable") return in_quotes(event.much != 0 ? "usable" : "not-usable");
  if (slot == "by") return in_quotes(spytown_word("cause", event.much));
  return in_quotes(spytown_word(slot, event.what));
}

}  // namespace omerta::feeds
