// What one socket, one address and one message may take, and for how long. Milliseconds and bytes.
#pragma once
#include <cstddef>
#include <cstdint>

namespace omerta::server {

struct Bucket {  // so many at once, then so many a second
  double burst = 0;
  double each_second = 0;
};

struct Limits {
  // HTTP
  std::size_t head_bytes = 8 * 1024;
  std::int64_t head_time = 5'000;
  std::int64_t idle_time = 15'000;     // between two requests, or without reading of an answer
  std::int64_t answer_time = 120'000;  // for all of an answer

  // WebSocket, in
  std::size_t message_bytes = 64 * 1024;  // after putting the fragments together
  int fragments = 32;
  Bucket frames{100, 50};  // of any kind; what a person may do is the core's to limit

  // WebSocket, out: the log is the buffer, so a slow reader is closed and comes back
  std::size_t queue_frames = 64;
  std::size_t queue_bytes = 512 * 1024;
  std::int64_t unsent_time = 10'000;

  std::int64_t silence_before_ping = 5'000;
  std::int64_t silence_time = 15'000;  // then the phone is taken for dead
  std::int64_t closing_time = 2'000;   // for the other side to say goodbye as well

  // One address may be a whole party.
  int sockets = 64;
  int handshakes = 20;  // no whole request yet
  Bucket connections{256, 32};

  std::int64_t stopping_time = 3'000;  // for everything to end after the signal
};

}  // namespace omerta::server
