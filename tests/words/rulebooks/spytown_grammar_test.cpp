// Spot checks of spytown where grammar is hard, and where a sentence depends on who hears it.
#include <gtest/gtest.h>

#include "rulebooks/spytown/rules/plan.h"
#include "tests/words/spytown_spoken.h"

namespace omerta::notation {
namespace {

using spytown::Card;
using spytown::Switch;
using spytown::Token;
namespace fact = spytown::fact;

const Words& words_in(Language language) { return Words::of(language, "spytown"); }

std::string tokens(Language language, Token token, int n, Switch kids = Switch::off) {
  return token_count(words_in(language), {.kids_wording = kids}, token, n);
}

TEST(SpytownPlurals, OfMafiosi) {
  EXPECT_EQ(tokens(Language::en, Token::mafioso, 1), "1 Mafioso");
  EXPECT_EQ(tokens(Language::en, Token::mafioso, 2), "2 Mafiosi");
  EXPECT_EQ(tokens(Language::pl, Token::mafioso, 2), "2 Mafiosów");
  EXPECT_EQ(tokens(Language::sk, Token::mafioso, 2), "2 Mafiáni");
  EXPECT_EQ(tokens(Language::sk, Token::mafioso, 5), "5 Mafiánov");
  EXPECT_EQ(tokens(Language::cs, Token::mafioso, 3), "3 mafiáni");
  EXPECT_EQ(tokens(Language::cs, Token::mafioso, 5), "5 mafiánů");
  EXPECT_EQ(tokens(Language::ru, Token::mafioso, 2), "2 мафиози");
}

TEST(SpytownPlurals, OfRogues) {
  EXPECT_EQ(tokens(Language::en, Token::mafioso, 2, Switch::on), "2 Rogues");
  EXPECT_EQ(tokens(Language::pl, Token::mafioso, 5, Switch::on), "5 Opryszków");
  EXPECT_EQ(tokens(Language::sk, Token::mafioso, 2, Switch::on), "2 Darebáci");
  EXPECT_EQ(tokens(Language::cs, Token::mafioso, 5, Switch::on), "5 darebáků");
  EXPECT_EQ(tokens(Language::ru, Token::mafioso, 2, Switch::on), "2 хулигана");
  EXPECT_EQ(tokens(Language::ru, Token::mafioso, 5, Switch::on), "5 хулиганов");
}

TEST(SpytownPlurals, OfPolicemen) {
  EXPECT_EQ(tokens(Language::en, Token::policeman, 9), "9 Policemen");
  EXPECT_EQ(tokens(Language::pl, Token::policeman, 4), "4 Policjantów");
  EXPECT_EQ(tokens(Language::sk, Token::policeman, 4), "4 Policajti");
  EXPECT_EQ(tokens(Language::cs, Token::policeman, 14), "14 policistů");
  EXPECT_EQ(tokens(Language::ru, Token::policeman, 4), "4 полицейских");
}

TEST(SpytownTokens, AreListedInTheLanguagesWay) {
  const auto list = [](Language language) {
    return tokens_text(words_in(language), {}, spytown::tokens_for(10, Switch::off));
  };
  EXPECT_EQ(list(Language::en), "2 Mafiosi, 1 Agent and 6 Policemen");
  EXPECT_EQ(list(Language::pl), "2 Mafiosów, 1 Agent i 6 Policjantów");
  EXPECT_EQ(list(Language::ru), "2 мафиози, 1 агент и 6 полицейских");
}

// SPY-GANG-8  Whoever reads the card knows that a Mafioso may hold it.
TEST(SpytownCards, TheNewGangWarnsOfATraitor) {
  for (const auto& [language, word] : {std::pair{Language::en, "traitor"},
                                       {Language::pl, "zdrajcę"},
                                       {Language::sk, "zradcu"},
                                       {Language::cs, "zrádce"},
                                       {Language::ru, "предатель"}}) {
    EXPECT_NE(card_does(words_in(language), {}, Card::new_gang).find(word), std::string::npos);
  }
}

// A line of its own begins with a capital letter.
TEST(SpytownEditions, AreNamedInALineOfTheirOwn) {
  EXPECT_EQ(edition_name(words_in(Language::sk), spytown::Edition::sk), "Slovenské vydanie");
  EXPECT_EQ(edition_name(words_in(Language::ru), spytown::Edition::pl), "Польское издание");
}

struct Ten {  // ten players, and what everyone knows
  spytown::Plan plan = spytown::plan({.edition = spytown::Edition::pl, .seats = 9});
  spytown::Table table{};
  Names names{.seats = {"Eva", "Jan", "Ola", "Ben"}};

