// Messages that depend on the state: who is awake with whom, what a sign means to whoever asked,
// whether one's own hand is spoken of, what a card is worth in this hand. Word for word, in English
// and in Slovak.
#include <gtest/gtest.h>

#include "rulebooks/gorod/rules/clauses.h"
#include "rulebooks/gorod/rules/plan.h"
#include "rulebooks/mrakoszlap/rules/plan.h"
#include "rulebooks/spytown/rules/plan.h"
#include "tests/words/gorod_spoken.h"
#include "tests/words/mrakoszlap_spoken.h"
#include "tests/words/spytown_spoken.h"

namespace omerta::notation {
namespace {

constexpr Seat kAnna{0};
constexpr Seat kBoris{1};
constexpr Seat kCyril{2};
const Names kNames{.seats = {"Anna", "Boris", "Cyril", "Dana", "Eva", "Filip"},
                   .moderator = "",
                   .house = {{"hermit", {}}}};

Seats these(std::initializer_list<Seat> seats) {
  Seats all;
  for (Seat seat : seats) all |= Seats::of(seat);
  return all;
}

// A short word is tied to the next one by a space that does not break.
std::string with_plain_spaces(std::string text) {
  const std::string tied = "\u00a0";
  for (std::size_t at = 0; (at = text.find(tied)) != std::string::npos;) {
    text.replace(at, tied.size(), " ");
  }
  return text;
}

struct Said {
  Said(const std::string& in_english, const std::string& in_slovak)
      : english{with_plain_spaces(in_english)}, slovak{with_plain_spaces(in_slovak)} {}
  std::string english;
  std::string slovak;
  friend bool operator==(const Said&, const Said&) = default;
};
void PrintTo(const Said& said, std::ostream* out) { *out << said.english << " / " << said.slovak; }

// --- gorod ---------------------------------------------------------------------------------------
enum class Loner { none, in_the_deck };

gorod::Plan gorod_plan(Loner loner = Loner::none) {
  gorod::Setup setup{.seats = 6};
  setup.deck[index(gorod::Role::mafioso)] = 1;
  setup.deck[index(gorod::Role::commissioner)] = 1;
  setup.deck[index(gorod::Role::citizen)] = 4;
  if (loner == Loner::in_the_deck) {
    setup.house_roles = 1;
    setup.house[0] = {.side = gorod::Side::alone};
    setup.deck[index(gorod::house_role(0))] = 1;
    setup.deck[index(gorod::Role::citizen)] = 3;
  }
  return gorod::plan(setup);
}

Said gorod_says(Seat seat, gorod::Role role, const Event& event, Loner loner = Loner::none) {
  const gorod::Plan plan = gorod_plan(loner);
  const gorod::Table table{};
  gorod::Notes notes{};
  notes.role = role;
  const gorod::View view{plan, table, notes, seat};
  return {private_sentence(Words::of(Language::en), kNames, view, event),
          private_sentence(Words::of(Language::sk), kNames, view, event)};
}

Event awake(Seats seats) {
  return {.fact = gorod::fact::group_awake,
          .what = static_cast<std::uint8_t>(gorod::Call::mafia),
          .seats = seats};
}

// GOR-MAFIA-1  Everyone awake but oneself.
TEST(GorodState, WhoIsAwakeWithYou) {
  using gorod::Role;
  EXPECT_EQ(
      gorod_says(kAnna, Role::mafioso, awake(these({kAnna, kBoris, kCyril}))),
      (Said{"Awake with you: Boris and Cyril.", "Spolu s tebou sa zobúdzajú: Boris a Cyril."}));
  EXPECT_EQ(gorod_says(kBoris, Role::don, awake(these({kAnna, kBoris, kCyril}))),
            (Said{"Awake with you: Anna and Cyril.", "Spolu s tebou sa zobúdzajú: Anna a Cyril."}));
  EXPECT_EQ(gorod_says(kBoris, Role::mafioso, awake(these({kAnna, kBoris}))),
            (Said{"Awake with you: Anna.", "Spolu s tebou sa zobúdza: Anna."}));
  EXPECT_EQ(gorod_says(kBoris, Role::mafioso, awake(Seats::of(kBoris))),
            (Said{"You open your eyes and see nobody else awake.",
                  "Otváraš oči: okrem teba sa nikto nezobudil."}));
}

Event answer(gorod::Sign sign, Seats about, Clause by = clause::gor_commissioner_2,
             std::uint16_t much = 0) {
  return {.fact = gorod::fact::answer,
          .who = kAnna,
          .what = static_cast<std::uint8_t>(sign),
          .seats = about,
          .by = by,
          .much = much};
}

// One sign, and as many meanings as there are cards that ask.
TEST(GorodState, WhatASignMeans) {
  using gorod::Role;
  using gorod::Sign;
  const Seats boris = Seats::of(kBoris);
  EXPECT_EQ(gorod_says(kAnna, Role::commissioner, answer(Sign::nod, boris)),
            (Said{"Boris: mafia (a nod).", "Boris: mafia (prikývnutie)."}));
  EXPECT_EQ(gorod_says(kAnna, Role::don, answer(Sign::nod, boris, clause::gor_don_2)),
            (Said{"Boris: the commissioner (a nod).", "Boris: komisár (prikývnutie)."}));
  EXPECT_EQ(gorod_says(kAnna, Role::don, answer(Sign::shake, boris, clause::gor_don_2)),
            (Said{"Boris: not the commissioner (a shake of the head).",
                  "Boris: nie je komisár (pokrútenie hlavou)."}));
  const Role house = gorod::house_role(0);
  EXPECT_EQ(gorod_says(kAnna, house, answer(Sign::nod, boris, clause::gor_house_3)).english,
            "Boris: one of the cards in question (a nod).");
  EXPECT_EQ(gorod_says(kAnna, house, answer(Sign::number, boris, clause::gor_house_3, 1)).english,
            "Boris: 1 of them is mafia (the number 1).");
  EXPECT_EQ(gorod_says(kAnna, Role::journalist,
                       answer(Sign::nod, these({kBoris, kCyril}), clause::gor_journalist_1)),
            (Said{"Boris and Cyril: the same side (a nod).",
                  "Boris a Cyril: tá istá strana (prikývnutie)."}));
  EXPECT_EQ(gorod_says(kAnna, Role::journalist,
                       answer(Sign::shake, these({kBoris, kCyril}), clause::gor_journalist_1)),
            (Said{"Boris and Cyril: different sides (a shake of the head).",
                  "Boris a Cyril: rôzne strany (pokrútenie hlavou)."}));
}

// With somebody in the deck who can be taken for him, a twirl no longer means the maniac.
TEST(GorodState, WhatATwirlMeans) {
  using gorod::Role;
  const Event twirl = answer(gorod::Sign::twirl, Seats::of(kBoris));
  EXPECT_EQ(gorod_says(kAnna, Role::commissioner, twirl),
            (Said{"Boris: the maniac (a finger twirled at the temple).",
                  "Boris: maniak (krúženie prstom pri spánku)."}));
  EXPECT_EQ(gorod_says(kAnna, Role::commissioner, twirl, Loner::in_the_deck),
            (Said{"Boris: plays alone (a finger twirled at the temple).",
                  "Boris: hrá za seba (krúženie prstom pri spánku)."}));
  const Event two = answer(gorod::Sign::number, these({kBoris, kCyril}), clause::gor_house_3, 2);
  EXPECT_EQ(gorod_says(kAnna, gorod::house_role(0), two, Loner::in_the_deck),
            (Said{"Boris and Cyril: 2 of them are mafia (the number 2).",
                  "Boris a Cyril: 2 z nich patria k mafii (číslo 2)."}));
}

TEST(GorodState, WhoseHandItIs) {
  using gorod::Role;
  const Event hand{.fact = gorod::fact::pointed, .who = kAnna, .whom = kCyril};
  const Event down{.fact = gorod::fact::pointed, .who = kAnna};
  EXPECT_EQ(gorod_says(kAnna, Role::mafioso, hand),
            (Said{"You point at Cyril.", "Ukazuješ na: Cyril."}));
  EXPECT_EQ(gorod_says(kBoris, Role::mafioso, hand),
            (Said{"Anna points at Cyril.", "Anna ukazuje na: Cyril."}));
  EXPECT_EQ(gorod_says(kAnna, Role::mafioso, down),
            (Said{"You no longer point at anybody.", "Už na nikoho neukazuješ."}));
  const Event exposed{.fact = gorod::fact::sleepwalker_exposed,
                      .who = kBoris,
                      .what = static_cast<std::uint8_t>(Role::sleepwalker)};
  EXPECT_EQ(gorod_says(kAnna, Role::mafioso, exposed),
            (Said{"Boris was never one of you and shows you this card: Sleepwalker. Your clan "
                  "chooses a second victim now.",
                  "Boris k vám nepatrí. Tu je karta: Námesačník. Váš klan teraz vyberá druhú "
                  "obeť."}));
}

// --- spytown -------------------------------------------------------------------------------------
Said spytown_says(Seat seat, spytown::Token token, const Event& event,
                  spytown::Switch kids = spytown::Switch::off) {
  spytown::Setup setup{.edition = spytown::Edition::sk, .kids_wording = kids};
  setup.seats = 6;
  const spytown::Plan plan = spytown::plan(setup);
  const spytown::Table table{};
  spytown::Notes notes{};
  notes.token = token;
  const spytown::View view{plan, table, notes, seat};
  return {private_sentence(Words::of(Language::en, "spytown"), kNames, view, event),
          private_sentence(Words::of(Language::sk, "spytown"), kNames, view, event)};
}

Event woken(spytown::Phase phase, Seats seats) {
  return {.fact = spytown::fact::awake,
          .what = static_cast<std::uint8_t>(phase),
          .seats = seats,
          .much = 1};
}

TEST(SpytownState, WhoIsAwakeWithYou) {
  using spytown::Phase;
  using spytown::Token;
  EXPECT_EQ(spytown_says(kAnna, Token::mafioso, woken(Phase::mafia_phase, these({kAnna, kBoris}))),
            (Said{"Awake with you: Boris.", "Spolu s tebou sa zobúdza: Boris."}));
  EXPECT_EQ(spytown_says(kBoris, Token::mafioso,
                         woken(Phase::mafia_phase, these({kAnna, kBoris, kCyril}))),
            (Said{"Awake with you: Anna and Cyril.", "Spolu s tebou sa zobúdzajú: Anna a Cyril."}));
  EXPECT_EQ(spytown_says(kAnna, Token::mafioso, woken(Phase::mafia_phase, Seats::of(kAnna))),
            (Said{"You open your eyes and see nobody else awake.",
                  "Otváraš oči: okrem teba sa nikto nezobudil."}));
  EXPECT_EQ(spytown_says(kAnna, Token::agent, woken(Phase::agent_phase, Seats::of(kAnna))),
            (Said{"You open your eyes, Agent.", "Otváraš oči, Agent."}));
  EXPECT_EQ(
      spytown_says(kAnna, Token::policeman, woken(Phase::gang_recognition, these({kAnna, kBoris}))),
      (Said{"You see the New Gang awake with you: Boris.", "Nový gang okrem teba: Boris."}));
}

TEST(SpytownState, WhatYourCardIsWorth) {
  using spytown::Card;
  using spytown::Token;
  const auto dealt = [](Card card, std::uint16_t works) {
    return Event{.fact = spytown::fact::card_dealt,
                 .who = kAnna,
                 .what = static_cast<std::uint8_t>(card),
                 .much = works};
  };
  EXPECT_EQ(spytown_says(kAnna, Token::mafioso, dealt(Card::recruitment, 1)).english,
            "Your card: Recruitment. It works in your hand. Keep it hidden.");
  EXPECT_EQ(spytown_says(kAnna, Token::policeman, dealt(Card::recruitment, 0)).english,
            "Your card: Recruitment. Your token is not among its symbols, so in your hand it does "
            "nothing. Keep it hidden.");
  EXPECT_NE(spytown_says(kAnna, Token::mafioso, dealt(Card::recruitment, 1)).slovak,
            spytown_says(kAnna, Token::policeman, dealt(Card::recruitment, 0)).slovak);
}

TEST(SpytownState, WhoIsExposedAndWhoIsRecruited) {
  using spytown::Switch;
  using spytown::Token;
  const Event exposed{.fact = spytown::fact::exposed, .who = kAnna};
  EXPECT_EQ(
      spytown_says(kBoris, Token::mafioso, exposed),
      (Said{"The Agent’s token lies face up in front of Anna, who is exposed and out of the game.",
            "Žetón Agenta leží odkrytý. Anna vypadáva z hry."}));
  EXPECT_EQ(spytown_says(kAnna, Token::agent, exposed, Switch::on),
            (Said{"You have looked at a Rogue and are found out: you have finished the exercise. "
                  "In the morning everyone sees your token. Tell nobody what you have seen.",
                  "Je to žetón Darebáka a tvoje krytie je preč: tvoje cvičenie sa končí. Ráno "
                  "uvidia tvoj žetón všetci. Nikomu nehovor, čo vidíš."}));
  const Event recruited{.fact = spytown::fact::recruited, .who = kAnna, .whom = kBoris};
  EXPECT_EQ(spytown_says(kAnna, Token::mafioso, recruited),
            (Said{"You recruit Boris.", "Na svoju stranu získavaš: Boris."}));
  EXPECT_EQ(spytown_says(kCyril, Token::mafioso, recruited),
            (Said{"Anna recruits Boris.", "Anna získava pre svoju stranu: Boris."}));
  EXPECT_EQ(spytown_says(kBoris, Token::policeman, recruited).slovak,
            "Poklepanie po pleci: na druhú stranu ťa získava Anna. Odteraz sa zobúdzaš s Mafiou. S "
            "ňou aj vyhrávaš. Tvoj žetón a tvoja karta sa nemenia.");
}

// --- mrakoszlap ----------------------------------------------------------------------------------
Said mrakoszlap_says(Seat seat, const Event& event) {
  mrakoszlap::Setup setup{};
  setup.seats = 6;
  const mrakoszlap::Plan plan = mrakoszlap::plan(setup);
  const mrakoszlap::Table table{};
  const mrakoszlap::Notes notes{};
  const mrakoszlap::View view{plan, table, notes, seat};
  return {private_sentence(Words::of(Language::en, "mrakoszlap"), kNames, view, event),
          private_sentence(Words::of(Language::sk, "mrakoszlap"), kNames, view, event)};
}

TEST(MrakoszlapState, WhoIsOfTheMafiaWithYou) {
  const auto meets = [](Seats seats) {
    return Event{.fact = mrakoszlap::fact::mafia_meets, .seats = seats};
  };
  EXPECT_EQ(mrakoszlap_says(kAnna, meets(these({kAnna, kBoris, kCyril}))),
            (Said{"You see the Mafia awake with you: Boris and Cyril.",
                  "Mafia okrem teba: Boris a Cyril."}));
  EXPECT_EQ(mrakoszlap_says(kBoris, meets(these({kAnna, kBoris}))),
            (Said{"You see the Mafia awake with you: Anna.", "Mafia okrem teba: Anna."}));
  EXPECT_EQ(mrakoszlap_says(kBoris, meets(Seats::of(kBoris))),
            (Said{"You open your eyes and see nobody else: you are the only one in the Mafia.",
                  "Otváraš oči a nikoho ďalšieho nevidíš: celá mafia si ty."}));
}

TEST(MrakoszlapState, WhoseNameItWasAndWhatTookTheCard) {
  const Event planned{.fact = mrakoszlap::fact::planned, .who = kAnna, .whom = kCyril};
  EXPECT_EQ(mrakoszlap_says(kAnna, planned),
            (Said{"You put Cyril on the list.", "Zapisuješ na zoznam meno: Cyril."}));
  EXPECT_EQ(mrakoszlap_says(kBoris, planned),
            (Said{"Anna puts Cyril on the list.", "Anna zapisuje na zoznam meno: Cyril."}));
  const auto caught = [](std::uint16_t bullets) {
    return Event{.fact = mrakoszlap::fact::caught, .who = kAnna, .much = bullets};
  };
  EXPECT_EQ(mrakoszlap_says(kAnna, caught(1)),
            (Said{"You have caught 1 bullet. Now you release it.",
                  "Máš 1 chytenú guľku. Teraz ju vypustíš."}));
  EXPECT_EQ(mrakoszlap_says(kAnna, caught(2)).slovak,
            "Máš 2 chytené guľky. Teraz ich jednu po druhej vypustíš.");
  const auto lost = [](mrakoszlap::Kind kind) {
    return Event{.fact = mrakoszlap::fact::lost,
                 .who = kAnna,
                 .what = static_cast<std::uint8_t>(mrakoszlap::Type::vest),
                 .seats = Seats{static_cast<std::uint32_t>(kind)},
                 .much = 1};
  };
  EXPECT_NE(mrakoszlap_says(kAnna, lost(mrakoszlap::Kind::smell)).english.find("to the smell: "),
            std::string::npos);
  EXPECT_NE(
      mrakoszlap_says(kAnna, lost(mrakoszlap::Kind::gallows)).english.find("on the gallows: "),
      std::string::npos);
}

// A message of another rulebook is that rulebook's to say, with all that is nested in it.
TEST(Messages, OfAnotherRulebookAreSaidInItsWords) {
  const Message mage{"mrakoszlap.card.mage.name"};
  const Message second{"mrakoszlap.numbered", {{"card", mage}, {"n", 2}}, "mrakoszlap"};
  const std::string own = Words::of(Language::en, "mrakoszlap").said(second);
  EXPECT_EQ(own, "Mage 2");
  EXPECT_EQ(Words::of(Language::en, "gorod").said(second), own);
}

TEST(Messages, AreMadeOfMessages) {
  const Words& words = Words::of(Language::en, "gorod");
  const Message anna = chair(kAnna);
  EXPECT_EQ(words.said(listed({anna, chair(kBoris), chair(kCyril)}), kNames),
            "Anna, Boris and Cyril");
  EXPECT_EQ(words.said(together({anna, {}, chair(kBoris)}), kNames), "Anna Boris");
  EXPECT_EQ(words.said(named_by_host(0), kNames), "hermit");
}

}  // namespace
}  // namespace omerta::notation
