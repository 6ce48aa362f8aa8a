// Real games of gorod, told in all languages as they happen: to everyone, to the seats, to the
// moderator, with every question asked and with what is refused.
#include <gtest/gtest.h>

#include <set>

#include "rulebooks/gorod/rules/plan.h"
#include "rulebooks/gorod/text/ids.h"
#include "tests/words/evening.h"
#include "tests/words/gorod_spoken.h"

namespace omerta::notation {
namespace {

using gorod::Block;
using gorod::Blocks;
using gorod::Gorod;
using gorod::Role;

using GorodHeard = Heard<Gorod>;
using GorodListener = Listener<Gorod>;

// Of so many chances to say it, one is taken: people answer before the clock does.
std::uint64_t reluctance(Ask what) {
  if (what == gorod::ask::withdraw) return 300;
  const bool word = what == gorod::ask::speak || what == gorod::ask::support;
  if (word || what == gorod::ask::mark) return 40;
  return what == gorod::ask::close ? 25 : 1;
}

struct Evening {
  gorod::Plan plan;
  Names names;
  std::set<std::string> facts{};
  std::set<std::string> asks{};
  std::vector<Language> languages{kLanguages.begin(), kLanguages.end()};

  void ask(const gorod::State& state, const Prompt& prompt, Seat seat) {
    asks.emplace(gorod_id::of(prompt.ask));
    for (Language language : languages) {
      const Words& words = Words::of(language);
      const Question asked = seat == Seat::nobody
                                 ? house_question(words, plan, prompt)
                                 : question(words, names, view<Gorod>(plan, state, seat), prompt);
      expect_clean(asked.text);
      expect_clean(asked.hint);
    }
  }

  // A wrong answer to the same question: what is refused is explained.
  void provoke(gorod::State state, const Prompt& prompt, Seat seat, Dice& dice) {
    const Command command{.choice = dice.roll(3) == 0 ? kPass : Choice{1} << dice.roll(40),
                          .seat = seat,
                          .ask = prompt.ask,
                          .voice = voice_of(prompt)};
    const Refusal refusal = apply<Gorod>(plan, state, command);
    if (refusal == Refusal::none) return;
    for (Language language : languages) {
      expect_clean(refusal_text(Words::of(language), names, refusal, &prompt));
      expect_clean(refusal_text(Words::of(language), names, refusal, nullptr));
    }
  }

  void tell(const GorodHeard& heard) {
    facts.emplace(gorod_id::of(heard.event.fact));
    for (Language language : languages) {
      const Words& words = Words::of(language);
      expect_clean(public_sentence(words, plan, names, heard.event, heard.after));
      expect_clean(log_sentence(words, plan, names, heard.event, heard.after));
      if (heard.event.fact == gorod::fact::answer) expect_clean(gesture(words, heard.event));
      if (heard.to.is_everyone()) continue;
      for (Seat seat : heard.to.seats()) {
        const gorod::View view{plan, heard.after, heard.notes[index(seat)], seat};
        expect_clean(private_sentence(words, names, view, heard.event));
      }
    }
  }

