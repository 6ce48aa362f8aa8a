// A program that plays by what its screen asks: it takes one of the options, each as likely as the
// others. It knows no rulebook.
#pragma once
#include <optional>
#include <string>

#include "chance/dice.h"
#include "client/device.h"
#include "client/share.h"

namespace omerta::client {

class Player {
 public:
  explicit Player(std::uint64_t seed) : dice_{seed, 0} {}

  // What to send now, once in every beat: a command that was not acknowledged again, an answer, or
  // a tap.
  std::string beat(const Device& device);
  // Its part in a deal, if there is something to send for it now.
  std::optional<std::string> deal(const Device& device);
  const Share& share() const { return share_; }
  const std::vector<std::string>& acknowledged() const { return acknowledged_; }  // ids, in order

 private:
  json::object chosen(const Device& device);
  json::object answer(const json::object& question);

  chance::Dice dice_;
  Share share_;
  std::string pending_;  // id of the command it waits for
  json::object wanted_;
  std::vector<std::string> acknowledged_;
};

}  // namespace omerta::client
