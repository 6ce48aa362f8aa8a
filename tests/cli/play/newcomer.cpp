// Reading a screen, and pressing Enter.
#include "tests/cli/play/newcomer.h"

#include <gtest/gtest.h>

#include "cli/terminal/terminal.h"
#include "tests/cli/session.h"

namespace omerta::cli {
namespace {

constexpr int kLongestEvening = 3'000;  // answers

std::vector<std::string> command(const std::vector<std::string>& words) {
  std::vector<std::string> all{OMERTA_PROGRAM};
  all.insert(all.end(), words.begin(), words.end());
  return all;
}

}  // namespace

Newcomer::Newcomer(const std::vector<std::string>& words, terminal::ScreenSize size)
    : terminal_{command(words), size} {}

std::string Newcomer::screen() const { return flattened(terminal_.screen()); }

std::string Newcomer::history() const { return flattened(terminal_.history()); }

bool Newcomer::is_asked(std::string_view end) const {
  const std::string seen = screen();
  return seen.size() >= end.size() && seen.substr(seen.size() - end.size()) == end;
}

std::string Newcomer::wanted() const {
  const std::string_view before = "type “";
  const std::string_view after = "” and press Enter:";
  if (!is_asked(after)) return {};
  const std::string seen = screen();
  const std::size_t from = seen.rfind(before) + before.size();
  return seen.substr(from, seen.size() - after.size() - from);
}

void Newcomer::answer() { terminal_.type(wanted() + "\n"); }

int Newcomer::play(const std::function<void()>& look) {
  for (int i = 0; i < kLongestEvening; ++i) {
    if (!waits()) return terminal_.exit_code();
    for (const char* heading : {"All cards", "All tokens"}) {
      saw_the_end_ = saw_the_end_ || history().find(heading) != std::string::npos;
    }
    if (look) look();
    if (testing::Test::HasFatalFailure()) return -1;
    answer();
  }
  ADD_FAILURE() << "the evening does not end:\n" << terminal_.screen();
  return -1;
}

}  // namespace omerta::cli
