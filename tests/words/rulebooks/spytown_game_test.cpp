// Real games of spytown, told in all languages as they happen, in both wordings: to everyone, to
// the seats, to the game master, with every question asked and with what is refused.
#include <gtest/gtest.h>

#include <set>

#include "rulebooks/spytown/rules/plan.h"
#include "rulebooks/spytown/text/ids.h"
#include "tests/words/evening.h"
#include "tests/words/gentle.h"
#include "tests/words/spytown_spoken.h"

namespace omerta::notation {
namespace {

using spytown::Card;
using spytown::Spytown;
using spytown::Switch;
namespace ask = spytown::ask;

constexpr int kAsks = spytown::number::rule;  // the last of the list

const Words& words_in(Language language) { return Words::of(language, "spytown"); }

// Of so many chances to say it, one is taken: people answer before the clock does, and few of them
// throw the game away.
std::uint64_t reluctance(const Prompt& prompt, std::uint64_t patience) {
  const bool named = (prompt.offers & choice_of(spytown::Ruling::cancel)) != 0;
  if (prompt.ask == ask::rule) return named ? 20 : 100;
  if (prompt.ask == ask::expel) return 200;
  if (prompt.ask == ask::show_card) return 60;
  if (prompt.ask == ask::speak) return 40;
  return prompt.ask == ask::close ? patience : 1;
}

Choice answer_to(const Prompt& prompt, Dice& dice) {
  const Choice choice = random_choice(prompt, dice);
  const bool waver = choice == spytown::kUndecided && dice.roll(5) != 0;
  if (waver) return prompt.pass == Pass::allowed ? kPass : kYes;
  const bool abandon = prompt.ask == ask::rule && choice == choice_of(spytown::Ruling::abandon);
  const Choice others = prompt.offers & ~choice_of(spytown::Ruling::abandon);
  return abandon && others != 0 && dice.roll(8) != 0 ? others & (~others + 1) : choice;
}

Names people() {
  Names names;
  for (char letter = 'a'; letter < 'a' + 21; ++letter) {
    names.seats.push_back(std::string{"X"} + letter);  // no name is part of another, or of a word
  }
  return names;
}

bool is_window(Ask what) {
  return what == ask::vest || what == ask::bandage || what == ask::last_shot ||
         what == ask::start_window || what == ask::end_window;
}

void expect_gentle(const spytown::Setup& setup, const std::string& text, Language language) {
  if (setup.kids_wording == Switch::off) return;
  EXPECT_EQ(rough_word_in(text, language), "") << text;
}

struct Told {  // what has come up in all the evenings
  std::set<std::string> facts{};
  std::set<std::string> asks{};
  std::set<std::string> refusals{};
};

struct Evening {
  spytown::Plan plan;
  Told& told;
  std::vector<Language> languages{kLanguages.begin(), kLanguages.end()};
  std::uint64_t patience = 30;  // of the clock
  Names names = people();

  void expect_said(const std::string& text, Language language) const {
    expect_clean(text);
    expect_gentle(plan.setup, text, language);
  }

  Question asked(Language language, const spytown::View& view, const Prompt& prompt) const {
    return view.seat == Seat::nobody
               ? house_question(words_in(language), plan, names, view.table, prompt)
               : question(words_in(language), names, view, prompt);
  }

  void ask(const spytown::State& state, const Prompt& prompt, Seat seat) {
    told.asks.emplace(spytown_id::of(prompt.ask));
    const spytown::Notes nothing{};
    const spytown::View blank{plan, state.table, nothing, seat};
    for (Language language : languages) {
      const Question said = seat == Seat::nobody
                                ? asked(language, blank, prompt)
                                : asked(language, view<Spytown>(plan, state, seat), prompt);
      expect_said(said.text, language);
      expect_said(said.hint, language);
      // SPY-CARD-15, section 6: it reads the same to somebody who holds and knows something else.
      Prompt other = prompt;
      if (is_window(prompt.ask)) other.offers = 0;
      const Question same = asked(language, blank, other);
      EXPECT_EQ(said.text + said.hint, same.text + same.hint);
      offered(language, prompt);
    }
  }

