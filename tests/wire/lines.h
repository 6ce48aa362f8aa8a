// What is sent and received, a line each with what it is.
#pragma once
#include <cstdio>
#include <set>
#include <string>

#include "rulebooks/rulebook.h"

namespace omerta::wire {

class Lines {
 public:
  void add(const char* what, const std::string& text) {
    const std::string line = std::string{what} + ' ' + text;
    if (seen_.insert(line).second) std::puts(line.c_str());
  }

 private:
  std::set<std::string> seen_;
};

void print_games(const Rulebook& book);  // whole ones
void print_pages(const Rulebook& book);  // forms, choices, what is said to them, pages, catalogues

}  // namespace omerta::wire