  void play(std::uint64_t seed) {
    Dice dice{seed};
    GorodListener listener{plan};
    gorod::State state = begin<Gorod>(plan, {GorodListener::write, &listener});
    for (int step = 0; step < 6000 && state.table.phase != gorod::Phase::over; ++step) {
      const auto open = open_places<Gorod>(state);
      const auto [lane, seat] = open[dice.roll(open.size())];
      const Prompt prompt = *state.prompts.find(lane, seat);
      if (dice.roll(reluctance(prompt.ask)) != 0) continue;
      ask(state, prompt, seat);
      provoke(state, prompt, seat, dice);
      const Command command{.choice = random_choice(prompt, dice),
                            .seat = seat,
                            .ask = prompt.ask,
                            .voice = voice_of(prompt)};
      ASSERT_EQ(apply<Gorod>(plan, state, command, {GorodListener::write, &listener}),
                Refusal::none);
    }
    for (const GorodHeard& heard : listener.heard) tell(heard);
  }
};

gorod::Act act(int slot, Blocks does) {
  return {.call = static_cast<gorod::Call>(slot), .target = gorod::Target::other, .does = does};
}

// Twenty seats: every character of the rulebook, and house roles with the blocks that are left.
gorod::Setup everybody() {
  gorod::Setup setup{.second_tie = gorod::SecondTie::lot, .seats = 20, .house_roles = 4};
  setup.yakuza_mode = gorod::YakuzaMode::second_clan;
  setup.arrest_notice = gorod::ArrestNotice::told;
  setup.moderator_mode = gorod::ModeratorMode::appointed;  // for the free text
  for (unsigned i = 0; i < gorod::kBuiltIn; ++i) setup.deck[i] = 1;
  setup.deck[index(Role::citizen)] = 3;
  setup.deck[index(Role::yakuza)] = 2;
  setup.house[0] = {.acts = 2, .armour = 1, .by_hand = gorod::ByHand::yes};
  setup.house[0].act[0] = act(11, Blocks::of(Block::shelter));
  setup.house[0].act[1] = act(12, Blocks::of(Block::hold));
  setup.house[1] = {.acts = 2, .vote_weight = 2, .avenge = gorod::Avenge::yes};
  setup.house[1].act[0] = act(112, Blocks::of(Block::count));
  setup.house[1].act[0].count = 2;
  setup.house[1].act[1] = act(113, Blocks::of(Block::ask_role));
  setup.house[1].act[1].asks = gorod::Roles::of(Role::don);
  setup.house[2] = {
      .side = gorod::Side::alone, .acts = 1, .wins_alone = gorod::WinsAlone::last_standing};
  setup.house[2].act[0] = act(13, Blocks::of(Block::ask_side) | Blocks::of(Block::mask));
  setup.house[3] = {.acts = 1};
  setup.house[3].act[0] = act(14, Blocks::of(Block::guard));
  for (int i = 0; i < 4; ++i) setup.deck[index(gorod::house_role(i))] = 1;
  return setup;
}

Names people() {
  Names names{.seats = {"Eva", "Łukasz", "Юлия", "Ľubica", "Řehoř", "Ян"}};
  for (const char* id : {"guard", "old-judge", "hermit", "friend"}) names.house.push_back({id, {}});
  return names;
}

TEST(Game, IsToldInAllLanguages) {
  ASSERT_TRUE(gorod::validate(everybody()).may_start());
  Evening evening{gorod::plan(everybody()), people()};
  evening.play(1);
  for (std::uint64_t seed = 2; seed <= 30; ++seed) {  // and then each in one of the languages
    evening.languages = {kLanguages[seed % kLanguages.size()]};
    evening.play(seed);
  }
#define X(name) #name,
  std::set<std::string> facts{OMERTA_GOROD_FACTS(X)};
#undef X
  for (const char* rare : {"drawn", "moderator_appointed"}) facts.erase(rare);
  std::set<std::string> missed;
  for (const std::string& fact : facts) {
    if (!evening.facts.contains(fact)) missed.insert(fact);
  }
  EXPECT_TRUE(missed.empty()) << testing::PrintToString(missed);
  EXPECT_GE(evening.asks.size(), 20U) << testing::PrintToString(evening.asks);
}

TEST(Game, OfTheSmallestTableIsTold) {
  gorod::Setup setup = gorod::preset(gorod::Edition::of_2012, 6);
  setup.moderator_mode = gorod::ModeratorMode::first_out;
  setup.ballot = gorod::Ballot::open;
  Evening evening{gorod::plan(setup), {}};
  for (std::uint64_t seed = 1; seed <= 20; ++seed) evening.play(seed);
  EXPECT_TRUE(evening.facts.contains("moderator_appointed"));
}

TEST(Setups, AreComplainedAbout) {
  gorod::Setup setup = everybody();
  setup.seats = 32;
  setup.house[0].act[0].call = gorod::Call::nurse;
  setup.additional[1] = 2;
  setup.deck[index(Role::mafioso)] = 9;
  setup.deck[index(Role::commissioner)] = 0;
  setup.deck[index(gorod::house_role(1))] = 4;
  const gorod::Findings findings = gorod::validate(setup);
  EXPECT_FALSE(findings.may_start());
  for (Language language : kLanguages) {
    const Words& words = Words::of(language);
    for (const gorod::Finding& finding : findings) {
      expect_clean(finding_text(words, people(), setup, finding));
    }
    const gorod::Finding unknown{.complaint = gorod::Complaint::unknown_option};
    const std::string text =
        finding_text(words, {}, setup, unknown, {{"name", "colour"}, {"value", "red"}});
    EXPECT_NE(text.find("colour = red"), std::string::npos) << text;
    for (unsigned i = 0; i < gorod::kBuiltIn + 4U; ++i) {
      expect_clean(role_does(words, people(), setup, static_cast<Role>(i)));
    }
  }
}

}  // namespace
}  // namespace omerta::notation
