// Rooms, connections and devices: who may speak to which room.
#pragma once
#include <atomic>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/core/alarms.h"
#include "server/core/allowance.h"
#include "server/core/callers.h"
#include "server/core/core.h"
#include "server/core/devices.h"
#include "server/core/drawn.h"
#include "server/core/hosting.h"
#include "server/frames/frame.h"
#include "server/frames/lookup.h"

namespace omerta::server {

class Core::Rooms {
 public:
  Rooms(const Settings& settings, Entropy& entropy) : settings_{settings}, entropy_{entropy} {}

  bool restore(RoomId id, const std::string& code, const std::vector<StoredRow>& rows, Now now);

  void leave_out(RoomId id, std::int64_t last, Now now);

  void take(const Input& input, Now now, Outputs& out);
  void wake(Now now, Outputs& out);
  std::optional<std::int64_t> due() const { return alarms_.soonest(); }
  Figures figures() const;
  const std::atomic<RoomId>& working_on() const { return working_on_; }

 private:
  struct Guest {  // a connection
    Device device{};
    std::string address;
    RoomId room = 0;
    PlaceId place = kNoPlace;
    std::int64_t since = 0;
    std::int64_t heard = 0;  // when it last sent anything
    PaceOfPlace pace;        // as long as it has no place
    RoomId waits_for = 0;    // until it is awake; what is sent meanwhile waits, too
    std::vector<std::string> held;
    bool closing = false;
  };

  struct Asleep {  // a room that is on disk, and what has to be known of it without its log
    struct Sitting {
      PlaceId place = kNoPlace;
      Device device{};
      std::string name;
    };
    std::string code;
    bool locked = false;
    bool wakes = false;  // its log is being read
    PlaceId host = kNoPlace;
    std::vector<Sitting> places;  // that have a device
    Hosting::Attended attended;
    std::int64_t forgotten_at = 0;  // steady time
    RoomId id = 0;
  };

  void on(const Opened& opened, Now now, Outputs& out);
  void on(const Gone& gone, Now now, Outputs&);
  void on(const Stored& stored, Now, Outputs& out);
  void on(const NotStored& failed, Now, Outputs& out);
  void on(const Received& received, Now now, Outputs& out);
  void on(const Rows& rows, Now now, Outputs& out);
  void let_go(RoomId id);
  void understand(const Received& received, Guest& guest, ClientFrame& frame, Now now,
                  Outputs& out);

  // --- sleeping.cpp
  void lie_down(const Hosting& hosting);
  const Asleep* wanted(const ClientFrame& frame, const Guest& guest) const;
  bool waits(const Received& received, Guest& guest, const ClientFrame& frame, Outputs& out);
  void wake_up(const Rows& rows, Now now, Outputs& out);
  void answer_held(RoomId id, Now now, Outputs& out);
  template <class Work>
  bool is_done(const Work& work, Now now, Outputs& out);
  void quarantine(RoomId id, Now now, Outputs& out);
  void forget_damaged(Now now, Outputs& out);
  static void send_away(Connection connection, Guest& guest, Outputs& out);

  bool may_send(Connection connection, Guest& guest, PaceOfPlace::What what, Now now);
  void wake_rooms(Now now, Outputs& out);
  void make_room(Now now, Outputs& out);

  void look_at_guests(Now now, Outputs& out);

  // --- frames ------------------------------------------------------------------------------------
  void on_frame(Connection connection, Guest& guest, const Create& frame, Now now, Outputs& out);

  void on_frame(Connection connection, Guest& guest, const Enter& frame, Now now, Outputs& out);

  void on_frame(Connection connection, Guest& guest, const Hello& frame, Now now, Outputs& out);

  void on_frame(Connection connection, Guest& guest, const WherePlaced&, Now, Outputs& out);

  void on_frame(Connection connection, Guest& guest, const TakeOver& frame, Now now, Outputs& out);

  template <class Question>
    requires requires(const Question& asked) { looked_up(asked); }
  void on_frame(Connection connection, Guest&, const Question& asked, Now, Outputs& out) {
    say(connection, looked_up(asked), out);
  }

  // What it took is known only then, and what comes next may have to wait for it.
  template <class Question>
    requires requires(const Question& asked, beliefs::Effort& effort) { looked_up(asked, effort); }
  void on_frame(Connection connection, Guest& guest, const Question& asked, Now now, Outputs& out) {
    beliefs::Effort effort{kMostBelieved};
    say(connection, looked_up(asked, effort), out);
    callers_.looked(guest.address, (kMostBelieved - effort.left()) / kEffortAByte, now.steady);
  }

  void on_frame(Connection connection, Guest& guest, Asked& asked, Now now, Outputs& out);
  void on_frame(Connection connection, Guest& guest, Pulse& pulse, Now now, Outputs& out);

  void ask(Connection connection, const Guest& guest, Asked& asked, Hosting::By by, Now now,
           Outputs& out);

  static std::size_t places_of(const Room& room, const Device& device);

  std::size_t hosted_by(const Device& device) const;
  std::size_t all_rooms() const { return rooms_.size() + asleep_.size(); }

  void placed(Connection connection, Hosting& hosting, PlaceId place, Outputs& out);

  static void say(Connection connection, std::string text, Outputs& out);

  Hosting* room(RoomId id);

  RoomId fresh_room();
  std::string fresh_code();
  CommandId fresh_id() { return drawn_id(entropy_); }

  Settings settings_;
  Entropy& entropy_;
  std::atomic<RoomId> working_on_ = 0;
  Figures figures_;  // that rooms count in
  std::unordered_map<RoomId, std::unique_ptr<Hosting>> rooms_;
  std::unordered_map<RoomId, Asleep> asleep_;
  std::map<std::string, RoomId> codes_;
  std::map<RoomId, std::int64_t> damaged_;  // kept until this steady time
  std::unordered_map<Connection, Guest> guests_;
  Callers callers_;
  Devices devices_;
  Alarms alarms_;
  std::int64_t looked_around_ = 0;
  std::int64_t looked_at_guests_ = 0;
};

}  // namespace omerta::server
