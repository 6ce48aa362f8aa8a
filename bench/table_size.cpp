// Counting what the heap gives away while tables are made.
#include "bench/table_size.h"

#include <malloc.h>

#include "bench/played.h"
#include "presentation/story/feed.h"

namespace omerta::bench {
namespace {

constexpr std::size_t kTables = 20;

std::size_t given_away() { return mallinfo2().uordblks; }

// Of one table, by the mean of some that are held at the same time.
template <class Held, class Make>
std::size_t bytes(const Make& make) {
  std::vector<Held> held;
  held.reserve(kTables);
  const std::size_t before = given_away();
  for (std::size_t i = 0; i < kTables; ++i) held.push_back(make());
  return (given_away() - before) / kTables;
}

std::vector<story::Feed> feeds_of(const Rulebook& book, const Chronicle& chronicle) {
  const AnyGame& game = chronicle.game();
  std::vector<story::Feed> feeds;
  feeds.emplace_back(book.teller(game), story::Listener{});
  for (Seat seat : game.standing().seats) {
    feeds.emplace_back(book.teller(game), story::Listener{story::Listener::Kind::seat, seat});
  }
  for (story::Feed& feed : feeds) feed.hear(chronicle.told());
  return feeds;
}

}  // namespace

std::vector<TableSize> measure_tables() {
  std::vector<TableSize> all;
  for (const Rulebook* book : rulebooks()) {
    const Chronicle half = half_of(played(*book));
    TableSize size{.rulebook = std::string{book->id}};
    size.game = sizeof(Chronicle) + bytes<Chronicle>([&] { return Chronicle{half}; });
    size.feeds = bytes<std::vector<story::Feed>>([&] { return feeds_of(*book, half); });
    all.push_back(size);
  }
  return all;
}

void print_tables(std::ostream& out) {
  out << "\na table held in mid-game (bytes)\n";
  for (const TableSize& size : measure_tables()) {
    out << "  " << size.rulebook << ": the game and its record " << size.game
        << ", what everybody has heard " << size.feeds << '\n';
  }
}

}  // namespace omerta::bench
