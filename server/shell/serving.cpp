// Reading the server's configuration, by toml++.
#include "server/shell/serving.h"

#include <toml++/toml.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

namespace omerta::server {
namespace {

ConfigFault wrong(std::string_view key) {
  return {ConfigFault::What::wrong_value, 0, std::string{key}};
}

std::string* text_field(Serving& serving, std::string_view key) {
  if (key == "listen") return &serving.listen;
  if (key == "data") return &serving.data;
  if (key == "public-url") return &serving.public_url;
  if (key == "tls-cert") return &serving.tls_certificate;
  if (key == "tls-key") return &serving.tls_key;
  if (key == "log") return &serving.log;
  return key == "metrics" ? &serving.metrics : nullptr;
}

// What is read so far.
class Reader {
 public:
  std::optional<ConfigFault> take(std::string_view key, const toml::node& value);
  ReadConfig config;

 private:
  std::optional<ConfigFault> take_proxies(const toml::node& value);
};

std::optional<ConfigFault> Reader::take_proxies(const toml::node& value) {
  const toml::array* list = value.as_array();
  if (list == nullptr) return wrong("proxies");
  for (const toml::node& each : *list) {
    const auto address = each.value_exact<std::string>();
    if (!address) return wrong("proxies");
    config.serving.proxies.push_back(*address);
  }
  return std::nullopt;
}

std::optional<ConfigFault> Reader::take(std::string_view key, const toml::node& value) {
  if (key == "proxies") return take_proxies(value);
  if (key == "port") {
    const auto number = value.value_exact<std::int64_t>();
    if (!number || *number < 1 || *number > 65535) return wrong(key);
    config.serving.port = static_cast<std::uint16_t>(*number);
    return std::nullopt;
  }
  if (key == "keep-days") {
    const auto days = value.value_exact<std::int64_t>();
    if (!days || *days < 0 || *days > kMostKeepDays) return wrong(key);
    config.serving.keep_days = static_cast<int>(*days);
    return std::nullopt;
  }
  std::string* field = text_field(config.serving, key);
  if (field == nullptr) return ConfigFault{ConfigFault::What::unknown_key, 0, std::string{key}};
  const auto text = value.value_exact<std::string>();
  if (!text) return wrong(key);
  *field = *text;
  return std::nullopt;
}

std::string from_environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string{} : std::string{value};
}

}  // namespace

ReadConfig read_config(const std::string& file) {
  Reader reader;
  ReadConfig& config = reader.config;
  std::ifstream in{file};
  if (!in || std::filesystem::is_directory(file)) {
    config.fault = ConfigFault{ConfigFault::What::unreadable, 0, {}};
    return config;
  }
  try {
    const toml::table table = toml::parse(in);
    for (const auto& [key, value] : table) {
      config.fault = reader.take(key.str(), value);
      if (config.fault) return config;
    }
  } catch (const toml::parse_error& mistake) {
    const auto line = static_cast<long>(mistake.source().begin.line);
    config.fault = ConfigFault{ConfigFault::What::syntax, line, {}};
  }
  return config;
}

std::string usual_data_folder() {
  const std::string own = from_environment("STATE_DIRECTORY");  // systemd's, for a service
  if (!own.empty()) return own.substr(0, own.find(':'));
  const std::string state = from_environment("XDG_STATE_HOME");
  if (!state.empty() && state.front() == '/') return state + "/omerta";
  const std::string home = from_environment("HOME");
  return home.empty() || home == "/" ? "omerta-data" : home + "/.local/state/omerta";
}

std::optional<Endpoint> read_endpoint(std::string_view text) {
  const std::size_t colon = text.rfind(':');
  if (colon == std::string_view::npos || colon == 0) return std::nullopt;
  std::string_view address = text.substr(0, colon);
  if (address.front() == '[' && address.back() == ']') address = address.substr(1, colon - 2);
  const std::string digits{text.substr(colon + 1)};
  const bool number = !digits.empty() && digits.size() <= 5 &&
                      digits.find_first_not_of("0123456789") == std::string::npos;
  const int port = number ? std::atoi(digits.c_str()) : 0;
  if (port < 1 || port > 65535) return std::nullopt;
  return Endpoint{std::string{address}, static_cast<std::uint16_t>(port)};
}

}  // namespace omerta::server
