// Plays two worlds in step and compares what their devices are sent.
#include "tests/wire/twins.h"

#include <algorithm>

#include "tests/feeds/games.h"
#include "tests/wire/device.h"
#include "tests/wire/leaks.h"

namespace omerta::wire {
namespace {

using notation::Record;

constexpr int kLooks = 3;  // screens after each command
constexpr int kPairs = 4;  // pairs of seats that are tried in one game

struct World {
  explicit World(const Record& record) : chronicle{record.begin()} {
    const notation::Casting& casting = record.casting();
    devices.emplace_back(casting, story::Listener{});
    for (std::size_t i = 0; i < casting.names.seats.size(); ++i) {
      const story::Listener seat{story::Listener::Kind::seat, static_cast<Seat>(i)};
      devices.emplace_back(casting, seat);
    }
  }
  Chronicle chronicle;
  std::vector<Device> devices;  // everyone's first, then each seat's
};

// What the owner of a device was told from some event on, without the reasons he is not told.
std::vector<Event> told(const Chronicle& chronicle, const Device& device, std::size_t from) {
  std::vector<Event> events;
  for (std::size_t i = from; i < chronicle.told().size(); ++i) {
    const Told& each = chronicle.told()[i];
    const bool his = each.to.is_everyone() || (device.is_seat() && each.to.reaches(device.seat()));
    if (!his) continue;
    events.push_back(each.event);
    events.back().by = Clause{};
    events.back().cause = 0;
  }
  return events;
}

class Pair {
 public:
  Pair(const Record& here, const Record& there, std::uint64_t seed)
      : here_{here}, there_{there}, dice_{seed, 9}, alike_(here_.devices.size(), true) {}

  // Whether both worlds could take it.
  bool play(const Command& command, const Command& elsewhere) {
    const std::size_t told_here = here_.chronicle.told().size();
    const std::size_t told_there = there_.chronicle.told().size();
    if (here_.chronicle.play(command) != Refusal::none) return false;
    if (there_.chronicle.play(elsewhere) != Refusal::none) return false;
    compare(told_here, told_there);
    return true;
  }

  void compare(std::size_t told_here, std::size_t told_there) {
    for (std::size_t i = 0; i < alike_.size(); ++i) listen(i, told_here, told_there);
    look(0);
    for (int looks = 0; looks < kLooks; ++looks) {
      look(dice_.below(static_cast<std::uint32_t>(alike_.size())));
    }
    try_answers(dice_.below(static_cast<std::uint32_t>(alike_.size())));
  }

  bool goes_on() const {
    return found.leak.empty() && std::count(alike_.begin(), alike_.end(), true) > 0 &&
           !here_.chronicle.game().over() && !there_.chronicle.game().over();
  }

  Hour hour() const { return here_.chronicle.game().standing().hour; }

  Compared found;

 private:
  void differ(const char* what, std::size_t device, const std::string& one,
              const std::string& other) {
    if (one == other || !found.leak.empty()) return;
    std::size_t at = 0;
    while (at < one.size() && at < other.size() && one[at] == other[at]) ++at;
    const std::size_t from = at < 80 ? 0 : at - 80;
    found.leak = std::string{what} + " of device " + std::to_string(device) + " at command " +
                 std::to_string(here_.chronicle.commands().size()) + ": " + one.substr(from, 160) +
                 "\n  and " + other.substr(from, 160);
  }

  // GOR-MODERATOR-7  Whoever has taken the moderator's post hears everything.
  bool has_post(const Device& device) const {
    const auto post = [&](const World& world) {
      return device.is_seat() && world.chronicle.game().standing().moderator == device.seat();
    };
    return post(here_) || post(there_);
  }

  void listen(std::size_t i, std::size_t told_here, std::size_t told_there) {
    Device& one = here_.devices[i];
    Device& other = there_.devices[i];
    if (alike_[i] && (has_post(one) || told(here_.chronicle, one, told_here) !=
                                           told(there_.chronicle, other, told_there))) {
      alike_[i] = false;
      found.different = true;
    }
    if (!alike_[i]) return;
    const auto lines = one.hear(here_.chronicle);
    const auto elsewhere = other.hear(there_.chronicle);
    if (lines.size() != elsewhere.size()) return differ("count", i, "more", "fewer");
    for (std::size_t k = 0; k < lines.size(); ++k) differ("line", i, lines[k], elsewhere[k]);
    differ("hash", i, one.hashes(), other.hashes());
    found.lines += lines.size();
  }

  void look(std::size_t i) {
    if (!alike_[i] || !found.leak.empty()) return;
    const Device& device = here_.devices[i];
    const AnyGame& game = here_.chronicle.game();
    const std::string one = device.shown(game);  // in this order: a leak asks for the game by name
    const std::string other = there_.devices[i].shown(there_.chronicle.game());
    differ("screen", i, one, other);
    ++found.screens;
    found.screens_of_everyone += device.is_seat() ? 0U : 1U;
    const bool dead = device.is_seat() && !game.standing().in_play.has(device.seat());
    found.screens_of_the_dead += dead ? 1U : 0U;
  }

  void try_answers(std::size_t i) {
    if (!alike_[i] || i == 0 || !found.leak.empty()) return;
    const std::string one = here_.devices[i].refusals(here_.chronicle.game());
    const std::string other = there_.devices[i].refusals(there_.chronicle.game());
    differ("refusals", i, one, other);
    ++found.refusals;
  }

  World here_;
  World there_;
  chance::Dice dice_;
  std::vector<bool> alike_;
};

Compared compare_pair(const Record& game, std::size_t one, std::size_t other, std::uint64_t seed) {
  const auto renamed = [&](Seat seat) {
    return index(seat) == one     ? static_cast<Seat>(other)
           : index(seat) == other ? static_cast<Seat>(one)
                                  : seat;
  };
  const Record here = feeds::with_deal(game, game.casting().deal);
  const Record there = feeds::with_deal(game, feeds::exchanged(game, one, other));
  Pair pair{here, there, seed};
  pair.compare(0, 0);
  for (const Command& command : feeds::commands_of(game)) {
    Command elsewhere = command;
    if (pair.hour() == Hour::night) elsewhere.seat = renamed(command.seat);
    if (!pair.goes_on() || !pair.play(command, elsewhere)) break;
  }
  return pair.found;
}

}  // namespace

void Compared::add(const Compared& more) {
  leak = more.leak;
  lines += more.lines;
  screens += more.screens;
  screens_of_the_dead += more.screens_of_the_dead;
  screens_of_everyone += more.screens_of_everyone;
  refusals += more.refusals;
  different = different || more.different;
}

Compared compare_twins(std::string_view rulebook, std::uint64_t seed) {
  const Record game = feeds::random_game(rulebook, seed);
  chance::Dice dice{seed, 8};
  const auto seats = static_cast<std::uint32_t>(game.casting().names.seats.size());
  Compared all;
  for (int i = 0; i < kPairs && all.leak.empty(); ++i) {
    const std::size_t one = dice.below(seats);
    const std::size_t other = (one + 1 + dice.below(seats - 1)) % seats;
    all.add(compare_pair(game, one, other, seed));
  }
  planted_game = nullptr;
  return all;
}

}  // namespace omerta::wire
