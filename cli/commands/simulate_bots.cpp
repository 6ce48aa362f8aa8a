// Bots play cards and answer, hands are adjusted once, then the clock or the game master closes.
#include "cli/commands/simulate_bots.h"

#include "rulebooks/gorod/bots/bot.h"
#include "rulebooks/mrakoszlap/bots/bot.h"
#include "rulebooks/mrakoszlap/simulation/policy.h"
#include "rulebooks/spytown/bots/bot.h"
#include "simulator/driver.h"

namespace omerta::cli {
namespace {

using chance::Dice;
using simulator::Tally;

constexpr std::uint64_t kMostCommands = 30'000;

// Whether a bot is to say something: all that is asked, and what it may do of its own accord. Who
// has declared to have no candidate, to be done, or shown a hand, is left alone.
bool is_asked(const gorod::State& state, unsigned, Seat seat, const Prompt& prompt) {
  const bool declined = prompt.ask == gorod::ask::nominate && state.table.declined.has(seat);
  const bool word = prompt.ask == gorod::ask::speak || prompt.ask == gorod::ask::support;
  return !word && !declined;
}
bool is_asked(const spytown::State& state, unsigned lane, Seat seat, const Prompt& prompt) {
  const bool hand =
      prompt.ask == spytown::ask::mafia_point || prompt.ask == spytown::ask::agent_look;
  return lane == 1 || hand || (lane == 0 && state.prompts.awaited[0].has(seat));
}
bool is_asked(const mrakoszlap::State& state, unsigned lane, Seat seat, const Prompt& prompt) {
  const bool hand =
      prompt.ask == mrakoszlap::ask::raise_hand || prompt.ask == mrakoszlap::ask::tie_vote;
  return lane == 1 || (lane == 0 && (!hand || state.prompts.awaited[0].has(seat)));
}

std::optional<Choice> choose(std::uint64_t seed, const gorod::View& view,
                             std::span<const Event> heard, const Prompt& prompt) {
  return bots::Bot{.seed = seed}.choose({view, heard}, prompt);
}
std::optional<Choice> choose(std::uint64_t seed, const spytown::View& view,
                             std::span<const Event> heard, const Prompt& prompt) {
  return bots::SpyBot{.seed = seed}.choose({view, heard}, prompt);
}
std::optional<Choice> choose(std::uint64_t seed, const mrakoszlap::View& view,
                             std::span<const Event> heard, const Prompt& prompt) {
  return bots::MrakBot{.seed = seed}.choose({view, heard}, prompt);
}

// Whether it is the house's turn. A narrator who waits for a seat and for himself lets it finish,
// and a window of mrakoszlap closes when nobody has had a word to say in it (MRK-VERDICT-1).
bool house_is_asked(const auto& state, std::uint64_t) {
  return state.prompts.awaited[0].has(Seat::nobody);
}
bool house_is_asked(const mrakoszlap::State& state, std::uint64_t said) {
  return said == 0 && state.prompts.awaited[0] == Seats::of(Seat::nobody);
}

template <Ruleset R>
class Evening {
 public:
  Evening(const typename R::Plan& plan, Dice dice) : plan_{plan}, dice_{dice}, seed_{dice_.next()} {
    for (unsigned i = 0; i < kSeats; ++i) feeds_.emplace_back(static_cast<Seat>(i));
  }

  void play(Tally& tally) {
    state_ = begin<R>(plan_, log());
    while (state_.prompts.waits() && commands_ < kMostCommands) {
      const std::uint64_t before = commands_;
      seats_speak(Stays::until_answered);
      seats_speak(Stays::until_retired);
      seats_speak(Stays::until_retired);
      const Prompt* house = state_.prompts.find(0, Seat::nobody);
      if (house == nullptr || !house_is_asked(state_, commands_ - before)) continue;
      const Choice drawn = chance_.choose(dice_, plan_, state_, *house);
      say(simulator::command(Seat::nobody, *house, drawn));
    }
    simulator::add_game(tally, state_, commands_);
  }

 private:
  Log log() {
    return {[](void* to, Audience audience, Event event) {
              for (bots::Feed& feed : static_cast<Evening*>(to)->feeds_) feed.hear(audience, event);
            },
            this};
  }

  void say(const Command& command) {
    expect(apply<R>(plan_, state_, command, log()) == Refusal::none);
    ++commands_;
  }

  void seats_speak(Stays stays) {
    for (unsigned lane = R::kLanes; lane-- > 0;) {
      for (Seat seat : state_.prompts.open[lane] - Seat::nobody) {
        const Prompt* prompt = state_.prompts.find(lane, seat);
        if (prompt == nullptr || prompt->stays != stays || !simulator::has_answer(*prompt))
          continue;
        if (is_asked(state_, lane, seat, *prompt)) speak(seat, *prompt);
      }
    }
  }

  void speak(Seat seat, Prompt prompt) {
    const View<R> seen = view<R>(plan_, state_, seat);
    const auto choice = choose(seed_, seen, feeds_[index(seat)].heard(), prompt);
    if (choice) say({.choice = *choice, .seat = seat, .ask = prompt.ask});
  }

  const typename R::Plan& plan_;
  Dice dice_;
  typename simulator::ChanceOf<R>::type chance_{};
  std::uint64_t seed_;
  State<R> state_{};
  std::vector<bots::Feed> feeds_;
  std::uint64_t commands_ = 0;
};

template <Ruleset R>
Tally play(const typename R::Plan& plan, const simulator::Request& request,
           const simulator::Progress& progress) {
  return simulator::simulate(
      request,
      [&](std::uint64_t game, Tally& tally) {
        Evening<R>{plan, Dice{request.seed, game}}.play(tally);
      },
      progress);
}

}  // namespace

Tally simulate_bots(const gorod::Plan& plan, const simulator::Request& request,
                    const simulator::Progress& progress) {
  return play<gorod::Gorod>(plan, request, progress);
}

Tally simulate_bots(const spytown::Plan& plan, const simulator::Request& request,
                    const simulator::Progress& progress) {
  return play<spytown::Spytown>(plan, request, progress);
}

Tally simulate_bots(const mrakoszlap::Plan& plan, const simulator::Request& request,
                    const simulator::Progress& progress) {
  return play<mrakoszlap::Mrakoszlap>(plan, request, progress);
}

}  // namespace omerta::cli
