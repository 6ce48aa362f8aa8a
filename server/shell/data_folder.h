// The folder in which a server keeps its rooms: the store, and the key with which it is sealed.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <tl/expected.hpp>

#include "server/disk/store_shelf.h"
#include "server/shell/service.h"

namespace omerta::server {

class DataFolder {
 public:
  enum class Missing : std::uint8_t { make, refuse };  // what is not there
  static tl::expected<std::unique_ptr<DataFolder>, ServiceFault> open(const std::string& folder,
                                                                      Missing missing);

  StoreShelf& shelf() { return shelf_; }
  storage::Store& store() { return *store_; }
  const Seal& seal() const { return seal_; }
  static std::string key_file(const std::string& folder);

 private:
  DataFolder(std::unique_ptr<storage::Store> store, const Seal::Key& key)
      : store_{std::move(store)}, seal_{key}, shelf_{*store_, seal_} {}

  std::unique_ptr<storage::Store> store_;
  Seal seal_;
  StoreShelf shelf_;
};

}  // namespace omerta::server