  void offered(Language language, const Prompt& prompt) const {
    for (unsigned bit = 0; bit < 64; ++bit) {
      const Choice choice = Choice{1} << bit;
      if ((prompt.offers & choice) == 0) continue;
      const std::string label = choice_name(words_in(language), plan, names, prompt.ask, choice);
      EXPECT_EQ(fault_in(label), "") << label;
    }
    if (prompt.pass == Pass::allowed) {
      const std::string label = choice_name(words_in(language), plan, names, prompt.ask, kPass);
      EXPECT_EQ(fault_in(label), "") << label;
    }
  }

  // A wrong answer to the same question, or anybody's to any: what is refused is explained, and
  // nobody is named who is not on offer.
  void provoke(spytown::State state, const Prompt& prompt, Seat seat, Dice& dice) {
    const bool same = dice.roll(3) == 0;
    const Command command{
        .choice = dice.roll(3) == 0 ? kPass : Choice{1} << dice.roll(40),
        .seat = same ? seat : static_cast<Seat>(dice.roll(plan.setup.seats)),
        .ask = same ? prompt.ask : Ask{static_cast<std::uint8_t>(1 + dice.roll(kAsks))},
        .voice = same ? voice_of(prompt) : Voice::player};
    const Prompt* asked = state.prompts.find(Spytown::lane(command.ask), command.seat);
    const Prompt* open = asked != nullptr && asked->ask == command.ask ? asked : nullptr;
    const Refusal refusal = apply<Spytown>(plan, state, command);
    if (refusal == Refusal::none) return;
    told.refusals.emplace(spytown_id::of(refusal));
    for (Language language : languages) {
      const std::string text = refusal_text(words_in(language), plan, names, refusal, open);
      expect_said(text, language);
      for (Seat each : Seats::first(plan.setup.seats)) {
        const bool named = text.find(names.seats[index(each)]) != std::string::npos;
        EXPECT_TRUE(!named || (open != nullptr && seats_of(open->offers).has(each))) << text;
      }
    }
  }

  void tell(const Heard<Spytown>& heard) {
    told.facts.emplace(spytown_id::of(heard.event.fact));
    for (Language language : languages) {
      const Words& words = words_in(language);
      expect_said(public_sentence(words, plan, names, heard.event, heard.after), language);
      expect_said(log_sentence(words, plan, names, heard.event, heard.after), language);
      if (heard.to.is_everyone()) continue;
      for (Seat seat : heard.to.seats()) {
        const spytown::View view{plan, heard.after, heard.notes[index(seat)], seat};
        expect_said(private_sentence(words, names, view, heard.event), language);
      }
    }
  }

