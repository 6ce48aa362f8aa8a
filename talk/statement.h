// What somebody says at the table, as a value that every device can tell in its own language. It is
// no command of the rules: no rule depends on it, and nobody checks whether it is true.
#pragma once
#include <array>
#include <cstdint>
#include <span>
#include <type_traits>

#include "engine/prompt.h"
#include "engine/seat.h"

namespace omerta::talk {

enum class Act : std::uint8_t {
  nothing,     // I have nothing to say
  claim,       // I am, or hold, `word`
  deny,        // I am not, or do not hold, `word`
  report,      // what I asked with `ask` of `seats`, and was answered, in night `round`
  did,         // what I did with `ask` to `seats`, in night `round`: no answer comes to that
  accuse,      // `seats` is certainly against us
  suspect,     // and this one perhaps
  vouch,       // certainly with us
  trust,       // perhaps with us
  defend,      // what is said against `seats` is weak
  intend,      // I shall vote for `seats`, or for nobody
  urge,        // let us all do so
  ask_role,    // of `seats`: who are you?
  ask_result,  // what have you found out?
  ask_why,     // why do you say so?
  ask_vote,    // whom will you vote for?
  agree,       // with statement `number`
  disagree,
  because  // follows another: for the reason `ground`
};
inline constexpr int kActs = 19;

// A public event that is given as a reason: it has happened before it is named.
enum class Ground : std::uint8_t {
  none,
  ballot,     // on day `round`, `whom` voted for `seats`
  nominated,  // on day `round`, `whom` put up `seats`
  died,       // `seats` died in night `round`
  shown,      // the card of `seats` was shown
  said,       // statement `number`
  survived    // `seats` survived night `round`
};
inline constexpr int kGrounds = 7;

struct Statement {
  Act act{};
  std::uint8_t word = 0;    // a role, token or card of the rulebook
  Ask ask{};                // a question of the rulebook
  std::uint8_t answer = 0;  // a sign of the rulebook
  Seats seats{};
  std::uint16_t round = 0;   // a night or a day, from 1
  std::uint16_t number = 0;  // of a statement of this game, from 1
  Ground ground{};
  Seat whom = Seat::nobody;
  std::uint16_t spare = 0;

  friend constexpr bool operator==(const Statement&, const Statement&) = default;
};
static_assert(sizeof(Statement) == 16 && std::has_unique_object_representations_v<Statement>);

inline constexpr int kStatementsAtOnce = 3;

// What one person says in one breath.
struct Utterance {
  std::array<Statement, kStatementsAtOnce> statements{};
  std::uint8_t count = 0;

  std::span<const Statement> said() const { return {statements.data(), count}; }
  friend bool operator==(const Utterance&, const Utterance&) = default;
};

// An utterance in its place: who said it, and how many public events had been told by then.
struct Said {
  Utterance utterance;
  Seat who = Seat::nobody;
  std::uint32_t after = 0;
  std::uint16_t first = 0;  // the number of its first statement; they are counted from 1 a game

  friend bool operator==(const Said&, const Said&) = default;
};

}  // namespace omerta::talk
