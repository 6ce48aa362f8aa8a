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

namespace {

using Hands = std::array<Seat, kSeats>;
using Tokens = std::array<std::string, kSeats>;

struct SpytownKnown {
  Seats in_game, expelled, winners, suspects, tied, arrested, kidnapped;
  Seats sheltered, safe, sheltered_next, safe_next, awake, gang;
  std::string phase = "setup", result, token, card, allowed, forbidden;
  unsigned round = 0;
  Seat commander = Seat::nobody, floor = Seat::nobody, named = Seat::nobody;
  Hands votes = for_each_seat(Seat::nobody), pointing = for_each_seat(Seat::nobody);
  Tokens shown, seen;
  Texts unseen;  // action cards that nobody has laid open

  void begin(const notation::Record& record) {
    const auto& plan = record.casting().game->plan<Spytown>();
    in_game = Seats::first(plan.setup.seats);
    for (unsigned i = 0; i < std::size(kCards); ++i) {
      if (plan.setup.cards[i] != 0) unseen.push_back(in_quotes(dashed(kCards[i])));
    }
  }

  void laid_open(const Event& event) {
    const std::string name = dashed(kCards[event.what]);
    std::erase(unseen, in_quotes(name));
    if (allowed == name) allowed.clear();
    if (event.fact != fact::card_played) return;
    if (name == "arrest") arrested |= Seats::of(event.who);
    if (name == "kidnapping") kidnapped |= Seats::of(event.whom);
    if (name == "shelter") sheltered_next |= Seats::of(event.who);
    if (name == "safe-conduct") safe_next |= Seats::of(event.who);
  }

  void taken_away(const Event& event) {
    const std::string name = dashed(kCards[event.what]);
    Seats& whose = name == "arrest"       ? arrested
                   : name == "kidnapping" ? kidnapped
                   : name == "shelter"    ? sheltered
                                          : safe;
    whose -= Seats::of(event.who);
  }

  void goes(const Event& event) {
    const Seats seat = Seats::of(event.who);
    shown[index(event.who)] = dashed(kTokens[event.what]);
    in_game -= seat;
    suspects -= seat;
    tied -= seat;
    if (event.fact == fact::expelled) expelled |= seat;
    if (named == event.who) named = Seat::nobody;
    if (floor == event.who) floor = Seat::nobody;
  }

  void opens(const Event& event) {
    phase = dashed(kPhases[event.what]);
    allowed.clear();  // SPY-GM-1: until the next step
    forbidden.clear();
    if (phase.ends_with("-ballot")) votes = for_each_seat(Seat::nobody);
    if (phase != "discussion" && phase != "close") return;
    suspects = {};
    tied = {};
    floor = Seat::nobody;
  }

  void next_round(const Event& event) {
    round = event.much;
    phase = "agent-phase";
    sheltered = sheltered_next;
    safe = safe_next;
    sheltered_next = {};
    safe_next = {};
  }

  void table(const notation::Record& record, const Event& event) {
    switch (static_cast<spytown::number::Fact>(event.fact)) {
      using namespace spytown::number;
      case tokens_announced: return begin(record);
      case card_shown:
      case card_played: return laid_open(event);
      case card_removed: return taken_away(event);
      case spytown::number::commander: commander = event.who; return;
      case round_began: return next_round(event);
      case phase_opened: return opens(event);
      case spytown::number::named: named = event.who; return;
      case saved: named = Seat::nobody; return;
      case ruled:
        if (kRulings[event.what] == "cancel") named = Seat::nobody;
        return;
      case card_allowed: allowed = dashed(kCards[event.what]); return;
      case card_forbidden: forbidden = dashed(kCards[event.what]); return;
      case eliminated:
      case spytown::number::expelled: return goes(event);
      case ballot:
      case voted:
      case vote_moved: votes[index(event.who)] = event.whom; return;
      case spytown::number::suspects: suspects = event.seats; return;
      case spytown::number::floor: floor = event.who; return;
      case defended:
      case waived: floor = Seat::nobody; return;
      case spytown::number::tied: tied = event.seats; return;
      case game_over:
        phase = "over";
        result = dashed(kResults[event.what]);
        allowed.clear();
        forbidden.clear();
        winners = event.seats;
        return;
      default: return;
    }
  }

