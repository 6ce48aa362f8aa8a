// Which part of a bot answers which question of mrakoszlap.
#include "rulebooks/mrakoszlap/bots/bot.h"

#include "chance/draw.h"
#include "rulebooks/mrakoszlap/bots/mind.h"

namespace omerta::bots {
namespace {

using mrakoszlap::Mrakoszlap;
using mrakoszlap::number::Ask;
using mrakoszlap_mind::Answer;
namespace ask = mrakoszlap::ask;

constexpr int kWeary = 25;  // from this night on bots do not mind what they do

// Thrown anew for each question, from nothing but what the chair knows: how much it has heard tells
// one question from the next.
chance::Dice dice_for(const MrakoszlapBot& bot, const MrakoszlapChair& chair,
                      const Prompt& prompt) {
  const std::uint64_t question =
      std::uint64_t{chair.heard.size()} * 64 + static_cast<std::uint64_t>(prompt.ask);
  return {bot.seed, question * 32 + index(chair.view.seat)};
}

Answer answer(MrakoszlapMind& mind, const Prompt& prompt) {
  switch (static_cast<Ask>(prompt.ask)) {
    case Ask::mafia_plan: return mrakoszlap_mind::plan(mind, prompt);
    case Ask::skip_night:
    case Ask::skip_day: return mrakoszlap_mind::skip(mind, prompt);
    case Ask::accuse: return mrakoszlap_mind::accuse(mind, prompt);
    case Ask::choose_proxy: return mrakoszlap_mind::proxy(mind, prompt);
    case Ask::raise_hand: return mrakoszlap_mind::raise_hand(mind, prompt);
    case Ask::tie_vote: return mrakoszlap_mind::tie_vote(mind, prompt);
    case Ask::use_power: return mrakoszlap_mind::use_power(mind, prompt);
    default: return mrakoszlap_mind::by_night(mind, prompt);
  }
}

// What is offered and not asked: dice take it now and then.
bool is_offer(Ask what) {
  return what == Ask::mafia_plan || what == Ask::skip_night || what == Ask::skip_day ||
         what == Ask::accuse || what == Ask::use_power;
}

Answer thrown(chance::Dice& dice, const Prompt& prompt) {
  const auto what = static_cast<Ask>(prompt.ask);
  if (!is_offer(what)) return chance::draw(dice, prompt);
  Prompt taken = prompt;
  taken.pass = Pass::refused;
  return dice.once_in(what == Ask::use_power ? 12 : 5) ? Answer{chance::draw(dice, taken)}
                                                       : Answer{};
}

// Slime, Leech, tunnels or Al Capone can keep the last two alive for ever. A game that goes nowhere
// is brought to its end by people who begin to do anything at all, and to hang anybody.
bool weary(const MrakoszlapChair& chair, chance::Dice& dice, const Prompt& prompt) {
  const bool aims = prompt.ask == ask::mafia_aim;
  return chair.view.table.round >= kWeary && !aims && dice.once_in(2);
}

Answer wearily(const MrakoszlapChair& chair, chance::Dice& dice, const Prompt& prompt) {
  const bool quiet = chair.view.table.accused.empty();
  if (prompt.ask == ask::accuse) return quiet ? Answer{dice.one_of(prompt.offers)} : Answer{};
  const bool hand = prompt.ask == ask::raise_hand || prompt.ask == ask::tie_vote;
  if (hand) return chair.view.table.show == mrakoszlap::Show::against ? kPass : kYes;
  return thrown(dice, prompt);
}

}  // namespace

std::optional<Choice> MrakoszlapBot::choose(const MrakoszlapChair& chair,
                                            const Prompt& prompt) const {
  if (prompt.ask == ask::speak) return {};
  if (prompt.offers == 0) return prompt.pass == Pass::allowed ? Answer{kPass} : Answer{};
  const bool word = prompt.ask == ask::look || prompt.ask == ask::prison_notice ||
                    prompt.ask == ask::spyglass_notice || prompt.ask == ask::defence;
  if (word) return kYes;
  chance::Dice dice = dice_for(*this, chair, prompt);
  if (weary(chair, dice, prompt)) return wearily(chair, dice, prompt);
  if (level == Level::random) return thrown(dice, prompt);
  MrakoszlapMind mind{chair, level, seed, read(chair, level), dice};
  const Answer chosen = answer(mind, prompt);
  if (chosen && !prompt.admits(*chosen)) return thrown(dice, prompt);
  return chosen;
}

namespace mrakoszlap_mind {

Choice highest(MrakoszlapMind& mind, const Prompt& prompt, const Scores& scores,
               std::uint32_t spread) {
  return bots::highest(mind.dice, prompt, scores, spread);
}

int strongest(const Scores& scores, Seats among) {
  int most = kNever;
  for (Seat seat : among) most = std::max(most, scores[index(seat)]);
  return most;
}

// Citizens want out whom they suspect. The Mafia pretends to, spares its own and remembers who has
// turned on them.
Scores dislike(const MrakoszlapMind& mind) {
  const MrakoszlapReading& reading = mind.reading;
  Scores scores = reading.suspicion;
  for (Seat seat : mind.table().in_play) {
    int& score = scores[index(seat)];
    if (mind.mafia()) score = score / 2 + 3 * reading.menace[index(seat)];
    if (reading.friends.has(seat)) score += kNever / 2;
    if (!mind.mafia() && reading.foes.has(seat)) score += 60;
  }
  scores[index(mind.self())] = 2 * kNever;
  return scores;
}

Scores cherish(const MrakoszlapMind& mind) {
  const MrakoszlapReading& reading = mind.reading;
  Scores scores{};
  for (Seat seat : mind.table().in_play) {
    int& score = scores[index(seat)];
    score = mind.mafia() ? kNever : -reading.suspicion[index(seat)];
    if (reading.foes.has(seat)) score += kNever;
    if (reading.friends.has(seat)) score = 20;
  }
  scores[index(mind.self())] = 30;
  return scores;
}

bool in_danger(const MrakoszlapMind& mind, Seat seat) {
  return mind.reading.heat[index(seat)] >= 3 || mind.reading.suspicion[index(seat)] >= 6;
}

Seats on_trial(const mrakoszlap::Table& table) {
  return table.phase == mrakoszlap::Phase::tie_ballot ? table.tied : table.accused;
}

}  // namespace mrakoszlap_mind
}  // namespace omerta::bots

namespace omerta::mrakoszlap {

std::optional<Choice> bot(const bots::Player& player, const AnyView& any,
                          std::span<const Event> heard, unsigned lane) {
  const Prompt& prompt = *any.prompt(lane);
  const View view = any.as<Mrakoszlap>();
  const bool hand = prompt.ask == ask::raise_hand || prompt.ask == ask::tie_vote;
  if (hand && !any.awaited(lane)) return {};
  return bots::MrakoszlapBot{player.level, player.seed}.choose({view, heard}, prompt);
}

}  // namespace omerta::mrakoszlap
