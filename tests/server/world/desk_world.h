// An evening that a person runs: somebody at the desk, phones, people with paper, bots, the table's
// screen.
#pragma once
#include <string>

#include "client/moderator.h"
#include "tests/server/world/world.h"

namespace omerta::server {

struct Company {
  std::string rulebook;
  std::size_t phones = 3;
  std::size_t paper = 2;
  std::size_t bots = 1;
  std::vector<std::pair<std::string, std::string>> options{};
  std::vector<std::pair<std::string, int>> deck{};
  std::vector<std::pair<std::string, int>> cards{};
};

class DeskWorld {
 public:
  DeskWorld(const Company& company, std::uint64_t seed);

  std::size_t join(const std::string& kind);
  void beat();           // everybody does something
  bool play(int beats);  // true: it is over
  std::string stage();
  std::string refusal(std::size_t guest, const client::json::object& action);  // empty: it is done
  client::Device& desk() { return world.guest(post).device; }

  World world;
  client::Moderator moderator;
  std::size_t post = 0;  // who moderates
};

}  // namespace omerta::server
