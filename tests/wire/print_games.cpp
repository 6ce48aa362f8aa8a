// What is sent and received in whole games of every rulebook.
#include "beliefs/believed.h"
#include "chance/dice.h"
#include "presentation/flights/tracing.h"
#include "presentation/story/labels.h"
#include "tests/feeds/games.h"
#include "tests/wire/device.h"
#include "tests/wire/lines.h"
#include "wire/encode_beliefs.h"
#include "wire/encode_night.h"

namespace omerta::wire {
namespace {

constexpr std::uint64_t kGames = 4;
constexpr std::uint32_t kLookOnceIn = 12;  // commands

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

// All of them, as everyone may see them after the end.
void print_nights(const notation::Casting& casting, const Chronicle& chronicle, Lines& lines) {
  const flights::Tracing* tracing = rulebook(casting.rulebook).tracing;
  const int last = tracing == nullptr ? 0 : tracing->last_night(chronicle.told());
  for (int number = 1; number <= last; ++number) {
    lines.add("night", encoded(*tracing->night({casting, chronicle.told()}, number)));
  }
}

void print_beliefs(const notation::Casting& casting, const Chronicle& chronicle, Lines& lines) {
  const Rulebook& book = rulebook(casting.rulebook);
  if (book.reasoner == nullptr) return;
  const auto reasoner = book.reasoner(chronicle.game());
  const auto all = beliefs::believed(*reasoner, chronicle.told(), {},
                                     {.seats = chronicle.game().standing().seats});
  story::Feed feed{book.teller(chronicle.game()), {}};
  feed.hear(chronicle.told());
  lines.add("beliefs", encoded(all, story::labels(feed, chronicle.told().size())));
}

void print_game(std::string_view rulebook, std::uint64_t seed) {
  std::printf("rulebook %.*s\n", static_cast<int>(rulebook.size()), rulebook.data());
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
  print_nights(game.casting(), chronicle, lines);
  print_beliefs(game.casting(), chronicle, lines);
}

}  // namespace

void print_games(const Rulebook& book) {
  for (std::uint64_t seed = 1; seed <= kGames; ++seed) print_game(book.id, seed);
}

}  // namespace omerta::wire
