// The town's wish, and how a clan hides behind it.
#include "minds/decisions.h"

#include <algorithm>

#include "engine/prompt.h"

namespace omerta::minds {
namespace {

using Count = std::array<int, kSeats>;

constexpr std::uint64_t kStyleDice = 0x5ea1;

Seat first_of(const Count& count, Seats among) {
  Seat best = Seat::nobody;
  for (Seat seat : among) {
    if (best == Seat::nobody || count[index(seat)] > count[index(best)]) best = seat;
  }
  return best;
}

int most(const Count& count, Seats among) {
  int found = 0;
  for (Seat seat : among) found = std::max(found, count[index(seat)]);
  return found;
}

// The other candidate to whom all ballots of the clan together can still turn the vote; nobody, if
// nothing has to be turned or nothing helps.
Seat turning_point(PublicMind& mind, const ClanBallot& ballot) {
  const Seats ours = ballot.clan & ballot.offered;
  const Seats others = ballot.offered - ballot.clan;
  if (ours.empty() || others.empty()) return Seat::nobody;
  Count town{};
  Count all{};
  for (Seat voter : mind.in_play()) {
    const Seat takes = mind.choice(voter, ballot.offered);
    if (takes == Seat::nobody) continue;
    ++all[index(takes)];
    if (!ballot.clan.has(voter)) ++town[index(takes)];
  }
  if (most(all, ours) < most(all, others)) return Seat::nobody;
  const Seat turned = first_of(town, others);
  const int with_us = town[index(turned)] + (mind.in_play() & ballot.clan).count();
  return with_us >= most(town, ours) ? turned : Seat::nobody;
}

// Where nobody reads ballots nothing is gained by giving up a partner.
bool spares(const PublicMind& mind, const ClanBallot& ballot) {
  return ballot.style == Style::saver || !mind.is_foreseen();
}

}  // namespace

Style style(const Row& row, bots::Talk talk, std::uint64_t seed) {
  const auto& styles = talk == bots::Talk::held ? row.styles : row.silent_styles;
  chance::Dice dice{seed, kStyleDice};
  unsigned drawn = dice.below(100);
  for (unsigned i = 0; i < kStyles; ++i) {
    if (drawn < styles[i]) return static_cast<Style>(i);
    drawn -= styles[i];
  }
  return Style::saver;
}

Seat wanted_out(const PublicMind& mind, const Belief& belief, Seats offered, chance::Dice& dice) {
  const auto value = [&](Seat seat) {
    return belief.in[index(seat)] - kSparePower * belief.holds[index(seat)];
  };
  double best = -10;
  for (Seat seat : offered) best = std::max(best, value(seat));
  const Seats equals = seats_where(offered, [&](Seat s) { return value(s) >= best - kEqual; });
  if (equals.empty()) return Seat::nobody;
  if (mind.row().ties == Ties::own_dice) return seat_of(dice.one_of(choice_of(equals)));
  Seat first = *equals;
  for (Seat seat : equals) {
    if (mind.lot(seat) > mind.lot(first)) first = seat;
  }
  return first;
}

Seat clan_ballot(PublicMind& mind, const ClanBallot& ballot) {
  const Seats others = ballot.offered - ballot.clan;
  const Seat as_townsman = mind.choice(ballot.self, ballot.offered);
  if (others.empty()) return as_townsman;
  if (spares(mind, ballot)) return mind.choice(ballot.self, others);
  if (ballot.style == Style::mimic) return as_townsman;
  if (ballot.style == Style::last && ballot.stake != Stake::the_game) return as_townsman;
  const Seat turned = turning_point(mind, ballot);
  return turned != Seat::nobody ? turned : as_townsman;
}

Seat clan_target(PublicMind& mind, const ClanBallot& ballot) {
  const Seats among = spares(mind, ballot) ? ballot.offered - ballot.clan : ballot.offered;
  return mind.choice(ballot.self, among);
}

}  // namespace omerta::minds
