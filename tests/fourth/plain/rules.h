// The rules of plain Mafia, each under its clause (plain.md).
#pragma once
#include "engine/any_game.h"
#include "engine/byte.h"
#include "engine/deck.h"
#include "tests/fourth/plain/clauses.h"

namespace omerta::plain {

enum class Role : std::uint8_t { citizen, mafioso, hidden };
enum class Result : std::uint8_t { none, town, mafia };
namespace ask {
inline constexpr Ask deal{1}, victim{2}, vote{3};
}
namespace fact {
inline constexpr Fact deck{1}, card{2}, fellows{3}, night{4}, pointed{5}, disagreed{6}, day{7},
    killed{8}, quiet{9}, voted{10}, voted_out{11}, tied{12}, shown{13}, over{14};
}
inline constexpr Refusal not_now{1}, not_offered{2};

struct Plan {
  std::uint8_t seats = 0;
  Deck<2> deck{};
};
struct Table {
  Seats in_play{}, winners{};
  std::array<Seat, kSeats> votes{};
  Hour hour{};
  std::uint16_t round = 0;
  Result result{};
  std::uint8_t spare = 0;
};
struct Notes {
  Seats mafia{};
  Role role = Role::hidden;
  std::array<std::uint8_t, 3> spare{};
};
struct Truth {
  Choice deck = 0;
  EventId cause = 0;
  Seats mafia{}, aims{};  // at whom they point
  std::array<Role, kSeats> role{};
  std::uint8_t dealt = 0, tries = 0;
  std::array<std::uint8_t, 3> spare{};
};
enum class Step : std::uint8_t { deal, night, point, dawn, vote, count };

struct Plain {
  using Plan = plain::Plan;
  using Table = plain::Table;
  using Notes = plain::Notes;
  using Truth = plain::Truth;
  using Step = plain::Step;
  using Turn = omerta::Turn<Plain>;
  static constexpr unsigned kLanes = 1;
  static constexpr unsigned kAgenda = 2;

  static constexpr unsigned lane(Ask) { return 0; }
  static constexpr bool is_public(Ask) { return false; }
  static Prompt question(const View<Plain>& view, Ask what) {  // PLAIN-NIGHT-1, PLAIN-DAY-1
    const Seats spared = what == ask::victim ? view.notes.mafia : Seats::of(view.seat);
    return {.offers = choice_of(view.table.in_play - spared),
            .ask = what,
            .voices = Voices::of(Voice::player) | Voices::of(Voice::moderator)};
  }
  static Refusal refusal(const View<Plain>&, const Command& command, const Prompt& open) {
    return open.ask == command.ask && open.ask != Ask{} ? not_offered : not_now;
  }
  static Refusal house_refusal(const Table&, const Command&, const Prompt&) { return not_now; }
  static Standing standing(const Plan& plan, const Table& table) {
    return {.hour = table.hour,
            .result = static_cast<std::uint8_t>(table.result),
            .round = table.round,
            .seats = Seats::first(plan.seats),
            .in_play = table.in_play,
            .winners = table.winners};
  }
  static void learn(const Plan& plan, Table& table, Event event);
  static void learn(const Plan&, Notes& notes, Seat, Event event) {
    if (event.fact == fact::card) notes.role = static_cast<Role>(event.what);
    if (event.fact == fact::fellows) notes.mafia = event.seats;
  }
  static void begin(Turn& t) {
    t.truth().deck = all_cards(t.plan().deck);
    t.tell(Audience::everyone(), {.fact = fact::deck, .by = clause::plain_deal_1});
    t.then(Step::deal);
  }
  static void hear(Turn& t, const Command& command);
  static void run(Turn& t, Step step);
};

}  // namespace omerta::plain
