// Draws every field of a card by itself and then mends what GOR-HOUSE-6 forbids.
#include "tests/house/random_roles.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "rulebooks/gorod/rules/setup.h"

namespace omerta::house {
namespace {

using gorod::Block;
using gorod::Blocks;
using gorod::Call;
using gorod::Clan;
using gorod::Role;
using gorod::Roles;

constexpr std::array<std::string_view, 8> kNames{
    "Dancer", "Tlsťoch", "Незнакомец", "a \"quoted\" one", "back\\slash", "#5", "🂡", "x"};

template <class E>
E any(Dice& dice, int values) {
  return static_cast<E>(dice.below(static_cast<unsigned>(values)));
}

Roles some(Dice& dice, std::size_t roles, int built_in) {
  constexpr std::array kAskers{Role::don, Role::lawyer, Role::commissioner, Role::journalist};
  Roles chosen;
  while (chosen == Roles{}) {
    for (int i = 0; i < built_in; ++i) {
      const Role role =
          built_in == gorod::kBuiltIn ? static_cast<Role>(i) : kAskers[static_cast<unsigned>(i)];
      if (dice.once_in(4)) chosen = chosen | Roles::of(role);
    }
    for (std::size_t i = 0; i < roles; ++i) {
      if (dice.once_in(6)) chosen = chosen | Roles::of(gorod::house_role(static_cast<int>(i)));
    }
  }
  return chosen;
}

Roles askers(Dice& dice, std::size_t roles) {
  return dice.once_in(4) ? Roles::all() : some(dice, roles, 4);
}

std::uint8_t uses(Dice& dice, unsigned least) {
  return dice.once_in(2) ? gorod::kUnlimited
                         : static_cast<std::uint8_t>(least + dice.below(kMostUses + 1 - least));
}

// The blocks an act may carry in its slot, and the counts they ask for.
gorod::Act with_random_blocks(Dice& dice, gorod::Act act, std::size_t roles) {
  for (int i = 0; i <= static_cast<int>(Block::guard); ++i) {
    const auto block = static_cast<Block>(i);
    const bool lasting =
        (Blocks::of(block) & (gorod::kArrest | Blocks::of(Block::guard))) != Blocks{};
    if (block == Block::clan_shot || block == Block::heal || !dice.once_in(5)) continue;
    if (lasting && act.call > Call::journalist) continue;
    act.does = act.does | Blocks::of(block);
  }
  act.count = static_cast<std::uint8_t>(dice.once_in(3) ? 1 + dice.below(4) : 1);
  if (act.does == Blocks{}) act.does = Blocks::of(Block::alibi);  // GOR-HOUSE-6
  if (act.does.has(Block::compare)) act.count = 2;
  if (act.does.has(Block::mask)) act.masks = askers(dice, roles);
  if (act.does.has(Block::ask_role)) act.asks = some(dice, roles, gorod::kBuiltIn);
  return act;
}

gorod::Act random_act(Dice& dice, Call call, std::size_t roles) {
  gorod::Act act{.call = call,
                 .target = any<gorod::Target>(dice, 2),
                 .pass = any<Pass>(dice, 2),
                 .uses = uses(dice, 1),
                 .self_uses = uses(dice, 0),
                 .repeat = any<gorod::Repeat>(dice, 3),
                 .if_killed = any<gorod::IfKilled>(dice, 3)};
  return with_random_blocks(dice, act, roles);
}

gorod::Act pointing(Dice& dice, Call call) {
  return {.call = call,
          .target = any<gorod::Target>(dice, 2),
          .pass = any<Pass>(dice, 2),
          .if_killed = any<gorod::IfKilled>(dice, 3),
          .does = Blocks::of(Block::clan_shot)};
}

class Slots {  // the free ones, each given to one role
 public:
  explicit Slots(Dice& dice) {
    for (int slot = 1; slot <= static_cast<int>(Call::last); ++slot) {
      if (slot % 10 != 0 || slot > static_cast<int>(Call::journalist)) {
        free_.push_back(static_cast<Call>(slot));
      }
    }
    for (std::size_t i = free_.size(); i > 1; --i) {
      std::swap(free_[i - 1], free_[dice.below(static_cast<unsigned>(i))]);
    }
  }
  Call take() {
    const Call slot = free_.back();
    free_.pop_back();
    return slot;
  }

