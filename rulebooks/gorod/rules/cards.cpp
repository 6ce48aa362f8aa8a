// The built-in characters in building blocks (GOR-HOUSE-7): what each of them is, edition by
// edition.
#include "rulebooks/gorod/rules/cards.h"

namespace omerta::gorod {
namespace {

constexpr Act choice(Call call, Target target, Pass pass, Block block) {
  return {.call = call, .target = target, .pass = pass, .does = Blocks::of(block)};
}

Card with_acts(Card card, const Act& first) {
  card.acts = 1;
  card.act[0] = first;
  return card;
}

// GOR-MAFIA-1, GOR-YAKUZA-1, GOR-LAWYER-2  A true member points in its clan's call and counts in
// it.
Card member_of(Clan clan) {
  const bool first = clan == Clan::mafia;
  return with_acts(
      {.side = first ? Side::mafia : Side::yakuza,
       .tally = first ? Tally::mafia : Tally::yakuza,
       .must_fall = MustFall::yes,
       .wakes_with = clan,
       .member = Member::yes},
      choice(first ? Call::mafia : Call::yakuza, Target::any, Pass::refused, Block::clan_shot));
}

// GOR-DON-1  A member like any other.  GOR-DON-2  Then alone he looks for the commissioner.
Card don() {
  Card card = member_of(Clan::mafia);
  card.acts = 2;
  card.act[1] = choice(Call::don, Target::other, Pass::refused, Block::ask_role);
  card.act[1].asks = Roles::of(Role::commissioner);
  return card;
}

// GOR-LAWYER-1 to -4, GOR-YAKUZA-2, GOR-WIN-4  In the first clan's pay; whether he is counted
// depends on the edition.
Card lawyer(Edition edition) {
  Card card = with_acts({.side = Side::mafia},
                        choice(Call::lawyer, Target::other, Pass::allowed, Block::ask_side));
  if (edition == Edition::newer) {
    card.tally = Tally::mafia;
    card.must_fall = MustFall::yes;
  }
  card.seen_as[static_cast<unsigned>(Seen::town)] = Roles::of(Role::commissioner);
  return card;
}

// GOR-NURSE-2 to -4  She may heal herself although she is killed tonight; her limits by edition.
Card nurse(const Setup& setup) {
  const bool last = setup.nurse_repeat == NurseRepeat::last_choice;
  const Repeat running = last ? Repeat::not_the_last : Repeat::not_twice_running;
  Act heal = choice(Call::nurse, Target::any, Pass::allowed, Block::heal);
  heal.repeat = setup.edition == Edition::newer ? running : Repeat::once_each;
  heal.self_uses = 1;
  heal.if_killed = IfKilled::self_works;
  return with_acts({}, heal);
}

// GOR-SLEEPWALKER-1, -2, -5  Of the town, awake with the mafia, and a decoy for its shot.
Card sleepwalker() {
  return with_acts({.wakes_with = Clan::mafia, .decoy = Clan::mafia},
                   choice(Call::mafia, Target::any, Pass::refused, Block::clan_shot));
}

// GOR-JOURNALIST-1, -3
Card journalist(JournalistSelf self) {
  Act compare =
      choice(Call::journalist, self == JournalistSelf::allowed ? Target::any : Target::other,
             Pass::refused, Block::compare);
  compare.count = 2;
  return with_acts({}, compare);
}

// GOR-CAPTAIN-1, -3 to -6  An arrest is four blocks at once; GOR-CAPTAIN-4 says whom it clouds.
Card captain(const Setup& setup) {
  const bool all =
      setup.arrest_masks == ArrestMasks::all_checks ||
      (setup.arrest_masks == ArrestMasks::by_edition && setup.edition == Edition::of_2012);
  Act arrest = choice(Call::captain, Target::other, Pass::refused, Block::hold);
  arrest.does = kArrest;
  arrest.masks = all ? Roles::all() : Roles::of(Role::commissioner) | Roles::of(Role::lawyer);
  return with_acts({}, arrest);
}

// GOR-MANIAC-1, -2, GOR-WIN-7, -8
Card maniac(Edition edition) {
  return with_acts({.side = Side::alone,
                    .wins_alone = edition == Edition::newer ? WinsAlone::last_with_one_town
                                                            : WinsAlone::last_standing},
                   choice(Call::maniac, Target::other, Pass::allowed, Block::shoot));
}

}  // namespace

// GOR-NIGHT-7  The default follows the edition.
bool killed_tonight_acts(const Setup& setup) {
  if (setup.killed_tonight_acts == KilledTonightActs::by_edition) {
    return setup.edition == Edition::of_2012;
  }
  return setup.killed_tonight_acts == KilledTonightActs::yes;
}

// GOR-DECK-10
bool two_clans(const Setup& setup) { return setup.yakuza_mode == YakuzaMode::second_clan; }

// GOR-HOUSE-7
Card built_in(Role role, const Setup& setup) {
  switch (role) {
    case Role::mafioso: return member_of(Clan::mafia);
    case Role::don: return don();
    case Role::yakuza: return member_of(two_clans(setup) ? Clan::yakuza : Clan::mafia);
    case Role::lawyer: return lawyer(setup.edition);
    case Role::citizen: return {};  // GOR-CITIZEN-1: no act and no call
    case Role::commissioner:        // GOR-COMMISSIONER-1
      return with_acts({},
                       choice(Call::commissioner, Target::other, Pass::allowed, Block::ask_side));
    case Role::sheriff:  // GOR-SHERIFF-1
      return with_acts({}, choice(Call::sheriff, Target::other, Pass::refused, Block::shoot));
    case Role::nurse: return nurse(setup);
    case Role::beauty:  // GOR-BEAUTY-1
      return with_acts({}, choice(Call::beauty, Target::other, Pass::refused, Block::alibi));
    case Role::sleepwalker: return sleepwalker();
    case Role::journalist: return journalist(setup.journalist_self);
    case Role::captain: return captain(setup);
    case Role::maniac: return maniac(setup.edition);
    default: expect(false); return {};
  }
}

}  // namespace omerta::gorod
