// Prints transcripts, a line each: good ones, and bad ones in which something was changed, for the
// other two verifiers.   print_lines DEALS
#include <cstdio>
#include <cstdlib>

#include "tests/dealing/rounds.h"

namespace omerta::dealing {
namespace {

constexpr std::uint64_t kGames = 10;

void print(const char* what, const std::string& line) {
  std::printf("%s %s\n", what, line.c_str());
}

void print_games(const char* rulebook, chance::Dice& dice) {
  for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
    const std::string good = written(played_game(rulebook, seed).transcript);
    print("good", good);
    for (int i = 0; i < 20; ++i) print("bad", tampered(good, dice));
  }
}

void print_deals(long deals, chance::Dice& dice) {
  for (long i = 0; i < deals; ++i) {
    const Frozen frozen = some_frozen(dice);
    const Round round =
        some_round(written(frozen), static_cast<unsigned>(frozen.seats.size()), dice);
    const auto cards = dealt(round.key(), frozen);
    if (!cards) continue;
    const std::string good = written(transcript_of(round, *cards, {}));
    print("good", good);
    if (dice.once_in(10)) print("bad", tampered(good, dice));
  }
}

}  // namespace
}  // namespace omerta::dealing

int main(int count, char** words) {
  omerta::chance::Dice dice{99, 0};
  for (const char* book : {"gorod", "spytown", "mrakoszlap"}) {
    omerta::dealing::print_games(book, dice);
  }
  omerta::dealing::print_deals(count > 1 ? std::atol(words[1]) : 1000, dice);
  return 0;
}
