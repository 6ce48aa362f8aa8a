// By day: accusations, who speaks for one, and hands.
#include "rulebooks/mrakoszlap/bots/mind.h"

namespace omerta::bots::mrakoszlap_mind {
namespace {

using mrakoszlap::Show;
using mrakoszlap::Table;
using mrakoszlap::Type;
namespace fact = mrakoszlap::fact;

constexpr int kMostAccused = 4;

bool has_accused_today(const MrakoszlapChair& chair) {
  const std::span<const Event> heard = chair.heard;
  for (std::size_t i = heard.size(); i-- > 0 && heard[i].fact != fact::nightfall;) {
    if (heard[i].fact == fact::accused && heard[i].who == chair.view.seat) return true;
  }
  return false;
}

// MRK-WIN-1  The Mafia wins when it is alone.
minds::Stake stake(const MrakoszlapMind& mind) {
  const Seats citizens = mind.table().in_play - mind.reading.friends;
  return citizens.count() <= 1 ? minds::Stake::the_game : minds::Stake::a_day;
}

minds::ClanBallot clan_ballot(const MrakoszlapMind& mind, Seats offered) {
  return {.self = mind.self(),
          .clan = mind.reading.friends,
          .offered = offered,
          .style = mind.style,
          .stake = stake(mind)};
}

// Somebody who must not show what he knows, until he says who he is and where that can be said.
bool is_hidden(const MrakoszlapMind& mind) {
  return mind.reading.hand.has(Type::spyglass) && mind.chair.talk == Talk::held &&
         !mind.public_mind.claimed().has(mind.self());
}

// By day it is made up where a choice depends on it.
const minds::Belief& belief(MrakoszlapMind& mind) {
  believe(mind.public_mind, mind.chair, mind.reading);
  return mind.reading.belief;
}

// What a chair believes of the others, as far as it shows it.
const minds::Line& shown_belief(MrakoszlapMind& mind) {
  if (mind.mafia() || is_hidden(mind)) return mind.public_mind.thinks(mind.self());
  return belief(mind).in;
}

// Of those on trial the same one all day long.
Seat choice_among(MrakoszlapMind& mind, Seats among) {
  if (mind.mafia()) return minds::clan_ballot(mind.public_mind, clan_ballot(mind, among));
  const Seats others = among - mind.self();
  if (is_hidden(mind)) return mind.public_mind.choice(mind.self(), others);
  chance::Dice dice = mind.of_the_day(Type::judge);
  return minds::wanted_out(mind.public_mind, belief(mind), others, dice);
}

// Whether the Mafia's hands together can still keep a lone partner from the gallows.
bool can_save(MrakoszlapMind& mind, Seat partner) {
  const Seats voters = mind.table().in_play - mind.table().banned;
  const Seats ours = mind.reading.friends;
  int lead = 0;
  for (Seat voter : voters - ours) {
    const minds::Line& thinks = mind.public_mind.thinks(voter);
    lead += mind.public_mind.distrust(thinks, voter, partner) >= 0 ? 1 : -1;
  }
  return lead > 0 && lead <= (voters & ours).count();
}

// MRK-BALLOT-4  One of the Mafia about a partner who stands alone.
bool spares_alone(MrakoszlapMind& mind, Seat partner) {
  if (mind.style == minds::Style::saver || !mind.public_mind.is_foreseen()) return true;
  if (mind.style == minds::Style::mimic) return false;
  const bool much = mind.style == minds::Style::swing || stake(mind) == minds::Stake::the_game ||
                    (mind.reading.friends & mind.table().in_play).count() == 1;
  return much && can_save(mind, partner);
}

// MRK-BALLOT-4  For or against the only accused.
Show verdict_on(MrakoszlapMind& mind, Seat accused) {
  if (accused == mind.self()) return Show::against;
  if (mind.mafia() && mind.reading.friends.has(accused) && spares_alone(mind, accused)) {
    return Show::against;
  }
  const double more = mind.public_mind.distrust(shown_belief(mind), mind.self(), accused);
  return more >= 0 ? Show::in_favour : Show::against;
}

// A partner alone on the list is given company.
bool rescues(const MrakoszlapMind& mind) {
  const Seats accused = mind.table().accused;
  const bool cares = mind.style == minds::Style::saver || mind.style == minds::Style::swing;
  return mind.mafia() && cares && !accused.empty() && mind.reading.friends.covers(accused);
}

}  // namespace

Seat suspect(MrakoszlapMind& mind, Seats offered) {
  const Seats others = offered - mind.self();
  if (others.empty()) return Seat::nobody;
  if (mind.mafia()) return minds::clan_target(mind.public_mind, clan_ballot(mind, others));
  if (is_hidden(mind)) return mind.public_mind.choice(mind.self(), others);
  return minds::wanted_out(mind.public_mind, belief(mind), others, mind.dice);
}

bool may_accuse(const MrakoszlapChair& chair) {
  return chair.view.table.accused.count() < kMostAccused && !has_accused_today(chair);
}

// MRK-ACCUSE-1  Whom one wants out, if nobody has accused him.
Answer accuse(MrakoszlapMind& mind, const Prompt& prompt) {
  const Seats accused = mind.table().accused;
  const Seats offered = seats_of(prompt.offers) - mind.self();
  const Seats among = rescues(mind) ? offered - mind.reading.friends : offered;
  if (among.empty()) return {};
  const Seat whom = suspect(mind, among);
  if (whom == Seat::nobody || accused.has(whom)) return {};
  return choice_of(whom);
}

// MRK-DEFEND-2  Whoever is trusted most.
Choice proxy(MrakoszlapMind& mind, const Prompt& prompt) {
  Scores scores{};
  for (Seat seat : seats_of(prompt.offers)) {
    scores[index(seat)] = -mind.reading.suspicion[index(seat)];
  }
  return highest(mind, prompt, scores, 2);
}

// MRK-BALLOT-3, -4  One hand: for the most suspect of those on trial.
Choice raise_hand(MrakoszlapMind& mind, const Prompt&) {
  const Table& table = mind.table();
  if (table.single != 0) {
    return verdict_on(mind, table.floor) == table.show ? kYes : kPass;
  }
  return choice_among(mind, on_trial(table)) == table.floor ? kYes : kPass;
}

// MRK-TIE-1, -2  For one of them, against the others.
Choice tie_vote(MrakoszlapMind& mind, const Prompt&) {
  const Seat whom = choice_among(mind, on_trial(mind.table()));
  return whom == mind.table().floor ? mrakoszlap::kFor : mrakoszlap::kAgainst;
}

}  // namespace omerta::bots::mrakoszlap_mind
