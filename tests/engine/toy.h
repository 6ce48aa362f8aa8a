// A toy rulebook for the kernel's own tests: everyone in turn is asked for a colour, anyone may
// wave at any time, and the house closes the game or draws one more colour before. A pair of
// colours is only asked for by tests.
#pragma once
#include "engine/any_game.h"

namespace omerta {

namespace toy {

inline constexpr Clause kClause{1};
inline constexpr Ask colour{1};
inline constexpr Ask wave{2};
inline constexpr Ask close{3};
inline constexpr Ask pair{4};  // two colours at once
inline constexpr Ask lot{5};   // of the house
inline constexpr Fact begins{1};
inline constexpr Fact painted{2};  // told to the seat alone
inline constexpr Fact waved{3};    // told to everyone
inline constexpr Refusal not_now{1};
inline constexpr Refusal not_offered{2};
inline constexpr Choice kColours = 0b111;

struct Plan {
  std::uint8_t seats = 3;
};
struct Table {
  Seats waved{};
};
struct Notes {
  Choice colour = 0;
};
struct Truth {
  Choice all = 0;
};
struct Step {
  std::uint8_t seat = 0;
};

struct Toy {
  using Plan = toy::Plan;
  using Table = toy::Table;
  using Notes = toy::Notes;
  using Truth = toy::Truth;
  using Step = toy::Step;
  static constexpr unsigned kLanes = 2;
  static constexpr unsigned kAgenda = 4;

  static constexpr unsigned lane(Ask what) { return what == wave ? 1 : 0; }
  static constexpr bool is_public(Ask what) { return what == wave; }
  static Prompt question(const View<Toy>&, Ask what) {
    const Voices player = Voices::of(Voice::player);
    if (what == wave) {
      return {.offers = kYes, .ask = wave, .stays = Stays::until_retired, .voices = player};
    }
    const std::uint8_t take = what == pair ? 2 : 1;
    return {.offers = kColours, .ask = what, .take = take, .voices = player};
  }
  static Refusal refusal(const View<Toy>&, const Command&, const Prompt& open) {
    return open.ask == Ask{} ? not_now : not_offered;
  }
  static Refusal house_refusal(const Table&, const Command&, const Prompt&) { return not_now; }
  static Standing standing(const Plan& plan, const Table&) {
    return {.seats = Seats::first(plan.seats), .in_play = Seats::first(plan.seats)};
  }
  static void learn(const Plan&, Table& table, Event event) {
    if (event.fact == waved) table.waved |= Seats::of(event.who);
  }
  static void learn(const Plan&, Notes& notes, Seat, Event event) {
    if (event.fact == painted) notes.colour = event.much;
  }
  static void begin(Turn<Toy>& t) {
    t.tell(Audience::everyone(), {.fact = begins, .by = kClause});
    t.offer(Seats::first(t.plan().seats), wave);
    t.then({0});
  }
  static void hear(Turn<Toy>& t, const Command& command) {
    if (command.ask == wave) {
      t.tell(Audience::everyone(), {.fact = waved, .who = command.seat, .by = kClause});
    } else if (command.ask == colour) {
      t.truth().all |= command.choice;
      t.tell(Audience::only(command.seat), {.fact = painted,
                                            .who = command.seat,
                                            .by = kClause,
                                            .much = static_cast<std::uint16_t>(command.choice)});
    } else {
      t.end();
    }
  }
  static void run(Turn<Toy>& t, Step step) {
    if (step.seat == t.plan().seats) {
      t.ask_house({.offers = kYes, .ask = close, .voices = Voices::of(Voice::clock)});
      return;
    }
    t.then({static_cast<std::uint8_t>(step.seat + 1)});
    t.ask(Seat{step.seat}, colour);
  }
};

}  // namespace toy
}  // namespace omerta
