// Which part of a bot answers which question of spytown.
#include "rulebooks/spytown/bots/bot.h"

#include "bots/hands.h"
#include "chance/draw.h"
#include "minds/memory.h"
#include "rulebooks/spytown/bots/mind.h"
#include "rulebooks/spytown/bots/record.h"
#include "rulebooks/spytown/rules/clauses.h"

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
  const minds::Row& row = spytown::row(level, chair.levels);
  if (dice.below(1000) < row.tremble) return thrown(dice, prompt);
  std::unique_ptr<minds::Followed> own;
  minds::PublicMind& table =
      public_mind(chair.view.plan, {level, row}, chair.heard, chair.said, chair.memory, own)
          .asked();
  table.sums();  // at the same moments, whoever is asked
  SpytownMind mind{chair, table, read(chair), dice, minds::Style::saver};
  if (mind.reading.force == spytown::Force::mafia) mind.style = minds::style(row, chair.talk, seed);
  const bool ballot = prompt.ask == ask::vote_preliminary || prompt.ask == ask::vote_final;
  if (!ballot) believe(table, chair, mind.reading);  // whom one wants out is found without scores
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
namespace {

// What the Agent has seen (SPY-AGENT-3), the latest last. What a card showed was no look of his.
std::vector<minds::Report> results(const View& view, std::span<const Event> heard) {
  std::vector<minds::Report> found;
  std::uint16_t round = 0;
  for (const Event& event : heard) {
    if (event.fact == fact::round_began) round = event.much;
    const bool looked = event.fact == fact::token_seen && event.by == clause::spy_agent_3;
    if (!looked || index(event.whom) >= kSeats) continue;
    const Token token = static_cast<Token>(event.what);
    const auto side = token == Token::mafioso ? minds::Found::theirs : minds::Found::ours;
    found.push_back({view.seat, event.whom, side, round});
  }
  return found;
}

bots::SpytownChair chair_of(const bots::Player& player, const View& view,
                            std::span<const Event> heard) {
  return {view, heard, player.talk, player.said, player.memory, player.table};
}

// In the discussion everybody; in other phases whoever is let speak, to what he was asked, and the
// suspect in his defence (SPY-POLICE-3).  SPY-SMALL-7  The exposed Agent is silent.
std::optional<minds::Turn> turn(const AnyView& any, const View& view) {
  if (view.table.phase == Phase::discussion && view.table.in_play.has(view.seat)) {
    return minds::Turn::free;
  }
  const Prompt* word = any.prompt(Spytown::lane(ask::speak));
  const bool open = word != nullptr && word->ask == ask::speak;
  return open && !view.notes.exposed.has(view.seat) ? std::optional{minds::Turn::answers}
                                                    : std::nullopt;
}

}  // namespace

std::optional<Choice> bot(const bots::Player& player, const AnyView& any,
                          std::span<const Event> heard, unsigned lane) {
  const Prompt& prompt = *any.prompt(lane);
  const View view = any.as<Spytown>();
  const bool points = prompt.ask == ask::mafia_point;
  const bool asked = lane != 0 || points || prompt.ask == ask::agent_look || any.awaited(lane);
  if (!asked) return {};
  const bots::Hand hand = points
                              ? bots::hand_of(view.seat, heard, fact::pointed, {fact::phase_opened})
                              : bots::Hand{};  // SPY-MAFIA-4
  if (points && !hand.may_move()) return {};
  const auto choice =
      bots::SpytownBot{player.level, player.seed}.choose(chair_of(player, view, heard), prompt);
  const Seat now = view.notes.pointing[index(view.seat)];
  const bool same = points && hand.moves > 0 && choice == choice_of(now);
  return same ? std::nullopt : choice;
}

std::optional<talk::Utterance> speaks(const bots::Player& player, const AnyView& any,
                                      std::span<const Event> heard,
                                      std::span<const talk::Said> said) {
  const View view = any.as<Spytown>();
  const auto may = turn(any, view);
  if (!may || player.level == bots::Level::random || view.notes.token == Token::hidden) return {};
  bots::Player here = player;
  here.said = said;
  here.talk = bots::Talk::held;
  const bots::SpytownChair chair = chair_of(here, view, heard);
  const minds::Row& level = row(player.level, player.table);
  std::unique_ptr<minds::Followed> own;
  minds::PublicMind& table =
      bots::public_mind(view.plan, {player.level, level}, heard, said, player.memory, own).mind();
  const Seat holder = view.notes.token == Token::agent ? view.seat : Seat::nobody;
  table.sums();  // at the same moments, whoever is asked
  if (!minds::may_speak(table, view.seat, holder, *may)) return {};
  chance::Dice dice{player.seed, std::uint64_t{heard.size()} * 64 * 32 + index(view.seat)};
  bots::SpytownMind mind{chair, table, bots::read(chair), dice, minds::Style::saver};
  const bool mafia = mind.reading.force == Force::mafia;
  if (mafia) mind.style = minds::style(level, bots::Talk::held, player.seed);
  minds::Speaker speaker{.self = view.seat,
                         .suspect = bots::suspect(mind, table.in_play()),
                         .seed = player.seed,
                         .turn = *may};
  if (mafia) speaker.clan = mind.reading.friends;
  std::vector<minds::Report> found;
  if (holder == view.seat) found = results(view, heard);
  speaker.holder = holder;
  speaker.results = found;
  return minds::speech(table, bots::spytown_tongue(), speaker);
}

}  // namespace omerta::spytown
