// Answering in the order of calls.
#include "tests/laws/mrakoszlap/night.h"

namespace omerta::mrakoszlap::laws {
namespace {

unsigned place_of(Row row, unsigned call) {
  if (row == Row::prison) return kPrisonPlace;
  if (row == Row::spyglass) return kSpyglassPlace;
  return row == Row::release ? kReleasePlace : call;
}

}  // namespace

NightScript night_script(const World& first, std::size_t from, std::size_t to) {
  NightScript script;
  for (std::size_t i = from; i < to; ++i) {
    const Moment& moment = first.moments[i];
    const Command& command = first.game.commands[i];
    if (command.ask == ask::order) script.seen.push_back(seat_of(command.choice));
    if (command.seat == Seat::nobody) continue;
    const unsigned place = place_of(moment.row, moment.place);
    script.answers[place].push_back(command);
    if (!first.observers().has(command.seat)) script.asked |= std::uint64_t{1} << place;
  }
  return script;
}

Command Night::next(const State& state) {
  const Seats awaited = state.prompts.awaited[0] & Seats::first(kSeats);
  if (!awaited.empty()) {
    return answer(state, *awaited, place_of(state.truth.row, state.truth.call));
  }
  const Prompt& house = *state.prompts.find(0, Seat::nobody);
  return house.ask == ask::order ? draw_seen(house) : close(state);
}

Command Night::close(const State& state) const {
  return house_command(*state.prompts.find(0, Seat::nobody), kYes);
}

// In the order of the first world, as long as it can be kept.
Command Night::draw_seen(const Prompt& house) {
  while (seen_ < script_.seen.size()) {
    const Choice wanted = choice_of(script_.seen[seen_++]);
    if (house.admits(wanted)) return house_command(house, wanted);
  }
  return house_command(house, draw(dice_, house));
}

// Anything on offer, often an observer: it is he who might notice.
Choice Night::otherwise(const Prompt& prompt) {
  const Choice observer = choice_of(*observers_);
  return dice_.once_in(4) && prompt.admits(observer) ? observer : draw(dice_, prompt);
}

Command Night::answer(const State& state, Seat seat, unsigned place) {
  const Prompt& prompt = *state.prompts.find(0, seat);
  const std::vector<Command>& before = script_.answers[place];
  const unsigned n = given_[place]++;
  const bool scripted = n < before.size() && before[n].ask == prompt.ask &&
                        before[n].voice != Voice::clock && prompt.admits(before[n].choice);
  if (observers_.has(seat)) {  // the same answer of the same player
    return scripted && before[n].seat == seat ? before[n] : close(state);
  }
  Command command{.seat = seat, .ask = prompt.ask};
  const bool mischief = (mischief_.places >> place & 1U) != 0;
  if (mischief) {
    if (dice_.once_in(5)) return close(state);
    command.choice = otherwise(prompt);
    return command;
  }
  if (scripted) {
    command.choice = before[n].choice;
    return command;
  }
  if (n >= before.size() && n > 0) return close(state);
  if (prompt.pass == Pass::allowed && !dice_.once_in(3)) return command;
  command.choice = otherwise(prompt);
  return command;
}

}  // namespace omerta::mrakoszlap::laws
