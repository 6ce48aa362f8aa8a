// Playing a record again and letting every law read along.
#include "tests/laws/spytown/story.h"

namespace omerta::spytown::laws {

Reading read_game(const Sitting& played) {
  Sitting game{played.plan.setup};
  EliminationLaw eliminations{game.plan};
  BallotLaw ballots{game.plan};
  Reading reading;
  std::size_t told = 0;
  Facts before = facts_of(game.plan, game.state);
  for (std::size_t i = 0; i <= played.commands.size() && reading.fault.empty(); ++i) {
    Page page{.game = game,
              .told = {game.told.begin() + static_cast<long>(told), game.told.end()},
              .before = before,
              .after = facts_of(game.plan, game.state)};
    for (const std::string& fault :
         {audience_fault(page), target_fault(page), eliminations.read(page), ballots.read(page)}) {
      if (!fault.empty()) reading.fault = fault + ", after command " + std::to_string(i);
    }
    told = game.told.size();
    before = page.after;
    if (i < played.commands.size()) expect(game.say(played.commands[i]) == Refusal::none);
  }
  reading.eliminations = eliminations.eliminations;
  reading.saves = eliminations.saves;
  reading.chains = eliminations.chains;
  reading.ballots = ballots.ballots;
  reading.ties = ballots.ties;
  reading.broken = ballots.broken;
  return reading;
}

}  // namespace omerta::spytown::laws
