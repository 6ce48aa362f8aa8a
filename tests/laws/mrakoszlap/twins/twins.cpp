// Making a second world out of a first, and playing the two in step.
#include "tests/laws/mrakoszlap/twins/twins.h"

#include <algorithm>

#include "tests/laws/mrakoszlap/permitted.h"
#include "tests/laws/mrakoszlap/rare.h"
#include "tests/laws/mrakoszlap/twins/follower.h"

namespace omerta::mrakoszlap::laws {
namespace {

constexpr int kScript = 320;  // commands of a first world: some rounds of a middling table

Seat any_of(Dice& dice, Seats seats) { return seat_of(dice.one_of(seats.bits)); }

// Those who chose somebody to speak in their stead (MRK-DEFEND-2).
Seats interpreted(const Sitting& script) {
  Seats found;
  for (const Told& told : script.told) {
    if (told.event.fact == fact::proxy) found |= Seats::of(told.event.who);
  }
  return found;
}

// Anybody; often one who dies, or whose card learns something; sometimes two who pool their views.
Seats random_observers(Dice& dice, const Sitting& script) {
  const Seats all = Seats::first(script.plan.setup.seats);
  const Truth& truth = script.state.truth;
  Seats among = all;
  if (dice.once_in(3)) among = all - truth.alive;
  if (dice.once_in(5)) among = truth.mafia;
  if (dice.once_in(6)) {
    constexpr std::array kKnowing{Type::spyglass, Type::matrix, Type::mage,   Type::jozin,
                                  Type::doctor,   Type::leech,  Type::jailer, Type::gandalf};
    const Seat knowing = truth.holder[index(card(kKnowing[dice.below(kKnowing.size())]))];
    if (knowing != Seat::nobody) among = Seats::of(knowing);
  }
  if (const Seats silent = interpreted(script); !silent.empty() && dice.once_in(3)) among = silent;
  if (dice.once_in(2)) among = omerta::laws::somebody_related(dice, script, rares(), all);
  Seats observers = Seats::of(any_of(dice, among.empty() ? all : among));
  if (dice.once_in(4)) observers |= Seats::of(any_of(dice, all));
  return observers;
}

Hands dealt_in(const Sitting& game) {
  Hands hands{};
  for (unsigned i = 0; i < kDeck; ++i) {
    const Seat seat = game.state.truth.holder[i];
    if (seat != Seat::nobody) hands[index(seat)] |= Hand::of(static_cast<CardId>(i));
  }
  return hands;
}

struct Exchange {
  Dice& dice;
  const World& first;
  Hands hands;

  // Of the same type as that card, in somebody else's hand; none if there is no such card.
  Hand sister_of(Hand given, Hand theirs) const {
    const auto id = static_cast<CardId>(std::countr_zero(given.bits));
    return theirs & Hand::of(type_of(id));
  }

  // Whether an observer who meets the Mafia would find other people there.
  bool seen(Hand given, Hand taken) const {
    const bool mafians = given.has(Type::mafian) != taken.has(Type::mafian);
    return mafians && !(first.game.state.truth.mafia & first.observers()).empty();
  }

  // Those whose secret keeps, mostly: they live, and the card is not spent before the script ends.
  Seats keeping(Seats others) {
    const Seats kept = others & first.game.state.truth.alive;
    return kept.count() < 2 || dice.once_in(4) ? others : kept;
  }
  Hand quiet(Seat seat) {
    const Truth& truth = first.game.state.truth;
    constexpr Hand kDayPowers = Hand::of(Type::terrorist) | Hand::of(Type::astronomer) |
                                Hand::of(Type::anarchist) | Hand::of(Type::communist) |
                                Hand::of(Type::time_lord) | Hand::of(Type::mass_murderer);
    const Hand unspent = Hand{truth.hand[index(seat)]} - (kDayPowers & Hand{truth.used});
    const Hand kept = hands[index(seat)] & unspent;
    return kept.empty() || dice.once_in(6) ? hands[index(seat)] : kept;
  }

