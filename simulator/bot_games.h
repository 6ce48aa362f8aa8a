// Games between bots, for any rulebook: every chair hears what it is told and no more. They play
// cards and answer, hands are adjusted once, then the clock or the game master closes.
#pragma once
#include <vector>

#include "bots/feed.h"
#include "simulator/games.h"

namespace omerta::simulator {

inline constexpr std::uint64_t kMostBotCommands = 30'000;  // a game that has no end is stopped

// How a rulebook's bots are asked:
//   is_asked(state, lane, seat, prompt)  whether a bot is to say something: all that is asked, and
//     what it may do of its own accord. Who has declared to have no candidate, to be done, or
//     shown a hand, is left alone.
//   choose(seed, view, heard, prompt)    what it says; nothing: it keeps silent
//   house_is_asked(state, said)          whether it is the house's turn, after so many have spoken
template <class R>
struct BotsOf;

template <Ruleset R>
class BotEvening {
 public:
  BotEvening(const typename R::Plan& plan, Dice dice)
      : plan_{plan}, dice_{dice}, seed_{dice_.next()} {
    for (unsigned i = 0; i < kSeats; ++i) feeds_.emplace_back(static_cast<Seat>(i));
  }

  void play(Tally& tally) {
    state_ = begin<R>(plan_, log());
    while (state_.prompts.waits() && commands_ < kMostBotCommands) {
      const std::uint64_t before = commands_;
      seats_speak(Stays::until_answered);
      seats_speak(Stays::until_retired);
      seats_speak(Stays::until_retired);
      const Prompt* house = state_.prompts.find(0, Seat::nobody);
      if (house == nullptr || !BotsOf<R>::house_is_asked(state_, commands_ - before)) continue;
      const Choice drawn = chance_.choose(dice_, plan_, state_, *house);
      say(command(Seat::nobody, *house, drawn));
    }
    add_game<R>(tally, state_, commands_);
  }

 private:
  Log log() {
    return {[](void* to, Audience audience, Event event) {
              for (bots::Feed& feed : static_cast<BotEvening*>(to)->feeds_)
                feed.hear(audience, event);
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
        if (prompt == nullptr || prompt->stays != stays || !has_answer(*prompt)) continue;
        if (BotsOf<R>::is_asked(state_, lane, seat, *prompt)) speak(seat, *prompt);
      }
    }
  }

  void speak(Seat seat, Prompt prompt) {
    const View<R> seen = view<R>(plan_, state_, seat);
    const auto choice = BotsOf<R>::choose(seed_, seen, feeds_[index(seat)].heard(), prompt);
    if (choice) say({.choice = *choice, .seat = seat, .ask = prompt.ask});
  }

  const typename R::Plan& plan_;
  Dice dice_;
  typename ChanceOf<R>::type chance_{};
  std::uint64_t seed_;
  State<R> state_{};
  std::vector<bots::Feed> feeds_;
  std::uint64_t commands_ = 0;
};

template <Ruleset R>
Tally play_bots(const typename R::Plan& plan, const Request& request, const Progress& progress) {
  return simulate(
      request,
      [&](std::uint64_t game, Tally& tally) {
        BotEvening<R>{plan, Dice{request.seed, game}}.play(tally);
      },
      progress);
}

}  // namespace omerta::simulator
