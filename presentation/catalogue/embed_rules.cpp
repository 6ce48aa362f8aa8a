// Writes the rule catalogues into one C++ source, line by line, so that the rules reader and the
// "why" need no file at run time: rules_embed OUT.cpp CATALOGUE.md...
#include <filesystem>
#include <fstream>
#include <iostream>
#include <string>

namespace {

std::string literal(const std::string& line) {
  std::string out = "\"";
  for (char c : line) {
    if (c == '"' || c == '\\') out += '\\';
    if (c != '\r') out += c;
  }
  return out + '"';
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) return std::cerr << "usage: rules_embed OUT.cpp CATALOGUE.md...\n", 2;
  std::ofstream out(argv[1]);
  std::string shelf;
  out << "// Generated from docs/rules; edit those.\n#include "
         "\"presentation/catalogue/catalogue.h\"\n\n"
      << "namespace omerta::catalogue {\nnamespace {\n\n";
  for (int i = 2; i < argc; ++i) {
    std::ifstream in(argv[i]);
    if (!in) return std::cerr << "rules_embed: cannot read " << argv[i] << '\n', 1;
    const std::string name = std::filesystem::path(argv[i]).stem().string();
    out << "constexpr std::string_view k_" << name << "[] = {\n";
    for (std::string line; std::getline(in, line);) out << "    " << literal(line) << ",\n";
    out << "};\n";
    shelf += "    {\"" + name + "\", k_" + name + "},\n";
  }
  out << "constexpr Volume kShelf[] = {\n"
      << shelf << "};\n\n}  // namespace\n\n"
      << "std::span<const Volume> catalogue_texts() { return kShelf; }\n\n"
      << "}  // namespace omerta::catalogue\n";
  return out ? 0 : 1;
}
