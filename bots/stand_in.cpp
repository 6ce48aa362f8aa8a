// Asking empty chairs one after the other.
#include "bots/stand_in.h"

#include <array>

#include "chance/draw.h"

namespace omerta::bots {

// Thrown from what the chair knows: how much it has heard tells one question from the next.
std::optional<Choice> by_chance(const Player& player, const AnyView& view,
                                std::span<const Event> heard, unsigned lane) {
  const Prompt& prompt = *view.prompt(lane);
  const bool possible = prompt.offers != 0 || prompt.pass == Pass::allowed;
  if (!view.awaited(lane) || !possible) return {};
  const std::uint64_t question =
      std::uint64_t{heard.size()} * 64 + static_cast<std::uint64_t>(prompt.ask);
  chance::Dice dice{player.seed, question * 32 + index(view.seat())};
  return chance::draw(dice, prompt);
}

Chairs::Chairs(unsigned seats) : seats_{seats} {
  for (unsigned i = 0; i < seats; ++i) feeds_.emplace_back(static_cast<Seat>(i));
}

void Chairs::forget(unsigned seats) {
  expect(seats <= feeds_.size());
  seats_ = seats;
  open_ = 0;
  for (Feed& feed : feeds_) feed.forget();
}

void Chairs::hear(Audience to, const Event& event) {
  if (to.is_everyone()) ++open_;
  for (unsigned i = 0; i < seats_; ++i) feeds_[i].hear(to, event);
}

namespace {

constexpr unsigned kMostLanes = 8;  // of any rulebook

struct Asked {  // in which lanes each may be asked now
  std::array<Seats, kMostLanes> in{};
  Seats anywhere{};
};

Asked asked(const AnyGame& game, Seats empty, Waited waited) {
  expect(game.lanes() <= kMostLanes);
  Asked all;
  for (unsigned lane = 0; lane < game.lanes(); ++lane) {
    const Seats awaited = game.awaited(lane);
    all.in[lane] = waited == Waited::for_it ? empty & awaited : empty - awaited;
    all.anywhere |= all.in[lane];
  }
  return all;
}

}  // namespace

std::optional<Command> stand_in(const AnyGame& game, const Chairs& chairs, Seats empty,
                                const Player& player, Answering bot, Waited waited) {
  const Asked all = asked(game, empty, waited);
  if (all.anywhere.empty()) return {};
  if (bot == nullptr) bot = by_chance;
  Player sitting = player;
  const auto seats = static_cast<unsigned>(game.standing().seats.count());
  const unsigned first = waited == Waited::for_it ? 0 : chairs.begins(seats);
  for (unsigned i = 0; i < seats; ++i) {
    const auto seat = static_cast<Seat>((first + i) % seats);
    if (!all.anywhere.has(seat)) continue;
    for (unsigned lane = 0; lane < game.lanes(); ++lane) {
      const Prompt* prompt = all.in[lane].has(seat) ? game.prompt(lane, seat) : nullptr;
      if (prompt == nullptr) continue;
      sitting.level = player.level_of(seat);
      const auto choice = bot(sitting, game.any_view(seat), chairs.heard(seat), lane);
      if (choice) return Command{.choice = *choice, .seat = seat, .ask = prompt->ask};
    }
  }
  return {};
}

// Somebody else begins each time that something has been told to everyone.
std::optional<Spoken> speak_up(const AnyGame& game, const talk::Lexicon& lexicon,
                               const Chairs& chairs, Seats empty, const Player& player,
                               Speaking speaks) {
  if (speaks == nullptr || player.talk == Talk::none) return {};
  Player sitting = player;
  const auto seats = static_cast<unsigned>(game.standing().seats.count());
  const unsigned first = chairs.begins(seats);
  for (unsigned i = 0; i < seats; ++i) {
    const auto seat = static_cast<Seat>((first + i) % seats);
    if (!empty.has(seat)) continue;
    const AnyView view = game.any_view(seat);
    if (lexicon.may_say(view).empty()) continue;
    sitting.level = player.level_of(seat);
    const auto words = speaks(sitting, view, chairs.heard(seat), player.said);
    if (words) return Spoken{seat, *words};
  }
  return {};
}

std::optional<Command> house(const AnyGame& game, const Player& player) {
  const Prompt* prompt = game.prompt(0, Seat::nobody);
  if (prompt == nullptr) return {};
  chance::Dice dice{player.seed, 1 + std::uint64_t{game.told()}};
  return chance::house_answer(dice, *prompt);
}

}  // namespace omerta::bots
