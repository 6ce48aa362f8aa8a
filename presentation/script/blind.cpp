// Plays a game again with other deals and compares what is said.
#include "presentation/script/blind.h"

#include <algorithm>

#include "engine/expect.h"

namespace omerta::script {
namespace {

constexpr int kTries = 400;  // deals before it is said that none fits

using Shown = std::vector<Told>;

// Whatever led to it, it is said in the same words.
bool sounds_alike(const Told& a, const Told& b) {
  Event left = a.event;
  left.cause = b.event.cause;
  left.by = b.event.by;
  return a.to == b.to && left == b.event;
}

bool sound_alike(const Shown& a, const Shown& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), sounds_alike);
}

// Where two evenings part: whoever is spoken of first and is not known, or else `place`.
Doubt between(const UnknownDeal& deal, const Shown& here, const Shown& there, std::size_t place) {
  const auto [left, right] =
      std::mismatch(here.begin(), here.end(), there.begin(), there.end(), sounds_alike);
  Doubt doubt{.place = place, .event = left == here.end() ? Event{} : left->event};
  for (const auto& [at, end] : {std::pair{left, here.end()}, std::pair{right, there.end()}}) {
    if (at == end || at->event.who == Seat::nobody) continue;
    const std::size_t named = index(at->event.who);
    if (named < deal.places() && !deal.is_known(named)) return {named, at->event};
  }
  return doubt;
}

}  // namespace

// What has been said and shown of a game, and what would have been with other cards.
class Blind::Evening {
 public:
  Evening(const notation::Record& record, const Chronicle& game, const IsShown& is_shown)
      : record_{record}, is_shown_{is_shown} {
    const std::size_t dealt = record.begin().commands().size();
    said_.assign(game.commands().begin() + static_cast<std::ptrdiff_t>(dealt),
                 game.commands().end());
  }

  const std::vector<int>& dealt() const { return record_.casting().deal; }

  // With these cards, up to now; nothing if it cannot have been like that.
  std::optional<Shown> with(const std::vector<int>& cards) const { return with(cards, {}); }

  std::optional<Shown> with(const std::vector<int>& cards, const std::vector<Command>& more) const {
    auto game = record_.begin_with(cards);
    if (!game) return {};
    for (const auto* commands : {&said_, &more}) {
      for (const Command& command : *commands) {
        if (game->play(command) != Refusal::none) return {};
      }
    }
    Shown shown;
    std::copy_if(game->told().begin(), game->told().end(), std::back_inserter(shown), is_shown_);
    return shown;
  }

 private:
  const notation::Record& record_;
  const IsShown& is_shown_;
  std::vector<Command> said_;
};

Blind::Blind(const std::vector<int>& dealt, IsShown is_shown, std::uint64_t seed)
    : deal_{dealt}, is_shown_{std::move(is_shown)}, seed_{seed} {}

std::optional<std::vector<int>> Blind::corrected(const notation::Record& record,
                                                 const Chronicle& game,
                                                 const std::vector<Command>& commands) const {
  const Evening evening{record, game, is_shown_};
  const auto said = evening.with(evening.dealt());
  expect(said.has_value());
  chance::Dice dice{seed_, game.commands().size()};
  std::vector<int> rather = evening.dealt();
  for (int i = 0; i < kTries; ++i) {
    const auto cards = deal_.completed(rather);
    if (!cards) return {};
    const auto again = evening.with(*cards);
    const bool fits = again && sound_alike(*again, *said);
    if (fits && (commands.empty() || evening.with(*cards, commands))) return cards;
    rather = shuffled(evening.dealt(), dice);
  }
  return {};
}

std::optional<Doubt> Blind::doubt(const notation::Record& record, const Chronicle& game,
                                  const std::vector<Command>& commands) const {
  const Evening evening{record, game, is_shown_};
  const auto past = evening.with(evening.dealt());
  const auto now = evening.with(evening.dealt(), commands);
  if (!past || !now) return {};  // it is refused anyway
  for (std::size_t place = 0; place < deal_.places(); ++place) {
    if (deal_.is_known(place)) continue;
    for (std::size_t thing = 0; thing < kMostThings; ++thing) {
      const bool other = static_cast<int>(thing) != evening.dealt()[place];
      if (!other || !deal_.may_hold(place).test(thing)) continue;
      UnknownDeal assumed = deal_;
      assumed.holds_one_of(place, Things{}.set(thing));
      const auto cards = assumed.completed(evening.dealt());
      if (!cards) continue;
      const auto then = evening.with(*cards, commands);
      if (!then || sound_alike(*then, *now)) continue;
      const auto before = evening.with(*cards);
      if (!before || !sound_alike(*before, *past)) continue;  // it cannot have been like that
      return between(deal_, *now, *then, place);
    }
  }
  return {};
}

}  // namespace omerta::script
