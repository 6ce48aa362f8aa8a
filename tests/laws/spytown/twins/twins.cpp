// Making a second world out of a first, and playing the two in step.
#include "tests/laws/spytown/twins/twins.h"

#include <tuple>

#include "tests/laws/spytown/permitted.h"
#include "tests/laws/spytown/rare.h"
#include "tests/laws/spytown/twins/follower.h"

namespace omerta::spytown::laws {
namespace {

constexpr int kScript = 260;  // commands of a first world: some rounds of a middling table

Seat any_of(Dice& dice, Seats seats) { return seat_of(dice.one_of(seats.bits)); }

// Anybody; often one who goes out, who is entitled to least, or one of the mafia, who is entitled
// to much; sometimes two who pool their views.
Seats random_observers(Dice& dice, const Sitting& script) {
  const Seats all = Seats::first(script.plan.setup.seats);
  Seats among = all;
  if (dice.once_in(3)) among = all - script.state.table.in_play;
  if (dice.once_in(6)) among = script.state.table.expelled;
  if (dice.once_in(4)) among = of_side(hands_of(script.plan, script.state), Side::mafia);
  if (dice.once_in(2)) among = omerta::laws::somebody_related(dice, script, rares(), all);
  Seats observers = Seats::of(any_of(dice, among.empty() ? all : among));
  if (dice.once_in(4)) observers |= Seats::of(any_of(dice, all));
  return observers;
}

struct Exchange {
  Dice& dice;
  const World& first;
  Dealt dealt;
  Kind kind;

  // Those whose secret keeps: it is not shown to the table before the script ends, mostly.
  Seats secret() {
    const Table& table = first.game.state.table;
    const Seats others = Seats::first(first.setup().seats) - first.observers();
    if (dice.once_in(4)) return others;
    const Seats kept = kind == Kind::other_cards ? others - table.played : others & table.in_play;
    return kept.count() < 2 ? others : kept;
  }

  // Whether an observer who wakes with the mafia would find other people awake.
  bool seen(const Dealt& changed) const {
    Hands one{.seats = first.setup().seats, .token = dealt.token, .card = dealt.card};
    Hands other{.seats = first.setup().seats, .token = changed.token, .card = changed.card};
    const Seats mafia = of_side(one, Side::mafia);
    return !(mafia & first.observers()).empty() && mafia != of_side(other, Side::mafia);
  }

  // A re-recruited Mafioso and a Policeman, if there are: they play for the same side.
  std::pair<Seat, Seat> two_alike() {
    const Seats others = Seats::first(first.setup().seats) - first.observers();
    const auto with = [&](Token token, auto card) {
      return seats_where(others, [&](Seat s) {
        return dealt.token[index(s)] == token && card(dealt.card[index(s)]);
      });
    };
    const Seats turned = with(Token::mafioso, [](Card c) { return c == Card::re_recruitment; });
    const Seats plain = with(Token::policeman, [](Card c) { return c == Card::neutral; });
    if (turned.empty() || plain.empty()) return {*others, *others};
    return {*turned, any_of(dice, plain)};
  }

  // Once: whether anything is different now.
  bool run() {
    const Seats among = secret();
    Seat s = any_of(dice, among);
    Seat t = any_of(dice, among);
    const bool alike = kind == Kind::other_tokens && dice.once_in(4);
    if (alike) std::tie(s, t) = two_alike();
    Dealt changed = dealt;
    const bool both = alike || (kind == Kind::other_tokens && dice.once_in(2));
    if (kind == Kind::other_tokens) std::swap(changed.token[index(s)], changed.token[index(t)]);
    if (kind == Kind::other_cards || both) {
      std::swap(changed.card[index(s)], changed.card[index(t)]);
    }
    const bool same = changed.token == dealt.token && changed.card == dealt.card;
    if (same || (seen(changed) && !dice.once_in(8))) return false;
    dealt = changed;
    return true;
  }
};

std::string malformed_in(const World& world) {
  for (const Entry& entry : world.entries) {
    const std::string fault =
        entry.kind == Entry::Kind::told ? malformed(entry.event) : std::string{};
    if (!fault.empty()) return fault;
  }
  return {};
}

Verdict step_by_step(const World& first, Follower& second, Verdict verdict) {
  const std::vector<Entry>& a = first.entries;
  const std::vector<Entry>& b = second.world().entries;
  for (std::size_t i = 0; i <= second.commands() && !second.lost(); ++i) {
    for (; verdict.compared < std::min(a.size(), b.size()); ++verdict.compared) {
      const Entry& entry = a[verdict.compared];
      if (!entry.same(b[verdict.compared])) {
        verdict.cut = true;
        verdict.leak = objection(first, second.world(), verdict.compared).value_or("");
        return verdict;
      }
      if (entry.kind == Entry::Kind::told && entry.event.fact == fact::game_over) return verdict;
    }
    if (i < second.commands()) second.follow(i);
  }
  return verdict;
}

Verdict run(Dice& dice, const World& first, const Dealt& dealt, Verdict verdict) {
  Follower second{dice, first, dealt};
  verdict = step_by_step(first, second, verdict);
  for (const World* world : {&first, &second.world()}) {
    if (verdict.leak.empty()) verdict.leak = malformed_in(*world);
  }
  const Seats all = Seats::first(first.setup().seats);
  omerta::laws::count_pairs(verdict.cells, first, verdict.compared, rares(), [&](std::size_t i) {
    const Facts& facts = first.facts[i][0];
    return std::pair{static_cast<std::uint8_t>(facts.phase), all - facts.in_play};
  });
  return verdict;
}

}  // namespace

Verdict compare_twins(std::uint64_t seed) {
  Dice dice{0x7477696e, seed};
  const auto [setup, taste] = steered(dice);
  Sitting script{setup};
  play(script, dice, kScript, taste);
  World first{setup, random_observers(dice, script)};
  for (const Command& command : script.commands) expect(first.say(command) == Refusal::none);
  Verdict verdict{.kind = static_cast<Kind>(dice.below(setup.extended == Switch::on ? 3 : 2))};
  if (setup.extended == Switch::off && verdict.kind == Kind::other_cards) {
    verdict.kind = Kind::other_acts;
  }
  Exchange exchange{dice, first, dealt_in(script), verdict.kind};
  verdict.different = verdict.kind == Kind::other_acts;
  if (verdict.kind != Kind::other_acts) {
    const unsigned wanted = 1 + dice.below(3);
    for (unsigned done = 0, tries = 0; done < wanted && tries < 12; ++tries) {
      if (exchange.run()) ++done, verdict.different = true;
    }
  }
  return run(dice, first, exchange.dealt, verdict);
}

}  // namespace omerta::spytown::laws
