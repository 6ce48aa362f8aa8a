// The state of a game of gorod: what the table, a seat and the moderator know, and what can be
// said.
#pragma once
#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/any_game.h"
#include "engine/game.h"
#include "rulebooks/gorod/rules/options.h"
#include "rulebooks/gorod/rules/roles.h"

namespace omerta::gorod {

// Public, then private, then the moderator's own facts; the names are the catalogue's (2.4).
// clang-format off
#define OMERTA_GOROD_FACTS(X)                                                                     \
  X(deck_announced) X(night_fell) X(call_opened) X(call_closed) X(dawn) X(mafia_appeared)         \
  X(day_opened) X(nominated) X(supported) X(no_candidate) X(spoke) X(vote_opened) X(ballots)      \
  X(ballot) X(total) X(vote_tied) X(eliminated) X(alibi_announced) X(no_elimination)              \
  X(moderator_appointed) X(withdrawn) X(game_over) X(card_shown) X(card_dealt) X(group_awake)     \
  X(pointed) X(chose) X(sleepwalker_exposed) X(answer) X(arrested) X(no_shot_tonight)             \
  X(came_to_nothing) X(no_shot) X(shot) X(spared) X(redirected) X(hit) X(healed) X(not_healed)    \
  X(held) X(sheltered) X(masked) X(jammed) X(guarded) X(given_alibi) X(fell) X(drawn)             \
  X(ruled)
// clang-format on

// clang-format off
#define OMERTA_GOROD_ASKS(X)                                                                      \
  X(deal) X(look) X(nominate) X(vote_1) X(vote_2) X(lot) X(avenge) X(arrest) X(victim_mafia)      \
  X(second_victim) X(find_commissioner) X(victim_yakuza) X(sheriff_shot) X(maniac_shot) X(heal)   \
  X(check) X(companion) X(compare) X(act) X(act_2) X(act_3) X(speak) X(close) X(withdraw)         \
  X(support) X(mark)
// clang-format on

// In the order in which they are given (section 5).
// clang-format off
#define OMERTA_GOROD_REFUSALS(X)                                                                  \
  X(not_in_play) X(not_your_turn) X(already_nominated) X(already_voted) X(abstain_not_allowed)    \
  X(pass_not_allowed) X(not_a_candidate) X(illegal_target) X(self_not_allowed) X(limit_reached)   \
  X(already_candidate)
// clang-format on

// clang-format off
#define OMERTA_GOROD_SIGNS(X)                                                                     \
  X(nod) X(shake) X(twirl) X(crossed) X(shrug) X(none) X(number)
// clang-format on

// clang-format off
#define OMERTA_GOROD_REASONS(X)                                                                   \
  X(none) X(no_candidates) X(second_tie) X(alibi) X(arrested) X(held) X(killed_tonight)           \
  X(sheltered) X(armour) X(already_hit) X(not_shot) X(beyond_healing) X(limit_used)               \
  X(no_agreement) X(jammed) X(no_member_left)
// clang-format on

// clang-format off
#define OMERTA_GOROD_RESULTS(X)                                                                   \
  X(none) X(town) X(mafia) X(yakuza) X(maniac) X(draw) X(house)
// clang-format on

#define X(name) name,
namespace number {
enum Fact : std::uint8_t { no_fact, OMERTA_GOROD_FACTS(X) };
enum Ask : std::uint8_t { no_ask, OMERTA_GOROD_ASKS(X) };
enum Refusal : std::uint8_t { no_refusal, OMERTA_GOROD_REFUSALS(X) };
}  // namespace number
enum class Sign : std::uint8_t { OMERTA_GOROD_SIGNS(X) };
enum class Reason : std::uint8_t { OMERTA_GOROD_REASONS(X) };
enum class Result : std::uint8_t { OMERTA_GOROD_RESULTS(X) };
#undef X
namespace fact {
#define X(name) inline constexpr Fact name{number::Fact::name};
OMERTA_GOROD_FACTS(X)
#undef X
}  // namespace fact
namespace ask {
#define X(name) inline constexpr Ask name{number::Ask::name};
OMERTA_GOROD_ASKS(X)
#undef X
}  // namespace ask
namespace refusal {
#define X(name) inline constexpr Refusal name{number::Refusal::name};
OMERTA_GOROD_REFUSALS(X)
#undef X
}  // namespace refusal

enum class Phase : std::uint8_t { setup, night, dawn, discussion, vote, verdict, over };

// The order of play, as steps on the agenda; `round` walks the table of GOR-PHASE-2 (round.cpp).
enum class Stage : std::uint8_t {
  none,
  deal,
  round,
  call,
  settle,
  count,
  convict,
  sentenced,
  victory,
  handover
};
struct Step {
  Stage stage = Stage::none;
  std::uint8_t row = 0;  // of the table the stage walks: round, calls; or the number of the ballot
  std::uint8_t window = 0;
  Seat seat = Seat::nobody;
};

inline constexpr int kRows = kCalls + kHouseRoles * kActs;  // calls of one night
inline constexpr int kRounds = 10'000;  // then the game is a draw: nothing runs for ever

struct Row {  // one call of the night
  Call call = Call::none;
  Clan clan = Clan::none;    // whose choice of a victim it is, if a clan's
  Role role = Role::hidden;  // who wakes, if one character
  Ask ask{};                 // what it is asked, if it is a built-in one
  Roles answers{};           // the cards that answer to it (GOR-NIGHT-8)
};

// Everything about a game that is fixed before the deal: the host's choices, and the cards and
// calls they come to. Compiled once by plan(), public to all.
struct Plan {
  Setup setup{};
  std::array<Card, kRoles> cards{};
  std::array<Row, 2> first_night{};
  std::array<Row, kRows> nights{};
  std::uint8_t first_night_rows = 0;
  std::uint8_t night_rows = 0;
  std::uint8_t second_clan = 0;
  std::uint8_t killed_tonight_acts = 0;
  std::uint8_t weighted = 0;  // whether a ballot may count more than once (VOTE-WEIGHT)
  std::uint8_t by_hand = 0;   // whether a house role has a free text (GOR-HOUSE-9)

