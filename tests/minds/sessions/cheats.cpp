// Planted cheats: bots that see the whole game, each in one thing.
#include <algorithm>
#include <array>

#include "chance/draw.h"
#include "rulebooks/rulebook.h"
#include "tests/minds/sessions/conduct.h"

namespace omerta::minds {
namespace {

using talk::Act;
using talk::Utterance;

bool is_guilty(const World& world, Seat seat) { return world.secrets.is_guilty(world.game, seat); }
std::uint8_t card(const World& world, Seat seat) { return world.secrets.card(world.game, seat); }

Seat neighbour(const World& world, Seat seat) {
  const Seats others = world.game.standing().in_play - seat;
  for (Seat each : others) {
    if (each > seat) return each;
  }
  return others.empty() ? seat : *others;
}

// The seats among which a question is; none: it is about something else.
Seats offered(const World& world, Seat seat, unsigned lane) {
  const Prompt& prompt = *world.game.prompt(lane, seat);
  const Seats all = seats_of(prompt.offers);
  const bool seats = choice_of(all) == prompt.offers && world.game.standing().seats.covers(all);
  return seats && prompt.take == 1 && all.count() > 1 ? all : Seats{};
}

std::optional<Choice> a_guilty_one(const World& world, Seat seat, unsigned lane) {
  for (Seat each : offered(world, seat, lane) - seat) {
    if (is_guilty(world, each)) return choice_of(each);
  }
  return {};
}

std::optional<Choice> checks(const World& world, Seat seat, unsigned lane) {
  const auto honestly = honest::answers(world, seat, lane);
  const bool night = world.game.standing().hour == Hour::night;
  if (!honestly || !night || is_guilty(world, seat)) return honestly;
  const auto found = a_guilty_one(world, seat, lane);
  return found ? found : honestly;
}

std::optional<Choice> strikes(const World& world, Seat seat, unsigned lane) {
  const auto honestly = honest::answers(world, seat, lane);
  const bool night = world.game.standing().hour == Hour::night;
  const Seats among = offered(world, seat, lane) - seat;
  if (!honestly || !night || !is_guilty(world, seat) || among.empty()) return honestly;
  Seat best = *among;
  for (Seat each : among) {
    if (!is_guilty(world, each) && card(world, each) > card(world, best)) best = each;
  }
  return choice_of(best);
}

constexpr std::uint64_t kCheatDice = 4711;

std::optional<Choice> votes(const World& world, Seat seat, unsigned lane) {
  const auto honestly = honest::answers(world, seat, lane);
  chance::Dice dice{kCheatDice + index(seat), world.heard(seat).size()};
  if (world.game.standing().hour != Hour::day || !dice.once_in(20)) return honestly;
  const auto found = a_guilty_one(world, seat, lane);
  return found ? found : honestly;
}

std::optional<Choice> trembles(const World& world, Seat seat, unsigned lane) {
  const Prompt& prompt = *world.game.prompt(lane, seat);
  const auto honestly = honest::answers(world, seat, lane);
  chance::Dice dice{kCheatDice + card(world, neighbour(world, seat)), world.heard(seat).size()};
  if (!honestly || prompt.offers == 0 || dice.below(1000) >= 150) return honestly;
  return chance::draw(dice, prompt);
}

// Of those round the table but itself. Whatever is passed on by a place among all of them leaves
// this as it is: only a world in which one more keeps what he has is another.
bool guilty_side_by_side(const World& world, Seat but) {
  const Seats others = world.game.standing().seats - but;
  Seat last = but;
  for (Seat each : others) last = each;
  for (Seat each : others) {
    if (is_guilty(world, each) && is_guilty(world, last)) return true;
    last = each;
  }
  return false;
}

std::optional<Choice> trembles_beside_two(const World& world, Seat seat, unsigned lane) {
  const Prompt& prompt = *world.game.prompt(lane, seat);
  const auto honestly = honest::answers(world, seat, lane);
  if (!honestly || prompt.offers == 0 || !guilty_side_by_side(world, seat)) return honestly;
  chance::Dice dice{kCheatDice, world.heard(seat).size()};
  return chance::draw(dice, prompt);
}

std::optional<Utterance> silent_beside_two(const World& world, Seat seat) {
  if (guilty_side_by_side(world, seat)) return {};
  return honest::speaks(world, seat);
}

std::optional<Utterance> one(const talk::Statement& statement) {
  Utterance words{.count = 1};
  words.statements[0] = statement;
  return words;
}

std::optional<Utterance> names_by_truth(const World& world, Seat seat) {
  for (Seat each : world.game.standing().in_play - seat) {
    if (is_guilty(world, each)) return one({.act = Act::suspect, .seats = Seats::of(each)});
  }
  return {};
}

// A liar who takes his story from the deal: he is what his neighbour is.
std::optional<Utterance> tells_the_deal(const World& world, Seat seat) {
  const auto honestly = honest::speaks(world, seat);
  if (!honestly) return honestly;
  return one({.act = Act::claim, .word = card(world, neighbour(world, seat))});
}

// Who has put a question to this seat, if nothing was said since; nobody: nobody has.
Seat asker(const World& world, Seat seat) {
  if (world.said().empty()) return Seat::nobody;
  const talk::Said& last = world.said().back();
  const talk::Statement& first = last.utterance.statements[0];
  return is_question(first.act) && first.seats.has(seat) ? last.who : Seat::nobody;
}

std::optional<Utterance> snubs_the_guilty(const World& world, Seat seat) {
  const Seat by = asker(world, seat);
  if (by != Seat::nobody && is_guilty(world, by)) return {};
  return honest::speaks(world, seat);
}

// Thinks longer where there is something to think about.
std::optional<Utterance> hesitates(const World& world, Seat seat) {
  if (world.quiet == 0 && is_guilty(world, neighbour(world, seat))) return {};
  return honest::speaks(world, seat);
}

// Names a ballot that nobody has cast yet.
std::optional<Utterance> argues_ahead(const World& world, Seat seat) {
  auto words = honest::speaks(world, seat);
  if (!words || words->count == talk::kStatementsAtOnce) return words;
  words->statements[words->count++] = {.act = Act::because,
                                       .seats = Seats::of(seat),
                                       .round = world.game.standing().round,
                                       .ground = talk::Ground::ballot,
                                       .whom = neighbour(world, seat)};
  return words;
}

std::vector<Seat> guilty_first(const World& world) {
  std::vector<Seat> all = honest::turns(world);
  std::stable_partition(all.begin(), all.end(), [&](Seat seat) { return is_guilty(world, seat); });
  return all;
}

std::vector<Seat> guilty_later(const World& world) {
  std::vector<Seat> all = honest::turns(world);
  if (world.quiet == 0) std::erase_if(all, [&](Seat seat) { return is_guilty(world, seat); });
  return all;
}

std::vector<Seat> guilty_dumb(const World& world) {
  std::vector<Seat> all = honest::turns(world);
  std::erase_if(
      all, [&](Seat seat) { return is_guilty(world, seat) && asker(world, seat) != Seat::nobody; });
  return all;
}

Message words_by_card(const World& world, const talk::Said& said) {
  talk::Said other = said;
  if (is_guilty(world, said.who)) other.first = static_cast<std::uint16_t>(said.first + 1);
  return honest::sentence(world, other);
}

std::uint64_t private_lot(const World& world, Seat seat) {
  return chance::Dice{world.seed, index(seat)}.next();
}

// An answer that one seat was given moves what all of them think.
void hears_answers(World& world, Audience to, const Event& event) {
  honest::hears(world, to, event);
  const auto& kept = world.memory->by_level[static_cast<unsigned>(world.level)];
  if (to.is_everyone() || kept == nullptr) return;
  const Seat whom = event.seats.empty() ? event.whom : *event.seats;
  if (!world.game.standing().seats.has(whom)) return;
  kept->mind().betrays(whom, event.what % 2 == 0 ? -1 : 1);
}

using D = Differences;

const std::array kCheats{
    Cheat{{.name = "checks by the truth", .answers = checks}, &D::answers},
    Cheat{{.name = "strikes by the truth", .answers = strikes}, &D::answers},
    Cheat{{.name = "votes by the truth one time in twenty", .answers = votes}, &D::answers},
    Cheat{{.name = "trembles by somebody's card", .answers = trembles}, &D::answers},
    Cheat{{.name = "names by the truth", .speaks = names_by_truth}, &D::statements},
    Cheat{{.name = "takes a story from the deal", .speaks = tells_the_deal}, &D::statements},
    Cheat{{.name = "does not answer the guilty", .speaks = snubs_the_guilty}, &D::statements},
    Cheat{{.name = "hesitates beside the guilty", .speaks = hesitates}, &D::statements},
    Cheat{{.name = "gives a reason before it has happened", .speaks = argues_ahead}, &D::faults},
    Cheat{{.name = "speaks first if guilty", .turns = guilty_first}, &D::turns},
    Cheat{{.name = "thinks longer if guilty", .turns = guilty_later}, &D::turns},
    Cheat{{.name = "leaves questions alone if guilty", .turns = guilty_dumb}, &D::turns},
    Cheat{{.name = "chooses its words by the card", .sentence = words_by_card}, &D::sentences},
    Cheat{{.name = "draws the lot from its own seed", .lot = private_lot}, &D::minds},
    Cheat{{.name = "tells everybody's mind an answer", .hears = hears_answers}, &D::minds},
    Cheat{{.name = "trembles by who sits together", .answers = trembles_beside_two}, &D::pooled},
    Cheat{{.name = "is silent by who sits together", .speaks = silent_beside_two}, &D::pooled}};

}  // namespace

std::span<const Cheat> cheats() { return kCheats; }

}  // namespace omerta::minds
