// Rooms, connections and devices: who may speak to which room.
#include "server/core/core.h"

#include <sodium.h>

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>

#include "server/core/alarms.h"
#include "server/core/allowance.h"
#include "server/core/callers.h"
#include "server/core/drawn.h"
#include "server/core/hosting.h"
#include "server/core/lookup.h"
#include "server/room/fields.h"
#include "server/room/limits.h"
#include "server/room/name.h"

namespace omerta::server {
namespace {

constexpr std::int64_t kLookAround = 60'000;
constexpr std::int64_t kLookAtGuests = 50;

}  // namespace

class Core::Rooms {
 public:
  Rooms(const Settings& settings, Entropy& entropy) : settings_{settings}, entropy_{entropy} {}

  bool restore(RoomId id, const std::string& code, const std::vector<StoredRow>& rows, Now now) {
    auto hosting = std::make_unique<Hosting>(id, settings_, entropy_, figures_);
    if (!hosting->restore(rows, now) || hosting->room().code() != code) {
      leave_out(id);
      return false;
    }
    codes_[code] = id;
    alarms_.set(id, hosting->due());
    rooms_[id] = std::move(hosting);
    return true;
  }

  void leave_out(RoomId id) {
    ++figures_.quarantined;
    damaged_.insert(id);
  }

  void take(const Input& input, Now now, Outputs& out) {
    std::visit([&](const auto& each) { on(each, now, out); }, input);
  }
  void wake(Now now, Outputs& out) {
    wake_rooms(now, out);
    if (now.steady - looked_around_ >= kLookAround) {
      looked_around_ = now.steady;
      callers_.forget_idle(now.steady);
    }
    if (now.steady - looked_at_guests_ >= kLookAtGuests) look_at_guests(now, out);
  }
  std::optional<std::int64_t> due() const { return alarms_.soonest(); }
  Figures figures() const {
    Figures figures = figures_;
    figures.rooms = rooms_.size();
    figures.connections = guests_.size();
    for (const auto& [id, hosting] : rooms_) {
      if (hosting->room().stage() == Stage::game) ++figures.games;
    }
    return figures;
  }

 private:
  struct Guest {  // a connection
    Device device{};
    std::string address;
    RoomId room = 0;
    PlaceId place = kNoPlace;
    std::int64_t since = 0;
    std::int64_t heard = 0;  // when it last sent anything
    Allowance allowance;
    Allowance idling;  // beats that carry nothing
    bool closing = false;
  };

