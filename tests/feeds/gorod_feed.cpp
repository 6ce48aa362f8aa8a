// gorod: the arguments of its events as the catalogue writes them (2.4), and what a seat knows from
// them (section 6).
#include "rulebooks/gorod/rules/gorod.h"
#include "tests/feeds/feed.h"
#include "tests/feeds/json.h"

namespace omerta::feeds {
namespace {

namespace fact = gorod::fact;
using gorod::Gorod;

#define X(name) #name,
constexpr std::string_view kFacts[] = {"no_fact", OMERTA_GOROD_FACTS(X)};
constexpr std::string_view kAsks[] = {"no_ask", OMERTA_GOROD_ASKS(X)};
constexpr std::string_view kSigns[] = {OMERTA_GOROD_SIGNS(X)};
constexpr std::string_view kReasons[] = {OMERTA_GOROD_REASONS(X)};
constexpr std::string_view kResults[] = {OMERTA_GOROD_RESULTS(X)};
constexpr std::string_view kRoles[] = {OMERTA_GOROD_ROLES(X)};
#undef X

std::string deck(const notation::Record& record) {
  const auto& setup = record.casting().game->plan<Gorod>().setup;
  Object counts;
  for (unsigned i = 0; i < gorod::kRoles; ++i) {
    if (setup.deck[i] != 0) counts.add(gorod_card(record, i), std::to_string(setup.deck[i]));
  }
  return counts.closed();
}

}  // namespace

std::string gorod_word(std::string_view kind, unsigned value) {
  if (kind == "fact") return dashed(kFacts[value]);
  if (kind == "ask") return dashed(kAsks[value]);
  if (kind == "sign") return dashed(kSigns[value]);
  if (kind == "reason") return dashed(kReasons[value]);
  return dashed(kResults[value]);
}

std::string gorod_card(const notation::Record& record, unsigned role) {
  if (role < std::size(kRoles)) return dashed(kRoles[role]);
  return record.casting().names.house[role - std::size(kRoles)].id;
}

// A call has the name of its card, and the clans have theirs.
std::string gorod_caller(const notation::Record& record, unsigned call) {
  using gorod::Call;
  const auto which = static_cast<Call>(call);
  if (which == Call::acquaintance_mafia) return "acquaintance-mafia";
  if (which == Call::acquaintance_yakuza) return "acquaintance-yakuza";
  if (which == Call::mafia) return "mafia";
  if (which == Call::yakuza) return "yakuza";
  const auto& plan = record.casting().game->plan<Gorod>();
  for (unsigned role = 0; role < gorod::kRoles; ++role) {
    const auto& card = plan.card(static_cast<gorod::Role>(role));
    if (plan.setup.deck[role] == 0) continue;
    for (unsigned k = 0; k < card.acts; ++k) {
      if (card.act[k].call == which) return gorod_card(record, role);
    }
  }
  return "none";
}

std::string_view gorod_slots(const Event& event) {
  switch (static_cast<gorod::number::Fact>(event.fact)) {
    using namespace gorod::number;
    case deck_announced: return "deck";
    case night_fell:
    case day_opened: return "much";
    case call_opened:
    case call_closed: return "call";
    case dawn: return "much seats";
    case nominated:
    case pointed:
    case redirected: return "who whom";
    case vote_opened:
    case vote_tied: return "what in-order";
    case gorod::number::ballots: return "what ballots";
    case eliminated:
    case card_shown:
    case card_dealt: return "who role";
    case no_elimination: return "reason";
    case game_over: return "result seats";
    case group_awake: return "call seats";
    case chose: return "who ask seats";
    case answer: return "who sign seats";
    case came_to_nothing:
    case spared:
    case not_healed:
    case held: return "who because";
    case no_shot: return "call because";
    case shot: return "who call";
    case mafia_appeared:
    case no_shot_tonight: return "";
    default: return "who";
  }
}

std::string gorod_argument(const notation::Record& record, const Event& event,
                           std::string_view slot) {
  if (slot == "deck") return deck(record);
  if (slot == "call") return in_quotes(gorod_caller(record, event.what));
  if (slot == "role") return in_quotes(gorod_card(record, event.what));
  if (slot == "because") return in_quotes(gorod_word("reason", event.much));
  const bool house = static_cast<gorod::Result>(event.what) == gorod::Result::house;
  if (slot == "result" && house) return in_quotes(gorod_card(record, event.much));
  const bool number = static_cast<gorod::Sign>(event.what) == gorod::Sign::number;
  if (slot == "sign" && number) return std::to_string(event.much);
  return in_quotes(gorod_word(slot, event.what));
}

}  // namespace omerta::feeds
