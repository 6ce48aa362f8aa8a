// The driver: chance deals, bots play cards and answer, hands are adjusted once, the clock closes.
#include "tests/bots/spytown_evening.h"

#include "chance/dice.h"
#include "chance/draw.h"
#include "minds/memory.h"
#include "rulebooks/spytown/rules/clauses.h"
#include "rulebooks/spytown/rules/plan.h"
#include "rulebooks/spytown/rules/setup.h"

namespace omerta::bots {
namespace {

using spytown::Card;
using spytown::Spytown;
namespace ask = spytown::ask;
namespace fact = spytown::fact;

constexpr int kMostCommands = 30'000;

class Game {
 public:
  Game(const spytown::Plan& plan, std::uint64_t seed, const SpytownLevels& levels,
       const SpytownWatch& watch)
      : plan_{plan}, seed_{seed}, levels_{levels}, watch_{watch}, dice_{seed, 1} {
    for (unsigned i = 0; i < kSeats; ++i) feeds_.emplace_back(static_cast<Seat>(i));
  }

  SpytownEvening play() {
    state_ = begin<Spytown>(plan_, log());
    while (state_.table.phase != spytown::Phase::over && evening_.endless == 0) {
      speak_in(1);
      speak_in(0);
      if (state_.table.phase == spytown::Phase::mafia_phase) speak_in(0);
      if (state_.prompts.awaited[0].has(Seat::nobody)) {
        say(house_answer(dice_, *state_.prompts.find(0, Seat::nobody)));
      }
      if (++turns_ > kMostCommands) evening_.endless = 1;
    }
    evening_.result = state_.table.result;
    evening_.rounds = state_.table.round;
    return evening_;
  }

 private:
  Log log() {
    return {[](void* to, Audience audience, Event event) {
              static_cast<Game*>(to)->told(audience, event);
            },
            this};
  }

  void told(Audience to, Event event) {
    for (Feed& feed : feeds_) feed.hear(to, event);
    memory_.hear(to, event);
    if (event.fact == fact::card_dealt && event.much == 1) ++evening_.in_hand[event.what];
    if (event.fact == fact::recruitment) ++evening_.played[index(Card::recruitment)];
    if (event.fact == fact::swapped) ++evening_.played[index(Card::role_swap)];
    if (event.fact == fact::card_played) ++evening_.played[event.what];
    if (event.fact == fact::card_shown && event.by == clause::spy_card_10) ++evening_.wrong;
    if (event.fact == fact::chosen && event.by == clause::spy_mafia_4) ++evening_.agreed;
    const bool mafia = static_cast<spytown::Phase>(event.what) == spytown::Phase::mafia_phase;
    if (event.fact == fact::phase_opened && mafia) ++evening_.nights;
  }

  void say(const Command& command) {
    if (apply<Spytown>(plan_, state_, command, log()) != Refusal::none) ++evening_.refused;
  }

  void speak_in(unsigned lane) {
    for (Seat seat : state_.prompts.open[lane] - Seat::nobody) {
      const Prompt* open = state_.prompts.find(lane, seat);
      if (open == nullptr) continue;
      const bool awaited = state_.prompts.awaited[lane].has(seat);
      const bool hand = open->ask == ask::mafia_point || open->ask == ask::agent_look;
      if (lane == 1 || awaited || hand) speak(seat, *open);
    }
  }

  void speak(Seat seat, Prompt prompt) {
    const spytown::View view = omerta::view<Spytown>(plan_, state_, seat);
    const bool mafia = state_.truth.mafia_side.has(seat);
    const SpytownBot bot{levels_(mafia ? spytown::Side::mafia : spytown::Side::police, seat),
                         seed_};
    const SpytownChair chair{view, feeds_[index(seat)].heard(), Talk::none, {}, &memory_};
    const std::optional<Choice> choice = bot.choose(chair, prompt);
    if (watch_) watch_(plan_, state_, chair, prompt, choice);
    if (!choice) return;
    say({.choice = *choice, .seat = seat, .ask = prompt.ask, .voice = Voice::player});
  }

  const spytown::Plan& plan_;
  std::uint64_t seed_;
  const SpytownLevels& levels_;
  const SpytownWatch& watch_;
  chance::Dice dice_;
  spytown::State state_{};
  std::vector<Feed> feeds_;
  minds::Memory memory_;
  SpytownEvening evening_;
  int turns_ = 0;
};

template <class E>
void any(chance::Dice& dice, E& option, std::uint32_t values) {
  option = static_cast<E>(dice.below(values));
}

void draw_options(chance::Dice& dice, spytown::Setup& setup) {
  any(dice, setup.moderation, 2);
  setup.game_masters = setup.moderation == spytown::Moderation::human ? 1 : 0;
  any(dice, setup.agent_may_pass, 2);
  any(dice, setup.mafia_deadlock, 4);
  any(dice, setup.self_vote, 2);
  any(dice, setup.second_place_tie, 2);
  any(dice, setup.eliminated_view, 2);
  any(dice, setup.small_game_max, 3);
  any(dice, setup.small_game_round1_mafia, 2);
  any(dice, setup.kids_no_agent, 2);
  any(dice, setup.kids_last_shot, 2);
  any(dice, setup.kids_single_ballot, 2);
  any(dice, setup.kids_last_shot_chain, 2);
  any(dice, setup.kids_last_shot_for, 2);
  any(dice, setup.wrong_phase_penalty, 3);
  any(dice, setup.shots_stoppable, 3);
  any(dice, setup.bandage_any_cause, 2);
  any(dice, setup.recruit_replaces_kill, 2);
  any(dice, setup.commander_preliminary, 2);
  any(dice, setup.commander_second_place, 3);
  any(dice, setup.commander_succession, 2);
  any(dice, setup.new_gang_recognition, 2);
}

void draw_cards(chance::Dice& dice, spytown::Setup& setup) {
  any(dice, setup.extended, 2);
  if (setup.extended == spytown::Switch::off) return;
  for (int i = 0; i < spytown::kCards - 1; ++i) {
    const bool in = dice.once_in(2);
    const int copies = in ? spytown::in_the_box(static_cast<Card>(i)) : 0;
    setup.cards[static_cast<unsigned>(i)] = static_cast<std::uint8_t>(copies);
  }
}

}  // namespace

SpytownEvening play(const spytown::Setup& setup, std::uint64_t seed, const SpytownLevels& levels,
                    const SpytownWatch& watch) {
  const spytown::Plan plan = spytown::plan(setup);
  return Game{plan, seed, levels, watch}.play();
}

spytown::Setup draw_spytown_setup(std::uint64_t seed) {
  for (std::uint64_t again = 0;; ++again) {
    chance::Dice dice{seed, 77 + again};
    spytown::Setup setup;
    setup.edition = dice.once_in(2) ? spytown::Edition::sk : spytown::Edition::pl;
    setup.seats = static_cast<std::uint8_t>(6 + dice.below(16));
    draw_options(dice, setup);
    draw_cards(dice, setup);
    if (spytown::validate(setup).may_start()) return setup;
  }
}

spytown::Setup basic_spytown_setup(int people) {
  spytown::Setup setup;
  setup.edition = spytown::Edition::sk;
  setup.seats = static_cast<std::uint8_t>(people);
  return setup;
}

}  // namespace omerta::bots
