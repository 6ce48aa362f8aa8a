// spytown at the terminal from the first word to the last: in every language, with every card, with
// people who type nonsense, leave, come back, and show their card at the wrong moment.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "cli/typed/suggest.h"
#include "engine/whole_game.h"
#include "rulebooks/spytown/rules/setup.h"
#include "tests/cli/play/script.h"
#include "tests/cli/session.h"
#include "tests/words/spytown_spoken.h"

namespace omerta::cli {
namespace {

using spytown::Card;
using spytown::Spytown;
namespace fact = spytown::fact;

constexpr int kPlayed = 0;
constexpr int kCannotStart = 1;
constexpr int kNotUnderstood = 2;
constexpr int kSeeds = 14;

const std::string kManyCards =
    "vest,bandage,recruitment,commander,role-swap,wiretap,shelter,safe-conduct,arrest,corner-shot,"
    "kidnapping,last-shot";

PlayRequest request(const TestFile& file, std::uint64_t seed) {
  PlayRequest wanted;
  wanted.save = file.path();
  wanted.seed = seed;
  wanted.setup.rulebook = "spytown";
  wanted.setup.players = {"Tom"};
  return wanted;
}

bool says(const Played& played, const std::string& text) {
  return played.out.find(text) != std::string::npos;
}

std::string sentence(Language language, std::string_view key) {
  return wrapped(Words::of(language, "spytown").say(key), 80);
}

TEST(PlaySpytown, EndsInEveryLanguageAtEveryTable) {
  for (Language language : kLanguages) {
    for (std::uint64_t seed = 1; seed <= 16; ++seed) {
      const TestFile file;
      PlayRequest wanted = request(file, seed);
      wanted.language = language;
      wanted.setup.seats = 5 + static_cast<long long>(seed);
      wanted.setup.edition = seed % 2 == 0 ? "sk" : "pl";
      if (seed % 4 == 3) wanted.setup.preset = "children";
      const Played played = type(wanted, patient(90, 21));
      ASSERT_EQ(played.code, kFine) << seed << played.out << played.err;
      const char* welcome = seed % 4 == 3 ? "play.spytown.game.kids" : "play.spytown.game";
      EXPECT_TRUE(says(played, sentence(language, welcome)));
      EXPECT_TRUE(
          says(played,
               Words::of(language, "spytown").say("cli.heading.all-tokens", {{"extended", "no"}})))
          << seed;
      EXPECT_TRUE(replayed(file).game().over()) << seed;
    }
  }
}

TEST(PlaySpytown, WithEveryCard) {
  std::set<Card> held;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const TestFile file;
    PlayRequest wanted = request(file, seed);
    wanted.setup.seats = 14;
    wanted.setup.cards = seed % 2 == 0 ? kManyCards : "new-gang,re-recruitment,recruitment,wiretap";
    if (seed % 4 == 1) wanted.setup.options = {"new-gang-recognition=on"};
    const Played played = type(wanted, patient(90, 14));
    ASSERT_EQ(played.code, kFine) << played.err;
    const Chronicle game = replayed(file);
    ASSERT_TRUE(game.game().over()) << seed;
    const Names cast = notation::Record::read(file.text(), "").casting().names;
    const auto& names = cast.seats;
    const auto at = std::find(names.begin(), names.end(), "Tom") - names.begin();
    held.insert(WholeGame::state<Spytown>(game.game()).notes[static_cast<std::size_t>(at)].card);
  }
  EXPECT_GT(held.size(), 9U);
}

TEST(PlaySpytown, SurvivesNonsense) {
  const Lines nonsense{"xyzzy", "99999999999999999999", "-1", "card", "\xff\xfe", "no", "{who} %s"};
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    const TestFile file;
    PlayRequest wanted = request(file, seed);
    wanted.setup.cards = kManyCards;
    wanted.setup.seats = 13;
    Lines lines;
    std::size_t next = 0;
    for (const std::string& sensible : patient(90, 13)) {
      lines.push_back(sensible);
      lines.push_back(nonsense[next++ % nonsense.size()]);
    }
    EXPECT_EQ(type(wanted, lines).code, kFine);
    EXPECT_TRUE(replayed(file).game().over());
  }
}

