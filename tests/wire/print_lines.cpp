// Prints what is sent and received in whole games of every rulebook, a line each with what it is,
// for tests/wire/fits.py to hold against the schema and the message files.
#include <cstdio>
#include <set>

#include "chance/dice.h"
#include "tests/feeds/games.h"
#include "tests/wire/device.h"
#include "tests/wire/hostile.h"

namespace omerta::wire {
namespace {

constexpr std::uint64_t kGames = 4;
constexpr std::uint32_t kLookOnceIn = 12;  // commands

class Lines {
 public:
  void add(const char* what, const std::string& text) {
    const std::string line = std::string{what} + ' ' + text;
    if (seen_.insert(line).second) std::puts(line.c_str());
  }

 private:
  std::set<std::string> seen_;
};

std::vector<Device> devices_of(const notation::Casting& casting) {
  std::vector<Device> devices;
  devices.emplace_back(casting, story::Listener{});
  for (std::size_t i = 0; i < casting.names.seats.size(); ++i) {
    const story::Listener seat{story::Listener::Kind::seat, static_cast<Seat>(i)};
    devices.emplace_back(casting, seat);
  }
  devices.emplace_back(casting, story::Listener{story::Listener::Kind::moderator});
  return devices;
}

// What a player's device would have sent; the house speaks otherwise.
void print_command(const AnyGame& game, const Command& command, Lines& lines) {
  if (index(command.seat) >= kSeats || command.voice != Voice::player) return;
  const unsigned lane = game.lane(command.ask);
  const Prompt* prompt = game.prompt(lane, command.seat);
  lines.add("command", answer_text(lane, prompt->number, numbers_of(command.choice)));
}

void print_game(const char* rulebook, std::uint64_t seed) {
  std::printf("rulebook %s\n", rulebook);
  const notation::Record game = feeds::random_game(rulebook, 900 + seed);
  chance::Dice dice{seed, 3};
  Lines lines;
  Chronicle chronicle = game.begin();
  std::vector<Device> devices = devices_of(game.casting());
  const auto hear = [&] {
    for (Device& device : devices) {
      for (const std::string& line : device.hear(chronicle)) lines.add("heard", line);
    }
  };
  hear();
  for (const Command& command : feeds::commands_of(game)) {
    print_command(chronicle.game(), command, lines);
    expect(chronicle.play(command) == Refusal::none);
    hear();
    if (!dice.once_in(kLookOnceIn) && !chronicle.game().over()) continue;
    const auto seats = static_cast<std::uint32_t>(devices.size() - 2);
    lines.add("screen", devices.front().shown(chronicle.game()));
    lines.add("screen", devices[1 + dice.below(seats)].shown(chronicle.game()));
  }
}

}  // namespace
}  // namespace omerta::wire

int main() {
  using namespace omerta::wire;
  for (const char* rulebook : {"gorod", "spytown", "mrakoszlap"}) {
    for (std::uint64_t seed = 1; seed <= kGames; ++seed) print_game(rulebook, seed);
  }
  for (const Hostile& each : hostile_commands()) std::printf("nothing %s\n", each.text.c_str());
  return 0;
}
