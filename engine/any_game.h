// A game whose rulebook is chosen at run time: the bytes of its plan and state, and a table of
// functions. Callers that know the rulebook use Game's templates; everyone else uses this.
#pragma once
#include <array>
#include <cstddef>
#include <cstring>
#include <span>

#include "engine/game.h"
#include "engine/standing.h"

namespace omerta {

inline constexpr std::size_t kLargestPlan = 4096;
inline constexpr std::size_t kLargestState = 8192;

// The questions of one lane, chair by chair.
struct Questions {
  const Prompt* at;
  Seats open;     // before whom there is one
  Seats awaited;  // whom the game is waiting for

  const Prompt* find(Seat seat) const { return open.has(seat) ? &at[index(seat)] : nullptr; }
};

struct RuleFunctions {  // what every rulebook's rules can do, behind one type
  std::size_t plan_size, state_size;
  unsigned lanes;
  unsigned (*lane)(Ask);
  void (*begin)(const void* plan, void* state, Log);
  Refusal (*apply)(const void* plan, void* state, const Command&, Log);
  const void* (*table)(const void* state);
  Standing (*standing)(const void* plan, const void* table);
  Questions (*questions)(const void* state, unsigned lane);
  EventId (*told)(const void* state);
};

template <Ruleset R>
const RuleFunctions& rule_functions() {
  static_assert(sizeof(typename R::Plan) <= kLargestPlan && sizeof(State<R>) <= kLargestState);
  using Plan = typename R::Plan;
  static constexpr RuleFunctions book{
      sizeof(Plan),
      sizeof(State<R>),
      R::kLanes,
      [](Ask what) { return R::lane(what); },
      [](const void* plan, void* s, Log log) {
        *static_cast<State<R>*>(s) = omerta::begin<R>(*static_cast<const Plan*>(plan), log);
      },
      [](const void* plan, void* s, const Command& command, Log log) {
        return omerta::apply<R>(*static_cast<const Plan*>(plan), *static_cast<State<R>*>(s),
                                command, log);
      },
      [](const void* s) -> const void* { return &static_cast<const State<R>*>(s)->table; },
      [](const void* plan, const void* table) {
        return R::standing(*static_cast<const Plan*>(plan),
                           *static_cast<const typename R::Table*>(table));
      },
      [](const void* s, unsigned lane) {
        const auto& prompts = static_cast<const State<R>*>(s)->prompts;
        return Questions{prompts.at[lane].data(), prompts.open[lane], prompts.awaited[lane]};
      },
      [](const void* s) { return static_cast<const State<R>*>(s)->told; },
  };
  return book;
}

// What everyone may know, whatever the rulebook: all that the table's screen and a spectator's are
// made from. It has nobody's notes, and no state in which they could be found.
class AnyTable {
 public:
  template <Ruleset R>
  PublicView<R> as() const {
    expect(rules_ == &rule_functions<R>());
    return {*static_cast<const typename R::Plan*>(plan_),
            *static_cast<const typename R::Table*>(table_)};
  }
  Standing standing() const { return rules_->standing(plan_, table_); }

 private:
  friend class AnyGame;
  friend class AnyView;
  AnyTable(const RuleFunctions* rules, const void* plan, const void* table)
      : rules_{rules}, plan_{plan}, table_{table} {}

  const RuleFunctions* rules_;
  const void* plan_;
  const void* table_;
};

// What one seat may know and is asked, whatever the rulebook: all that its screen is made from. It
// is as good as the game it was taken from is unchanged.
class AnyView {
 public:
  template <Ruleset R>
  View<R> as() const {
    expect(rules_ == &rule_functions<R>());
    return omerta::view<R>(*static_cast<const typename R::Plan*>(plan_),
                           *static_cast<const State<R>*>(state_), seat_);
  }
  AnyTable table() const { return {rules_, plan_, rules_->table(state_)}; }
  Seat seat() const { return seat_; }
  unsigned lanes() const { return rules_->lanes; }
  const Prompt* prompt(unsigned lane) const { return questions(lane).find(seat_); }
  bool awaited(unsigned lane) const { return questions(lane).awaited.has(seat_); }
  Standing standing() const { return table().standing(); }

 private:
  friend class AnyGame;
  Questions questions(unsigned lane) const { return rules_->questions(state_, lane); }
  AnyView(const RuleFunctions* rules, const void* plan, const void* state, Seat seat)
      : rules_{rules}, plan_{plan}, state_{state}, seat_{seat} {}

  const RuleFunctions* rules_;
  const void* plan_;
  const void* state_;
  Seat seat_;
};

class AnyGame {
 public:
  template <Ruleset R>
  static AnyGame of(const typename R::Plan& plan) {
    AnyGame game{rule_functions<R>()};
    std::memcpy(game.plan_.data(), &plan, sizeof plan);
    return game;
  }

  void begin(Log log = {}) { book_->begin(plan_.data(), state_.data(), log); }
  [[nodiscard]] Refusal apply(const Command& command, Log log = {}) {
    return book_->apply(plan_.data(), state_.data(), command, log);
  }

  Standing standing() const { return any_table().standing(); }
  bool over() const { return standing().hour == Hour::over; }
  unsigned lanes() const { return book_->lanes; }
  unsigned lane(Ask what) const { return book_->lane(what); }
  const Prompt* prompt(unsigned lane, Seat seat) const { return questions(lane).find(seat); }
  Seats awaited(unsigned lane) const { return questions(lane).awaited; }
  Questions questions(unsigned lane) const { return book_->questions(state_.data(), lane); }
  EventId told() const { return book_->told(state_.data()); }

  template <Ruleset R>
  const typename R::Plan& plan() const {
    expect(book_ == &rule_functions<R>());
    return *reinterpret_cast<const typename R::Plan*>(plan_.data());
  }
  template <Ruleset R>
  const typename R::Table& table() const {
    return state<R>().table;
  }
  template <Ruleset R>
  View<R> view(Seat seat) const {
    return omerta::view<R>(plan<R>(), state<R>(), seat);
  }
  AnyView any_view(Seat seat) const {
    expect(index(seat) < kSeats);
    return {book_, plan_.data(), state_.data(), seat};
  }
  AnyTable any_table() const { return {book_, plan_.data(), book_->table(state_.data())}; }
  template <Ruleset R>
  void place(const State<R>& state) {  // a game that begins in the middle
    expect(book_ == &rule_functions<R>());
    std::memcpy(state_.data(), &state, sizeof state);
  }

 private:
  friend struct WholeGame;  // engine/whole_game.h

  explicit AnyGame(const RuleFunctions& book) : book_{&book} {}

  template <Ruleset R>
  const State<R>& state() const {
    expect(book_ == &rule_functions<R>());
    return *reinterpret_cast<const State<R>*>(state_.data());
  }
  std::span<const std::byte> bytes() const { return {state_.data(), book_->state_size}; }

  const RuleFunctions* book_;
  alignas(16) std::array<std::byte, kLargestPlan> plan_{};
  alignas(16) std::array<std::byte, kLargestState> state_{};
};

}  // namespace omerta
