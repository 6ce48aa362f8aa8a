// Rooms, connections and devices: who may speak to which room.
#include "server/core/core.h"

#include <sodium.h>

#include <algorithm>
#include <map>
#include <unordered_map>

#include "server/core/allowance.h"
#include "server/core/hosting.h"
#include "server/core/lookup.h"
#include "server/room/fields.h"
#include "server/room/limits.h"
#include "server/room/name.h"

namespace omerta::server {
namespace {

// Letters that cannot be taken for each other, in any of the five languages.
constexpr std::string_view kLetters = "ABCDEFGHJKLMNPRSTUVWXYZ2";

std::string refused_frame(Refused why) {
  return R"({"t":"refused","why":")" + std::string{why} + "\"}";
}

std::string refused_frame(Refused why, std::string_view field) {
  return R"({"t":"refused","why":")" + std::string{why} + R"(","field":")" + std::string{field} +
         "\"}";
}

// One seat cannot look for another's commands by their ids.
CommandId bound(const CommandId& id, PlaceId place) {
  std::array<std::uint8_t, std::tuple_size_v<CommandId> + 2> from{};
  std::copy(id.begin(), id.end(), from.begin());
  from[id.size()] = static_cast<std::uint8_t>(place >> 8);
  from[id.size() + 1] = static_cast<std::uint8_t>(place);
  std::array<std::uint8_t, crypto_hash_sha256_BYTES> digest{};
  crypto_hash_sha256(digest.data(), from.data(), from.size());
  CommandId kept{};
  std::copy_n(digest.begin(), kept.size(), kept.begin());
  return kept;
}

}  // namespace

class Core::Rooms {
 public:
  Rooms(const Settings& settings, Entropy& entropy) : settings_{settings}, entropy_{entropy} {}

  bool restore(RoomId id, const std::string& code, const std::vector<StoredRow>& rows, Now now) {
    auto hosting = std::make_unique<Hosting>(id, settings_, entropy_);
    if (!hosting->restore(rows, now) || hosting->room().code() != code) {
      ++figures_.quarantined;
      return false;
    }
    codes_[code] = id;
    rooms_[id] = std::move(hosting);
    return true;
  }

  void take(const Input& input, Now now, Outputs& out) {
    std::visit([&](const auto& each) { on(each, now, out); }, input);
  }
  void wake(Now now, Outputs& out) {
    for (auto& [id, hosting] : rooms_) hosting->wake(now, out);
    forget(now, out);
    for (auto& [connection, guest] : guests_) {
      const bool late = guest.place == kNoPlace && now.steady - guest.since > kHelloWithin;
      const bool dead = now.steady - guest.heard > kSilence;
      if ((late || dead) && !guest.closing) {
        guest.closing = true;
        out.push_back(Close{connection, Closing::policy});
      }
    }
  }
  std::optional<std::int64_t> due() const {
    std::optional<std::int64_t> soonest;
    for (const auto& [id, hosting] : rooms_) {
      const auto due = hosting->due();
      if (due && (!soonest || *due < *soonest)) soonest = due;
    }
    return soonest;
  }
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
  // The room in memory is ahead of its log: it is let go, and comes back from the log.
  void on(const NotStored& failed, Now, Outputs& out) {
    Hosting* hosting = room(failed.room);
    if (hosting == nullptr) return;
    for (auto& [connection, guest] : guests_) {
      if (guest.room != failed.room || guest.closing) continue;
      guest.closing = true;
      out.push_back(Close{connection, Closing::stopping});
    }
    codes_.erase(hosting->room().code());
    rooms_.erase(failed.room);
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
    std::visit([&](auto& each) { on_frame(received.connection, guest, each, now, out); }, *frame);
  }
  void on(const Rows& rows, Now now, Outputs&) { restore(rows.room, rows.code, rows.rows, now); }

  void forget(Now now, Outputs& out) {
    std::erase_if(rooms_, [&](const auto& each) {
      if (!each.second->is_forgotten(now)) return false;
      codes_.erase(each.second->room().code());
      out.push_back(Forget{each.first});
      return true;
    });
  }

  // --- frames ------------------------------------------------------------------------------------
  void on_frame(Connection connection, Guest& guest, const Create& frame, Now now, Outputs& out) {
    const auto name = usable_name(frame.name);
    if (!name) return say(connection, refused_frame("not-a-name"), out);
    if (rooms_.size() >= kMostRooms || hosted_by(guest.device) >= kRoomsOfDevice) {
      return say(connection, refused_frame("full"), out);
    }
    const RoomId id = fresh_room();
    auto hosting = std::make_unique<Hosting>(id, settings_, entropy_);
    const std::string code = fresh_code();
    expect(hosting->enter({kNoPlace, Open{code}}, fresh_id(), now, out).empty());
    const Row join{kNoPlace, Join{frame.kind, *name, guest.device}};
    expect(hosting->enter(join, fresh_id(), now, out).empty());
    codes_[code] = id;
    Hosting& made = *(rooms_[id] = std::move(hosting));
    placed(connection, made, 1, out);
  }

