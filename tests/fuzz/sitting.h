// A table at which anything may be said: what the fuzzers of commands share. Whatever is said, the
// state stays whole: a refusal changes nothing, the game can always go on, and everybody knows
// exactly what he was told.
#pragma once
#include <array>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

#include "chronicle/chronicle.h"
#include "engine/expect.h"
#include "simulator/policy.h"

namespace omerta::fuzz {

using chance::Dice;

class Bytes {
 public:
  explicit Bytes(std::span<const std::uint8_t> all) : all_{all} {}
  bool empty() const { return next_ >= all_.size(); }
  std::uint8_t one() { return empty() ? std::uint8_t{0} : all_[next_++]; }
  std::uint64_t eight() {
    std::uint64_t word = 0;
    for (int i = 0; i < 8; ++i) word = word << 8 | one();
    return word;
  }

 private:
  std::span<const std::uint8_t> all_;
  std::size_t next_ = 0;
};

template <class Value>
void set(Bytes& bytes, Value& value, unsigned values) {
  value = static_cast<Value>(bytes.one() % values);
}

inline Command any_command(Bytes& bytes) {
  const std::uint8_t seat = bytes.one();
  const std::uint8_t what = bytes.one();
  const std::uint8_t voice = bytes.one();
  return {.choice = bytes.eight(),
          .seat = static_cast<Seat>(seat),
          .ask = static_cast<Ask>(what),
          .voice = static_cast<Voice>(voice)};
}

// One of the open questions, answered with something it offers.
template <class R>
Command offered_command(Bytes& bytes, const State<R>& state) {
  const unsigned lane = bytes.one() % 8 < 6 ? 0 : bytes.one() % R::kLanes;
  const Seats open = state.prompts.open[lane];
  if (open.empty()) return any_command(bytes);
  Seats rest = open;
  for (int skip = bytes.one() % open.count(); skip > 0; --skip) ++rest;
  const Prompt& prompt = *state.prompts.find(lane, *rest);
  Dice dice{bytes.one(), 0};
  const bool answer = prompt.offers != 0 || prompt.pass == Pass::allowed;
  Command command{
      .choice = answer ? chance::draw(dice, prompt) : kPass, .seat = *rest, .ask = prompt.ask};
  const unsigned first = bytes.one() % 4;
  for (unsigned i = 0; i < 4 && !prompt.voices.has(command.voice); ++i) {
    command.voice = static_cast<Voice>((first + i) % 4);
  }
  return command;
}

template <class R>
class Sitting {
 public:
  using Plan = typename R::Plan;

  explicit Sitting(const Plan& plan) : plan_{plan}, state_{begin<R>(plan_, log())} {}

  const State<R>& state() const { return state_; }
  bool over() const { return R::standing(plan_, state_.table).hour == Hour::over; }

  void say(const Command& command) {
    const State<R> before = state_;
    const Refusal refusal = apply<R>(plan_, state_, command, log());
    if (refusal != Refusal::none) expect(std::memcmp(&before, &state_, sizeof before) == 0);
    expect(over() != state_.prompts.waits());
  }

  // Chance deals, and then everyone looks: the game proper is what is fuzzed.
  void deal(Dice& dice) {
    typename simulator::ChanceOf<R>::type chance;
    while (R::standing(plan_, state_.table).hour == Hour::setup &&
           state_.prompts.open[0].has(Seat::nobody)) {
      const Prompt& prompt = *state_.prompts.find(0, Seat::nobody);
      say({.choice = chance.choose(dice, plan_, state_, prompt),
           .ask = prompt.ask,
           .voice = Voice::chance});
    }
  }

  // Some of what is left of the bytes is answers to what is asked, some is anything.
  void say_all(Bytes& bytes) {
    while (!bytes.empty()) {
      const bool offered = bytes.one() % 8 != 0 && !over();
      say(offered ? offered_command<R>(bytes, state_) : any_command(bytes));
    }
  }

  // Whoever is awaited can answer, and folding what was told gives what everybody knows.
  void check() const {
    typename R::Table table{};
    std::array<typename R::Notes, kSeats> notes{};
    for (const Told& told : told_) fold(told, table, notes);
    expect(std::memcmp(&table, &state_.table, sizeof table) == 0);
    expect(std::memcmp(&notes, &state_.notes, sizeof notes) == 0);
    for (unsigned lane = 0; lane < R::kLanes; ++lane) {
      for (Seat seat : state_.prompts.awaited[lane]) {
        const Prompt* prompt = state_.prompts.find(lane, seat);
        expect(prompt != nullptr && (prompt->offers != 0 || prompt->pass == Pass::allowed));
      }
    }
  }

 private:
  Log log() {
    return {[](void* to, Audience audience, Event event) {
              static_cast<std::vector<Told>*>(to)->push_back({audience, event});
            },
            &told_};
  }

  void fold(const Told& told, typename R::Table& table,
            std::array<typename R::Notes, kSeats>& notes) const {
    if (told.to.is_everyone()) return R::learn(plan_, table, told.event);
    for (Seat seat : told.to.seats()) R::learn(plan_, notes[index(seat)], seat, told.event);
  }

  std::vector<Told> told_;
  Plan plan_;
  State<R> state_;
};

}  // namespace omerta::fuzz
