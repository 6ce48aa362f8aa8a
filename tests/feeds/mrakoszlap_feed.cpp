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

namespace {

struct MrakoszlapKnown {
  Seats in_play, silenced, banned, accused, tied, winners, mafia, awake;
  std::vector<Seat> list, plan;
  std::string phase = "setup", show = "none", result, called;
  unsigned round = 0, offset = 0, mud = 0, pairs = 0, caught = 0, treaders = 0, mirrors = 0;
  bool equal = false, eaten = false;
  Seat floor = Seat::nobody, speaker = Seat::nobody, first = Seat::nobody;
  std::array<Seats, kSeats> in_favour{}, against{};
  std::uint64_t hand = 0;
  unsigned powers = 0;

  void no_hands() {
    in_favour = {};
    against = {};
    show = "none";
    floor = Seat::nobody;
  }

  void night(const Event& event) {
    phase = "nightfall";
    round = event.much;
    silenced = banned = accused = tied = {};
    equal = false;
    list.clear();
    speaker = Seat::nobody;
    no_hands();
  }

  void dies(Seat seat) {
    in_play -= Seats::of(seat);
    accused -= Seats::of(seat);
    tied -= Seats::of(seat);
    if (floor == seat) {
      floor = speaker = Seat::nobody;
      show = "none";
    }
    if (speaker == seat) speaker = Seat::nobody;
  }

  void raises(const Event& event) {
    const Seats voter = Seats::of(event.who);
    Seats& yes = in_favour[index(event.whom)];
    Seats& no = against[index(event.whom)];
    yes -= voter;
    no -= voter;
    if (kShows[event.what] == "for") yes |= voter;
    if (kShows[event.what] == "against") no |= voter;
  }

  void trial(const Event& event) {
    if (event.fact == fact::accused && !accused.has(event.whom)) {
      accused |= Seats::of(event.whom);
      list.push_back(event.whom);
    }
    if (event.fact == fact::floor) floor = event.who, speaker = Seat::nobody;
    if (event.fact == fact::proxy) speaker = event.whom;
    if (event.fact == fact::defence_over) floor = speaker = Seat::nobody;
    if (event.fact == fact::show_opened) floor = event.who, show = kShows[event.what];
    if (event.fact == fact::hand) raises(event);
    if (event.fact == fact::show_closed) floor = Seat::nobody, show = "none";
    if (event.fact == fact::tied) tied = event.seats;
  }

  void table(const notation::Record& record, const Event& event) {
    trial(event);
    if (event.fact == fact::deck_announced) {
      in_play = Seats::first(static_cast<int>(record.casting().names.seats.size()));
    }
    if (event.fact == fact::nightfall) night(event);
    if (event.fact == fact::phase_opened) {
      phase = dashed(kPhases[event.what]);
      if (phase == "ballot" || phase == "tie-ballot") no_hands();
    }
    if (event.fact == fact::report_opened) phase = "report";
    if (event.fact == fact::silenced) silenced |= Seats::of(event.who);
    if (event.fact == fact::vote_banned) banned |= Seats::of(event.who);
    if (event.fact == fact::died) dies(event.who);
    if (event.fact == fact::skipped) powers |= 1U << (std::size(kPowers) - 1);  // the Time Lord
    if (event.fact == fact::power_used) {
      powers |= 1U << event.what;
      equal = equal || kPowers[event.what] == "communist";
    }
    if (event.fact == fact::game_over) {
      phase = "game-over";
      result = dashed(kResults[event.what]);
      winners = event.seats;
    }
  }

  void loses(const Event& event) {
    const std::string name = mrakoszlap_copy(event.what, event.much);
    if (event.much > kCopies[event.what]) {
      --(kTypes[event.what] == "mirror" ? mirrors : treaders);
      return;
    }
    for (unsigned card = 0; card < mrakoszlap::kDeck; ++card) {
      if (mrakoszlap_card(card) == name) hand &= ~(std::uint64_t{1} << card);
    }
  }

