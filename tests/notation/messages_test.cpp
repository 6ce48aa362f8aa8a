// What `check` says of a line that does not hold: enough to find the mistake without the program.
#include <gtest/gtest.h>

#include "checking.h"

namespace omerta::notation {
namespace {

struct Row {
  std::string text;
  std::string says;  // the whole outcome begins with it
};

void expect_said(const std::vector<Row>& rows) {
  for (const Row& row : rows) {
    const std::string said = outcome(row.text);
    EXPECT_EQ(said.substr(0, row.says.size()), row.says) << row.text;
  }
}

const std::string kNine = "scenario X-1 t\nedition new\ntable T9\n";
const std::string kFifteen = "scenario X-1 t\nedition new\ntable T15\n";
const std::string kSpies = "scenario X-1 t\nedition sk\nrulebook spytown\ntable G10-day\n";

TEST(Messages, OfACommandThatNothingTakes) {
  expect_said({
      {kNine + "night 2\n  F -> A\n  goes on\n",
       "5: the question victim-mafia did not come in its phase; when this command was due, it was "
       "refused: not-your-turn; open was A, B, C: victim-mafia (A, B, C, D, E, F, G, H, I); "
       "clock: close"},
      {kFifteen + "night 2\n  captain -> K\n  goes on\n",
       "5: was refused: self-not-allowed; open is K: arrest (A, B, C, D, E, F, G, H, I, J, L, M, "
       "N, "
       "O)"},
      {kFifteen + "night 2\n  captain -> A refused self-not-allowed\n  goes on\n",
       "5: was accepted, not refused; open was K: arrest (A, B,"},
      {kNine + "night 2\n  nurse -> A\n  goes on\n",
       "5: nobody here can give this command; open was A, B, C: victim-mafia"},
      {kNine + "night 2\n  citizen -> A refused not-your-turn\n  goes on\n",
       "5: nobody here can give this command; open was"},
      {kNine + "night 2\n  A nominates E\n  goes on\n",
       "5: the question nominate did not come in its phase; "},
      {"scenario X-1 t\nedition new\ntable T6\nday 1\n  convict A\n  C nominates B\n  town wins\n",
       "6: the question nominate did not come in its phase; when this command was due, it was "
       "refused: not-your-turn; open was nothing: the game is over\n"},
  });
}

TEST(Messages, OfAClosingThatClosesNothing) {
  expect_said({
      {kNine + "day 1\n  clock closes\n  goes on\n",
       "5: was refused: not-your-turn; open is A, B, C, D, E, F, G, H, I: nominate"},
      {kNine + "day 1\n  A nominates E\n  moderator closes\n  goes on\n",
       "6: was refused: not-your-turn; open is B, C, D, E, F, G, H, I: nominate"},
      {kSpies + "phase preliminary-ballot\nmoderator closes\ngoes on\n", "6: was refused: "},
      {"scenario X-1 t\nrulebook mrakoszlap\ntable F6\nhand E mad-shooter-1\nnight 2\n"
       "  mafia -> B\n  mad-shooter-1 -> C\nday 2\n  clock closes\n  goes on\n",
       "9: was refused: not-allowed-now; open is chance: order (1, 2)"},
  });
}

TEST(Messages, OfWhatWasHeard) {
  expect_said({
      {kNine + "night 2\n  all hear dawn then night-fell(2)\n",
       "5: expected to hear night-fell(2) after dawn; heard night-fell(2); "},
      {kNine + "night 2\n  all hear call-opened(don) then dawn\n",
       "5: expected to hear call-opened(don); heard night-fell(2); "},
      {kNine + "night 2\n  all hear exactly night-fell(2); dawn\n",
       "5: expected dawn as number 2, heard call-opened(mafia); in all night-fell(2); "},
      {kNine + "night 2\n  call mafia\n  now all hear exactly night-fell(2)\n",
       "6: expected nothing more as number 2, heard call-opened(mafia); in all "},
      {kNine + "night 2\n  call mafia\n  now all hear exactly night-fell(2); call-opened; dawn\n",
       "6: expected dawn as number 3, heard nothing more; in all "},
      {kNine + "night 2\n  all hear dawn 2 times\n", "5: heard dawn once\n"},
      {kNine + "night 2\n  all hear call-opened once\n", "5: heard call-opened 2 times\n"},
  });
}

TEST(Messages, OfWhatWasAsked) {
  expect_said({
      {kFifteen + "night 2\n  G is asked check\n", "5: G was asked heal, not check\n"},
      {kFifteen + "night 2\n  M is asked check\n", "5: M was asked nothing, not check\n"},
      {kFifteen + "night 2\n  G is not asked heal\n", "5: G was asked heal\n"},
      {kFifteen + "night 2\n  all are asked heal\n", "5: A was asked victim-mafia, not heal\n"},
      {kFifteen + "night 2\n  G is not offered heal\n", "5: G was offered heal\n"},
      {kFifteen + "night 2\n  M is not offered heal A\n", "5: M was not asked heal\n"},
      {kFifteen + "night 2\n  G is asked heal 2 times\n", "5: G was asked heal once\n"},
      {kFifteen + "night 2\n  M is asked heal once\n", "5: M was asked heal 0 times\n"},
      {kFifteen + "night 2\n  mafia -> I\n  A is not asked second-victim again\n",
       "6: A was asked second-victim again\n"},
      {kSpies + "suspects are A\n", "5: the suspects are none\n"},
      {kNine + "day 1\n  A nominates E\n  candidates are none\n", "6: the candidates are E\n"},
  });
}

// The sentence is that of the rulebook, which a host is told too.
std::string refused(const std::string& line, const std::string& code, const Args& args) {
  const std::string what = Words::of(Language::en).say("complaint." + code, args);
  return line + ": the setup is refused: " + code + ": " + what + "\n";
}

TEST(Messages, OfASetupThatIsRefused) {
  EXPECT_EQ(outcome("scenario X-1 t\nedition new\nseats A, B\noption ballot secret\nnight 2\n"
                    "  goes on\n"),
            refused("3", "too-few-players", {}) +
                refused("3", "deck-size", {{"have", 0}, {"allowed", 2}}) +
                refused("3", "no-commissioner", {}) + refused("3", "no-mafia", {}) +
                "4: the setup is refused: unknown-option: the option ballot has no value “secret”; "
                "expected sealed or open\n");
}

TEST(Messages, OfALineOfAFixtureThatComesTooLate) {
  const std::string late = "a game in progress is described before its first phase";
  expect_said({
      {kNine + "night 2\n  out E killed\n  goes on\n", "f:5:3: " + late},
      {kNine + "night 2\n  alibi E\n  goes on\n", "f:5:3: " + late},
      {"scenario X-1 t\nrulebook mrakoszlap\ntable F6\nnight 2\n  dead B\n  goes on\n",
       "f:5:3: " + late},
  });
}

}  // namespace
}  // namespace omerta::notation
