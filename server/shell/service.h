// Everything put together: store, core, shell, for as long as `omerta serve` runs.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/shell/serving.h"

namespace omerta::server {

struct ServiceFault {
  enum class What : std::uint8_t {
    address,      // --listen or --metrics is none of this machine
    port,         // is in use
    public_url,   // is not the address of a site
    certificate,  // or its key cannot be used
    log,          // the file cannot be written
    data,         // the folder cannot be used
    key,          // the key file cannot be read
    no_key,       // there is none, and rooms that were sealed with it
    in_use,       // another server has the data folder
    store,        // the store says so
  } what{};
  std::string detail;
};

class Service {
 public:
  explicit Service(Serving serving);
  ~Service();
  Service(const Service&) = delete;
  Service& operator=(const Service&) = delete;

  std::optional<ServiceFault> start();
  void run();   // until a signal stops it
  void stop();  // from any thread

  // After the start. Where people find it, the best first.
  std::vector<std::string> addresses() const;
  enum class Wire : std::uint8_t { open, encrypted };
  Wire wire() const;
  std::size_t rooms() const;     // that go on
  std::size_t left_out() const;  // whose log makes no sense

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace omerta::server