  bool killed_act() const { return killed_tonight_acts != 0; }  // GOR-NIGHT-7
  const Card& card(Role role) const { return cards[index(role)]; }
};

struct Table {  // what everyone knows
  Phase phase = Phase::setup;
  Call call = Call::none;
  std::uint16_t round = 0;
  Seats in_play{};
  Seats nominated{};  // whose candidate stands
  Seats declined{};   // who said that he has no candidate
  Seats standing{};   // the candidates, as a set
  Seats winners{};
  std::uint8_t candidates = 0;
  std::uint8_t ballot = 0;  // the round of the vote, 1 or 2
  Result result = Result::none;
  Role winner = Role::hidden;  // the house role that won alone
  std::uint16_t quiet = 0;     // full rounds in a row in which nobody went out
  std::uint8_t left = 0;       // whether somebody went out in this one
  Seat moderator = Seat::nobody;
  Seat first_out = Seat::nobody;
  std::array<Seat, kSeats> candidate = for_each_seat(Seat::nobody);  // in order of nomination
  std::array<Seat, kSeats> nominee = for_each_seat(Seat::nobody);    // by the seat that put him up
  std::array<Seat, kSeats> ballots = for_each_seat(Seat::nobody);    // of the last published ballot
  std::array<Role, kSeats> shown = for_each_seat(Role::hidden);
  std::array<std::uint8_t, kRoles> covered{};  // how many of each card nobody has been shown
  std::uint8_t spare[10] = {};
};

struct Limit {       // what a choice has used up, as its owner counts it
  Seats last{};      // whom it named the last time
  Seats previous{};  // and in the night before that one
  Seats ever{};
  std::uint16_t night = 0;  // when that was
  std::uint8_t used = 0;
  std::uint8_t on_self = 0;
};

struct Notes {  // what one seat knows besides
  Seats awake_with{};
  Seats nodded{};
  Seats shaken{};
  Seats twirled{};
  Seats exposed{};
  std::array<Limit, kActs> limits{};
  std::array<Seat, kSeats> pointing =
      for_each_seat(Seat::nobody);  // the hands it sees in its clan's call
  Role role = Role::hidden;
};

struct Tonight {  // GOR-NIGHT-5: what the engine keeps of one night; nothing of it outlives dawn
  Seats killed{};
  Seats beyond_healing{};
  Seats held{};
  Seats sheltered{};
  Seats arrested{};                      // by one choice with all four blocks of an arrest
  Seats told_arrest{};                   // the captain's, for `arrest-notice: told`
  Seats alibi{};                         // for the coming day
  std::array<Seats, 3> jammed{};         // by clan: the members whose arrest stops it
  std::array<Seats, kRoles> masked{};    // by asker
  std::array<Seats, kSeats> guarded{};   // by guard
  std::array<EventId, kSeats> hit_by{};  // the causes, by victim
  std::array<EventId, kSeats> held_by{};
  std::array<Seat, kSeats> guards = for_each_seat(Seat::nobody);  // in the order of their choices
  std::uint8_t guard_count = 0;
};

struct Truth {  // what only the moderator knows
  Tonight tonight{};
  Choice deck{};                     // cards not dealt yet, a bit each
  Seats alibi{};                     // holds today
  Seats exposed{};                   // in this call
  Seats voted{};                     // who has cast a ballot in the open vote
  Seats by_clock{};                  // whose ballot the clock cast
  std::array<Seats, kActs> chose{};  // who has chosen in the open call
  std::array<std::array<Seats, kSeats>, kActs> chosen{};
  std::array<std::array<EventId, kSeats>, kActs> chosen_by{};  // the event of the choice: its cause
  std::array<EventId, kSeats> alibi_by{};
  std::array<EventId, 3> jammed_by{};   // by clan, tonight
  EventId verdict_by = 0;               // the count or the lot that convicted
  EventId last_left = 0;                // the latest event that put somebody out
  EventId avenged = 0;                  // by which the avenger who is asked went out
  std::array<Limit, kSeats> cures{};    // by healer, for `nurse-limit-counts: cures`
  std::array<Seats, kRoles> holders{};  // by role: the same, looked up from the other side
  std::array<Seats, 3> wakes_with{};    // by clan
  std::array<Seats, 3> members{};       // by clan: the true ones
  std::array<Role, kSeats> role = for_each_seat(Role::hidden);
  std::array<Seat, kSeats> ballots = for_each_seat(Seat::nobody);  // cast in the open vote
  std::array<std::uint8_t, kSeats> armour{};                       // shots it still stops
  std::uint8_t dealt = 0;                                          // seats that have their card
  std::uint8_t broken = 0;        // a candidate was withdrawn: the ballot is held again
  std::uint8_t anybody_left = 0;  // the vote put somebody out
  std::uint8_t spare[4] = {};
};

struct Gorod {
  using Plan = gorod::Plan;
  using Table = gorod::Table;
  using Notes = gorod::Notes;
  using Truth = gorod::Truth;
  using Step = gorod::Step;
  static constexpr unsigned kLanes = kActs;  // as many questions as a card has acts
  static constexpr unsigned kAgenda =
      48;  // the convicted of an all-tied vote are the deepest stack

