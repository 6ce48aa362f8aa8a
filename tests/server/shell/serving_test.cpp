// What the server is asked for (the file, endpoints, the folder) and what it shows.
#include "server/shell/serving.h"

#include <gtest/gtest.h>
#include <stdlib.h>

#include <filesystem>
#include <fstream>

#include "server/shell/addresses.h"
#include "server/shell/qr.h"

namespace omerta::server {
namespace {

ReadConfig read(const std::string& text) {
  const auto file = std::filesystem::temp_directory_path() / "omerta-serving-test.toml";
  std::ofstream{file} << text;
  const ReadConfig config = read_config(file);
  std::filesystem::remove(file);
  return config;
}

TEST(Serving, ReadsEverySetting) {
  const ReadConfig config = read(R"(
listen = "127.0.0.1"
port = 9000
data = "/var/lib/omerta"
public-url = "https://mafia.example"
tls-cert = "cert.pem"
tls-key = "key.pem"
log = "-"
metrics = "127.0.0.1:9464"
proxies = ["127.0.0.1", "::1"]
)");
  ASSERT_FALSE(config.fault);
  EXPECT_EQ(config.serving.listen, "127.0.0.1");
  EXPECT_EQ(config.serving.port, 9000);
  EXPECT_EQ(config.serving.data, "/var/lib/omerta");
  EXPECT_EQ(config.serving.public_url, "https://mafia.example");
  EXPECT_EQ(config.serving.tls_certificate, "cert.pem");
  EXPECT_EQ(config.serving.tls_key, "key.pem");
  EXPECT_EQ(config.serving.log, "-");
  EXPECT_EQ(config.serving.metrics, "127.0.0.1:9464");
  EXPECT_EQ(config.serving.proxies, (std::vector<std::string>{"127.0.0.1", "::1"}));
}

TEST(Serving, TheShippedExampleHolds) {
  const ReadConfig config = read_config(OMERTA_SOURCE "/docs/hosting/omerta.toml");
  ASSERT_FALSE(config.fault);
  EXPECT_EQ(config.serving.public_url, "https://mafia.example");
}

TEST(Serving, SaysWhatIsWrong) {
  using What = ConfigFault::What;
  EXPECT_EQ(read_config("/nowhere/omerta.toml").fault->what, What::unreadable);
  EXPECT_EQ(read_config("/").fault->what, What::unreadable);
  const auto syntax = read("port = 9000\nlisten = \n").fault;
  EXPECT_EQ(syntax->what, What::syntax);
  EXPECT_EQ(syntax->line, 2);
  const auto unknown = read("prot = 9000\n").fault;
  EXPECT_EQ(unknown->what, What::unknown_key);
  EXPECT_EQ(unknown->name, "prot");
  for (const char* wrong : {"port = 0", "port = 70000", "port = \"80\"", "data = 3",
                            "proxies = \"::1\"", "proxies = [1]"}) {
    EXPECT_EQ(read(wrong).fault->what, What::wrong_value) << wrong;
  }
}

TEST(Serving, Endpoints) {
  EXPECT_EQ(read_endpoint("127.0.0.1:9464")->port, 9464);
  EXPECT_EQ(read_endpoint("[::1]:9464")->address, "::1");
  for (const char* none : {"", "9464", ":9464", "127.0.0.1:", "127.0.0.1:0", "127.0.0.1:65536",
                           "127.0.0.1:12x", "127.0.0.1:999999"}) {
    EXPECT_FALSE(read_endpoint(none)) << none;
  }
}

TEST(Serving, TheFolderIsTheServicesThePersonsOrHere) {
  setenv("STATE_DIRECTORY", "/var/lib/omerta:/other", 1);
  EXPECT_EQ(usual_data_folder(), "/var/lib/omerta");
  unsetenv("STATE_DIRECTORY");
  setenv("XDG_STATE_HOME", "/state", 1);
  EXPECT_EQ(usual_data_folder(), "/state/omerta");
  setenv("XDG_STATE_HOME", "relative", 1);  // which the standard tells to ignore
  setenv("HOME", "/somebody", 1);
  EXPECT_EQ(usual_data_folder(), "/somebody/.local/state/omerta");
  unsetenv("HOME");
  EXPECT_EQ(usual_data_folder(), "omerta-data");
}

TEST(Serving, AddressesAreThoseAPhoneCanUse) {
  for (const std::string& each : reachable_addresses()) {
    EXPECT_FALSE(each.starts_with("127.")) << each;
    EXPECT_FALSE(each.starts_with("fe80")) << each;
    EXPECT_FALSE(each.starts_with("169.254.")) << each;
    EXPECT_NE(each, "::1");
  }
}

TEST(Serving, TheCodeIsSquareWithAQuietZone) {
  const auto light = qr_lines("http://192.168.1.5:8080", Ink::light);
  const auto dark = qr_lines("http://192.168.1.5:8080", Ink::dark);
  ASSERT_EQ(light.size(), 15U);  // 25 modules and 2 × 2, two a line
  ASSERT_EQ(dark.size(), 15U);
  std::string full;
  std::string empty;
  for (int i = 0; i < 29; ++i) {
    full += "█";
    empty += " ";
  }
  EXPECT_EQ(light.front(), full);
  EXPECT_EQ(dark.front(), empty);
  EXPECT_EQ(dark.back(), empty);
}

}  // namespace
}  // namespace omerta::server