  void on(const Opened& opened, Now now, Outputs&) {
    Guest guest;
    guest.device = opened.device;
    guest.address = opened.address;
    guest.since = now.steady;
    guest.heard = now.steady;
    guests_[opened.connection] = std::move(guest);
  }
  void on(const Gone& gone, Now now, Outputs&) {
    const auto found = guests_.find(gone.connection);
    if (found == guests_.end()) return;
    if (Hosting* hosting = room(found->second.room)) hosting->detach(gone.connection, now);
    guests_.erase(found);
  }
  void on(const Stored& stored, Now, Outputs& out) {
    if (Hosting* hosting = room(stored.room)) hosting->stored(stored.number, out);
  }
  // The room in memory is ahead of its log: it comes back from there, and everybody stays.
  void on(const NotStored& failed, Now, Outputs& out) {
    Hosting* hosting = room(failed.room);
    if (hosting == nullptr || hosting->is_failing()) return;
    hosting->fail(out);
    out.push_back(Reload{failed.room});
  }
  void on(const Received& received, Now now, Outputs& out) {
    const auto found = guests_.find(received.connection);
    if (found == guests_.end() || found->second.closing) return;
    Guest& guest = found->second;
    guest.heard = now.steady;
    auto frame = read_frame(received.text);
    const bool beat = frame && std::holds_alternative<Pulse>(*frame);
    const bool idle = beat && !std::get<Pulse>(*frame).carried;
    Allowance& allowance = idle ? guest.idling : guest.allowance;
    if (!allowance.take(now.steady)) {
      guest.closing = true;
      out.push_back(Close{received.connection, Closing::policy});
      return;
    }
    if (!frame) return say(received.connection, refused_frame(frame.error()), out);
    const Hosting* hosting = room(guest.room);
    const bool plays = hosting != nullptr && hosting->room().stage() == Stage::game;
    if (plays && received.text.size() > kLongestFrame) {
      return say(received.connection, refused_frame("too-long"), out);
    }
    const std::size_t asked = std::max(received.text.size(), kLeastLookedUp);
    if (looks_up(*frame) && !callers_.look_up(guest.address, asked, now.steady)) {
      return say(received.connection, refused_frame("later"), out);
    }
    std::visit([&](auto& each) { on_frame(received.connection, guest, each, now, out); }, *frame);
  }
  void on(const Rows& rows, Now now, Outputs& out) {
    Hosting* before = room(rows.room);
    if (before == nullptr) return;
    if (rows.rows.empty() && before->rows_stored() == 0) return let_go(rows.room);
    auto hosting = std::make_unique<Hosting>(rows.room, settings_, entropy_, figures_);
    if (!hosting->restore(rows.rows, now)) return quarantine(rows.room, out);
    hosting->go_on_from(*before, now, out);
    rooms_[rows.room] = std::move(hosting);
  }
  void let_go(RoomId id) {
    codes_.erase(rooms_.at(id)->room().code());
    callers_.forgot(id);
    alarms_.set(id, {});
    rooms_.erase(id);
  }
  // Its people are told so, now and whenever they come.
  void quarantine(RoomId id, Outputs& out) {
    leave_out(id);
    let_go(id);
    out.push_back(Quarantined{id});
    for (auto& [connection, guest] : guests_) {
      if (guest.room == id && !guest.closing) send_away(connection, guest, out);
    }
  }
  static void send_away(Connection connection, Guest& guest, Outputs& out) {
    guest.closing = true;
    say(connection, refused_frame("damaged"), out);
    out.push_back(Close{connection, Closing::not_yours});
  }

  void wake_rooms(Now now, Outputs& out) {
    for (const RoomId id : alarms_.awake(now.steady)) {
      const auto found = rooms_.find(id);
      if (found == rooms_.end()) continue;
      found->second->wake(now, out);
      if (found->second->is_forgotten(now)) {
        let_go(id);
        out.push_back(Forget{id});
      } else {
        alarms_.set(id, found->second->due());
      }
    }
  }

  // Who has not said where he sits, or is silent.
  void look_at_guests(Now now, Outputs& out) {
    looked_at_guests_ = now.steady;
    for (auto& [connection, guest] : guests_) {
      const bool late = guest.place == kNoPlace && now.steady - guest.since > kHelloWithin;
      const bool dead = now.steady - guest.heard > kSilence;
      if ((late || dead) && !guest.closing) {
        guest.closing = true;
        out.push_back(Close{connection, Closing::policy});
      }
    }
  }

  // --- frames ------------------------------------------------------------------------------------
  void on_frame(Connection connection, Guest& guest, const Create& frame, Now now, Outputs& out) {
    const auto name = usable_name(frame.name);
    if (!name) return say(connection, refused_frame("not-a-name"), out);
    if (is_reserved(*name)) return say(connection, refused_frame("name-reserved"), out);
    const bool many = hosted_by(guest.device) >= kRoomsOfDevice;
    if (rooms_.size() >= kMostRooms || many || !callers_.may_open_room(guest.address)) {
      return say(connection, refused_frame("full"), out);
    }
    const RoomId id = fresh_room();
    auto hosting = std::make_unique<Hosting>(id, settings_, entropy_, figures_);
    const std::string code = fresh_code();
    Outputs made_of;
    for (const Row& row :
         {Row{kNoPlace, Open{code}}, Row{kNoPlace, Join{frame.kind, *name, guest.device}}}) {
      const Refused refused = hosting->enter(row, fresh_id(), now, made_of);
      if (!refused.empty()) return say(connection, refused_frame(refused), out);
    }
    std::move(made_of.begin(), made_of.end(), std::back_inserter(out));
    codes_[code] = id;
    callers_.opened(id, guest.address);
    Hosting& made = *(rooms_[id] = std::move(hosting));
    alarms_.touch(id);
    placed(connection, made, 1, out);
  }

