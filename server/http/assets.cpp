// Finding a file of the web page.
#include "server/http/assets.h"

#include <algorithm>

namespace omerta::server {

const Asset* find_asset(std::span<const Asset> assets, std::string_view path) {
  if (path == "/") path = "/index.html";
  const auto found = std::find_if(assets.begin(), assets.end(),
                                  [path](const Asset& each) { return each.path == path; });
  return found == assets.end() ? nullptr : &*found;
}

}  // namespace omerta::server
