// What a bot does with its action card, and with a shot it has a right to.
#include "rulebooks/spytown/bots/mind.h"

namespace omerta::bots {
namespace {

using spytown::Cause;
using spytown::Phase;
using spytown::Side;
namespace ask = spytown::ask;
namespace number = spytown::number;

constexpr int kSuspected = 25;  // in a hundred
constexpr int kTrusted = 10;
constexpr int kInDoubt = 22;

bool late(const SpytownMind& mind) { return mind.table().in_play.count() <= 5; }

// Voted for by several, or suspected by the table: somebody who expects to be voted out.
bool feels_suspected(const SpytownMind& mind) {
  const unsigned self = index(mind.self());
  return mind.reading.heat[self] >= 2 || mind.reading.suspicion[self] >= kSuspected;
}

int strongest(const SpytownMind& mind, const Prompt& prompt, const Scores& scores) {
  int most = kNever;
  for (Seat seat : seats_of(prompt.offers) - mind.self()) {
    most = std::max(most, scores[index(seat)]);
  }
  return most;
}

// A shot is fired at somebody fairly suspect; by the mafia's people at whoever is in their way.
Answer shot(SpytownMind& mind, const Prompt& prompt, int enough) {
  const Scores scores = dislike(mind);
  const bool sure = strongest(mind, prompt, scores) >= enough;
  const bool wants = sure || !mind.reading.police() || (late(mind) && mind.dice.once_in(3));
  if (!wants || strongest(mind, prompt, scores) < -100) return {};
  return highest(mind, prompt, scores, 2);
}

// SPY-RECRUIT-2  Early, and somebody whom nobody suspects.
Answer recruit(SpytownMind& mind, const Prompt& prompt) {
  if (mind.table().round <= 1 && mind.dice.once_in(4)) return {};
  Scores scores{};
  for (Seat seat : seats_of(prompt.offers)) {
    scores[index(seat)] = -mind.reading.suspicion[index(seat)] - mind.reading.heat[index(seat)] +
                          2 * mind.reading.menace[index(seat)];
  }
  return highest(mind, prompt, scores, 10);
}

// SPY-WIRETAP-2  Early, and somebody of whom nothing is known.
Answer wiretap(SpytownMind& mind, const Prompt& prompt) {
  const bool early = mind.table().phase == Phase::discussion || mind.table().round > 1;
  if (!early || mind.dice.once_in(4)) return {};
  Scores scores = mind.reading.police() ? mind.reading.suspicion : mind.reading.menace;
  for (Seat seat : mind.reading.seen) scores[index(seat)] = kNever;
  if (strongest(mind, prompt, scores) <= kNever) return {};
  return highest(mind, prompt, scores, 3);
}

// SPY-KIDNAP-2  A vote less for the other side.
Answer kidnapping(SpytownMind& mind, const Prompt& prompt) {
  const Scores scores = dislike(mind);
  const bool reason = strongest(mind, prompt, scores) >= kSuspected || mind.table().round >= 3;
  if (!reason) return {};
  return highest(mind, prompt, scores, 2);
}

Answer yes_if(bool wanted) { return wanted ? Answer{kYes} : Answer{}; }

// SPY-SHELTER-2, -3  A round without danger and without a vote, towards the end.
Answer shelter(SpytownMind& mind) {
  return yes_if(late(mind) || feels_suspected(mind) ||
                (mind.table().round >= 3 && mind.dice.once_in(2)));
}

// SPY-SAFE-2  The mafia's own play it for show.
Answer safe_conduct(SpytownMind& mind) {
  const bool real = mind.reading.side == Side::police;
  return yes_if(late(mind) || mind.dice.once_in(real ? 2 : 5));
}

}  // namespace

// SPY-BANDAGE-2  For one's own; for a victim of the mafia, who is hardly one of it; otherwise for
// somebody better trusted than most.
Choice bandage(SpytownMind& mind, const Prompt&) {
  const Seat named = mind.table().named;
  if (index(named) >= kSeats) return kPass;
  if (mind.reading.friends.has(named)) return kYes;
  if (!mind.reading.police() || mind.reading.foes.has(named)) return kPass;
  const bool victim = mind.table().cause == Cause::mafia;
  const bool trusted = mind.reading.suspicion[index(named)] <= kTrusted;
  const bool doubt = mind.reading.suspicion[index(named)] <= kInDoubt && mind.table().round <= 2;
  return victim || trusted || (doubt && mind.dice.once_in(3)) ? kYes : kPass;
}

// SPY-LAST-3, SPY-LARGE-2, SPY-KIDS-3  A right, not a duty.
Choice last_shot(SpytownMind& mind, const Prompt& prompt) {
  return shot(mind, prompt, kSuspected).value_or(kPass);
}

// SPY-SWAP-2  Rarely: one knows what one has.
Choice swap_roles(SpytownMind& mind, const Prompt& prompt) {
  const std::uint32_t odds = mind.reading.side == Side::mafia ? 5 : 9;
  return mind.dice.once_in(odds) ? highest(mind, prompt, {}, 8) : kPass;
}

Answer play_card(SpytownMind& mind, const Prompt& prompt) {
  switch (static_cast<number::Ask>(prompt.ask)) {
    case number::recruit: return recruit(mind, prompt);
    case number::wiretap: return wiretap(mind, prompt);
    case number::corner_shot: return shot(mind, prompt, kFairlySure);
    case number::kidnapping: return kidnapping(mind, prompt);
    case number::arrest:
      return yes_if(feels_suspected(mind) || (late(mind) && !mind.reading.police()));
    case number::shelter: return shelter(mind);
    case number::safe_conduct: return safe_conduct(mind);
    default: return {};
  }
}

}  // namespace omerta::bots
