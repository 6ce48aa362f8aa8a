// Any bytes as a table of spytown and a stream of commands at it. Whatever the host wants, the
// validator answers; whatever is said, the state stays whole: a refusal changes nothing, the game
// can always go on, and everybody knows exactly what he was told.
#include <array>
#include <cstdint>
#include <cstring>
#include <span>
#include <type_traits>
#include <vector>

#include "chronicle/chronicle.h"
#include "engine/expect.h"
#include "rulesets/spytown/plan.h"
#include "rulesets/spytown/setup.h"
#include "rulesets/spytown/spytown.h"
#include "simulator/policy.h"

namespace omerta::spytown {
namespace {

using simulator::Dice;

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

void set_options(Bytes& bytes, Setup& setup) {
  set(bytes, setup.edition, 3);
  set(bytes, setup.gm_mode, 2);
  set(bytes, setup.extended, 2);
  set(bytes, setup.component_limit, 2);
  set(bytes, setup.agent_may_pass, 2);
  set(bytes, setup.mafia_deadlock, 4);
  set(bytes, setup.self_vote, 2);
  set(bytes, setup.second_place_tie, 2);
  set(bytes, setup.eliminated_view, 2);
  set(bytes, setup.small_game_max, 3);
  set(bytes, setup.small_game_round1_mafia, 2);
  set(bytes, setup.kids_no_agent, 2);
  set(bytes, setup.kids_last_shot, 2);
  set(bytes, setup.kids_single_ballot, 2);
  set(bytes, setup.kids_wording, 2);
  set(bytes, setup.kids_last_shot_chain, 2);
  set(bytes, setup.wrong_phase_penalty, 2);
  set(bytes, setup.shots_stoppable, 2);
  set(bytes, setup.recruit_replaces_kill, 2);
  set(bytes, setup.commander_preliminary, 2);
  set(bytes, setup.commander_succession, 2);
  set(bytes, setup.new_gang_recognition, 2);
}

// What a host might ask for: any number of people, game masters, tokens and cards.
Setup any_setup(Bytes& bytes) {
  Setup setup;
  set_options(bytes, setup);
  setup.seats = bytes.one();
  setup.game_masters = bytes.one();
  setup.game_master_seated = bytes.one();
  setup.tokens_given = bytes.one() % 2;
  for (std::uint8_t& count : setup.tokens) count = bytes.one();
  for (std::uint8_t& count : setup.cards) count = bytes.one();
  return setup;
}

// The nearest to it that may start.
Setup mended(Setup setup) {
  if (setup.edition == Edition::unset) setup.edition = Edition::sk;
  setup.seats = static_cast<std::uint8_t>(kFewestPlayers - 1 +
                                          setup.seats % (kMostPlayers - kFewestPlayers + 1));
  setup.game_masters = setup.gm_mode == GmMode::human ? 1 : 0;
  setup.game_master_seated = 0;
  if (setup.gm_mode == GmMode::app && setup.mafia_deadlock == MafiaDeadlock::gm) {
    setup.mafia_deadlock = MafiaDeadlock::by_mode;
  }
  setup.tokens_given = 0;
  setup.component_limit = ComponentLimit::none;
  int left = setup.extended == Switch::on ? setup.seats : 0;
  for (unsigned i = 0; i < kCards; ++i) {
    const Card card = static_cast<Card>(i);
    const int copies = in_the_box(card);
    const bool few = (card == Card::new_gang && players(setup) < kGangFrom) ||
                     (card == Card::re_recruitment && players(setup) < kRerecruitmentFrom);
    const bool wanted = card != Card::neutral && setup.cards[i] % 2 == 1;
    setup.cards[i] = static_cast<std::uint8_t>(wanted && !few && copies <= left ? copies : 0);
    left -= setup.cards[i];
  }
  if (action_cards(setup) == 0) setup.extended = Switch::off;
  if (setup.cards[index(Card::new_gang)] == 0) setup.new_gang_recognition = Switch::off;
  return setup;
}

Command any_command(Bytes& bytes) {
  const std::uint8_t seat = bytes.one();
  const std::uint8_t what = bytes.one();
  const std::uint8_t voice = bytes.one();
  return {.choice = bytes.eight(),
          .seat = static_cast<Seat>(seat),
          .ask = static_cast<Ask>(what),
          .voice = static_cast<Voice>(voice)};
}

// One of the open questions, answered with something it offers.
Command offered_command(Bytes& bytes, const State& state) {
  const unsigned lane = bytes.one() % 8 < 6 ? 0 : bytes.one() % Spytown::kLanes;
  const Seats open = state.prompts.open[lane];
  if (open.empty()) return any_command(bytes);
  Seats rest = open;
  for (int skip = bytes.one() % open.count(); skip > 0; --skip) ++rest;
  const Prompt& prompt = *state.prompts.find(lane, *rest);
  Dice dice{bytes.one(), 0};
  const bool answer = prompt.offers != 0 || prompt.pass == Pass::allowed;
  Command command{
      .choice = answer ? simulator::draw(dice, prompt) : kPass, .seat = *rest, .ask = prompt.ask};
  const unsigned first = bytes.one() % 4;
  for (unsigned i = 0; i < 4 && !prompt.voices.has(command.voice); ++i) {
    command.voice = static_cast<Voice>((first + i) % 4);
  }
  return command;
}

class Sitting {
 public:
  explicit Sitting(const Setup& setup)
      : plan_{spytown::plan(setup)}, state_{begin<Spytown>(plan_, log())} {}

