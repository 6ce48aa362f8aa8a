// Which part of a bot answers which question.
#include "rulebooks/gorod/bots/bot.h"

#include "bots/hands.h"
#include "chance/draw.h"
#include "minds/memory.h"
#include "rulebooks/gorod/bots/mind.h"
#include "rulebooks/gorod/bots/record.h"
#include "rulebooks/gorod/rules/clauses.h"

namespace omerta::bots {
namespace {

// Thrown anew for each question, from nothing but what the chair knows: how much it has heard tells
// one question from the next.
chance::Dice dice_for(const Bot& bot, const Chair& chair, const Prompt& prompt) {
  const std::uint64_t question =
      std::uint64_t{chair.heard.size()} * 64 + static_cast<std::uint64_t>(prompt.ask);
  return {bot.seed, question * 32 + index(chair.view.seat)};
}

// Whom one wants out is found without scores.
bool asks_by_day(const Prompt& prompt) {
  namespace ask = gorod::ask;
  return prompt.ask == ask::nominate || prompt.ask == ask::vote_1 || prompt.ask == ask::vote_2;
}

Choice answer(Mind& mind, const Prompt& prompt) {
  switch (static_cast<gorod::number::Ask>(prompt.ask)) {
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
  if (prompt.ask == gorod::ask::look || prompt.ask == gorod::ask::speak) return kYes;
  if (level == Level::random) return chance::draw(dice, prompt);
  const minds::Row& row = gorod::row(level, chair.levels);
  if (dice.below(1000) < row.tremble) return chance::draw(dice, prompt);
  std::unique_ptr<minds::Followed> own;
  minds::PublicMind& table =
      public_mind(chair.view.plan, {level, row}, chair.heard, chair.said, chair.memory, own)
          .asked();
  table.sums();  // at the same moments, whoever is asked
  Mind mind{chair, table, read(chair), dice, minds::Style::saver};
  if (mind.reading.of_clan()) mind.style = minds::style(row, chair.talk, seed);
  if (!asks_by_day(prompt)) believe(table, chair, mind.reading);
  const Choice chosen = answer(mind, prompt);
  return prompt.admits(chosen) ? chosen : chance::draw(dice, prompt);
}

Choice highest(Mind& mind, const Prompt& prompt, const Scores& scores, std::uint32_t spread) {
  return highest(mind.dice, prompt, scores, spread);
}

}  // namespace omerta::bots

namespace omerta::gorod {
namespace {

// What the commissioner's questions have brought (GOR-COMMISSIONER-2), the latest last.
std::vector<minds::Report> results(const View& view, std::span<const Event> heard) {
  std::vector<minds::Report> found;
  std::uint16_t night = 0;
  for (const Event& event : heard) {
    if (event.fact == fact::night_fell) night = event.much;
    if (event.fact != fact::answer || event.by != clause::gor_commissioner_2) continue;
    const auto sign = static_cast<Sign>(event.what);
    if (sign != Sign::nod && sign != Sign::shake) continue;
    const auto side = sign == Sign::nod ? minds::Found::theirs : minds::Found::ours;
    found.push_back({view.seat, *event.seats, side, night});
  }
  return found;
}

bots::Chair chair_of(const bots::Player& player, const View& view, std::span<const Event> heard) {
  return {view, heard, player.talk, player.said, player.memory, player.table};
}

// In a discussion everybody, and where the tied are heard once more whoever is asked (GOR-VOTE-5).
std::optional<minds::Turn> turn(const AnyView& any, const View& view) {
  if (view.table.phase == Phase::discussion && view.table.in_play.has(view.seat)) {
    return minds::Turn::free;
  }
  const Prompt* word = any.prompt(Gorod::lane(ask::speak));
  const bool open = word != nullptr && word->ask == ask::speak;
  return open ? std::optional{minds::Turn::answers} : std::nullopt;
}

}  // namespace

std::optional<Choice> bot(const bots::Player& player, const AnyView& any,
                          std::span<const Event> heard, unsigned lane) {
  const Prompt& prompt = *any.prompt(lane);
  if (prompt.ask == ask::speak || prompt.ask == ask::support) return {};
  const View view = any.as<Gorod>();
  if (prompt.ask == ask::nominate && view.table.declined.has(view.seat)) return {};
  const bool points = prompt.stays == Stays::until_retired;  // GOR-MAFIA-2
  const bots::Hand hand = points ? bots::hand_of(view.seat, heard, fact::pointed,
                                                 {fact::call_opened, fact::sleepwalker_exposed})
                                 : bots::Hand{};
  if (points && !hand.may_move()) return {};
  const Choice choice =
      bots::Bot{player.level, player.seed}.choose(chair_of(player, view, heard), prompt);
  const Seat now = view.notes.pointing[index(view.seat)];
  const bool same = points && hand.moves > 0 && choice == choice_of(now);
  return same ? std::nullopt : std::optional{choice};
}

std::optional<talk::Utterance> speaks(const bots::Player& player, const AnyView& any,
                                      std::span<const Event> heard,
                                      std::span<const talk::Said> said) {
  const View view = any.as<Gorod>();
  const auto may = turn(any, view);
  if (!may || player.level == bots::Level::random || view.notes.role == Role::hidden) return {};
  bots::Player here = player;
  here.said = said;
  here.talk = bots::Talk::held;
  const bots::Chair chair = chair_of(here, view, heard);
  const minds::Row& level = row(player.level, player.table);
  std::unique_ptr<minds::Followed> own;
  minds::PublicMind& table =
      bots::public_mind(view.plan, {player.level, level}, heard, said, player.memory, own).mind();
  const Seat holder = view.notes.role == Role::commissioner ? view.seat : Seat::nobody;
  table.sums();  // at the same moments, whoever is asked
  if (!minds::may_speak(table, view.seat, holder, *may)) return {};
  chance::Dice dice{player.seed, std::uint64_t{heard.size()} * 64 * 32 + index(view.seat)};
  bots::Mind mind{chair, table, bots::read(chair), dice, minds::Style::saver};
  if (mind.reading.of_clan()) mind.style = minds::style(level, bots::Talk::held, player.seed);
  minds::Speaker speaker{.self = view.seat,
                         .suspect = bots::suspect(mind, table.in_play()),
                         .seed = player.seed,
                         .turn = *may};
  if (mind.reading.of_clan()) speaker.clan = mind.reading.friends;
  std::vector<minds::Report> found;
  if (holder == view.seat) found = results(view, heard);
  speaker.holder = holder;
  speaker.results = found;
  return minds::speech(table, bots::tongue(view.plan), speaker);
}

}  // namespace omerta::gorod
