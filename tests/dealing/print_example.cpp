// Prints an example of a deal: its transcript, or the record of the game played with it.
//   print_example transcript|record
#include <cstdio>
#include <string_view>

#include "tests/dealing/rounds.h"

int main(int count, char** words) {
  const omerta::dealing::PlayedGame game = omerta::dealing::played_game("mrakoszlap", 6);
  const bool record = count > 1 && std::string_view{words[1]} == "record";
  const std::string text = record ? game.played.write() : written(game.transcript) + '\n';
  std::fputs(text.c_str(), stdout);
  return 0;
}
