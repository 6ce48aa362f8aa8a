// The games of the signature are unruly on purpose: seats dawdle, the clock is early, players
// leave, and every now and then somebody says what he may not. Templates that each rulebook
// instantiates.
#pragma once
#include <array>
#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "simulator/driver.h"
#include "simulator/policy.h"
#include "simulator/signature.h"

namespace omerta::simulator {

inline constexpr std::uint64_t kSeed = 0x6f6d657274;
inline constexpr std::uint32_t kDawdling = 4;      // once in so many windows not everyone answers
inline constexpr std::uint32_t kTrespassing = 2;   // ... somebody says something at random
inline constexpr std::uint32_t kLeaving = 50;      // ... the host withdraws a player
inline constexpr std::uint32_t kLateEvenings = 4;  // one evening in so many it is late
inline constexpr std::uint32_t kLeavingLate = 5;   // and people go home one after the other
inline constexpr std::uint32_t kRuling = 40;       // once in so many windows a game master decides
inline constexpr std::uint32_t kTalking = 8;       // ... somebody has something to say
inline constexpr std::uint32_t kPenalty = 16;      // ... shows a card though it costs him the game
inline constexpr std::uint32_t kPowers = 16;       // ... uses a power of the day
inline constexpr std::uint32_t kSkipping = 8;      // ... leaves out a night or a day

constexpr std::uint64_t hash_of(std::string_view text) {  // FNV-1a
  std::uint64_t hash = 0xcbf29ce484222325U;
  for (char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
  return hash;
}

// What the games need to know of a rulebook. Facts and clauses enter by name: a new one beside them
// is no change of behaviour.
//   kAsks, kThings, setups()                  what a choice at random may name; the tables
//   kFactNames, kCatalogue                    the names of facts and clauses
//   questions(state, lane)                    who has a question before him
//   unruly(state, lane, dice)                 who answers this time
//   leave, rule(plan, state, dice, digest)    what only the host or the game master may do
template <class R>
struct SignatureOf;

inline constexpr std::size_t kClauses = 4096;  // each catalogue has a thousand numbers of its own
template <class R>
constexpr std::array<std::uint64_t, kClauses> kClauseNames = [] {
  std::array<std::uint64_t, kClauses> names{};
  for (const ClauseName& each : SignatureOf<R>::kCatalogue) {
    names[static_cast<std::size_t>(each.clause)] = hash_of(each.id);
  }
  return names;
}();

template <class R>
class Digest {
 public:
  void add(Refusal refusal) {
    add(static_cast<std::uint64_t>(refusal));
    seen_.refusals |= bit(static_cast<unsigned>(refusal));
  }
  void end(const State<R>& state, std::uint64_t commands) {
    add(state.told);
    add(commands);
    seen_.results |= bit(static_cast<unsigned>(state.table.result));
  }
  void add(std::uint64_t word) {
    hash_ = std::rotl(hash_ ^ word, 29) * 0x9e3779b97f4a7c15U;
    hash_ ^= hash_ >> 32;
  }
  void add(Audience to, Event event) {
    seen_.facts |= bit(static_cast<unsigned>(event.fact));
    add(to.seats().bits);
    add(SignatureOf<R>::kFactNames[static_cast<std::size_t>(event.fact)]);
    add(index(event.who));
    add(index(event.whom));
    add(event.what);
    add(event.seats.bits);
    add(kClauseNames<R>[static_cast<std::size_t>(event.by)]);
    add(event.much);
    add(event.cause);
  }
  static void write(void* to, Audience audience, Event event) {
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

inline Seats some_of(Seats seats, Dice& dice) {
  return seats & Seats{static_cast<std::uint32_t>(dice.next())};
}

template <class R>
class Unruly {
 public:
  explicit Unruly(Dice& dice) : dice_{dice} {}
  Seats asked(const State<R>& state, unsigned lane) {
    return SignatureOf<R>::unruly(state, lane, dice_);
  }
  Choice choose(const typename R::Plan& plan, const State<R>& state, Seat seat,
                const Prompt& prompt) {
    if (seat == Seat::nobody) return chance_.choose(dice_, plan, state, prompt);
    return draw(dice_, prompt);
  }

 private:
  Dice& dice_;
  typename ChanceOf<R>::type chance_{};
};

// Anybody may say anything; mostly it is refused, and the reason is part of the signature.
template <class R>
Command anything(Dice& dice) {
  Command said{.seat = Seat{static_cast<std::uint8_t>(dice.below(kSeats + 1))},
               .ask = Ask{static_cast<std::uint8_t>(dice.below(SignatureOf<R>::kAsks + 1))},
               .voice = static_cast<Voice>(dice.below(4))};
  if (dice.once_in(2)) said.voice = Voice::player;
  const std::uint32_t things = dice.below(4);
  for (std::uint32_t i = 0; i < things; ++i) {
    said.choice |= Choice{1} << dice.below(SignatureOf<R>::kThings);
  }
  return said;
}

// The same of one who is asked, so that the reasons behind "not your turn" are heard too.
template <class R>
Command wrong_answer(Dice& dice, const State<R>& state) {
  Command said = anything<R>(dice);
  const Seats asked = SignatureOf<R>::questions(state, 0);
  if (asked.empty()) return said;
  said.seat = seat_of(dice.one_of(choice_of(asked)));
  said.ask = state.prompts.find(0, said.seat)->ask;
  return said;
}

template <class R>
void trespass(const typename R::Plan& plan, State<R>& state, Dice& dice, Digest<R>& digest) {
  const Command said = dice.once_in(3) ? anything<R>(dice) : wrong_answer<R>(dice, state);
  digest.add(apply<R>(plan, state, said, {Digest<R>::write, &digest}));
}

// The host or the game master does something that only he may do, if he may.
template <class R>
void decide(const typename R::Plan& plan, State<R>& state, Ask what, Dice& dice,
            Digest<R>& digest) {
  const Prompt* prompt = state.prompts.find(R::lane(what), Seat::nobody);
  if (prompt == nullptr || prompt->ask != what || prompt->offers == 0) return;
  const Command said{.choice = draw(dice, *prompt), .ask = what, .voice = Voice::moderator};
  expect(apply<R>(plan, state, said, {Digest<R>::write, &digest}) == Refusal::none);
}

template <class R>
void play_unruly(const typename R::Plan& plan, std::uint64_t game, Digest<R>& digest) {
  const Log log{Digest<R>::write, &digest};
  Dice dice{kSeed, game};
  Unruly<R> policy{dice};
  State<R> state = begin<R>(plan, log);
  Driver<R, Unruly<R>> driver{plan, state, policy, log};
  const std::uint32_t leaving = dice.once_in(kLateEvenings) ? kLeavingLate : kLeaving;
  while (!driver.over()) {
    if (dice.once_in(kTrespassing)) trespass<R>(plan, state, dice, digest);
    if (dice.once_in(leaving)) SignatureOf<R>::leave(plan, state, dice, digest);
    SignatureOf<R>::rule(plan, state, dice, digest);
    driver.play_window();
  }
  trespass<R>(plan, state, dice, digest);  // nothing is accepted after the end
  digest.end(state, driver.commands());
}

template <class R>
SignatureGames signature_games(std::uint64_t games) {
  std::vector<typename R::Plan> plans;
  for (const auto& setup : SignatureOf<R>::setups()) plans.push_back(plan(setup));
  Digest<R> digest;
  for (std::uint64_t game = 0; game < games; ++game) {
    play_unruly<R>(plans[game % plans.size()], game, digest);
  }
  return digest.games();
}

}  // namespace omerta::simulator
