// Which step of gorod it is, and what comes next.
#include "cli/moderate/gorod/gorod.h"

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
      if (prompt == nullptr || prompt->ask == ask::speak || prompt->ask == ask::support) continue;
      open.push_back({seat, *prompt});
    }
  }
  return open;
}

Command close_command(const GorodDesk& desk) {
  const Prompt* prompt = desk.game().prompt(gorod::Gorod::lane(ask::close), Seat::nobody);
  const bool closable = prompt != nullptr && prompt->ask == ask::close;
  return {.choice = kYes,
          .seat = Seat::nobody,
          .ask = ask::close,
          .voice = closable ? house_voice(prompt->voices) : Voice::moderator};
}

std::vector<gorod::Call> calls_tonight(const gorod::Plan& plan, const gorod::Table& table) {
  std::vector<gorod::Call> calls;
  const bool first = table.round == 1;
  const unsigned rows = first ? plan.first_night_rows : plan.night_rows;
  for (unsigned i = 0; i < rows; ++i) {
    const gorod::Row& row = first ? plan.first_night[i] : plan.nights[i];
    bool covered = first;
    for (unsigned role = 0; role < gorod::kRoles; ++role) {
      covered |= row.answers.has(static_cast<gorod::Role>(role)) && table.covered[role] > 0;
    }
    if (covered) calls.push_back(row.call);
  }
  return calls;
}

void GorodDesk::take_step() {
  if (game().over()) return over_step(*this);
  const Prompt* house = game().prompt(gorod::Gorod::lane(ask::deal), Seat::nobody);
  if (house != nullptr && house->ask == ask::deal) return deal_step(*this);
  if (house != nullptr && house->ask == ask::lot) return lot_step(*this);
  if (anybody_is_asked(game(), ask::look)) return look_step(*this);
  if (table().phase == gorod::Phase::night) return call_step(*this);
  if (anybody_is_asked(game(), ask::avenge)) return avenge_step(*this);
  if (table().phase == gorod::Phase::vote) return vote_step(*this);
  discussion_step(*this);
}

void GorodDesk::say_next() {
  List coming;
  if (table().phase == gorod::Phase::night) {
    bool after = false;
    for (gorod::Call call : calls_tonight(plan(), table())) {
      if (after) coming.push_back(notation::call_name(words(), plan(), names(), call));
      after |= call == table().call;
    }
    coming.push_back(words().say("phase.dawn"));
  }
  if (table().phase == gorod::Phase::setup) coming.push_back(words().say("phase.first-night"));
  if (table().phase == gorod::Phase::discussion) coming.push_back(words().say("phase.vote"));
  if (table().phase == gorod::Phase::discussion || table().phase == gorod::Phase::vote) {
    coming.push_back(words().say("phase.night"));
  } else if (table().phase == gorod::Phase::night) {
    coming.push_back(words().say("phase.discussion"));
  }
  std::string line;
  for (const std::string& each : coming) line += (line.empty() ? "" : " → ") + each;
  terminal().say(words().say("guide.heading.next") + ": " + line);
}

}  // namespace omerta::cli
