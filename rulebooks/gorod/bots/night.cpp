// By night: a power used with sense, and a clan that agrees. A house role is played by what its
// choice does, like every other card.
#include "rulebooks/gorod/bots/mind.h"
#include "rulebooks/gorod/rules/gorod.h"

namespace omerta::bots {
namespace {

using gorod::Act;
using gorod::Block;
using gorod::Blocks;
using gorod::Clan;
using gorod::Role;
using gorod::Side;

constexpr int kNever = -1000;
constexpr int kAlways = 1000;
constexpr int kFairlySure = 60;  // of suspicion: enough for a shot that could be held back

constexpr Blocks kHarm =
    Blocks::of(Block::shoot) | Blocks::of(Block::hold) | Blocks::of(Block::jam);
constexpr Blocks kHelp = Blocks::of(Block::heal) | Blocks::of(Block::shelter) |
                         Blocks::of(Block::alibi) | Blocks::of(Block::guard) |
                         Blocks::of(Block::mask);

// What somebody's end is worth to those who are not of the town: a power above all, then whoever
// the table will not put out by itself.
int worth(const Mind& mind, Seat seat) {
  return 4 * mind.reading.power[index(seat)] + 100 - mind.reading.suspicion[index(seat)];
}

// Whom the chair would hurt. The town goes by suspicion; the others by whom the town trusts.
Scores enemies(const Mind& mind) {
  Scores scores{};
  for (Seat seat : mind.view().table.in_play) {
    int& score = scores[index(seat)];
    const int suspicion = mind.reading.suspicion[index(seat)];
    score = mind.reading.side == Side::town ? suspicion : worth(mind, seat);
    if (mind.reading.friends.has(seat)) score += kNever;
    if (seat == mind.reading.commissioner) score += kAlways;
  }
  return scores;
}

Scores negative(Scores scores) {
  for (int& score : scores) score = -score;
  return scores;
}

// Whom a clan suspects of being awake under false colours: it needs more than one bad vote.
Seats false_friends(const Mind& mind) {
  Seats found = mind.reading.decoys;
  bool covered = false;
  for (unsigned role = 0; role < gorod::kRoles; ++role) {
    covered = covered || (mind.view().table.covered[role] > 0 &&
                          mind.view().plan.cards[role].decoy == mind.card().wakes_with);
  }
  if (!covered || !mind.reading.of_clan()) return found;
  for (Seat seat : mind.view().notes.awake_with - mind.self()) {
    if (mind.reading.menace[index(seat)] >= 4) found |= Seats::of(seat);
  }
  return found;
}

struct Hands {  // what the others of the clan point at
  Scores pointing{};
  int most = 0;
};
Hands hands(const Mind& mind) {
  Hands seen;
  const gorod::Notes& notes = mind.view().notes;
  for (Seat other : notes.awake_with - mind.self()) {
    const Seat target = notes.pointing[index(other)];
    if (index(target) >= kSeats) continue;
    seen.most = std::max(seen.most, ++seen.pointing[index(target)]);
  }
  return seen;
}

// GOR-MAFIA-3  Without agreement there is no shot: whoever has no better knowledge follows the
// hands. Somebody who points elsewhere than I already do has a reason; I join him.
Choice clan_victim(Mind& mind, const Prompt& prompt) {
  const Choice sure = index(mind.reading.commissioner) < kSeats
                          ? choice_of(mind.reading.commissioner) & prompt.offers
                          : 0;
  const Seats false_ones = false_friends(mind) & seats_of(prompt.offers);
  if (sure != 0) return sure;
  const Hands seen = hands(mind);
  if (seen.most > 0) {
    Scores scores = seen.pointing;
    const Seat mine = mind.view().notes.pointing[index(mind.self())];
    for (int& score : scores) score *= 2;
    if (index(mine) < kSeats) --scores[index(mine)];
    const bool us = mind.reading.side != Side::town;
    for (Seat seat : mind.reading.friends - false_ones) {
      if (us) scores[index(seat)] += kNever;
    }
    const Choice joined = highest(mind, prompt, scores, 0);
    if (joined != kPass && seen.pointing[index(seat_of(joined))] > 0) return joined;
  }
  if (!false_ones.empty()) return choice_of(*false_ones);
  Scores scores = enemies(mind);
  if (mind.reading.side == Side::town) scores = Scores{};  // he plays along, no more
  return highest(mind, prompt, scores, 30);
}

// Two to compare: one whose side is known, and one of whom nothing is known.
Choice comparison(Mind& mind, const Prompt& prompt) {
  const Seats offered = seats_of(prompt.offers);
  const Seats known = mind.reading.friends & offered;
  Prompt riddle = prompt;
  riddle.take = 1;
  riddle.offers = choice_of(offered - mind.reading.asked - known);
  if (riddle.offers == 0 || known.empty()) return kPass;
  const Choice first = highest(mind, riddle, mind.reading.suspicion, 5);
  const Seat measure = known.has(mind.self()) ? mind.self() : *known;
  return first | choice_of(measure);
}

// Questions go where nothing is known yet; the most suspected is no better than another. A clan
// looks for the power that it has not found.
Choice inquiry(Mind& mind, const Prompt& prompt, const Act& act) {
  if (act.does.has(Block::compare)) return comparison(mind, prompt);
  Scores scores{};
  if (mind.reading.of_clan()) scores = mind.reading.power;
  const Seats fresh = seats_of(prompt.offers) - mind.reading.asked;
  if (fresh.empty() && prompt.pass == Pass::allowed) return kPass;
  for (Seat seat : mind.reading.asked) scores[index(seat)] = kNever;
  return highest(mind, prompt, scores, 6);
}

// A shot that may be held back is held back until there is somebody to fire at.
bool holds_back(Mind& mind, const Prompt& prompt, const Act& act) {
  const bool deadly = act.does.has(Block::shoot) && mind.reading.side == Side::town;
  if (!deadly || prompt.pass == Pass::refused) return false;
  for (Seat seat : seats_of(prompt.offers)) {
    if (mind.reading.suspicion[index(seat)] >= kFairlySure) return false;
  }
  return !mind.dice.once_in(3);
}

// Those worth keeping; oneself now and then, where that is allowed.
Choice protection(Mind& mind, const Prompt& prompt) {
  const bool town = mind.reading.side == Side::town;
  Scores scores = negative(town ? mind.reading.suspicion : enemies(mind));
  for (Seat seat : seats_of(prompt.offers)) {
    if (town) scores[index(seat)] += 4 * mind.reading.power[index(seat)];
  }
  if (town) scores[index(mind.self())] = -mind.reading.suspicion[index(mind.self())] / 2 - 15;
  return highest(mind, prompt, scores, 20);
}

Choice use_power(Mind& mind, const Prompt& prompt, const Act& act) {
  if ((act.does & gorod::kQuestions) != Blocks{}) return inquiry(mind, prompt, act);
  if ((act.does & kHarm) != Blocks{}) {
    if (holds_back(mind, prompt, act)) return kPass;
    return highest(mind, prompt, enemies(mind), 4);
  }
  if ((act.does & kHelp) != Blocks{}) return protection(mind, prompt);
  return highest(mind, prompt, {}, 8);
}

}  // namespace

Choice by_night(Mind& mind, const Prompt& prompt) {
  namespace ask = gorod::ask;
  if (prompt.ask == ask::victim_mafia || prompt.ask == ask::victim_yakuza ||
      prompt.ask == ask::second_victim) {
    return clan_victim(mind, prompt);
  }
  const unsigned k = gorod::act_of(mind.view().plan, mind.view().notes.role, prompt.ask);
  return k < gorod::kActs ? use_power(mind, prompt, mind.card().act[k]) : kPass;
}

}  // namespace omerta::bots
