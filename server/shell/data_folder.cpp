// Opening the store and its key.
#include "server/shell/data_folder.h"

#include <sys/stat.h>

#include <filesystem>

#include "storage/sqlite.h"

namespace omerta::server {
namespace {

using What = ServiceFault::What;
namespace fs = std::filesystem;

constexpr const char* kStore = "rooms.sqlite";
constexpr const char* kKey = "key";

}  // namespace

std::string DataFolder::key_file(const std::string& folder) { return fs::path{folder} / kKey; }

tl::expected<std::unique_ptr<DataFolder>, ServiceFault> DataFolder::open(const std::string& folder,
                                                                         Missing missing) {
  const auto fault = [](What what, std::string detail) {
    return tl::unexpected{ServiceFault{what, std::move(detail)}};
  };
  const fs::path path{folder};
  std::error_code failed;
  umask(077);  // what is made here is nobody else's
  if (missing == Missing::make) fs::create_directories(path, failed);
  if (failed || !fs::is_directory(path)) return fault(What::data, folder);
  if (missing == Missing::refuse) {
    if (!fs::exists(path / kStore)) return fault(What::data, folder);
    if (!fs::exists(path / kKey)) return fault(What::key, path / kKey);
  }
  auto opened = storage::open_sqlite({.file = path / kStore});
  if (!opened) {
    const bool in_use = opened.error().fault == storage::OpenFault::in_use;
    const std::string name{storage::name(opened.error().fault)};
    return in_use ? fault(What::in_use, folder)
                  : fault(What::store, name + ": " + opened.error().detail);
  }
  // What is there was sealed with a key: with another one it could not be read.
  if (!fs::exists(path / kKey)) {
    const auto rooms = (*opened)->rooms();
    if (!rooms || !rooms->empty()) return fault(What::no_key, path / kKey);
  }
  const auto key = read_or_make_key(path / kKey);
  if (!key) return fault(What::key, path / kKey);
  return std::unique_ptr<DataFolder>{new DataFolder{std::move(*opened), *key}};
}

}  // namespace omerta::server
