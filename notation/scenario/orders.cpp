// When the moment of a written command has come, and which commands it comes to.
#include "notation/scenario/orders.h"

#include <algorithm>

#include "notation/seating.h"

namespace omerta::notation {
namespace {

const Prompt* open_prompt(const AnyGame& game, Seat seat, Ask what) {
  for (unsigned lane = 0; lane < game.lanes(); ++lane) {
    const Prompt* prompt = game.prompt(lane, seat);
    const bool asked = prompt != nullptr && (prompt->ask == what || prompt->instead == what);
    if (asked) return prompt;
  }
  return nullptr;
}

Command command(const Order& order, Seat seat, Ask what) {
  return {.choice = order.choice, .seat = seat, .ask = what, .voice = order.voice};
}

std::vector<Command> if_asked(const Order& order, const Book& book, const AnyGame& game,
                              const std::vector<Seat>& seats, const std::vector<Ask>& asks) {
  std::vector<Command> commands;
  for (Seat seat : seats) {
    for (Ask what : asks) {
      const Command meant = command(order, seat, what);
      if (open_prompt(game, seat, what) != nullptr) {
        commands.push_back(meant);
        break;
      }
      const auto instead = book.instead(game, meant);
      if (!instead || !order.refused.empty()) continue;
      commands.push_back(*instead);
      break;
    }
  }
  return commands;
}

std::vector<Seat> all_seats(const AnyGame& game) {
  std::vector<Seat> seats;
  for (Seat seat : game.standing().seats) seats.push_back(seat);
  return seats;
}

std::vector<Command> seat_commands(const Order& order, const Book& book, const AnyGame& game) {
  const Seat seat = order.seats.front();
  if (order.on != Seat::nobody) {
    if (!book.is_show(game, order.on, order.hands)) return {};
    std::vector<Command> raised = if_asked(order, book, game, {seat}, order.asks);
    for (Command& each : raised) each.choice = book.hand_choice(each.ask, order.hands);
    return raised;
  }
  if (!order.asks.empty()) return if_asked(order, book, game, {seat}, order.asks);
  if (order.vote) return if_asked(order, book, game, {seat}, {book.vote_ask(game)});
  return if_asked(order, book, game, {seat}, book.arrow_asks(game, seat));
}

std::vector<Command> house_command(const Order& order, const AnyGame& game) {
  if (open_prompt(game, Seat::nobody, order.asks.front()) == nullptr) return {};
  return {command(order, Seat::nobody, order.asks.front())};
}

}  // namespace

bool Order::is_barrier() const {
  return actor == Actor::host || actor == Actor::clock || actor == Actor::moderator ||
         actor == Actor::chance;
}

std::vector<Command> due(const Order& order, const Book& book, const AnyGame& game) {
  switch (order.actor) {
    case Order::Actor::seats: return seat_commands(order, book, game);
    case Order::Actor::role:
      if (!book.is_turn_of(game, order.number)) return {};
      return if_asked(order, book, game, book.holders(game, order.number),
                      order.asks.empty() ? book.asks_of(game, order.number) : order.asks);
    case Order::Actor::clan:
      return if_asked(order, book, game, book.clan_members(game, order.number),
                      {book.clan_ask(order.number)});
    case Order::Actor::second:
      return if_asked(order, book, game, all_seats(game), {book.second_ask()});
    default: return house_command(order, game);
  }
}

std::vector<Command> attempts(const Order& order, const Book& book, const AnyGame& game) {
  std::vector<Command> commands;
  if (order.actor == Order::Actor::seats) {
    const Seat seat = order.seats.front();
    const Ask what = !order.asks.empty() ? order.asks.front()
                     : order.vote        ? book.vote_ask(game)
                                         : book.arrow_ask(game, seat);
    return {command(order, seat, what)};
  }
  if (order.actor == Order::Actor::role) {
    const std::vector<Ask> asks =
        order.asks.empty() ? book.asks_of(game, order.number) : order.asks;
    if (asks.empty()) return {};  // a card that is never asked
    for (Seat seat : book.holders(game, order.number)) {
      commands.push_back(command(order, seat, asks.front()));
    }
    return commands;
  }
  if (order.actor == Order::Actor::clan || order.actor == Order::Actor::second) {
    const bool clan = order.actor == Order::Actor::clan;
    for (Seat seat : book.clan_members(game, clan ? order.number : 1)) {
      commands.push_back(
          command(order, seat, clan ? book.clan_ask(order.number) : book.second_ask()));
    }
    return commands;
  }
  return {command(order, Seat::nobody, order.asks.front())};
}

std::optional<std::vector<Seat>> wanted_candidates(Line line, const Play& play) {
  const SeatNames& names = play.casting().names.seats;
  if (!line.accept("candidates") && !line.accept("convict")) return {};
  std::vector<Seat> wanted;
  if (!sits(names, "none") && line.accept("none")) return wanted;
  for (const Written& name : read_names(line, names)) wanted.push_back(find_seat(names, name));
  return wanted;
}

}  // namespace omerta::notation
