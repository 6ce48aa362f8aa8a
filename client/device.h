// A device that sits at a table, without screen or socket: frames go in, the values they come to
// are kept, and frames come out. Phones, the table's screen and programs that play are all like
// this.
#pragma once
#include <boost/json.hpp>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace omerta::client {

namespace json = boost::json;

struct Stream {  // what was received of one of the two
  std::uint64_t count = 0;
  std::string hash = "0000000000000000";
  std::vector<json::value> entries;
};

struct Outcome {  // of a command
  bool taken = false;
  std::string why;
};

class Device {
 public:
  // Throws std::runtime_error if the server breaks the protocol.
  void receive(std::string_view frame);

  const json::object& room() const { return room_; }
  const json::object& open() const { return open_; }  // what everyone sees
  const json::object& own() const { return own_; }    // what this seat sees besides
  const Stream& open_stream() const { return p_; }
  const Stream& own_stream() const { return q_; }
  bool placed() const { return place_ != 0; }
  bool attached() const { return attached_; }
  int arrivals() const { return arrivals_; }  // how often it was told everything
  std::uint64_t beats() const { return beats_; }
  std::optional<unsigned> seat() const { return seat_; }
  const std::optional<Outcome>& outcome(const std::string& id) const;
  const std::string& move_digits() const { return move_digits_; }
  const std::string& record() const { return record_; }
  const std::string& transcript() const { return transcript_; }  // of the deal
  // What was looked up last: a frame "rulebooks", "form", "pages", "catalogue", "retold",
  // "night" or "beliefs".
  const json::object& looked_up() const { return looked_up_; }
  // What was answered to a question at the desk; nothing yet: null.
  const json::value& consulted(const std::string& id) const;
  std::string refused() const { return refused_; }
  const std::string& room_id() const { return room_id_; }
  const std::string& code() const { return code_; }
  std::uint64_t place() const { return place_; }

  std::string hello() const;
  std::string beat(const std::optional<std::string>& id, const json::object& action) const;
  static std::string idle_beat(std::uint64_t beat);
  static std::string command(const std::string& id, const json::object& action);
  void disconnected();

 private:
  enum class Known { nothing, streams };  // before it
  void take_snapshot(const json::object& frame, Known known);
  void take_values(const json::object& frame);
  void take_private(std::string_view text);
  void take_entries(Stream& stream, const json::value& entries, std::uint64_t count,
                    const std::string& hash);

  json::object room_;
  json::object open_;
  json::object own_;
  Stream p_;
  Stream q_;
  std::string whispered_;  // of a private message that has not come whole
  std::map<std::string, std::optional<Outcome>> outcomes_;
  std::map<std::string, json::value> consulted_;
  std::string room_id_;
  std::string code_;
  std::uint64_t place_ = 0;
  std::optional<unsigned> seat_;
  std::uint64_t beats_ = 0;
  bool attached_ = false;
  int arrivals_ = 0;
  std::string refused_;
  std::string move_digits_;  // by which another device may take the place
  std::string record_;       // of the game, when it was asked for
  std::string transcript_;   // of its deal, likewise
  json::object looked_up_;
};

inline constexpr std::size_t kBeatBytes = 512;

}  // namespace omerta::client
