// What bots say when the talk is open.
#include "cli/play_spoken.h"

#include "engine/prompt.h"

namespace omerta::cli {
namespace {

constexpr int kTalkative = 3;  // how many bots say something

}  // namespace

std::vector<Spoken> small_talk(const Talk& talk, Seats bots, unsigned sayings) {
  simulator::Dice dice{talk.seed, talk.at};
  std::vector<Spoken> said;
  std::uint64_t left = (std::uint64_t{1} << sayings) - 1;  // nobody repeats another
  for (int i = 0; i < kTalkative && !bots.empty() && left != 0; ++i) {
    const Seat seat = seat_of(dice.one_of(bots.bits));
    bots -= Seats::of(seat);
    const std::uint64_t saying = dice.one_of(left);
    left &= ~saying;
    const int number = std::countr_zero(saying) + 1;
    said.push_back(quoted(talk, seat, "play.say." + std::to_string(number)));
  }
  return said;
}

Spoken quoted(const Talk& talk, Seat seat, const std::string& key) {
  const std::string who = notation::seat_name(talk.words, talk.names, seat);
  const std::string text = talk.words.say(key);
  return {talk.words.say("cli.play.said", {{"who", who}, {"what", text}}), Style::dim,
          Spoken::Kind::talk, talk.by, talk.at};
}

}  // namespace omerta::cli
