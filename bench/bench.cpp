// The yardstick and the engine by turns on one core, in CPU time of the thread. The engine's game
// does all that a game on a server does to the state: every command goes through apply(), every
// event is told to its audience, who learn from it, and is logged.
#include "bench/bench.h"

#include <algorithm>
#include <array>
#include <bit>
#include <fstream>
#include <iomanip>
#include <string>

#include "bench/bot_pace.h"
#include "bench/desk_pace.h"
#include "bench/table_size.h"
#include "bench/wire_pace.h"
#include "bench/yardstick.h"
#include "rulebooks/rulebook.h"

namespace omerta::bench {
namespace {

constexpr std::uint64_t kSeed = 1;  // every repeat plays the same games

// The same service that limit.cpp gives its events: a ring of records, folded when a game ends.
class Ring {
 public:
  simulator::Listening listening() {
    return {{write, this}, [](void* to) { static_cast<Ring*>(to)->fold(); }};
  }
  void fold() {
    std::uint64_t digest = digest_;
    for (std::uint32_t i = first_; i != at_; ++i) {
      const std::uint32_t at = i % kRecords;
      digest += (deeds_[at] + 3 * reasons_[at] + 5 * std::uint64_t{audiences_[at]}) *
                (2 * std::uint64_t{i} + 1);
    }
    first_ = at_;
    digest_ = digest;
  }
  std::uint64_t digest() const { return digest_; }

 private:
  static constexpr std::uint32_t kRecords = 1U << 14;
  static void write(void* to, Audience audience, Event event) {
    Ring& ring = *static_cast<Ring*>(to);
    const std::uint32_t at = ring.at_++ % kRecords;
    const auto [deed, reason] = std::bit_cast<std::array<std::uint64_t, 2>>(event);
    ring.deeds_[at] = deed;
    ring.reasons_[at] = reason;
    ring.audiences_[at] = audience.seats().bits;
  }

  std::array<std::uint64_t, kRecords> deeds_{};    // the first half of each event: what was done
  std::array<std::uint64_t, kRecords> reasons_{};  // the second: by which clause, after which event
  std::array<std::uint32_t, kRecords> audiences_{};
  std::uint32_t first_ = 0;
  std::uint32_t at_ = 0;
  std::uint64_t digest_ = 0;
};

void keep(Pace& best, const Pace& pace) {
  if (best.games == 0 || pace.seconds < best.seconds) best = pace;
}
void keep(double& best, double nanoseconds) {
  if (best == 0 || nanoseconds < best) best = nanoseconds;
}

std::string machine() {
  std::ifstream cpuinfo{"/proc/cpuinfo"};
  for (std::string line; std::getline(cpuinfo, line);) {
    if (line.rfind("model name", 0) == 0) return line.substr(line.find(':') + 2);
  }
  return "unknown machine";
}

std::ostream& print(std::ostream& out, const char* name, double figure) {
  return out << "  " << std::left << std::setw(34) << name << std::right << std::setw(9) << figure;
}

void print(std::ostream& out, const char* name, const Pace& pace) {
  const auto games = static_cast<double>(pace.games);
  out << "  " << std::left << std::setw(34) << name << std::right << std::setw(9)
      << pace.nanoseconds_a_game() << " ns a game, " << static_cast<double>(pace.commands) / games
      << " commands, " << static_cast<double>(pace.events) / games << " events\n"
      << std::setw(45) << pace.nanoseconds_a_command() << " ns a command, "
      << pace.commands_a_second() / 1e6 << " million decisions a second\n";
}

}  // namespace

Measured measure(const Effort& effort) {
  Measured best;
  std::vector<simulator::BenchTables> books;
  for (const Rulebook* book : rulebooks()) {
    if (book->bench == nullptr) continue;
    books.push_back(book->bench());
    best.rulebooks.push_back({.rulebook = book->id, .state_bytes = books.back().state_bytes});
    for (const BenchTable& table : books.back().tables) {
      best.rulebooks.back().tables.push_back({table, {}});
    }
  }
  Ring ring;
  for (int i = 0; i < effort.repeats; ++i) {
    const double bare = yardstick_seconds(effort.yardstick_games, kSeed, best.digest);
    keep(best.yardstick_nanoseconds, bare * 1e9 / static_cast<double>(effort.yardstick_games));
    for (std::size_t k = 0; k < books.size(); ++k) {
      for (Figure& each : best.rulebooks[k].tables) {
        keep(each.pace, each.table.play(each.table.games, kSeed, ring.listening()));
      }
      keep(best.rulebooks[k].copy_nanoseconds, books[k].copy_nanoseconds(effort.copies));
    }
  }
  best.digest ^= ring.digest();
  return best;
}

void bench(std::ostream& out, const Effort& effort) {
  const Measured all = measure(effort);
  out << std::fixed << std::setprecision(1) << machine() << "; one core, CPU time of the thread, "
      << "best of " << effort.repeats << " by turns\n"
      << "compiler " << __VERSION__ << "; engine " << OMERTA_ENGINE_FLAGS << "; yardstick "
      << yardstick_flags() << '\n';
  for (const Figures& book : all.rulebooks) {
    for (const Figure& each : book.tables) {
      const bool beside = each.table.beside == BenchTable::Beside::yardstick;
      out << '\n' << book.rulebook << ", " << each.table.title << '\n';
      if (beside)
        print(out, "yardstick, level ballots", all.yardstick_nanoseconds) << " ns a game\n";
      print(out, "engine", each.pace);
      const double ratio = each.pace.nanoseconds_a_game() / all.yardstick_nanoseconds;
      if (beside) print(out, "ratio of CPU time a game", ratio) << '\n';
    }
  }
  out << "\nstate: ";
  for (const Figures& book : all.rulebooks) {
    out << book.rulebook << ' ' << book.state_bytes << " bytes, " << book.copy_nanoseconds
        << " ns a copy; ";
  }
  out << "digest " << std::hex << all.digest << std::dec << '\n';
  print_bots(out, effort.repeats);
  print_wire(out, effort.repeats);
  print_desks(out, effort.repeats);
  print_tables(out);
}

}  // namespace omerta::bench
