// By day: whom to vote for, and when to think again.
#include "rulebooks/spytown/bots/mind.h"

namespace omerta::bots {
namespace {

using spytown::Force;
using spytown::Phase;
using spytown::Table;
using spytown::Token;

// SPY-AGENT-6  In the first round the Agent does not always point at what only he can know.
bool keeps_cover(SpytownMind& mind, const Prompt& prompt) {
  return mind.view().notes.token == Token::agent && mind.table().round == 1 &&
         mind.chair.talk == Talk::none && prompt.ask == spytown::ask::vote_preliminary &&
         mind.dice.once_in(3);
}

// Somebody who must not show what he knows: the Agent, until he says who he is and where that can
// be said.
bool is_hidden(const SpytownMind& mind) {
  return mind.view().notes.token == Token::agent && mind.chair.talk == Talk::held &&
         !mind.public_mind.claimed().has(mind.self());
}

// SPY-WIN-2  The mafia wins when it is alone: nearly so when the others are no more than it.
minds::Stake stake(const SpytownMind& mind) {
  const int ours = (mind.reading.friends & mind.table().in_play).count();
  return 2 * ours >= mind.table().in_play.count() - 1 ? minds::Stake::the_game
                                                      : minds::Stake::a_day;
}

minds::ClanBallot clan_ballot(const SpytownMind& mind, Seats offered) {
  return {.self = mind.self(),
          .clan = mind.reading.friends,
          .offered = offered,
          .style = mind.style,
          .stake = stake(mind)};
}

}  // namespace

// The Police want out whom they suspect; the others pretend to, except that they spare their own
// and remember who has turned on them.
Scores dislike(const SpytownMind& mind) {
  Scores scores = mind.reading.suspicion;
  for (Seat seat : mind.table().in_play) {
    int& score = scores[index(seat)];
    if (!mind.reading.police()) {
      score += 5 * mind.reading.menace[index(seat)] + mind.reading.power[index(seat)];
    }
    if (mind.reading.police() && mind.reading.foes.has(seat)) score = 100;
    if (mind.reading.friends.has(seat)) score += kNever / 2;
    if (mind.reading.allies.has(seat)) score -= 20;
  }
  scores[index(mind.self())] += kNever;
  return scores;
}

Seat suspect(SpytownMind& mind, Seats offered) {
  const Seats others = offered - mind.self();
  if (others.empty()) return Seat::nobody;
  if (mind.reading.force == Force::mafia) {
    return minds::clan_target(mind.public_mind, clan_ballot(mind, others));
  }
  if (!mind.reading.police() || is_hidden(mind)) {
    return mind.public_mind.choice(mind.self(), others);
  }
  const minds::Belief found = belief(mind.public_mind, mind.chair, mind.reading);
  return minds::wanted_out(mind.public_mind, found, others, mind.dice);
}

Choice vote(SpytownMind& mind, const Prompt& prompt) {
  const Seats offered = seats_of(prompt.offers);
  if (mind.reading.force == Force::mafia) {
    const bool last = prompt.ask == spytown::ask::vote_final ||
                      mind.view().plan.setup.kids_single_ballot == spytown::Switch::on;
    const minds::ClanBallot ours = clan_ballot(mind, offered);
    const Seat chosen = last ? minds::clan_ballot(mind.public_mind, ours)
                             : minds::clan_target(mind.public_mind, ours);
    if (chosen != Seat::nobody) return choice_of(chosen);
  }
  const bool scores = keeps_cover(mind, prompt) || !mind.reading.police();
  if (scores) believe(mind.public_mind, mind.chair, mind.reading);
  if (scores && mind.reading.police()) {
    Scores covered = dislike(mind);
    for (Seat seat : mind.reading.foes) covered[index(seat)] = 0;
    return highest(mind, prompt, covered, 20);
  }
  if (scores) return highest(mind, prompt, dislike(mind), 10);
  const Seat chosen = suspect(mind, offered);
  return chosen != Seat::nobody ? choice_of(chosen) : prompt.offers;
}

// SPY-VOTE-12  Only for a clearly better reason: the first who moves decides.
Choice move_vote(SpytownMind& mind, const Prompt& prompt) {
  Prompt moves = prompt;
  moves.offers &= ~spytown::kUndecided;
  if (moves.offers == 0) return kPass;
  const Scores scores = dislike(mind);
  Scores outcome = scores;
  for (Seat seat : seats_of(moves.offers)) {  // it may be somebody else who then leads
    const Seat out = spytown::leader_after(mind.table(), mind.self(), seat);
    outcome[index(seat)] = scores[index(out)];
  }
  const Choice better = highest(mind, moves, outcome, 0);
  const Seat mine = mind.table().votes[index(mind.self())];
  const int now = index(mine) < kSeats ? scores[index(mine)] : 0;
  return outcome[index(seat_of(better))] > now + 5 ? better : kPass;
}

}  // namespace omerta::bots
