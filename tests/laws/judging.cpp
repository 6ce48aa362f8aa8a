// Which differences an observer of twin worlds is entitled to see. Each is judged from the truth of
// both worlds: what was told may differ only where what really happened differs.
#include <algorithm>

#include "rulesets/gorod/rules.h"
#include "tests/laws/twins.h"
#include "tests/laws/victory_reference.h"

namespace omerta::gorod::laws {
namespace {

struct Side {
  const World& world;
  const Entry& entry;
  const Facts& before;
  const Facts& after;

  bool told(Fact what) const { return entry.kind == Entry::Kind::told && entry.event.fact == what; }
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

// GOR-WIN-1  At a window the game may end in one world and go on in the other.
bool may_end(const Side& a, const Side& b, std::size_t at) {
  std::size_t last = at;  // the latest thing that was told before, the same in both
  while (last > 0 && a.world.entries[last - 1].kind != Entry::Kind::told) --last;
  if (last == 0) return false;
  const Fact window = a.world.entries[last - 1].event.fact;
  const bool asked = window == fact::dawn || window == fact::mafia_appeared ||
                     window == fact::eliminated || window == fact::alibi_announced ||
                     window == fact::withdrawn;
  const Seats in_play = a.told(fact::game_over) ? a.after.in_play : b.after.in_play;
  return asked && outcome(a, in_play) != outcome(b, in_play);
}

// GOR-COMMISSIONER-2, GOR-NIGHT-11  An answer may differ if what was asked about differs.
bool may_answer(const Side& a, const Side& b) {
  const Event& told = a.entry.event;
  constexpr auto kNone = static_cast<std::uint8_t>(Sign::none);
  if (told.what == kNone && b.entry.event.what == kNone) return false;  // and never the reason
  const Seats concerned = told.seats | told.who;
  const Role role = a.before.role[index(told.who)];
  const Seats not_able = a.before.held & Seats::of(told.who);
  if (not_able != (b.before.held & Seats::of(told.who))) return true;
  if ((a.before.killed & concerned) != (b.before.killed & concerned)) return true;
  if ((a.before.masked[index(role)] & concerned) != (b.before.masked[index(role)] & concerned)) {
    return true;
  }
  for (Seat seat : concerned) {
    if (a.before.role[index(seat)] != b.before.role[index(seat)]) return true;
  }
  return false;
}

// GOR-HOUSE-4 (VOTE-WEIGHT)  The totals show what a ballot weighs.
bool weighs_differently(const Side& a, const Side& b) {
  for (Seat seat : a.before.in_play) {
    const Plan& plan = a.world.game.plan;
    if (plan.card(a.before.role[index(seat)]).vote_weight !=
        plan.card(b.before.role[index(seat)]).vote_weight) {
      return true;
    }
  }
  return false;
}

// GOR-VOTE-7, -10  The card of the convicted, or his alibi.
bool may_be_sentenced(const Side& a, const Side& b) {
  const Seat who = a.entry.event.who;
  if (who != b.entry.event.who) return false;
  return a.before.role[index(who)] != b.before.role[index(who)] ||
         a.before.alibi.has(who) != b.before.alibi.has(who);
}

bool is_verdict(const Side& s) {
  for (Fact what : {fact::eliminated, fact::alibi_announced, fact::no_elimination, fact::vote_tied,
                    fact::vote_opened, fact::total}) {
    if (s.told(what)) return true;
  }
  return false;
}

// GOR-CAPTAIN-7  With `told` the arrested and his clan learn of it, and see who does not point.
bool may_notice_arrest(const Side& a, const Side& b) {
  if (a.world.game.plan.setup.arrest_notice == ArrestNotice::silent) return false;
  const bool notice = either(a, b, fact::arrested) || either(a, b, fact::no_shot_tonight) ||
                      either(a, b, fact::pointed);
  const bool stopped = a.after.jammed != b.after.jammed;
  return notice && (a.after.told_arrest != b.after.told_arrest || stopped);
}

// GOR-SLEEPWALKER-6  In the second choice only true members point, and see who does not.
bool may_miss_hand(const Side& a, const Side& b) {
  for (const Side* s : {&a, &b}) {
    if (!s->told(fact::pointed) || s->before.exposed.empty()) continue;
    const Plan& plan = s->world.game.plan;
    const unsigned who = index(s->entry.event.who);
    if (plan.card(a.before.role[who]).member != plan.card(b.before.role[who]).member) return true;
  }
  return false;
}

// GOR-MAFIA-5  Where a person runs the table, whoever is awake notices that the call goes on.
bool may_notice_second_choice(const Side& a, const Side& b) {
  const Sitting& game = a.world.game;
  return !app_runs(game.plan, game.state.table) && either(a, b, fact::call_closed) &&
         a.after.exposed != b.after.exposed;
}

// GOR-SLEEPWALKER-5  Whether somebody is hit, and the card that he shows.
bool may_be_exposed(const Side& a, const Side& b) {
  const unsigned who = index(a.entry.event.who);
  return a.after.exposed != b.after.exposed ||
         (a.entry.event.who == b.entry.event.who && a.before.role[who] != b.before.role[who]);
}

bool has_members(const Side& s, Clan clan) {
  const Plan& plan = s.world.game.plan;
  return !seats_where(s.after.in_play, [&](Seat seat) {
            const Card& card = plan.card(s.after.role[index(seat)]);
            return card.wakes_with == clan && card.member == Member::yes;
          }).empty();
}

// GOR-NIGHT-8  Whoever is awake with no true member beside him is asked for nothing.
bool may_not_be_asked(const Side& a, const Side& b) {
  for (Seat observer : a.world.observers()) {
    const Clan clan = a.world.game.plan.card(a.after.role[index(observer)]).wakes_with;
    if (clan != Clan::none && has_members(a, clan) != has_members(b, clan)) return true;
  }
  return false;
}

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
  if (either(a, b, fact::game_over) && may_end(a, b, at)) return {};
  if (both(a, b, fact::dawn) &&
      (a.after.killed & a.before.in_play) != (b.after.killed & b.before.in_play)) {
    return {};
  }
  if (both(a, b, fact::answer) && may_answer(a, b)) return {};
  if (is_verdict(a) && is_verdict(b) && (weighs_differently(a, b) || may_be_sentenced(a, b))) {
    return {};
  }
  if (may_notice_arrest(a, b) || may_miss_hand(a, b)) return {};
  if (either(a, b, fact::sleepwalker_exposed) && may_be_exposed(a, b)) return {};
  if (may_notice_second_choice(a, b) || may_not_be_asked(a, b)) return {};
  return "entry " + std::to_string(at) + ": " + named(a.entry) + " / " + named(b.entry) +
         parts(a.entry, b.entry);
}

}  // namespace omerta::gorod::laws