  static constexpr unsigned lane(Ask what) {
    if (what == ask::act_3 || what == ask::support || what == ask::mark) return 2;
    return what == ask::act_2 || what == ask::speak || what == ask::withdraw ? 1 : 0;
  }
  // Whether a question is the same for everyone it is put to at once.
  static constexpr bool is_public(Ask what) {
    return what == ask::look || what == ask::speak || what == ask::support ||
           what == ask::nominate || what == ask::vote_1 || what == ask::vote_2;
  }
  static Prompt question(const View<Gorod>& view, Ask what);
  static Refusal refusal(const View<Gorod>& view, const Command& command, const Prompt& open);
  static Refusal house_refusal(const Table& table, const Command& command, const Prompt& open);
  static Standing standing(const Plan& plan, const Table& table);
  static void learn(const Plan& plan, Table& table, Event event);
  static void learn(const Plan& plan, Notes& notes, Seat self, Event event);
  static void begin(omerta::Turn<Gorod>& turn);
  static void hear(omerta::Turn<Gorod>& turn, const Command& command);
  static void run(omerta::Turn<Gorod>& turn, Step step);
};

using Turn = omerta::Turn<Gorod>;
using View = omerta::View<Gorod>;
using State = omerta::State<Gorod>;

// The question a card's choice puts to its holder.
Ask ask_of(Role role, const Card& card, unsigned act);
unsigned act_of(const Plan& plan, Role role, Ask what);  // kActs if it has no such choice

// No padding anywhere, so equal games are equal bytes; the sizes are part of a saved game.
static_assert(std::has_unique_object_representations_v<Table> && sizeof(Table) == 188);
static_assert(std::has_unique_object_representations_v<Notes> && sizeof(Notes) == 100);
static_assert(std::has_unique_object_representations_v<Truth> && sizeof(Truth) == 2160);
static_assert(std::has_unique_object_representations_v<State> && sizeof(State) == 7208);

}  // namespace omerta::gorod

namespace omerta {
// Compiled once, in round.cpp.
extern template const RuleFunctions& rule_functions<gorod::Gorod>();
}  // namespace omerta
