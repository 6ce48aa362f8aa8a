// Bots at a table, as wherever they stand in for people.
#include "calibration/self_play.h"

#include <algorithm>
#include <map>

#include "chance/dice.h"
#include "minds/memory.h"
#include "presentation/setup/begin.h"
#include "rulebooks/rulebook.h"

namespace omerta::calibration {
namespace {

constexpr int kFewest = 7;
constexpr int kMost = 15;
constexpr int kMostCommands = 6'000;  // an evening that does not end is left as it is
constexpr int kWordsAtOnce = 60;      // of all, between two commands
constexpr std::uint64_t kSilent = 4;  // one evening of so many

// The recommended table for so many, not begun yet.
const notation::Record& table(const Rulebook& book, int seats) {
  thread_local std::map<std::pair<std::string_view, int>, notation::Record> known;
  const std::pair key{book.id, seats};
  if (const auto found = known.find(key); found != known.end()) return found->second;
  setup::Chosen chosen{.rulebook = std::string{book.id}, .seats = seats};
  const setup::Form form = book.form(chosen);
  if (form.usual_edition.empty()) chosen.edition = form.editions.front().id;
  for (int i = 0; i < seats; ++i) chosen.players.push_back("P" + std::to_string(i + 1));
  auto record = setup::begun(chosen);
  expect(record.has_value());
  return known.emplace(key, std::move(*record)).first->second;
}

class Table {
 public:
  Table(const Rulebook& book, Chronicle&& begun, std::uint64_t seed, std::uint64_t number)
      : book_{book}, evening_{std::move(begun), {}}, player_{.seed = seed} {
    chance::Dice dice{seed, number};
    constexpr std::array kMixed{bots::Level::novice, bots::Level::player, bots::Level::detective};
    const std::array kOne{bots::Level::player, bots::Level::detective};
    const auto kind = static_cast<unsigned>(number % 3);
    for (bots::Level& level : levels_) {
      level = kind < kOne.size() ? kOne[kind] : kMixed[dice.below(kMixed.size())];
    }
    player_.levels = levels_;
    player_.memory = &memory_;
    player_.seed = dice.next();
    talks_ = number % kSilent != 0;
    if (talks_) player_.talk = bots::Talk::held;
  }

  Evening play() {
    hear();
    for (int i = 0; i < kMostCommands && !game().over() && step(); ++i) hear();
    return std::move(evening_);
  }

 private:
  const AnyGame& game() const { return evening_.chronicle.game(); }

  void hear() {
    const auto& told = evening_.chronicle.told();
    for (; heard_ < told.size(); ++heard_) {
      chairs_.hear(told[heard_].to, told[heard_].event);
      memory_.hear(told[heard_].to, told[heard_].event);
    }
  }

  void talk() {
    for (int i = 0; talks_ && i < kWordsAtOnce; ++i) {
      player_.said = memory_.said;
      const auto words = bots::speak_up(game(), *book_.talk, chairs_, game().standing().in_play,
                                        player_, book_.speaks);
      if (!words) return;
      memory_.said.push_back({.utterance = words->utterance,
                              .who = words->who,
                              .after = static_cast<std::uint32_t>(memory_.told.size()),
                              .first = statements_});
      statements_ = static_cast<std::uint16_t>(statements_ + words->utterance.count);
      evening_.said = memory_.said;
    }
  }

  bool step() {
    const Prompt* house = game().prompt(0, Seat::nobody);
    const bool waits = house != nullptr && game().awaited(0).has(Seat::nobody);
    if (waits && house->voices.has(Voice::chance)) return house_answers();
    talk();
    if (bot_answers(bots::Waited::not_for_it) || bot_answers(bots::Waited::for_it)) return true;
    return house_answers();
  }

  bool bot_answers(bots::Waited waited) {
    player_.said = memory_.said;
    const auto command =
        bots::stand_in(game(), chairs_, game().standing().seats, player_, book_.bot, waited);
    return command && say(*command);
  }

  bool house_answers() {
    const auto command = bots::house(game(), player_);
    return command && say(*command);
  }

  bool say(const Command& command) { return evening_.chronicle.play(command) == Refusal::none; }

  const Rulebook& book_;
  Evening evening_;
  std::array<bots::Level, kSeats> levels_{};
  bots::Player player_;
  bots::Chairs chairs_;
  minds::Memory memory_;
  std::size_t heard_ = 0;
  std::uint16_t statements_ = 1;
  bool talks_ = false;
};

}  // namespace

Evening evening(const Rulebook& book, std::uint64_t seed, std::uint64_t number) {
  const int seats = kFewest + static_cast<int>(number % (kMost - kFewest + 1));
  const notation::Record& record = table(book, seats);
  Chronicle begun = record.begin();
  if (book.deal != nullptr) {
    const auto dealt = book.deal(begun.game(), chance::Dice{seed, number}.next());
    auto with = record.begin_with(dealt);
    expect(with.has_value());
    begun = std::move(*with);
  }
  return Table{book, std::move(begun), seed, number}.play();
}

}  // namespace omerta::calibration
