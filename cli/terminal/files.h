// Files in and out: what is too large, binary or unreadable is refused; what is written is either
// there completely or not at all.
#pragma once
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "notation/text.h"

namespace omerta::cli {

struct FileText {
  std::string text;
  enum class Fault { none, missing, unreadable, too_large, binary } fault = Fault::none;
};

FileText read_text(const std::string& path, std::size_t longest = notation::kLargestFile);
// What is typed or piped in.
FileText read_text(std::istream& in, std::size_t longest = notation::kLargestFile);
bool write_safely(const std::string& path, const std::string& text);

// The files named, and the records and scenarios (or else the house roles) in the directories
// named, sorted; other files in them are left alone.
std::vector<std::string> walk(const std::vector<std::string>& paths);

}  // namespace omerta::cli