TEST(PlaySpytown, MayEndAtAnyLineAndGoOn) {
  const Lines all = patient(12, 10);
  for (std::size_t cut = 0; cut < all.size(); cut += cut < 40 ? 1 : 9) {
    const TestFile file;
    PlayRequest wanted = request(file, 4);
    wanted.setup.cards = "vest,wiretap";
    const Lines first(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(cut));
    ASSERT_EQ(type(wanted, first).code, kFine) << cut;
    ASSERT_FALSE(file.text().empty()) << cut;
    const std::size_t commands = replayed(file).commands().size();
    const Played back = type(request(file, 4), patient(90, 10));
    ASSERT_EQ(back.code, kFine) << cut << back.err;
    const Chronicle now = replayed(file);
    ASSERT_TRUE(now.game().over()) << cut;
    ASSERT_GE(now.commands().size(), commands);
  }
}

// A game that was interrupted is the game it would have been: bots remember nothing but the table.
TEST(PlaySpytown, GoesOnAsIfNothingHadHappened) {
  const TestFile whole;
  const TestFile cut;
  const Lines all = patient(4, 10);
  const auto middle = all.begin() + 30;
  type(request(whole, 9), all);
  type(request(cut, 9), Lines(all.begin(), middle));
  const std::string first = cut.text();
  type(request(cut, 9), Lines(middle, all.end()));
  EXPECT_GT(cut.text().size(), first.size());
  EXPECT_EQ(whole.text(), cut.text());
}

TEST(PlaySpytown, BotsAloneMayBeWatched) {
  for (unsigned level = 0; level < bots::kLevels; ++level) {
    const TestFile file;
    PlayRequest wanted = request(file, 8);
    wanted.people = 0;
    wanted.level = static_cast<bots::Level>(level);
    wanted.setup.players = {};
    wanted.setup.cards = "vest,recruitment,commander";
    wanted.setup.seats = 12;
    const Played played = type(wanted, {"", "skip", "", "no"});
    EXPECT_EQ(played.code, kFine);
    EXPECT_TRUE(replayed(file).game().over());
  }
}

// Whoever is out is reminded of silence, and sees what open eyes see (SPY-OUT-3).
TEST(PlaySpytown, WhoeverIsOutWatchesTheNight) {
  const Words& words = Words::of(Language::en, "spytown");
  int seen = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const TestFile file;
    const Played played = type(request(file, seed), patient(90, 10));
    const bool out = says(played, wrapped(words.say("spytown.reminder"), 80));
    if (out && says(played, "You see who is awake")) ++seen;
  }
  EXPECT_GT(seen, 3);
}

TEST(PlaySpytown, ShowsItsPagesAnywhere) {
  for (Language language : kLanguages) {
    const TestFile file;
    PlayRequest wanted = request(file, 3);
    wanted.language = language;
    wanted.setup.cards = "vest,wiretap";
    const Words& words = Words::of(language, "spytown");
    Lines lines{""};
    for (std::string_view word :
         {"help", "me", "who", "log", "rules", "cards", "why", "save", "card"}) {
      const std::string all = words.say("play.word." + std::string(word));
      lines.push_back(all.substr(0, all.find('|')));
    }
    const Played played = type(wanted, lines);
    for (std::string_view key : {"play.help.title", "cli.heading.what-you-know",
                                 "cli.label.players", "cli.heading.public-log",
                                 "play.spytown.course", "cli.heading.roles", "cli.heading.why"}) {
      EXPECT_TRUE(says(played, sentence(language, key))) << key;
    }
    EXPECT_TRUE(says(played, words.say("cli.play.saved", {{"file", file.path()}})));
  }
}

// A seed with which Tom holds this card in a hand in which it works.
std::uint64_t seed_with(Card card, const std::string& cards) {
  for (std::uint64_t seed = 1; seed < 500; ++seed) {
    const TestFile file;
    PlayRequest wanted = request(file, seed);
    wanted.setup.cards = cards;
    type(wanted, {});
    const Chronicle game = replayed(file);
    const Names cast = notation::Record::read(file.text(), "").casting().names;
    const auto& names = cast.seats;
    const auto at = std::find(names.begin(), names.end(), "Tom") - names.begin();
    const auto& notes = WholeGame::state<Spytown>(game.game()).notes[static_cast<std::size_t>(at)];
    if (notes.card == card && spytown::usable(card, notes.token)) return seed;
  }
  ADD_FAILURE() << "nobody is dealt it";
  return 0;
}

// SPY-CARD-10  The program asks first, and only a yes counts.
TEST(PlaySpytown, AsksBeforeACardIsShownInAWrongPhase) {
  const std::string careful = "This is the wrong phase for your card.";
  for (const char* reply : {"no", "", "yes"}) {
    const TestFile file;
    PlayRequest wanted = request(file, seed_with(Card::wiretap, "wiretap"));
    wanted.setup.cards = "wiretap";
    const Played played = type(wanted, {"card", reply, "Wiretap", "no"});
    EXPECT_TRUE(says(played, careful));
    const Chronicle game = replayed(file);
    const bool out = game.game().standing().in_play.count() < 10;
    EXPECT_EQ(out, std::string_view(reply) == "yes");
  }
}