  std::string hears(const Event& event, Seat seat, const spytown::Notes& notes = {}) const {
    return private_sentence(words_in(Language::en), names, {plan, table, notes, seat}, event);
  }
  std::string said(const Event& event) const {
    return public_sentence(words_in(Language::en), plan, names, event, table);
  }
};

TEST(SpytownSentences, ConcernTheOneWhoHears) {
  const Ten ten;
  const Event recruited{.fact = fact::recruited, .who = Seat{0}, .whom = Seat{1}};
  EXPECT_EQ(ten.hears(recruited, Seat{0}), "You recruit Jan.");
  EXPECT_EQ(ten.hears(recruited, Seat{2}), "Eva recruits Jan.");
  EXPECT_NE(ten.hears(recruited, Seat{1}).find("You win with it too."), std::string::npos);
  const spytown::Notes member{.token = Token::policeman, .card = Card::new_gang};
  EXPECT_NE(ten.hears(recruited, Seat{1}, member).find("New Gang only"), std::string::npos);

  const Event awake{.fact = fact::awake,
                    .what = static_cast<std::uint8_t>(spytown::Phase::mafia_phase),
                    .seats = Seats::first(3)};
  EXPECT_EQ(ten.hears(awake, Seat{1}), "Awake with you: Eva and Ola.");
  EXPECT_EQ(ten.hears(awake, Seat{3}), "You see who is awake (Mafia phase): Eva, Jan and Ola.");
}

// SPY-REVEAL-3  In the basic game there is no card to speak of, and a Commander's card has moved.
TEST(SpytownSentences, RevealACardOnlyWhereThereIsOne) {
  Ten ten;
  const auto revealed = [&](Card card) {
    const unsigned much = static_cast<unsigned>(card) | 1U << 8 | 1U << 12;
    return ten.said({.fact = fact::revealed,
                     .who = Seat{0},
                     .what = static_cast<std::uint8_t>(Token::policeman),
                     .much = static_cast<std::uint16_t>(much)});
  };
  EXPECT_EQ(revealed(Card::vest), "Eva: Policeman. Played for: Mafia.");
  ten.plan.setup.extended = Switch::on;
  EXPECT_EQ(revealed(Card::vest), "Eva: Policeman, card Bulletproof vest. Played for: Mafia.");
  EXPECT_EQ(revealed(Card::none), "Eva: Policeman. Played for: Mafia.");
}

// SPY-TABLE-4  Who is called, and that everyone sleeps before and wakes after.
TEST(SpytownCalls, AreSpokenAsThePhasesGo) {
  const Ten ten;
  const auto phase = [&](Fact what, spytown::Phase which) {
    return ten.said({.fact = what, .what = static_cast<std::uint8_t>(which)});
  };
  const std::string night = ten.said({.fact = fact::round_began, .much = 2});
  EXPECT_TRUE(night.starts_with("Round 2 begins.")) << night;
  EXPECT_NE(night.find("close your eyes"), std::string::npos) << night;
  EXPECT_TRUE(
      phase(fact::phase_opened, spytown::Phase::agent_phase).starts_with("The Agent wakes."));
  EXPECT_EQ(phase(fact::phase_closed, spytown::Phase::agent_phase), "The Agent sleeps.");
  EXPECT_EQ(phase(fact::phase_closed, spytown::Phase::mafia_phase), "The Mafia sleeps.");
  const std::string morning = phase(fact::phase_opened, spytown::Phase::police_phase);
  EXPECT_NE(morning.find("open your eyes"), std::string::npos) << morning;
}

// SPY-CARD-10  Showing a card in a wrong phase is confirmed with open eyes.
TEST(SpytownQuestions, WarnBeforeACardIsShownInAWrongPhase) {
  const Ten ten;
  const spytown::Notes notes{};
  for (Language language : kLanguages) {
    const Question asked =
        question(words_in(language), ten.names, {ten.plan, ten.table, notes, Seat{0}},
                 {.offers = kYes, .ask = spytown::ask::show_card});
    EXPECT_NE(asked.text.find('!'), std::string::npos) << asked.text;
    EXPECT_GT(asked.hint.size(), 100U) << asked.hint;
  }
}

TEST(SpytownChoices, AreNamed) {
  const Ten ten;
  const auto name = [&](Ask what, Choice choice) {
    return choice_name(words_in(Language::en), ten.plan, ten.names, what, choice);
  };
  namespace ask = spytown::ask;
  EXPECT_EQ(name(ask::deal, Choice{1} << 1), "Mafioso");
  EXPECT_EQ(name(ask::deal, Choice{1} << 2), "Agent");
  EXPECT_EQ(name(ask::deal, Choice{1} << 8), "Policeman");
  EXPECT_EQ(name(ask::vote_final, choice_of(Seat{2})), "Ola");
  EXPECT_EQ(name(ask::move_vote, kPass), "keep the vote");
  EXPECT_EQ(name(ask::move_vote, spytown::kUndecided), "think again");
  EXPECT_EQ(name(ask::rule, choice_of(spytown::Ruling::cancel)), "stays");
  EXPECT_EQ(name(ask::bandage, kYes), "show the card");
}

}  // namespace
}  // namespace omerta::notation
