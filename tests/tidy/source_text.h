// Source files as the style test reads them: their lines, their code without words, their
// functions.
#pragma once
#include <filesystem>
#include <string>
#include <vector>

namespace omerta::tidy {

struct File {
  std::string name;  // from the root of the project
  std::vector<std::string> lines;
  std::string code;  // comments and the insides of strings blanked out, line for line

  std::string folder() const { return name.substr(0, name.find('/')); }
};

// Every file of ours with one of these endings; what is built or fetched is not ours.
std::vector<File> files_of(const std::filesystem::path& root,
                           const std::vector<std::string>& endings);

// The C++ of the project; the yardstick was given to us and stays as it is.
const std::vector<File>& sources();

struct Function {
  int line = 0;
  int length = 0;
};
std::vector<Function> functions_of(const std::string& code);  // by their braces: near enough

// The types that others can see, with their namespaces: "omerta::cli::Desk". What a file keeps to
// itself in a nameless namespace, and what stands inside a type or a function, is not among them.
std::vector<std::string> types_of(const std::string& code);

std::string without_words(const std::string& text);
int columns(const std::string& line);  // characters, not bytes

}  // namespace omerta::tidy
