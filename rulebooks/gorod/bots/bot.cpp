// Which part of a bot answers which question.
#include "rulebooks/gorod/bots/bot.h"

#include "bots/hands.h"
#include "chance/draw.h"
#include "rulebooks/gorod/bots/mind.h"

namespace omerta::bots {
namespace {

// Thrown anew for each question, from nothing but what the chair knows: how much it has heard tells
// one question from the next.
chance::Dice dice_for(const Bot& bot, const Chair& chair, const Prompt& prompt) {
  const std::uint64_t question =
      std::uint64_t{chair.heard.size()} * 64 + static_cast<std::uint64_t>(prompt.ask);
  return {bot.seed, question * 32 + index(chair.view.seat)};
}

Choice answer(Mind& mind, const Prompt& prompt) {
  switch (static_cast<gorod::number::Ask>(prompt.ask)) {
    case gorod::number::look:
    case gorod::number::speak: return kYes;
    case gorod::number::nominate: return nominate(mind, prompt);
    case gorod::number::vote_1:
    case gorod::number::vote_2: return vote(mind, prompt);
    case gorod::number::avenge: return avenge(mind, prompt);
    default: return by_night(mind, prompt);
  }
}

}  // namespace

Choice Bot::choose(const Chair& chair, const Prompt& prompt) const {
  chance::Dice dice = dice_for(*this, chair, prompt);
  if (prompt.offers == 0) return kPass;  // there is nothing left to choose
  if (level == Level::random) return chance::draw(dice, prompt);
  Mind mind{chair, level, read(chair, level), dice};
  const Choice chosen = answer(mind, prompt);
  return prompt.admits(chosen) ? chosen : chance::draw(dice, prompt);
}

Choice highest(Mind& mind, const Prompt& prompt, const Scores& scores, std::uint32_t spread) {
  return highest(mind.dice, prompt, scores, spread);
}

}  // namespace omerta::bots

namespace omerta::gorod {

std::optional<Choice> bot(const bots::Player& player, const AnyView& any,
                          std::span<const Event> heard, unsigned lane) {
  const Prompt& prompt = *any.prompt(lane);
  const View view = any.as<Gorod>();
  const bool word = prompt.ask == ask::speak || prompt.ask == ask::support;
  const bool declined = prompt.ask == ask::nominate && view.table.declined.has(view.seat);
  if (word || declined) return {};
  const bool points = prompt.stays == Stays::until_retired;  // GOR-MAFIA-2
  const bots::Hand hand = bots::hand_of(view.seat, heard, fact::pointed,
                                        {fact::call_opened, fact::sleepwalker_exposed});
  if (points && !hand.may_move()) return {};
  const Choice choice = bots::Bot{player.level, player.seed}.choose({view, heard}, prompt);
  const Seat now = view.notes.pointing[index(view.seat)];
  const bool same = points && hand.moves > 0 && choice == choice_of(now);
  return same ? std::nullopt : std::optional{choice};
}

}  // namespace omerta::gorod
