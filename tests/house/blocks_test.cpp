// Every building block of GOR-HOUSE-3 and -4 as it is written in a file.
#include "tests/house/house_test.h"

namespace omerta::house {
namespace {

using gorod::Block;
using gorod::Blocks;
using gorod::Clan;
using gorod::Role;
using gorod::Roles;
using gorod::Seen;

Roles seen_by(const gorod::Card& card, Seen seen) {
  return card.seen_as[static_cast<unsigned>(seen)];
}

TEST(Blocks, OfOneWord) {
  for (const auto& [word, block] : {std::pair{"SHOOT", Block::shoot},
                                    {"HEAL", Block::heal},
                                    {"HOLD", Block::hold},
                                    {"SHELTER", Block::shelter},
                                    {"JAM", Block::jam},
                                    {"ASK-SIDE", Block::ask_side},
                                    {"COUNT", Block::count},
                                    {"ALIBI", Block::alibi},
                                    {"GUARD", Block::guard}}) {
    const gorod::Act read = act("do = [\"" + std::string{word} + "\"]");
    EXPECT_EQ(read.does, Blocks::of(block)) << word;
    EXPECT_EQ(read.masks, Roles{}) << word;
    EXPECT_EQ(read.asks, Roles{}) << word;
  }
  EXPECT_EQ(act("count = 2, do = [\"COMPARE\"]").does, Blocks::of(Block::compare));
}

TEST(Blocks, MaskNamesAskers) {
  const Roles two = Roles::of(Role::commissioner) | Roles::of(Role::lawyer);
  EXPECT_EQ(act("do = [\"MASK(commissioner, lawyer)\"]").masks, two);
  EXPECT_EQ(act("do = [\"MASK([lawyer, commissioner])\"]").masks, two);
  EXPECT_EQ(act("do = [\" MASK ( commissioner ,lawyer ) \"]").masks, two);
  EXPECT_EQ(act("do = [\"MASK(don, journalist)\"]").masks,
            Roles::of(Role::don) | Roles::of(Role::journalist));
  EXPECT_EQ(act("do = [\"MASK(hunter)\"]").masks, Roles::of(gorod::house_role(0)));
  EXPECT_EQ(act("do = [\"MASK(all)\"]").masks, Roles::all());
  EXPECT_EQ(act("do = [\"MASK(all)\"]").does, Blocks::of(Block::mask));
}

TEST(Blocks, AskRoleNamesCards) {
  EXPECT_EQ(act("do = [\"ASK-ROLE(commissioner)\"]").asks, Roles::of(Role::commissioner));
  EXPECT_EQ(act("do = [\"ASK-ROLE(citizen, maniac, hunter)\"]").asks,
            Roles::of(Role::citizen) | Roles::of(Role::maniac) | Roles::of(gorod::house_role(0)));
}

TEST(Blocks, ClanShotGoesWithTheClan) {
  for (const std::string clan : {"mafia", "yakuza"}) {
    const gorod::Card member = card("call = \"with-" + clan +
                                    "\"\nacts = [{ target = \"any\", pass = \"no\", do = "
                                    "[\"CLAN-SHOT(" +
                                    clan + ")\"] }]");
    EXPECT_EQ(member.act[0].does, Blocks::of(Block::clan_shot));
    EXPECT_EQ(member.act[0].call, clan == "mafia" ? gorod::Call::mafia : gorod::Call::yakuza);
  }
}

TEST(Blocks, OneChoiceMayCarrySeveral) {
  EXPECT_EQ(act("do = [\"JAM\", \"MASK(all)\", \"SHELTER\", \"HOLD\"]").does, gorod::kArrest);
}

TEST(Traits, SeenAs) {
  const gorod::Card actor = card("traits = [\"SEEN-AS([commissioner, lawyer], mafia)\"]");
  EXPECT_EQ(seen_by(actor, Seen::mafia), Roles::of(Role::commissioner) | Roles::of(Role::lawyer));
  EXPECT_EQ(seen_by(card("traits = [\"SEEN-AS(all, unclear)\"]"), Seen::unclear), Roles::all());
  const gorod::Card two = card(
      "traits = [\"SEEN-AS(journalist, town)\", \"SEEN-AS(don, maniac)\", "
      "\"SEEN-AS([lawyer], town)\"]");
  EXPECT_EQ(seen_by(two, Seen::town), Roles::of(Role::journalist) | Roles::of(Role::lawyer));
  EXPECT_EQ(seen_by(two, Seen::maniac), Roles::of(Role::don));
}

TEST(Traits, TheOthers) {
  EXPECT_EQ(card("traits = [\"DECOY(mafia)\"]").decoy, Clan::mafia);
  EXPECT_EQ(card("traits = [\"DECOY(yakuza)\"]").decoy, Clan::yakuza);
  EXPECT_EQ(card("traits = [\"ARMOUR(1)\"]").armour, 1);
  EXPECT_EQ(card("traits = [\"ARMOUR(99)\"]").armour, 99);
  EXPECT_EQ(card("traits = [\"VOTE-WEIGHT(2)\"]").vote_weight, 2);
  EXPECT_EQ(card("traits = [\"VOTE-WEIGHT(1)\"]"), gorod::Card{});
  EXPECT_EQ(card("traits = [\"AVENGE\"]").avenge, gorod::Avenge::yes);
  EXPECT_EQ(card("side = \"alone\"\ntraits = [\"WINS-ALONE(last-standing)\"]").wins_alone,
            gorod::WinsAlone::last_standing);
  EXPECT_EQ(card("side = \"alone\"\ntraits = [\"WINS-ALONE(last-with-one-town)\"]").wins_alone,
            gorod::WinsAlone::last_with_one_town);
}

}  // namespace
}  // namespace omerta::house
