// The state of a game of mrakoszlap: what the table, a seat and the moderator know, and what can be
// said.
#pragma once
#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/any_game.h"
#include "engine/game.h"
#include "rulebooks/mrakoszlap/rules/options.h"

namespace omerta::mrakoszlap {

inline constexpr int kPlayers = kMostPlayers;
inline constexpr int kNights = 500;       // then the game is a draw: nothing runs for ever
inline constexpr int kNewTreaders = 320;  // gained Cloud-Treaders; with 32 left the game is a draw
inline constexpr int kLog = 768;          // steps of one night's bullets, smell and gains
inline constexpr int kBullets = 60;       // in one night, released ones included
inline constexpr int kRuns = 64;          // of lines told one after the other: a death ends one
inline constexpr int kOrders = 24;        // calls of a night
inline constexpr int kTunnels = 3;        // a Mage each
inline constexpr unsigned kMirrorNumbers = 16;  // a bit each, from 1 on, gained ones included

// Public facts, then those told to some, then the moderator's.
// clang-format off
#define OMERTA_MRAKOSZLAP_FACTS(X)                                                                \
  X(deck_announced) X(nightfall) X(phase_opened) X(skipped) X(card_called) X(report_opened)       \
  X(silenced) X(vote_banned) X(slimed) X(sanded) X(mask_stopped_sand) X(bullet) X(course)         \
  X(sock_thrown) X(smell) X(gain) X(leech_eaten) X(quiet_night) X(died) X(accused)                \
  X(defence_over) X(floor) X(proxy) X(spoke) X(show_opened) X(hand) X(show_closed) X(tied)        \
  X(nobody_condemned) X(condemned) X(hanged) X(power_used) X(volley) X(saved_by_day) X(bomb_cost) \
  X(faction_shown) X(card_shown) X(game_over) X(revealed) X(card_dealt) X(doctor_offset)          \
  X(mafia_meets) X(planned) X(called) X(imprisoned) X(ordered) X(declined) X(seen_awake)          \
  X(seen_nobody) X(caught) X(lost) X(gained) X(eaten) X(flight) X(fell) X(counted)                \
  X(mafia_silent) X(mud)
// clang-format on

// clang-format off
#define OMERTA_MRAKOSZLAP_ASKS(X)                                                                 \
  X(deal) X(doctor_night) X(order) X(mafia_plan) X(skip_night) X(skip_day) X(jail)                \
  X(open_graves) X(enter_matrix) X(dig_tunnel) X(tunnel_exit) X(apply_slime) X(cling)             \
  X(throw_sand) X(bite) X(magnetise) X(silence) X(heal) X(muddy) X(mafia_aim) X(shoot) X(snipe)   \
  X(throw_sock) X(sock_neighbour) X(ban_vote) X(substitute) X(substitute_second)                  \
  X(prison_notice) X(spyglass_notice) X(release_bullet) X(look) X(accuse) X(defence)              \
  X(choose_proxy) X(raise_hand) X(tie_vote) X(close) X(use_power) X(speak)
// clang-format on

// In the order in which they are given (section 5).
// clang-format off
#define OMERTA_MRAKOSZLAP_REFUSALS(X)                                                             \
  X(not_allowed_now) X(no_such_power) X(power_used_up) X(silenced) X(vote_banned)                 \
  X(illegal_target)
// clang-format on

// MRK-PHASE-2, -3
// clang-format off
#define OMERTA_MRAKOSZLAP_PHASES(X)                                                               \
  X(setup) X(nightfall) X(mafia_meeting) X(night_open) X(night_calls) X(night_resolution)         \
  X(matrix_release) X(night_gains) X(dawn) X(report) X(day_open) X(accusations) X(defences)       \
  X(ballot) X(tie_ballot) X(verdict) X(execution) X(evening) X(game_over)
// clang-format on

// MRK-BULLET-1 and the attacks of the day.
// clang-format off
#define OMERTA_MRAKOSZLAP_KINDS(X)                                                                \
  X(mafia) X(shooter) X(sniper) X(smell) X(matrix) X(gallows) X(shot) X(volley) X(bomb)
// clang-format on

// One step of a bullet or of the smell, or a gain: what the report reads (MRK-REPORT-2, -3).
// clang-format off
#define OMERTA_MRAKOSZLAP_STEPS(X)                                                                \
  X(none) X(fired) X(pulled) X(passed) X(split) X(fragment) X(turned) X(broke) X(slid_off)        \
  X(al_capone) X(healed) X(vest) X(cloud_treader) X(caught) X(dead_player) X(dies) X(gas_mask)    \
  X(immunity) X(tightrope_walker) X(gain_treader) X(gain_mirror)
// clang-format on

// clang-format off
#define OMERTA_MRAKOSZLAP_RESULTS(X)                                                              \
  X(none) X(citizens) X(mafia) X(draw)
// clang-format on

// What a day power is called in a choice beyond the seats: the Anarchist's target is a seat.
// clang-format off
#define OMERTA_MRAKOSZLAP_POWERS(X)                                                               \
  X(anarchist) X(astronomer) X(communist) X(terrorist) X(time_lord)
// clang-format on

#define X(name) name,
namespace number {
enum Fact : std::uint8_t { no_fact, OMERTA_MRAKOSZLAP_FACTS(X) };
enum class Ask : std::uint8_t { no_ask, OMERTA_MRAKOSZLAP_ASKS(X) };
enum class Refusal : std::uint8_t { no_refusal, OMERTA_MRAKOSZLAP_REFUSALS(X) };
}  // namespace number
enum class Phase : std::uint8_t { OMERTA_MRAKOSZLAP_PHASES(X) };
enum class Kind : std::uint8_t { OMERTA_MRAKOSZLAP_KINDS(X) };
enum class Course : std::uint8_t { OMERTA_MRAKOSZLAP_STEPS(X) };
enum class Result : std::uint8_t { OMERTA_MRAKOSZLAP_RESULTS(X) };
enum class Power : std::uint8_t { OMERTA_MRAKOSZLAP_POWERS(X) };
#undef X
#define X(name) Power::name,
inline constexpr std::array kPowers{OMERTA_MRAKOSZLAP_POWERS(X)};
#undef X
#define X(name) Type::name,
constexpr Type type_of(Power power) {  // the card that has it
  constexpr std::array kCards{OMERTA_MRAKOSZLAP_POWERS(X)};
  return kCards[static_cast<unsigned>(power)];
}
#undef X
// MRK-DAY-1  Used at any moment of the day; the Time Lord has windows of his own.
inline constexpr std::array kDayPowers{Power::anarchist, Power::astronomer, Power::communist,
                                       Power::terrorist};
namespace fact {
#define X(name) inline constexpr Fact name{number::Fact::name};
OMERTA_MRAKOSZLAP_FACTS(X)
#undef X
}  // namespace fact
namespace ask {
#define X(name) inline constexpr Ask name{static_cast<std::uint8_t>(number::Ask::name)};
OMERTA_MRAKOSZLAP_ASKS(X)
#undef X
}  // namespace ask
namespace refusal {
#define X(name) inline constexpr Refusal name{static_cast<std::uint8_t>(number::Refusal::name)};
OMERTA_MRAKOSZLAP_REFUSALS(X)
#undef X
}  // namespace refusal

constexpr Choice choice_of(Power power) {  // of the powers that name nobody
  return Choice{1} << (kSeats + 1 + static_cast<unsigned>(power));
}
// MRK-SPYGLASS-2  What the Spyglass can tell of.
enum class Sight : std::uint8_t { awake, nobody };
inline constexpr Choice kFor = 1;
inline constexpr Choice kAgainst = 2;

// The order of play: a row of the table in round.cpp each.
enum class Row : std::uint8_t {
  deal,
  doctor_night,
  look,
  nightfall,
  meeting,
  night_open,
  calls,
  prison,
  spyglass,
  resolution,
  release,
  gains,
  dawn,
  bullets,
  sock,
  morning,
  day_open,
  accusations,
  defences,
  ballot,
  tie_ballot,
  verdict,
  execution,
  evening,
  stay
};

enum class Stage : std::uint8_t { none, enter, ask, done, bomb };
struct Step {
  Stage stage = Stage::none;
  Row row = Row::deal;
  std::uint8_t spare[2] = {};
};

// Everything about a game that is fixed before the deal, public to all.
struct Plan {
  Setup setup{};
  Hand deck{};            // the cards in play
  std::uint8_t each = 0;  // how many everyone gets
  std::uint8_t moderated = 0;

