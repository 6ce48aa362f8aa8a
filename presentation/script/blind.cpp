// Finds deals that fit what is known, and what the next words hang on.
#include "presentation/script/blind.h"

#include <algorithm>
#include <map>

#include "presentation/script/exchanges.h"

namespace omerta::script {
namespace {

constexpr int kTries = 12000;  // deals before it is said that none fits
constexpr int kFarther = 600;  // exchanges that lead nowhere before one is made all the same
constexpr std::ptrdiff_t kRandom = 40;  // worlds dealt by chance

// What is said otherwise in other worlds, and who holds something else there.
class Differences {
 public:
  Differences(const UnknownDeal& deal, const Cards& dealt) : deal_{deal}, dealt_{dealt} {}

  void add(const Cards& cards) {
    const auto places = moved(cards);
    for (std::size_t place : places) {
      const double share = 1.0 / static_cast<double>(places.size());
      const bool single = deal_.copies(static_cast<std::size_t>(dealt_[place])) == 1;
      places_[place] += share;
      seats_[deal_.owner(place)] += share;
      if (single) things_[dealt_[place]] += share;
    }
  }
  void add_none(const Cards& cards) {
    for (std::size_t place : moved(cards)) idle_.set(static_cast<std::size_t>(dealt_[place]));
  }

  std::size_t place(Seat seat) const {
    return most(places_, [&](std::size_t place) { return deal_.owner(place) == seat; });
  }
  Seat seat() const {
    return most(seats_, [](Seat) { return true; });
  }
  // Whether it hangs on this seat at least half as much as on any.
  bool hangs_on(Seat other) const {
    return seats_.contains(other) && 2 * seats_.at(other) >= seats_.at(seat());
  }
  // Whether it may be with somebody else and nothing is said otherwise.
  bool is_idle(int thing) const { return idle_.test(static_cast<std::size_t>(thing)); }
  // The one whose holder it hangs on, if that explains as much as anybody's hand does.
  std::optional<int> thing() const {
    if (things_.empty()) return {};
    const int found = most(things_, [](int) { return true; });
    constexpr double kAlmost = 0.999;
    if (things_.at(found) < kAlmost * seats_.at(seat())) return {};
    return found;
  }

 private:
  std::vector<std::size_t> moved(const Cards& cards) const {
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < cards.size(); ++i) {
      if (cards[i] != dealt_[i] && !deal_.is_known(i)) places.push_back(i);
    }
    return places;
  }
  template <class Key, class Fits>
  static Key most(const std::map<Key, double>& all, Fits fits) {
    Key best{};
    double much = -1;
    for (const auto& [key, share] : all) {
      if (share > much && fits(key)) best = key, much = share;
    }
    return best;
  }

  const UnknownDeal& deal_;
  const Cards& dealt_;
  std::map<std::size_t, double> places_;
  std::map<Seat, double> seats_;
  std::map<int, double> things_;
  Things idle_;
};

// Where two evenings part: what is told first in the one and in the other, if anything is.
struct Parting {
  std::optional<Event> here;
  std::vector<Event> told;  // in either
};

Parting parting(const Shown& here, const Shown& there) {
  std::size_t i = 0;
  while (i < here.size() && i < there.size() && sound_alike({here[i]}, {there[i]})) ++i;
  Parting found;
  if (i < here.size()) found.here = here[i].event;
  if (found.here) found.told.push_back(*found.here);
  if (i < there.size()) found.told.push_back(there[i].event);
  return found;
}

// Whoever is spoken of first and is not known, or whoever it hangs on most; or a thing, if the
// table shows who holds it, or if nobody is spoken of.
Doubt found(const Guide& guide, const UnknownDeal& deal, const Differences& differences,
            const Parting& parting) {
  Doubt doubt{.event = parting.here};
  Seats named;
  for (const Event& event : parting.told) {
    for (Seat seat : {event.who, event.whom}) {
      if (seat != Seat::nobody && !deal.is_known(seat)) named |= Seats::of(seat);
    }
  }
  doubt.owner = differences.seat();
  for (Seat seat : named.has(doubt.owner) ? Seats{} : named) {
    if (differences.hangs_on(seat)) doubt.owner = seat;
  }
  const auto thing = differences.thing();
  const bool wanders = thing && !named.has(doubt.owner) && differences.is_idle(*thing);
  if (wanders) doubt.thing = thing;
  for (const Event& event : parting.told) {
    const auto turned_up = guide.turned_up(event);
    if (!turned_up || deal.is_found(static_cast<std::size_t>(*turned_up))) continue;
    doubt.thing = turned_up;
    doubt.event = event;
  }
  doubt.place = differences.place(doubt.owner);
  return doubt;
}

// A deal that fits, by exchanges that let the game come as far as it did or farther.
std::optional<Cards> searched(const Evening& evening, const UnknownDeal& deal, const Cards& from,
                              const std::vector<Command>& commands, chance::Dice& dice) {
  const auto unknown = unknown_places(deal);
  if (unknown.empty()) return {};
  const int whole = evening.whole(commands);
  const auto any = [&] { return unknown[dice.below(static_cast<std::uint32_t>(unknown.size()))]; };
  Cards cards = from;
  int come = evening.reach(cards, commands);
  int still = 0;
  for (int i = 0; i < kTries && come < whole; ++i) {
    Cards trial = cards;
    for (std::uint32_t more = dice.below(3) / 2 + 1; more > 0; --more) {
      const std::size_t one = any();
      const std::size_t other = any();
      if (may_exchange(deal, trial, one, other)) std::swap(trial[one], trial[other]);
    }
    const auto right = trial == cards ? std::nullopt : repaired(evening, deal, trial, dice);
    if (!right) continue;
    const int reached = evening.reach(*right, commands);
    if (reached < come && ++still < kFarther) continue;
    still = 0;
    come = reached;
    cards = *right;
  }
  return come == whole ? std::optional{cards} : std::nullopt;
}

}  // namespace

