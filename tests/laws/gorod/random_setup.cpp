// Draws a setup field by field and keeps the first that the validator lets start.
#include "tests/laws/gorod/random_setup.h"

#include <algorithm>
#include <array>

#include "engine/expect.h"
#include "rulebooks/gorod/rules/setup.h"

namespace omerta::gorod::laws {
namespace {

constexpr int kTries = 200;

template <class Value>
Value one_of(Dice& dice, std::initializer_list<Value> values) {
  return values.begin()[dice.below(static_cast<std::uint32_t>(values.size()))];
}

template <class Value>
Value any_of(Dice& dice, unsigned count) {  // of an enumeration that counts from 0
  return static_cast<Value>(dice.below(count));
}

Roles random_roles(Dice& dice) {
  if (dice.once_in(4)) return Roles::all();
  return Roles{static_cast<std::uint32_t>(dice.next()) & Roles::all().bits};
}

void draw_options(Dice& dice, Setup& setup) {
  setup.edition = any_of<Edition>(dice, 2);
  setup.moderator_mode = any_of<ModeratorMode>(dice, 3);
  setup.no_candidates = any_of<NoCandidates>(dice, 2);
  setup.ballot = any_of<Ballot>(dice, 2);
  setup.tie_discussion = any_of<TieDiscussion>(dice, 2);
  setup.second_tie = any_of<SecondTie>(dice, 3);
  setup.night_pass = any_of<NightPass>(dice, 2);
  setup.killed_tonight_acts = any_of<KilledTonightActs>(dice, 3);
  setup.arrest_masks = any_of<ArrestMasks>(dice, 3);
  setup.arrest_notice = any_of<ArrestNotice>(dice, 2);
  setup.nurse_limit_counts = any_of<NurseLimitCounts>(dice, 2);
  setup.nurse_repeat = any_of<NurseRepeat>(dice, 2);
  setup.journalist_self = any_of<JournalistSelf>(dice, 2);
  setup.town_must_remove_maniac = any_of<TownMustRemoveManiac>(dice, 2);
  setup.stalemate_limit = static_cast<std::uint16_t>(dice.once_in(4) ? 1 + dice.below(4) : kOff);
  setup.discussion_clock = one_of<Seconds>(dice, {kOff, 60});
  setup.vote_clock = one_of<Seconds>(dice, {kOff, 60});
  setup.call_clock = one_of<Seconds>(dice, {kByMode, 30});
  setup.group_clock = one_of<Seconds>(dice, {kByMode, 30});
}

void draw_deck(Dice& dice, Setup& setup) {
  const auto put = [&](Role role, unsigned count) {
    setup.deck[index(role)] = static_cast<std::uint8_t>(count);
  };
  unsigned family = 1 + dice.below(std::max(1U, setup.seats / 3U));
  setup.yakuza_mode = any_of<YakuzaMode>(dice, 3);
  if (dice.once_in(2) && family > 1) put(Role::lawyer, 1), --family;
  if (setup.yakuza_mode == YakuzaMode::second_clan) {
    put(Role::yakuza, family / 2);
    family -= family / 2;
  } else if (setup.yakuza_mode == YakuzaMode::plain_mafia) {
    const unsigned yakuza = dice.below(family + 1);
    put(Role::yakuza, yakuza);
    family -= yakuza;
  }
  if (dice.once_in(2) && family > 0) put(Role::don, 1), --family;
  put(Role::mafioso, family);
  put(Role::commissioner, 1);
  for (Role role : {Role::sheriff, Role::nurse, Role::beauty, Role::sleepwalker, Role::journalist,
                    Role::captain, Role::maniac}) {
    put(role, dice.below(2));
  }
}

Act random_act(Dice& dice, Call call) {
  Act act;
  act.call = call;
  act.target = any_of<Target>(dice, 2);
  act.pass = any_of<Pass>(dice, 2);
  act.repeat = any_of<Repeat>(dice, 4);
  act.if_killed = any_of<IfKilled>(dice, 3);
  act.uses = one_of<std::uint8_t>(dice, {1, 2, kUnlimited, kUnlimited});
  act.self_uses = one_of<std::uint8_t>(dice, {0, 1, kUnlimited});
  act.count = static_cast<std::uint8_t>(1 + (dice.once_in(3) ? dice.below(3) : 0));
  const int blocks = dice.once_in(3) ? 2 : 1;
  for (int i = 0; i < blocks; ++i) {
    Block block = any_of<Block>(dice, 13);
    if (block == Block::clan_shot) block = Block::guard;
    if (block == Block::compare) act.count = 2;
    act.does = act.does | Blocks::of(block);
  }
  if (dice.once_in(8)) act.does = act.does | kArrest;
  act.masks = random_roles(dice);
  act.asks = random_roles(dice);
  return act;
}

// A card that wakes with a clan points along there, as a member or not.
void join_clan(Dice& dice, Card& card, Clan clan) {
  card.wakes_with = clan;
  card.member = any_of<Member>(dice, 2);
  if (dice.once_in(5)) return;
  Act shot{.call = clan == Clan::mafia ? Call::mafia : Call::yakuza,
           .target = Target::any,
           .pass = any_of<Pass>(dice, 2)};
  shot.does = Blocks::of(Block::clan_shot);
  card.act[card.acts++] = shot;
}

void draw_sides(Dice& dice, Card& card) {
  card.side = dice.once_in(2) ? Side::town : any_of<Side>(dice, 4);
  if (card.side == Side::mafia) card.tally = Tally::mafia;
  if (card.side == Side::yakuza) card.tally = Tally::yakuza;
  if (dice.once_in(6)) card.tally = any_of<Tally>(dice, 3);
  card.must_fall = card.tally != Tally::other || dice.once_in(8) ? MustFall::yes : MustFall::no;
  if (card.side == Side::alone) {
    card.wins_alone = one_of(dice, {WinsAlone::last_with_one_town, WinsAlone::last_standing});
  }
}

Card random_card(Dice& dice) {
  Card card;
  draw_sides(dice, card);
  if (dice.once_in(3))
    join_clan(dice, card, one_of(dice, {Clan::mafia, Clan::mafia, Clan::yakuza}));
  const Call own = static_cast<Call>(1 + dice.below(130));
  const unsigned acts = dice.below(4);
  while (card.acts < acts) {
    const bool in_clan = card.wakes_with != Clan::none && dice.once_in(3);
    const Call clan = card.wakes_with == Clan::mafia ? Call::mafia : Call::yakuza;
    card.act[card.acts++] = random_act(dice, in_clan ? clan : own);
  }
  if (dice.once_in(4)) card.seen_as[dice.below(4)] = random_roles(dice);
  if (dice.once_in(6)) card.decoy = one_of(dice, {Clan::mafia, Clan::yakuza});
  if (dice.once_in(5)) card.armour = static_cast<std::uint8_t>(1 + dice.below(2));
  if (dice.once_in(5)) card.vote_weight = static_cast<std::uint8_t>(2 + dice.below(2));
  if (dice.once_in(5)) card.avenge = Avenge::yes;
  card.copies = static_cast<std::uint8_t>(1 + (dice.once_in(3) ? dice.below(3) : 0));
  return card;
}

void draw_house(Dice& dice, Setup& setup) {
  const unsigned wanted = 1 + dice.below(4);
  for (unsigned tries = 0; setup.house_roles < wanted && tries < 40; ++tries) {
    const int number = setup.house_roles;
    setup.house[static_cast<unsigned>(number)] = random_card(dice);
    ++setup.house_roles;
    if (house_fault(setup, number) != HouseFault::none) {
      setup.house[static_cast<unsigned>(number)] = {};
      --setup.house_roles;
      continue;
    }
    Card& card = setup.house[static_cast<unsigned>(number)];
    if (setup.moderator_mode == ModeratorMode::appointed && dice.once_in(3)) {
      card.by_hand = ByHand::yes;
    }
    const unsigned copies = card.copies;
    setup.deck[index(house_role(number))] = static_cast<std::uint8_t>(1 + dice.below(copies));
  }
}

// Citizens fill the empty seats; a deck that is too large is drawn again.
bool fill(Setup& setup) {
  int cards = 0;
  for (std::uint8_t count : setup.deck) cards += count;
  if (cards > setup.seats) return false;
  setup.deck[index(Role::citizen)] = static_cast<std::uint8_t>(setup.seats - cards);
  return true;
}

}  // namespace

Setup random_setup(Dice& dice, House house) {
  for (int tries = 0; tries < kTries; ++tries) {
    Setup setup;
    setup.card_stock = CardStock::extended;
    const unsigned most = dice.once_in(8) ? kSeats : 16;
    setup.seats = static_cast<std::uint8_t>(kFewestPlayers + dice.below(most - kFewestPlayers + 1));
    draw_options(dice, setup);
    draw_deck(dice, setup);
    if (house == House::some && dice.once_in(2)) draw_house(dice, setup);
    if (fill(setup) && validate(setup).may_start()) return setup;
  }
  expect(false);
  return {};
}

}  // namespace omerta::gorod::laws
