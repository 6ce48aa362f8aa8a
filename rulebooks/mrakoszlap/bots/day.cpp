// By day: accusations, who speaks for one, and hands.
#include "rulebooks/mrakoszlap/bots/mind.h"

namespace omerta::bots::mrakoszlap_mind {
namespace {

using mrakoszlap::Show;
using mrakoszlap::Table;
using mrakoszlap::Type;
namespace fact = mrakoszlap::fact;

constexpr int kMostAccused = 4;

// What those whom the chair trusts have shown counts; so does a hunch, the same all day.
Scores opinion(const MrakoszlapMind& mind) {
  Scores scores = dislike(mind);
  const Table& table = mind.table();
  for (Seat seat : table.in_play) {
    chance::Dice hunch{mind.seed + 2,
                       (std::uint64_t{table.round} * 32 + index(mind.self())) * 32 + index(seat)};
    scores[index(seat)] += static_cast<int>(hunch.below(5)) - 1;
    if (!mind.detective() || mind.mafia()) continue;
    for (Seat voter : table.in_favour[index(seat)] - mind.self()) {
      if (mind.reading.friends.has(voter)) scores[index(seat)] += 3;
    }
  }
  return scores;
}

Seat best(const Scores& scores, Seats among) {
  Seat found = Seat::nobody;
  for (Seat seat : among) {
    if (found == Seat::nobody || scores[index(seat)] > scores[index(found)]) found = seat;
  }
  return found;
}

bool has_accused_today(const MrakoszlapMind& mind) {
  bool accused = false;
  for (const Event& event : mind.chair.heard) {
    if (event.fact == fact::nightfall) accused = false;
    if (event.fact == fact::accused && event.who == mind.self()) accused = true;
  }
  return accused;
}

// The Mafia saves its own best by agreeing on somebody else: whoever has the most hands already, or
// most reason for them. While none of them is on trial, hands that always meet would be noticed.
Seat mafia_choice(const MrakoszlapMind& mind, Seats among) {
  Scores scores = opinion(mind);
  const bool ours = !(on_trial(mind.table()) & mind.reading.friends).empty();
  for (Seat seat : among) {
    const int hands = mind.table().in_favour[index(seat)].count();
    if (ours || !mind.detective() || mind.late()) scores[index(seat)] += 2 * hands;
  }
  return best(scores, among - mind.reading.friends);
}

Seat choice_among(const MrakoszlapMind& mind, Seats among) {
  if (mind.mafia()) return mafia_choice(mind, among);
  return best(opinion(mind), among - mind.self() - mind.reading.friends);
}

// MRK-BALLOT-4  For or against the only accused; without a reason it is a matter of temper.
Show verdict_on(const MrakoszlapMind& mind, Seat accused) {
  if (accused == mind.self() || mind.reading.friends.has(accused)) return Show::against;
  if (mind.mafia()) return Show::in_favour;
  const int score = opinion(mind)[index(accused)];
  return score >= 2 ? Show::in_favour : score <= 0 ? Show::against : Show::none;
}

// A partner who is lost anyway is let go, to look the better for it.
bool lets_go(const MrakoszlapMind& mind) {
  const Table& table = mind.table();
  const bool partner = mind.mafia() && mind.reading.friends.has(table.floor);
  if (!partner || !mind.detective() || table.floor == mind.self()) return false;
  return 2 * table.in_favour[index(table.floor)].count() > table.in_play.count();
}

}  // namespace

// MRK-ACCUSE-1  Once a day each, and the list is kept short.
Answer accuse(MrakoszlapMind& mind, const Prompt& prompt) {
  const Table& table = mind.table();
  if (has_accused_today(mind) || table.accused.count() >= kMostAccused) return {};
  const Seats others = seats_of(prompt.offers) - mind.self() - table.accused;
  const Seat whom = choice_among(mind, others);
  if (whom == Seat::nobody) return {};
  const bool ours = mind.mafia() && !(table.accused & mind.reading.friends).empty();
  const bool sure = !mind.mafia() && opinion(mind)[index(whom)] >= kFairlySure - 2;
  const auto odds = static_cast<std::uint32_t>(table.in_play.count());
  if (!ours && !sure && mind.of_the_day(Type::judge).below(odds) >= 3) return {};
  return choice_of(whom);
}

// MRK-DEFEND-2  Whoever is trusted most.
Choice proxy(MrakoszlapMind& mind, const Prompt& prompt) {
  Scores scores{};
  for (Seat seat : seats_of(prompt.offers)) {
    scores[index(seat)] = -mind.reading.suspicion[index(seat)];
    if (mind.reading.friends.has(seat) && !mind.mafia()) scores[index(seat)] += 20;
  }
  return highest(mind, prompt, scores, 2);
}

// MRK-BALLOT-3, -4  One hand: for the most suspect of those whose show is still to come.
Choice raise_hand(MrakoszlapMind& mind, const Prompt&) {
  const Table& table = mind.table();
  if (lets_go(mind) && table.show == Show::in_favour) return kYes;
  if (table.single != 0) {
    return verdict_on(mind, table.floor) == table.show ? kYes : kPass;
  }
  const Seat whom = choice_among(mind, on_trial(table) - table.shown);
  return whom == table.floor ? kYes : kPass;
}

// MRK-TIE-1, -2  For one of them, against the others.
Choice tie_vote(MrakoszlapMind& mind, const Prompt&) {
  const Seat whom = choice_among(mind, on_trial(mind.table()));
  return whom == mind.table().floor ? mrakoszlap::kFor : mrakoszlap::kAgainst;
}

}  // namespace omerta::bots::mrakoszlap_mind