  // Once: whether anything is different now.
  bool run() {
    const Seats others = Seats::first(first.setup().seats) - first.observers();
    if (others.count() < 2) return false;
    const Seats among_these = keeping(others);
    const Seat s = any_of(dice, among_these);
    const Seat t = any_of(dice, among_these - s);
    const Hand given{dice.one_of(quiet(s).bits)};
    Hand among = quiet(t);
    if (const Hand sisters = sister_of(given, among); !sisters.empty() && dice.once_in(2)) {
      among = sisters;
    }
    const Hand taken{dice.one_of(among.bits)};
    const Hand one = (hands[index(s)] - given) | taken;
    const Hand other = (hands[index(t)] - taken) | given;
    const ThirdGasMask third = first.setup().third_gas_mask;
    if (fault_of(one, third) != HandFault::none) return false;
    if (fault_of(other, third) != HandFault::none) return false;
    if (seen(given, taken) && !dice.once_in(8)) return false;
    hands[index(s)] = one;
    hands[index(t)] = other;
    return true;
  }
};

bool tells(const std::vector<Entry>& entries, std::size_t from) {
  return std::any_of(entries.begin() + static_cast<long>(from), entries.end(),
                     [](const Entry& entry) { return entry.kind == Entry::Kind::told; });
}

Verdict run(const World& first, Follower& second, Verdict verdict) {
  const std::vector<Entry>& a = first.entries;
  const std::vector<Entry>& b = second.world().entries;
  const std::size_t commands = first.game.commands.size();
  for (std::size_t i = 0; i <= commands && !second.lost(); ++i) {
    verdict.different = verdict.different || second.changed() > 0;
    for (; verdict.compared < std::min(a.size(), b.size()); ++verdict.compared) {
      const Entry& entry = a[verdict.compared];
      if (!entry.same(b[verdict.compared])) {
        verdict.cut = true;
        if (!tells(b, verdict.compared)) second.let_chance_draw();
        while (!tells(b, verdict.compared) && i < commands && !second.lost()) second.follow(i++);
        verdict.leak = objection(first, second.world(), verdict.compared).value_or("");
        return verdict;
      }
      if (entry.kind == Entry::Kind::told && entry.event.fact == fact::game_over) return verdict;
    }
    if (i < commands) second.follow(i);
  }
  verdict.cut = second.lost();
  return verdict;
}

// What is told there, or next: if something is told in one world only, the other goes on.
const Entry& next_told(const World& world, std::size_t at) {
  for (std::size_t i = at; i < world.entries.size(); ++i) {
    if (world.entries[i].kind == Entry::Kind::told) return world.entries[i];
  }
  return world.entries[at];
}

// Items of the first from here on that the second has not, each as often as it has them more.
std::vector<Item> only_in(std::vector<Item> first, const std::vector<Item>& second) {
  for (const Item& item : second) {
    const auto found = std::find(first.begin(), first.end(), item);
    if (found != first.end()) first.erase(found);
  }
  return first;
}

// Whether one of the items that have parted until now can be seen in what differs.
bool is_shown(const World& a, const World& b, std::size_t at) {
  const Entry& one = next_told(a, at);
  const Entry& other = next_told(b, at);
  const auto known = [](const World& world, const Entry& entry) {
    const auto begin = world.declared.items.begin();
    return std::vector<Item>{begin, begin + static_cast<long>(world.items_until(entry.command))};
  };
  const std::vector<Item> here = known(a, one);
  const std::vector<Item> there = known(b, other);
  for (const std::vector<Item>& more : {only_in(here, there), only_in(there, here)}) {
    for (const Item& item : more) {
      if (shows(item.about, one) || shows(item.about, other)) return true;
    }
  }
  return false;
}

std::string parted_items(const World& a, const World& b, std::size_t at) {
  const std::size_t here = a.items_until(a.entries[at].command);
  const std::size_t there = b.items_until(b.entries[at].command);
  std::string text = ", items";
  for (std::size_t i = 0; i < std::max(here, there); ++i) {
    const bool same = i < here && i < there && a.declared.items[i] == b.declared.items[i];
    if (same) continue;
    if (i < here) text += " " + std::to_string(int(a.declared.items[i].about));
    if (i < there) text += "/" + std::to_string(int(b.declared.items[i].about));
  }
  return text;
}

}  // namespace

std::optional<std::string> objection(const World& a, const World& b, std::size_t at) {
  const Moment& moment = a.moments[std::min(a.entries[at].command, a.moments.size() - 1)];
  const std::string where = "entry " + std::to_string(at) + ": " +
                            omerta::laws::difference(a.entries[at], b.entries[at]) + " in row " +
                            std::to_string(static_cast<int>(moment.row)) + " of round " +
                            std::to_string(moment.round) + parted_items(a, b, at);
  if (!is_shown(a, b, at)) return where;
  for (const World* world : {&a, &b}) {
    const std::string fault =
        omerta::laws::first_fault(world->game, world->entries[at].command, improper);
    if (!fault.empty()) return where + "; " + fault;
  }
  return {};
}

Verdict compare_twins(std::uint64_t seed) {
  Dice dice{0x7477696e, seed};
  const auto [setup, taste] = steered(dice);
  Sitting script{setup};
  play(script, dice, kScript, taste);
  while (!script.over() && is_hidden(script.state.truth.row)) play(script, dice, 1, taste);
  World first{setup, random_observers(dice, script)};
  for (const Command& command : script.commands) expect(first.say(command) == Refusal::none);
  Verdict verdict{.kind = static_cast<Kind>(dice.below(3))};
  Exchange exchange{dice, first, dealt_in(script)};
  if (verdict.kind != Kind::other_acts) {
    const unsigned wanted = 1 + dice.below(2);
    for (unsigned done = 0, tries = 0; done < wanted && tries < 12; ++tries) {
      if (exchange.run()) ++done, verdict.different = true;
    }
  }
  const bool acts = verdict.kind != Kind::other_hands;
  Follower second{dice, first, exchange.hands, acts ? Nights::otherwise : Nights::as_in_the_first};
  verdict = run(first, second, verdict);
  if (verdict.leak.empty()) {
    verdict.leak = omerta::laws::restless(first.asleep, second.world().asleep, verdict.compared);
  }
  for (const World* world : std::initializer_list<const World*>{&first, &second.world()}) {
    for (const Entry& entry : world->entries) {
      const bool told = entry.kind == Entry::Kind::told;
      if (told && verdict.leak.empty()) verdict.leak = malformed(entry.event);
    }
  }
  const Seats all = Seats::first(setup.seats);
  omerta::laws::count_pairs(verdict.cells, first, verdict.compared, rares(), [&](std::size_t i) {
    const Moment& moment = first.moments[i];
    return std::pair{census_phase(first.setup(), moment.row), all - moment.in_play};
  });
  return verdict;
}

}  // namespace omerta::mrakoszlap::laws
