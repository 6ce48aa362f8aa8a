// By night: what a bot orders when one of its cards is called.
#include "engine/circle.h"
#include "rulebooks/mrakoszlap/bots/mind.h"

namespace omerta::bots::mrakoszlap_mind {
namespace {

using mrakoszlap::Type;
namespace ask = mrakoszlap::ask;
namespace fact = mrakoszlap::fact;
using Asked = mrakoszlap::number::Ask;

Choice yes_if(bool wanted) { return wanted ? kYes : kPass; }

// Whom this seat itself has named tonight at a question of this kind.
Seats named_tonight(const MrakoszlapMind& mind, Ask what) {
  Seats named;
  for (const Event& event : mind.chair.heard) {
    if (event.fact == fact::nightfall) named = {};
    const bool such = event.fact == fact::ordered && static_cast<Ask>(event.what) == what;
    if (such && event.whom != Seat::nobody) named |= Seats::of(event.whom);
  }
  return named;
}

// Where the Mafia shoots, another weapon of it had better point elsewhere.
Scores targets(const MrakoszlapMind& mind) {
  Scores scores = dislike(mind);
  const Seat aimed_at = mind.mafia() ? aim(mind.chair) : Seat::nobody;
  if (aimed_at != Seat::nobody) scores[index(aimed_at)] -= 10;
  return scores;
}

// Whom the Mafia's bullet will meet, for those who help it; nobody: it needs no help.
Seat helped_aim(MrakoszlapMind& mind) {
  const bool helps = mind.mafia() && mind.dice.below(100) < mind.tactics.joined;
  return helps ? aim(mind.chair) : Seat::nobody;
}

Choice harm(MrakoszlapMind& mind, const Prompt& prompt) {
  return highest(mind, prompt, targets(mind), 3);
}

bool fairly_sure(const MrakoszlapMind& mind) {
  return strongest(dislike(mind), mind.table().in_play - mind.self()) >= mind.tactics.sure;
}

// A weapon that works once waits for a reason; the Mafia has one from the second night on.
bool has_reason(MrakoszlapMind& mind) {
  if (mind.mafia()) return mind.table().round >= 2 && !mind.dice.once_in(3);
  return fairly_sure(mind) || mind.late() || (mind.table().round >= 4 && mind.dice.once_in(3));
}

// MRK-MAGE-1  Away from oneself or one's own, towards somebody one would not miss.
Choice entrance(MrakoszlapMind& mind, const Prompt& prompt) {
  Scores scores = cherish(mind);
  for (Seat seat : named_tonight(mind, ask::dig_tunnel)) scores[index(seat)] -= 40;
  return highest(mind, prompt, scores, mind.tactics.care);
}

// MRK-BULLET-6  The same exit again would not split the bullet; a different one does.
Choice tunnel_exit(MrakoszlapMind& mind, const Prompt& prompt) {
  return highest(mind, prompt, targets(mind), 4);
}

// MRK-SLIME-2  Whoever is seen slimed every day is no target: mostly oneself.
Choice slime(MrakoszlapMind& mind, const Prompt& prompt) {
  return highest(mind, prompt, cherish(mind), mind.tactics.care);
}

// MRK-SAND-1  The Mafia washes its target; others wash whom they suspect.
Choice sand(MrakoszlapMind& mind, const Prompt& prompt) {
  const Seat aimed_at = helped_aim(mind);
  return aimed_at != Seat::nobody ? choice_of(aimed_at) : harm(mind, prompt);
}

// MRK-LEECH-1, -2  With a life to lose one's own comes back; else whoever is likely to be shot.
Choice cling(MrakoszlapMind& mind, const Prompt& prompt) {
  const Choice self = choice_of(mind.self());
  const bool own = mind.reading.lives > 0 && mind.tactics.self > 0 && (prompt.offers & self) != 0;
  const Seat aimed_at = helped_aim(mind);
  if (aimed_at != Seat::nobody) return choice_of(aimed_at);
  if (own) return self;
  Scores scores = mind.reading.suspicion;
  scores[index(mind.self())] = -4;
  return highest(mind, prompt, scores, 4);
}

// MRK-COBRA-1  Nobody is bitten twice in vain.
Choice bite(MrakoszlapMind& mind, const Prompt& prompt) {
  Scores scores{};
  for (Seat seat : bitten_in_vain(mind.chair)) scores[index(seat)] = -20;
  scores[index(mind.self())] = kNever;
  return highest(mind, prompt, scores, 4);
}

// MRK-MAGNET-1  Bullets at his neighbours go to the magnetised player: best if these are friends.
Choice magnetise(MrakoszlapMind& mind, const Prompt& prompt) {
  Scores scores = targets(mind);
  const Seats all = mind.table().in_play;
  const Scores dear = cherish(mind);
  for (Seat seat : all) {
    for (Seat beside : {left_of(all, seat), right_of(all, seat)}) {
      if (beside != Seat::nobody && dear[index(beside)] >= 0) scores[index(seat)] += 10;
    }
  }
  return highest(mind, prompt, scores, 3);
}

// MRK-DOCTOR-3  Himself on his nights, mostly; otherwise whom the Mafia has reason to fear.
Choice heal(MrakoszlapMind& mind, const Prompt& prompt) {
  Scores scores = cherish(mind);
  for (Seat seat : mind.public_mind.claimed() - mind.self()) {
    scores[index(seat)] += in_a_hundred(mind.reading.belief.holds[index(seat)]);
  }
  return highest(mind, prompt, scores, mind.tactics.care);
}

// MRK-JOZIN-1  One use a night; the Mafia's where it is going to shoot.
Choice muddy(MrakoszlapMind& mind, const Prompt& prompt) {
  if (!named_tonight(mind, ask::muddy).empty()) return kPass;
  const Seat aimed_at = helped_aim(mind);
  if (aimed_at != Seat::nobody) return choice_of(aimed_at);
  if (!fairly_sure(mind) && !mind.dice.once_in(4)) return kPass;
  return harm(mind, prompt);
}

// MRK-MAFIAN-2  Only together: where the list points.
Choice point(MrakoszlapMind& mind, const Prompt& prompt) {
  const Seat aimed_at = aim(mind.chair);
  const bool forgets = mind.dice.below(1000) < mind.public_mind.row().tremble;
  const Choice others = prompt.offers & ~choice_of(mind.reading.friends);
  if (forgets && others != 0) return mind.dice.one_of(others);
  return aimed_at != Seat::nobody ? choice_of(aimed_at) : harm(mind, prompt);
}

// MRK-SOCK-1  What it is worth to strike somebody together with the worse of his neighbours.
Scores pairs(const MrakoszlapMind& mind) {
  const Scores single = targets(mind);
  const Seats all = mind.table().in_play;
  Scores scores = single;
  for (Seat seat : all) {
    const int left = single[index(left_of(all, seat))];
    const int right = single[index(right_of(all, seat))];
    scores[index(seat)] += std::max(left, right);
  }
  return scores;
}

Choice sock(MrakoszlapMind& mind, const Prompt& prompt) {
  if (mind.table().in_play.count() < 2 || !has_reason(mind)) return kPass;
  if (prompt.offers == kYes &&
      mind.view().plan.setup.sock_targets == mrakoszlap::SockTargets::own_neighbours) {
    return yes_if(mind.reading.friends.count() == 1 || !mind.mafia());
  }
  const Scores scores = pairs(mind);
  if (strongest(scores, mind.table().in_play) < -200) return kPass;  // one of one's own beside all
  return highest(mind, prompt, scores, 2);
}

// MRK-EXEC-1  Somebody else on the gallows for whoever may be condemned tomorrow.
Choice substitute(MrakoszlapMind& mind, const Prompt& prompt) {
  Scores scores{};
  Seats dear = mind.reading.friends & mind.table().in_play;
  bool fear = mind.late();
  for (Seat seat : dear) {
    scores[index(seat)] = 1000 + in_a_hundred(mind.public_mind.sums().in[index(seat)]);
    fear = fear || in_danger(mind, seat);
  }
  scores[index(mind.self())] += 2;
  if (!fear && !(mind.table().round >= 3 && mind.dice.once_in(3))) return kPass;
  return highest(mind, prompt, scores, 0);
}

// MRK-MATRIX-1  On even nights more bullets fly.
bool enters_matrix(MrakoszlapMind& mind) {
  const bool odds = mind.even() ? mind.dice.once_in(2) : mind.dice.once_in(6);
  return odds || mind.late();
}

// MRK-MATRIX-3  A bullet each.
Choice release(MrakoszlapMind& mind, const Prompt& prompt) {
  Scores scores = dislike(mind);
  for (Seat seat : named_tonight(mind, ask::release_bullet)) scores[index(seat)] -= 12;
  return highest(mind, prompt, scores, 2);
}

// MRK-GRAVE-1  The more may fall, the better: an even night, not too late.
bool digs(MrakoszlapMind& mind) {
  if (mind.table().round == 1) return false;
  return mind.even() ? !mind.dice.once_in(4) : mind.late();
}

}  // namespace

Choice by_night(MrakoszlapMind& mind, const Prompt& prompt) {
  switch (static_cast<Asked>(prompt.ask)) {
    case Asked::jail: return has_reason(mind) || mind.dice.once_in(3) ? harm(mind, prompt) : kPass;
    case Asked::open_graves: return yes_if(digs(mind));
    case Asked::enter_matrix: return yes_if(enters_matrix(mind));
    case Asked::dig_tunnel: return entrance(mind, prompt);
    case Asked::tunnel_exit: return tunnel_exit(mind, prompt);
    case Asked::apply_slime: return slime(mind, prompt);
    case Asked::cling: return cling(mind, prompt);
    case Asked::throw_sand: return sand(mind, prompt);
    case Asked::bite: return bite(mind, prompt);
    case Asked::magnetise: return magnetise(mind, prompt);
    case Asked::heal: return heal(mind, prompt);
    case Asked::muddy: return muddy(mind, prompt);
    case Asked::mafia_aim: return point(mind, prompt);
    case Asked::snipe: return has_reason(mind) ? harm(mind, prompt) : kPass;
    case Asked::throw_sock: return sock(mind, prompt);
    case Asked::substitute: return substitute(mind, prompt);
    case Asked::release_bullet: return release(mind, prompt);
    default: return harm(mind, prompt);  // to silence, to ban, to shoot, the second of a pair
  }
}

// MRK-MEET-2  Each adds a name until all citizens are on the list; nothing is moved.
Answer plan(MrakoszlapMind& mind, const Prompt& prompt) {
  const mrakoszlap::Notes& notes = mind.view().notes;
  Seats left = mind.table().in_play - mind.reading.friends;
  for (unsigned i = 0; i < notes.planned; ++i) left -= Seats::of(notes.plan[i]);
  if (left.empty()) return {};
  return mind.dice.one_of(prompt.offers & left.bits);
}

}  // namespace omerta::bots::mrakoszlap_mind
