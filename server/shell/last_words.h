// What a process leaves that ends by our own mistake: in which room it was made. The next one knows
// which table not to serve, and the others play on. Being killed is no mistake, and leaves nothing.
#pragma once
#include <atomic>
#include <string>
#include <vector>

#include "server/room/traffic.h"

namespace omerta::server {

inline constexpr int kMostMistakes = 2;  // in one room, until it is left alone

class LastWords {  // one of a process
 public:
  explicit LastWords(const std::string& file);
  ~LastWords();
  LastWords(const LastWords&) = delete;
  LastWords& operator=(const LastWords&) = delete;

  // Rooms in which that many processes have ended since one was stopped in good order.
  const std::vector<RoomId>& deadly() const { return deadly_; }
  void heed(const std::atomic<RoomId>& working_on);  // from now on
  void forget();                                     // it was stopped in good order

 private:
  int handle_;
  std::vector<RoomId> deadly_;
};

}  // namespace omerta::server
