// Passing round what is hidden, rulebook by rulebook.
#include "tests/minds/sessions/world.h"

#include <algorithm>

#include "engine/whole_game.h"
#include "rulebooks/gorod/bots/record.h"
#include "rulebooks/mrakoszlap/bots/record.h"
#include "rulebooks/spytown/bots/record.h"

namespace omerta::minds {
namespace {

using gorod::Gorod;
using mrakoszlap::Mrakoszlap;
using spytown::Spytown;

constexpr Seat seat_at(unsigned place) { return static_cast<Seat>(place); }

// `pass(twin's truth, truth, to, from)` is the rulebook's: what lies before a seat, face down.
template <class R, class Pass>
AnyGame passed_round(const AnyGame& game, Seats but, Pass pass) {
  const State<R>& state = WholeGame::state<R>(game);
  State<R> twin = state;
  const auto seats = static_cast<unsigned>(game.standing().seats.count());
  twin.truth = {};
  twin.agenda = {};
  const auto next = [&](unsigned seat) {
    do {
      seat = (seat + 1) % seats;
    } while (but.has(seat_at(seat)));
    return seat;
  };
  for (unsigned to = 0; to < seats; ++to) {
    const unsigned from = but.has(seat_at(to)) ? to : next(to);
    pass(twin.truth, state.truth, to, from);
    twin.notes[to] = state.notes[from];
  }
  AnyGame other = game;
  other.place<R>(twin);
  return other;
}

// The rulebook's own mind, at the level of the table, with all that has been told and said.
template <class R, class RowOf>
PublicMind& mind(const World& world, RowOf row) {
  std::unique_ptr<Followed> none;
  const Reads reads{world.level, row(world.level, nullptr)};
  return bots::public_mind(world.game.plan<R>(), reads, {}, world.said(), world.memory.get(), none)
      .asked();
}

const Secrets kGorod{
    "gorod",
    [](const AnyGame& game, Seats but) {
      return passed_round<Gorod>(game, but, [](auto& twin, const auto& truth, auto to, auto from) {
        twin.role[to] = truth.role[from];
      });
    },
    [](const AnyGame& game, Seat seat) {
      const gorod::View view = game.view<Gorod>(seat);
      return view.notes.role != gorod::Role::hidden &&
             bots::is_clan(view.plan.card(view.notes.role));
    },
    [](const AnyGame& game, Seat seat) {
      return static_cast<std::uint8_t>(game.view<Gorod>(seat).notes.role);
    },
    [](const World& world) -> PublicMind& { return mind<Gorod>(world, gorod::row); }};

const Secrets kSpytown{
    "spytown",
    [](const AnyGame& game, Seats but) {
      return passed_round<Spytown>(game, but,
                                   [](auto& twin, const auto& truth, auto to, auto from) {
                                     twin.token[to] = truth.token[from];
                                     twin.card[to] = truth.card[from];
                                   });
    },
    [](const AnyGame& game, Seat seat) {
      return game.view<Spytown>(seat).notes.token == spytown::Token::mafioso;
    },
    [](const AnyGame& game, Seat seat) {
      return static_cast<std::uint8_t>(game.view<Spytown>(seat).notes.token);
    },
    [](const World& world) -> PublicMind& { return mind<Spytown>(world, spytown::row); }};

const Secrets kMrakoszlap{
    "mrakoszlap",
    [](const AnyGame& game, Seats but) {
      return passed_round<Mrakoszlap>(game, but,
                                      [](auto& twin, const auto& truth, auto to, auto from) {
                                        twin.hand[to] = truth.hand[from];
                                      });
    },
    [](const AnyGame& game, Seat seat) {
      return mrakoszlap::Hand{game.view<Mrakoszlap>(seat).notes.hand}.has(mrakoszlap::Type::mafian);
    },
    [](const AnyGame& game, Seat seat) {
      const mrakoszlap::Hand hand{game.view<Mrakoszlap>(seat).notes.hand};
      for (unsigned i = 0; i < mrakoszlap::kTypes; ++i) {
        if (hand.has(static_cast<mrakoszlap::Type>(i))) return static_cast<std::uint8_t>(i);
      }
      return std::uint8_t{0};
    },
    [](const World& world) -> PublicMind& { return mind<Mrakoszlap>(world, mrakoszlap::row); }};

}  // namespace

const Secrets& secrets_of(std::string_view rulebook) {
  for (const Secrets* each : {&kGorod, &kSpytown, &kMrakoszlap}) {
    if (each->rulebook == rulebook) return *each;
  }
  expect(!"a rulebook whose secrets nobody has written down");
  return kGorod;
}

bots::Player World::player() const {
  return {.level = level,
          .seed = seed,
          .talk = bots::Talk::held,
          .said = memory->said,
          .memory = memory.get()};
}

Event another(Event event) {
  event.what = static_cast<std::uint8_t>(event.what ^ 1U);
  std::swap(event.who, event.whom);
  event.much = static_cast<std::uint16_t>(event.much + 1);
  event.seats = Seats{event.seats.bits << 1};
  return event;
}

}  // namespace omerta::minds
