// What bots say when the talk is open, and what one hears besides what everyone does.
#include "cli/play/spoken.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "engine/prompt.h"

namespace omerta::cli {
namespace {

constexpr int kTalkative = 3;  // how many bots say something

using Ground = Saying::Ground;

// In the open talk nobody has been named yet, so nothing here points at anybody.
constexpr std::array kTalk{Saying{"play.talk.1"},
                           Saying{"play.talk.2"},
                           Saying{"play.talk.3"},
                           Saying{"play.talk.4"},
                           Saying{"play.talk.5"},
                           Saying{"play.talk.6"},
                           Saying{"play.talk.7"},
                           Saying{"play.talk.8"},
                           Saying{"play.talk.9"},
                           Saying{"play.talk.10"},
                           Saying{"play.talk.11", Ground::loss},
                           Saying{"play.talk.12", Ground::vote},
                           Saying{"play.say.7", Ground::vote}};

}  // namespace

bool Grounds::has(Ground ground) const {
  switch (ground) {
    case Ground::vote: return vote;
    case Ground::loss: return loss;
    case Ground::bullet: return bullet;
    default: return true;
  }
}

std::string_view Repertoire::draw(std::span<const Saying> sayings, const Grounds& grounds) {
  std::vector<std::string_view> left;  // those said least often, at first never
  int least = 0;
  for (const Saying& each : sayings) {
    if (!grounds.has(each.ground)) continue;
    const int times = said_[each.key];
    if (left.empty() || times < least) left.clear(), least = times;
    if (times == least) left.push_back(each.key);
  }
  const std::string_view key = left[dice().below(static_cast<std::uint32_t>(left.size()))];
  ++said_[key];
  return key;
}

Seat Repertoire::speaker(Seats bots) { return seat_of(dice().one_of(bots.bits)); }

std::vector<Spoken> small_talk(const Talk& talk, Seats bots, Repertoire& repertoire,
                               const Grounds& grounds) {
  std::vector<Spoken> said;
  for (int i = 0; i < kTalkative && !bots.empty(); ++i) {
    const Seat seat = repertoire.speaker(bots);
    bots -= Seats::of(seat);
    said.push_back(quoted(talk, seat, repertoire.draw(kTalk, grounds)));
  }
  return said;
}

Spoken quoted(const Talk& talk, Seat seat, std::string_view key) {
  const std::string who = seat_name(talk.words, talk.names, seat);
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
