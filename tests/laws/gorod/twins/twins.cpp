// Making a second world out of a first, and playing the two in step.
#include "tests/laws/gorod/twins/twins.h"

#include <algorithm>
#include <numeric>

#include "rulebooks/gorod/rules/rules.h"
#include "tests/laws/gorod/permitted.h"
#include "tests/laws/gorod/rare.h"

namespace omerta::gorod::laws {
namespace {

constexpr int kScript = 220;  // commands of a first world: three or four rounds of a middling table
constexpr int kNightTries = 4;

using Cards = std::array<Role, kSeats>;

bool is_night_act(Ask what) {
  return static_cast<unsigned>(what) >= number::arrest &&
         static_cast<unsigned>(what) <= number::act_3;
}
bool is_pointing(Ask what) {
  return what == ask::victim_mafia || what == ask::victim_yakuza || what == ask::second_victim;
}
bool is_night(std::uint64_t moment) { return (moment >> 24 & 0xff) == 0; }

// The first card of that kind which chance may still deal.
Choice card_on_offer(const Sitting& game, Role wanted) {
  unsigned first = 0;
  for (unsigned role = 0; role < index(wanted); ++role) first += game.plan.setup.deck[role];
  const Choice kind = ((Choice{1} << game.plan.setup.deck[index(wanted)]) - 1) << first;
  const Choice left = game.state.prompts.find(0, Seat::nobody)->offers & kind;
  return left & (~left + 1);
}

const Act* clan_act(const Card& card) {
  for (unsigned k = 0; k < card.acts; ++k) {
    if (card.act[k].does.has(Block::clan_shot)) return &card.act[k];
  }
  return nullptr;
}

// Whether two others may exchange their cards without the observers being entitled to see it: who
// wakes with an observer stays among those who do, and can show his hand as before.
bool exchangeable(const Plan& plan, const Cards& cards, Seats observers, Seat s, Seat t) {
  const Card& one = plan.card(cards[index(s)]);
  const Card& other = plan.card(cards[index(t)]);
  for (Seat observer : observers) {
    const Clan clan = plan.card(cards[index(observer)]).wakes_with;
    if (clan == Clan::none || (one.wakes_with != clan && other.wakes_with != clan)) continue;
    if (one.wakes_with != other.wakes_with) return false;
    const Act* a = clan_act(one);
    const Act* b = clan_act(other);
    if ((a == nullptr) != (b == nullptr) || (a != nullptr && a->pass != b->pass)) return false;
  }
  return true;
}

class Twins {
 public:
  Twins(Dice& dice, const Setup& setup, Kind kind, const Sitting& script, Seats observers)
      : dice_{dice}, kind_{kind}, a_{setup, observers, own()}, b_{setup, observers, own()} {
    for (const Command& command : script.commands) expect(a_.say(command) == Refusal::none);
    commands_ = a_.game.commands;
    cards_ = a_.game.state.truth.role;
    std::iota(holder_.begin(), holder_.end(), std::uint8_t{0});
    strict_ = dice.once_in(2);
  }

  void exchange(Seat s, Seat t) {
    std::swap(holder_[index(s)], holder_[index(t)]);
    std::swap(cards_[index(s)], cards_[index(t)]);
    different_ = true;
  }
  const Cards& cards() const { return cards_; }
  const World& first() const { return a_; }

  Verdict run() {
    if (kind_ == Kind::other_acts && a_.game.plan.setup.ballot == Ballot::sealed) mix_ballots();
    for (std::size_t i = 0; i < commands_.size() && !done_;) {
      const std::size_t end = segment(i);
      const bool night = is_night(a_.moments[i]) && a_.moments[i] >> 32 > 1;
      if (kind_ == Kind::other_acts && night) {
        play_another_night(i, end);
      } else {
        play_as_written(b_, i, end);
      }
      compare();
      i = end;
    }
    for (const World* world : {&a_, &b_}) {
      for (const Entry& entry : world->entries) {
        const bool told = entry.kind == Entry::Kind::told;
        if (told && leak_.empty()) leak_ = malformed(entry.event);
      }
    }
    return {leak_, at_, different_, kind_, cells()};
  }

 private:
  std::set<omerta::laws::Cell> cells() const {
    std::set<omerta::laws::Cell> cells;
    const Seats all = Seats::first(a_.game.plan.setup.seats);
    omerta::laws::count_pairs(cells, a_, at_, rares(), [&](std::size_t command) {
      const Facts& facts = a_.facts[command][0];
      return std::pair{static_cast<std::uint8_t>(facts.phase), all - facts.in_play};
    });
    return cells;
  }

  OwnCard own() const { return kind_ == Kind::own_card ? OwnCard::covered : OwnCard::seen; }

  // One night or one stage of a day: commands of the same moment but for the windows of the night.
  std::size_t segment(std::size_t from) const {
    const auto part = [&](std::size_t i) { return a_.moments[i] >> 20; };
    std::size_t end = from;
    while (end < commands_.size() && part(end) == part(from)) ++end;
    return end;
  }

