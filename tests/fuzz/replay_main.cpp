// Plays kept inputs of a fuzzer again, in any build: each file of the folders it is given. With a
// number first, what they become by so many small changes, too: always the same changes in the same
// order, on fast machines and slow ones, so that what fails fails again.
#include <algorithm>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "chance/dice.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

constexpr std::size_t kLongest = 8192;
volatile std::sig_atomic_t running = -1;

void say_which(int) {
  std::fprintf(stderr, "it was change %d\n", static_cast<int>(running));
  std::_Exit(1);
}

void play(const std::string& bytes) {
  LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
}

std::size_t somewhere(const std::string& bytes, omerta::chance::Dice& dice) {
  return dice.below(static_cast<std::uint32_t>(bytes.size()) + 1);
}

void change(std::string& bytes, const std::string& other, omerta::chance::Dice& dice) {
  static const std::vector<std::string> kWords{"{",
                                               "}",
                                               "[",
                                               "]",
                                               "\"",
                                               ":",
                                               ",",
                                               "null",
                                               "-1",
                                               "18446744073709551616",
                                               "1e9",
                                               "\\u0000",
                                               "\r\n",
                                               "\xFF",
                                               "\xF0\x9F\x98\x80",
                                               std::string(1, '\0')};
  const std::size_t at = somewhere(bytes, dice);
  const std::size_t length = std::min<std::size_t>(bytes.size() - at, 1 + dice.below(16));
  switch (dice.below(7)) {
    case 0:
      if (at < bytes.size()) bytes[at] = static_cast<char>(bytes[at] ^ (1 << dice.below(8)));
      return;
    case 1:
      if (at < bytes.size()) bytes[at] = static_cast<char>(dice.below(256));
      return;
    case 2: bytes.insert(at, 1, static_cast<char>(dice.below(256))); return;
    case 3: bytes.erase(at, length); return;
    case 4: bytes.insert(at, bytes.substr(at, length)); return;
    case 5: bytes.insert(at, kWords[dice.below(static_cast<std::uint32_t>(kWords.size()))]); return;
    default: bytes = bytes.substr(0, at) + other.substr(somewhere(other, dice));
  }
}

void play_changed(const std::vector<std::string>& kept, int changes) {
  const auto some = static_cast<std::uint32_t>(kept.size());
  for (int count = 0; count < changes; ++count) {
    running = count;
    omerta::chance::Dice dice{1, static_cast<std::uint64_t>(count)};
    std::string bytes = kept[dice.below(some)];
    const std::string& other = kept[dice.below(some)];
    for (std::uint32_t i = dice.below(4) + 1; i > 0; --i) change(bytes, other, dice);
    play(bytes.substr(0, kLongest));
  }
}

}  // namespace

int main(int count, char** words) {
  std::vector<std::filesystem::path> files;
  const int changes = count > 2 ? std::atoi(words[1]) : 0;
  for (int i = count > 2 ? 2 : 1; i < count; ++i) {
    for (const auto& entry : std::filesystem::directory_iterator{words[i]}) {
      files.push_back(entry.path());
    }
  }
  std::sort(files.begin(), files.end());
  std::vector<std::string> kept;
  for (const auto& file : files) {
    std::ifstream in{file, std::ios::binary};
    kept.emplace_back(std::istreambuf_iterator<char>{in}, std::istreambuf_iterator<char>{});
    std::printf("%s\n", file.filename().c_str());
    std::fflush(stdout);  // the last name printed is the one that failed
    play(kept.back());
  }
  if (kept.empty()) return 1;  // a corpus that is gone proves nothing
  std::signal(SIGABRT, say_which);
  play_changed(kept, changes);
  return 0;
}
