// Opening the store, restoring the rooms, listening.
#include "server/shell/service.h"

#include <malloc.h>
#include <sys/prctl.h>
#include <sys/resource.h>

#include <algorithm>
#include <fstream>
#include <iostream>

#include "server/shell/addresses.h"
#include "server/shell/clock.h"
#include "server/shell/data_folder.h"
#include "server/shell/last_words.h"
#include "server/shell/shell.h"

namespace omerta::server {
namespace {

using Fault = std::optional<ServiceFault>;
using What = ServiceFault::What;

constexpr std::uint16_t kUsualPort = 8080;
constexpr std::uint16_t kPortsTried = 20;
constexpr std::int64_t kDay = 24LL * 3600 * 1000;

// No memory of this process on disk, and as many sockets as the system allows.
void harden() {
  prctl(PR_SET_DUMPABLE, 0);
  const rlimit none{0, 0};
  setrlimit(RLIMIT_CORE, &none);
  rlimit files{};
  getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);
}

// The disk's thread frees what the loop has allocated: one heap for both stays smaller than two.
void share_one_heap() { mallopt(M_ARENA_MAX, 1); }

}  // namespace

struct Service::Parts {
  Serving serving;
  std::ofstream log_file;
  std::optional<Log> log;
  SystemEntropy entropy;
  std::optional<Certificate> certificate;
  std::optional<PublicAddress> address;
  std::unique_ptr<DataFolder> folder;
  std::optional<Core> core;
  std::unique_ptr<LastWords> last_words;
  std::optional<CoreMachine> machine;
  std::optional<Shell> shell;
  std::uint16_t port = 0;
  std::size_t rooms = 0;
  std::size_t left_out = 0;

  bool is_secure() const {
    return certificate.has_value() || (address && address->scheme == "https");
  }
  std::string scheme() const { return certificate ? "https" : "http"; }
  std::vector<std::string> addresses() const;
  std::vector<std::string> origins() const;

  Fault open_log();
  void reopen_log();
  Fault load_certificate();
  Fault open_store();
  Fault restore_rooms();
  Fault listen();
  Fault watch();
};

std::vector<std::string> Service::Parts::addresses() const {
  if (address) return {address->origin()};
  const bool all = serving.listen.empty() || serving.listen == "::" || serving.listen == "0.0.0.0";
  std::vector<std::string> found;
  for (const std::string& each :
       all ? reachable_addresses() : std::vector<std::string>{serving.listen}) {
    found.push_back(origin_of(scheme(), each, port));
  }
  if (all) found.push_back(origin_of(scheme(), "localhost", port));
  return found;
}

std::vector<std::string> Service::Parts::origins() const {
  std::vector<std::string> all = addresses();
  if (address) return all;
  for (const char* own : {"127.0.0.1", "::1"}) all.push_back(origin_of(scheme(), own, port));
  const std::string name = machine_name();
  if (name.empty()) return all;
  all.push_back(origin_of(scheme(), name, port));
  if (name.find('.') == std::string::npos) {
    all.push_back(origin_of(scheme(), name + ".local", port));
  }
  return all;
}

Fault Service::Parts::open_log() {
  if (serving.log.empty() || serving.log == "-") {
    log.emplace(std::cerr);
    return std::nullopt;
  }
  log_file.open(serving.log, std::ios::app);
  if (!log_file) return ServiceFault{What::log, serving.log};
  log.emplace(log_file);
  return std::nullopt;
}

// Whoever keeps old logs has given the file another name by now.
void Service::Parts::reopen_log() {
  if (!log_file.is_open()) return;
  std::ofstream fresh{serving.log, std::ios::app};
  if (fresh) log->between_lines([&] { log_file = std::move(fresh); });
}

Fault Service::Parts::load_certificate() {
  if (serving.tls_certificate.empty() && serving.tls_key.empty()) return std::nullopt;
  certificate.emplace(serving.tls_certificate, serving.tls_key);
  const std::string wrong = certificate->load();
  return wrong.empty() ? std::nullopt : Fault{ServiceFault{What::certificate, wrong}};
}

Fault Service::Parts::open_store() {
  if (serving.data.empty()) serving.data = usual_data_folder();
  auto opened = DataFolder::open(serving.data, DataFolder::Missing::make);
  if (!opened) return opened.error();
  folder = std::move(*opened);
  return std::nullopt;
}

