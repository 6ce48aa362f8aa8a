// Reading sources without understanding them: enough to measure, not enough to compile.
#include "tests/tidy/source_text.h"

#include <algorithm>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

namespace omerta::tidy {
namespace {

namespace fs = std::filesystem;

bool is_ours(const fs::path& path) {
  static const std::set<std::string> kNotOurs{"build", "node_modules", "corpus", "dist"};
  const std::string name = path.filename().string();
  return !kNotOurs.contains(name) && (name.empty() || name.front() != '.');
}

// Where a comment, a string or a character ends that begins here; the same place if none does.
std::size_t end_of_words(const std::string& text, std::size_t at) {
  const auto from = [&](std::string_view end, std::size_t begin) {
    const std::size_t found = text.find(end, begin);
    return found == std::string::npos ? text.size() : found + end.size();
  };
  if (text.compare(at, 2, "//") == 0) return std::min(text.find('\n', at), text.size());
  if (text.compare(at, 2, "/*") == 0) return from("*/", at + 2);
  if (text.compare(at, 2, "R\"") == 0) {
    const std::size_t open = text.find('(', at);
    return from(")" + text.substr(at + 2, open - at - 2) + "\"", open);
  }
  const char quote = text[at];
  const bool digits = at > 0 && std::isalnum(static_cast<unsigned char>(text[at - 1])) != 0;
  if (quote != '"' && (quote != '\'' || digits)) return at;  // 10'000 is no string
  std::size_t end = at + 1;
  while (end < text.size() && text[end] != quote && text[end] != '\n')
    end += text[end] == '\\' ? 2U : 1U;
  return std::min(end + 1, text.size());
}

bool begins_with(const std::string& text, std::initializer_list<std::string_view> words) {
  const std::size_t first = text.find_first_not_of(" \n\t");
  if (first == std::string::npos) return false;
  return std::any_of(words.begin(), words.end(), [&](std::string_view word) {
    return text.compare(first, word.size(), word) == 0;
  });
}

// Whether the text before a brace is the head of a function.
bool is_head(const std::string& head) {
  if (head.find('(') == std::string::npos) return false;
  if (begins_with(head, {"namespace", "struct", "class", "enum", "union", "extern"})) return false;
  const std::size_t last = head.find_last_not_of(" \n\t");
  if (head.substr(0, last + 1).ends_with("\nnamespace")) return false;  // behind macros
  return head[last] != '=' && head[last] != '(' && head[last] != ',';
}

}  // namespace

std::string without_words(const std::string& text) {
  std::string code = text;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = end_of_words(text, at);
    for (std::size_t i = at; i < end; ++i) {
      if (code[i] != '\n') code[i] = ' ';
    }
    at = std::max(end, at + 1);
  }
  return code;
}

const std::vector<File>& sources() {
  static const std::vector<File> kAll = [] {
    std::vector<File> all = files_of(OMERTA_SOURCE, {".h", ".cpp"});
    std::erase_if(all, [](const File& file) { return file.name == "bench/limit.cpp"; });
    return all;
  }();
  return kAll;
}

std::vector<Function> functions_of(const std::string& code) {
  std::vector<Function> found;
  std::string head;
  int line = 1, depth = 0, inside = -1, begins = 0;
  bool directive = false;  // a line for the preprocessor, with those it goes on in
  char before = '\n';
  for (char c : code) {
    if (c == '\n') ++line;
    if (c == '#' && before == '\n') directive = true;
    if (c == '\n' && before != '\\') directive = false;
    if (c != ' ') before = c;
    if (directive) continue;
    if (c == '{') {
      if (inside < 0 && is_head(head)) {
        inside = depth;
        const auto lines = std::count(
            head.begin() + static_cast<long>(head.find_first_not_of(" \n")), head.end(), '\n');
        begins = line - static_cast<int>(lines);
      }
      ++depth;
    }
    if (c == '}' && --depth == inside) {
      found.push_back({begins, line - begins + 1});
      inside = -1;
    }
    if (c == '{' || c == '}' || c == ';') {
      head.clear();
    } else if (inside < 0) {
      head += c;
    }
  }
  return found;
}

std::vector<std::string> types_of(const std::string& code) {
  // What opens a brace, what closes one, and what ends a declaration without one.
  static const std::regex kToken{
      R"((namespace\s*[\w:]*\s*|)"
      R"((?:struct|class|enum\s+class|enum)\s+(\w+)(?=\s*(?:\{|:[^:]|final))[^;{}()]*)?([{};]))"};
  std::vector<std::string> scopes;  // "?" where nobody else can see
  std::vector<std::string> found;
  for (std::sregex_iterator at{code.begin(), code.end(), kToken}, end; at != end; ++at) {
    const std::string what = (*at)[1];
    const std::string sign = (*at)[3];
    if (sign == "}" && !scopes.empty()) scopes.pop_back();
    if (sign != "{") continue;
    std::string inside;
    for (const std::string& scope : scopes) inside += scope + "::";
    const bool seen = inside.find('?') == std::string::npos;
    const bool space = what.rfind("namespace", 0) == 0;
    std::string name = space ? what.substr(std::string_view{"namespace"}.size()) : "?";
    std::erase_if(name, [](char c) { return c == ' ' || c == '\n'; });
    if (!space && (*at)[2].matched && seen) found.push_back(inside + (*at)[2].str());
    scopes.push_back(name.empty() ? "?" : name);
  }
  return found;
}

int columns(const std::string& line) {
  return static_cast<int>(
      std::count_if(line.begin(), line.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

std::vector<File> files_of(const fs::path& root, const std::vector<std::string>& endings) {
  std::vector<File> found;
  for (fs::recursive_directory_iterator at{root}, end; at != end; ++at) {
    if (at->is_directory() && !is_ours(at->path())) at.disable_recursion_pending();
    const bool wanted =
        std::find(endings.begin(), endings.end(), at->path().extension().string()) != endings.end();
    if (!at->is_regular_file() || !wanted) continue;
    std::ifstream in{at->path()};
    std::stringstream text;
    text << in.rdbuf();
    File file{.name = fs::relative(at->path(), root).string(), .lines = {}, .code = {}};
    for (std::string line; std::getline(text, line);) file.lines.push_back(line);
    file.code = without_words(text.str());
    found.push_back(std::move(file));
  }
  std::sort(found.begin(), found.end(),
            [](const File& a, const File& b) { return a.name < b.name; });
  return found;
}

}  // namespace omerta::tidy
