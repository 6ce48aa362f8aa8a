// GOR-DECK-5 to -8: the recommended decks, table by table.
#include "rulebooks/gorod/rules/cards.h"
#include "rulebooks/gorod/rules/setup.h"

namespace omerta::gorod {
namespace {

struct Line {  // one line of the rulebook's table; citizens fill the rest
  std::uint8_t players, mafioso, don, yakuza, lawyer, special, maniac;
};

constexpr std::array<Line, 15> kNewer{{
    {6, 1, 0, 0, 0, 0, 0},
    {7, 2, 0, 0, 0, 0, 0},
    {8, 2, 0, 0, 0, 0, 0},
    {9, 3, 0, 0, 0, 0, 0},
    {10, 3, 0, 0, 0, 0, 0},
    {11, 3, 0, 0, 0, 1, 0},
    {12, 4, 0, 0, 0, 1, 0},
    {13, 4, 0, 0, 0, 1, 1},
    {14, 4, 0, 0, 0, 2, 1},
    {15, 3, 1, 0, 1, 2, 1},
    {16, 4, 1, 0, 0, 2, 1},
    {17, 4, 1, 0, 0, 2, 1},
    {18, 3, 0, 3, 0, 2, 1},
    {19, 3, 0, 3, 0, 2, 1},
    {20, 3, 0, 3, 0, 2, 1},
}};

constexpr std::array<Line, 15> kOf2012{{
    {6, 1, 0, 0, 0, 0, 0},
    {7, 2, 0, 0, 0, 0, 0},
    {8, 2, 0, 0, 0, 0, 0},
    {9, 3, 0, 0, 0, 0, 0},
    {10, 3, 0, 0, 0, 1, 0},
    {11, 3, 0, 0, 0, 1, 0},
    {12, 4, 0, 0, 0, 1, 0},
    {13, 4, 0, 0, 0, 2, 1},
    {14, 4, 0, 0, 1, 2, 1},  // GOR-DECK-7: the lawyer is one of the ten others
    {15, 4, 1, 0, 0, 2, 1},
    {16, 4, 1, 0, 0, 2, 1},
    {17, 4, 1, 0, 0, 2, 1},
    {18, 3, 0, 3, 0, 2, 1},
    {19, 3, 0, 3, 0, 2, 1},
    {20, 3, 0, 3, 0, 2, 1},
}};

}  // namespace

Setup preset(Edition edition, int players) {
  expect(players >= kFewestPlayers && players <= kPresetPlayers);
  const auto row = static_cast<unsigned>(players - kFewestPlayers);
  const Line& line = edition == Edition::newer ? kNewer[row] : kOf2012[row];
  Setup setup{.edition = edition, .seats = line.players};
  const auto put = [&](Role role, int n) {
    setup.deck[index(role)] = static_cast<std::uint8_t>(n);
  };
  put(Role::mafioso, line.mafioso);
  put(Role::don, line.don);
  put(Role::yakuza, line.yakuza);
  put(Role::lawyer, line.lawyer);
  put(Role::commissioner, 1);
  put(Role::nurse, line.special >= 1 ? 1 : 0);  // GOR-DECK-8: nurse, then beauty
  put(Role::beauty, line.special >= 2 ? 1 : 0);
  put(Role::maniac, line.maniac);
  const int others =
      line.mafioso + line.don + line.yakuza + line.lawyer + 1 + line.special + line.maniac;
  put(Role::citizen, players - others);
  if (line.yakuza > 0) setup.yakuza_mode = YakuzaMode::second_clan;
  return setup;
}

}  // namespace omerta::gorod
