// Asking empty chairs one after the other.
#include "bots/stand_in.h"

#include <array>

#include "chance/draw.h"

namespace omerta::bots {

// Thrown from what the chair knows: how much it has heard tells one question from the next.
std::optional<Choice> by_chance(const Player& player, const AnyView& view,
                                std::span<const Event> heard, unsigned lane) {
  const Prompt& prompt = *view.prompt(lane);
  if (!view.awaited(lane) || !has_answer(prompt)) return {};
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
  for (Seat seat : to.seats() & Seats::first(static_cast<int>(seats_))) {
    feeds_[index(seat)].hear(to, event);
  }
}

namespace {

constexpr unsigned kMostLanes = 8;  // of any rulebook

struct Asked {  // who may be asked now, and what
  std::array<Questions, kMostLanes> in;
  unsigned lanes;
  Seats anywhere{};
};

Asked asked(const AnyGame& game, Seats empty, Waited waited) {
  expect(game.lanes() <= kMostLanes);
  Asked all{.lanes = game.lanes()};
  for (unsigned lane = 0; lane < all.lanes; ++lane) {
    Questions& here = all.in[lane] = game.questions(lane);
    here.open =
        here.open & (waited == Waited::for_it ? empty & here.awaited : empty - here.awaited);
    all.anywhere |= here.open;
  }
  all.anywhere = all.anywhere - Seat::nobody;  // the house and chance answer for themselves
  return all;
}

// Clockwise from somebody, and then those before him.
std::array<Seats, 2> from(unsigned first, Seats seats) {
  const Seats before = Seats::first(static_cast<int>(first));
  return {seats - before, seats & before};
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
  for (Seats part : from(first, all.anywhere)) {
    for (Seat seat : part) {
      sitting.level = player.level_of(seat);
      for (unsigned lane = 0; lane < all.lanes; ++lane) {
        const Prompt* prompt = all.in[lane].find(seat);
        if (prompt == nullptr || !has_answer(*prompt)) continue;
        const auto choice = bot(sitting, game.any_view(seat), chairs.heard(seat), lane);
        if (choice) return Command{.choice = *choice, .seat = seat, .ask = prompt->ask};
      }
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
