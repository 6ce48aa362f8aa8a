// Which part of a bot answers which question of spytown.
#include "rulebooks/spytown/bots/bot.h"

#include "bots/hands.h"
#include "chance/draw.h"
#include "rulebooks/spytown/bots/mind.h"

namespace omerta::bots {
namespace {

namespace ask = spytown::ask;
namespace number = spytown::number;

// Thrown anew for each question, from nothing but what the chair knows: how much it has heard tells
// one question from the next.
chance::Dice dice_for(const SpytownBot& bot, const SpytownChair& chair, const Prompt& prompt) {
  const std::uint64_t question =
      std::uint64_t{chair.heard.size()} * 64 + static_cast<std::uint64_t>(prompt.ask);
  return {bot.seed, question * 32 + index(chair.view.seat)};
}

Answer answer(SpytownMind& mind, const Prompt& prompt) {
  switch (static_cast<number::Ask>(prompt.ask)) {
    case number::role_swap: return swap_roles(mind, prompt);
    case number::agent_look: return look_at_token(mind, prompt);
    case number::mafia_point: return point(mind, prompt);
    case number::vest: return kYes;
    case number::bandage: return bandage(mind, prompt);
    case number::last_shot: return last_shot(mind, prompt);
    case number::vote_preliminary:
    case number::vote_final: return vote(mind, prompt);
    case number::move_vote: return move_vote(mind, prompt);
    default: return play_card(mind, prompt);
  }
}

// Dice play a card now and then; nobody shows one in a wrong phase.
Answer thrown(chance::Dice& dice, const Prompt& prompt) {
  const bool card = spytown::Spytown::lane(prompt.ask) == spytown::Spytown::lane(ask::show_card);
  if (card && !dice.once_in(6)) return {};
  Prompt plain = prompt;
  plain.offers &= ~spytown::kUndecided;
  return chance::draw(dice, plain);
}

}  // namespace

std::optional<Choice> SpytownBot::choose(const SpytownChair& chair, const Prompt& prompt) const {
  if (prompt.ask == ask::speak || prompt.ask == ask::show_card) return {};
  if (prompt.offers == 0) return prompt.pass == Pass::allowed ? Answer{kPass} : Answer{};
  const bool word =
      prompt.ask == ask::look || prompt.ask == ask::discussion_done || prompt.ask == ask::defence;
  if (word) return kYes;
  chance::Dice dice = dice_for(*this, chair, prompt);
  if (level == Level::random) return thrown(dice, prompt);
  SpytownMind mind{chair, level, read(chair, level), dice};
  const Answer chosen = answer(mind, prompt);
  if (chosen && !prompt.admits(*chosen)) return thrown(dice, prompt);
  return chosen;
}

Choice highest(SpytownMind& mind, const Prompt& prompt, const Scores& scores,
               std::uint32_t spread) {
  return highest(mind.dice, prompt, scores, spread);
}

}  // namespace omerta::bots

namespace omerta::spytown {

std::optional<Choice> bot(const bots::Player& player, const AnyView& any,
                          std::span<const Event> heard, unsigned lane) {
  const Prompt& prompt = *any.prompt(lane);
  const View view = any.as<Spytown>();
  const bool points = prompt.ask == ask::mafia_point;
  const bool asked = lane != 0 || points || prompt.ask == ask::agent_look || any.awaited(lane);
  const bots::Hand hand =
      bots::hand_of(view.seat, heard, fact::pointed, {fact::phase_opened});  // SPY-MAFIA-4
  if (!asked || (points && !hand.may_move())) return {};
  const auto choice = bots::SpytownBot{player.level, player.seed}.choose({view, heard}, prompt);
  const Seat now = view.notes.pointing[index(view.seat)];
  const bool same = points && hand.moves > 0 && choice == choice_of(now);
  return same ? std::nullopt : choice;
}

}  // namespace omerta::spytown