Blind::Blind(const Guide& guide, const notation::Record& record, std::uint64_t seed)
    : guide_{&guide},
      deal_{record.casting().deal, places(guide.deals({record.begin(), record.casting().names}),
                                          record.casting().names.seats.size())},
      seed_{seed} {}

std::optional<Cards> Blind::dealt(const notation::Record& record, const Cards& rather) const {
  const Chronicle game = record.begin();
  chance::Dice dice{seed_, 0};
  return dealt_right({*guide_, record, game, deal_}, deal_, rather, dice);
}

std::optional<Cards> Blind::corrected(const UnknownDeal& known, const notation::Record& record,
                                      const Chronicle& game,
                                      const std::vector<Command>& commands) const {
  const Evening evening{*guide_, record, game, known};
  chance::Dice dice{seed_, game.commands().size()};
  const auto cards = dealt_right(evening, known, evening.dealt(), dice);
  if (!cards) return {};
  const int whole = evening.whole(commands);
  if (evening.reach(*cards, commands) == whole) return cards;
  for (const World& world : worlds_) {
    const bool may = known.allows(world.cards);
    if (may && evening.reach(world.cards, commands) == whole) return world.cards;
  }
  return searched(evening, known, *cards, commands, dice);
}

// Worlds that have gone as the game has, and in which all that is known holds.
void Blind::keep_worlds(const UnknownDeal& known, const Evening& evening) const {
  const Cards& dealt = evening.dealt();
  const auto& commands = evening.commands();
  const bool goes_on = played_.size() <= commands.size() &&
                       std::equal(played_.begin(), played_.end(), commands.begin());
  const bool awake = !known_ || known_->awake().size() <= known.awake().size();
  if (!goes_on || !awake) {
    worlds_.clear();
    known_.reset();
  }
  played_ = commands;
  chance::Dice dice{seed_, commands.size()};
  const auto lost = std::erase_if(worlds_, [&](World& world) {
    const bool allowed = known.allows(world.cards);
    if (!allowed && world.at_random) {
      const auto cards = known.completed(world.cards);
      if (cards) world = at_random(evening, known, *cards, dice).value_or(world);
    }
    const bool fits = world.cards != dealt && known.allows(world.cards);
    return !fits || !evening.plays_along(world);
  });
  if (lost > 0) dealt_.clear();  // what they stood for is to be looked for again
}

// What hangs on several things together shows itself in some of these.
void Blind::add_random_worlds(const UnknownDeal& known, const Evening& evening) const {
  const Cards& dealt = evening.dealt();
  chance::Dice dice{seed_ + 1, evening.commands().size()};
  auto left = kRandom - std::count_if(worlds_.begin(), worlds_.end(),
                                      [](const World& world) { return world.at_random; });
  for (; left > 0; --left) {
    const auto cards = known.completed(shuffled(dealt, dice));
    auto world = cards ? at_random(evening, known, *cards, dice) : std::nullopt;
    if (world && evening.plays_along(*world)) worlds_.push_back(std::move(*world));
  }
}

// For every seat and every thing that it may hold and does not, a world in which it does.
void Blind::add_worlds(const UnknownDeal& known, const Evening& evening) const {
  const Cards& dealt = evening.dealt();
  if (known_ == known && dealt_ == dealt) return;
  known_ = known;
  dealt_ = dealt;
  const auto unknown = unknown_places(known);
  std::map<std::pair<Seat, int>, int> gained;
  const auto gain = [&](const Cards& cards) {
    for (std::size_t place : unknown) {
      if (cards[place] != dealt[place]) ++gained[{known.owner(place), cards[place]}];
    }
  };
  for (const World& world : worlds_) {
    if (!world.at_random) gain(world.cards);
  }
  for (std::size_t from : unknown) {
    for (Seat seat : evening.game().standing().seats) {
      if (gained.contains({seat, dealt[from]})) continue;
      const auto world = with_given(evening, known, dealt, {from, seat});
      if (!world) continue;
      gain(world->cards);
      worlds_.push_back(*world);
    }
  }
  add_random_worlds(known, evening);
}

std::optional<Doubt> Blind::doubt(const UnknownDeal& known, const notation::Record& record,
                                  const Chronicle& game,
                                  const std::vector<Command>& commands) const {
  const Evening evening{*guide_, record, game, known};
  const Cards& dealt = evening.dealt();
  keep_worlds(known, evening);
  add_worlds(known, evening);
  const auto now = evening.heard(game.game(), commands);
  if (!now) return {};  // it is refused anyway
  Differences differences{known, dealt};
  std::optional<Parting> first;
  const auto hear = [&](const World& world) {
    const auto then = evening.heard(world.game, commands);
    if (!then) return;
    if (sound_alike(*then, *now)) return differences.add_none(world.cards);
    differences.add(world.cards);
    if (!first) first = parting(*now, *then);
  };
  for (const World& world : worlds_) {
    if (!world.at_random) hear(world);
  }
  for (const World& world : worlds_) {
    if (!first) hear(world);
  }
  if (!first) {
    std::vector<const World*> noticed;
    for (const World& world : worlds_) {
      if (!world.at_random && evening.differs(world.game, commands)) noticed.push_back(&world);
    }
    for (const World& world : together(evening, known, dealt, noticed)) hear(world);
  }
  if (!first) return {};
  return found(*guide_, known, differences, *first);
}

}  // namespace omerta::script
