// Choosing a game of mrakoszlap on the command line: what is understood, what is refused and how,
// and that the setup and its text are one game.
#include "cli/setup/game_setup.h"
#include "notation/record.h"
#include "rulebooks/mrakoszlap/presentation/form.h"
#include "rulebooks/mrakoszlap/rules/plan.h"
#include "rulebooks/mrakoszlap/text/book.h"
#include "tests/cli/session.h"

namespace omerta::cli {
namespace {

using mrakoszlap::Type;

const Words& words() { return Words::of(Language::en, "mrakoszlap"); }

struct Made {
  std::optional<mrakoszlap::Made> chosen;
  MayStart may = MayStart::no;
  std::string out;
  std::string err;
};

Made choose(const SetupRequest& request) {
  std::istringstream in;
  std::ostringstream out;
  std::ostringstream err;
  Terminal terminal{in, out, err, Colours::off, Pace::at_once};
  Made result;
  if (const auto judged = cli::choose(request, words(), terminal)) {
    result.chosen = mrakoszlap::made(judged->chosen);
    result.may = say_findings(*judged, words(), terminal);
  }
  result.out = flattened(out.str());
  result.err = err.str();
  return result;
}

SetupRequest for_seats(int seats) {
  SetupRequest request;
  request.rulebook = "mrakoszlap";
  request.seats = seats;
  return request;
}

std::string text_of(const mrakoszlap::Hand& hand) {
  std::string all;
  for (unsigned i = 0; i < mrakoszlap::kDeck; ++i) {
    const auto id = static_cast<mrakoszlap::CardId>(i);
    if (hand.has(id)) all += notation::mrakoszlap_name(id) + " ";
  }
  return all;
}

// The text must bring the same game as the setup, and its record must bring it again.
void expect_one_game(const mrakoszlap::Made& chosen) {
  const mrakoszlap::Plan plan = mrakoszlap::plan(chosen.setup);
  const notation::Record record = notation::Record::of(setup::written(chosen.judged.chosen), "R");
  const notation::Record again = notation::Record::read(record.write(), "again.omerta");
  EXPECT_EQ(again.write(), record.write());
  for (const notation::Record* each : {&record, &again}) {
    const auto& cast = each->casting().game->plan<mrakoszlap::Mrakoszlap>();
    EXPECT_EQ(text_of(cast.deck), text_of(plan.deck));
    EXPECT_EQ(cast.each, plan.each);
    EXPECT_EQ(cast.moderated, plan.moderated);
    const auto options = notation::mrakoszlap_options(cast.setup);
    const auto wanted = notation::mrakoszlap_options(plan.setup);
    for (std::size_t i = 0; i < options.size(); ++i) EXPECT_EQ(options[i].now, wanted[i].now);
  }
}

TEST(ChooseMrakoszlap, EveryNumberOfPlayersHasItsDeck) {
  for (int seats = 2; seats <= 20; ++seats) {
    const Made made = choose(for_seats(seats));
    ASSERT_TRUE(made.chosen) << made.err;
    EXPECT_EQ(made.may, MayStart::yes) << made.out;
    expect_one_game(*made.chosen);
  }
  EXPECT_NE(choose(for_seats(21)).out.find("(players-out-of-range)"), std::string::npos);
  EXPECT_NE(choose(for_seats(0)).out.find("(players-out-of-range)"), std::string::npos);
  EXPECT_FALSE(choose(for_seats(1000)).chosen);
}

TEST(ChooseMrakoszlap, ADeckOfOnesOwnOptionsPresetAndModerator) {
  SetupRequest request = for_seats(0);
  request.players = {"Ola", "Jan", "Ewa", "Ira", "Leo"};
  request.moderator = "Zora";
  request.deck = "mafian=2, cloud-treader=4, sniper=0";
  request.preset = "rulebook";
  request.options = {"tie-ballot=runoff", "reveal-on-death=faction"};
  const Made bad = choose(request);  // 57 - 1 - 3 - 1 = 52 cards for five
  ASSERT_TRUE(bad.chosen) << bad.err;
  EXPECT_EQ(bad.may, MayStart::no);
  EXPECT_NE(bad.out.find("(deck-not-divisible)"), std::string::npos) << bad.out;
  request.deck += ",mirror=4,mage=2";
  const Made good = choose(request);
  ASSERT_TRUE(good.chosen) << good.err;
  EXPECT_EQ(good.may, MayStart::yes) << good.out;
  EXPECT_EQ(good.chosen->setup.deck[index(Type::sniper)], 0);
  EXPECT_EQ(good.chosen->setup.deck[index(Type::mirror)], 4);
  EXPECT_EQ(good.chosen->setup.deck[index(Type::jozin)], 1);
  EXPECT_EQ(good.chosen->setup.moderated, 1);
  expect_one_game(*good.chosen);
}

TEST(ChooseMrakoszlap, PresetsAndOptionsOnTop) {
  for (const setup::Preset& each : mrakoszlap::form({}).presets) {
    const std::string& preset = each.id;
    SetupRequest request = for_seats(9);
    request.preset = preset;
    request.options = {"sock-targets=any-two"};
    const Made made = choose(request);
    ASSERT_TRUE(made.chosen) << made.err;
    EXPECT_EQ(made.may, MayStart::yes) << made.out;
    EXPECT_EQ(made.chosen->setup.sock_targets, mrakoszlap::SockTargets::any_two);
    const bool web = made.chosen->setup.slime_uses == mrakoszlap::SlimeUses::once;
    EXPECT_EQ(web, preset == "web-2026");
    expect_one_game(*made.chosen);
  }
}

TEST(ChooseMrakoszlap, MafianCountChangesTheDeck) {
  SetupRequest request = for_seats(8);
  request.options = {"mafian-count=1"};
  const Made made = choose(request);
  ASSERT_TRUE(made.chosen);
  EXPECT_EQ(made.may, MayStart::yes) << made.out;
  EXPECT_EQ(mrakoszlap::plan(made.chosen->setup).deck.count(Type::mafian), 1);
  expect_one_game(*made.chosen);
  request.seats = 2;
  request.options = {"mafian-count=3"};
  EXPECT_NE(choose(request).out.find("(no-citizen)"), std::string::npos);
}

TEST(ChooseMrakoszlap, WhatIsWrongIsSaid) {
  const auto complaint = [](SetupRequest request) {
    const Made made = choose(request);
    EXPECT_FALSE(made.chosen);
    return made.err;
  };
  SetupRequest request = for_seats(7);
  request.deck = "miror=3";
  EXPECT_NE(complaint(request).find("Did you mean mirror?"), std::string::npos);
  request.deck = "mirror";
  EXPECT_NE(complaint(request).find("mirror=N"), std::string::npos);
  request.deck = "mirror=x";
  EXPECT_NE(complaint(request).find("0 to 99"), std::string::npos);
  request = for_seats(7);
  request.options = {"tie-balot=runoff"};
  EXPECT_NE(complaint(request).find("Did you mean tie-ballot?"), std::string::npos);
  request.options = {"tie-ballot=never"};
  EXPECT_NE(complaint(request).find("single, separate and runoff"), std::string::npos);
  request = for_seats(7);
  request.preset = "children";
  EXPECT_NE(complaint(request).find("rulebook, desktop-2017 and web-2026"), std::string::npos);
  request = for_seats(7);
  request.edition = "sk";
  EXPECT_NE(complaint(request).find("no such edition"), std::string::npos);
  request = for_seats(7);
  request.cards = "vest";
  EXPECT_NE(complaint(request).find("no action cards"), std::string::npos);
  request = for_seats(7);
  request.house = {"dancer"};
  EXPECT_NE(complaint(request).find("no house roles"), std::string::npos);
  request = for_seats(0);
  request.players = {"Ola", "Jan", "Ola"};
  EXPECT_NE(complaint(request).find("same name: Ola"), std::string::npos);
  request.players = {"Ola", "Jan"};
  request.moderator = "Jan";
  EXPECT_NE(complaint(request).find("Jan cannot run the game"), std::string::npos);
}

// Section 2.1: whoever has the box reads the names out of its dialect.
// What only one of the rulebooks has says which is meant.
TEST(ChooseGame, ByWhatOnlyOneRulebookHas) {
  const auto meant = [](auto&& say) {
    SetupRequest request;
    say(request);
    return implied_rulebook(request);
  };
  EXPECT_EQ(meant([](SetupRequest&) {}), "");
  EXPECT_EQ(meant([](SetupRequest& r) { r.edition = "R"; }), "mrakoszlap");
  EXPECT_EQ(meant([](SetupRequest& r) { r.edition = "pl"; }), "spytown");
  EXPECT_EQ(meant([](SetupRequest& r) { r.edition = "2012"; }), "gorod");
  EXPECT_EQ(meant([](SetupRequest& r) { r.preset = "web-2026"; }), "mrakoszlap");
  EXPECT_EQ(meant([](SetupRequest& r) { r.preset = "children"; }), "spytown");
  EXPECT_EQ(meant([](SetupRequest& r) { r.options = {"tie-ballot=runoff"}; }), "mrakoszlap");
  EXPECT_EQ(meant([](SetupRequest& r) { r.options = {"weather=rain"}; }), "gorod");
  SetupRequest odd;
  odd.preset = "children";
  EXPECT_EQ(run(decks, DecksRequest{.setup = odd}).code, kUsage);  // gorod has none
}

}  // namespace
}  // namespace omerta::cli
