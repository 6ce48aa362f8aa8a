// The driver: chance deals, bots use their powers and answer, the clock closes.
#include "tests/bots/mrakoszlap_evening.h"

#include "chance/dice.h"
#include "chance/draw.h"
#include "minds/memory.h"
#include "rulebooks/mrakoszlap/rules/plan.h"

namespace omerta::bots {
namespace {

using mrakoszlap::Mrakoszlap;
using mrakoszlap::Power;
using mrakoszlap::Type;
namespace ask = mrakoszlap::ask;
namespace fact = mrakoszlap::fact;

constexpr int kMostCommands = 200'000;
constexpr int kWeary = 25;

class Game {
 public:
  Game(const mrakoszlap::Plan& plan, std::uint64_t seed, const MrakoszlapLevels& levels,
       const MrakoszlapWatch& watch)
      : plan_{plan}, seed_{seed}, levels_{levels}, watch_{watch}, dice_{seed, 1} {
    for (unsigned i = 0; i < kSeats; ++i) feeds_.emplace_back(static_cast<Seat>(i));
  }

  MrakoszlapEvening play() {
    state_ = begin<Mrakoszlap>(plan_, log());
    while (state_.prompts.waits() && evening_.endless == 0) {
      const int before = commands_;
      speak_in(1);
      speak_in(0);
      const bool house = state_.prompts.awaited[0].has(Seat::nobody);
      if (house && commands_ == before)
        say(house_answer(dice_, *state_.prompts.find(0, Seat::nobody)));
      if (commands_ > kMostCommands) evening_.endless = 1;
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
    if (event.fact == fact::ordered) ++evening_.used[event.much];
    if (is_against_his_own(event)) {
      ++(event.fact == fact::accused ? evening_.given_up : evening_.betrayals);
    }
    if (event.fact == fact::called) {
      ++evening_.called[index(type_of(static_cast<mrakoszlap::CardId>(event.what)))];
    }
    if (event.fact == fact::skipped) ++evening_.used[index(Type::time_lord)];
    if (event.fact == fact::power_used) {
      ++evening_.used[index(type_of(static_cast<Power>(event.what)))];
    }
    if (event.fact == fact::mafia_silent) --evening_.bullets;
    const bool resolution = event.fact == fact::phase_opened &&
                            event.what == static_cast<int>(mrakoszlap::Phase::night_resolution);
    if (!resolution) return;
    ++evening_.bullets;
    ++evening_.nights;
  }

  // Late in an endless game bots are weary and do anything.
  bool is_against_his_own(const Event& event) const {
    const bool aimed =
        event.fact == fact::ordered && static_cast<Ask>(event.what) == ask::mafia_aim;
    const Seats mafia = state_.truth.mafia;
    return (aimed || event.fact == fact::accused) && mafia.has(event.who) &&
           mafia.has(event.whom) && state_.table.round < kWeary;
  }

  void say(const Command& command) {
    if (apply<Mrakoszlap>(plan_, state_, command, log()) != Refusal::none) ++evening_.refused;
    ++commands_;
  }

  static bool is_offered(Ask what) {
    return what == ask::accuse || what == ask::mafia_plan || what == ask::skip_night ||
           what == ask::skip_day || what == ask::use_power;
  }

  void speak_in(unsigned lane) {
    for (Seat seat : state_.prompts.open[lane] - Seat::nobody) {
      const Prompt* open = state_.prompts.find(lane, seat);
      if (open == nullptr || !state_.prompts.waits()) continue;
      if (state_.prompts.awaited[lane].has(seat) || is_offered(open->ask)) speak(seat, *open);
    }
  }

  void speak(Seat seat, Prompt prompt) {
    const mrakoszlap::View view = omerta::view<Mrakoszlap>(plan_, state_, seat);
    const MrakoszlapSide side =
        state_.truth.mafia.has(seat) ? MrakoszlapSide::mafia : MrakoszlapSide::citizens;
    const MrakoszlapBot bot{levels_(side, seat), seed_};
    const MrakoszlapChair chair{view, feeds_[index(seat)].heard(), Talk::none, {}, &memory_};
    const std::optional<Choice> choice = bot.choose(chair, prompt);
    if (watch_) watch_(plan_, state_, chair, prompt, choice);
    if (!choice) return;
    say({.choice = *choice, .seat = seat, .ask = prompt.ask, .voice = Voice::player});
  }

  const mrakoszlap::Plan& plan_;
  std::uint64_t seed_;
  const MrakoszlapLevels& levels_;
  const MrakoszlapWatch& watch_;
  chance::Dice dice_;
  mrakoszlap::State state_{};
  std::vector<Feed> feeds_;
  minds::Memory memory_;
  MrakoszlapEvening evening_;
  int commands_ = 0;
};

template <class E>
void any(chance::Dice& dice, E& option, std::uint32_t values) {
  option = static_cast<E>(dice.below(values));
}

void draw_night_options(chance::Dice& dice, mrakoszlap::Setup& setup) {
  any(dice, setup.ability_passing, 3);
  any(dice, setup.night_calls, 3);
  any(dice, setup.slime_vs_sniper, 2);
  any(dice, setup.slime_uses, 2);
  any(dice, setup.slime_redirected, 2);
  any(dice, setup.al_capone_reach, 3);
  any(dice, setup.magnet_duration, 2);
  any(dice, setup.tunnel_use, 2);
  any(dice, setup.tunnel_to_dead, 2);
  any(dice, setup.matrix_catch, 2);
  any(dice, setup.sock_targets, 3);
  any(dice, setup.exchange_timing, 2);
  any(dice, setup.leech_gain, 2);
  any(dice, setup.mud_duration, 2);
  any(dice, setup.victory_check, 2);
}

void draw_rare_options(chance::Dice& dice, mrakoszlap::Setup& setup) {
  any(dice, setup.defence_order, 2);
  any(dice, setup.magnet_pulls, 2);
  any(dice, setup.magnet_first, 2);
  any(dice, setup.matrix_dies, 2);
  any(dice, setup.matrix_report, 3);
  any(dice, setup.exchange_day_limit, 2);
  any(dice, setup.leech_self, 2);
  any(dice, setup.doctor_offsets, 2);
  any(dice, setup.third_gas_mask, 2);
  any(dice, setup.ghost_bobo_haunts, 2);
  any(dice, setup.cobra_after_meal, 2);
  any(dice, setup.spyglass_jailed, 2);
  any(dice, setup.night1_skip, 2);
  any(dice, setup.glazier_check, 2);
  any(dice, setup.gravedigger_counts, 2);
  any(dice, setup.cobra_dead_leech, 2);
  any(dice, setup.sock_dead_thrower, 2);
  any(dice, setup.prison_told, 2);
  any(dice, setup.prison_reach, 2);
  any(dice, setup.mass_murderer_self, 2);
  any(dice, setup.meciar_kovac_lose, 2);
}

void draw_day_options(chance::Dice& dice, mrakoszlap::Setup& setup) {
  any(dice, setup.silenced_powers, 2);
  any(dice, setup.ballot_votes, 2);
  any(dice, setup.single_accused, 2);
  any(dice, setup.tie_ballot, 3);
  any(dice, setup.vest_by_day, 2);
  any(dice, setup.all_dead, 2);
  any(dice, setup.report_detail, 2);
  any(dice, setup.reveal_on_death, 3);
}

}  // namespace

MrakoszlapEvening play(const mrakoszlap::Setup& setup, std::uint64_t seed,
                       const MrakoszlapLevels& levels, const MrakoszlapWatch& watch) {
  const mrakoszlap::Plan plan = mrakoszlap::plan(setup);
  return Game{plan, seed, levels, watch}.play();
}

mrakoszlap::Setup draw_mrakoszlap_setup(std::uint64_t seed) {
  chance::Dice dice{seed, 78};
  mrakoszlap::Setup setup = basic_mrakoszlap_setup(static_cast<int>(4 + dice.below(17)));
  if (dice.once_in(2)) draw_night_options(dice, setup);
  if (dice.once_in(2)) draw_day_options(dice, setup);
  if (dice.once_in(2)) draw_rare_options(dice, setup);
  return setup;
}

mrakoszlap::Setup basic_mrakoszlap_setup(int people) {
  mrakoszlap::Setup setup;
  setup.seats = static_cast<std::uint8_t>(people);
  return setup;
}

}  // namespace omerta::bots
