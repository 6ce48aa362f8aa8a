// Plays a game again with other cards and compares what is said.
#include "presentation/script/evening.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "engine/expect.h"

namespace omerta::script {
namespace {

constexpr int kStep = kSeats + 1;  // one command counts more than all the eyes of a table

// Whatever led to it, it is said in the same words.
bool sounds_alike(const Told& a, const Told& b) {
  Event left = a.event;
  left.cause = b.event.cause;
  left.by = b.event.by;
  return a.to == b.to && left == b.event;
}

Log log_to(std::vector<Told>& told) {
  return {[](void* to, Audience audience, Event event) {
            static_cast<std::vector<Told>*>(to)->push_back({audience, event});
          },
          &told};
}

}  // namespace

bool sound_alike(const Shown& a, const Shown& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), sounds_alike);
}

Evening::Evening(const Guide& guide, const notation::Record& record, const Chronicle& game,
                 const UnknownDeal& known)
    : guide_{guide}, record_{record}, game_{game}, known_{known}, first_{record.begin()} {
  std::size_t told = 0;
  for (std::size_t i = 0; i < game.commands().size(); ++i) {
    for (; told < game.told_before(i); ++told) {
      if (guide.is_shown(game.told()[told])) said_.push_back(game.told()[told]);
    }
    said_before_.push_back(said_.size());
  }
  for (; told < game.told().size(); ++told) {
    if (guide.is_shown(game.told()[told])) said_.push_back(game.told()[told]);
  }
  said_before_.push_back(said_.size());
  has_hands_ = known.places_of(known.owner(0)).size() > 1;
}

Shown Evening::shown(const std::vector<Told>& told) const {
  Shown all;
  for (const Told& each : told) {
    if (guide_.is_shown(each)) all.push_back(each);
  }
  return all;
}

// Whether that was said by this command.
bool Evening::was_said(std::size_t command, const std::vector<Told>& told) const {
  std::size_t at = said_before_[command];
  const std::size_t end = said_before_[command + 1];
  for (const Told& each : told) {
    if (!guide_.is_shown(each)) continue;
    if (at == end || !sounds_alike(each, said_[at])) return false;
    ++at;
  }
  return at == end;
}

int Evening::faults(const std::vector<int>& cards, Seat seat) const {
  if (!has_hands_) return 0;
  const Moment now{first_, record_.casting().names};
  std::vector<int> hand;
  for (std::size_t place : known_.places_of(seat)) hand.push_back(cards[place]);
  if (guide_.hand_fault(now, hand).empty()) return 0;
  const std::vector<int> whole = std::exchange(hand, {});
  for (int card : whole) {
    hand.push_back(card);
    if (!guide_.hand_fault(now, hand).empty()) hand.pop_back();
  }
  return static_cast<int>(whole.size() - hand.size());
}

int Evening::faults(const std::vector<int>& cards) const {
  int all = 0;
  for (Seat seat : first_.game().standing().seats) all += faults(cards, seat);
  return all;
}

std::optional<World> Evening::begun(const std::vector<int>& cards) const {
  auto game = record_.begin_with(cards);
  if (!game) return {};
  return World{cards, game->game(), game->commands().size(), 0};
}

// Whoever was awake then is awake here.
bool Evening::fits_eyes(World& world) const {
  const auto& all = known_.awake();
  for (; world.seen < all.size() && all[world.seen].commands <= world.played; ++world.seen) {
    const SeenAwake& each = all[world.seen];
    if (each.commands == world.played && guide_.awake(world.game) != each.seats) return false;
  }
  return true;
}

bool Evening::plays_along(World& world) const {
  std::vector<Told> told;
  while (fits_eyes(world)) {
    if (world.played == commands().size()) return true;
    told.clear();
    if (world.game.apply(commands()[world.played], log_to(told)) != Refusal::none) return false;
    if (!was_said(world.played, told)) return false;
    ++world.played;
  }
  return false;
}

int Evening::reach(const std::vector<int>& cards, const std::vector<Command>& more) const {
  auto world = begun(cards);
  if (!world) return 0;
  if (!plays_along(*world)) {
    const int come = static_cast<int>(world->played) * kStep;
    const auto& all = known_.awake();
    const bool eyes = world->seen < all.size() && all[world->seen].commands == world->played;
    if (!eyes) return come;
    const Seats here = guide_.awake(world->game).value_or(Seats{});
    return come - std::popcount(here.bits ^ all[world->seen].seats.bits);
  }
  for (const Command& command : more) {
    if (world->game.apply(command) != Refusal::none) break;
    ++world->played;
  }
  return static_cast<int>(world->played) * kStep;
}

int Evening::whole(const std::vector<Command>& more) const {
  return static_cast<int>(commands().size() + more.size()) * kStep;
}

std::optional<Shown> Evening::heard(AnyGame game, const std::vector<Command>& more) const {
  std::vector<Told> told;
  for (const Command& command : more) {
    if (game.apply(command, log_to(told)) == Refusal::none) continue;
    if (command.voice != Voice::chance) return {};
    Shown otherwise = shown(told);
    otherwise.push_back({Audience::moderator(), {}});
    return otherwise;
  }
  return shown(told);
}

bool Evening::differs(AnyGame game, const std::vector<Command>& more) const {
  AnyGame here = game_.game();
  std::vector<Told> told;
  std::vector<Told> instead;
  for (const Command& command : more) {
    const Refusal refused = here.apply(command, log_to(told));
    if (game.apply(command, log_to(instead)) != refused) return true;
  }
  return !sound_alike(told, instead);
}

}  // namespace omerta::script
