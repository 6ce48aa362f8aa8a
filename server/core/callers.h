// What has come from each address: wrong codes, rooms, what was written and looked up. One address
// may be a whole party, and one party must not be kept from playing by what another one does.
#pragma once
#include <cstdint>
#include <map>
#include <string>

#include "server/core/allowance.h"
#include "server/room/traffic.h"

namespace omerta::server {

// As codes and rooms are counted: one household may have 65,536 of what counts as an address of
// IPv6 otherwise.
std::string network_of(const std::string& address);

class Callers {
 public:
  bool may_guess(const std::string& address, std::int64_t now);
  void guessed_wrong(const std::string& address, std::int64_t now);

  bool may_open_room(const std::string& address) const;
  void opened(RoomId room, const std::string& address);
  void forgot(RoomId room) { rooms_.erase(room); }

  // False: more than its share; nothing is spent then.
  bool write(const std::string& address, std::size_t bytes, std::int64_t now);
  bool look_up(const std::string& address, std::size_t bytes, std::int64_t now);
  // As much as that it was, as has turned out: what comes next may have to wait for it.
  void looked(const std::string& address, std::size_t bytes, std::int64_t now);

  void forget_idle(std::int64_t now);  // who has its whole share again
  std::size_t known() const { return known_.size(); }

 private:
  struct Caller {
    Share written{kWrittenAtOnce, kWrittenASecond};
    Share looked_up{kLookedUpAtOnce, kLookedUpASecond};
  };
  std::map<std::string, Caller> known_;
  std::map<std::string, Guesses> guesses_;  // of a network
  std::map<RoomId, std::string> rooms_;     // opened since the server started, from which network
  Guesses all_guesses_;
};

}  // namespace omerta::server
