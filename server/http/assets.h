// The files of the web page, as they are built into the program.
#pragma once
#include <span>
#include <string_view>

namespace omerta::server {

struct Asset {
  std::string_view path;  // "/index.html", "/assets/app-1f3c.js"
  std::string_view type;
  std::string_view tag;  // of its contents, in quotes
  enum class Name : unsigned char { plain, hashed } name = Name::plain;  // hashed: never changes
  std::string_view bytes;
  std::string_view gzip;    // empty: not compressed
  std::string_view brotli;  // likewise
};

std::span<const Asset> built_in_assets();
const Asset* find_asset(std::span<const Asset> assets, std::string_view path);  // "/" is the page

}  // namespace omerta::server
