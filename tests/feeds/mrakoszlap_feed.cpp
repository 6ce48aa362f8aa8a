// mrakoszlap: the arguments of its events as the catalogue writes them, and what a seat knows from
// them.
#include "rulebooks/mrakoszlap/rules/mrakoszlap.h"
#include "tests/feeds/feed.h"
#include "tests/feeds/json.h"

namespace omerta::feeds {
namespace {

namespace fact = mrakoszlap::fact;
using mrakoszlap::Mrakoszlap;

#define X(name) #name,
constexpr std::string_view kFacts[] = {"no_fact", OMERTA_MRAKOSZLAP_FACTS(X)};
constexpr std::string_view kAsks[] = {"no_ask", OMERTA_MRAKOSZLAP_ASKS(X)};
constexpr std::string_view kPhases[] = {OMERTA_MRAKOSZLAP_PHASES(X)};
constexpr std::string_view kKinds[] = {OMERTA_MRAKOSZLAP_KINDS(X)};
constexpr std::string_view kSteps[] = {OMERTA_MRAKOSZLAP_STEPS(X)};
constexpr std::string_view kResults[] = {OMERTA_MRAKOSZLAP_RESULTS(X)};
constexpr std::string_view kPowers[] = {OMERTA_MRAKOSZLAP_POWERS(X)};
#undef X
#define X(name, copies) #name,
constexpr std::string_view kTypes[] = {OMERTA_MRAKOSZLAP_CARDS(X)};
#undef X
#define X(name, copies) copies,
constexpr unsigned kCopies[] = {OMERTA_MRAKOSZLAP_CARDS(X)};
#undef X
constexpr std::string_view kShows[] = {"none", "for", "against", "either"};

unsigned type_named(std::string_view name) {
  unsigned type = 0;
  while (kTypes[type] != name) ++type;
  return type;
}

// "turned, mirror-1", "split, 2", "lost, vest-1", "dies".
std::string step(const Event& event) {
  const std::string_view name = kSteps[event.what];
  const unsigned number = event.much & 0x3ff;  // the rest is a type
  const auto with = [&](std::string_view what, std::string_view type) {
    return in_quotes(dashed(what)) + ',' + in_quotes(mrakoszlap_copy(type_named(type), number));
  };
  if (name == "vest" || name == "cloud_treader") return with("lost", name);
  if (name == "turned" || name == "broke" || name == "gain_mirror") return with(name, "mirror");
  if (name == "gain_treader") return with(name, "cloud_treader");
  const bool counted = name == "split" || name == "fragment";
  return in_quotes(dashed(name)) + (counted ? ',' + std::to_string(event.much) : "");
}

std::string deck(const notation::Record& record) {
  const std::uint64_t bits = record.casting().game->plan<Mrakoszlap>().deck.bits;
  Object counts;
  unsigned card = 0;
  for (unsigned type = 0; type < std::size(kTypes); ++type) {
    unsigned have = 0;
    for (unsigned i = 0; i < kCopies[type]; ++i) have += (bits >> card++ & 1U) != 0 ? 1U : 0U;
    if (have != 0) counts.add(dashed(kTypes[type]), std::to_string(have));
  }
  return counts.closed();
}

}  // namespace

std::string mrakoszlap_copy(unsigned type, unsigned number) {
  const std::string name = dashed(kTypes[type]);
  return kCopies[type] == 1 ? name : name + '-' + std::to_string(number);
}

std::string mrakoszlap_card(unsigned card) {
  unsigned type = 0;
  while (card >= kCopies[type]) card -= kCopies[type++];
  return mrakoszlap_copy(type, card + 1);
}

std::string mrakoszlap_word(std::string_view kind, unsigned value) {
  if (kind == "fact") return dashed(kFacts[value]);
  if (kind == "ask") return dashed(kAsks[value]);
  if (kind == "phase") return dashed(kPhases[value]);
  if (kind == "show") return dashed(kShows[value]);
  if (kind == "power") return dashed(kPowers[value]);
  return dashed(kResults[value]);
}

std::string_view mrakoszlap_slots(const Event& event) {
  switch (static_cast<mrakoszlap::number::Fact>(event.fact)) {
    using namespace mrakoszlap::number;
    case deck_announced: return "deck";
    case nightfall: return "much";
    case phase_opened: return "phase";
    case card_called: return "card shoots?";
    case report_opened: return "much skipped?";
    case slimed: return "who much";
    case bullet: return "matrix?";
    case course:
    case smell: return "step who?";
    case gain: return "gain";
    case accused:
    case proxy:
    case planned: return "who whom";
    case show_opened: return "who show";
    case hand: return "who whom show";
    case mrakoszlap::number::tied:
    case mafia_meets:
    case condemned: return "seats";
    case power_used: return "who power whom?";
    case volley: return "who seats";
    case saved_by_day: return "who copy";
    case bomb_cost: return "copy";
    case faction_shown: return "who result";
    case card_shown: return "who shown";
    case game_over: return "result seats";
    case revealed:
    case card_dealt:
    case called: return "who card";
    case imprisoned: return event.what == 255 ? "who" : "who card";
    case doctor_offset:
    case caught: return "who much";
    case ordered: return "who ask whom?";
    case declined: return "who ask";
    case seen_awake: return "whom";
    case lost: return "who copy reason";
    case gained: return "who copy by";
    case flight: return "step who whom?";
    case counted: return "who much what";
    case mask_stopped_sand:
    case sock_thrown:
    case leech_eaten:
    case quiet_night:
    case nobody_condemned:
    case mafia_silent: return "";
    default: return "who";
  }
}

std::string mrakoszlap_argument(const notation::Record& record, const Event& event,
                                std::string_view slot) {
  if (slot == "deck") return deck(record);
  if (slot == "card") return in_quotes(mrakoszlap_card(event.what));
  if (slot == "copy") return in_quotes(mrakoszlap_copy(event.what, event.much));
  if (slot == "shown" && event.much == 0) return in_quotes(mrakoszlap_card(event.what));
  if (slot == "shown") return in_quotes(mrakoszlap_copy(type_named("mirror"), event.much));
  if (slot == "step") return step(event);
  if (slot == "by") return in_quotes(dashed(kTypes[event.seats.bits]));
  if (slot == "skipped?") return event.what == 0 ? "" : in_quotes("skipped");
  if (slot == "shoots?") return event.much == 0 ? "" : in_quotes("shoots");
  if (slot == "matrix?") return event.what == 0 ? "" : in_quotes("matrix");
  if (slot == "gain") {
    const std::string_view by = kTypes[event.what];
    const std::string_view what = by == "glazier" ? "mirror" : "cloud_treader";
    return in_quotes(dashed(by)) + ',' + in_quotes(mrakoszlap_copy(type_named(what), event.much));
  }
  if (slot == "reason") {  // MRK-REPORT-4
    const std::string_view kind = kKinds[event.seats.bits];
    return in_quotes(kind == "shot" ? "bullet" : dashed(kind));
  }
  return in_quotes(mrakoszlap_word(slot, event.what));
}

}  // namespace omerta::feeds
