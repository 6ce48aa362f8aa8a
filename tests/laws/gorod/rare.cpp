// What is rare in gorod, and the tables at which it is not.
#include "tests/laws/gorod/rare.h"

namespace omerta::gorod::laws {
namespace {

using namespace omerta::laws;

constexpr int kTries = 60;

constexpr std::uint8_t in(Phase phase) { return static_cast<std::uint8_t>(phase); }
constexpr std::uint8_t by(Ask what) { return static_cast<std::uint8_t>(what); }
constexpr std::uint8_t sign(Sign what) { return static_cast<std::uint8_t>(what); }

enum class Theme : std::uint8_t {
  none,
  arrest,
  exposure,
  withdrawal,
  weight,
  cloud,
  house_arrest,
  house_check,
  held_captain,
  alibi,
  count
};

bool fits(const Setup& setup, Theme theme) {
  const auto has = [&](Role role) { return setup.deck[index(role)] > 0; };
  const auto house = [&](auto wanted) {
    for (unsigned i = 0; i < setup.house_roles; ++i) {
      if (wanted(setup.house[i])) return true;
    }
    return false;
  };
  const auto does = [&](auto wanted) {
    return house([&](const Card& card) {
      for (unsigned k = 0; k < card.acts; ++k) {
        if (wanted(card.act[k].does)) return true;
      }
      return false;
    });
  };
  const bool arrests = does([](Blocks blocks) { return blocks.covers(kArrest); });
  const bool holds = does([](Blocks blocks) { return blocks.has(Block::hold); });
  const bool checks = does([](Blocks blocks) { return blocks.has(Block::count); });
  switch (theme) {
    case Theme::arrest: return has(Role::captain) && setup.arrest_notice == ArrestNotice::told;
    case Theme::exposure: return has(Role::sleepwalker);
    case Theme::weight: return house([](const Card& card) { return card.vote_weight > 1; });
    case Theme::cloud: return has(Role::captain) && has(Role::journalist);
    case Theme::house_arrest: return arrests && setup.arrest_notice == ArrestNotice::told;
    case Theme::house_check: return has(Role::captain) && checks;
    case Theme::held_captain:
      return has(Role::captain) && holds && setup.arrest_notice == ArrestNotice::told;
    case Theme::alibi: return has(Role::beauty);
    default: return true;
  }
}

}  // namespace

std::span<const Rare> rares() {
  static const std::vector<Rare> all{
      {fact::chose, by(ask::arrest), Relation::actor, "arrest", {in(Phase::night)}},
      {fact::chose, by(ask::companion), Relation::actor, "companion", {in(Phase::night)}},
      {fact::chose, by(ask::heal), Relation::actor, "cure", {in(Phase::night)}},
      {fact::answer, sign(Sign::shrug), Relation::actor, "shrug", {in(Phase::night)}},
      {fact::answer, sign(Sign::none), Relation::actor, "no answer", {in(Phase::night)}},
      {fact::answer, sign(Sign::crossed), Relation::actor, "crossed", {in(Phase::night)}},
      {fact::arrested, kAny, Relation::target, "told arrest", {in(Phase::night)}},
      {fact::no_shot_tonight, kAny, Relation::actor, "no shot", {in(Phase::night)}},
      {fact::sleepwalker_exposed, kAny, Relation::target, "exposure", {in(Phase::night)}},
      {fact::redirected, kAny, Relation::target, "guard", {in(Phase::night)}},
      {fact::withdrawn,
       kAny,
       Relation::target,
       "withdrawal",
       {in(Phase::setup), in(Phase::night), in(Phase::discussion), in(Phase::vote)}},
      {fact::alibi_announced,
       kAny,
       Relation::target,
       "alibi",
       {in(Phase::discussion), in(Phase::vote)}},
      {fact::total, kAny, Relation::target, "total", {in(Phase::vote)}},
  };
  return all;
}

std::span<const Cannot> never() {
  constexpr const char* kAlone = "only the one who chose is told";
  constexpr const char* kPublic = "everyone is told";
  constexpr const char* kPassive = "it names nobody who does it";
  static const std::vector<Cannot> all{
      {"arrest", Relation::partner, kAlone},
      {"companion", Relation::partner, kAlone},
      {"cure", Relation::partner, kAlone},
      {"shrug", Relation::partner, kAlone},
      {"no answer", Relation::partner, kAlone},
      {"crossed", Relation::partner, kAlone},
      {"told arrest", Relation::actor, kPassive},
      {"told arrest", Relation::partner, "only the arrested seat is told"},
      {"no shot", Relation::actor, "it names nobody"},
      {"no shot", Relation::target, "it names nobody"},
      {"exposure", Relation::actor, kPassive},
      {"guard", Relation::actor, "the guard is the one it hits instead"},
      {"guard", Relation::partner, "only the moderator is told"},
      {"withdrawal", Relation::actor, kPassive},
      {"withdrawal", Relation::partner, kPublic},
      {"alibi", Relation::actor, kPassive},
      {"alibi", Relation::partner, kPublic},
      {"total", Relation::actor, kPassive},
      {"total", Relation::partner, kPublic},
  };
  return all;
}

Steered steered(Dice& dice, House house) {
  const auto theme = static_cast<Theme>(dice.below(static_cast<unsigned>(Theme::count)));
  Steered found{
      .setup = random_setup(dice, house),
      .taste = {.withdrawal = 150, .talk = 40, .hurry = 12, .luck = 4, .quiet = dice.below(4)}};
  for (int tries = 0; tries < kTries && !fits(found.setup, theme); ++tries) {
    found.setup = random_setup(dice, house);
  }
  if (theme == Theme::withdrawal) found.taste.withdrawal = 15;
  if (theme == Theme::exposure || theme == Theme::cloud || theme == Theme::house_check ||
      theme == Theme::held_captain)
    found.taste.luck = 2;
  if (theme == Theme::alibi) found.taste.hurry = 4;  // few candidates: one is convicted at once
  return found;
}

}  // namespace omerta::gorod::laws
