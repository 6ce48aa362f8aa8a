// Playing a record again and letting every law read along.
#include "tests/laws/mrakoszlap/story.h"

namespace omerta::mrakoszlap::laws {

Reading read_game(const Sitting& played) {
  Sitting game{played.plan.setup};
  std::size_t told = 0;
  AudienceLaw audiences;
  CallsLaw calls;
  HandsLaw hands;
  NightLaw nights;
  ReportLaw reports;
  BallotLaw ballots;
  DayLaw days;
  Reading reading;
  for (const Command& command : played.commands) {
    const State before = game.state;
    expect(game.say(command) == Refusal::none);
    const Page page{.game = game,
                    .told = {game.told.begin() + static_cast<long>(told), game.told.end()},
                    .before = before,
                    .after = game.state,
                    .command = command};
    told = game.told.size();
    for (const std::string& fault :
         {audiences.read(page), calls.read(page), hands.read(page), nights.read(page),
          reports.read(page), ballots.read(page), days.read(page)}) {
      if (fault.empty()) continue;
      reading.fault = fault + ", after command " + std::to_string(game.commands.size());
      return reading;
    }
  }
  reading.calls = calls.calls;
  reading.gains = hands.gains;
  reading.nights = nights.nights;
  reading.splits = nights.splits;
  reading.reports = reports.reports;
  reading.hands = ballots.hands;
  reading.attacks = days.attacks;
  reading.volleys = days.volleys;
  reading.ties = ballots.ties;
  reading.verdicts = ballots.verdicts;
  return reading;
}

}  // namespace omerta::mrakoszlap::laws