  // Sealed ballots and looks are secret until the last is in, their order too.
  void mix_ballots() {
    for (std::size_t i = 0; i < commands_.size();) {
      std::size_t end = i + 1;
      const Ask what = commands_[i].ask;
      const bool sealed = what == ask::vote_1 || what == ask::vote_2 || what == ask::look;
      while (sealed && end < commands_.size() && commands_[end].ask == what &&
             a_.moments[end] == a_.moments[i]) {
        ++end;
      }
      std::vector<std::size_t> others;
      for (std::size_t k = i; sealed && k < end; ++k) {
        if (!a_.observers().has(commands_[k].seat)) others.push_back(k);
      }
      for (std::size_t k = others.size(); k > 1; --k) {
        std::swap(commands_[others[k - 1]],
                  commands_[others[dice_.below(static_cast<std::uint32_t>(k))]]);
      }
      i = end;
    }
  }

  // Whether the observers see this hand: then it is the same in both worlds.
  bool is_seen(const Command& command) const {
    if (a_.observers().has(command.seat)) return true;
    if (!is_pointing(command.ask)) return false;
    const Plan& plan = a_.game.plan;
    const Cards& dealt = a_.game.state.truth.role;
    const Clan clan = plan.card(dealt[index(command.seat)]).wakes_with;
    for (Seat observer : a_.observers()) {
      const Card& card = plan.card(dealt[index(observer)]);
      const bool watching = command.ask != ask::second_victim || card.member == Member::yes;
      if (card.wakes_with == clan && watching) return true;
    }
    return false;
  }

  // Night acts go with the card, all else with the chair.
  Command translated(const World& b, Command command) const {
    if (command.ask == ask::deal) {
      command.choice = card_on_offer(b.game, cards_[b.game.state.truth.dealt]);
    } else if (kind_ != Kind::other_acts && is_night_act(command.ask) && !is_seen(command)) {
      const auto now = std::find(holder_.begin(), holder_.end(), index(command.seat));
      command.seat = static_cast<Seat>(now - holder_.begin());
    }
    return command;
  }

  static bool close(World& b) {
    const Prompt* prompt = b.game.state.prompts.find(0, Seat::nobody);
    if (prompt == nullptr || prompt->ask != ask::close) return false;
    return b.say(house_command(*prompt, kYes)) == Refusal::none;
  }

  // The second world may have a window more or less where a person runs the table.
  bool in_step(World& b, std::size_t i) const {
    const std::uint64_t moment = a_.moments[i];
    const bool later = b.game.state.table.round > 0;
    while (later && b.moment() < moment && is_night(b.moment()) && !b.game.over()) {
      if (!close(b)) break;
    }
    return !is_night(moment) || b.moment() == moment;
  }

  void play_as_written(World& b, std::size_t from, std::size_t to) {
    for (std::size_t i = from; i < to && !b.game.over(); ++i) {
      const Command& command = commands_[i];
      const bool now = in_step(b, i);
      if (!now && !(command.seat != Seat::nobody && a_.observers().has(command.seat))) continue;
      (void)b.say(translated(b, command));
    }
  }

  // Other secret acts. A strict twin has to come to the same dawn, or the night is left as it was.
  void play_another_night(std::size_t from, std::size_t to) {
    const Facts& dawn = a_.facts[to - 1][1];
    const Facts& dusk = a_.facts[from][0];
    for (int tries = 0; tries < kNightTries; ++tries) {
      World b = b_;
      trade_ = two_of(dawn.killed & dusk.in_play);
      play_varied(b, from, to);
      const Facts now = facts_of(b.game.state);
      const bool same = (now.killed & dusk.in_play) == (dawn.killed & dusk.in_play);
      if (strict_ && !same) continue;
      b_ = b;
      different_ = true;
      return;
    }
    play_as_written(b_, from, to);
  }

  void play_varied(World& b, std::size_t from, std::size_t to) {
    for (std::size_t i = from; i < to && !b.game.over(); ++i) {
      Command command = commands_[i];
      const bool own = command.seat != Seat::nobody && a_.observers().has(command.seat);
      if (!in_step(b, i) && !own) continue;
      if (command.ask == ask::close && trade_.empty()) act_unseen(b);
      if (is_night_act(command.ask) && !is_seen(command)) {
        const std::uint32_t change = trade_.empty() ? dice_.below(3) : 0;
        const Prompt* open = b.game.state.prompts.find(Gorod::lane(command.ask), command.seat);
        if (change == 1 || open == nullptr || open->ask != command.ask) continue;
        if (change == 2) command.choice = draw_for(*open);
        if ((seats_of(command.choice) & trade_).count() == 1) {
          command.choice ^= choice_of(trade_);
        }
      }
      (void)b.say(command);
    }
  }

  // Two victims to change places in all that is done unseen: the dawn is the same, the order of
  // the shots is not. Mostly none.
  Seats two_of(Seats victims) {
    if (victims.count() < 2 || dice_.once_in(2)) return {};
    const Choice one = dice_.one_of(victims.bits);
    return seats_of(one | dice_.one_of(victims.bits & ~one));
  }

