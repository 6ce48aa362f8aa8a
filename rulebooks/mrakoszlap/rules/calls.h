// The cards that are called in the night, a row each: when, what they are asked, whom their order
// names, how often they work, whether they must.
#pragma once
#include "rulebooks/mrakoszlap/rules/mrakoszlap.h"

namespace omerta::mrakoszlap {

enum class Nights : std::uint8_t { all, even };
enum class Whom : std::uint8_t { nobody, one, two };  // nobody: the order is a plain yes
enum class Uses : std::uint8_t { always, once, twice, few };
enum class Duty : std::uint8_t { must, may, mafia };  // MRK-CALL-4

struct CallRow {
  Type type{};
  Nights nights{};
  Ask ask{};
  Whom whom{};
  Uses uses{};
  Duty duty{};
  Ask second{};                    // the question for the second of two
  Seat Tonight::* kept = nullptr;  // where the order to one player is kept, if there is one card
};

// MRK-CALL-1  The order of the night, written once; several copies in ascending number. The
// Spyglass stands behind it, on nights of its own.
// clang-format off
inline constexpr auto kCalls = std::to_array<CallRow>({
    {Type::jailer, Nights::even, ask::jail, Whom::one, Uses::once, Duty::may, {},
     &Tonight::jailed},
    {Type::gravedigger, Nights::all, ask::open_graves, Whom::nobody, Uses::once, Duty::may},
    {Type::matrix, Nights::all, ask::enter_matrix, Whom::nobody, Uses::once, Duty::may},
    {Type::mage, Nights::all, ask::dig_tunnel, Whom::two, Uses::always, Duty::must,
     ask::tunnel_exit},
    {Type::slime, Nights::all, ask::apply_slime, Whom::one, Uses::always, Duty::must},
    {Type::leech, Nights::all, ask::cling, Whom::one, Uses::always, Duty::must, {},
     &Tonight::held},
    {Type::sand, Nights::all, ask::throw_sand, Whom::one, Uses::always, Duty::must, {},
     &Tonight::sanded},
    {Type::cobra, Nights::even, ask::bite, Whom::one, Uses::always, Duty::must, {},
     &Tonight::bitten},
    {Type::magnet, Nights::even, ask::magnetise, Whom::one, Uses::always, Duty::must},
    {Type::ghost_bobo, Nights::even, ask::silence, Whom::one, Uses::always, Duty::must, {},
     &Tonight::silenced},
    {Type::doctor, Nights::all, ask::heal, Whom::one, Uses::always, Duty::must, {},
     &Tonight::charged},
    {Type::jozin, Nights::all, ask::muddy, Whom::one, Uses::few, Duty::may},
    {Type::mafian, Nights::all, ask::mafia_aim, Whom::one, Uses::always, Duty::mafia},
    {Type::mad_shooter, Nights::even, ask::shoot, Whom::one, Uses::always, Duty::must},
    {Type::sniper, Nights::all, ask::snipe, Whom::one, Uses::once, Duty::may, {},
     &Tonight::sniped},
    {Type::sock, Nights::all, ask::throw_sock, Whom::two, Uses::once, Duty::may,
     ask::sock_neighbour},
    {Type::judge, Nights::even, ask::ban_vote, Whom::one, Uses::always, Duty::must, {},
     &Tonight::banned},
    {Type::blind_executioner, Nights::all, ask::substitute, Whom::two, Uses::twice, Duty::may,
     ask::substitute_second},
});
// clang-format on

// The row of a card, or that of its first question; nothing if it is not called.
inline constexpr auto kCallOfType = [] {
  std::array<const CallRow*, kTypes> rows{};
  for (const CallRow& row : kCalls) rows[index(row.type)] = &row;
  return rows;
}();
inline constexpr auto kCallOfAsk = [] {
  std::array<const CallRow*, 256> rows{};
  for (const CallRow& row : kCalls) rows[static_cast<std::uint8_t>(row.ask)] = &row;
  return rows;
}();
constexpr const CallRow* call_of(Type type) { return kCallOfType[index(type)]; }
constexpr const CallRow* call_of(Ask what) { return kCallOfAsk[static_cast<std::uint8_t>(what)]; }
// The order with which a card that works once is used up; none of any other card.
constexpr Ask last_order(Type type) {
  const CallRow* call = call_of(type);
  return call != nullptr && call->uses == Uses::once ? call->ask : Ask{};
}
constexpr bool is_nod(Ask what) {
  const CallRow* call = call_of(what);
  return call != nullptr && call->whom == Whom::nobody;
}

}  // namespace omerta::mrakoszlap
