// Bots as the program lets them play.
#include "rulebooks/rulebook.h"
#include "talk/told.h"
#include "tests/minds/sessions/conduct.h"

namespace omerta::minds::honest {
namespace {

std::optional<talk::Utterance> anything(const bots::Player&, const AnyView&, std::span<const Event>,
                                        std::span<const talk::Said>) {
  return talk::Utterance{.count = 1};
}

}  // namespace

std::optional<Choice> answers(const World& world, Seat seat, unsigned lane) {
  return world.book.bot(world.player(), world.game.any_view(seat), world.heard(seat), lane);
}

std::optional<talk::Utterance> speaks(const World& world, Seat seat) {
  const AnyView view = world.game.any_view(seat);
  return world.book.speaks(world.player(), view, world.heard(seat), world.said());
}

// As they would be asked if everybody had something to say.
std::vector<Seat> turns(const World& world) {
  std::vector<Seat> all;
  Seats left = world.game.standing().in_play;
  while (const auto next = bots::speak_up(world.game, *world.book.talk, world.chairs, left,
                                          world.player(), anything)) {
    all.push_back(next->who);
    left -= Seats::of(next->who);
  }
  return all;
}

Message sentence(const World& world, const talk::Said& said) {
  return talk::told(*world.book.talk, world.game.any_table(), world.said(), said);
}

std::uint64_t lot(const World& world, Seat seat) { return world.secrets.mind(world).lot(seat); }

void hears(World& world, Audience to, const Event& event) { world.memory->hear(to, event); }

}  // namespace omerta::minds::honest