  // Anything on offer, often the observer himself: it is he who might notice.
  Choice draw_for(const Prompt& prompt) {
    const Choice observer = choice_of(*a_.observers());
    return dice_.once_in(3) && prompt.admits(observer) ? observer : draw(dice_, prompt);
  }

  // Somebody who said nothing in the first world may say something in the second.
  void act_unseen(World& b) {
    for (unsigned lane = 0; lane < Gorod::kLanes; ++lane) {
      for (Seat seat : b.game.state.prompts.open[lane] & Seats::first(kSeats)) {
        const Prompt* open = b.game.state.prompts.find(lane, seat);
        if (open == nullptr || !is_night_act(open->ask) || !dice_.once_in(4)) continue;
        const Command command{.choice = draw_for(*open), .seat = seat, .ask = open->ask};
        if (!is_seen(command)) (void)b.say(command);
      }
    }
  }

  void compare() {
    const std::size_t both = std::min(a_.entries.size(), b_.entries.size());
    while (at_ < both && a_.entries[at_].same(b_.entries[at_])) {
      const Entry& entry = a_.entries[at_++];
      const bool told = entry.kind == Entry::Kind::told;
      if (told && entry.event.fact == fact::game_over) done_ = true;
      if (done_) return;
    }
    if (at_ == both) return;
    done_ = true;
    if (std::optional<std::string> found = objection(a_, b_, at_)) leak_ = *found;
  }

  Dice& dice_;
  Kind kind_;
  World a_;
  World b_;
  std::vector<Command> commands_;  // of the first world, as the second is to follow them
  Cards cards_{};                  // of the second world
  std::array<std::uint8_t, kSeats> holder_{};  // by chair: who holds that card in the first
  Seats trade_{};                              // in this night
  std::size_t at_ = 0;
  std::string leak_;
  bool strict_ = false;
  bool different_ = false;
  bool done_ = false;
};

Seats with_card(const Sitting& game, Role role) {
  return seats_where(Seats::first(game.plan.setup.seats),
                     [&](Seat seat) { return game.state.truth.role[index(seat)] == role; });
}

Seat any_of(Dice& dice, Seats seats) { return seat_of(dice.one_of(seats.bits)); }

Seats actors(const Sitting& game) {
  return seats_where(Seats::first(game.plan.setup.seats), [&](Seat seat) {
    return game.plan.card(game.state.truth.role[index(seat)]).acts > 0;
  });
}

// Anybody; often one who goes out, who is entitled to least, or one who acts, who might learn too
// much; sometimes two who pool their views.
Seats random_observers(Dice& dice, const Sitting& script) {
  const Seats all = Seats::first(script.plan.setup.seats);
  Seats among = all;
  if (dice.once_in(3)) among = all - script.state.table.in_play;
  if (dice.once_in(3)) among = actors(script);
  if (dice.once_in(2)) among = omerta::laws::somebody_related(dice, script, rares(), all);
  Seats observers = Seats::of(any_of(dice, among.empty() ? all : among));
  if (dice.once_in(4)) observers |= Seats::of(any_of(dice, all));
  return observers;
}

void exchange_cards(Dice& dice, Twins& twins, Seats observers) {
  const Plan& plan = twins.first().game.plan;
  const Seats others = Seats::first(plan.setup.seats) - observers;
  const unsigned wanted = 1 + dice.below(3);
  for (unsigned done = 0, tries = 0; done < wanted && tries < 12; ++tries) {
    const Seat s = any_of(dice, others);
    const Seat t = any_of(dice, others);
    const Cards& cards = twins.cards();
    if (cards[index(s)] == cards[index(t)] || !exchangeable(plan, cards, observers, s, t)) continue;
    twins.exchange(s, t);
    ++done;
  }
}

}  // namespace

Verdict compare_twins(std::uint64_t seed) {
  Dice dice{0x7477696e73, seed};
  const bool own = dice.once_in(8);
  const auto [setup, taste] = steered(dice, own ? House::none : House::some);
  Sitting script{setup};
  play(script, dice, kScript, taste);
  const Seats walkers = with_card(script, Role::sleepwalker);
  const Seats mafiosi = with_card(script, Role::mafioso);
  if (own && !walkers.empty() && !mafiosi.empty()) {
    const Seat walker = *walkers;
    const Seat mafioso = any_of(dice, mafiosi);
    Twins twins{dice, setup, Kind::own_card, script, Seats::of(dice.once_in(2) ? walker : mafioso)};
    twins.exchange(walker, mafioso);
    return twins.run();
  }
  const Seats observers = random_observers(dice, script);
  const Kind kind = dice.once_in(2) ? Kind::other_cards : Kind::other_acts;
  Twins twins{dice, setup, kind, script, observers};
  if (kind == Kind::other_cards) exchange_cards(dice, twins, observers);
  return twins.run();
}

}  // namespace omerta::gorod::laws