  void play(std::uint64_t seed) {
    Dice dice{seed};
    Listener<Spytown> listener{plan};
    const Log log{Listener<Spytown>::write, &listener};
    spytown::State state = begin<Spytown>(plan, log);
    for (int step = 0; step < 6000 && state.table.phase != spytown::Phase::over; ++step) {
      const auto open = open_places<Spytown>(state);
      const auto [lane, seat] = open[dice.roll(open.size())];
      const Prompt prompt = *state.prompts.find(lane, seat);
      const bool stuck = prompt.offers == 0 && prompt.pass == Pass::refused;  // SPY-MAFIA-8
      if (stuck || dice.roll(reluctance(prompt, patience)) != 0) continue;
      if (dice.roll(4) == 0 || !told.asks.contains(std::string{spytown_id::of(prompt.ask)})) {
        ask(state, prompt, seat);
        provoke(state, prompt, seat, dice);
      }
      const Command command{.choice = answer_to(prompt, dice),
                            .seat = seat,
                            .ask = prompt.ask,
                            .voice = voice_of(prompt)};
      ASSERT_EQ(apply<Spytown>(plan, state, command, log), Refusal::none);
    }
    for (const Heard<Spytown>& heard : listener.heard) tell(heard);
  }
};

// A human game master, every card of the box, and everything that can be switched on.
spytown::Setup whole_box() {
  spytown::Setup setup{.edition = spytown::Edition::sk,
                       .moderation = spytown::Moderation::human,
                       .extended = Switch::on,
                       .second_place_tie = spytown::SecondPlaceTie::lot,
                       .new_gang_recognition = Switch::on,
                       .seats = 21,
                       .game_masters = 1};
  for (unsigned i = 0; i < index(Card::neutral); ++i) {
    setup.cards[i] = static_cast<std::uint8_t>(spytown::in_the_box(static_cast<Card>(i)));
  }
  return setup;
}

// A small game run by the program, in which the Agent may pass and a wrong phase is refused.
spytown::Setup small_game() {
  spytown::Setup setup{.edition = spytown::Edition::pl,
                       .extended = Switch::on,
                       .agent_may_pass = spytown::Allowed::yes,
                       .self_vote = spytown::SelfVote::allowed,
                       .small_game_round1_mafia = spytown::Round1Mafia::play,
                       .wrong_phase_penalty = spytown::WrongPhase::reject,
                       .recruit_replaces_kill = spytown::Allowed::yes,
                       .seats = 6};
  for (Card card : {Card::vest, Card::recruitment, Card::wiretap, Card::arrest}) {
    setup.cards[index(card)] = 1;
  }
  return setup;
}

spytown::Setup basic_game() { return {.edition = spytown::Edition::sk, .seats = 12}; }

spytown::Setup for_children(spytown::Setup setup) {
  setup.kids_wording = Switch::on;
  return setup;
}

spytown::Setup of_the_preset() {
  spytown::Setup setup = spytown::children(basic_game());
  setup.kids_last_shot_chain = spytown::Allowed::yes;
  return setup;
}

TEST(SpytownGame, IsToldInAllLanguages) {
  Told told;
  std::uint64_t seed = 0;
  for (const spytown::Setup& setup :
       {whole_box(), small_game(), basic_game(), for_children(whole_box()),
        for_children(small_game()), of_the_preset()}) {
    ASSERT_TRUE(spytown::validate(setup).may_start());
    Evening evening{spytown::plan(setup), told};
    evening.play(++seed);
    for (int game = 0; game < 15; ++game) {  // and then each in one of the languages
      evening.languages = {kLanguages[++seed % kLanguages.size()]};
      evening.patience = game < 10 ? 30 : 2;  // sometimes nobody has voted when it is over
      evening.play(seed);
    }
  }
  const auto expect_all = [](const std::set<std::string>& met, const List& all) {
    for (const std::string& each : all) EXPECT_TRUE(met.contains(each)) << each;
  };
#define X(name) #name,
  expect_all(told.facts, {OMERTA_SPYTOWN_FACTS(X)});
  expect_all(told.asks, {OMERTA_SPYTOWN_ASKS(X)});
  expect_all(told.refusals, {OMERTA_SPYTOWN_REFUSALS(X)});
#undef X
}

// Every complaint there is, made up where no setup has it at once with the others.
TEST(SpytownSetups, AreComplainedAbout) {
#define X(name) spytown::Complaint::name,
  constexpr std::array kAll{OMERTA_SPYTOWN_COMPLAINTS(X)};
#undef X
  for (Language language : kLanguages) {
    for (const spytown::Setup& setup :
         {whole_box(), small_game(), for_children(whole_box()), for_children(basic_game())}) {
      for (spytown::Complaint complaint : kAll) {
        const spytown::Finding finding{
            .complaint = complaint, .card = Card::vest, .have = 5, .allowed = 1};
        const std::string text =
            finding_text(words_in(language), {.moderator = "Eva"}, setup, finding);
        expect_clean(text);
        expect_gentle(setup, text, language);
      }
    }
    const spytown::Finding unknown{.complaint = spytown::Complaint::unknown_option};
    const std::string text = finding_text(words_in(language), {}, basic_game(), unknown,
                                          {{"name", "colour"}, {"value", "red"}});
    EXPECT_NE(text.find("colour = red"), std::string::npos) << text;
  }
}

TEST(SpytownThings, AreExplained) {
  for (const spytown::Setup& setup : {whole_box(), small_game(), for_children(whole_box())}) {
    const spytown::Plan plan = spytown::plan(setup);
    for (Language language : kLanguages) {
      const Words& words = words_in(language);
      std::vector<std::string> texts{opening_story(words, setup),
                                     reminder_of_silence(words, setup)};
      for (int i = 0; i < spytown::kTokens; ++i) {
        texts.push_back(token_does(words, plan, static_cast<spytown::Token>(i)));
      }
      for (int i = 0; i < spytown::kCards; ++i) {
        texts.push_back(card_does(words, setup, static_cast<Card>(i)));
        texts.push_back(card_symbols(words, setup, static_cast<Card>(i)));
      }
      for (const std::string& text : texts) {
        expect_clean(text);
        expect_gentle(setup, text, language);
      }
    }
  }
}

}  // namespace
}  // namespace omerta::notation
