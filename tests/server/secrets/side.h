// One room of a server as bytes: everybody's connection, every frame he is sent, and what the room
// has come to by its log.
#pragma once
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "server/core/core.h"
#include "server/room/room.h"
#include "tests/server/secrets/sitting.h"
#include "tests/server/world/world.h"

namespace omerta::server {

class Side {
 public:
  explicit Side(const Sitting& sitting);

  const Room& room() const { return room_; }  // made anew from the log
  const Table& table() const { return *room_.table(); }
  std::size_t places() const { return seen_.size() - 1; }

  void connect(PlaceId place);
  void drop(PlaceId place);
  void forget(PlaceId place) { have_.erase(place); }  // it will come back knowing nothing
  bool is_connected(PlaceId place) const { return connections_.contains(place); }
  void send(PlaceId place, const std::string& text);
  void pass(std::int64_t milliseconds);

  // Somebody who has no place, or more than one connection.
  Connection open(const Device& device, const std::string& address = "10.9.9.9");
  void receive(const std::vector<std::string>& texts, Connection from);
  std::vector<std::string> seen_by(Connection stranger) { return std::move(strangers_[stranger]); }
  const std::vector<std::string>& sent() const { return sent_; }  // by everybody
  std::size_t rows() const { return rows_; }                      // since it came back
  std::string hello(PlaceId place) const;

  // With which another device may take this place, once.
  std::string digits_of(PlaceId place) { return std::move(digits_[place]); }
  // Frames and closings since it was asked last.
  std::vector<std::string> seen(PlaceId place) { return std::move(seen_[place]); }
  // Whose turn it was to be sent something, in this order, since it was asked last.
  std::vector<PlaceId> order() { return std::move(order_); }

 private:
  void step(std::vector<Input> inputs);
  void take(const Append& row);
  void show(Connection to, std::string text);

  SeededEntropy entropy_{1};
  Core core_{Settings{}, entropy_};
  Room room_;
  std::map<PlaceId, Connection> connections_;
  std::map<Connection, PlaceId> whose_;
  std::vector<std::vector<std::string>> seen_;
  std::vector<PlaceId> order_;
  std::map<PlaceId, std::string> digits_;
  std::map<PlaceId, std::string> have_;  // how far it had got at its last snapshot
  std::map<Connection, std::vector<std::string>> strangers_;
  std::vector<std::string> sent_;
  std::size_t rows_ = 0;
  Connection last_ = 0;
  std::int64_t now_ = 1'000'000;
};

// The beat of a device that carries this action.
std::string beat_frame(const std::string& id, const std::string& action);
std::string command_frame(const std::string& id, const std::string& action);
std::string answer_action(unsigned lane, unsigned number, Choice choice);
std::string id_of(std::initializer_list<std::uint64_t> numbers);

}  // namespace omerta::server
