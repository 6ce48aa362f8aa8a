// mrakoszlap at the terminal: what a newcomer reads first, how often, and under which number.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "cli/typed/suggest.h"
#include "tests/cli/play/mrakoszlap_table.h"
#include "tests/cli/session.h"

namespace omerta::cli {
namespace {

using namespace toms_table;
namespace fact = mrakoszlap::fact;

int times(const Played& played, const std::string& text) {
  int count = 0;
  for (std::size_t at = played.out.find(text); at != std::string::npos; ++count) {
    at = played.out.find(text, at + 1);
  }
  return count;
}

TEST(PlayMrakoszlap, SpeaksOfAPowerOnceADayAndNamesNoCard) {
  const TestFile file;
  const Played played = type(request(file, seed_with(Type::astronomer)), Lines(12, ""));
  const std::vector<Told> told = replayed(file).told();
  const auto days = std::count_if(told.begin(), told.end(), [](const Told& each) {
    return each.event.fact == fact::report_opened;
  });
  EXPECT_GT(days, 0);
  EXPECT_GT(times(played, "You could use a power today."), 0);
  EXPECT_LE(times(played, "You could use a power today."), days);
}

// One's own hand comes before all that is in the deck.
TEST(PlayMrakoszlap, BeginsWithOnesOwnHand) {
  const TestFile file;
  const Played played = type(request(file, 5), {"", "cards"});
  const std::string begin = played.out.substr(0, played.out.find("Your cards"));
  EXPECT_EQ(begin.find("Cloud-Treader"), std::string::npos) << begin;
  EXPECT_NE(begin.find("What is in play: type “cards”."), std::string::npos) << begin;
}

// MRK-ACCUSE-1  Whoever may accuse reads who stands accused, and is offered the others.
TEST(PlayMrakoszlap, SaysWhoIsAccusedAlready) {
  int asked = 0;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    const TestFile file;
    const Played played = type(request(file, seed), Lines(60, ""));
    const std::string so_far = "Accused so far: ";
    for (std::size_t at = played.out.find(so_far); at != std::string::npos;
         at = played.out.find(so_far, at + 1)) {
      const std::string menu = played.out.substr(at, played.out.find("0 nobody", at) - at);
      const std::string line = menu.substr(so_far.size(), menu.find('.') - so_far.size());
      for (const std::string& name : split_words(line)) {
        if (name == "and") continue;
        EXPECT_EQ(menu.find(name, so_far.size() + line.size()), std::string::npos) << menu;
      }
      ++asked;
    }
  }
  EXPECT_GT(asked, 0);
}

// MRK-REPORT-3  Whoever looks back finds the bullet under the number that was read aloud: who died
// by bullet 2 of the report died by bullet 2 of the story.
TEST(PlayMrakoszlap, TheStoryNumbersBulletsAsTheyWereRead) {
  const Words& words = Words::of(Language::en, "mrakoszlap");
  using mrakoszlap::Course;
  int found = 0;
  int moved = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    const TestFile file;
    type(request(file, seed), patient(200, 8));
    const std::string story = flattened(type(request(file, seed), {"story"}).out);
    const notation::Record record = notation::Record::read(file.text(), "");
    const Chronicle game = record.replay();
    const auto& names = record.casting().names.seats;
    std::map<Seat, std::pair<int, Event>> killers;  // how many were fired so far, and the shot
    std::pair<int, Event> shot{};
    int read = 0;
    for (const Told& told : game.told()) {
      const Event& event = told.event;
      const auto course = static_cast<Course>(event.what);
      if (event.fact == fact::nightfall) shot = {};
      if (event.fact == fact::flight && course == Course::fired) shot = {shot.first + 1, event};
      if (event.fact == fact::flight && course == Course::dies) killers[event.who] = shot;
      if (event.fact == fact::bullet) read = event.much;
      if (event.fact != fact::course || course != Course::dies) continue;
      const auto& [flown, killer] = killers[event.who];
      const auto kind = static_cast<mrakoszlap::Kind>(killer.much);
      const std::string label =
          words.say("mrakoszlap.bullet.whole", {{"n", read},
                                                {"kind", notation::kind_name(words, kind)},
                                                {"who", names[index(killer.whom)]},
                                                {"whom", names[index(killer.who)]}});
      EXPECT_NE(story.find(flattened(label)), std::string::npos) << label;
      ++found;
      moved += read != flown ? 1 : 0;
    }
  }
  EXPECT_GT(found, 10);
  EXPECT_GT(moved, 0);  // bullets are read in another order than they flew
}

}  // namespace
}  // namespace omerta::cli
