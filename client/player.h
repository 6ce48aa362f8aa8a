// A program that plays by what its screen asks. It knows no rulebook.
#pragma once
#include <optional>
#include <string>

#include "chance/dice.h"
#include "client/device.h"
#include "client/share.h"

namespace omerta::client {

enum class Level : unsigned char {
  random,  // one of the options, each as likely as the others
  loyal,   // what the screen calls usual, else nothing idle, and nobody of its own side
};

class Player {
 public:
  explicit Player(std::uint64_t seed, Level level = Level::random)
      : dice_{seed, 0}, level_{level} {}

  // What to send now, once in every beat: a command that was not acknowledged again, an answer, or
  // a tap.
  std::string beat(const Device& device);
  // Its part in a deal, if there is something to send for it now.
  std::optional<std::string> deal(const Device& device);
  // The same with 256 bits of somebody else's, which nobody can guess.
  std::optional<std::string> deal(const Device& device, const dealing::Digest& fresh);
  std::string command(const json::object& action);  // a frame, under an id of its own
  const Share& share() const { return share_; }
  const std::vector<std::string>& acknowledged() const { return acknowledged_; }  // ids, in order

 private:
  json::object chosen(const Device& device);
  json::object answer(const json::object& question);
  json::object loyal_answer(const json::object& question, const Device& device);
  json::array drawn(std::vector<json::value> from, std::size_t count);

  chance::Dice dice_;
  Level level_;
  Share share_;
  std::string pending_;  // id of the command it waits for
  json::object wanted_;
  std::vector<std::string> acknowledged_;
};

}  // namespace omerta::client