  // MRK-MOD-2  A human moderator may go on, as the clock does; he decides nothing.
  bool human() const { return moderated != 0; }
};

enum class Show : std::uint8_t { none, in_favour, against, either };

struct Table {  // what everyone knows
  Phase phase = Phase::setup;
  Result result = Result::none;
  std::uint16_t round = 0;  // the number of the night and of the day after it
  Seats in_play{};
  Seats winners{};
  Seats silenced{};
  Seats banned{};
  Seats accused{};
  Seats tied{};
  Seats defended{};
  Seats shown{};   // of those accused, whose show of hands is over
  Seats raised{};  // who has a hand up that counts, in this ballot
  std::array<Seat, kPlayers> list = [] {
    std::array<Seat, kPlayers> all{};
    all.fill(Seat::nobody);
    return all;
  }();
  std::array<Seats, kPlayers> in_favour{};  // by accused seat
  std::array<Seats, kPlayers> against{};
  std::uint8_t listed = 0;
  Show show = Show::none;
  std::uint8_t single = 0;    // MRK-BALLOT-5: one accused when the first show began
  std::uint8_t equal = 0;     // MRK-COMMUNIST-1: today
  Seat floor = Seat::nobody;  // who defends himself, or for whom hands are raised
  Seat speaker = Seat::nobody;
  std::uint8_t runoff = 0;
  std::uint8_t bullets = 0;  // read out so far
  std::uint8_t spent = 0;    // day powers that everyone has seen, a bit each
  std::uint8_t spare[3] = {};