  void on_frame(Connection connection, Guest& guest, const Enter& frame, Now now, Outputs& out) {
    if (!callers_.may_guess(guest.address, now.steady))
      return say(connection, refused_frame("later"), out);
    const auto code = codes_.find(frame.code);
    Hosting* hosting = code == codes_.end() ? nullptr : room(code->second);
    if (hosting == nullptr || hosting->room().locked()) {  // one answer for both
      callers_.guessed_wrong(guest.address, now.steady);
      return say(connection, refused_frame("no-room"), out);
    }
    const auto name = usable_name(frame.name);
    if (!name) return say(connection, refused_frame("not-a-name"), out);
    if (is_reserved(*name)) return say(connection, refused_frame("name-reserved"), out);
    const bool many = places_of(hosting->room(), guest.device) >= kPlacesOfDevice;
    if (many) return say(connection, refused_frame("full"), out);
    const Row join{kNoPlace, Join{frame.kind, *name, guest.device}};
    const Refused refused = hosting->enter(join, fresh_id(), now, out);
    if (!refused.empty()) return say(connection, refused_frame(refused), out);
    placed(connection, *hosting, hosting->room().places().rbegin()->first, out);
  }

  void on_frame(Connection connection, Guest& guest, const Hello& frame, Now now, Outputs& out) {
    if (damaged_.contains(frame.room)) return send_away(connection, guest, out);
    Hosting* hosting = room(frame.room);
    const Place* place = hosting == nullptr ? nullptr : hosting->room().place(frame.place);
    if (place == nullptr || place->device != guest.device || !place->has_device()) {
      guest.closing = true;
      out.push_back(Close{connection, Closing::not_yours});
      return;
    }
    if (Hosting* before = room(guest.room)) before->detach(connection, now);
    guest.room = frame.room;
    guest.place = frame.place;
    hosting->attach(connection, frame.place, frame.have, now, out);
  }

  void on_frame(Connection connection, Guest& guest, const WherePlaced&, Now, Outputs& out) {
    json::array all;
    for (const auto& [id, hosting] : rooms_) {
      for (const auto& [number, place] : hosting->room().places()) {
        if (place.device != guest.device || !place.has_device()) continue;
        all.push_back(json::object{{"room", digits16(id)},
                                   {"code", hosting->room().code()},
                                   {"place", number},
                                   {"name", place.name}});
      }
    }
    say(connection, json::serialize(json::object{{"t", "places"}, {"all", std::move(all)}}), out);
  }

  void on_frame(Connection connection, Guest& guest, const TakeOver& frame, Now now, Outputs& out) {
    if (!callers_.may_guess(guest.address, now.steady))
      return say(connection, refused_frame("later"), out);
    const auto code = codes_.find(frame.code);
    Hosting* hosting = code == codes_.end() ? nullptr : room(code->second);
    const PlaceId place = hosting == nullptr ? kNoPlace : hosting->moving(frame.digits, now);
    if (place == kNoPlace) {
      callers_.guessed_wrong(guest.address, now.steady);
      return say(connection, refused_frame("no-room"), out);
    }
    const Row move{kNoPlace, Move{place, guest.device}};
    const Refused refused = hosting->enter(move, fresh_id(), now, out);
    if (!refused.empty()) return say(connection, refused_frame(refused), out);
    placed(connection, *hosting, place, out);
  }

  template <class Question>
    requires requires(const Question& asked) { looked_up(asked); }
  void on_frame(Connection connection, Guest&, const Question& asked, Now, Outputs& out) {
    say(connection, looked_up(asked), out);
  }