TEST(PlaySpytown, PlaysACardFromAnyQuestion) {
  const TestFile file;
  PlayRequest wanted = request(file, seed_with(Card::wiretap, "wiretap"));
  wanted.setup.cards = "wiretap";
  Lines lines{"", "", "", "card"};
  for (int seat = 1; seat <= 10; ++seat) lines.push_back(std::to_string(seat));
  lines.emplace_back("me");
  const Played played = type(wanted, lines);
  EXPECT_TRUE(says(played, "You could play your card now. Type “card”."));
  EXPECT_TRUE(says(played, "There is news for you alone: type “me”."));
  EXPECT_TRUE(says(played, "You see the token of"));
}

TEST(PlaySpytown, RecordsCanBeCheckedAgain) {
  const TestFile file;
  type(request(file, 7), patient(90, 10));
  const Played back = type(request(file, 7), {"story", "why 9", "why 9999", "log", "?"});
  EXPECT_TRUE(says(back, "This is where it began."));
  EXPECT_TRUE(says(back, "There is no such event: 9999."));
  EXPECT_TRUE(says(back, "Decided by rule SPY-WIN-"));
}

TEST(PlaySpytown, RefusesGamesThatCannotStart) {
  const TestFile file;
  PlayRequest few = request(file, 1);
  few.setup.seats = 5;
  EXPECT_EQ(type(few, {}).code, kCannotStart);
  PlayRequest crowded = request(file, 1);
  crowded.people = 2;
  EXPECT_EQ(type(crowded, {}).code, kNotUnderstood);
  PlayRequest human = request(file, 1);
  human.setup.options = {"gm-mode=human"};
  EXPECT_EQ(type(human, {}).code, kNotUnderstood);
  PlayRequest gang = request(file, 1);
  gang.setup.cards = "new-gang";
  EXPECT_EQ(type(gang, {}).code, kCannotStart);
  PlayRequest unknown = request(file, 1);
  unknown.setup.rulebook = "chess";
  EXPECT_EQ(type(unknown, {}).code, kNotUnderstood);
  EXPECT_FALSE(std::filesystem::exists(file.path()));
}

TEST(PlaySpytown, IsOfferedToWhoeverHasNotChosen) {
  const TestFile file;
  PlayRequest wanted = request(file, 1);
  wanted.setup.rulebook.clear();
  wanted.setup.players.clear();
  EXPECT_TRUE(says(type(wanted, {"chess", "2", "Tom"}), "Officers have come"));
  std::filesystem::remove(file.path());
  const auto usual = type(wanted, {"", "Tom"});
  EXPECT_TRUE(says(usual, wrapped(Words::of(Language::en, "gorod").say("play.gorod.game"), 80)));
  EXPECT_TRUE(says(usual, "8 players sit down")) << "the game has begun";
  EXPECT_EQ(usual.code, kPlayed);
  std::filesystem::remove(file.path());
  wanted.setup.players = {"Tom"};  // nothing else is asked, so this is not either
  EXPECT_FALSE(says(type(wanted, {}), "Which game?"));
  std::filesystem::remove(file.path());
  wanted.setup.edition = "pl";
  EXPECT_TRUE(says(type(wanted, {}), "Officers have come"));
}

// --- secrets -------------------------------------------------------------------------------------
// What somebody was told and Tom was not, in the words in which it could stand on a screen.
std::set<std::string> secrets(const Chronicle& game, const Names& names, Seat tom) {
  const Words& words = Words::of(Language::en, "spytown");
  const auto& plan = game.game().plan<Spytown>();
  const auto& state = WholeGame::state<Spytown>(game.game());
  std::set<std::string> hidden;
  std::set<std::string> own;
  for (const Told& told : game.told()) {
    const bool tells = told.event.fact != fact::no_look && told.event.fact != fact::awake;
    if (told.to.is_everyone() || !tells) continue;
    const std::string log = notation::log_sentence(words, plan, names, told.event, state.table);
    if (told.to.seats().has(tom)) {
      own.insert(log);
      own.insert(notation::private_sentence(words, names, omerta::view<Spytown>(plan, state, tom),
                                            told.event));
      continue;
    }
    hidden.insert(log);
    for (Seat seat : told.to.seats() & Seats::first(plan.setup.seats)) {
      const spytown::View view = omerta::view<Spytown>(plan, state, seat);
      hidden.insert(notation::private_sentence(words, names, view, told.event));
    }
  }
  for (const std::string& each : own) hidden.erase(each);
  return hidden;
}