  constexpr bool has_spent(Power power) const {
    return (spent >> static_cast<unsigned>(power) & 1U) != 0;
  }
};

struct Notes {             // what one seat knows besides
  std::uint64_t hand = 0;  // cards of the deck it holds, as far as it has been told
  std::uint64_t used = 0;  // of these, used up
  Seats mafia{};           // Mafians it met
  Seats awake{};           // whom the Spyglass saw
  std::array<Seat, kPlayers> plan = [] {
    std::array<Seat, kPlayers> all{};
    all.fill(Seat::nobody);
    return all;
  }();
  std::uint8_t planned = 0;
  CardId called = CardId::none;  // which of its cards the open question is for
  Seat first = Seat::nobody;     // the first of two players it has named
  std::uint8_t offset = 0;       // the Doctor's nights
  std::uint8_t mud = 0;          // Jožin's uses left
  std::uint8_t pairs = 0;        // the Blind Executioner's
  std::uint8_t caught = 0;       // bullets to release
  std::uint8_t treaders = 0;     // gained and not lost
  std::uint8_t mirrors = 0;
  std::uint8_t spare[3] = {};
};

struct Tunnel {
  Seat from = Seat::nobody;
  Seat to = Seat::nobody;
};

struct Line {  // a step of the night, kept for the report
  Course course = Course::none;
  Seat seat = Seat::nobody;
  std::uint16_t number = 0;  // of the card, of the fragment; a gain's with its type (steps.h)
};

struct Run {                  // lines of the log that were told one after the other
  std::uint16_t line = 0;     // the first of them
  std::uint16_t between = 0;  // other events told since the first line of the night
};

struct Tonight {  // orders and what came of them; nothing of it outlives the day after
  std::array<Tunnel, kTunnels> tunnels{};
  std::array<Seat, 3> aims{};   // Mafians
  std::array<Seat, 2> shots{};  // Mad Shooters
  Seat sniped = Seat::nobody;
  Seat jailed = Seat::nobody;
  Seat sanded = Seat::nobody;
  Seat held = Seat::nobody;  // by the Leech
  Seat bitten = Seat::nobody;
  Seat charged = Seat::nobody;  // by the Doctor, while the charge lasts
  Seat silenced = Seat::nobody;
  Seat banned = Seat::nobody;
  Seat pair_first = Seat::nobody;
  Seat pair_second = Seat::nobody;
  std::array<Seat, 2> sock{};
  Seat matrix = Seat::nobody;     // while active
  std::uint8_t graves = 0;        // open
  std::uint8_t bitten_right = 0;  // the Cobra's guess was right
  std::uint8_t caught = 0;
  std::uint8_t released = 0;           // targets named
  std::uint8_t exchanged = 0;          // bit 1: Gandalf has gained, bit 2: Kuskona
  std::array<std::uint8_t, 2> owed{};  // put off: gains of Gandalf, of Kuskona
  std::uint8_t held_losses = 0;        // of the player the Leech holds
  std::uint8_t held_died = 0;
  std::uint8_t losses = 0;  // Cloud-Treaders spent by anybody
  std::uint8_t losses_of_digger = 0;
  std::uint8_t glass = 0;  // somebody else's Mirror broke while the Glazier could gain
  std::uint8_t bullets = 0;
  std::uint8_t fired = 0;  // of these, not released by Matrix
  std::uint16_t lines = 0;
  Seats slimed{};
  Seats slimed_twice{};
  Seats slime_used{};
  Seats woken{};
  Seats broken{};           // whose Mirror was spent
  Seats unread{};           // lines of the sock still to be read, as bits
  EventId first_told = 0;   // the event of the first line
  EventId released_by = 0;  // the first of the orders to release: the others follow it
  std::uint64_t unread_bullets = 0;
  std::array<std::uint16_t, kBullets> first{};  // where each bullet's lines begin
  std::array<std::uint16_t, kBullets> last{};
  std::array<std::uint16_t, 2> smell_at{};  // where the smell's two lines stand
  std::array<Seat, 32> targets{};           // named for the caught bullets
  std::array<Line, kLog> log{};
  std::array<Run, kRuns> runs{};
  std::array<EventId, kOrders> ordered{};  // by place in the order of calls
  std::array<EventId, kPlayers> fate{};    // by which each of the dead fell, or lost a card by day
  std::array<EventId, 2> owed_by{};        // the last loss that put off a gain, as `owed`
  EventId broken_by = 0;                   // the Mirror for which the Glazier gains
  std::uint8_t shown_prison = 0;           // the prisoner has been woken and knows
  std::uint8_t run = 0;                    // the last one
  Seat slimed_second = Seat::nobody;       // by the second Slime
  std::uint8_t tail[5] = {};
};

struct Truth {                                 // what only the moderator knows
  std::array<std::uint64_t, kPlayers> hand{};  // dealt cards not spent
  std::uint64_t used = 0;                      // cards used up or eaten
  std::uint64_t left = 0;                      // not dealt yet
  Tonight tonight{};
  std::array<std::uint16_t, kPlayers> mirrors{};  // gained ones: a bit for each number
  std::array<Seat, kDeck> holder{};
  std::array<Seat, kNewTreaders> treader{};  // who holds Cloud-Treader 8, 9, ...
  std::uint8_t dealt = 0;
  std::uint16_t treaders = 0;  // how many were gained
  std::uint16_t muddied = 0;   // a bit for each Mirror's number
  std::uint8_t made = 0;       // Mirrors gained
  Row row = Row::deal;
  std::uint8_t call = 0;  // place in the order of calls
  std::uint8_t offset = 0;
  std::uint8_t mud = 0;
  std::uint8_t pairs = 0;
  Seat first = Seat::nobody;
  std::uint8_t spare[3] = {};
  Seats condemned_more{};  // `tie-ballot: separate`
  Seats alive{};
  Seats mafia{};
  Seats magnetised{};
  Seats answered{};
  Seats bomb{};  // whose lost card is still to be read
  std::array<std::uint16_t, kPlayers> bomb_cost{};
  EventId because = 0;
  EventId flight = 0;              // the last step of the bullet that flies
  EventId verdict = 0;             // what the vote was
  EventId last_death = 0;          // as everyone heard of it
  Seat pair_first = Seat::nobody;  // holds today
  Seat pair_second = Seat::nobody;
  std::uint8_t skipped = 0;
  std::uint8_t haunted = 0;
  Result decided = Result::none;  // `victory-check: each-death`
  std::uint8_t moved = 0;  // an answer of chance to the Spyglass; a Matrix that did not answer
  std::uint8_t tail[2] = {};
};

struct Mrakoszlap {
  using Plan = mrakoszlap::Plan;
  using Table = mrakoszlap::Table;
  using Notes = mrakoszlap::Notes;
  using Truth = mrakoszlap::Truth;
  using Step = mrakoszlap::Step;
  using Row = mrakoszlap::Row;
  static constexpr unsigned kLanes = 3;  // what is asked; a power; a word by day
  static constexpr unsigned kAgenda = 8;
  static constexpr Ask kClose = ask::close;
  static constexpr std::array kBeside{ask::use_power, ask::speak};

