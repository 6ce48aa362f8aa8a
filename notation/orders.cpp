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
      const Command meant = command(order, seat, what);
      if (open_prompt(play, seat, what) != nullptr) {
        commands.push_back(meant);
        break;
      }
      const auto instead = play.book().instead(play.game(), meant);
      if (!instead || !order.refused.empty()) continue;
      commands.push_back(*instead);
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

std::vector<Command> seat_commands(const Order& order, const Play& play) {
  const Seat seat = order.seats.front();
  if (order.on != Seat::nobody) {
    if (!play.book().is_show(play.game(), order.on, order.against)) return {};
    std::vector<Command> raised = if_asked(order, play, {seat}, order.asks);
    for (Command& each : raised) each.choice = play.book().hand_choice(each.ask, order.against);
    return raised;
  }
  if (!order.asks.empty()) return if_asked(order, play, {seat}, order.asks);
  if (order.vote) return if_asked(order, play, {seat}, {play.book().vote_ask(play.game())});
  return if_asked(order, play, {seat}, play.book().arrow_asks(play.game(), seat));
}

std::vector<Command> house_command(const Order& order, const Play& play) {
  if (open_prompt(play, Seat::nobody, order.asks.front()) == nullptr) return {};
  return {command(order, Seat::nobody, order.asks.front())};
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
      if (!book.is_turn_of(play.game(), order.number)) return {};
      return if_asked(order, play, book.holders(play.game(), order.number),
                      order.asks.empty() ? book.asks_of(play.game(), order.number) : order.asks);
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
    const Ask what = !order.asks.empty() ? order.asks.front()
                     : order.vote        ? book.vote_ask(play.game())
                                         : book.arrow_ask(play.game(), seat);
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
  return {command(order, Seat::nobody, order.asks.front())};
}

}  // namespace omerta::notation
