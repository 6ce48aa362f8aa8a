// What a host chooses before the deal: edition, options, action cards. All of it is public.
#pragma once
#include <array>
#include <cstdint>

#include "rulebooks/spytown/rules/cards.h"

namespace omerta::spytown {

enum class Edition : std::uint8_t { unset, sk, pl };
enum class Moderation : std::uint8_t { app, human };
enum class ComponentLimit : std::uint8_t { box, none };
enum class MafiaDeadlock : std::uint8_t { by_mode, plurality, gm, none };
enum class SelfVote : std::uint8_t { forbidden, allowed };
enum class SecondPlaceTie : std::uint8_t { all, lot };
enum class EliminatedView : std::uint8_t { night, only_public };
enum class SmallGameMax : std::uint8_t { by_edition, eight, nine };
enum class Round1Mafia : std::uint8_t { skip, play };
enum class WrongPhase : std::uint8_t { enforce, reject, expel };
enum class ShotsStoppable : std::uint8_t { by_edition, yes, no };
enum class CommanderSecond : std::uint8_t { by_edition, yes, no };
enum class KidsShotFor : std::uint8_t { everyone, mafia_and_vote };
enum class GangMinimum : std::uint8_t { with_gm, without_gm };
enum class CommanderPreliminary : std::uint8_t { eliminate, questioning };
enum class CommanderSuccession : std::uint8_t { end_of_phase, at_once };
enum class Switch : std::uint8_t { off, on };
enum class Allowed : std::uint8_t { no, yes };

struct Setup {
  Edition edition = Edition::unset;
  Moderation moderation = Moderation::app;
  Switch extended = Switch::off;
  ComponentLimit component_limit = ComponentLimit::box;
  Allowed agent_may_pass = Allowed::no;
  MafiaDeadlock mafia_deadlock = MafiaDeadlock::by_mode;
  SelfVote self_vote = SelfVote::forbidden;
  SecondPlaceTie second_place_tie = SecondPlaceTie::all;
  EliminatedView eliminated_view = EliminatedView::night;
  SmallGameMax small_game_max = SmallGameMax::by_edition;
  Round1Mafia small_game_round1_mafia = Round1Mafia::skip;
  Switch kids_no_agent = Switch::off;
  Switch kids_last_shot = Switch::off;
  Switch kids_single_ballot = Switch::off;
  Switch kids_wording = Switch::off;
  Allowed kids_last_shot_chain = Allowed::no;
  KidsShotFor kids_last_shot_for = KidsShotFor::everyone;
  WrongPhase wrong_phase_penalty = WrongPhase::enforce;
  ShotsStoppable shots_stoppable = ShotsStoppable::by_edition;
  Allowed bandage_any_cause = Allowed::no;
  Allowed recruit_replaces_kill = Allowed::no;
  CommanderPreliminary commander_preliminary = CommanderPreliminary::eliminate;
  CommanderSecond commander_second_place = CommanderSecond::by_edition;
  CommanderSuccession commander_succession = CommanderSuccession::end_of_phase;
  Allowed re_recruitment_one_mafioso = Allowed::no;
  GangMinimum new_gang_minimum = GangMinimum::with_gm;
  Switch new_gang_recognition = Switch::off;

  std::uint8_t seats = 0;                      // P, the people who are dealt a token
  std::uint8_t game_masters = 0;               // people who are said to be the game master
  std::uint8_t game_master_seated = 0;         // whether one of them has a seat
  std::uint8_t tokens_given = 0;               // whether the host named a composition
  std::array<std::uint8_t, kTokens> tokens{};  // the one he named
  std::array<std::uint8_t, kCards> cards{};    // the action cards he chose
};

// SPY-VEST-2, SPY-COMMANDER-4  What only the short texts on the cards say holds in the edition that
// prints them.
constexpr bool stops_shots(const Setup& setup) {
  const bool printed = setup.edition == Edition::sk;
  return setup.shots_stoppable == ShotsStoppable::by_edition
             ? printed
             : setup.shots_stoppable == ShotsStoppable::yes;
}
constexpr bool commander_breaks_second(const Setup& setup) {
  const bool printed = setup.edition == Edition::sk;
  return setup.commander_second_place == CommanderSecond::by_edition
             ? printed
             : setup.commander_second_place == CommanderSecond::yes;
}

}  // namespace omerta::spytown
