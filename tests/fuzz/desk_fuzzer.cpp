// Any bytes as what whoever runs a game may ask for at the desk, with cards that nobody has looked
// at or that were dealt: refused or taken, and the room is always one that its log makes again, and
// its record one that can be played again.
#include <cstddef>
#include <cstdint>
#include <vector>

#include "notation/record.h"
#include "rulebooks/mrakoszlap/text/book.h"
#include "server/room/room.h"
#include "tests/fuzz/sitting.h"
#include "tests/server/secrets/sitting.h"

namespace {

using namespace omerta;
using namespace omerta::server;

constexpr PlaceId kDesk = 1;
constexpr std::size_t kMostActions = 24;

// Two cards each, called one after the other: a game that can be run without looking at a card.
setup::Chosen small_hands() {
  setup::Chosen chosen;
  chosen.rulebook = "mrakoszlap";
  chosen.options = {{"night-calls", "spoken-with-decoys"}};
  for (unsigned i = 0; i < mrakoszlap::kTypes; ++i) {
    const std::string type{notation::mrakoszlap_name(static_cast<mrakoszlap::Type>(i))};
    const bool dealt = type == "mage" || type == "magnet" || type == "mirror" || type == "doctor" ||
                       type == "jailer" || type == "matrix" || type == "sniper" ||
                       type == "terrorist" || type == "anarchist" || type == "cloud-treader";
    chosen.deck.push_back({type, type == "mafian" ? 2 : dealt ? 1 : 0});
  }
  return chosen;
}

std::vector<Row> table_of(unsigned book) {
  std::vector<Row> rows{{kNoPlace, Open{"ABCDEF"}}};
  rows.push_back({kNoPlace, Join{PlaceKind::moderator, "Mona", device_of(kDesk)}});
  for (PlaceId place = 2; place <= 4; ++place) {
    const std::string name = "Guest " + std::to_string(place);
    rows.push_back({kNoPlace, Join{PlaceKind::player, name, device_of(place)}});
  }
  for (int i = 0; i < 3; ++i) {
    rows.push_back({kDesk, Join{PlaceKind::paper, "Seat " + std::to_string(i), {}}});
  }
  setup::Chosen chosen = small_hands();
  if (book == 0) chosen = {.rulebook = "gorod"};
  if (book == 1) chosen = {.rulebook = "spytown", .edition = "pl"};
  rows.push_back({kDesk, Choose{chosen}});
  rows.push_back({kDesk, Start{.key = {7}}});
  return rows;
}

FilledEntries filled(fuzz::Bytes& bytes) {
  FilledEntries all;
  for (unsigned entries = bytes.one() % 3; entries > 0; --entries) {
    FilledEntry entry;
    fuzz::set(bytes, entry.of, 3);
    entry.entry = bytes.one() % 12;
    for (unsigned hands = bytes.one() % 4; hands > 0; --hands) {
      FilledHand hand;
      const std::uint8_t who = bytes.one();
      if (who < 40) hand.who = static_cast<Seat>(who % kSeats);
      for (unsigned choice = bytes.one() % 3; choice > 0; --choice) {
        hand.choice.push_back(bytes.one() % 64);
      }
      entry.hands.push_back(hand);
    }
    all.push_back(entry);
  }
  return all;
}

std::vector<int> held(fuzz::Bytes& bytes) {
  std::vector<int> all;
  for (unsigned things = bytes.one() % 14; things > 0; --things) {
    all.push_back(static_cast<int>(bytes.one()) - 5);
  }
  return all;
}

// Mostly meant for the moment that is.
Action any_action(fuzz::Bytes& bytes, const Room& room) {
  const std::uint64_t now = room.desk() == nullptr ? 1 : room.desk()->at();
  const std::uint8_t what = bytes.one();
  const std::uint64_t at = what >= 240 ? bytes.one() : now;
  const auto seat = static_cast<Seat>(bytes.one() % kSeats);
  switch (what % 10) {
    case 0: return DealOut{at, script::Dealer::blind, {}};
    case 1: return DealOut{at, static_cast<script::Dealer>(bytes.one() % 3), held(bytes)};
    case 2: return Accept{at, seat};
    case 3: return TakeBack{at, bytes.one() % 5};
    case 4: return See{at, seat, held(bytes), filled(bytes)};
    case 5: return Swap{at, bytes.one() % 60, bytes.one() % 60};
    case 6: return Allow{bytes.one() % 2 == 0};
    case 7: return Fill{at, filled(bytes)};
    default: return Fill{at, {}};  // what is usual there
  }
}

void check(const Room& room, const std::vector<Row>& rows) {
  const Room again = folded(rows);
  expect(again.stage() == room.stage() && again.open().hash() == room.open().hash());
  if (room.table() == nullptr) return;
  const std::string record = room.table()->record();
  expect(again.table()->record() == record);
  if (room.desk() == nullptr || room.desk()->is_blind()) return;
  expect(notation::Record::read(record, "").write() == record);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Bytes bytes{{data, size}};
  const unsigned book = bytes.one() % 3;
  static const std::vector<Row> kTables[] = {table_of(0), table_of(1), table_of(2)};
  std::vector<Row> rows = kTables[book];
  Room room = folded(rows);
  expect(room.desk() != nullptr);
  for (std::size_t i = 0; i < kMostActions && !bytes.empty(); ++i) {
    const Row row{kDesk, any_action(bytes, room)};
    if (!room.apply(row).empty()) continue;
    rows.push_back(row);
    (void)desk_value(*room.desk(), room.held());
  }
  check(room, rows);
  return 0;
}
