// What is rare in mrakoszlap, and the tables at which it is not.
#include "tests/laws/mrakoszlap/rare.h"

#include "rulebooks/mrakoszlap/rules/setup.h"

namespace omerta::mrakoszlap::laws {
namespace {

using namespace omerta::laws;

constexpr std::uint8_t in(Row row) { return static_cast<std::uint8_t>(row); }
constexpr std::uint8_t kNames = 64;  // added to a row whose report says names only
constexpr std::uint8_t names(Row row) { return static_cast<std::uint8_t>(in(row) + kNames); }
constexpr std::uint8_t of(Power power) { return static_cast<std::uint8_t>(power); }
constexpr std::uint8_t by(Ask what) { return static_cast<std::uint8_t>(what); }

enum class Theme : std::uint8_t { none, names, decoys, powers, each_vote, few, reveal, count };

void lean(Dice& dice, Theme theme, Steered& steered) {
  Setup& setup = steered.setup;
  switch (theme) {
    case Theme::names: setup.report_detail = ReportDetail::names_only; break;
    case Theme::decoys: setup.night_calls = NightCalls::spoken_with_decoys; break;
    case Theme::powers: steered.taste.power = 12; break;
    case Theme::each_vote:
      setup.ballot_votes = BallotVotes::each;
      steered.taste.herd = 1 + dice.below(2);
      break;
    case Theme::reveal: setup.reveal_on_death = RevealOnDeath::cards; break;
    default: break;
  }
  if (theme != Theme::none && theme != Theme::reveal && dice.once_in(3)) {
    setup.report_detail = ReportDetail::names_only;
  }
}

}  // namespace

std::uint8_t census_phase(const Setup& setup, Row row) {
  return setup.report_detail == ReportDetail::names_only ? names(row) : in(row);
}

std::span<const Rare> rares() {
  static const std::vector<Rare> all{
      {fact::imprisoned, kAny, Relation::target, "prison", {in(Row::calls), names(Row::calls)}},
      {fact::seen_awake, kAny, Relation::actor, "spyglass", {in(Row::spyglass)}},
      {fact::caught, kAny, Relation::actor, "matrix", {in(Row::calls), names(Row::calls)}},
      {fact::power_used,
       of(Power::terrorist),
       Relation::actor,
       "bomb",
       {in(Row::accusations), names(Row::accusations)}},
      {fact::ordered,
       by(ask::substitute_second),
       Relation::actor,
       "pair",
       {in(Row::calls), names(Row::calls)}},
      {fact::ordered, by(ask::bite), Relation::actor, "bite", {in(Row::calls)}},
      {fact::ordered, by(ask::heal), Relation::actor, "cure", {in(Row::calls), names(Row::calls)}},
      {fact::tied, kAny, Relation::actor, "tie", {in(Row::ballot)}},
      {fact::volley, kAny, Relation::actor, "volley", {in(Row::verdict), names(Row::verdict)}},
      {fact::died, kAny, Relation::target, "death", {in(Row::bullets), names(Row::calls)}},
  };
  return all;
}

std::span<const Cannot> never() {
  constexpr const char* kPublic = "everyone is told";
  constexpr const char* kAlone = "only the one it names first is told";
  constexpr const char* kPassive = "it names nobody who does it";
  constexpr const char* kOne = "it names one seat";
  static const std::vector<Cannot> all{
      {"prison", Relation::actor, "the Jailer is not named"},
      {"prison", Relation::partner, kAlone},
      {"spyglass", Relation::partner, kAlone},
      {"matrix", Relation::target, kOne},
      {"matrix", Relation::partner, kAlone},
      {"bomb", Relation::target, kOne},
      {"bomb", Relation::partner, kPublic},
      {"pair", Relation::partner, kAlone},
      {"bite", Relation::partner, kAlone},
      {"cure", Relation::partner, kAlone},
      {"tie", Relation::actor, kPassive},
      {"tie", Relation::partner, kPublic},
      {"volley", Relation::partner, kPublic},
      {"death", Relation::actor, kPassive},
      {"death", Relation::partner, kPublic},
  };
  return all;
}

Steered steered(Dice& dice) {
  const auto theme = static_cast<Theme>(dice.below(static_cast<unsigned>(Theme::count)));
  Steered found{.setup = random_setup(dice), .taste = random_taste(dice)};
  const Setup drawn = found.setup;
  for (int tries = 0; tries < 40 && theme == Theme::few && found.setup.seats > 6; ++tries) {
    found.setup = random_setup(dice);
  }
  lean(dice, theme, found);
  if (!validate(found.setup).may_start()) found.setup = drawn;
  return found;
}

}  // namespace omerta::mrakoszlap::laws
