// mrakoszlap at the terminal: one's own hand with every word of its cards, and the pause between
// the report and the trial at which everyone is stopped alike.
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>

#include "tests/cli/play/mrakoszlap_table.h"
#include "tests/cli/session.h"

namespace omerta::cli {
namespace {

using namespace toms_table;
namespace fact = mrakoszlap::fact;

const std::string kStop = "Powers may be used now: type “power”. Enter: on with the day.";

int times(const std::string& text, const std::string& what) {
  int count = 0;
  for (std::size_t at = text.find(what); at != text.npos; at = text.find(what, at + 1)) ++count;
  return count;
}

bool holds(const TestFile& file, mrakoszlap::Power power) {
  return hand_of_tom(file).has(type_of(power));
}

// MRK-DEAL-14  At the deal and whenever one asks.
TEST(PlayMrakoszlapHand, HasTheWholeTextOfEveryCard) {
  for (Language language : kLanguages) {
    const Words& words = Words::of(language, "mrakoszlap");
    const std::string me = words.say("play.word.me");
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      const TestFile file;
      PlayRequest wanted = request(file, seed);
      wanted.language = language;
      const std::string text = flattened(type(wanted, {"", me.substr(0, me.find('|'))}).out);
      const Hand hand = hand_of_tom(file);
      for (unsigned i = 0; i < mrakoszlap::kTypes; ++i) {
        const auto card = static_cast<Type>(i);
        const std::string does = flattened(notation::card_does(words, {}, card));
        EXPECT_EQ(times(text, does), hand.has(card) ? 2 : 0) << does << text;
      }
      EXPECT_EQ(times(text, flattened(words.say("mrakoszlap.ask.look.hint"))), 1) << text;
    }
  }
}

// MRK-MASK-1
TEST(PlayMrakoszlapHand, SpeaksOfTheGasMask) {
  for (const auto& [card, name] : {std::pair{Type::mage, "Mage 2"},
                                   {Type::mad_shooter, "Mad Shooter 2"},
                                   {Type::ghost_bobo, "Ghost Bobo"}}) {
    for (std::uint64_t seed = 1; seed < 200; ++seed) {
      const TestFile file;
      const std::string text = flattened(type(request(file, seed), {}).out);
      const bool second = card != Type::ghost_bobo;
      if (!hand_of_tom(file).has(mrakoszlap::card(card, second ? 2 : 1))) continue;
      const std::string hand = text.substr(text.find("Your cards"));
      EXPECT_NE(hand.find(name), std::string::npos) << hand;
      EXPECT_NE(hand.find("a gas mask, which keeps out sand and smell"), std::string::npos) << hand;
      break;
    }
  }
}

// How many mornings Tom lived to see, up to the trial.
int mornings(const Chronicle& game, Seat tom) {
  int count = 0;
  bool lives = true;
  for (const Told& told : game.told()) {
    const Event& event = told.event;
    if (event.fact == fact::died && event.who == tom) lives = false;
    const bool opens = event.fact == fact::phase_opened &&
                       static_cast<mrakoszlap::Phase>(event.what) == mrakoszlap::Phase::day_open;
    if (opens && lives) ++count;
  }
  return count;
}

// Whether Tom has anything to use or not, and whether the cards are known to be gone or not.
TEST(PlayMrakoszlapMorning, StopsEveryoneAlike) {
  int with = 0;
  int without = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    const TestFile file;
    const Played played = type(request(file, seed), Lines(600, ""));
    const notation::Record record = notation::Record::read(file.text(), "");
    const Chronicle game = record.replay();
    const int stops = times(flattened(played.out), kStop);
    const int days = mornings(game, seat_of_tom(record));
    EXPECT_TRUE(stops == days || stops + 1 == days) << seed;  // somebody else may have cut it short
    const auto& all = mrakoszlap::kPowers;
    const bool power = std::any_of(all.begin(), all.end(),
                                   [&](mrakoszlap::Power each) { return holds(file, each); });
    (power ? with : without) += stops;
  }
  EXPECT_GT(with, 0);
  EXPECT_GT(without, 0);
}

// A seed with which Tom has this power and no other, or none at all.
std::uint64_t seed_with_only(std::optional<mrakoszlap::Power> wanted) {
  for (std::uint64_t seed = 1; seed < 400; ++seed) {
    const TestFile file;
    type(request(file, seed), {});
    const auto& all = mrakoszlap::kPowers;
    const bool right = std::all_of(all.begin(), all.end(), [&](mrakoszlap::Power each) {
      return holds(file, each) == (each == wanted);
    });
    if (right) return seed;
  }
  ADD_FAILURE() << "nobody is dealt that";
  return 0;
}

// The lines that lead Tom to the first morning, with a last word there.
Played in_the_morning(const TestFile& file, std::uint64_t seed, const Lines& words) {
  for (int enters = 1; enters < 20; ++enters) {
    const TestFile trial;
    const Played played = type(request(trial, seed), Lines(static_cast<std::size_t>(enters), ""));
    const std::string text = flattened(played.out);
    if (text.find(kStop) == text.npos) continue;
    Lines lines(static_cast<std::size_t>(enters), "");
    lines.insert(lines.end(), words.begin(), words.end());
    return type(request(file, seed), lines);
  }
  ADD_FAILURE() << "no morning";
  return {};
}

bool is_recorded(const TestFile& file, const std::string& line) {
  return file.text().find(line) != std::string::npos;
}

// MRK-DAY-1  Before the first accusation.
TEST(PlayMrakoszlapMorning, APowerMayBeUsed) {
  const TestFile file;
  const Played played =
      in_the_morning(file, seed_with_only(mrakoszlap::Power::astronomer), {"power", "1"});
  EXPECT_TRUE(is_recorded(file, "Tom use-power astronomer\n")) << file.text();
  EXPECT_FALSE(is_recorded(file, " accuse ")) << file.text();
  EXPECT_TRUE(says(played, "Night 2 falls.")) << played.out;
}

// MRK-TIMELORD-1
TEST(PlayMrakoszlapMorning, TheTimeLordMaySkipTheDay) {
  for (const char* word : {"power", "Time Lord"}) {
    const TestFile file;
    const Played played =
        in_the_morning(file, seed_with_only(mrakoszlap::Power::time_lord), {word, "1"});
    EXPECT_TRUE(is_recorded(file, "Tom skip-day\n")) << file.text() << played.out;
    EXPECT_TRUE(says(played, "(“Jestem Panem czasu!”)")) << played.out;
    EXPECT_TRUE(says(played, "Night 2 falls.")) << played.out;
  }
  const TestFile kept;
  in_the_morning(kept, seed_with_only(mrakoszlap::Power::time_lord), {"power", ""});
  EXPECT_FALSE(is_recorded(kept, "skip-day\n")) << kept.text();
}

TEST(PlayMrakoszlapMorning, WithoutAPowerThereIsNothingToUse) {
  const TestFile file;
  const Played played = in_the_morning(file, seed_with_only({}), {"power"});
  EXPECT_TRUE(says(played, "You do not hold the card for that.")) << played.out;
}

}  // namespace
}  // namespace omerta::cli
