// The presets of mrakoszlap against the columns of section 1.1 of its catalogue: what differs from
// the rulebook, and nothing else.
#include <gtest/gtest.h>

#include <map>

#include "rulebooks/mrakoszlap/text/book.h"

namespace omerta::notation {
namespace {

using Values = std::map<std::string, std::string>;

Values differing(const std::string& preset) {
  Values found;
  const auto usual = mrakoszlap_options(mrakoszlap_preset("rulebook").value());
  const auto here = mrakoszlap_options(mrakoszlap_preset(preset).value());
  for (std::size_t i = 0; i < usual.size(); ++i) {
    if (here[i].now != usual[i].now) found[here[i].name] = here[i].now;
  }
  return found;
}

TEST(Presets, TheRulebookHasTheFirstValueOfEveryOption) {
  for (const OptionInfo& option : mrakoszlap_options(mrakoszlap_preset("rulebook").value())) {
    EXPECT_EQ(option.now, option.values.front()) << option.name;
  }
}

TEST(Presets, TheDesktopProgramOf2017) {
  EXPECT_EQ(differing("desktop-2017"), (Values{{"ability-passing", "limited-only"},
                                               {"prison-told", "when-called"},
                                               {"third-gas-mask", "al-capone"},
                                               {"defence-order", "mirror-late"},
                                               {"slime-redirected", "protects"},
                                               {"al-capone-reach", "always"},
                                               {"magnet-pulls", "once-per-bullet"},
                                               {"tunnel-use", "per-bullet"},
                                               {"tunnel-to-dead", "closed"},
                                               {"sock-targets", "own-neighbours"},
                                               {"doctor-offsets", "1-or-3"},
                                               {"ghost-bobo-haunts", "once"},
                                               {"mud-duration", "one-night"},
                                               {"leech-gain", "per-loss"},
                                               {"exchange-timing", "end-of-phase"},
                                               {"exchange-day-limit", "one"},
                                               {"cobra-after-meal", "sleeps"},
                                               {"spyglass-jailed", "not-listed"},
                                               {"matrix-dies", "bullets-fly"},
                                               {"matrix-report", "named"},
                                               {"all-dead", "citizens"}}));
}

TEST(Presets, TheWebAppOf2026) {
  EXPECT_EQ(differing("web-2026"), (Values{{"ability-passing", "limited-only"},
                                           {"prison-told", "when-called"},
                                           {"slime-redirected", "protects"},
                                           {"slime-uses", "once"},
                                           {"al-capone-reach", "direct-and-tunnel"},
                                           {"magnet-first", "counterclockwise"},
                                           {"matrix-report", "last"},
                                           {"exchange-day-limit", "one"},
                                           {"glazier-check", "at-break"},
                                           {"cobra-dead-leech", "nothing"},
                                           {"sock-dead-thrower", "nothing"},
                                           {"tie-ballot", "runoff"},
                                           {"victory-check", "each-death"}}));
}

}  // namespace
}  // namespace omerta::notation
