// The random driver: who may say something says something, then the clock, then the next call.
#include "tests/house/evening.h"

#include <bit>

namespace omerta::house {
namespace {

using gorod::Gorod;

constexpr std::size_t kLongest = 20'000;  // commands

Choice answer(Dice& dice, const Prompt& prompt) {
  const auto offered = static_cast<unsigned>(std::popcount(prompt.offers));
  const unsigned pass = prompt.pass == Pass::allowed ? 1 : 0;
  if (offered < prompt.take || dice.below(offered + pass) == offered) return kPass;
  Choice rest = prompt.offers;
  Choice chosen = 0;
  for (unsigned taken = 0; taken < prompt.take; ++taken) {
    unsigned skip = dice.below(static_cast<unsigned>(std::popcount(rest)));
    Choice left = rest;
    while (skip-- > 0) left &= left - 1;
    chosen |= left & (~left + 1);
    rest &= ~(left & (~left + 1));
  }
  return chosen;
}

class Game {
 public:
  Game(const gorod::Plan& plan, std::uint64_t seed) : plan_{plan}, dice_{seed} {}

  Evening play() {
    evening_.state = begin<Gorod>(plan_, log());
    while (evening_.state.table.phase != gorod::Phase::over) {
      if (evening_.commands.size() >= kLongest) {
        evening_.ending = Ending::endless;
        return evening_;
      }
      if (!players_speak() && !house_speaks()) return evening_;  // stuck
    }
    evening_.ending = Ending::over;
    return evening_;
  }

 private:
  Log log() {
    return {[](void* to, Audience audience, Event event) {
              static_cast<std::vector<Told>*>(to)->push_back({audience, event});
            },
            &evening_.story};
  }

  bool say(const Command& command) {
    evening_.commands.push_back(command);
    return apply<Gorod>(plan_, evening_.state, command, log()) == Refusal::none;
  }

  bool players_speak() {
    bool spoke = false;
    for (unsigned lane = 0; lane < Gorod::kLanes; ++lane) {
      for (Seat seat : Seats::first(kSeats)) {
        const Prompt* prompt = evening_.state.prompts.find(lane, seat);
        if (prompt == nullptr || prompt->ask == gorod::ask::speak ||
            prompt->ask == gorod::ask::support) {
          continue;
        }
        if (prompt->stays == Stays::until_retired) {
          if (answered_[lane].has(seat)) continue;
          answered_[lane] |= Seats::of(seat);
        }
        spoke = say({answer(dice_, *prompt), seat, prompt->ask, Voice::player}) || spoke;
      }
    }
    return spoke;
  }

  bool house_speaks() {
    const Prompt* prompt = evening_.state.prompts.find(0, Seat::nobody);
    if (prompt == nullptr) return false;
    answered_ = {};
    const Voice voice = prompt->voices.has(Voice::chance) ? Voice::chance : Voice::clock;
    return say({answer(dice_, *prompt), Seat::nobody, prompt->ask, voice});
  }

  const gorod::Plan& plan_;
  Dice dice_;
  Evening evening_;
  std::array<Seats, Gorod::kLanes> answered_{};
};

}  // namespace

std::uint64_t Dice::next() {  // splitmix64
  std::uint64_t z = state_ += 0x9e3779b97f4a7c15U;
  z = (z ^ z >> 30U) * 0xbf58476d1ce4e5b9U;
  z = (z ^ z >> 27U) * 0x94d049bb133111ebU;
  return z ^ z >> 31U;
}

Evening play(const gorod::Plan& plan, std::uint64_t seed) { return Game{plan, seed}.play(); }

}  // namespace omerta::house
