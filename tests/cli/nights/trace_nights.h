// Nights to be traced and drawn: hard ones, and all of the rulebook's own scenarios.
#pragma once
#include <filesystem>
#include <fstream>
#include <sstream>

#include "notation/scenario/scenario.h"
#include "rulebooks/mrakoszlap/night/log.h"
#include "rulebooks/mrakoszlap/night/words.h"
#include "tests/cli/session.h"

namespace omerta::cli {

using namespace mrakoszlap::night;
using mrakoszlap::Course;

// Twenty players, three tunnels, all six bullets and more, nested splits, loops, hostile names.
inline constexpr std::string_view kHard =
    "scenario HARD-1 Everything at once\n"
    "rulebook mrakoszlap\n"
    "seats \"Maximilian Alexander von Hohenstein\", Борис, \"Ann <b>&'x\", Dana, Eva, Filip, "
    "Gustav, Helena, Ivan, \"Екатерина Великолепная\", Karla, Leo, Mona, Nils, Olga, Paul, Řehoř, "
    "Sam, Tilda, Ursula\n"
    R"(hand Dana mafian-1
hand Paul mafian-2
hand Sam mafian-3
hand Eva mad-shooter-1, mirror-1
hand Helena mad-shooter-2, cloud-treader-1
hand Leo sniper
hand Mona matrix, cloud-treader-7
hand Nils mage-1, mage-2, mage-3
hand Olga magnet, doctor, slime-1, sand, jozin, sock
hand Karla mirror-2, mirror-3
hand Ivan vest-1, cloud-treader-2
hand Tilda leech
hand Filip gravedigger, slime-2
hand Gustav glazier
hand Борис mirror-4
dead Ursula, Řehoř
night 2
  mafia -> Ivan
  mad-shooter-1 -> Ivan
  mad-shooter-2 -> Ivan
  sniper -> Ivan
  tunnel Ivan -> Karla, Ivan -> Mona, Ivan -> Борис
  magnet -> Gustav
  Mona activates
  slime -> Борис
  slime-2 -> Karla
  sand -> Борис
  doctor -> Eva
  jozin -> Karla
  sock -> Tilda+Sam
  leech -> Ivan
  Filip digs
  matrix -> Dana
  matrix -> Mona
  matrix -> Ivan
  matrix -> Karla
  matrix -> Eva
  all hear report-opened
)";

// Six moves between neighbours, two tunnels between the same two, two bullets in each of them.
inline constexpr std::string_view kNear = R"(scenario NEAR-1 Neighbours
rulebook mrakoszlap
seats A mafian-1, B mirror-1, C mirror-2, D, E, F, G, H, I, J
hand A mirror-3, mirror-4
hand D mage-1, mage-2, mad-shooter-1
hand E mad-shooter-2, magnet, cloud-treader-1
hand J sniper, vest-1
night 2
  mafia -> B
  mad-shooter-1 -> E
  mad-shooter-2 -> D
  sniper -> A
  tunnel I -> J, J -> I
  magnet -> J
  all hear report-opened
)";

inline constexpr std::string_view kSkipped = R"(scenario SKIP-1 A night is left out
rulebook mrakoszlap
seats A mafian-1, B time-lord, C, D, E, F
dead F
night 2
  B skip-night
  all hear report-opened
)";

struct Seen {
  notation::Casting casting;
  NightLog night;
};

inline std::vector<Seen> nights_of(const notation::Scenario& scenario) {
  std::vector<Seen> all;
  for (const notation::Played& run : notation::play(scenario)) {
    if (run.casting.rulebook != "mrakoszlap") continue;
    for (int n = 1; n <= last_night(run.chronicle.told()); ++n) {
      const auto night = night_log(run.casting, run.chronicle.told(), n);
      const bool over = night && night->state != NightLog::State::unfinished;
      if (over) all.push_back({run.casting, *night});
    }
  }
  return all;
}

inline Seen night_of(std::string_view text) {
  return nights_of(notation::read_scenarios(std::string{text}, "night").front()).back();
}
inline Seen hard() { return night_of(kHard); }

inline const Words& english() { return Words::of(Language::en, "mrakoszlap"); }

// All nights of the rulebook's own scenarios.
inline const std::vector<Seen>& every_night() {
  static const std::vector<Seen> all = [] {
    std::vector<Seen> found{hard(), night_of(kNear), night_of(kSkipped)};
    const std::filesystem::path folder = std::filesystem::path{OMERTA_SOURCE} / "tests/rules";
    for (const auto& file : std::filesystem::recursive_directory_iterator(folder / "mrakoszlap")) {
      if (file.is_directory()) continue;
      std::ifstream in(file.path());
      std::ostringstream text;
      text << in.rdbuf();
      for (const auto& scenario : notation::read_scenarios(text.str(), file.path().string())) {
        for (Seen& seen : nights_of(scenario)) found.push_back(std::move(seen));
      }
    }
    return found;
  }();
  return all;
}

}  // namespace omerta::cli
