// A server of one room that comes back from its log.
#include "tests/server/secrets/side.h"

#include <bit>

#include "server/frames/frame.h"
#include "server/room/fields.h"
#include "server/room/limits.h"

namespace omerta::server {
namespace {

constexpr RoomId kRoom = 0x1234;

// From "p" to the end of "hq", as it stands in a snapshot.
std::string progress_in(const std::string& frame) {
  const std::size_t from = frame.find("\"p\":");
  const std::size_t to = frame.find(",\"e\":");
  return from == std::string::npos || to < from ? "" : '{' + frame.substr(from, to - from) + '}';
}

}  // namespace

Side::Side(const Sitting& sitting) : room_{folded(sitting.rows)} {
  std::vector<StoredRow> rows;
  for (const Row& row : sitting.rows) {
    StoredRow stored;
    stored.number = rows.size() + 1;
    stored.id[0] = static_cast<std::uint8_t>(stored.number);
    stored.at = 1;
    stored.body = written(row);
    rows.push_back(std::move(stored));
  }
  expect(core_.restore(kRoom, "ABCDEF", rows, {now_, now_}));
  seen_.resize(sitting.seats + sitting.watchers + 1);
}

std::string Side::hello(PlaceId place) const {
  const auto have = have_.find(place);
  return R"({"t":"hello","room":")" + digits16(kRoom) + R"(","place":)" + std::to_string(place) +
         R"(,"have":)" + (have == have_.end() ? "null" : have->second) + '}';
}

void Side::connect(PlaceId place) {
  const Connection connection = ++last_;
  connections_[place] = connection;
  whose_[connection] = place;
  step({Opened{connection, device_of(place), "10.0.0.1"}, Received{connection, hello(place)}});
}

void Side::drop(PlaceId place) {
  const auto found = connections_.find(place);
  if (found == connections_.end()) return;
  const Connection gone = found->second;
  connections_.erase(found);
  whose_.erase(gone);
  step({Gone{gone}});
}

void Side::send(PlaceId place, const std::string& text) {
  const auto found = connections_.find(place);
  if (found == connections_.end()) return;
  sent_.push_back(text);
  step({Received{found->second, text}});
}

Connection Side::open(const Device& device, const std::string& address) {
  const Connection connection = ++last_;
  strangers_[connection];
  step({Opened{connection, device, address}});
  return connection;
}

void Side::receive(const std::vector<std::string>& texts, Connection from) {
  std::vector<Input> inputs;
  for (const std::string& text : texts) inputs.push_back(Received{from, text});
  step(std::move(inputs));
}

// Digits are drawn by chance, and here every one of them is 0.
void Side::show(Connection to, std::string text) {
  const auto stranger = strangers_.find(to);
  if (stranger != strangers_.end()) stranger->second.push_back(text);
  const auto place = whose_.find(to);
  if (place == whose_.end()) return;
  constexpr std::string_view kDigits = R"({\"move\":\")";
  const std::size_t digits = text.find(kDigits);
  if (digits != std::string::npos) {
    const std::size_t from = digits + kDigits.size();
    digits_[place->second] = text.substr(from, kMoveDigits);
    text.replace(from, kMoveDigits, kMoveDigits, '0');
  }
  seen_[place->second].push_back(text);
  order_.push_back(place->second);
  if (text.size() >= kSnapshotStep) have_[place->second] = progress_in(text);
}

void Side::take(const Append& row) {
  ++rows_;
  if (row.room != kRoom) return;
  const auto read = read_row(row.body);
  expect(read.has_value() && room_.apply(*read).empty());
}

void Side::step(std::vector<Input> inputs) {
  do {
    const Outputs outputs = core_.step(inputs, {now_, now_});
    inputs.clear();
    for (const Output& output : outputs) {
      if (const auto* append = std::get_if<Append>(&output)) {
        take(*append);
        inputs.push_back(Stored{append->room, append->number});
      } else if (const auto* sent = std::get_if<Send>(&output)) {
        show(sent->connection, *sent->frame);
      } else if (const auto* close = std::get_if<Close>(&output)) {
        show(close->connection, "closed " + std::to_string(static_cast<int>(close->code)));
        const auto whose = whose_.find(close->connection);
        if (whose != whose_.end()) {  // it may have another connection by now
          const auto current = connections_.find(whose->second);
          if (current->second == close->connection) connections_.erase(current);
          whose_.erase(whose);
        }
        inputs.push_back(Gone{close->connection});
      }
    }
  } while (!inputs.empty());
}

void Side::pass(std::int64_t milliseconds) {
  const std::int64_t until = now_ + milliseconds;
  while (now_ < until) {
    const auto due = core_.due();
    now_ = due && *due > now_ ? std::min(*due, until) : until;
    step({});
  }
}

std::string command_frame(const std::string& id, const std::string& action) {
  return R"({"t":"cmd","cid":")" + id + R"(","a":)" + action + '}';
}

std::string beat_frame(const std::string& id, const std::string& action) {
  return padded(R"({"t":"b","k":1,"in":{"cid":")" + id + R"(","a":)" + action + "}}", kUpBeat);
}

std::string answer_action(unsigned lane, unsigned number, Choice choice) {
  std::string chosen;
  for (Choice left = choice; left != 0; left &= left - 1) {
    chosen += (chosen.empty() ? "" : ",") + std::to_string(std::countr_zero(left));
  }
  return R"({"do":"answer","lane":)" + std::to_string(lane) + R"(,"number":)" +
         std::to_string(number) + R"(,"choice":[)" + chosen + "]}";
}

std::string id_of(std::initializer_list<std::uint64_t> numbers) {
  chance::Dice dice = dice_of(numbers);
  return digits16(dice.next()) + digits16(dice.next());
}

}  // namespace omerta::server
