// Files in and out: what is too large, binary or unreadable is refused; what is written is either
// there completely or not at all.
#pragma once
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

namespace omerta::cli {

struct FileText {
  std::string text;
  enum class Fault { none, missing, unreadable, too_large, binary } fault = Fault::none;
};

FileText read_text(const std::string& path);
FileText read_text(std::istream& in);  // what is typed or piped in, with the same limits
bool write_safely(const std::string& path, const std::string& text);

// The files named, and the records and scenarios (or else the house roles) in the directories
// named, sorted; other files in them are left alone.
std::vector<std::string> walk(const std::vector<std::string>& paths);

}  // namespace omerta::cli
