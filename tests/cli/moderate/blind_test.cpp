// Paper cards of spytown and mrakoszlap that not even the moderator sees, entered when the table
// shows them.
#include "rulebooks/mrakoszlap/text/book.h"
#include "tests/cli/moderate/spytown_evening.h"

namespace omerta::cli {
namespace {

using namespace spytown_evening;

// Tokens and cards that nobody has looked at: the Commander's is turned up, the Agent and the mafia
// open their eyes, a token is lifted for the Agent, and a card is seen when it is played.
TEST(ModerateSpytown, ABlindDealIsMadeOfWhatTheTableShows) {
  const Folder folder;
  ModerateRequest request = nine_players(folder.file("game.omerta"));
  request.setup.cards = "vest,wiretap,commander";
  const Lines start{"3", "", "Filip", ""};
  const Lines night{"Cyril", "Anna", "mafioso", "", "Boris Eva", "Anna Boris", "Dana", "", ""};
  const Lines day{"yes", "table", "", "Eva wiretap Cyril", "", "quit"};
  const Printed printed = run(moderate, request, start + night + day);
  EXPECT_TRUE(printed.says("Whoever holds this card turns it up now: Commander.")) << printed.out;
  EXPECT_TRUE(printed.says("Which token does Anna have?"));
  EXPECT_TRUE(printed.says("That does not fit the deck"));  // Anna is one of the two
  EXPECT_TRUE(printed.says("Dana    Policeman, Bulletproof vest"));
  EXPECT_TRUE(printed.says("Eva     Policeman, not seen yet"));
  EXPECT_NE(folder.read("game.omerta")
                .find("unseen Anna neutral, Boris neutral, Cyril neutral, "
                      "Gita neutral, Hana neutral, Ivan neutral\n"),
            std::string::npos)
      << folder.read("game.omerta");
}

// SPY-SWAP-4  A token seen later says nothing about the one that was dealt.
TEST(ModerateSpytown, ABlindDealIsNotOfferedWithARoleSwap) {
  const Folder folder;
  ModerateRequest request = nine_players(folder.file("game.omerta"));
  request.setup.cards = "role-swap";
  const Printed printed = run(moderate, request, {"3", "quit"});
  EXPECT_TRUE(printed.says("not possible with this card: Role swap.")) << printed.out;
  EXPECT_TRUE(printed.says("from 1 to 2")) << printed.out;
}

// Two cards each.
ModerateRequest six_players(const std::string& file) {
  ModerateRequest request{.file = file};
  request.setup.rulebook = "mrakoszlap";
  request.setup.players = {"Anna", "Boris", "Cyril", "Dana", "Eva", "Filip"};
  request.setup.moderator = "Zora";
  request.setup.options = {"night-calls=spoken-with-decoys"};
  request.seed = 11;
  constexpr std::string_view kDeck =
      "mafian=2 mage=1 magnet=1 mirror=1 cloud-treader=1 doctor=1 jailer=1 sniper=1 matrix=1 "
      "anarchist=1 terrorist=1 ";
  for (unsigned i = 0; i < mrakoszlap::kTypes; ++i) {
    const std::string type = notation::mrakoszlap_name(static_cast<mrakoszlap::Type>(i));
    const std::size_t at = kDeck.find(type + '=');
    const bool dealt = at == 0 || (at != kDeck.npos && kDeck[at - 1] == ' ');
    const char copies = dealt ? kDeck[at + type.size() + 1] : '0';
    request.setup.deck += (i == 0 ? "" : ",") + type + '=' + copies;
  }
  return request;
}

// Hands that nobody has looked at: whoever is called opens the eyes, and before the night is worked
// out the cards of whoever is hit are looked through.
TEST(ModerateMrakoszlap, ABlindDealIsMadeOfWhatTheTableShows) {
  const Folder folder;
  const Lines start{"3", "", "", "Anna Boris", "", ""};
  const Lines calls{"Filip", "", "Cyril", "1 2", "Dana", "6", "Anna", "Cyril", "Cyril"};
  const Lines sniper{"Eva", "Eva", "cloud-treader, mirror", "mirror, magnet", "quit"};
  const Printed printed =
      run(moderate, six_players(folder.file("game.omerta")), start + calls + sniper);
  EXPECT_TRUE(printed.says("A hand has at most one Mafian. A hand with a Mafian has neither"))
      << printed.out;
  EXPECT_FALSE(printed.says("Slime"));  // not in this deck
  EXPECT_TRUE(printed.says("Look through them"));
  EXPECT_NE(folder.read("game.omerta").find("unseen "), std::string::npos);
}

// MRK-CALL-7  Whoever is touched must be known before.
TEST(ModerateMrakoszlap, ABlindDealNeedsSpokenCalls) {
  const Folder folder;
  ModerateRequest request = six_players(folder.file("game.omerta"));
  EXPECT_TRUE(run(moderate, request, {"quit"}).says("paper cards that you do not see either"));
  request.setup.options = {"night-calls=private"};
  request.file = folder.file("other.omerta");
  const Printed printed = run(moderate, request, {"3", "quit"});
  EXPECT_TRUE(printed.says("possible when the cards are called aloud")) << printed.out;
  EXPECT_TRUE(printed.says("from 1 to 2")) << printed.out;
}

}  // namespace
}  // namespace omerta::cli
