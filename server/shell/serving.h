// What `omerta serve` was asked for, on the command line or in a file.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace omerta::server {

struct Serving {
  std::string listen;                 // an address of this machine; empty: all of them
  std::optional<std::uint16_t> port;  // not said: 8080, or the next free one
  std::string data;                   // a folder
  std::string public_url;  // by which people reach it, if not by this machine's addresses
  std::string tls_certificate;
  std::string tls_key;
  std::string log;                   // a file; empty: the error stream
  std::string metrics;               // "127.0.0.1:9464"; empty: nowhere
  std::vector<std::string> proxies;  // whose X-Forwarded-For is believed
  std::optional<int> keep_days;      // rooms in which nobody is; not said: 30
};

inline constexpr int kMostKeepDays = 36'500;

struct ConfigFault {
  enum class What : std::uint8_t { unreadable, syntax, unknown_key, wrong_value } what{};
  long line = 0;     // of syntax
  std::string name;  // of the key
};

struct ReadConfig {
  Serving serving;
  std::optional<ConfigFault> fault;
};
// The file's keys are the options' names without dashes in front, and `metrics` and `proxies`.
ReadConfig read_config(const std::string& file);

// Where rooms are kept if nobody says: the service's own folder, the person's, or here.
std::string usual_data_folder();

struct Endpoint {
  std::string address;
  std::uint16_t port = 0;
};
std::optional<Endpoint> read_endpoint(std::string_view text);  // "127.0.0.1:9464", "[::1]:9464"

}  // namespace omerta::server