  const State& state() const { return state_; }
  bool over() const { return state_.table.phase == Phase::over; }

  void say(const Command& command) {
    const State before = state_;
    const Refusal refusal = apply<Spytown>(plan_, state_, command, log());
    if (refusal != Refusal::none) expect(std::memcmp(&before, &state_, sizeof before) == 0);
    expect(over() != state_.prompts.waits());
  }

  // Chance deals, and then everyone looks: the game proper is what is fuzzed.
  void deal(Dice& dice) {
    while (state_.table.phase == Phase::setup && state_.prompts.open[0].has(Seat::nobody)) {
      const Prompt& prompt = *state_.prompts.find(0, Seat::nobody);
      say({.choice = simulator::draw(dice, prompt), .ask = prompt.ask, .voice = Voice::chance});
    }
  }

  // Whoever is awaited can answer, and folding what was told gives what everybody knows.
  void check() const {
    Table table{};
    std::array<Notes, kSeats> notes{};
    for (const Told& told : told_) fold(told, table, notes);
    expect(std::memcmp(&table, &state_.table, sizeof table) == 0);
    expect(std::memcmp(&notes, &state_.notes, sizeof notes) == 0);
    for (unsigned lane = 0; lane < Spytown::kLanes; ++lane) {
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

  void fold(const Told& told, Table& table, std::array<Notes, kSeats>& notes) const {
    if (told.to.is_everyone()) return Spytown::learn(plan_, table, told.event);
    for (Seat seat : told.to.seats()) Spytown::learn(plan_, notes[index(seat)], seat, told.event);
  }

  std::vector<Told> told_;
  spytown::Plan plan_;
  State state_;
};

void run(std::span<const std::uint8_t> data) {
  Bytes bytes{data};
  Dice dice{bytes.one(), bytes.one()};
  Setup setup = any_setup(bytes);
  if (!validate(setup).may_start()) setup = mended(setup);
  expect(validate(setup).may_start());
  Sitting game{setup};
  game.deal(dice);
  while (!bytes.empty()) {
    const bool offered = bytes.one() % 8 != 0 && !game.over();
    game.say(offered ? offered_command(bytes, game.state()) : any_command(bytes));
  }
  game.check();
}

}  // namespace
}  // namespace omerta::spytown

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  omerta::spytown::run({data, size});
  return 0;
}
