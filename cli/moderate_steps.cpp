// Which step it is, and what all steps show.
#include "cli/moderate_steps.h"

#include "cli/moderate_anytime.h"

namespace omerta::cli {
namespace {

namespace ask = gorod::ask;

bool anybody_is_asked(const AnyGame& game, Ask what) {
  for (const OpenQuestion& open : open_questions(game)) {
    if (open.prompt.ask == what) return true;
  }
  return false;
}

}  // namespace

std::vector<OpenQuestion> open_questions(const AnyGame& game) {
  std::vector<OpenQuestion> open;
  for (unsigned lane = 0; lane < game.lanes(); ++lane) {
    for (Seat seat : Seats::first(kSeats)) {
      const Prompt* prompt = game.prompt(lane, seat);
      if (prompt != nullptr && prompt->ask != ask::speak) open.push_back({seat, *prompt});
    }
  }
  return open;
}

void say_seats(Desk& desk) {
  std::string line;
  for (Seat seat : Seats::first(desk.plan().setup.seats)) {
    const bool in_play = desk.table().in_play.has(seat);
    line += (line.empty() ? "" : "  ") + std::to_string(index(seat) + 1) + "\u00a0" +
            (in_play ? desk.name(seat) : "(" + desk.name(seat) + ")");
  }
  desk.terminal().say(line, Style::dim);
}

Command close_command(const Desk& desk) {
  const Prompt* prompt = desk.game().prompt(gorod::Gorod::lane(ask::close), Seat::nobody);
  const bool closable = prompt != nullptr && prompt->ask == ask::close;
  return {.choice = kYes,
          .seat = Seat::nobody,
          .ask = ask::close,
          .voice = closable ? desk.house_voice(*prompt) : Voice::moderator};
}

void take_step(Desk& desk) {
  const AnyGame& game = desk.game();
  if (game.over()) return over_step(desk);
  const Prompt* house = game.prompt(gorod::Gorod::lane(ask::deal), Seat::nobody);
  if (house != nullptr && house->ask == ask::deal) return deal_step(desk);
  if (house != nullptr && house->ask == ask::lot) return lot_step(desk);
  if (anybody_is_asked(game, ask::look)) return look_step(desk);
  if (desk.table().phase == gorod::Phase::night) return call_step(desk);
  if (anybody_is_asked(game, ask::avenge)) return avenge_step(desk);
  if (desk.table().phase == gorod::Phase::vote) return vote_step(desk);
  discussion_step(desk);
}

}  // namespace omerta::cli