class PlaySpytownSecrets : public testing::TestWithParam<int> {};

TEST_P(PlaySpytownSecrets, NothingOfOtherSeatsReachesTheScreen) {
  const TestFile file;
  PlayRequest wanted = request(file, static_cast<std::uint64_t>(GetParam()));
  wanted.setup.seats = 13 + GetParam() % 4;
  if (GetParam() % 2 == 0) wanted.setup.cards = kManyCards + ",re-recruitment";
  if (GetParam() % 3 == 0) wanted.setup.options = {"eliminated-view=public"};
  Lines lines;
  const Lines pages{"me", "who", "log", "why", "rules", "cards", "card", "no"};
  std::size_t next = 0;
  for (const std::string& sensible : patient(90, 16)) {
    lines.push_back(sensible);
    lines.push_back(pages[next++ % pages.size()]);
  }
  const Played played = type(wanted, lines);
  ASSERT_EQ(played.code, kFine) << played.err;
  const notation::Record record = notation::Record::read(file.text(), "");
  const Chronicle game = record.replay();
  ASSERT_TRUE(game.game().over());
  const auto& names = record.casting().names;
  const auto at = std::find(names.seats.begin(), names.seats.end(), "Tom") - names.seats.begin();
  const std::string playing = flattened(played.out.substr(0, played.out.find("The game is over.")));
  const auto hidden = secrets(game, names, static_cast<Seat>(at));
  EXPECT_FALSE(hidden.empty());
  for (const std::string& secret : hidden) {
    EXPECT_EQ(playing.find(flattened(secret)), std::string::npos) << secret;
  }
}

// The same to Tom, and another world for everybody else: what the others were dealt is passed
// round.
std::string twin_of(const std::string& record, std::size_t tom, std::size_t seats) {
  const std::size_t from = record.find("deal ") + 5;
  const std::size_t end = record.find('\n', from);
  std::vector<std::string> things = split_words(record.substr(from, end - from));
  EXPECT_EQ(things.size(), 2 * seats);
  for (std::size_t half : {std::size_t{0}, seats}) {
    std::vector<std::size_t> others;
    for (std::size_t i = 0; i < seats; ++i) {
      if (i != tom) others.push_back(half + i);
    }
    for (std::size_t i = 1; i < others.size(); ++i) {
      std::swap(things[others[0]], things[others[i]]);
    }
  }
  return record.substr(0, from) + notation::join(things, ", ") + record.substr(end);
}

// Until morning the screen of somebody who sleeps tells nothing: neither by its words nor by how
// many there are.
TEST_P(PlaySpytownSecrets, ASleeperSeesTheSameInAnotherWorld) {
  const TestFile file;
  const TestFile twin;
  PlayRequest wanted = request(file, static_cast<std::uint64_t>(GetParam()));
  wanted.setup.cards = "vest,recruitment,wiretap";
  type(wanted, {});
  const notation::Record record = notation::Record::read(file.text(), "");
  const auto& seats = record.casting().names.seats;
  const auto tom =
      static_cast<std::size_t>(std::find(seats.begin(), seats.end(), "Tom") - seats.begin());
  const Chronicle game = record.replay();
  const auto& notes = WholeGame::state<Spytown>(game.game()).notes[tom];
  if (notes.token != spytown::Token::policeman) return;
  twin.write(twin_of(file.text(), tom, seats.size()));
  PlayRequest there = wanted;
  there.save = twin.path();
  const Lines asleep{"me", "", "me", "who", "log", "why", "cards", "rules", "card", "no", ""};
  const auto night = [](const Played& played) {
    const std::size_t from = played.out.find("Players");
    return played.out.substr(from, played.out.find("The Mafia sleeps.") - from);
  };
  const std::string here = night(type(wanted, asleep));
  if (here.find("you are recruited") != std::string::npos) return;  // and wakes
  EXPECT_NE(here.find("Keep your eyes shut."), std::string::npos);
  // SPY-RECRUIT-5  That somebody is recruited everyone hears; whether the holder can is chance.
  const std::string tap = "A recruitment!";
  const std::string other = night(type(there, asleep));
  if (here.find(tap) == std::string::npos && other.find(tap) == std::string::npos) {
    EXPECT_EQ(here, other);
  }
}

INSTANTIATE_TEST_SUITE_P(Seeds, PlaySpytownSecrets, testing::Range(1, 1 + kSeeds * 2));

}  // namespace
}  // namespace omerta::cli