  void on_frame(Connection connection, Guest& guest, Asked& asked, Now now, Outputs& out) {
    ask(connection, guest, asked, Hosting::By::frame, now, out);
  }
  void on_frame(Connection connection, Guest& guest, Pulse& pulse, Now now, Outputs& out) {
    if (pulse.carried) ask(connection, guest, *pulse.carried, Hosting::By::beat, now, out);
  }

  void ask(Connection connection, const Guest& guest, Asked& asked, Hosting::By by, Now now,
           Outputs& out) {
    Hosting* hosting = room(guest.room);
    if (hosting == nullptr || !hosting->is_attached(connection, guest.place)) {
      return say(connection, refused_frame("say-hello"), out);
    }
    if (!callers_.write(guest.address, asked.bytes, now.steady)) {
      return hosting->refuse(guest.place, asked, by, "later", out);
    }
    hosting->ask(guest.place, asked, bound(asked.id, guest.place), by, now, out);
  }

  static std::size_t places_of(const Room& room, const Device& device) {
    return static_cast<std::size_t>(
        std::count_if(room.places().begin(), room.places().end(), [&](const auto& each) {
          return each.second.has_device() && each.second.device == device;
        }));
  }

  std::size_t hosted_by(const Device& device) const {
    return static_cast<std::size_t>(
        std::count_if(rooms_.begin(), rooms_.end(), [&](const auto& each) {
          const Room& room = each.second->room();
          const Place* host = room.place(room.host());
          return host != nullptr && host->device == device;
        }));
  }

  void placed(Connection connection, Hosting& hosting, PlaceId place, Outputs& out) {
    hosting.reply(connection,
                  json::serialize(json::object{{"t", "placed"},
                                               {"room", digits16(hosting.id())},
                                               {"code", hosting.room().code()},
                                               {"place", place}}),
                  out);
  }

  static void say(Connection connection, std::string text, Outputs& out) {
    out.push_back(Send{connection, std::make_shared<const std::string>(std::move(text))});
  }

  Hosting* room(RoomId id) {
    const auto found = rooms_.find(id);
    if (found == rooms_.end()) return nullptr;
    alarms_.touch(id);
    return found->second.get();
  }

  RoomId fresh_room() {
    while (true) {
      const RoomId id = drawn_number(entropy_) >> 1;
      if (id != 0 && !rooms_.contains(id)) return id;
    }
  }
  std::string fresh_code() {
    while (true) {
      std::string code = drawn_code(entropy_);
      if (!codes_.contains(code)) return code;
    }
  }
  CommandId fresh_id() { return drawn_id(entropy_); }

  Settings settings_;
  Entropy& entropy_;
  std::map<RoomId, std::unique_ptr<Hosting>> rooms_;
  std::map<std::string, RoomId> codes_;
  std::set<RoomId> damaged_;
  std::map<Connection, Guest> guests_;
  Callers callers_;
  Alarms alarms_;
  std::int64_t looked_around_ = 0;
  std::int64_t looked_at_guests_ = 0;
  Figures figures_;
};

Core::Core(const Settings& settings, Entropy& entropy)
    : rooms_{std::make_unique<Rooms>(settings, entropy)} {
  expect(sodium_init() >= 0);
}
Core::~Core() = default;

bool Core::restore(RoomId room, const std::string& code, const std::vector<StoredRow>& rows,
                   Now now) {
  return rooms_->restore(room, code, rows, now);
}

Outputs Core::step(std::span<const Input> inputs, Now now) {
  Outputs out;
  for (const Input& input : inputs) rooms_->take(input, now, out);
  rooms_->wake(now, out);
  return out;
}

void Core::leave_out(RoomId room) { rooms_->leave_out(room); }

std::optional<std::int64_t> Core::due() const { return rooms_->due(); }

Figures Core::figures() const { return rooms_->figures(); }

}  // namespace omerta::server
