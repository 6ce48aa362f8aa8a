// Any bytes as frames of one device that has two places in a room, over several connections at
// once, and of another device. The first byte of a line says over which connection; `+` lets time
// pass. A connection is only ever told of a place that its own device has.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "server/core/core.h"
#include "tests/server/secrets/sitting.h"
#include "tests/server/world/world.h"

namespace {

using namespace omerta::server;

constexpr RoomId kRoom = 0x1234;
constexpr std::size_t kConnections = 4;  // the last one is another device's

const Sitting& sitting(std::uint8_t which) {
  static const Sitting kAll[] = {random_sitting("gorod", {}, 1), random_sitting("spytown", {}, 2),
                                 random_sitting("mrakoszlap", {}, 3)};
  return kAll[which % 3];
}

class Lines {
 public:
  explicit Lines(const Sitting& sitting) {
    std::vector<StoredRow> rows;
    for (Row row : sitting.rows) {
      auto* join = std::get_if<Join>(&row.action);
      if (join != nullptr && join->device == device_of(2)) join->device = device_of(1);
      StoredRow stored{.number = rows.size() + 1, .at = 1, .body = written(row)};
      stored.id[0] = static_cast<std::uint8_t>(stored.number);
      rows.push_back(std::move(stored));
    }
    omerta::expect(core_.restore(kRoom, "ABCDEF", rows, now()));
    for (std::size_t i = 0; i < kConnections; ++i) open(i);
  }

  void open(std::size_t which) {
    if (lines_[which] != 0) step({Gone{lines_[which]}});
    lines_[which] = ++last_;
    step({Opened{last_, device_of(which + 1 < kConnections ? 1 : 3), "10.0.0.1"}});
  }
  void take(std::size_t which, const std::string& text) {
    if (lines_[which] == 0) return open(which);
    step({Received{lines_[which], text}});
  }
  void pass() {
    now_ += 1000;
    step({});
  }

 private:
  Now now() const { return {now_, now_}; }

  // Places 1 and 2 are the first device's, 3 the other's.
  void look(const Send& sent) const {
    const auto line = std::find(lines_.begin(), lines_.end(), sent.connection);
    const std::string& text = *sent.frame;
    const bool arrives = text.starts_with(R"({"t":"snap")") || text.starts_with(R"({"t":"resume")");
    if (line == lines_.end() || !arrives) return;
    const std::size_t at = text.find(R"("place":)") + 8;
    const bool other = line + 1 == lines_.end();
    const char place = text[at + 1] == ',' ? text[at] : '?';
    omerta::expect(other ? place == '3' || place > '3'
                         : place == '1' || place == '2' || place > '3');
  }

  void step(std::vector<Input> inputs) {
    do {
      const Outputs outputs = core_.step(inputs, now());
      inputs.clear();
      for (const Output& each : outputs) {
        if (const auto* row = std::get_if<Append>(&each)) {
          inputs.emplace_back(Stored{row->room, row->number});
        } else if (const auto* sent = std::get_if<Send>(&each)) {
          look(*sent);
        } else if (const auto* close = std::get_if<Close>(&each)) {
          std::replace(lines_.begin(), lines_.end(), close->connection, Connection{0});
          inputs.emplace_back(Gone{close->connection});
        }
      }
    } while (!inputs.empty());
  }

  SeededEntropy entropy_{1};
  Core core_{Settings{}, entropy_};
  std::array<Connection, kConnections> lines_{};
  Connection last_ = 0;
  std::int64_t now_ = 1'000'000;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  std::string_view text{reinterpret_cast<const char*>(data), size};
  Lines lines{sitting(data[0])};
  text.remove_prefix(1);
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    if (line.empty()) continue;
    const auto which = static_cast<std::size_t>(line[0] - 'a');
    if (line[0] == '+') {
      lines.pass();
    } else if (which < kConnections) {
      lines.take(which, std::string{line.substr(1)});
    } else if (line[0] >= 'A' && line[0] < static_cast<char>('A' + kConnections)) {
      lines.open(static_cast<std::size_t>(line[0] - 'A'));
    }
  }
  lines.pass();
  return 0;
}
