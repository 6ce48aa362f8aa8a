// What bots say when the talk is open, and what one hears besides what everyone does.
#include "cli/play_spoken.h"

#include <algorithm>
#include <iterator>

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

std::vector<Spoken> with_whispers(
    const std::vector<Spoken>& aloud, const std::vector<Told>& told, std::size_t from, Seat seat,
    const std::function<std::optional<std::string>(const Event&)>& whisper) {
  std::vector<Spoken> own;
  for (std::size_t i = from; i < told.size() && index(seat) < kSeats; ++i) {
    const bool mine = !told[i].to.is_everyone() && told[i].to.seats().has(seat);
    const auto text = mine ? whisper(told[i].event) : std::nullopt;
    if (!text) continue;
    own.push_back({*text, Style::secret, Spoken::Kind::call, told[i].event.by, i});
  }
  std::vector<Spoken> said;
  std::merge(aloud.begin(), aloud.end(), own.begin(), own.end(), std::back_inserter(said),
             [](const Spoken& a, const Spoken& b) { return a.at < b.at; });
  return said;
}

}  // namespace omerta::cli
