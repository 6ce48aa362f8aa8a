// The sayings of the open talk, and the drawing of one that fits.
#include "presentation/course/talk.h"

#include <array>

#include "engine/prompt.h"

namespace omerta::course {
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

Said quoted(const Moment& moment, Seat seat, std::string_view key) {
  const Message words{std::string{key}};
  return {{"cli.play.said", {{"who", seat}, {"what", words}}},
          Said::Kind::talk,
          Said::Weight::aside,
          moment.by,
          moment.at};
}

std::vector<Said> small_talk(const Moment& moment, Seats bots, Repertoire& repertoire,
                             const Grounds& grounds) {
  std::vector<Said> said;
  for (int i = 0; i < kTalkative && !bots.empty(); ++i) {
    const Seat seat = repertoire.speaker(bots);
    bots -= Seats::of(seat);
    said.push_back(quoted(moment, seat, repertoire.draw(kTalk, grounds)));
  }
  return said;
}

}  // namespace omerta::course
