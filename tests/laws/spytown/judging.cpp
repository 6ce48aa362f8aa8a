// Which differences an observer of twin worlds is entitled to see. Whatever the command made known
// in either world must be exactly what that world permits (permitted.cpp), and the two may part
// only in one of the ways of kExcuses, each with the clause that permits it.
#include <algorithm>

#include "rulebooks/spytown/rules/card_rows.h"
#include "tests/laws/spytown/permitted.h"
#include "tests/laws/spytown/twins/twins.h"

namespace omerta::spytown::laws {
namespace {

struct Half {  // one world at the place where they part
  const World& world;
  const Entry& entry;
  const Facts& before;
  const Facts& after;

  bool told() const { return entry.kind == Entry::Kind::told; }
  bool told(Fact what) const { return told() && entry.event.fact == what; }
  const Event& event() const { return entry.event; }
};

Half half(const World& world, std::size_t at) {
  const Entry& entry = world.entries[at];
  const std::array<Facts, 2>& facts = world.facts[std::min(entry.command, world.facts.size() - 1)];
  return {world, entry, facts[0], facts[1]};
}

bool either(const Half& a, const Half& b, Fact what) { return a.told(what) || b.told(what); }
bool both(const Half& a, const Half& b, Fact what) { return a.told(what) && b.told(what); }

Token token(const Half& h, Seat seat) { return h.after.hands.token[index(seat)]; }

bool other_token(const Half& a, const Half& b, Seat seat) {
  return seat != Seat::nobody && token(a, seat) != token(b, seat);
}
// Whether the two hold different cards there, or cards of which one is neutral in that hand.
bool other_card(const Half& a, const Half& b, Seat seat) {
  const Card one = a.before.hands.card[index(seat)];
  const Card other = b.before.hands.card[index(seat)];
  return one != other || works(one, a.before.hands.token[index(seat)]) !=
                             works(other, b.before.hands.token[index(seat)]);
}

// SPY-WIN-1, SPY-REVEAL-3  The game may end in one world and go on in the other.
bool may_end(const Half& a, const Half& b) {
  if (!either(a, b, fact::game_over)) return false;
  const Facts& end = a.told(fact::game_over) ? a.after : b.after;
  const Seats in_play = end.in_play - end.exposed;
  return outcome(a.after.hands, in_play, {}) != outcome(b.after.hands, in_play, {}) ||
         a.after.exposed != b.after.exposed;
}

// SPY-REVEAL-1, SPY-GANG-7  The token of one who leaves, and a member's card.
bool may_be_shown(const Half& a, const Half& b) {
  for (Fact left : {fact::eliminated, fact::expelled}) {
    const bool alike =
        both(a, b, left) && a.event().who == b.event().who && a.event().much == b.event().much;
    if (alike && other_token(a, b, a.event().who)) return true;
  }
  for (const Half* h : {&a, &b}) {
    if (!h->told(fact::card_shown)) continue;
    const Seat who = h->event().who;
    const auto kind = static_cast<Card>(h->event().what);
    const bool gang = (force(a.after.hands, who) == Force::new_gang) !=
                      (force(b.after.hands, who) == Force::new_gang);
    if (kind == Card::new_gang && gang) return true;
    // SPY-COMMANDER-1, SPY-SWAP-1, SPY-CARD-10  A card turned up by its holder.
    constexpr Cards kTurnedUp =
        kPoliceCards | Card::commander | Card::role_swap | Card::recruitment;
    if (kTurnedUp.has(kind) && other_card(a, b, who)) return true;
  }
  return false;
}

// SPY-AGENT-3, SPY-WIRETAP-2, SPY-SWAP-5  A token is shown to the one who looks, and to nobody
// else.
bool may_be_seen(const Half& a, const Half& b) {
  if (both(a, b, fact::token_seen)) {
    const bool alone = a.entry.to == Seats::of(a.event().who) && a.entry.to == b.entry.to;
    return alone && a.event().whom == b.event().whom && other_token(a, b, a.event().whom);
  }
  const bool own = both(a, b, fact::token_dealt) && a.entry.to == Seats::of(a.event().who);
  return own && a.before.phase == Phase::start_of_game && other_token(a, b, a.event().who);
}

// Others are awake.
bool may_be_awake(const Half& a, const Half& b) {
  for (const Half* h : {&a, &b}) {
    if (!h->told(fact::awake)) continue;
    const auto phase = static_cast<Phase>(h->event().what);
    if (really_awake(a.after, phase) != really_awake(b.after, phase)) return true;
  }
  const bool done = a.before.look_over != b.before.look_over;  // the Agent sleeps again
  return either(a, b, fact::awake) && done;
}

// What is done at night, to those with open eyes.
bool may_watch(const Half& a, const Half& b) {
  for (Fact what :
       {fact::looked, fact::no_look, fact::pointed, fact::chosen, fact::recruited, fact::exposed}) {
    if (either(a, b, what)) return true;
  }
  return false;
}

// SPY-POLICE-1  The mafia's choice, or that there is none; an exposed Agent.
bool may_be_named(const Half& a, const Half& b) {
  const bool opening = either(a, b, fact::named) || either(a, b, fact::nobody_chosen);
  const auto exposure = [](const Half& h) {
    return h.told(fact::named) && static_cast<Cause>(h.event().what) == Cause::agent_exposed;
  };
  if (exposure(a) || exposure(b)) {
    return a.before.exposed != b.before.exposed ||
           holders(a.after.hands, Token::agent) != holders(b.after.hands, Token::agent);
  }
  const auto victim = [](const Half& h) {
    return h.after.chosen != Seat::nobody && h.before.in_play.has(h.after.chosen) ? h.after.chosen
                                                                                  : Seat::nobody;
  };
  const auto of_mafia = [](const Half& h) {
    return h.told(fact::nobody_chosen) ||
           (h.told(fact::named) && static_cast<Cause>(h.event().what) == Cause::mafia);
  };
  return opening && of_mafia(a) && of_mafia(b) && victim(a) != victim(b);
}

// SPY-CARD-9, SPY-RECRUIT-5  A card is played in one world by somebody who cannot in the other.
bool may_be_played(const Half& a, const Half& b) {
  if (either(a, b, fact::recruitment)) {
    return a.after.hands.recruited.empty() != b.after.hands.recruited.empty();
  }
  for (const Half* h : {&a, &b}) {
    if (h->told(fact::card_played) && other_card(a, b, h->event().who)) return true;
  }
  return false;
}

// SPY-ROUND-4  An Agent who leaves after the look takes the Mafia phase of round 1 along.
bool may_be_skipped(const Half& a, const Half& b) {
  const auto agent_in = [](const Half& h) {
    return !(holders(h.after.hands, Token::agent) & h.after.in_play).empty();
  };
  return a.world.game.plan.small() && a.after.round == 1 && both(a, b, fact::phase_opened) &&
         a.before.look_over != b.before.look_over && !agent_in(a) && !agent_in(b);
}

// A human game master knows that an exposed Agent is out, and cannot expel him.
bool may_not_be_expelled(const Half& a, const Half& b) {
  if (!a.world.game.plan.human()) return false;
  const auto barred = [](const Half& one, const Half& other) {
    return one.told(fact::expelled) && !one.before.exposed.has(one.event().who) &&
           other.before.exposed.has(one.event().who);
  };
  return barred(a, b) || barred(b, a);
}

struct Excuse {
  const char* clause;
  bool (*may)(const Half&, const Half&);
};
constexpr Excuse kExcuses[] = {
    {"SPY-WIN-1, SPY-REVEAL-3", may_end},
    {"SPY-REVEAL-1, SPY-GANG-7, SPY-COMMANDER-1, SPY-SWAP-1, SPY-CARD-10", may_be_shown},
    {"SPY-AGENT-3, SPY-WIRETAP-2, SPY-SWAP-5", may_be_seen},
    {"SPY-AGENT-1, SPY-GANG-5, SPY-MAFIA-2, SPY-OUT-3", may_be_awake},
    {"SPY-AGENT-2, SPY-MAFIA-4, SPY-RECRUIT-5, SPY-SMALL-4, -5, SPY-OUT-3", may_watch},
    {"SPY-POLICE-1, SPY-SMALL-4", may_be_named},
    {"SPY-CARD-9, SPY-RECRUIT-5", may_be_played},
    {"SPY-ROUND-4", may_be_skipped},
    {"SPY-GM-3, SPY-SMALL-4", may_not_be_expelled},
};

}  // namespace

std::optional<std::string> objection(const World& first, const World& second, std::size_t at) {
  const Half a = half(first, at);
  const Half b = half(second, at);
  const std::string where = "entry " + std::to_string(at) + ": " +
                            omerta::laws::difference(a.entry, b.entry) + " in phase " +
                            std::to_string(int(a.before.phase));
  const bool excused = std::any_of(std::begin(kExcuses), std::end(kExcuses),
                                   [&](const Excuse& excuse) { return excuse.may(a, b); });
  if (!excused) return where;
  for (const Half* h : {&a, &b}) {
    const std::string fault = omerta::laws::first_fault(h->world.game, h->entry.command, improper);
    if (!fault.empty()) return where + "; " + fault;
  }
  return {};
}

}  // namespace omerta::spytown::laws