Fault Service::Parts::restore_rooms() {
  Settings settings;
  if (serving.keep_days) settings.kept_after_end = *serving.keep_days * kDay;
  core.emplace(settings, entropy);
  last_words = std::make_unique<LastWords>(serving.data + "/last-words");
  last_words->heed(core->working_on());
  const std::vector<RoomId>& deadly = last_words->deadly();
  const auto restore = [&](const Rows& each) {
    if (std::find(deadly.begin(), deadly.end(), each.room) != deadly.end()) {
      core->leave_out(each.room, each.rows.back().at, clock_now());
      ++left_out;
      return;
    }
    core->restore(each.room, each.code, each.rows, clock_now()) ? ++rooms : ++left_out;
  };
  if (!folder->shelf().each_room(restore)) {
    return ServiceFault{What::store, "the rooms cannot be read"};
  }
  for (const StoreShelf::Damaged& each : folder->shelf().damaged_rooms()) {
    core->leave_out(each.room, each.last, clock_now());
  }
  folder->shelf().erase_empty();
  left_out += folder->shelf().damaged();
  machine.emplace(*core);
  return std::nullopt;
}

Fault Service::Parts::listen() {
  const std::uint16_t first = serving.port.value_or(kUsualPort);
  const std::uint16_t tries = serving.port ? 1 : kPortsTried;
  const std::vector<std::string> everywhere{"::", "0.0.0.0"};
  const auto where = serving.listen.empty() ? everywhere : std::vector{serving.listen};
  for (std::uint16_t i = 0; i < tries && port == 0; ++i) {
    for (const std::string& each : where) {
      port = shell->listen(each, static_cast<std::uint16_t>(first + i), Door::game);
      if (port != 0) break;
    }
  }
  if (port != 0) return std::nullopt;
  const bool here = serving.listen.empty() || shell->listen(serving.listen, 0, Door::game) != 0;
  return here ? ServiceFault{What::port, std::to_string(first)}
              : ServiceFault{What::address, serving.listen};
}

Fault Service::Parts::watch() {
  if (serving.metrics.empty()) return std::nullopt;
  const auto where = read_endpoint(serving.metrics);
  const bool listens =
      where && shell->listen(where->address, where->port, Door::metrics) == where->port;
  return listens ? std::nullopt : Fault{ServiceFault{What::address, serving.metrics}};
}

Service::Service(Serving serving) : parts_{std::make_unique<Parts>()} {
  parts_->serving = std::move(serving);
}

Service::~Service() = default;

Fault Service::start() {
  Parts& all = *parts_;
  harden();
  share_one_heap();
  if (!all.serving.public_url.empty()) {
    all.address = read_public_address(all.serving.public_url);
    if (!all.address) return ServiceFault{What::public_url, all.serving.public_url};
  }
  if (auto fault = all.load_certificate()) return fault;
  if (auto fault = all.open_store()) return fault;
  if (auto fault = all.open_log()) return fault;
  if (auto fault = all.restore_rooms()) return fault;
  if (all.left_out > 0) {
    all.log->write("quarantined", {{"rooms", static_cast<std::int64_t>(all.left_out)}});
  }
  Shell::Setup setup{.certificate = all.certificate ? &*all.certificate : nullptr,
                     .proxies = all.serving.proxies};
  const bool behind_proxy = all.address && !all.certificate && setup.proxies.empty();
  if (behind_proxy) setup.proxies = {"127.0.0.1", "::1"};
  setup.house.site.assets = built_in_assets();
  setup.house.site.channel = all.is_secure() ? Token::Channel::secure : Token::Channel::plain;
  setup.house.entropy = &all.entropy;
  setup.origins = [&all] { return all.origins(); };
  setup.hung_up = [&all] { all.reopen_log(); };
  all.shell.emplace(std::move(setup), *all.machine, all.folder->shelf(), *all.log);
  if (auto fault = all.listen()) return fault;
  if (auto fault = all.watch()) return fault;
  all.shell->house().site.origins = all.origins();
  all.shell->heed_signals();
  all.log->write("started", {{"port", std::int64_t{all.port}},
                             {"rooms", static_cast<std::int64_t>(all.rooms)},
                             {"left-out", static_cast<std::int64_t>(all.left_out)},
                             {"tls", all.certificate ? 1 : 0}});
  return std::nullopt;
}

void Service::run() {
  parts_->shell->run();
  parts_->last_words->forget();
  parts_->log->write("stopped");
}

void Service::stop() { parts_->shell->stop(); }

std::vector<std::string> Service::addresses() const { return parts_->addresses(); }
Service::Wire Service::wire() const { return parts_->is_secure() ? Wire::encrypted : Wire::open; }
std::size_t Service::rooms() const { return parts_->rooms; }
std::size_t Service::left_out() const { return parts_->left_out; }

}  // namespace omerta::server
