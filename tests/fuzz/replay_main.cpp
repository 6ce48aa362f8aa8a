// Plays kept inputs of a fuzzer again, in any build: each file of the folders it is given.
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

int main(int count, char** names) {
  int played = 0;
  for (int i = 1; i < count; ++i) {
    for (const auto& entry : std::filesystem::directory_iterator{names[i]}) {
      std::ifstream in{entry.path(), std::ios::binary};
      const std::vector<char> bytes{std::istreambuf_iterator<char>{in}, {}};
      std::printf("%s\n", entry.path().filename().c_str());
      std::fflush(stdout);  // the last name printed is the one that failed
      LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
      ++played;
    }
  }
  return played > 0 ? 0 : 1;  // a corpus that is gone proves nothing
}
