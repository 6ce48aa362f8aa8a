// A program that runs a game by what its desk shows: it deals, tries what it might enter, enters
// it, takes some of it back. It knows no rulebook; only with cards that nobody has looked at it is
// told who really holds which.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "chance/dice.h"
#include "client/device.h"

namespace omerta::client {

class Moderator {
 public:
  explicit Moderator(std::uint64_t seed) : dice_{seed, 3} {}

  // How it deals: "program", "paper" or "blind".
  void deals(std::string dealer) { dealer_ = std::move(dealer); }
  void takes_back_once_in(std::uint32_t times) { back_ = times; }
  // What to send now, once in a while: a command that was not acknowledged again, or another.
  std::string next(const Device& device);

  const std::vector<std::string>& acknowledged() const { return acknowledged_; }
  int entered() const { return entered_; }
  int previewed() const { return previewed_; }
  int refused() const { return refused_; }
  int accepted() const { return accepted_; }
  int taken_back() const { return taken_back_; }
  int seen() const { return seen_; }
  int went_stale() const { return stale_; }

 private:
  json::object wish(const Device& device);
  json::object deal(const json::object& desk);
  json::array filled(const json::object& desk);
  json::object hands_for(const json::object& entry, std::size_t at);
  json::array choice_for(const json::object& entry);
  json::object see(const json::object& wanted, const json::value& at, const json::value& entries);
  std::vector<int> held_by(std::size_t seat) const;
  json::array awake(const json::object& desk) const;
  json::object after_trying(const Device& device);
  void take(const Outcome& outcome);

  chance::Dice dice_;
  std::string dealer_ = "program";
  std::uint32_t back_ = 0;
  std::string pending_;
  json::object wanted_;
  std::vector<std::vector<int>> truth_;  // of a blind deal: each deal, seat by seat
  std::size_t seats_ = 0;
  std::vector<std::string> acknowledged_;
  int entered_ = 0;
  int previewed_ = 0;
  int refused_ = 0;
  int accepted_ = 0;
  int taken_back_ = 0;
  int seen_ = 0;
  int stale_ = 0;
};

}  // namespace omerta::client
