// A whole short game of mrakoszlap as a record: five people, two cards each, one night and one day.
#pragma once
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "notation/record.h"
#include "rulebooks/mrakoszlap/text/book.h"

namespace omerta::cli {

// Plays what is written, each command as soon as its question is open, and the rest by convention,
// until the last of them has been played.
inline std::string recorded_game(const std::string& head, const std::vector<std::string>& script) {
  notation::Record record = notation::Record::read(head, "head");
  Chronicle chronicle = record.begin();
  const notation::Book& book = record.book();
  const notation::Casting& casting = record.casting();
  const auto open = [&](const Command& command) {
    for (unsigned lane = 0; lane < 3; ++lane) {
      const Prompt* prompt = chronicle.game().prompt(lane, command.seat);
      if (prompt != nullptr && prompt->ask == command.ask) return true;
    }
    return false;
  };
  for (std::size_t next = 0; next < script.size() && !chronicle.game().over();) {
    notation::Line line("script", static_cast<int>(next) + 1, script[next]);
    const Command wanted = notation::read_command(line, book, casting);
    const bool now = open(wanted) && chronicle.play(wanted) == Refusal::none;
    if (now) {
      record.add(wanted);
      ++next;
      continue;
    }
    const auto usual = book.by_convention(casting, chronicle.game());
    if (!usual || chronicle.play(*usual) != Refusal::none) break;
    record.add(*usual);
  }
  return record.write();
}

// MRK-DECK-5  One each of these cards, and of all others none.
inline std::string small_deck() {
  using mrakoszlap::Type;
  constexpr std::array kUsed{Type::cloud_treader, Type::vest,  Type::mage,   Type::slime,
                             Type::magnet,        Type::sock,  Type::mafian, Type::sniper,
                             Type::mirror,        Type::doctor};
  std::string line;
  for (unsigned i = 0; i < mrakoszlap::kTypes; ++i) {
    const auto type = static_cast<Type>(i);
    const bool in = std::find(kUsed.begin(), kUsed.end(), type) != kUsed.end();
    line += (i == 0 ? "deck " : ", ") + notation::mrakoszlap_name(type) + (in ? " 1" : " 0");
  }
  return line + "\n";
}

inline std::string evening_head() {
  return "omerta 1\nrulebook mrakoszlap\nedition R\nseats Anna, Boris, Cyril, Dana, Eva\n" +
         small_deck() +
         "deal mafian-1, mirror-1, sniper, slime-1, mage-1, vest-1, cloud-treader-1, magnet, "
         "doctor, sock\nplay\n";
}

// The Mafia's bullet at Dana goes through a tunnel and costs Cyril the Vest; the Sniper's kills
// Eva and is read first.
inline std::vector<std::string> first_night() {
  return {"chance doctor-night 1",   "Anna mafia-plan Dana",    "Cyril dig-tunnel Dana",
          "Cyril tunnel-exit Cyril", "Boris apply-slime Boris", "Eva heal Boris",
          "Anna mafia-aim Dana",     "Boris snipe Eva",         "chance order 2",
          "chance order 1"};
}

inline std::string first_morning() { return recorded_game(evening_head(), first_night()); }

inline std::string whole_evening() {
  std::vector<std::string> script = first_night();
  for (const char* line : {"Boris accuse Anna", "Boris raise-hand", "Cyril raise-hand",
                           "Dana raise-hand", "clock close", "clock close", "clock close"}) {
    script.emplace_back(line);
  }
  return recorded_game(evening_head(), script);
}

}  // namespace omerta::cli
