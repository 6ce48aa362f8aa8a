// Which part of a bot answers which question of mrakoszlap.
#include "rulebooks/mrakoszlap/bots/bot.h"

#include "chance/draw.h"
#include "minds/memory.h"
#include "rulebooks/mrakoszlap/bots/mind.h"
#include "rulebooks/mrakoszlap/bots/record.h"

namespace omerta::bots {
namespace {

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

// Whom one wants out is found without scores.
bool asks_by_day(const Prompt& prompt) {
  return prompt.ask == ask::accuse || prompt.ask == ask::raise_hand || prompt.ask == ask::tie_vote;
}

// What is offered and not asked: dice take it now and then.
bool is_offer(mrakoszlap::number::Ask what) {
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

// Offers stand open all day long: most of the time nobody has to think about them.
bool is_let_pass(const MrakoszlapChair& chair, const Prompt& prompt) {
  if (prompt.ask == ask::accuse) return !mrakoszlap_mind::may_accuse(chair);
  return prompt.ask == ask::use_power && !mrakoszlap_mind::has_use(chair, prompt);
}

}  // namespace

std::optional<Choice> MrakoszlapBot::choose(const MrakoszlapChair& chair,
                                            const Prompt& prompt) const {
  if (prompt.ask == ask::speak) return {};
  if (prompt.offers == 0) return prompt.pass == Pass::allowed ? Answer{kPass} : Answer{};
  const bool word = prompt.ask == ask::look || prompt.ask == ask::prison_notice ||
                    prompt.ask == ask::spyglass_notice || prompt.ask == ask::defence;
  if (word) return kYes;
  const bool thinks = level != Level::random && chair.view.table.round < kWeary;
  if (thinks && is_let_pass(chair, prompt)) return {};
  chance::Dice dice = dice_for(*this, chair, prompt);
  if (weary(chair, dice, prompt)) return wearily(chair, dice, prompt);
  if (level == Level::random) return thrown(dice, prompt);
  const minds::Row& row = mrakoszlap::row(level, chair.levels);
  const bool aims = prompt.ask == ask::mafia_aim;
  const bool asked = !is_offer(static_cast<Ask>(prompt.ask));
  const bool trembles = asked && dice.below(1000) < row.tremble;
  if (trembles && !aims) return thrown(dice, prompt);
  std::unique_ptr<minds::Followed> own;
  minds::PublicMind& table =
      public_mind(chair.view.plan, {level, row}, chair.heard, chair.said, chair.memory, own)
          .asked();
  MrakoszlapMind mind = mrakoszlap_mind::made_up(chair, table, *this, dice);
  if (!asks_by_day(prompt)) score(table, chair, mind.reading);
  const Answer chosen = answer(mind, prompt);
  if (chosen && !prompt.admits(*chosen)) return thrown(dice, prompt);
  return chosen;
}

namespace mrakoszlap_mind {

MrakoszlapMind made_up(const MrakoszlapChair& chair, minds::PublicMind& table,
                       const MrakoszlapBot& bot, const chance::Dice& dice) {
  const mrakoszlap::Tactics& tactics = mrakoszlap::tactics(bot.level);
  MrakoszlapMind mind{chair, table, read(chair), tactics, bot.seed, dice, minds::Style::saver};
  if (mind.mafia()) mind.style = minds::style(table.row(), chair.talk, bot.seed);
  if (tactics.hunches == mrakoszlap::Tactics::Hunches::read) mind.reading.hunch = hunches(chair);
  table.sums();  // at the same moments, whoever is asked
  if (!mind.mafia()) mind.reading.friends |= table.known().out;
  return mind;
}

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
    if (mind.mafia()) score = -score / 4 + 5 * reading.menace[index(seat)];
    if (reading.friends.has(seat)) score += kNever / 2;
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
    if (reading.friends.has(seat)) score = 0;
  }
  scores[index(mind.self())] = mind.tactics.self;
  return scores;
}

// Among the two most suspected, and well above the others.
bool in_danger(MrakoszlapMind& mind, Seat seat) {
  const Seats in_play = mind.public_mind.in_play();
  if (!in_play.has(seat)) return false;
  const minds::Line& in = mind.public_mind.sums().in;
  const double his = in[index(seat)];
  double all = 0;
  for (Seat each : in_play) all += in[index(each)];
  const Seats above =
      seats_where(in_play, [&](Seat s) { return in[index(s)] > his + minds::kEqual; });
  return above.count() < 2 && 4 * his * in_play.count() > 5 * all;
}

Seats on_trial(const mrakoszlap::Table& table) {
  return table.phase == mrakoszlap::Phase::tie_ballot ? table.tied : table.accused;
}

}  // namespace mrakoszlap_mind
}  // namespace omerta::bots

