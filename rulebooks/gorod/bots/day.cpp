// By day: whom to put up, and whom to vote for.
#include "rulebooks/gorod/bots/mind.h"

namespace omerta::bots {
namespace {

using gorod::Role;
using gorod::Side;
using gorod::Table;

constexpr int kNever = -1000;

Seats standing(const Mind& mind) { return mind.view().table.standing; }

// Everyone else has spoken: whatever is missing now will be missing.
bool speaks_last(const Mind& mind) {
  const Table& table = mind.view().table;
  return (table.nominated | table.declined | mind.self()).covers(table.in_play);
}

// GOR-VOTE-2  A single candidate is convicted without a vote.
bool only_candidate_is_ours(const Mind& mind) {
  return standing(mind).count() == 1 && mind.reading.friends.covers(standing(mind));
}

// The more candidates stand, the fewer are moved to add one.
bool feels_like_it(Mind& mind) {
  constexpr std::array<std::uint32_t, 4> kInAHundred{45, 30, 14, 4};
  const auto stand = static_cast<unsigned>(standing(mind).count());
  return mind.dice.below(100) < kInAHundred[std::min(stand, 3U)];
}

// GOR-SLEEPWALKER-4  He may vote and nominate, but must not make it plain what he knows.
bool speaks_out(Mind& mind) {
  const bool walks = mind.card().decoy != gorod::Clan::none;
  return !walks || mind.dice.once_in(3);
}

bool has_certainty(const Mind& mind, const Prompt& prompt) {
  return mind.reading.side == Side::town && !(mind.reading.foes & seats_of(prompt.offers)).empty();
}

bool has_a_suspect(const Mind& mind, const Prompt& prompt) {
  if (mind.level != Level::detective) return false;
  for (Seat seat : seats_of(prompt.offers)) {
    if (mind.reading.suspicion[index(seat)] >= 8) return true;
  }
  return false;
}

// A clan protects its own best by choosing the same other candidate, the first that was put up.
Seat common_choice(const Mind& mind) {
  const Table& table = mind.view().table;
  for (unsigned i = 0; i < table.candidates; ++i) {
    if (!mind.reading.friends.has(table.candidate[i])) return table.candidate[i];
  }
  return Seat::nobody;
}

// Together when one of them is in danger; but not all of them every time, and a partner whom the
// whole table suspects is let go to look the better for it.
Choice clan_vote(Mind& mind, const Prompt& prompt) {
  const Seats ours = mind.reading.friends & standing(mind);
  const Seat common = common_choice(mind);
  if (ours.empty() || common == Seat::nobody) return highest(mind, prompt, dislike(mind), 4);
  for (Seat partner : ours - mind.self()) {
    const bool lost = mind.reading.suspicion[index(partner)] >= 10;
    if (lost && mind.dice.once_in(3)) return choice_of(partner);
  }
  const bool in_line = ours.has(mind.self()) || !mind.dice.once_in(6);
  return in_line ? choice_of(common) : highest(mind, prompt, dislike(mind), 4);
}

}  // namespace

// The town hates whom it suspects and follows whom it trusts; the others pretend to, except that
// they spare their own and remember who has turned on them.
Scores dislike(const Mind& mind) {
  const Table& table = mind.view().table;
  Scores scores = mind.reading.suspicion;
  for (Seat voter : table.nominated) {
    const int trust = -mind.reading.suspicion[index(voter)];
    const Seat nominee = table.nominee[index(voter)];
    if (mind.level == Level::detective && index(nominee) < kSeats && trust > 0) {
      scores[index(nominee)] += std::min(trust, 12) / 2;
    }
  }
  for (Seat seat : table.in_play) {
    if (mind.reading.of_clan()) scores[index(seat)] += 3 * mind.reading.menace[index(seat)];
    if (mind.reading.friends.has(seat)) scores[index(seat)] += kNever / 2;
    if (seat == mind.reading.commissioner) scores[index(seat)] += 20;
  }
  scores[index(mind.self())] += kNever;
  return scores;
}

Choice nominate(Mind& mind, const Prompt& prompt) {
  const Seats offered = seats_of(prompt.offers) - mind.reading.friends;
  const bool must = speaks_last(mind) && standing(mind).empty();
  const bool rescue = only_candidate_is_ours(mind) && (speaks_last(mind) || mind.dice.once_in(2));
  const bool wants = (has_certainty(mind, prompt) && speaks_out(mind)) ||
                     (has_a_suspect(mind, prompt) && mind.dice.once_in(2)) || feels_like_it(mind);
  if (offered.empty() || (!must && !rescue && !wants)) return kPass;
  return highest(mind, prompt, dislike(mind), 4);
}

Choice vote(Mind& mind, const Prompt& prompt) {
  if (mind.reading.of_clan()) return clan_vote(mind, prompt);
  const bool walks = mind.card().decoy != gorod::Clan::none;
  if (walks && mind.dice.once_in(4)) {  // now and then against what he knows
    const Prompt others = [&] {
      Prompt p = prompt;
      p.offers &= ~(choice_of(mind.reading.foes) | choice_of(mind.self()));
      return p;
    }();
    if (others.offers != 0) return highest(mind, others, {}, 9);
  }
  return highest(mind, prompt, dislike(mind), 4);
}

Choice avenge(Mind& mind, const Prompt& prompt) { return highest(mind, prompt, dislike(mind), 2); }

}  // namespace omerta::bots
