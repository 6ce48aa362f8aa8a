// Draws a setup field by field and keeps the first that the validator lets start.
#include "tests/laws/spytown/random_setup.h"

#include "engine/expect.h"
#include "rulebooks/spytown/rules/setup.h"

namespace omerta::spytown::laws {
namespace {

constexpr int kTries = 500;

template <class Value>
Value any_of(Dice& dice, unsigned count) {  // of an enumeration that counts from 0
  return static_cast<Value>(dice.below(count));
}

// Once in so many times the second value of an option, which is mostly the rarer one at a table.
template <class Value>
Value seldom(Dice& dice, unsigned times) {
  return static_cast<Value>(dice.once_in(times) ? 1 : 0);
}

void draw_options(Dice& dice, Setup& setup) {
  setup.edition = dice.once_in(2) ? Edition::sk : Edition::pl;
  setup.moderation = seldom<Moderation>(dice, 3);
  setup.game_masters = setup.moderation == Moderation::human ? 1 : 0;
  setup.component_limit = seldom<ComponentLimit>(dice, 3);
  setup.agent_may_pass = seldom<Allowed>(dice, 3);
  setup.mafia_deadlock = any_of<MafiaDeadlock>(dice, 4);
  setup.self_vote = seldom<SelfVote>(dice, 3);
  setup.second_place_tie = any_of<SecondPlaceTie>(dice, 2);
  setup.eliminated_view = any_of<EliminatedView>(dice, 2);
  setup.small_game_max = any_of<SmallGameMax>(dice, 3);
  setup.small_game_round1_mafia = any_of<Round1Mafia>(dice, 2);
  setup.kids_no_agent = seldom<Switch>(dice, 8);
  setup.kids_last_shot = seldom<Switch>(dice, 6);
  setup.kids_single_ballot = seldom<Switch>(dice, 4);
  setup.kids_wording = any_of<Switch>(dice, 2);
  setup.kids_last_shot_chain = any_of<Allowed>(dice, 2);
  setup.kids_last_shot_for = any_of<KidsShotFor>(dice, 2);
  setup.wrong_phase_penalty = any_of<WrongPhase>(dice, 3);
  setup.shots_stoppable = any_of<ShotsStoppable>(dice, 3);
  setup.bandage_any_cause = seldom<Allowed>(dice, 3);
  setup.recruit_replaces_kill = seldom<Allowed>(dice, 3);
  setup.commander_preliminary = any_of<CommanderPreliminary>(dice, 2);
  setup.commander_second_place = any_of<CommanderSecond>(dice, 3);
  setup.re_recruitment_one_mafioso = seldom<Allowed>(dice, 3);
  setup.new_gang_minimum = any_of<GangMinimum>(dice, 2);
  setup.commander_succession = any_of<CommanderSuccession>(dice, 2);
}

// From a single card to all of them; New Gang comes in threes.
void draw_cards(Dice& dice, Setup& setup) {
  setup.extended = Switch::on;
  const unsigned times = 1 + dice.below(6);
  for (unsigned i = 0; i < index(Card::new_gang); ++i) {
    setup.cards[i] = dice.once_in(times) ? 1 : 0;
  }
  if (dice.once_in(2)) setup.cards[index(Card::new_gang)] = kGang;
  setup.new_gang_recognition = any_of<Switch>(dice, 2);
}

}  // namespace

Setup random_setup(Dice& dice) {
  for (int tries = 0; tries < kTries; ++tries) {
    Setup setup;
    const unsigned most = dice.once_in(3) ? kMostPlayers : 15;
    const unsigned players = kFewestPlayers + dice.below(most - kFewestPlayers + 1);
    setup.seats = static_cast<std::uint8_t>(players - 1);
    draw_options(dice, setup);
    if (!dice.once_in(5)) draw_cards(dice, setup);
    if (validate(setup).may_start()) return setup;
  }
  expect(false);
  return {};
}

}  // namespace omerta::spytown::laws
