// Every field of a definition, its default and what the engine makes of it (GOR-HOUSE-2).
#include "tests/house/house_test.h"

namespace omerta::house {
namespace {

using gorod::Act;
using gorod::Call;
using gorod::Card;
using gorod::Clan;
using gorod::Member;
using gorod::MustFall;
using gorod::Side;
using gorod::Tally;

TEST(Fields, AnIdIsEnough) {
  const HouseRole role = parsed_one("id = \"hunter\"");
  EXPECT_EQ(role.id, "hunter");
  EXPECT_TRUE(role.names.empty());
  EXPECT_EQ(role.picture, "");
  EXPECT_EQ(role.card, Card{});
}

TEST(Fields, IdsHaveLettersDigitsAndDashes) {
  EXPECT_EQ(parsed_one("id = \"a\"").id, "a");
  EXPECT_EQ(parsed_one("id = \"agent-007\"").id, "agent-007");
  EXPECT_EQ(parsed_one("id = \"abcdefghijklmnopqrstuvwxyz-01234\"").id.size(), kRoleIdLength);
}

TEST(Fields, NamesByLanguage) {
  const HouseRole role = parsed_one(R"toml(id = "hunter"
names = { en = "Hunter", sk = "Poľovník", ru = "Охотник" })toml");
  EXPECT_EQ(role.names.size(), 3U);
  EXPECT_EQ(role.names.at("sk"), "Poľovník");
  EXPECT_EQ(parsed_one("id = \"hunter\"\n[names]\nen = \"Hunter\"").names.at("en"), "Hunter");
  EXPECT_EQ(parsed_one("id = \"hunter\"\nnames.en = \"Hunter\"").names.at("en"), "Hunter");
}

// GOR-HOUSE-9
TEST(Fields, AFreeText) {
  const HouseRole role = parsed_one(
      "id = \"oracle\"\ntext = \"Curses \\\"somebody\\\".\"\ncall = \"own: 65\"\n"
      "acts = [{ target = \"other\", do = [] }]");
  EXPECT_EQ(role.text, "Curses \"somebody\".");
  EXPECT_EQ(role.card.by_hand, gorod::ByHand::yes);
  EXPECT_EQ(role.card.acts, 1);
  EXPECT_EQ(parsed_one(write_house_role({role}, 0)), role);
  EXPECT_EQ(parsed_one("id = \"hunter\"").card.by_hand, gorod::ByHand::no);
}

TEST(Fields, TheSixPicturesAndNone) {
  for (const std::string picture :
       {"actor", "fat-man", "dancer", "fighter", "one-eyed", "stranger"}) {
    EXPECT_EQ(parsed_one("id = \"hunter\"\ncard = \"" + picture + "\"").picture, picture);
  }
  EXPECT_EQ(parsed_one("id = \"hunter\"\ncard = \"none\"").picture, "");
}

TEST(Fields, Copies) {
  EXPECT_EQ(card("copies = 1").copies, 1);
  EXPECT_EQ(card("copies = 31").copies, 31);
}

TEST(Fields, SideGivesTallyAndMustFall) {
  const Card town = card("side = \"town\"");
  EXPECT_EQ(std::tuple(town.side, town.tally, town.must_fall),
            std::tuple(Side::town, Tally::other, MustFall::no));
  const Card mafia = card("side = \"mafia\"");
  EXPECT_EQ(std::tuple(mafia.side, mafia.tally, mafia.must_fall),
            std::tuple(Side::mafia, Tally::mafia, MustFall::yes));
  const Card yakuza = card("side = \"yakuza\"");
  EXPECT_EQ(std::tuple(yakuza.side, yakuza.tally, yakuza.must_fall),
            std::tuple(Side::yakuza, Tally::yakuza, MustFall::yes));
  const Card alone = card("side = \"alone\"\ntraits = [\"WINS-ALONE(last-standing)\"]");
  EXPECT_EQ(std::tuple(alone.side, alone.tally, alone.must_fall),
            std::tuple(Side::alone, Tally::other, MustFall::no));
}

TEST(Fields, TallyAndMustFallMayBeSaid) {
  const Card hidden = card("side = \"mafia\"\ntally = \"other\"");
  EXPECT_EQ(std::tuple(hidden.tally, hidden.must_fall), std::tuple(Tally::other, MustFall::no));
  const Card counted = card("side = \"town\"\ntally = \"mafia\"");
  EXPECT_EQ(std::tuple(counted.tally, counted.must_fall), std::tuple(Tally::mafia, MustFall::yes));
  EXPECT_EQ(card("tally = \"yakuza\"").tally, Tally::yakuza);
  EXPECT_EQ(card("must-fall = \"yes\"").must_fall, MustFall::yes);
  EXPECT_EQ(card("must-fall = true").must_fall, MustFall::yes);
  EXPECT_EQ(card("must-fall = false").must_fall, MustFall::no);
}

TEST(Fields, CallNoneOrWithAClan) {
  EXPECT_EQ(card("call = \"none\""), Card{});
  const Card mafia = card("call = \"with-mafia\"");
  EXPECT_EQ(std::tuple(mafia.wakes_with, mafia.member), std::tuple(Clan::mafia, Member::yes));
  const Card yakuza = card("call = \"with-yakuza\"\nmember = \"no\"");
  EXPECT_EQ(std::tuple(yakuza.wakes_with, yakuza.member), std::tuple(Clan::yakuza, Member::no));
  EXPECT_EQ(card("call = \"with-mafia\"\nmember = false").member, Member::no);
  EXPECT_EQ(card("member = \"yes\""), Card{});  // of no clan: the default said aloud
}

TEST(Fields, CallOfItsOwn) {
  for (const auto& [text, slot] : {std::pair{"own: 1", 1}, {"own:199", 199}, {"own:  15", 15}}) {
    const Card own = card("call = \"" + std::string{text} + "\"\nacts = [{ do = [\"ALIBI\"] }]");
    EXPECT_EQ(own.wakes_with, Clan::none);
    EXPECT_EQ(static_cast<int>(own.act[0].call), slot);
  }
}

TEST(Acts, DefaultsAreThoseOfTheTable) {
  const Act usual = act("do = [\"ALIBI\"]");
  EXPECT_EQ(static_cast<int>(usual.call), 15);
  EXPECT_EQ(usual.target, gorod::Target::other);
  EXPECT_EQ(usual.count, 1);
  EXPECT_EQ(usual.pass, Pass::allowed);
  EXPECT_EQ(usual.uses, gorod::kUnlimited);
  EXPECT_EQ(usual.repeat, gorod::Repeat::free);
  EXPECT_EQ(usual.self_uses, gorod::kUnlimited);
  EXPECT_EQ(usual.if_killed, gorod::IfKilled::by_option);
}

TEST(Acts, EveryParameter) {
  EXPECT_EQ(act("target = \"any\", do = [\"ALIBI\"]").target, gorod::Target::any);
  EXPECT_EQ(act("target = \"other\", do = [\"ALIBI\"]").target, gorod::Target::other);
  EXPECT_EQ(act("count = 31, do = [\"ALIBI\"]").count, 31);
  EXPECT_EQ(act("pass = \"no\", do = [\"ALIBI\"]").pass, Pass::refused);
  EXPECT_EQ(act("pass = \"yes\", do = [\"ALIBI\"]").pass, Pass::allowed);
  EXPECT_EQ(act("pass = false, do = [\"ALIBI\"]").pass, Pass::refused);
  EXPECT_EQ(act("pass = true, do = [\"ALIBI\"]").pass, Pass::allowed);
  EXPECT_EQ(act("uses = 1, do = [\"ALIBI\"]").uses, 1);
  EXPECT_EQ(act("uses = 254, do = [\"ALIBI\"]").uses, 254);
  EXPECT_EQ(act("uses = \"unlimited\", do = [\"ALIBI\"]").uses, gorod::kUnlimited);
  EXPECT_EQ(act("repeat = \"free\", do = [\"ALIBI\"]").repeat, gorod::Repeat::free);
  EXPECT_EQ(act("repeat = \"once-each\", do = [\"ALIBI\"]").repeat, gorod::Repeat::once_each);
  EXPECT_EQ(act("repeat = \"not-twice-running\", do = [\"ALIBI\"]").repeat,
            gorod::Repeat::not_twice_running);
  EXPECT_EQ(act("self-uses = 0, do = [\"ALIBI\"]").self_uses, 0);
  EXPECT_EQ(act("self-uses = \"unlimited\", do = [\"ALIBI\"]").self_uses, gorod::kUnlimited);
  EXPECT_EQ(act("if-killed-tonight = \"option\", do = [\"ALIBI\"]").if_killed,
            gorod::IfKilled::by_option);
  EXPECT_EQ(act("if-killed-tonight = \"self-works\", do = [\"ALIBI\"]").if_killed,
            gorod::IfKilled::self_works);
  EXPECT_EQ(act("if-killed-tonight = \"works\", do = [\"ALIBI\"]").if_killed,
            gorod::IfKilled::works);
}

TEST(Acts, AnActMayHaveACallOfItsOwn) {
  const Card three = card(R"toml(call = "with-mafia"
acts = [
  { do = ["CLAN-SHOT(mafia)"] },
  { do = ["ASK-SIDE"] },
  { call = "own: 35", do = ["ALIBI"] },
])toml");
  EXPECT_EQ(three.acts, 3);
  EXPECT_EQ(three.act[0].call, Call::mafia);
  EXPECT_EQ(three.act[1].call, Call::mafia);
  EXPECT_EQ(static_cast<int>(three.act[2].call), 35);
}

TEST(Acts, WrittenAsTablesOrInline) {
  EXPECT_EQ(card("call = \"own: 15\"\n[[acts]]\npass = \"no\"\ndo = [\"HOLD\"]"),
            card("call = \"own: 15\"\nacts = [{ pass = \"no\", do = [\"HOLD\"] }]"));
}

TEST(Acts, PointingInTheClansChoiceComesFirstOnTheCard) {
  const Card clan = card(R"toml(call = "with-mafia"
acts = [{ do = ["ASK-SIDE"] }, { target = "any", do = ["CLAN-SHOT(mafia)"] }])toml");
  EXPECT_TRUE(clan.act[0].does.has(gorod::Block::clan_shot));
  EXPECT_TRUE(clan.act[1].does.has(gorod::Block::ask_side));
}

TEST(Sets, SeveralRolesNameEachOtherInAnyOrder) {
  const HouseRoles roles = parsed(R"toml(
[[role]]
id = "hunter"
call = "own: 15"
acts = [{ do = ["ASK-ROLE(poacher, don)", "MASK(poacher)"] }]

[[role]]
id = "poacher"
traits = ["SEEN-AS([hunter], town)"]
)toml");
  ASSERT_EQ(roles.size(), 2U);
  const gorod::Roles poacher = gorod::Roles::of(gorod::house_role(1));
  EXPECT_EQ(roles[0].card.act[0].asks, poacher | gorod::Roles::of(gorod::Role::don));
  EXPECT_EQ(roles[0].card.act[0].masks, poacher);
  EXPECT_EQ(roles[1].card.seen_as[static_cast<unsigned>(gorod::Seen::town)],
            gorod::Roles::of(gorod::house_role(0)));
  EXPECT_EQ(roles[0].place.line, 3);
  EXPECT_EQ(roles[1].place.line, 8);
}

TEST(Sets, SeveralTextsAreOneSet) {
  const std::array<Source, 2> sources{
      Source{.file = "a.toml", .toml = "id = \"hunter\"\ntraits = [\"SEEN-AS(poacher, town)\"]"},
      Source{.file = "b.toml", .toml = "id = \"poacher\""}};
  const auto roles = parse_house_roles(sources);
  ASSERT_TRUE(roles) << all_of(roles.error());
  EXPECT_EQ((*roles)[0].card.seen_as[static_cast<unsigned>(gorod::Seen::town)],
            gorod::Roles::of(gorod::house_role(1)));
  EXPECT_EQ((*roles)[1].place.file, "b.toml");
}

TEST(Sets, GoIntoASetup) {
  gorod::Setup setup{.house_roles = 3};
  setup.house[2].armour = 9;
  setup = with_house_roles(setup, parsed("[[role]]\nid = \"a\"\n[[role]]\nid = \"b\"\ncopies = 2"));
  EXPECT_EQ(setup.house_roles, 2);
  EXPECT_EQ(setup.house[1].copies, 2);
  EXPECT_EQ(setup.house[2], Card{});
}

TEST(Sets, WindowsLinesAndAByteOrderMarkAreRead) {
  EXPECT_EQ(parsed_one("\xEF\xBB\xBFid = \"hunter\"\r\ncopies = 2\r\n").card.copies, 2);
}

}  // namespace
}  // namespace omerta::house