namespace omerta::mrakoszlap {
namespace {

bots::MrakoszlapChair chair_of(const bots::Player& player, const View& view,
                               std::span<const Event> heard) {
  return {view, heard, player.talk, player.said, player.memory, player.table};
}

// MRK-SPYGLASS-1  Nights 2, 5, 8, ...; 0: there has been none.
std::uint16_t last_look(const Table& table) {
  return static_cast<std::uint16_t>(table.round < 2 ? 0 : (table.round - 2) / 3 * 3 + 2);
}

// What the Spyglass has cleared whom of, as far as they are still there.
std::vector<minds::Report> results(const View& view, Seats cleared) {
  std::vector<minds::Report> found;
  for (Seat seat : cleared& view.table.in_play) {
    if (seat == view.seat) continue;
    found.push_back({view.seat, seat, minds::Found::ours, view.table.round});
  }
  return found;
}

// By day everybody; in the evening whoever was asked; while somebody defends himself he alone, or
// who speaks in his stead (MRK-DEFEND-1, -2). Not the silenced (MRK-BOBO-1).
std::optional<minds::Turn> turn(const AnyView& any, const Table& table) {
  const Prompt* word = any.prompt(Mrakoszlap::lane(ask::speak));
  if (word == nullptr) return {};
  if (table.phase == Phase::accusations) return minds::Turn::free;
  const Seat defends = table.speaker != Seat::nobody ? table.speaker : table.floor;
  const bool heard = table.phase == Phase::defences && defends == any.seat();
  const bool may = word->ask == ask::speak && (heard || table.phase == Phase::evening);
  return may ? std::optional{minds::Turn::answers} : std::nullopt;
}

minds::Speaker speaker_of(bots::MrakoszlapMind& mind) {
  minds::Speaker speaker{
      .self = mind.self(),
      .looked = last_look(mind.table()),
      .suspect = bots::mrakoszlap_mind::suspect(mind, mind.public_mind.in_play()),
      .seed = mind.seed};
  if (mind.mafia()) speaker.clan = mind.reading.friends;
  if (mind.reading.hand.has(Type::spyglass)) speaker.holder = mind.self();
  return speaker;
}

}  // namespace

std::optional<Choice> bot(const bots::Player& player, const AnyView& any,
                          std::span<const Event> heard, unsigned lane) {
  const Prompt& prompt = *any.prompt(lane);
  if (prompt.offers == 0 && prompt.pass == Pass::refused) return {};  // a control that does nothing
  if (prompt.ask == ask::speak) return {};
  const View view = any.as<Mrakoszlap>();
  const bool hand = prompt.ask == ask::raise_hand || prompt.ask == ask::tie_vote;
  if (hand && !any.awaited(lane)) return {};
  return bots::MrakoszlapBot{player.level, player.seed}.choose(chair_of(player, view, heard),
                                                               prompt);
}

std::optional<talk::Utterance> speaks(const bots::Player& player, const AnyView& any,
                                      std::span<const Event> heard,
                                      std::span<const talk::Said> said) {
  const View view = any.as<Mrakoszlap>();
  const auto may = turn(any, view.table);
  if (!may || player.level == bots::Level::random) return {};
  bots::Player here = player;
  here.said = said;
  here.talk = bots::Talk::held;
  const bots::MrakoszlapChair chair = chair_of(here, view, heard);
  const minds::Row& level = row(player.level, player.table);
  std::unique_ptr<minds::Followed> own;
  minds::PublicMind& table =
      bots::public_mind(view.plan, {player.level, level}, heard, said, player.memory, own).mind();
  const bool holds = Hand{view.notes.hand}.has(Type::spyglass);
  const Seat holder = holds ? view.seat : Seat::nobody;
  if (!minds::may_speak(table, view.seat, holder, *may)) return {};
  const chance::Dice dice{player.seed, std::uint64_t{heard.size()} * 64 * 32 + index(view.seat)};
  bots::MrakoszlapMind mind =
      bots::mrakoszlap_mind::made_up(chair, table, {player.level, player.seed}, dice);
  minds::Speaker speaker = speaker_of(mind);
  speaker.turn = *may;
  std::vector<minds::Sighting> seen;
  std::vector<minds::Report> found;
  if (holds) {
    seen = bots::sightings(chair);
    found = results(view, mind.reading.friends);
  }
  speaker.sightings = seen;
  speaker.results = found;
  return minds::speech(table, bots::mrakoszlap_tongue(), speaker);
}

}  // namespace omerta::mrakoszlap
