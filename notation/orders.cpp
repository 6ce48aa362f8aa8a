// When the moment of a written command has come, and which commands it comes to.
#include "notation/orders.h"

#include <algorithm>

namespace omerta::notation {
namespace {

const Prompt* open_prompt(const Play& play, Seat seat, Ask what) {
  for (unsigned lane = 0; lane < play.game().lanes(); ++lane) {
    const Prompt* prompt = play.game().prompt(lane, seat);
    if (prompt != nullptr && prompt->ask == what) return prompt;
  }
  return nullptr;
}

Command command(const Order& order, Seat seat, Ask what) {
  return {.choice = order.choice, .seat = seat, .ask = what, .voice = order.voice};
}

std::vector<Command> if_asked(const Order& order, const Play& play, const std::vector<Seat>& seats,
                              const std::vector<Ask>& asks) {
  std::vector<Command> commands;
  for (Seat seat : seats) {
    for (Ask what : asks) {
      if (open_prompt(play, seat, what) == nullptr) continue;
      commands.push_back(command(order, seat, what));
      break;
    }
  }
  return commands;
}

std::vector<Seat> all_seats(const Play& play) {
  std::vector<Seat> seats;
  for (Seat seat : play.standing().seats) seats.push_back(seat);
  return seats;
}

// The questions that `->` and `passes` may answer: whatever the seat's card asks at night.
std::vector<Ask> night_asks(const Play& play, Seat seat) {
  const Book& book = play.book();
  const std::vector<int> dealt = book.dealt(play.game());
  if (index(seat) >= dealt.size()) return {};
  std::vector<Ask> asks{book.clan_ask(1), book.clan_ask(2), book.second_ask()};
  const std::vector<Ask> own = book.asks_of(play.game(), dealt[index(seat)]);
  asks.insert(asks.end(), own.begin(), own.end());
  return asks;
}

std::vector<Command> seat_commands(const Order& order, const Play& play) {
  const Seat seat = order.seats.front();
  if (order.ask) return if_asked(order, play, {seat}, {*order.ask});
  if (order.vote) return if_asked(order, play, {seat}, {play.book().vote_ask(play.game())});
  return if_asked(order, play, {seat}, night_asks(play, seat));
}

std::vector<Command> house_command(const Order& order, const Play& play) {
  if (open_prompt(play, Seat::nobody, *order.ask) == nullptr) return {};
  return {command(order, Seat::nobody, *order.ask)};
}

}  // namespace

bool Order::is_barrier() const {
  return actor == Actor::host || actor == Actor::clock || actor == Actor::moderator ||
         actor == Actor::chance;
}

std::vector<Command> due(const Order& order, const Play& play) {
  const Book& book = play.book();
  switch (order.actor) {
    case Order::Actor::seats: return seat_commands(order, play);
    case Order::Actor::role:
      return if_asked(order, play, book.holders(play.game(), order.number),
                      book.asks_of(play.game(), order.number));
    case Order::Actor::clan:
      return if_asked(order, play, book.clan_members(play.game(), order.number),
                      {book.clan_ask(order.number)});
    case Order::Actor::second: return if_asked(order, play, all_seats(play), {book.second_ask()});
    default: return house_command(order, play);
  }
}

std::vector<Command> attempts(const Order& order, const Play& play) {
  const Book& book = play.book();
  std::vector<Command> commands;
  if (order.actor == Order::Actor::seats) {
    const Seat seat = order.seats.front();
    const std::vector<int> dealt = book.dealt(play.game());
    std::vector<Ask> asks;
    if (index(seat) < dealt.size()) asks = book.asks_of(play.game(), dealt[index(seat)]);
    const Ask what = order.ask      ? *order.ask
                     : order.vote   ? book.vote_ask(play.game())
                     : asks.empty() ? book.clan_ask(1)
                                    : asks.front();
    return {command(order, seat, what)};
  }
  if (order.actor == Order::Actor::role) {
    for (Seat seat : book.holders(play.game(), order.number)) {
      commands.push_back(command(order, seat, book.asks_of(play.game(), order.number).front()));
    }
    return commands;
  }
  if (order.actor == Order::Actor::clan || order.actor == Order::Actor::second) {
    const bool clan = order.actor == Order::Actor::clan;
    for (Seat seat : book.clan_members(play.game(), clan ? order.number : 1)) {
      commands.push_back(
          command(order, seat, clan ? book.clan_ask(order.number) : book.second_ask()));
    }
    return commands;
  }
  return {command(order, Seat::nobody, *order.ask)};
}

}  // namespace omerta::notation
