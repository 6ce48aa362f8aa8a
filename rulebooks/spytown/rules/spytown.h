// The state of a game of spytown: what the table, a seat and the game master know, and what can be
// said.
#pragma once
#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/any_game.h"
#include "engine/game.h"
#include "rulebooks/spytown/rules/options.h"

namespace omerta::spytown {

// Public facts, then those told to some.
// clang-format off
#define OMERTA_SPYTOWN_FACTS(X)                                                                   \
  X(tokens_announced) X(cards_announced) X(card_shown) X(commander) X(swapped) X(no_swap)         \
  X(round_began) X(phase_opened) X(phase_closed) X(nobody_chosen) X(named) X(window_opened)       \
  X(window_closed) X(saved) X(ruled) X(card_allowed) X(card_forbidden) X(eliminated) X(expelled)  \
  X(fired) X(card_played) X(card_removed) X(recruitment) X(spoke) X(ballots) X(ballot)            \
  X(missed_vote) X(voted) X(suspects) X(floor) X(defended) X(waived) X(tied) X(vote_moved)        \
  X(lot_drawn) X(nobody_eliminated) X(game_over) X(revealed) X(token_dealt) X(card_dealt)         \
  X(token_seen) X(awake) X(looked) X(no_look) X(exposed) X(pointed) X(chosen) X(recruited)
// clang-format on

// clang-format off
#define OMERTA_SPYTOWN_ASKS(X)                                                                    \
  X(deal) X(deal_card) X(look) X(role_swap) X(agent_look) X(mafia_point) X(deadlock) X(lot)       \
  X(vest) X(bandage) X(last_shot) X(start_window) X(discussion_done) X(vote_preliminary)          \
  X(defence) X(vote_final) X(move_vote) X(end_window) X(recruit) X(wiretap) X(corner_shot)        \
  X(arrest) X(kidnapping) X(shelter) X(safe_conduct) X(show_card) X(speak) X(close) X(expel)      \
  X(rule)
// clang-format on

// In the order in which they are given (section 5).
// clang-format off
#define OMERTA_SPYTOWN_REFUSALS(X)                                                                \
  X(not_in_game) X(no_vote) X(card_not_usable) X(card_spent) X(wrong_phase) X(wrong_moment)       \
  X(not_your_turn) X(pass_not_allowed) X(illegal_target)
// clang-format on

// What the table sees is going on; `police_phase` is its opening.
// clang-format off
#define OMERTA_SPYTOWN_PHASES(X)                                                                  \
  X(setup) X(start_of_game) X(agent_phase) X(gang_recognition) X(mafia_phase) X(police_phase)     \
  X(start_window) X(discussion) X(preliminary_ballot) X(questioning) X(final_ballot)              \
  X(renewed_discussion) X(lot) X(verdict) X(end_window) X(close) X(over)
// clang-format on

// SPY-OUT-4
// clang-format off
#define OMERTA_SPYTOWN_CAUSES(X)                                                                  \
  X(none) X(mafia) X(ballot) X(corner_shot) X(last_shot) X(agent_exposed) X(wrong_phase)          \
  X(expelled) X(ruling)
// clang-format on

// clang-format off
#define OMERTA_SPYTOWN_WINDOWS(X)                                                                 \
  X(none) X(vest) X(bandage) X(last_shot_right) X(last_shot)
// clang-format on

// clang-format off
#define OMERTA_SPYTOWN_RESULTS(X)                                                                 \
  X(none) X(police) X(mafia) X(new_gang) X(no_winners) X(abandoned)
// clang-format on

// SPY-GM-1, -2  What a human game master may rule. The first three are one bit of a choice each;
// the others name a player or a card.
// clang-format off
#define OMERTA_SPYTOWN_RULINGS(X)                                                                 \
  X(uphold) X(cancel) X(abandon) X(put_out) X(allow) X(forbid)
// clang-format on

#define X(name) name,
namespace number {
enum Fact : std::uint8_t { no_fact, OMERTA_SPYTOWN_FACTS(X) };
enum Ask : std::uint8_t { no_ask, OMERTA_SPYTOWN_ASKS(X) };
enum Refusal : std::uint8_t { no_refusal, OMERTA_SPYTOWN_REFUSALS(X) };
}  // namespace number
enum class Phase : std::uint8_t { OMERTA_SPYTOWN_PHASES(X) };
enum class Cause : std::uint8_t { OMERTA_SPYTOWN_CAUSES(X) };
enum class Window : std::uint8_t { OMERTA_SPYTOWN_WINDOWS(X) };
enum class Result : std::uint8_t { OMERTA_SPYTOWN_RESULTS(X) };
enum class Ruling : std::uint8_t { OMERTA_SPYTOWN_RULINGS(X) };
#undef X
namespace fact {
#define X(name) inline constexpr Fact name{number::Fact::name};
OMERTA_SPYTOWN_FACTS(X)
#undef X
}  // namespace fact
namespace ask {
#define X(name) inline constexpr Ask name{number::Ask::name};
OMERTA_SPYTOWN_ASKS(X)
#undef X
}  // namespace ask
namespace refusal {
#define X(name) inline constexpr Refusal name{number::Refusal::name};
OMERTA_SPYTOWN_REFUSALS(X)
#undef X
}  // namespace refusal

constexpr Choice choice_of(Ruling ruling) { return Choice{1} << static_cast<unsigned>(ruling); }
inline constexpr unsigned kPutOut = 8;  // where in a ruling the players begin, and the cards
inline constexpr unsigned kAllow = 32;
inline constexpr unsigned kForbid = 48;
constexpr Choice put_out_choice(Seat seat) { return Choice{1} << (kPutOut + index(seat)); }
constexpr Choice allow_choice(Card card) { return Choice{1} << (kAllow + index(card)); }
constexpr Choice forbid_choice(Card card) { return Choice{1} << (kForbid + index(card)); }
struct RulingGiven {
  Ruling ruling{};
  Seat seat = Seat::nobody;
  Card card = Card::none;
};
constexpr RulingGiven ruling_of(Choice choice) {
  const auto bit = static_cast<unsigned>(std::countr_zero(choice));
  if (bit >= kForbid) return {.ruling = Ruling::forbid, .card = static_cast<Card>(bit - kForbid)};
  if (bit >= kAllow) return {.ruling = Ruling::allow, .card = static_cast<Card>(bit - kAllow)};
  if (bit >= kPutOut) return {.ruling = Ruling::put_out, .seat = static_cast<Seat>(bit - kPutOut)};
  return {.ruling = static_cast<Ruling>(bit)};
}
// A declaration taken back, where one may be (SPY-POLICE-3, SPY-VOTE-13).
inline constexpr Choice kUndecided = Choice{1} << kSeats;

// The order of play: a row of the table in round.cpp each.
enum class Row : std::uint8_t {
  tokens,
  cards,
  look,
  commander,
  role_swap,
  round,
  agent,
  recognition,
  mafia,
  deadlock,
  opening,
  start_window,
  discussion,
  preliminary,
  second_lot,
  questioning,
  final,
  renewed,
  lot,
  verdict,
  end_window,
  close,
  stay  // no row: the one that is on goes on
};

enum class Stage : std::uint8_t {
  none,
  enter,   // a row begins, if it is held
  ask,     // its questions are put again after an interruption
  done,    // nobody is awaited any more: what follows from the answers
  victim,  // SPY-POLICE-1 (b): after a Bandage could have saved the exposed Agent
  vest,    // SPY-OUT-5: one elimination, step by step
  bandage,
  confirm,
  out,
  right,
  shot,
  victory
};
struct Step {
  Stage stage = Stage::none;
  Row row = Row::tokens;
  Seat seat = Seat::nobody;  // whose elimination
  Cause cause = Cause::none;
};

inline constexpr int kRounds = 10'000;  // then the game ends without winners: nothing runs for ever

// Everything about a game that is fixed before the deal, compiled once by plan() and public to all.
struct Plan {
  Setup setup{};
  std::array<std::uint8_t, kTokens> tokens{};
  std::array<std::uint8_t, kCards> cards{};  // neutral ones included; empty in the basic game
  Cards chosen{};                            // the action cards in play
  std::uint8_t small_game = 0;               // SPY-SMALL-1
  std::uint8_t large_game = 0;               // SPY-LARGE-1

