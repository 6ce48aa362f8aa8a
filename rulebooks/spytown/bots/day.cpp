// By day: whom to vote for, and when to think again.
#include "rulebooks/spytown/bots/mind.h"

namespace omerta::bots {
namespace {

using spytown::Force;
using spytown::Phase;
using spytown::Table;
using spytown::Token;

// What the others have shown so far counts for those who trust them; the Commander's vote, which
// breaks ties, twice.
void follow(const SpytownMind& mind, Scores& scores) {
  const Table& table = mind.table();
  for (Seat voter : table.in_game - mind.self()) {
    const Seat choice = table.votes[index(voter)];
    const int trust = -mind.reading.suspicion[index(voter)];
    if (index(choice) >= kSeats || trust <= 0) continue;
    const int weight = std::min(trust, 12) / 3;
    scores[index(choice)] += voter == table.commander ? 2 * weight : weight;
  }
}

// SPY-AGENT-6  In the first round the Agent does not always point at what only he can know.
bool keeps_cover(SpytownMind& mind, const Prompt& prompt) {
  return mind.view().notes.token == Token::agent && mind.table().round == 1 &&
         prompt.ask == spytown::ask::vote_preliminary && mind.dice.once_in(3);
}

// A partner who is lost anyway is let go, to look the better for it.
bool lets_go(SpytownMind& mind, Seat partner) {
  int others = 0;
  for (Seat seat : mind.table().suspects - partner) {
    others = std::max(others, mind.reading.heat[index(seat)]);
  }
  const int ahead = mind.reading.heat[index(partner)] - others;
  return ahead >= 2 && !mind.dice.once_in(3);
}

// Who never voted for his own would be known by it: in the first ballot, which puts nobody out by
// itself, the mafia votes as the table would now and then.
bool blends_in(SpytownMind& mind, const Prompt& prompt) {
  const bool first = prompt.ask == spytown::ask::vote_preliminary &&
                     mind.view().plan.setup.kids_single_ballot == spytown::Switch::off;
  const std::uint32_t odds = mind.level == Level::detective ? 2 : 3;
  return first && mind.table().in_game.count() > 5 && mind.dice.once_in(odds);
}

// The mafia protects its own best by choosing the same other suspect.
Seat common_choice(const SpytownMind& mind, const Prompt& prompt) {
  Seat best = Seat::nobody;
  for (Seat seat : seats_of(prompt.offers) - mind.reading.friends) {
    const bool hotter =
        best == Seat::nobody || mind.reading.heat[index(seat)] > mind.reading.heat[index(best)];
    if (hotter) best = seat;
  }
  return best;
}

Choice mafia_vote(SpytownMind& mind, const Prompt& prompt) {
  const Seats offered = seats_of(prompt.offers);
  if (blends_in(mind, prompt)) return highest(mind, prompt, mind.reading.suspicion, 3);
  for (Seat partner : (mind.reading.friends & offered) - mind.self()) {
    if (prompt.ask == spytown::ask::vote_final && lets_go(mind, partner)) return choice_of(partner);
  }
  const bool ours = !(mind.reading.friends & mind.table().suspects).empty();
  const Seat common = common_choice(mind, prompt);
  if (ours && common != Seat::nobody) return choice_of(common);
  return highest(mind, prompt, dislike(mind), 3);
}

}  // namespace

// The Police want out whom they suspect, and follow whom they trust; the others pretend to, except
// that they spare their own and remember who has turned on them.
Scores dislike(const SpytownMind& mind) {
  Scores scores = mind.reading.suspicion;
  if (mind.level == Level::detective) follow(mind, scores);
  for (Seat seat : mind.table().in_game) {
    int& score = scores[index(seat)];
    if (!mind.reading.police()) score += 3 * mind.reading.menace[index(seat)];
    if (mind.reading.friends.has(seat)) score += kNever / 2;
    if (mind.reading.allies.has(seat)) score -= 4;
    if (!mind.reading.police() && mind.view().notes.seen[index(seat)] == Token::agent) score += 9;
  }
  scores[index(mind.self())] += kNever;
  return scores;
}

Choice vote(SpytownMind& mind, const Prompt& prompt) {
  if (mind.reading.force == Force::mafia) return mafia_vote(mind, prompt);
  if (keeps_cover(mind, prompt)) {
    Scores covered = dislike(mind);
    for (Seat seat : mind.reading.foes) covered[index(seat)] = 0;
    return highest(mind, prompt, covered, 4);
  }
  return highest(mind, prompt, dislike(mind), 3);
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
  return outcome[index(seat_of(better))] > now + 2 ? better : kPass;
}

}  // namespace omerta::bots
