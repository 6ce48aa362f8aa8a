// Spot checks where grammar is hard: plurals, lists, forms by number, editions, languages by name.
#include <gtest/gtest.h>

#include "tests/words/gorod_spoken.h"

namespace omerta::notation {
namespace {

using gorod::Role;

std::string cards(Language language, Role role, int n) {
  return role_count(Words::of(language), {}, role, n);
}

TEST(Plurals, OfMafiosi) {
  EXPECT_EQ(cards(Language::en, Role::mafioso, 1), "1 mafioso");
  EXPECT_EQ(cards(Language::en, Role::mafioso, 2), "2 mafiosi");
  EXPECT_EQ(cards(Language::pl, Role::mafioso, 1), "1 mafioso");
  EXPECT_EQ(cards(Language::pl, Role::mafioso, 2), "2 mafiosów");
  EXPECT_EQ(cards(Language::pl, Role::mafioso, 5), "5 mafiosów");
  EXPECT_EQ(cards(Language::sk, Role::mafioso, 1), "1 mafián");
  EXPECT_EQ(cards(Language::sk, Role::mafioso, 2), "2 mafiáni");
  EXPECT_EQ(cards(Language::sk, Role::mafioso, 5), "5 mafiánov");
  EXPECT_EQ(cards(Language::cs, Role::mafioso, 2), "2 mafiáni");
  EXPECT_EQ(cards(Language::cs, Role::mafioso, 5), "5 mafiánů");
  EXPECT_EQ(cards(Language::ru, Role::mafioso, 2), "2 мафиози");
  EXPECT_EQ(cards(Language::ru, Role::mafioso, 5), "5 мафиози");
}

// Section 2.1  The box of 2012 has another word for one card; in Russian it is shown.
TEST(Cards, AreCalledAsTheirEditionCallsThem) {
  const Words& words = Words::of(Language::ru);
  const auto card = [&](const char* edition, Role role) {
    return role_name(words, Names{.edition = edition}, role);
  };
  EXPECT_EQ(card("new", Role::mafioso), "Мафиози");
  EXPECT_EQ(card("2012", Role::mafioso), "Мафия");
  EXPECT_EQ(card("2012", Role::don), card("new", Role::don));
  EXPECT_EQ(role_count(words, {.edition = "2012"}, Role::mafioso, 2), "2 карты мафии");
  EXPECT_EQ(role_count(words, {.edition = "2012"}, Role::mafioso, 5), "5 карт мафии");
}

TEST(Plurals, OfCitizens) {
  EXPECT_EQ(cards(Language::pl, Role::citizen, 4), "4 mieszkańców");
  EXPECT_EQ(cards(Language::pl, Role::citizen, 21), "21 mieszkańców");
  EXPECT_EQ(cards(Language::sk, Role::citizen, 4), "4 obyvatelia");
  EXPECT_EQ(cards(Language::sk, Role::citizen, 11), "11 obyvateľov");
  EXPECT_EQ(cards(Language::cs, Role::citizen, 3), "3 občané");
  EXPECT_EQ(cards(Language::cs, Role::citizen, 22), "22 občanů");
  EXPECT_EQ(cards(Language::ru, Role::citizen, 1), "1 мирный житель");
  EXPECT_EQ(cards(Language::ru, Role::citizen, 3), "3 мирных жителя");
  EXPECT_EQ(cards(Language::ru, Role::citizen, 11), "11 мирных жителей");
  EXPECT_EQ(cards(Language::ru, Role::citizen, 21), "21 мирный житель");
}

TEST(Plurals, OfFeminineCards) {
  EXPECT_EQ(cards(Language::pl, Role::nurse, 2), "2 pielęgniarki");
  EXPECT_EQ(cards(Language::pl, Role::nurse, 5), "5 pielęgniarek");
  EXPECT_EQ(cards(Language::pl, Role::yakuza, 3), "3 karty yakuzy");
  EXPECT_EQ(cards(Language::sk, Role::nurse, 5), "5 zdravotných sestier");
  EXPECT_EQ(cards(Language::cs, Role::nurse, 2), "2 zdravotní sestry");
  EXPECT_EQ(cards(Language::ru, Role::nurse, 5), "5 медсестёр");
}

std::string votes(Language language, int n) {
  return Words::of(language).say("fact.total", {{"who", "Eva"}, {"n", n}});
}

TEST(Plurals, OfVotes) {
  EXPECT_EQ(votes(Language::en, 0), "Eva: no votes.");
  EXPECT_EQ(votes(Language::pl, 22), "Eva: 22 głosy.");
  EXPECT_EQ(votes(Language::pl, 12), "Eva: 12 głosów.");
  EXPECT_EQ(votes(Language::sk, 4), "Eva: 4 hlasy.");
  EXPECT_EQ(votes(Language::cs, 5), "Eva: 5 hlasů.");
  EXPECT_EQ(votes(Language::ru, 21), "Eva: 21 голос.");
  EXPECT_EQ(votes(Language::ru, 25), "Eva: 25 голосов.");
}

TEST(Lists, AreJoinedInTheLanguagesWay) {
  const List two{"Eva", "Jan"};
  const List three{"Eva", "Jan", "Ола"};
  EXPECT_EQ(Words::of(Language::en).join({}), "");
  EXPECT_EQ(Words::of(Language::en).join({"Eva"}), "Eva");
  EXPECT_EQ(Words::of(Language::en).join(two), "Eva and Jan");
  EXPECT_EQ(Words::of(Language::pl).join(three), "Eva, Jan i Ола");
  EXPECT_EQ(Words::of(Language::sk).join(three), "Eva, Jan a Ола");
  EXPECT_EQ(Words::of(Language::cs).join(two), "Eva a\u00a0Jan");
  EXPECT_EQ(Words::of(Language::ru).join(three), "Eva, Jan и Ола");
}

TEST(Dawn, NamesNobodyOneOrSeveral) {
  const auto dawn = [](Language language, const List& out) {
    return Words::of(language).say("fact.dawn", {{"seats", out}, {"n", 2}});
  };
  EXPECT_NE(dawn(Language::en, {}).find("nobody"), std::string::npos);
  EXPECT_NE(dawn(Language::pl, {"Ola"}).find("odpada: Ola."), std::string::npos);
  EXPECT_NE(dawn(Language::pl, {"Ola", "Jan"}).find("odpadają: Ola i Jan."), std::string::npos);
  EXPECT_NE(dawn(Language::sk, {"Eva", "Jan"}).find("vypadávajú: Eva a\u00a0Jan."),
            std::string::npos);
  EXPECT_NE(dawn(Language::cs, {"Eva"}).find("vypadává: Eva."), std::string::npos);
  EXPECT_NE(dawn(Language::ru, {"Юля"}).find("Выбывает: Юля."), std::string::npos);
}

TEST(Languages, AreRecognised) {
  for (Language each : kLanguages) EXPECT_EQ(language(code(each)), each);
  EXPECT_EQ(language("pl_PL.UTF-8"), Language::pl);
  EXPECT_EQ(language("cs-CZ"), Language::cs);
  EXPECT_EQ(language("SK"), Language::sk);
  EXPECT_EQ(language("ru_RU@variant"), Language::ru);
  EXPECT_EQ(language("en.ISO8859-1"), Language::en);
  for (const char* other : {"", "C", "C.UTF-8", "POSIX", "de_DE", "english", "p", "ple"}) {
    EXPECT_EQ(language(other), std::nullopt) << other;
  }
}

TEST(Cards, AreToldByEditionAndMode) {
  const Words& words = Words::of(Language::en);
  gorod::Setup setup;
  const std::string newer = role_does(words, {}, setup, Role::nurse);
  setup.edition = gorod::Edition::of_2012;
  EXPECT_NE(role_does(words, {}, setup, Role::nurse), newer);
  setup.yakuza_mode = gorod::YakuzaMode::second_clan;
  const std::string clan = role_does(words, {}, setup, Role::yakuza);
  setup.yakuza_mode = gorod::YakuzaMode::plain_mafia;
  EXPECT_NE(role_does(words, {}, setup, Role::yakuza), clan);
}

TEST(Cards, OfTheHouseGoByTheirAuthorsNames) {
  const Names names{.house = {{"hunter", {{"en", "Hunter"}, {"cs", "Lovec"}}}, {"hermit", {}}}};
  const Role hunter = gorod::house_role(0);
  EXPECT_EQ(role_name(Words::of(Language::cs), names, hunter), "Lovec");
  EXPECT_EQ(role_name(Words::of(Language::ru), names, hunter), "Hunter");
  EXPECT_EQ(role_name(Words::of(Language::ru), names, gorod::house_role(1)), "hermit");
  EXPECT_EQ(role_count(Words::of(Language::cs), names, hunter, 2), "2 × Lovec");
}

TEST(Words, KnowsWhatItHas) {
  EXPECT_TRUE(Words::of(Language::sk).has("fact.dawn"));
  EXPECT_FALSE(Words::of(Language::sk).has("fact.dusk"));
  EXPECT_EQ(&Words::of(Language::sk), &Words::of(Language::sk));
  EXPECT_DEATH(Words::of(Language::sk).say("fact.dusk"), "no such message: fact.dusk");
  EXPECT_DEATH(Words::of(Language::sk, "chess"), "no such volume: chess");
}

}  // namespace
}  // namespace omerta::notation
