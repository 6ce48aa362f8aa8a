// Any bytes as a stream of commands at a random table: some are what was offered, some are not.
// Whatever is said, the state stays whole: a refusal changes nothing, the game can always go on,
// and everybody knows exactly what he was told.
#include <cstring>
#include <span>

#include "engine/expect.h"
#include "tests/laws/gorod/sitting.h"

namespace omerta::gorod::laws {
namespace {

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
  const unsigned lane = bytes.one() % Gorod::kLanes;
  const Seats open = state.prompts.open[lane];
  if (open.empty()) return any_command(bytes);
  Seats rest = open;
  for (int skip = bytes.one() % open.count(); skip > 0; --skip) ++rest;
  const Prompt& prompt = *state.prompts.find(lane, *rest);
  Dice dice{bytes.one(), 0};
  Command command{.choice = draw(dice, prompt), .seat = *rest, .ask = prompt.ask};
  const auto voice = static_cast<Voice>(bytes.one() % 4);
  command.voice = prompt.voices.has(voice) ? voice : house_voice(prompt.voices);
  if (!prompt.voices.has(command.voice)) command.voice = Voice::player;
  return command;
}

void fold(const Plan& plan, const Told& told, Table& table, std::array<Notes, kSeats>& notes) {
  if (told.to.is_everyone()) return Gorod::learn(plan, table, told.event);
  for (Seat seat : told.to.seats()) Gorod::learn(plan, notes[index(seat)], seat, told.event);
}

void check(const Sitting& game) {
  Table table{};
  std::array<Notes, kSeats> notes{};
  for (const Told& told : game.told) fold(game.plan, told, table, notes);
  expect(std::memcmp(&table, &game.state.table, sizeof table) == 0);
  expect(std::memcmp(&notes, &game.state.notes, sizeof notes) == 0);
}

void run(std::span<const std::uint8_t> data) {
  Bytes bytes{data};
  Dice dice{bytes.one(), bytes.one()};
  Sitting game{random_setup(dice)};
  play(game, dice, game.plan.setup.seats);  // the deal
  while (!bytes.empty()) {
    const State before = game.state;
    const bool offered = bytes.one() % 8 != 0 && !game.over();
    const Command command = offered ? offered_command(bytes, game.state) : any_command(bytes);
    const Refusal refusal = game.say(command);
    if (refusal != Refusal::none) expect(same_bytes(before, game.state));
    expect(game.over() || game.state.prompts.waits());
  }
  check(game);
}

}  // namespace
}  // namespace omerta::gorod::laws

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  omerta::gorod::laws::run({data, size});
  return 0;
}
