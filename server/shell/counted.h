// What the shell counts while it runs, for whoever watches it: sums, never names.
#pragma once
#include <array>
#include <cstdint>

namespace omerta::server {

struct Counted {
  std::uint64_t accepted = 0;
  std::uint64_t too_many = 0;  // sockets refused at the door, by reason
  std::uint64_t too_many_handshakes = 0;
  std::uint64_t too_fast = 0;
  std::uint64_t requests = 0;
  std::uint64_t opened = 0;  // WebSockets
  std::uint64_t received = 0;
  std::uint64_t sent = 0;
  std::uint64_t closed_slow = 0;   // 4008
  std::uint64_t closed_wrong = 0;  // 1002, 1003, 1007, 1008, 1009

  static constexpr std::array<double, 7> kStepSeconds{0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25};
  std::array<std::uint64_t, kStepSeconds.size() + 1> steps{};  // each at most so long, or longer
  double step_seconds = 0;

  void step_took(double seconds);
};

}  // namespace omerta::server
