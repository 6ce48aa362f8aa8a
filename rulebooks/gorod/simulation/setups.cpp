// Every setup here is legal (a test asks the validator); together they reach every rule of gorod.
#include "rulebooks/gorod/simulation/setups.h"

#include <array>
#include <initializer_list>
#include <utility>

#include "rulebooks/gorod/rules/setup.h"

namespace omerta::simulator {
namespace {

using namespace gorod;

using Deck = std::initializer_list<std::pair<Role, int>>;

constexpr std::array kEditions{Edition::newer, Edition::of_2012};

// Citizens fill the empty seats.
Setup table(Edition edition, int seats, Deck deck) {
  Setup setup{.edition = edition, .card_stock = CardStock::extended};
  setup.seats = static_cast<std::uint8_t>(seats);
  int others = 0;
  for (const auto& [role, count] : deck) {
    setup.deck[index(role)] = static_cast<std::uint8_t>(count);
    others += count;
  }
  setup.deck[index(Role::citizen)] = static_cast<std::uint8_t>(seats - others);
  return setup;
}

// T15 of the catalogue: one of everything.
Setup full_house(Edition edition) {
  return table(edition, 15,
               {{Role::mafioso, 2},
                {Role::don, 1},
                {Role::lawyer, 1},
                {Role::commissioner, 1},
                {Role::sheriff, 1},
                {Role::nurse, 1},
                {Role::beauty, 1},
                {Role::sleepwalker, 1},
                {Role::journalist, 1},
                {Role::captain, 1},
                {Role::maniac, 1}});
}

// T18 of the catalogue, with the sleepwalker among the first clan.
Setup clans(Edition edition, int mafiosi, int yakuza) {
  Setup setup = table(edition, 18,
                      {{Role::mafioso, mafiosi},
                       {Role::yakuza, yakuza},
                       {Role::commissioner, 1},
                       {Role::sheriff, 1},
                       {Role::nurse, 1},
                       {Role::sleepwalker, 1},
                       {Role::journalist, 1},
                       {Role::captain, 1},
                       {Role::maniac, 1}});
  setup.yakuza_mode = YakuzaMode::second_clan;
  return setup;
}

using Change = void (*)(Setup&);

// What an edition's defaults leave out.
constexpr std::array<Change, 24> kChanges{
    [](Setup&) {},
    [](Setup& s) { s.moderator_mode = ModeratorMode::appointed; },
    [](Setup& s) { s.moderator_mode = ModeratorMode::first_out; },
    [](Setup& s) { s.no_candidates = NoCandidates::all_in_play; },
    [](Setup& s) { s.ballot = Ballot::open; },
    [](Setup& s) { s.second_tie = SecondTie::lot; },
    [](Setup& s) { s.second_tie = SecondTie::all_tied; },
    [](Setup& s) { s.night_pass = NightPass::anyone; },
    [](Setup& s) { s.killed_tonight_acts = KilledTonightActs::no; },
    [](Setup& s) { s.killed_tonight_acts = KilledTonightActs::yes; },
    [](Setup& s) { s.arrest_masks = ArrestMasks::commissioner_lawyer; },
    [](Setup& s) { s.arrest_masks = ArrestMasks::all_checks; },
    [](Setup& s) { s.arrest_notice = ArrestNotice::told; },
    [](Setup& s) { s.nurse_limit_counts = NurseLimitCounts::cures; },
    [](Setup& s) { s.nurse_repeat = NurseRepeat::last_choice; },
    [](Setup& s) { s.journalist_self = JournalistSelf::forbidden; },
    [](Setup& s) { s.town_must_remove_maniac = TownMustRemoveManiac::yes; },
    [](Setup& s) { s.stalemate_limit = 2; },
    [](Setup& s) { s.discussion_clock = 300; },
    [](Setup& s) { s.vote_clock = 60; },
    [](Setup& s) { s.call_clock = 30, s.group_clock = 90; },
    [](Setup& s) {  // a person with a watch
      s.moderator_mode = ModeratorMode::appointed;
      s.call_clock = 30, s.discussion_clock = 300, s.vote_clock = 60;
    },
    [](Setup& s) {  // arrests told to clans that a person runs
      s.moderator_mode = ModeratorMode::first_out;
      s.arrest_notice = ArrestNotice::told, s.ballot = Ballot::open;
    },
    [](Setup& s) {  // all who are tied leave, and a stalemate ends it
      s.second_tie = SecondTie::all_tied;
      s.no_candidates = NoCandidates::all_in_play, s.stalemate_limit = 1;
    },
};

Act act(int slot, Block block, int count = 1) {
  Act made{.call = static_cast<Call>(slot), .does = Blocks::of(block)};
  made.count = static_cast<std::uint8_t>(count);
  return made;
}

Card acting(std::initializer_list<Act> acts) {
  Card card;
  for (const Act& each : acts) card.act[card.acts++] = each;
  return card;
}

void add(Setup& setup, Card card, int copies = 1) {
  const int number = setup.house_roles++;
  card.copies = static_cast<std::uint8_t>(copies);
  setup.house[static_cast<unsigned>(number)] = card;
  setup.deck[index(house_role(number))] = card.copies;
  std::uint8_t& citizens = setup.deck[index(Role::citizen)];
  citizens = static_cast<std::uint8_t>(citizens - copies);
}

Card seen_as(Card card, Seen what, Roles askers) {
  card.seen_as[static_cast<unsigned>(what)] = askers;
  return card;
}

// Hands that stop, hide and turn: HOLD (two copies), GUARD, SHELTER, MASK, JAM, COUNT, SEEN-AS,
// ARMOUR.
Setup wardens(Edition edition) {
  Setup setup = table(edition, 24,
                      {{Role::mafioso, 4},
                       {Role::don, 1},
                       {Role::commissioner, 1},
                       {Role::sheriff, 1},
                       {Role::nurse, 1},
                       {Role::sleepwalker, 1},
                       {Role::journalist, 1},
                       {Role::maniac, 1}});
  Act hold = act(15, Block::hold);
  hold.repeat = Repeat::not_twice_running;
  Act guard = act(16, Block::guard);
  guard.if_killed = IfKilled::works;
  Act shelter = act(17, Block::shelter, 2);
  shelter.target = Target::any;
  shelter.self_uses = 1;
  Act mask = act(18, Block::mask);
  mask.masks = Roles::all();
  mask.repeat = Repeat::once_each;
  Act jam = act(19, Block::jam);
  jam.uses = 2;
  add(setup, acting({hold}), 2);
  add(setup, acting({guard}), 2);
  add(setup, acting({shelter}));
  add(setup, acting({mask}));
  add(setup, acting({jam}));
  add(setup, acting({act(115, Block::count, 3)}));
  add(setup, seen_as({}, Seen::unclear, Roles::all()));
  Card stout;
  stout.armour = 1;
  add(setup, seen_as(stout, Seen::mafia, Roles::of(Role::commissioner)));
  return setup;
}

// A member of the mafia with a look of his own, in his clan's call and after it.
Card spy() {
  Act shot{.call = Call::mafia, .target = Target::any, .does = Blocks::of(Block::clan_shot)};
  Act look{.call = Call::mafia, .does = Blocks::of(Block::ask_role)};
  look.asks = Roles::of(Role::nurse) | Roles::of(Role::captain);
  Card card = acting({shot, look, act(25, Block::ask_side)});
  card.side = Side::mafia;
  card.tally = Tally::mafia;
  card.must_fall = MustFall::yes;
  card.wakes_with = Clan::mafia;
  card.member = Member::yes;
  return seen_as(card, Seen::town, Roles::of(Role::commissioner) | Roles::of(Role::journalist));
}

Card loner(int slot, WinsAlone wins) {
  Card card = acting({act(slot, Block::shoot)});
  card.side = Side::alone;
  card.wins_alone = wins;
  return card;
}

// Votes that weigh, the avenger, loners, a decoy for the yakuza, three acts in one call.
Setup outsiders(Edition edition) {
  Setup setup = table(edition, 21,
                      {{Role::mafioso, 2},
                       {Role::don, 1},
                       {Role::yakuza, 3},
                       {Role::commissioner, 1},
                       {Role::nurse, 1},
                       {Role::beauty, 1},
                       {Role::captain, 1}});
  setup.yakuza_mode = YakuzaMode::second_clan;
  Card avenger;
  avenger.avenge = Avenge::yes;
  avenger.vote_weight = 3;
  Act along{.call = Call::yakuza, .target = Target::any, .does = Blocks::of(Block::clan_shot)};
  Card decoy = acting({along});
  decoy.wakes_with = Clan::yakuza;
  decoy.decoy = Clan::yakuza;
  add(setup, avenger, 3);
  add(setup, decoy);
  add(setup, spy());
  add(setup, loner(65, WinsAlone::last_with_one_town));
  add(setup, loner(66, WinsAlone::last_standing));
  add(setup, acting({act(72, Block::heal), act(72, Block::alibi), act(72, Block::compare, 2)}));
  return setup;
}

// One loner besides the usual people, so that he can win.
Setup hermit(Edition edition) {
  Setup setup =
      table(edition, 8, {{Role::mafioso, 2}, {Role::commissioner, 1}, {Role::sheriff, 1}});
  add(setup, loner(65, edition == Edition::newer ? WinsAlone::last_with_one_town
                                                 : WinsAlone::last_standing));
  return setup;
}

void add_clans(std::vector<Setup>& all, Edition edition) {
  Setup rivals = clans(edition, 3, 3);
  all.push_back(rivals);
  rivals.moderator_mode = ModeratorMode::first_out;
  all.push_back(rivals);
  Setup allies = clans(edition, 2, 3);
  allies.yakuza_mode = YakuzaMode::plain_mafia;
  all.push_back(allies);
  all.push_back(clans(edition, 1, 1));
  if (edition == Edition::of_2012) all.push_back(clans(edition, 2, 3));
}

}  // namespace

gorod::Setup largest_table() {
  Setup setup = full_house(Edition::newer);
  setup.seats = kSeats;
  setup.yakuza_mode = YakuzaMode::second_clan;
  setup.deck[index(Role::mafioso)] = 3;
  setup.deck[index(Role::yakuza)] = 4;
  setup.deck[index(Role::citizen)] = 14;
  return setup;
}

std::vector<gorod::Setup> signature_setups() {
  std::vector<Setup> all;
  for (Edition edition : kEditions) {
    for (int players = kFewestPlayers; players <= kPresetPlayers; ++players) {
      all.push_back(preset(edition, players));
    }
    for (Change change : kChanges) {
      all.push_back(full_house(edition));
      change(all.back());
      all.push_back(outsiders(edition));
      change(all.back());
    }
    add_clans(all, edition);
    for (ModeratorMode mode :
         {ModeratorMode::digital, ModeratorMode::appointed, ModeratorMode::first_out}) {
      all.push_back(wardens(edition));
      all.back().moderator_mode = mode;
      const bool person = mode == ModeratorMode::appointed;
      if (person) all.back().house[0].by_hand = ByHand::yes;  // GOR-HOUSE-9
      all.push_back(hermit(edition));
      all.back().moderator_mode = mode;
    }
    all.push_back(largest_table());
    all.back().edition = edition;
  }
  return all;
}

}  // namespace omerta::simulator
