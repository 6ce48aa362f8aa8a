// Choices that are the same in every rulebook with a clan and a vote.
#pragma once
#include "bots/stand_in.h"
#include "chance/dice.h"
#include "minds/belief.h"

namespace omerta::minds {

// Of the clan in this game. Where nobody can talk a town has little but ballots to go by, and a
// clan that gives nothing away with them would be strong and dull: there it saves its own, or
// swings.
Style style(const Row& row, bots::Talk talk, std::uint64_t seed);

// Whom a chair that plays for the town wants out, by what it believes. Of equals the common lot
// decides, or the chair's own dice, by the level.
Seat wanted_out(const PublicMind& mind, const Belief& belief, Seats offered, chance::Dice& dice);

enum class Stake : std::uint8_t { a_day, the_game };

struct ClanBallot {
  Seat self = Seat::nobody;
  Seats clan{};     // the voter's partners, itself included
  Seats offered{};  // who stands
  Style style = Style::saver;
  Stake stake = Stake::a_day;  // what a townsman put out now would bring
};
Seat clan_ballot(PublicMind& mind, const ClanBallot& ballot);

// Whom one of the clan puts up or speaks against.
Seat clan_target(PublicMind& mind, const ClanBallot& ballot);

}  // namespace omerta::minds
