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

namespace {

using Hands = std::array<Seat, kSeats>;

struct GorodKnown {  // what a seat knows, from what it was told
  Seats in_play, declined, winners, awake, nodded, shaken, twirled, exposed;
  std::vector<Seat> candidates;
  std::string phase = "setup", call, result, card;
  unsigned round = 0, ballot = 0;
  Seat moderator = Seat::nobody;
  Hands ballots = for_each_seat(Seat::nobody), pointing = for_each_seat(Seat::nobody);
  std::array<std::string, kSeats> shown;

  bool stands(Seat seat) const {
    return std::find(candidates.begin(), candidates.end(), seat) != candidates.end();
  }

  void day(const notation::Record& record, const Event& event) {
    if (event.fact == fact::nominated) {
      if (!stands(event.whom)) candidates.push_back(event.whom);
      declined -= Seats::of(event.who);
    } else if (event.fact == fact::no_candidate) {
      declined |= Seats::of(event.who);
    } else if (event.fact == fact::vote_opened) {
      phase = "vote";
      ballot = event.what;
      ballots = for_each_seat(Seat::nobody);
      std::erase_if(candidates, [&](Seat each) { return !event.seats.has(each); });
      for (Seat seat : event.seats) {
        if (!stands(seat)) candidates.push_back(seat);
      }
    } else if (event.fact == fact::ballot) {
      ballots[index(event.who)] = event.whom;
    } else if (event.fact == fact::eliminated) {
      phase = "verdict";
      in_play -= Seats::of(event.who);
      shown[index(event.who)] = gorod_card(record, event.what);
    } else if (event.fact == fact::withdrawn) {
      in_play -= Seats::of(event.who);
      std::erase(candidates, event.who);
    }
  }

  void table(const notation::Record& record, const Event& event) {
    day(record, event);
    if (event.fact == fact::deck_announced) {
      in_play = Seats::first(static_cast<int>(record.casting().names.seats.size()));
    } else if (event.fact == fact::night_fell) {
      phase = "night";
      round = event.much;
      ballot = 0;
      candidates.clear();
      declined = {};
    } else if (event.fact == fact::call_opened) {
      call = gorod_caller(record, event.what);
    } else if (event.fact == fact::call_closed) {
      call.clear();
    } else if (event.fact == fact::dawn) {
      phase = "dawn";
      call.clear();
      in_play -= event.seats;
    } else if (event.fact == fact::day_opened) {
      phase = "discussion";
    } else if (event.fact == fact::moderator_appointed) {
      moderator = event.who;
    } else if (event.fact == fact::card_shown) {
      shown[index(event.who)] = gorod_card(record, event.what);
    } else if (event.fact == fact::game_over) {
      phase = "over";
      result = gorod_word("result", event.what);
      winners = event.seats;
    }
  }

  void own(const notation::Record& record, const Event& event) {
    if (event.fact == fact::card_dealt) {
      card = gorod_card(record, event.what);
    } else if (event.fact == fact::group_awake) {
      awake = event.seats;
      pointing = for_each_seat(Seat::nobody);
    } else if (event.fact == fact::pointed) {
      pointing[index(event.who)] = event.whom;
    } else if (event.fact == fact::sleepwalker_exposed) {
      exposed |= Seats::of(event.who);
      pointing = for_each_seat(Seat::nobody);
    } else if (event.fact == fact::answer && event.seats.count() == 1) {
      const std::string sign = gorod_word("sign", event.what);
      for (auto& [seats, name] : {std::pair<Seats&, std::string_view>{nodded, "nod"},
                                  {shaken, "shake"},
                                  {twirled, "twirl"}}) {
        seats -= event.seats;
        if (sign == name) seats |= event.seats;
      }
    }
  }
};

Object gorod_own(const Texts& names, Seat seat, const GorodKnown& known) {
  Object you;
  you.add("seat", person(names, seat));
  if (!known.card.empty()) you.add("card", in_quotes(known.card));
  you.add_some(names, "awake-with", known.awake);
  you.add_some(names, "nodded", known.nodded);
  you.add_some(names, "shaken", known.shaken);
  you.add_some(names, "twirled", known.twirled);
  you.add_some(names, "exposed", known.exposed);
  you.add_hands(names, "pointing", known.pointing);
  return you;
}

}  // namespace

std::string gorod_view(const notation::Record& record, Seat seat, const std::vector<Told>& told) {
  const Texts& names = record.casting().names.seats;
  GorodKnown known;
  for (const Told& each : told) {
    if (each.to.is_everyone()) {
      known.table(record, each.event);
    } else if (each.to.seats().has(seat)) {
      known.own(record, each.event);
    }
  }
  Object view;
  view.add("rulebook", in_quotes("gorod"));
  view.add("round", std::to_string(known.round));
  view.add("phase", in_quotes(known.phase));
  view.add("in-play", people(names, known.in_play));
  if (!known.call.empty()) view.add("call", in_quotes(known.call));
  view.add_one(names, "moderator", known.moderator);
  Object shown;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (!known.shown[i].empty()) shown.add(names[i], in_quotes(known.shown[i]));
  }
  view.add_object("cards-shown", shown);
  if (!known.candidates.empty()) view.add("candidates", people(names, known.candidates));
  view.add_some(names, "no-candidate", known.declined);
  view.add_number("ballot", known.ballot);
  view.add_hands(names, "ballots", known.ballots);
  if (!known.result.empty()) view.add("result", in_quotes(known.result));
  view.add_some(names, "winners", known.winners);
  view.add_object("you", gorod_own(names, seat, known));
  return view.open();
}

}  // namespace omerta::feeds
