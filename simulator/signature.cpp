// The games of the signature are unruly on purpose: seats dawdle, the clock is early, players
// leave, and every now and then somebody says what he may not.
#include "simulator/signature.h"

#include <array>
#include <cstddef>
#include <cstdio>
#include <string_view>
#include <vector>

#include "rulebooks/gorod/rules/plan.h"
#include "rulebooks/gorod/simulation/policy.h"
#include "rulebooks/mrakoszlap/rules/plan.h"
#include "rulebooks/mrakoszlap/simulation/policy.h"
#include "rulebooks/spytown/rules/plan.h"
#include "rulebooks/spytown/simulation/policy.h"
#include "simulator/driver.h"
#include "simulator/signature_setups.h"

namespace omerta::simulator {
namespace {

constexpr std::uint64_t kSeed = 0x6f6d657274;
constexpr std::uint32_t kDawdling = 4;      // once in so many windows not everyone answers
constexpr std::uint32_t kTrespassing = 2;   // ... somebody says something at random
constexpr std::uint32_t kLeaving = 50;      // ... the host withdraws a player
constexpr std::uint32_t kLateEvenings = 4;  // one evening in so many it is late
constexpr std::uint32_t kLeavingLate = 5;   // and people go home one after the other
constexpr std::uint32_t kRuling = 40;       // once in so many windows a game master decides
constexpr std::uint32_t kTalking = 8;       // ... somebody has something to say
constexpr std::uint32_t kPenalty = 16;      // ... shows a card though it costs him the game
constexpr std::uint32_t kPowers = 16;       // ... uses a power of the day
constexpr std::uint32_t kSkipping = 8;      // ... leaves out a night or a day

constexpr std::uint64_t hash_of(std::string_view text) {  // FNV-1a
  std::uint64_t hash = 0xcbf29ce484222325U;
  for (char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
  return hash;
}

// What the games need to know of a rulebook. Facts and clauses enter by name: a new one beside them
// is no change of behaviour.
template <class R>
struct Book;

template <>
struct Book<gorod::Gorod> {
  static constexpr const char* kName = "gorod";
  static constexpr unsigned kAsks = static_cast<unsigned>(gorod::number::mark) + 1;
  static constexpr unsigned kThings = kSeats + 2;  // what a choice at random may name
#define X(name) hash_of(#name),
  static constexpr std::array kFactNames{std::uint64_t{0}, OMERTA_GOROD_FACTS(X)};
#undef X
  static auto setups() { return signature_setups(); }
};

template <>
struct Book<spytown::Spytown> {
  static constexpr const char* kName = "spytown";
  static constexpr unsigned kAsks = static_cast<unsigned>(spytown::number::rule) + 1;
  static constexpr unsigned kThings = kSeats + 2;
#define X(name) hash_of(#name),
  static constexpr std::array kFactNames{std::uint64_t{0}, OMERTA_SPYTOWN_FACTS(X)};
#undef X
  static auto setups() { return spytown_signature_setups(); }
};

template <>
struct Book<mrakoszlap::Mrakoszlap> {
  static constexpr const char* kName = "mrakoszlap";
  static constexpr unsigned kAsks = static_cast<unsigned>(mrakoszlap::number::Ask::speak) + 1;
  static constexpr unsigned kThings = kSeats + 6;  // the powers of the day too
#define X(name) hash_of(#name),
  static constexpr std::array kFactNames{std::uint64_t{0}, OMERTA_MRAKOSZLAP_FACTS(X)};
#undef X
  static auto setups() { return mrakoszlap_signature_setups(); }
};

constexpr std::size_t kClauses = 4096;  // each catalogue has a thousand numbers of its own
constexpr std::array<std::uint64_t, kClauses> kClauseNames = [] {
  std::array<std::uint64_t, kClauses> names{};
#define X(name, text) names[static_cast<std::size_t>(Clause::name)] = hash_of(text);
  OMERTA_CLAUSES(X)
#undef X
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
    add(Book<R>::kFactNames[static_cast<std::size_t>(event.fact)]);
    add(index(event.who));
    add(index(event.whom));
    add(event.what);
    add(event.seats.bits);
    add(kClauseNames[static_cast<std::size_t>(event.by)]);
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

Seats some_of(Seats seats, Dice& dice) {
  return seats & Seats{static_cast<std::uint32_t>(dice.next())};
}

Seats unruly(const gorod::State& state, unsigned lane, Dice& dice) {
  if (lane == 2 && state.table.phase == gorod::Phase::discussion) {  // somebody agrees aloud
    const Seats open = state.prompts.open[lane] - Seat::nobody;
    return open.empty() || !dice.once_in(kTalking) ? Seats{} : some_of(open, dice);
  }
  const Seats all = questions(state, lane);
  const bool all_answer = all.empty() || !dice.once_in(kDawdling);
  return all_answer ? all : some_of(all, dice);
}

// Of the declared some change their minds; the clock runs out on some who were asked; cards are
// played, sometimes at a bad time; and somebody talks.
Seats unruly(const spytown::State& state, unsigned lane, Dice& dice) {
  const Seats open = state.prompts.open[lane];
  if (lane == 0 && dice.once_in(kDawdling)) return some_of(open, dice);
  if (lane == 0) return questions(state, lane);
  if (open.empty()) return {};
  if (lane == 2) return dice.once_in(kTalking) ? some_of(open - Seat::nobody, dice) : Seats{};
  Seats now = some_of(volunteers(state, lane), dice);
  for (Seat seat : now) {
    const bool costly = state.prompts.find(lane, seat)->ask == spytown::ask::show_card;
    if (costly && !dice.once_in(kPenalty)) now -= Seats::of(seat);
  }
  return now;
}

// Much the same, except that nobody loses by using a power.
Seats unruly(const mrakoszlap::State& state, unsigned lane, Dice& dice) {
  const Seats open = state.prompts.open[lane];
  if (lane == 0 && dice.once_in(kDawdling)) return some_of(open, dice);
  if (lane == 0 && may_skip(state)) {
    return dice.once_in(kSkipping) ? open : Seats::of(Seat::nobody);
  }
  if (lane == 0) return questions(state, lane);
  if (open.empty() || !dice.once_in(lane == 1 ? kPowers : kTalking)) return {};
  return some_of(open, dice);
}

template <class R>
class Unruly {
 public:
  explicit Unruly(Dice& dice) : dice_{dice} {}
  Seats asked(const State<R>& state, unsigned lane) { return unruly(state, lane, dice_); }
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
               .ask = Ask{static_cast<std::uint8_t>(dice.below(Book<R>::kAsks + 1))},
               .voice = static_cast<Voice>(dice.below(4))};
  if (dice.once_in(2)) said.voice = Voice::player;
  const std::uint32_t things = dice.below(4);
  for (std::uint32_t i = 0; i < things; ++i) {
    said.choice |= Choice{1} << dice.below(Book<R>::kThings);
  }
  return said;
}

// The same of one who is asked, so that the reasons behind "not your turn" are heard too.
template <class R>
Command wrong_answer(Dice& dice, const State<R>& state) {
  Command said = anything<R>(dice);
  const Seats asked = questions(state, 0);
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

void leave(const gorod::Plan& plan, gorod::State& state, Dice& dice, Digest<gorod::Gorod>& digest) {
  decide(plan, state, gorod::ask::withdraw, dice, digest);
}

void leave(const spytown::Plan& plan, spytown::State& state, Dice& dice,
           Digest<spytown::Spytown>& digest) {
  decide(plan, state, spytown::ask::expel, dice, digest);
}

// Nobody can be sent away, and no game master decides anything (MRK-MOD-2).
void leave(const mrakoszlap::Plan&, mrakoszlap::State&, Dice&, Digest<mrakoszlap::Mrakoszlap>&) {}
void rule(const mrakoszlap::Plan&, mrakoszlap::State&, Dice&, Digest<mrakoszlap::Mrakoszlap>&) {}

// GOR-HOUSE-9
void rule(const gorod::Plan& plan, gorod::State& state, Dice& dice, Digest<gorod::Gorod>& digest) {
  if (plan.by_hand != 0 && dice.once_in(kRuling)) {
    decide(plan, state, gorod::ask::mark, dice, digest);
  }
}

void rule(const spytown::Plan& plan, spytown::State& state, Dice& dice,
          Digest<spytown::Spytown>& digest) {
  const bool named = state.table.named != Seat::nobody;
  if (plan.human() && dice.once_in(named ? 2 : kRuling)) {
    decide(plan, state, spytown::ask::rule, dice, digest);
  }
}

template <class R>
void play(const typename R::Plan& plan, std::uint64_t game, Digest<R>& digest) {
  const Log log{Digest<R>::write, &digest};
  Dice dice{kSeed, game};
  Unruly<R> policy{dice};
  State<R> state = begin<R>(plan, log);
  Driver<R, Unruly<R>> driver{plan, state, policy, log};
  const std::uint32_t leaving = dice.once_in(kLateEvenings) ? kLeavingLate : kLeaving;
  while (!driver.over()) {
    if (dice.once_in(kTrespassing)) trespass<R>(plan, state, dice, digest);
    if (dice.once_in(leaving)) leave(plan, state, dice, digest);
    rule(plan, state, dice, digest);
    driver.play_window();
  }
  trespass<R>(plan, state, dice, digest);  // nothing is accepted after the end
  digest.end(state, driver.commands());
}

template <class R>
std::string signature_line() {
  std::array<char, 32> line{};
  std::snprintf(line.data(), line.size(), "%s %016llx\n", Book<R>::kName,
                static_cast<unsigned long long>(signature_games<R>().number));
  return line.data();
}

}  // namespace

template <class R>
SignatureGames signature_games(std::uint64_t games) {
  std::vector<typename R::Plan> plans;
  for (const auto& setup : Book<R>::setups()) plans.push_back(plan(setup));
  Digest<R> digest;
  for (std::uint64_t game = 0; game < games; ++game) {
    play<R>(plans[game % plans.size()], game, digest);
  }
  return digest.games();
}
template SignatureGames signature_games<gorod::Gorod>(std::uint64_t games);
template SignatureGames signature_games<spytown::Spytown>(std::uint64_t games);
template SignatureGames signature_games<mrakoszlap::Mrakoszlap>(std::uint64_t games);

std::string signature_lines() {
  return signature_line<gorod::Gorod>() + signature_line<spytown::Spytown>() +
         signature_line<mrakoszlap::Mrakoszlap>();
}

}  // namespace omerta::simulator
