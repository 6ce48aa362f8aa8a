// The games of the signature are unruly on purpose: seats dawdle, the clock is early, players
// leave, and every now and then somebody says what he may not.
#include "simulator/signature.h"

#include <array>
#include <cstddef>
#include <cstdio>
#include <string_view>
#include <vector>

#include "rulesets/gorod/plan.h"
#include "simulator/driver.h"
#include "simulator/gorod_policy.h"
#include "simulator/signature_setups.h"

namespace omerta::simulator {
namespace {

constexpr std::uint64_t kSeed = 0x6f6d657274;
constexpr std::uint32_t kDawdling = 4;      // once in so many windows not everyone answers
constexpr std::uint32_t kTrespassing = 2;   // ... somebody says something at random
constexpr std::uint32_t kLeaving = 50;      // ... the host withdraws a player
constexpr std::uint32_t kLateEvenings = 4;  // one evening in so many it is late
constexpr std::uint32_t kLeavingLate = 5;   // and people go home one after the other
constexpr unsigned kAsks = static_cast<unsigned>(gorod::number::withdraw) + 1;

constexpr std::uint64_t hash_of(std::string_view text) {  // FNV-1a
  std::uint64_t hash = 0xcbf29ce484222325U;
  for (char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
  return hash;
}

// Facts and clauses enter by name: a new one beside them is no change of behaviour.
constexpr std::array kFactNames{
#define X(name) hash_of(#name),
    std::uint64_t{0}, OMERTA_GOROD_FACTS(X)
#undef X
};

constexpr std::size_t kClauses = 4096;  // each catalogue has a thousand numbers of its own
constexpr std::array<std::uint64_t, kClauses> kClauseNames = [] {
  std::array<std::uint64_t, kClauses> names{};
#define X(name, text) names[static_cast<std::size_t>(Clause::name)] = hash_of(text);
  OMERTA_CLAUSES(X)
#undef X
  return names;
}();

class Digest {
 public:
  void add(Refusal refusal) {
    add(static_cast<std::uint64_t>(refusal));
    seen_.refusals |= bit(static_cast<unsigned>(refusal));
  }
  void end(const gorod::State& state, std::uint64_t commands) {
    add(state.told);
    add(commands);
    seen_.results |= bit(static_cast<unsigned>(state.table.result));
  }
  void add(std::uint64_t word) {
    hash_ = std::rotl(hash_ ^ word, 29) * 0x9e3779b97f4a7c15U;
    hash_ ^= hash_ >> 32;
  }
  void add(Audience to, const Event& event) {
    seen_.facts |= bit(static_cast<unsigned>(event.fact));
    add(to.seats().bits);
    add(kFactNames[static_cast<std::size_t>(event.fact)]);
    add(index(event.who));
    add(index(event.whom));
    add(event.what);
    add(event.seats.bits);
    add(kClauseNames[static_cast<std::size_t>(event.by)]);
    add(event.much);
    add(event.cause);
  }
  static void write(void* to, Audience audience, const Event& event) {
    static_cast<Digest*>(to)->add(audience, event);
  }
  SignatureGames games() const {
    SignatureGames all = seen_;
    all.number = hash_;
    return all;
  }

 private:
  static constexpr std::uint64_t bit(unsigned number) { return std::uint64_t{1} << number; }

  SignatureGames seen_;
  std::uint64_t hash_ = 0xcbf29ce484222325U;
};

class Unruly {
 public:
  explicit Unruly(Dice& dice) : dice_{dice} {}
  Seats asked(const gorod::State& state, unsigned lane) {
    const Seats all = questions(state, lane);
    const bool all_answer = all.empty() || !dice_.once_in(kDawdling);
    return all_answer ? all : all & Seats{static_cast<std::uint32_t>(dice_.next())};
  }
  Choice choose(const gorod::Plan&, const gorod::State&, Seat, const Prompt& prompt) {
    return draw(dice_, prompt);
  }

 private:
  Dice& dice_;
};

// Anybody may say anything; mostly it is refused, and the reason is part of the signature.
Command anything(Dice& dice) {
  Command said{.seat = Seat{static_cast<std::uint8_t>(dice.below(kSeats + 1))},
               .ask = Ask{static_cast<std::uint8_t>(dice.below(kAsks + 1))},
               .voice = static_cast<Voice>(dice.below(4))};
  if (dice.once_in(2)) said.voice = Voice::player;
  const std::uint32_t things = dice.below(4);
  for (std::uint32_t i = 0; i < things; ++i) said.choice |= Choice{1} << dice.below(kSeats + 2);
  return said;
}

// The same of one who is asked, so that the reasons behind "not your turn" are heard too.
Command wrong_answer(Dice& dice, const gorod::State& state) {
  Command said = anything(dice);
  const Seats asked = questions(state, 0);
  if (asked.empty()) return said;
  said.seat = seat_of(dice.one_of(choice_of(asked)));
  said.ask = state.prompts.find(0, said.seat)->ask;
  return said;
}

void trespass(const gorod::Plan& plan, gorod::State& state, Dice& dice, Digest& digest) {
  const Command said = dice.once_in(3) ? anything(dice) : wrong_answer(dice, state);
  const Refusal refusal = apply<gorod::Gorod>(plan, state, said, {Digest::write, &digest});
  digest.add(refusal);
}

void leave(const gorod::Plan& plan, gorod::State& state, Dice& dice, Digest& digest) {
  const Prompt* prompt = state.prompts.find(gorod::Gorod::lane(gorod::ask::withdraw), Seat::nobody);
  if (prompt == nullptr || prompt->offers == 0) return;
  const Command said{.choice = draw(dice, *prompt), .ask = prompt->ask, .voice = Voice::moderator};
  expect(apply<gorod::Gorod>(plan, state, said, {Digest::write, &digest}) == Refusal::none);
}

void play(const gorod::Plan& plan, std::uint64_t game, Digest& digest) {
  const Log log{Digest::write, &digest};
  Dice dice{kSeed, game};
  Unruly policy{dice};
  gorod::State state = begin<gorod::Gorod>(plan, log);
  Driver<gorod::Gorod, Unruly> driver{plan, state, policy, log};
  const std::uint32_t leaving = dice.once_in(kLateEvenings) ? kLeavingLate : kLeaving;
  while (!driver.over()) {
    if (dice.once_in(kTrespassing)) trespass(plan, state, dice, digest);
    if (dice.once_in(leaving)) leave(plan, state, dice, digest);
    driver.play_window();
  }
  trespass(plan, state, dice, digest);  // nothing is accepted after the end
  digest.end(state, driver.commands());
}

}  // namespace

SignatureGames signature_games(std::uint64_t games) {
  std::vector<gorod::Plan> plans;
  for (const gorod::Setup& setup : signature_setups()) plans.push_back(gorod::plan(setup));
  Digest digest;
  for (std::uint64_t game = 0; game < games; ++game) {
    play(plans[game % plans.size()], game, digest);
  }
  return digest.games();
}

std::string signature_line() {
  std::array<char, 32> line{};
  std::snprintf(line.data(), line.size(), "gorod %016llx",
                static_cast<unsigned long long>(signature_games().number));
  return line.data();
}

}  // namespace omerta::simulator
