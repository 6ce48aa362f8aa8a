// Which differences an observer of twin worlds is entitled to see. Whatever the command made known
// in either world must be exactly what that world permits (permitted.cpp), and the two may part
// only in one of the ways of kExcuses, each with the clause that permits it.
#include <algorithm>

#include "rulebooks/gorod/rules/rules.h"
#include "tests/laws/gorod/permitted.h"
#include "tests/laws/gorod/twins/twins.h"
#include "tests/laws/gorod/victory_reference.h"

namespace omerta::gorod::laws {
namespace {

struct Side {
  const World& world;
  const Entry& entry;
  const Facts& before;
  const Facts& after;

  bool told() const { return entry.kind == Entry::Kind::told; }
  bool told(Fact what) const { return told() && entry.event.fact == what; }
  const Event& event() const { return entry.event; }
  Seat who() const { return entry.event.who; }
  const Card& card(Seat seat) const { return world.game.plan.card(after.role[index(seat)]); }
};

Side side(const World& world, std::size_t at) {
  const Entry& entry = world.entries[at];
  const std::array<Facts, 2>& facts = world.facts[std::min(entry.command, world.facts.size() - 1)];
  return {world, entry, facts[0], facts[1]};
}

bool either(const Side& a, const Side& b, Fact what) { return a.told(what) || b.told(what); }
bool both(const Side& a, const Side& b, Fact what) { return a.told(what) && b.told(what); }

Outcome outcome(const Side& side, Seats in_play) {
  const std::vector<Role> cards{side.after.role.begin(),
                                side.after.role.begin() + side.world.game.plan.setup.seats};
  return who_has_won(side.world.game.plan, cards, in_play);
}

// Victory is asked after one of these.
bool follows_a_window(const Side& a) {
  std::size_t last = static_cast<std::size_t>(&a.entry - a.world.entries.data());
  while (last > 0 && a.world.entries[last - 1].kind != Entry::Kind::told) --last;
  if (last == 0) return false;
  const Fact window = a.world.entries[last - 1].event.fact;
  return window == fact::dawn || window == fact::mafia_appeared || window == fact::eliminated ||
         window == fact::alibi_announced || window == fact::withdrawn;
}

// The game ends in one world and goes on in the other, or ends otherwise.
bool may_end(const Side& a, const Side& b) {
  if (!either(a, b, fact::game_over) || !follows_a_window(a)) return false;
  const Seats in_play = a.told(fact::game_over) ? a.after.in_play : b.after.in_play;
  return outcome(a, in_play) != outcome(b, in_play);
}

bool may_fall(const Side& a, const Side& b) {
  return both(a, b, fact::dawn) &&
         (a.after.killed & a.before.in_play) != (b.after.killed & b.before.in_play);
}

// The sign, and with it for how many it stands; never to whom, nor for which question.
bool may_be_answered(const Side& a, const Side& b) {
  return both(a, b, fact::answer) && a.who() == b.who() && a.entry.to == b.entry.to &&
         a.event().what != b.event().what;
}
bool may_be_counted(const Side& a, const Side& b) {
  return both(a, b, fact::answer) && a.who() == b.who() && a.event().what == b.event().what &&
         static_cast<Sign>(a.event().what) == Sign::number && a.event().seats == b.event().seats;
}

bool weighs_differently(const Side& a, const Side& b) {
  for (Seat seat : a.before.in_play) {
    if (a.card(seat).vote_weight != b.card(seat).vote_weight) return true;
  }
  return false;
}

// The sum for the same candidate; whether there are sums at all is public.
bool may_weigh(const Side& a, const Side& b) {
  return both(a, b, fact::total) && a.who() == b.who() && weighs_differently(a, b);
}

// With open ballots there are no sums: the verdict itself shows what they weigh.
bool may_tip_the_scales(const Side& a, const Side& b) {
  const auto verdict = [](const Side& s) {
    return s.told(fact::eliminated) || s.told(fact::alibi_announced) || s.told(fact::vote_tied);
  };
  const Setup& setup = a.world.game.plan.setup;
  return setup.ballot == Ballot::open && verdict(a) && verdict(b) && weighs_differently(a, b);
}

// The same convict: his card, or that he has an alibi.
bool may_be_sentenced(const Side& a, const Side& b) {
  const auto sentence = [](const Side& s) {
    return s.told(fact::eliminated) || s.told(fact::alibi_announced);
  };
  return sentence(a) && sentence(b) && a.who() == b.who();
}

// The arrested seat itself.
bool may_be_told_of_arrest(const Side& a, const Side& b) {
  return either(a, b, fact::arrested) && a.after.told_arrest != b.after.told_arrest;
}

Seats stopping(const Side& s, Clan clan) {
  return s.after.jammed[static_cast<unsigned>(clan)] & s.after.told_arrest;
}
bool may_not_shoot(const Side& a, const Side& b) {
  if (!either(a, b, fact::no_shot_tonight)) return false;
  for (Clan clan : {Clan::mafia, Clan::yakuza}) {
    if (stopping(a, clan).empty() != stopping(b, clan).empty()) return true;
  }
  return false;
}

// Those awake see who does not point: one whose arrest was told,
// and in the second choice whoever is no true member.
bool may_miss_hand(const Side& a, const Side& b) {
  for (const Side* s : {&a, &b}) {
    if (!s->told(fact::pointed)) continue;
    const Seat who = s->who();
    if (a.after.told_arrest.has(who) != b.after.told_arrest.has(who)) return true;
    const bool second = !a.before.exposed.empty() && !b.before.exposed.empty();
    if (second && a.card(who).member != b.card(who).member) return true;
  }
  return false;
}

// Somebody is hit, or another one, or shows another card.
bool may_be_exposed(const Side& a, const Side& b) {
  if (!either(a, b, fact::sleepwalker_exposed)) return false;
  if (a.after.exposed != b.after.exposed) return true;
  for (Seat seat : a.world.observers()) {
    if (a.card(seat).member != b.card(seat).member) return true;  // his own card differs
  }
  return both(a, b, fact::sleepwalker_exposed) && a.who() == b.who() &&
         a.event().what != b.event().what;
}

bool observers_wake(const Side& s) {
  const Seats clan = seats_where(s.world.observers(),
                                 [&](Seat seat) { return s.card(seat).wakes_with != Clan::none; });
  return !clan.empty();
}

// Where a person runs the table, whoever is awake notices that the call goes on, and everyone if
// the host withdraws somebody meanwhile.
bool may_notice_second_choice(const Side& a, const Side& b) {
  const Sitting& game = a.world.game;
  return !app_runs(game.plan, game.state.table) && either(a, b, fact::call_closed) &&
         a.after.exposed != b.after.exposed &&
         (observers_wake(a) || either(a, b, fact::withdrawn) ||
          !(a.world.observers() & (a.after.exposed | b.after.exposed)).empty());
}

bool has_members(const Side& s, Clan clan) {
  return !seats_where(s.after.in_play, [&](Seat seat) {
            return s.card(seat).wakes_with == clan && s.card(seat).member == Member::yes;
          }).empty();
}

// Whoever is awake with no true member beside him is asked for nothing.
bool may_not_be_asked(const Side& a, const Side& b) {
  const auto questions = [](const Side& s) { return s.entry.kind == Entry::Kind::view; };
  if (!questions(a) && !questions(b)) return false;
  for (Seat observer : a.world.observers()) {
    const Clan clan = a.card(observer).wakes_with;
    if (clan != Clan::none && has_members(a, clan) != has_members(b, clan)) return true;
  }
  return false;
}

struct Excuse {
  const char* clause;
  bool (*may)(const Side&, const Side&);
};
constexpr Excuse kExcuses[] = {
    {"GOR-WIN-1", may_end},
    {"GOR-DAWN-1", may_fall},
    {"GOR-COMMISSIONER-2, GOR-DON-2, GOR-JOURNALIST-1, GOR-NIGHT-11", may_be_answered},
    {"GOR-HOUSE-3 (COUNT)", may_be_counted},
    {"GOR-HOUSE-4 (VOTE-WEIGHT), sealed ballots", may_weigh},
    {"GOR-HOUSE-4 (VOTE-WEIGHT), open ballots", may_tip_the_scales},
    {"GOR-VOTE-7, -10", may_be_sentenced},
    {"GOR-CAPTAIN-7, the arrested", may_be_told_of_arrest},
    {"GOR-CAPTAIN-7, his clan", may_not_shoot},
    {"GOR-CAPTAIN-7, GOR-SLEEPWALKER-6", may_miss_hand},
    {"GOR-SLEEPWALKER-5", may_be_exposed},
    {"GOR-MAFIA-5", may_notice_second_choice},
    {"GOR-NIGHT-8", may_not_be_asked},
};

std::string named(const Entry& e) {
  constexpr std::array kKinds{"told", "view", "own", "beat"};
  std::string text = kKinds[static_cast<unsigned>(e.kind)];
  if (e.kind == Entry::Kind::told) {
    text += " fact " + std::to_string(int(e.event.fact)) + " who " +
            std::to_string(index(e.event.who)) + " whom " + std::to_string(index(e.event.whom)) +
            " what " + std::to_string(e.event.what) + " seats " +
            std::to_string(e.event.seats.bits) + " much " + std::to_string(e.event.much);
  }
  if (e.kind == Entry::Kind::own) text += " ask " + std::to_string(int(e.said.ask));
  return text + " at command " + std::to_string(e.command);
}

std::string parts(const Entry& a, const Entry& b) {
  std::string text;
  if (a.kind != Entry::Kind::view || b.kind != Entry::Kind::view) return text;
  if (a.table != b.table) text += " table";
  if (a.notes != b.notes) text += " notes";
  if (a.prompts != b.prompts) text += " prompts";
  if (a.refusals != b.refusals) text += " refusals";
  return " (differ in:" + text + ")";
}

}  // namespace

std::optional<std::string> objection(const World& first, const World& second, std::size_t at) {
  const Side a = side(first, at);
  const Side b = side(second, at);
  const std::string where = "entry " + std::to_string(at) + ": " + named(a.entry) + " / " +
                            named(b.entry) + parts(a.entry, b.entry);
  const bool excused = std::any_of(std::begin(kExcuses), std::end(kExcuses),
                                   [&](const Excuse& excuse) { return excuse.may(a, b); });
  if (!excused) return where;
  for (const Side* s : {&a, &b}) {
    const std::string fault = omerta::laws::first_fault(s->world.game, s->entry.command, improper);
    if (!fault.empty()) return where + "; " + fault;
  }
  return {};
}

}  // namespace omerta::gorod::laws