  void on_frame(Connection connection, Guest& guest, const Enter& frame, Now now, Outputs& out) {
    if (!may_guess(guest, now)) return say(connection, refused_frame("later"), out);
    const auto code = codes_.find(frame.code);
    Hosting* hosting = code == codes_.end() ? nullptr : room(code->second);
    if (hosting == nullptr || hosting->room().locked()) {  // one answer for both
      guessed_wrong(guest);
      return say(connection, refused_frame("no-room"), out);
    }
    const auto name = usable_name(frame.name);
    if (!name) return say(connection, refused_frame("not-a-name"), out);
    const Row join{kNoPlace, Join{frame.kind, *name, guest.device}};
    const Refused refused = hosting->enter(join, fresh_id(), now, out);
    if (!refused.empty()) return say(connection, refused_frame(refused), out);
    placed(connection, *hosting, hosting->room().places().rbegin()->first, out);
  }

  void on_frame(Connection connection, Guest& guest, const Hello& frame, Now now, Outputs& out) {
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
    if (!may_guess(guest, now)) return say(connection, refused_frame("later"), out);
    const auto code = codes_.find(frame.code);
    Hosting* hosting = code == codes_.end() ? nullptr : room(code->second);
    const PlaceId place = hosting == nullptr ? kNoPlace : hosting->moving(frame.digits, now);
    if (place == kNoPlace) {
      guessed_wrong(guest);
      return say(connection, refused_frame("no-room"), out);
    }
    const Row move{kNoPlace, Move{place, guest.device}};
    expect(hosting->enter(move, fresh_id(), now, out).empty());
    placed(connection, *hosting, place, out);
  }

  // --- what anybody may look up
  void on_frame(Connection connection, Guest&, const AskRulebooks&, Now, Outputs& out) {
    say(connection, rulebooks_frame(), out);
  }
  void on_frame(Connection connection, Guest&, const AskForm& frame, Now, Outputs& out) {
    if (!frame.chosen) {
      const wire::Unread& wrong = frame.chosen.error();
      return say(connection, refused_frame(wire::code(wrong.fault), wrong.field), out);
    }
    if (find_rulebook(frame.chosen->rulebook) == nullptr) {
      return say(connection, refused_frame("unknown-rulebook"), out);
    }
    say(connection, form_frame(*frame.chosen), out);
  }
  void on_frame(Connection connection, Guest&, const AskPages& frame, Now, Outputs& out) {
    auto pages = pages_frame(frame.rulebook, frame.edition);
    say(connection, pages ? std::move(*pages) : refused_frame("unknown-rulebook"), out);
  }
  void on_frame(Connection connection, Guest&, const AskCatalogue& frame, Now, Outputs& out) {
    auto catalogue = catalogue_frame(frame.rulebook);
    say(connection, catalogue ? std::move(*catalogue) : refused_frame("unknown-rulebook"), out);
  }

  void on_frame(Connection connection, Guest&, const Retell& frame, Now, Outputs& out) {
    auto retold = retold_frame(frame);
    say(connection, retold ? std::move(*retold) : refused_frame(retold.error()), out);
  }
  void on_frame(Connection connection, Guest&, const RetellNight& frame, Now, Outputs& out) {
    auto night = night_frame(frame);
    say(connection, night ? std::move(*night) : refused_frame(night.error()), out);
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
    hosting->ask(guest.place, asked, bound(asked.id, guest.place), by, now, out);
  }

  std::size_t hosted_by(const Device& device) const {
    return static_cast<std::size_t>(
        std::count_if(rooms_.begin(), rooms_.end(), [&](const auto& each) {
          const Room& room = each.second->room();
          const Place* host = room.place(room.host());
          return host != nullptr && host->device == device;
        }));
  }

  bool may_guess(const Guest& guest, Now now) {
    if (now.steady / 60'000 != all_guesses_.minute) guesses_.clear();
    return guesses_[guest.address].may(now.steady, kWrongCodesAMinute) &&
           all_guesses_.may(now.steady, kAllWrongCodesAMinute);
  }
  void guessed_wrong(const Guest& guest) {
    ++guesses_[guest.address].wrong;
    ++all_guesses_.wrong;
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
    return found == rooms_.end() ? nullptr : found->second.get();
  }

  std::uint64_t random() {
    std::array<std::uint8_t, 8> bytes{};
    entropy_.fill(bytes.data(), bytes.size());
    std::uint64_t number = 0;
    for (std::uint8_t byte : bytes) number = number << 8 | byte;
    return number;
  }
  RoomId fresh_room() {
    while (true) {
      const RoomId id = random() >> 1;
      if (id != 0 && !rooms_.contains(id)) return id;
    }
  }
  std::string fresh_code() {
    while (true) {
      std::string code;
      for (std::size_t i = 0; i < kCodeLetters; ++i) code += kLetters[random() % kLetters.size()];
      if (!codes_.contains(code)) return code;
    }
  }
  CommandId fresh_id() {
    CommandId id{};
    entropy_.fill(id.data(), id.size());
    return id;
  }

  Settings settings_;
  Entropy& entropy_;
  std::map<RoomId, std::unique_ptr<Hosting>> rooms_;
  std::map<std::string, RoomId> codes_;
  std::map<Connection, Guest> guests_;
  std::map<std::string, Guesses> guesses_;
  Guesses all_guesses_;
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

std::optional<std::int64_t> Core::due() const { return rooms_->due(); }

Figures Core::figures() const { return rooms_->figures(); }

}  // namespace omerta::server