 private:
  std::vector<Call> free_;
};

gorod::Card with_random_acts(Dice& dice, gorod::Card card, Slots& slots, std::size_t roles) {
  const Call clan = card.wakes_with == Clan::mafia ? Call::mafia : Call::yakuza;
  if (card.wakes_with != Clan::none && !dice.once_in(4))
    card.act[card.acts++] = pointing(dice, clan);
  const Call own = slots.take();
  while (card.acts < gorod::kActs && dice.once_in(2)) {
    Call call = dice.once_in(2) ? own : slots.take();
    if (card.wakes_with != Clan::none && dice.once_in(2)) call = clan;
    card.act[card.acts++] = random_act(dice, call, roles);
  }
  if (card.acts > 0 && !card.act[card.acts - 1U].does.has(Block::clan_shot) && dice.once_in(4)) {
    gorod::Act& last = card.act[card.acts - 1U];
    last.does = last.does | Blocks::of(Block::heal);
  }
  return card;
}

// Each asker sees one thing at most.
gorod::Card with_random_traits(Dice& dice, gorod::Card card, std::size_t roles) {
  if (dice.once_in(3)) {
    const Roles deceived = askers(dice, roles);
    card.seen_as[dice.below(4)] = deceived;
    const Roles others = some(dice, roles, 4);
    if ((deceived.bits & others.bits) == 0) {
      Roles& seen = card.seen_as[dice.below(4)];
      seen = seen | others;
    }
  }
  if (dice.once_in(4)) card.armour = static_cast<std::uint8_t>(1 + dice.below(kMostShots));
  if (dice.once_in(4)) card.vote_weight = static_cast<std::uint8_t>(1 + dice.below(kMostBallots));
  card.avenge = dice.once_in(4) ? gorod::Avenge::yes : gorod::Avenge::no;
  if (card.side == gorod::Side::alone) {
    card.wins_alone = static_cast<gorod::WinsAlone>(1 + dice.below(2));
  }
  return card;
}

gorod::Card random_card(Dice& dice, Slots& slots, std::size_t roles, gorod::YakuzaMode mode) {
  const bool two = mode == gorod::YakuzaMode::second_clan;
  gorod::Card card;
  do {
    card.side = any<gorod::Side>(dice, 4);
    card.tally = any<gorod::Tally>(dice, two ? 3 : 2);
    card.wakes_with = any<Clan>(dice, two ? 3 : 2);
  } while (card.side == gorod::Side::yakuza && !two);
  card.must_fall =
      card.tally == gorod::Tally::other ? any<gorod::MustFall>(dice, 2) : gorod::MustFall::yes;
  if (card.wakes_with != Clan::none) card.member = any<gorod::Member>(dice, 2);
  if (dice.once_in(4)) card.decoy = any<Clan>(dice, two ? 3 : 2);
  card.copies = static_cast<std::uint8_t>(dice.once_in(3) ? 1 + dice.below(kSeats) : 1);
  return with_random_traits(dice, with_random_acts(dice, card, slots, roles), roles);
}

}  // namespace

HouseRoles random_roles(Dice& dice, std::size_t count, gorod::YakuzaMode mode) {
  constexpr std::array<std::string_view, 7> kPictures{"",        "actor",    "fat-man", "dancer",
                                                      "fighter", "one-eyed", "stranger"};
  HouseRoles roles(count);
  Slots slots{dice};
  for (std::size_t i = 0; i < count; ++i) {
    roles[i].id = "role-" + std::to_string(i) + std::string(dice.below(20), 'x');
    for (std::string_view language : {"en", "pl", "sk", "cs", "ru"}) {
      if (dice.once_in(2))
        roles[i].names[std::string{language}] = kNames[dice.below(kNames.size())];
    }
    roles[i].picture = kPictures[dice.below(kPictures.size())];
    roles[i].card = random_card(dice, slots, count, mode);
    if (dice.once_in(6)) {  // GOR-HOUSE-9
      roles[i].text = kNames[dice.below(kNames.size())];
      roles[i].card.by_hand = gorod::ByHand::yes;
    }
  }
  return roles;
}

}  // namespace omerta::house
