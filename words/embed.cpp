// Writes the message files into one C++ source: words_embed <out.cpp> <book.language.toml>...
// Those of one language for a browser: words_embed <language.json> <book.language.toml>... A file
// that does not parse, a key given twice or a value that is no text fails the build.
#include <toml++/toml.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <string>

namespace {

using Messages = std::map<std::string, std::string>;

std::string book_of(const std::filesystem::path& file) {
  const std::string name = file.filename().string();
  return name.substr(0, name.find('.'));
}

std::string language_of(const std::filesystem::path& file) {
  const std::string name = file.filename().string();
  return name.substr(name.find('.') + 1, 2);
}

// A text in quotation marks, for C++ and for JSON alike.
std::string literal(std::string_view text) {
  std::string out = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    if (c == '\n') {
      out += "\\n";
    } else {
      out += c;
    }
  }
  return out + '"';
}

Messages read(const std::string& path) {
  Messages messages;
  const toml::table table = toml::parse_file(path);
  for (const auto& [key, value] : table) {
    const auto* text = value.as_string();
    if (text == nullptr) throw std::runtime_error{path + ": not a text: " + std::string{key.str()}};
    messages.emplace(key.str(), text->get());
  }
  return messages;
}

void write_volume(std::ostream& out, const std::string& name, const Messages& messages) {
  out << "constexpr Pattern " << name << "[] = {\n";
  for (const auto& [key, pattern] : messages) {
    out << "  {" << literal(key) << ", " << literal(pattern) << "},\n";
  }
  out << "};\n";
}

std::string source(int count, char** paths) {
  std::ostringstream out;
  std::ostringstream shelf;
  out << "// Generated from the message files; edit those.\n"
         "#include \"words/messages.h\"\n\n"
         "namespace omerta {\nnamespace {\n\n";
  for (int i = 0; i < count; ++i) {
    const std::string book = book_of(paths[i]);
    const std::string language = language_of(paths[i]);
    std::string name = book + "_" + language;
    std::replace(name.begin(), name.end(), '-', '_');
    write_volume(out, name, read(paths[i]));
    shelf << "  {" << literal(book) << ", " << literal(language) << ", " << name << "},\n";
  }
  out << "constexpr Volume kVolumes[] = {\n"
      << shelf.str() << "};\n\n}  // namespace\n\n"
      << "std::span<const Volume> volumes() { return kVolumes; }\n\n"
      << "}  // namespace omerta\n";
  return out.str();
}

// {"cli": {"key": "pattern", ...}, ...}
std::string json(const std::string& language, int count, char** paths) {
  std::string out = "{";
  for (int i = 0; i < count; ++i) {
    if (language_of(paths[i]) != language) continue;
    out += (out.size() == 1 ? "\n" : ",\n") + literal(book_of(paths[i])) + ": {";
    std::string between = "\n";
    for (const auto& [key, pattern] : read(paths[i])) {
      out += between + literal(key) + ": " + literal(pattern);
      between = ",\n";
    }
    out += '}';
  }
  return out + "\n}\n";
}

}  // namespace

int main(int argc, char** argv) try {
  if (argc < 3) return 2;
  const std::filesystem::path to{argv[1]};
  const std::string text =
      to.extension() == ".json" ? json(to.stem(), argc - 2, argv + 2) : source(argc - 2, argv + 2);
  std::ofstream{argv[1], std::ios::binary} << text;
  return 0;
} catch (const std::exception& error) {
  std::fprintf(stderr, "words_embed: %s\n", error.what());
  return 1;
}