  void own(const Event& event) {
    const std::string ask = event.fact == fact::ordered ? dashed(kAsks[event.what]) : "";
    if (event.fact == fact::card_dealt) {
      hand |= std::uint64_t{1} << event.what;
      if (mrakoszlap_card(event.what) == "jozin") mud = event.much;
      if (mrakoszlap_card(event.what) == "blind-executioner") pairs = 2;
    }
    if (event.fact == fact::doctor_offset) offset = event.much;
    if (event.fact == fact::mafia_meets) mafia = event.seats;
    if (event.fact == fact::planned) {  // MRK-MEET-2
      const auto at = std::find(plan.begin(), plan.end(), event.whom);
      const bool known = at != plan.end();
      if (known) plan.erase(at);
      plan.insert(known ? plan.begin() : plan.end(), event.whom);
    }
    if (event.fact == fact::called) {
      called = mrakoszlap_card(event.what);
      first = Seat::nobody;
      awake = {};
    }
    if (ask == "dig-tunnel" || ask == "throw-sock" || ask == "substitute") first = event.whom;
    if (ask == "muddy") --mud;
    if (ask == "substitute-second") --pairs;
    if (event.fact == fact::seen_awake) awake |= Seats::of(event.whom);
    if (event.fact == fact::caught) caught = event.much;
    if (event.fact == fact::lost) loses(event);
    if (event.fact == fact::gained) ++(kTypes[event.what] == "mirror" ? mirrors : treaders);
    if (event.fact == fact::eaten) eaten = true;
  }

  bool holds(std::string_view name) const {
    for (unsigned card = 0; card < mrakoszlap::kDeck; ++card) {
      if ((hand >> card & 1U) != 0 && mrakoszlap_card(card) == name) return true;
    }
    return false;
  }
};

std::string cards(std::uint64_t bits) {
  Texts names;
  for (unsigned card = 0; card < mrakoszlap::kDeck; ++card) {
    if ((bits >> card & 1U) != 0) names.push_back(in_quotes(mrakoszlap_card(card)));
  }
  return listed(names);
}

void add_raised(Object& view, const Texts& names, std::string_view name, Seats accused,
                const std::array<Seats, kSeats>& hands) {
  Object all;
  for (Seat seat : accused) all.add_some(names, names[index(seat)], hands[index(seat)]);
  view.add_object(name, all);
}

void add_trial(Object& view, const Texts& names, const MrakoszlapKnown& known) {
  Texts standing;
  for (Seat seat : known.list) {
    if (known.accused.has(seat)) standing.push_back(person(names, seat));
  }
  if (!standing.empty()) view.add("accused", listed(standing));
  view.add_some(names, "tied", known.tied);
  view.add_one(names, "floor", known.floor);
  view.add_one(names, "speaker", known.speaker);
  if (known.show != "none") view.add("show", in_quotes(known.show));
  add_raised(view, names, "hands-for", known.accused, known.in_favour);
  add_raised(view, names, "hands-against", known.accused, known.against);
}

Object mrakoszlap_own(const Texts& names, Seat seat, const MrakoszlapKnown& known) {
  Object you;
  you.add("seat", person(names, seat));
  you.add("cards", cards(known.hand));
  if (known.eaten && known.holds("leech")) you.add("used-up", "[\"leech\"]");
  you.add_number("gained-cloud-treaders", known.treaders);
  you.add_number("gained-mirrors", known.mirrors);
  you.add_some(names, "mafia", known.mafia);
  if (!known.plan.empty()) you.add("plan", people(names, known.plan));
  you.add_some(names, "awake", known.awake);
  you.add_number("doctor-night", known.offset);
  if (known.holds("jozin")) you.add("mud-left", std::to_string(known.mud));
  if (known.holds("blind-executioner")) you.add("pairs-left", std::to_string(known.pairs));
  if (!known.called.empty()) you.add("called", in_quotes(known.called));
  you.add_one(names, "named-first", known.first);
  you.add_number("bullets-to-release", known.caught);
  return you;
}

}  // namespace

std::string mrakoszlap_view(const notation::Record& record, Seat seat,
                            const std::vector<Told>& told) {
  const Texts& names = record.casting().names.seats;
  MrakoszlapKnown known;
  for (const Told& each : told) {
    if (each.to.is_everyone()) {
      known.table(record, each.event);
    } else if (each.to.seats().has(seat)) {
      known.own(each.event);
    }
  }
  Object view;
  view.add("rulebook", in_quotes("mrakoszlap"));
  view.add("round", std::to_string(known.round));
  view.add("phase", in_quotes(known.phase));
  view.add("in-play", people(names, known.in_play));
  view.add("deck", cards(record.casting().game->plan<Mrakoszlap>().deck.bits));
  view.add_some(names, "silenced", known.silenced);
  view.add_some(names, "vote-banned", known.banned);
  if (known.equal) view.add("all-equal", in_quotes("yes"));
  Texts used;
  for (unsigned i = 0; i < std::size(kPowers); ++i) {
    if ((known.powers >> i & 1U) != 0) used.push_back(in_quotes(dashed(kPowers[i])));
  }
  if (!used.empty()) view.add("powers-used", listed(used));
  add_trial(view, names, known);
  if (!known.result.empty()) view.add("result", in_quotes(known.result));
  view.add_some(names, "winners", known.winners);
  view.add_object("you", mrakoszlap_own(names, seat, known));
  return view.open();
}

}  // namespace omerta::feeds