  bool human() const { return setup.moderation == Moderation::human; }
  bool extended() const { return setup.extended == Switch::on; }
  bool small() const { return small_game != 0; }
};

struct Table {  // what everyone knows
  Phase phase = Phase::setup;
  Window window = Window::none;
  std::uint16_t round = 0;
  Seats in_play{};
  Seats expelled{};
  Seats winners{};
  Seats played{};    // whose own card everybody has seen
  Seats suspects{};  // SPY-VOTE-5
  Seats defended{};
  Seats tied{};
  Seats arrested{};
  Seats kidnapped{};
  Seats shelter_next{};
  Seats sheltered{};
  Seats safe_next{};
  Seats safe{};
  Cards unseen{};  // SPY-CARD-15: cards in play that everyone has not seen yet
  Result result = Result::none;
  Cause cause = Cause::none;      // by which the named player is to go out
  Seat named = Seat::nobody;      // SPY-OUT-5, steps 1 to 3
  Seat floor = Seat::nobody;      // who speaks in defence, or whose vote it is
  Seat commander = Seat::nobody;  // who holds the card, in the game or out
  std::uint8_t agent_out = 0;     // SPY-ROUND-3: the Agent token has been shown
  std::array<Token, kSeats> shown = for_each_seat(Token::hidden);
  std::array<Seat, kSeats> votes = for_each_seat(Seat::nobody);  // of the last published ballot
  Card allowed = Card::none;  // SPY-GM-1: by a ruling, until the next step
  Card forbidden = Card::none;
};

// SPY-VOTE-12  Who leads alone if this vote goes there; nobody if several do.
Seat leader_after(const Table& table, Seat voter, Seat to);

struct Notes {    // what one seat knows besides
  Seats awake{};  // in the last Mafia phase it saw
  Seats gang{};
  Seats exposed{};  // an Agent it knows to be out (SPY-SMALL-4, -5)
  Token token = Token::hidden;
  Card card = Card::none;
  std::uint8_t spent = 0;      // its card is used up, and not everyone has seen it
  std::uint8_t fixed = 0;      // the mafia's choice is made
  Seat choice = Seat::nobody;  // and is this one
  std::array<Seat, kSeats> pointing = for_each_seat(Seat::nobody);
  std::array<Token, kSeats> seen = for_each_seat(Token::hidden);
  std::uint8_t spare[1] = {};
};

struct Truth {  // what only the game master knows
  Choice tokens_left = 0;
  Choice cards_left = 0;
  std::array<Seats, kForces> of_force{};  // SPY-WIN-6
  Seats mafia_side{};
  Seats recruited{};
  Seats exposed{};  // out from the look on; the table learns it at the opening
  Seats holders{};  // of an action card that has not been used
  Seats present{};  // who was in the game when the ballot opened
  Seats voted{};
  Seats answered{};    // who has declared to be done, declined the window, kept the vote
  Seats drawn_from{};  // among whom chance or the game master is to choose
  std::array<Seat, kSeats> votes = for_each_seat(Seat::nobody);
  std::array<Seat, kSeats> pointing = for_each_seat(Seat::nobody);
  std::array<Token, kSeats> token = for_each_seat(Token::hidden);
  std::array<Card, kSeats> card = for_each_seat(Card::none);
  std::array<EventId, kSeats> pointed_by{};
  std::array<EventId, kSeats> left_by{};  // by which event each went out
  EventId because = 0;                    // of the verdict, or of the mafia's choice
  EventId last_left = 0;
  EventId named_by = 0;
  EventId exposed_by = 0;
  Row row = Row::tokens;
  Seat chosen = Seat::nobody;     // the mafia's victim
  Seat condemned = Seat::nobody;  // by the vote
  std::uint8_t dealt = 0;
  std::uint8_t fixed = 0;       // SPY-MAFIA-4
  std::uint8_t look_over = 0;   // the look of this round was made or lost
  std::uint8_t mafia_held = 0;  // a Mafia phase belongs to this round
  std::uint8_t recognised = 0;  // SPY-GANG-5
  std::uint8_t pending = 0;     // an elimination is going on (SPY-OUT-6)
  std::uint8_t upheld = 0;      // SPY-GM-1
  std::uint8_t waited = 0;      // the named player had a window, or the game master's pause
  std::uint8_t questioned = 0;  // how many suspects were named
  std::uint8_t swap_over = 0;
  std::uint8_t moved = 0;  // SPY-VOTE-12: the tie is broken
  Clause convicted_by{};   // the rule of the vote by which the condemned is
};

struct Spytown {
  using Plan = spytown::Plan;
  using Table = spytown::Table;
  using Notes = spytown::Notes;
  using Truth = spytown::Truth;
  using Step = spytown::Step;
  using Row = spytown::Row;
  static constexpr unsigned kLanes = 3;    // what is asked; one's own card; a word by day
  static constexpr unsigned kAgenda = 72;  // a chain of last shots through everybody is the deepest
  static constexpr Ask kClose = ask::close;
  static constexpr std::array kBeside{ask::show_card, ask::speak};

