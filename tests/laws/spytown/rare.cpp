// What is rare in spytown, and the tables at which it is not.
#include "tests/laws/spytown/rare.h"

#include "rulebooks/spytown/rules/plan.h"

namespace omerta::spytown::laws {
namespace {

using namespace omerta::laws;

constexpr int kTries = 80;

constexpr std::uint8_t in(Phase phase) { return static_cast<std::uint8_t>(phase); }
constexpr std::uint8_t of(Card card) { return static_cast<std::uint8_t>(card); }

enum class Theme : std::uint8_t {
  none,
  expulsion,
  exposure,
  recruitment,
  recruited_gang,
  wiretap,
  penalty,
  swap,
  count
};

bool fits(const Setup& setup, Theme theme) {
  const auto has = [&](Card card) {
    return setup.extended == Switch::on && setup.cards[index(card)] > 0;
  };
  const bool recruits = has(Card::recruitment);
  switch (theme) {
    case Theme::exposure: return plan(setup).small() && setup.kids_no_agent == Switch::off;
    case Theme::recruitment: return recruits;
    case Theme::recruited_gang: return recruits && has(Card::new_gang);
    case Theme::wiretap: return recruits && has(Card::wiretap);
    case Theme::penalty:
      return setup.extended == Switch::on && setup.wrong_phase_penalty == WrongPhase::enforce;
    case Theme::swap: return has(Card::role_swap);
    default: return true;
  }
}

}  // namespace

std::span<const Rare> rares() {
  static const std::vector<Rare> all{
      {fact::expelled,
       kAny,
       Relation::target,
       "expulsion",
       {in(Phase::agent_phase), in(Phase::mafia_phase), in(Phase::discussion),
        in(Phase::preliminary_ballot)}},
      {fact::exposed, kAny, Relation::target, "exposure", {in(Phase::agent_phase)}},
      {fact::recruited, kAny, Relation::actor, "recruitment", {in(Phase::mafia_phase)}},
      {fact::looked, kAny, Relation::actor, "look", {in(Phase::agent_phase)}},
      {fact::swapped, kAny, Relation::actor, "swap", {in(Phase::start_of_game)}},
      {fact::card_played, of(Card::wiretap), Relation::actor, "wiretap", {in(Phase::discussion)}},
      {fact::card_played, of(Card::arrest), Relation::actor, "arrest", {in(Phase::start_window)}},
      {fact::card_played, of(Card::bandage), Relation::actor, "bandage", {in(Phase::verdict)}},
      {fact::card_shown,
       kAny,
       Relation::actor,
       "penalty",
       {in(Phase::agent_phase), in(Phase::mafia_phase)}},
      {fact::card_shown, of(Card::new_gang), Relation::actor, "gang card", {in(Phase::verdict)}},
  };
  return all;
}

std::span<const Cannot> never() {
  constexpr const char* kPublic = "everyone is told";
  constexpr const char* kPassive = "it names nobody who does it";
  constexpr const char* kOne = "it names one seat";
  static const std::vector<Cannot> all{
      {"expulsion", Relation::actor, kPassive},
      {"expulsion", Relation::partner, kPublic},
      {"exposure", Relation::actor, kPassive},
      {"look", Relation::partner, "whoever watches is out"},
      {"swap", Relation::partner, kPublic},
      {"wiretap", Relation::partner, kPublic},
      {"arrest", Relation::target, kOne},
      {"arrest", Relation::partner, kPublic},
      {"bandage", Relation::partner, kPublic},
      {"penalty", Relation::target, kOne},
      {"penalty", Relation::partner, kPublic},
      {"gang card", Relation::target, kOne},
      {"gang card", Relation::partner, kPublic},
  };
  return all;
}

Steered steered(Dice& dice) {
  const auto theme = static_cast<Theme>(dice.below(static_cast<unsigned>(Theme::count)));
  Steered found{.setup = random_setup(dice), .taste = random_taste(dice)};
  for (int tries = 0; tries < kTries && !fits(found.setup, theme); ++tries) {
    found.setup = random_setup(dice);
  }
  found.taste.expulsion *= 2;
  found.taste.penalty *= 2;
  found.taste.late_lot = 0;
  if (theme == Theme::expulsion) found.taste.expulsion = 40;
  if (theme == Theme::penalty) found.taste.penalty = 30;
  if (theme == Theme::expulsion || theme == Theme::penalty) found.taste.luck = 2;
  if (theme == Theme::exposure) {
    found.taste.luck = 2;
    found.taste.expulsion = 60;
  }
  const bool cards = theme >= Theme::recruitment && theme <= Theme::wiretap;
  if (cards) found.taste.card = 3;
  return found;
}

}  // namespace omerta::spytown::laws
