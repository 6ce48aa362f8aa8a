// The loop between sockets, disk, clock and core. It moves bytes; what they mean is decided
// elsewhere.
#pragma once
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/disk/disk.h"
#include "server/http/conversation.h"
#include "server/http/transport.h"
#include "server/shell/log.h"
#include "server/shell/machine.h"

namespace omerta::server {

class Shell {
 public:
  struct Setup {
    House house;
    Certificate* certificate = nullptr;  // none: plain sockets
    std::vector<std::string> proxies;    // whose X-Forwarded-For is believed
    std::function<void()> lost;          // the store is; by default the process ends at once
    // The site's origins as they are now: a laptop changes networks. None: they stay.
    std::function<std::vector<std::string>()> origins;
    std::function<void()> hung_up;  // the signal HUP has come
  };
  Shell(Setup setup, Machine& machine, Shelf& shelf, Log& log);
  ~Shell();
  Shell(const Shell&) = delete;
  Shell& operator=(const Shell&) = delete;

  // The port it listens at, `port` or any free one for 0; 0 if that cannot be.
  std::uint16_t listen(const std::string& address, std::uint16_t port, Door door);
  House& house();  // before run()

  void heed_signals();  // INT and TERM stop, HUP loads the certificate and opens the log again
  void run();           // until it is stopped
  void stop();          // from any thread: everybody is told; said twice, at once

 private:
  class Loop;
  std::unique_ptr<Loop> loop_;
};

}  // namespace omerta::server