  static constexpr unsigned lane(Ask what) {
    return what == ask::use_power ? 1 : what == ask::speak ? 2 : 0;
  }
  // Whether a question is the same for everyone it is put to at once.
  static constexpr bool is_public(Ask what) {
    return what == ask::look || what == ask::speak || what == ask::accuse || what == ask::tie_vote;
  }
  static Prompt question(const View<Mrakoszlap>& view, Ask what);
  static Refusal refusal(const View<Mrakoszlap>& view, const Command& command, const Prompt& open);
  static Refusal house_refusal(const Table& table, const Command& command, const Prompt& open);
  static Standing standing(const Plan& plan, const Table& table);
  static void learn(const Plan& plan, Table& table, Event event);
  static void learn(const Plan& plan, Notes& notes, Seat self, Event event);
  static void begin(omerta::Turn<Mrakoszlap>& turn);
  static void hear(omerta::Turn<Mrakoszlap>& turn, const Command& command);
  static void run(omerta::Turn<Mrakoszlap>& turn, Step step);
};

using Turn = omerta::Turn<Mrakoszlap>;
using View = omerta::View<Mrakoszlap>;
using State = omerta::State<Mrakoszlap>;

// No padding anywhere, so equal games are equal bytes; the sizes are part of a saved game.
static_assert(std::has_unique_object_representations_v<Table> && sizeof(Table) == 232);
static_assert(std::has_unique_object_representations_v<Notes> && sizeof(Notes) == 56);
static_assert(std::has_unique_object_representations_v<Truth> && sizeof(Truth) == 4576);
static_assert(std::has_unique_object_representations_v<State> && sizeof(State) == 8144);

}  // namespace omerta::mrakoszlap

namespace omerta {
// Compiled once, in round.cpp.
extern template const RuleFunctions& rule_functions<mrakoszlap::Mrakoszlap>();
}  // namespace omerta
