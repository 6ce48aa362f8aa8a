// By day: whom to put up, and whom to vote for.
#include "rulebooks/gorod/bots/mind.h"
#include "rulebooks/gorod/bots/record.h"

namespace omerta::bots {
namespace {

using gorod::Role;
using gorod::Side;
using gorod::Table;

constexpr double kSure = 0.7;  // enough to do without ballots

Seats standing(const Mind& mind) { return mind.view().table.standing; }

// Everyone else has spoken: whatever is missing now will be missing.
bool speaks_last(const Mind& mind) {
  const Table& table = mind.view().table;
  return (table.nominated | table.declined | mind.self()).covers(table.in_play);
}

// GOR-WIN-3  Whether one townsman less gives the clan the game.
minds::Stake stake(const Mind& mind) {
  const int all = mind.table.in_play().count() - 1;
  const int ours = (mind.reading.friends & mind.table.in_play()).count();
  return 2 * ours >= all ? minds::Stake::the_game : minds::Stake::a_day;
}

minds::ClanBallot clan_ballot(const Mind& mind, Seats offered) {
  return {.self = mind.self(),
          .clan = mind.reading.friends,
          .offered = offered,
          .style = mind.style,
          .stake = stake(mind)};
}

// Somebody who must not show what he knows: the commissioner, until he says who he is and where
// that can be said; the sleepwalker (GOR-SLEEPWALKER-4).
bool is_hidden(const Mind& mind) {
  const bool walks = mind.card().decoy != gorod::Clan::none;
  const bool secret = mind.view().notes.role == Role::commissioner &&
                      mind.chair.talk == Talk::held && !mind.table.claimed().has(mind.self());
  return walks || secret;
}

// GOR-VOTE-2  A single candidate is convicted without a vote, and nothing is learnt from it.
bool wants_a_choice(Mind& mind) {
  if (standing(mind).count() != 1 || !speaks_last(mind)) return false;
  return mind.table.sums().in[index(*standing(mind))] < kSure;
}

bool rescues(const Mind& mind) {
  const bool ours = standing(mind).count() == 1 && mind.reading.friends.covers(standing(mind));
  const bool cares = mind.style == minds::Style::saver || mind.style == minds::Style::swing;
  return mind.reading.of_clan() && ours && cares && speaks_last(mind);
}

}  // namespace

Seat suspect(Mind& mind, Seats offered) {
  const Seats others = offered - mind.self();
  if (others.empty()) return Seat::nobody;
  if (mind.reading.of_clan()) return minds::clan_target(mind.table, clan_ballot(mind, others));
  if (mind.reading.side != Side::town || is_hidden(mind)) {
    return mind.table.choice(mind.self(), others);
  }
  const minds::Belief found = belief(mind.table, mind.chair, mind.reading);
  return minds::wanted_out(mind.table, found, others, mind.dice);
}

// GOR-DAY-2, -3  Whom one wants out, if nobody has put him up.
Choice nominate(Mind& mind, const Prompt& prompt) {
  const Seats in_play = mind.table.in_play();
  const bool silent = is_silent_day(mind.view().plan, mind.view().table.round, in_play) &&
                      mind.table.row().ties == minds::Ties::common_lot;
  if (silent && standing(mind).empty()) return kPass;
  const Seats offered = seats_of(prompt.offers) - mind.self();
  const Seats among = rescues(mind) ? offered - mind.reading.friends : offered;
  if (among.empty()) return kPass;
  if (rescues(mind) || wants_a_choice(mind)) return choice_of(suspect(mind, among));
  const Seat wanted = suspect(mind, in_play);
  return offered.has(wanted) ? choice_of(wanted) : kPass;
}

Choice vote(Mind& mind, const Prompt& prompt) {
  const Seats offered = seats_of(prompt.offers);
  if (offered.count() == 1) return prompt.offers;
  if (mind.reading.of_clan()) {
    return choice_of(minds::clan_ballot(mind.table, clan_ballot(mind, offered)));
  }
  return choice_of(suspect(mind, offered));
}

Choice avenge(Mind& mind, const Prompt& prompt) {
  Scores scores = mind.reading.suspicion;
  for (Seat seat : mind.reading.friends) {
    if (mind.reading.of_clan()) scores[index(seat)] -= 1000;
  }
  if (mind.reading.of_clan()) {
    for (Seat seat : seats_of(prompt.offers))
      scores[index(seat)] += mind.reading.power[index(seat)];
  }
  return highest(mind, prompt, scores, 2);
}

}  // namespace omerta::bots