  static constexpr unsigned lane(Ask what) {
    if (what == ask::speak || what == ask::rule) return 2;
    return (what >= ask::recruit && what <= ask::show_card) || what == ask::expel ? 1 : 0;
  }
  // Whether a question is the same for everyone it is put to at once.
  static constexpr bool is_public(Ask what) {
    return what == ask::look || what == ask::speak || what == ask::start_window ||
           what == ask::end_window || what == ask::discussion_done;
  }
  static Prompt question(const View<Spytown>& view, Ask what);
  static Refusal refusal(const View<Spytown>& view, const Command& command, const Prompt& open);
  static Refusal house_refusal(const Table& table, const Command& command, const Prompt& open);
  static Standing standing(const Plan& plan, const Table& table);
  static void learn(const Plan& plan, Table& table, Event event);
  static void learn(const Plan& plan, Notes& notes, Seat self, Event event);
  static void begin(omerta::Turn<Spytown>& turn);
  static void hear(omerta::Turn<Spytown>& turn, const Command& command);
  static void run(omerta::Turn<Spytown>& turn, Step step);
};

using Turn = omerta::Turn<Spytown>;
using View = omerta::View<Spytown>;
using State = omerta::State<Spytown>;

// No padding anywhere, so equal games are equal bytes; the sizes are part of a saved game.
static_assert(std::has_unique_object_representations_v<Table> && sizeof(Table) == 128);
static_assert(std::has_unique_object_representations_v<Notes> && sizeof(Notes) == 80);
static_assert(std::has_unique_object_representations_v<Truth> && sizeof(Truth) == 464);
static_assert(std::has_unique_object_representations_v<State> && sizeof(State) == 4928);

}  // namespace omerta::spytown

namespace omerta {
// Compiled once, in round.cpp.
extern template const RuleFunctions& rule_functions<spytown::Spytown>();
}  // namespace omerta