  void wakes(Seat self, const Event& event) {
    const std::string when = dashed(kPhases[event.what]);
    if (when == "agent-phase") {
      for (Seat seat : event.seats - self) seen[index(seat)] = "agent";
    } else if (when == "gang-recognition") {
      gang = event.seats;
    } else {
      awake = event.seats;
      if (event.much != 0) pointing = for_each_seat(Seat::nobody);  // a night of its own
    }
  }

  void own(Seat self, const Event& event) {
    if (event.fact == fact::token_dealt) token = dashed(kTokens[event.what]);
    if (event.fact == fact::card_dealt) card = dashed(kCards[event.what]);
    if (event.fact == fact::token_seen) seen[index(event.whom)] = dashed(kTokens[event.what]);
    if (event.fact == fact::awake) wakes(self, event);
    if (event.fact == fact::pointed) pointing[index(event.who)] = event.whom;
  }

  bool card_works() const {  // SPY-CARD-4
    if (card == "neutral") return false;
    if (card == "recruitment") return token == "mafioso";
    if (card == "corner-shot" || card == "kidnapping" || card == "last-shot") {
      return token == "policeman";
    }
    return card == "commander" || token == "policeman" || token == "mafioso";
  }
};

void add_tokens(Object& object, const Texts& names, std::string_view name, const Tokens& tokens) {
  Object all;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (!tokens[i].empty()) all.add(names[i], in_quotes(tokens[i]));
  }
  object.add_object(name, all);
}

Object spytown_own(const Texts& names, Seat seat, const SpytownKnown& known) {
  Object you;
  you.add("seat", person(names, seat));
  if (!known.token.empty()) you.add("token", in_quotes(known.token));
  if (!known.card.empty()) {
    you.add("card", in_quotes(known.card));
    you.add("card-works", in_quotes(known.card_works() ? "yes" : "no"));
  }
  you.add_some(names, "awake", known.awake);
  you.add_some(names, "gang", known.gang);
  add_tokens(you, names, "seen", known.seen);
  you.add_hands(names, "pointing", known.pointing);
  return you;
}

}  // namespace

std::string spytown_view(const notation::Record& record, Seat seat, const std::vector<Told>& told) {
  const Texts& names = record.casting().names.seats;
  SpytownKnown known;
  for (const Told& each : told) {
    if (each.to.is_everyone()) {
      known.table(record, each.event);
    } else if (each.to.seats().has(seat)) {
      known.own(seat, each.event);
    }
  }
  Object view;
  view.add("rulebook", in_quotes("spytown"));
  view.add("round", std::to_string(known.round));
  view.add("phase", in_quotes(known.phase));
  view.add("in-game", people(names, known.in_game));
  add_tokens(view, names, "tokens-shown", known.shown);
  view.add_some(names, "expelled", known.expelled);
  view.add_one(names, "commander", known.commander);
  view.add_some(names, "sheltered", known.sheltered);
  view.add_some(names, "safe", known.safe);
  view.add_some(names, "arrested", known.arrested);
  view.add_some(names, "kidnapped", known.kidnapped);
  if (!known.unseen.empty()) view.add("unseen-cards", listed(known.unseen));
  if (!known.allowed.empty()) view.add("allowed", in_quotes(known.allowed));
  if (!known.forbidden.empty()) view.add("forbidden", in_quotes(known.forbidden));
  view.add_some(names, "suspects", known.suspects);
  view.add_some(names, "tied", known.tied);
  view.add_one(names, "floor", known.floor);
  view.add_one(names, "named", known.named);
  view.add_hands(names, "votes", known.votes);
  if (!known.result.empty()) view.add("result", in_quotes(known.result));
  view.add_some(names, "winners", known.winners);
  view.add_object("you", spytown_own(names, seat, known));
  return view.open();
}

}  // namespace omerta::feeds
