// Real games of mrakoszlap, told in all languages as they happen: to everyone, to the seats, to the
// moderator, with every question asked and with what is refused.
#include <gtest/gtest.h>

#include <set>

#include "rulebooks/mrakoszlap/rules/plan.h"
#include "rulebooks/mrakoszlap/text/ids.h"
#include "tests/words/evening.h"
#include "tests/words/mrakoszlap_spoken.h"

namespace omerta::notation {
namespace {

using mrakoszlap::CardId;
using mrakoszlap::Mrakoszlap;
using mrakoszlap::Type;
namespace ask = mrakoszlap::ask;
namespace fact = mrakoszlap::fact;
namespace number = mrakoszlap::number;

constexpr int kAsks = static_cast<int>(number::Ask::speak);  // the last of the list

const Words& words_in(Language language) { return Words::of(language, "mrakoszlap"); }

// Of so many chances to say it, one is taken: people answer before the clock does, and few of them
// end the day with their powers.
std::uint64_t reluctance(const Prompt& prompt, std::uint64_t patience) {
  if (prompt.ask == ask::use_power || prompt.ask == ask::skip_night) return 60;
  if (prompt.ask == ask::skip_day || prompt.ask == ask::speak) return 60;
  if (prompt.ask == ask::accuse || prompt.ask == ask::mafia_plan) return 3;
  return prompt.ask == ask::close ? patience : 1;
}

Names people() {
  Names names;
  for (char letter = 'a'; letter < 'a' + mrakoszlap::kPlayers; ++letter) {
    names.seats.push_back(std::string{"X"} + letter);  // no name is part of another, or of a word
  }
  return names;
}

// Section 6: the control is there for everyone and reads the same in every hand.
bool is_everybodys(Ask what) {
  return what == ask::use_power || what == ask::skip_night || what == ask::skip_day ||
         Mrakoszlap::is_public(what);
}

struct Said {  // what has come up in all the evenings
  std::set<std::string> facts{};
  std::set<std::string> asks{};
  std::set<std::string> refusals{};
  std::set<std::string> steps{};
  std::set<std::string> fragments{};
};

struct Evening {
  mrakoszlap::Plan plan;
  Said& told;
  std::vector<Language> languages{kLanguages.begin(), kLanguages.end()};
  std::uint64_t patience = 30;  // of the clock
  Names names = people();

  Question asked(Language language, const mrakoszlap::View& view, const Prompt& prompt) const {
    return view.seat == Seat::nobody
               ? house_question(words_in(language), plan, names, view.table, prompt)
               : question(words_in(language), names, view, prompt);
  }

  void put(const mrakoszlap::State& state, const Prompt& prompt, Seat seat) {
    told.asks.emplace(mrakoszlap_id::of(prompt.ask));
    const mrakoszlap::Notes nothing{};
    const mrakoszlap::View blank{plan, state.table, nothing, seat};
    for (Language language : languages) {
      const Question said = seat == Seat::nobody
                                ? asked(language, blank, prompt)
                                : asked(language, view<Mrakoszlap>(plan, state, seat), prompt);
      expect_clean(said.text);
      expect_clean(said.hint);
      if (is_everybodys(prompt.ask)) {
        Prompt other = prompt;
        other.offers = 0;
        const Question same = asked(language, blank, other);
        EXPECT_EQ(said.text + said.hint, same.text + same.hint);
      }
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
  void provoke(mrakoszlap::State state, const Prompt& prompt, Seat seat, Dice& dice) {
    const bool same = dice.roll(3) == 0;
    const Command command{
        .choice = dice.roll(3) == 0 ? kPass : Choice{1} << dice.roll(40),
        .seat = same ? seat : static_cast<Seat>(dice.roll(plan.setup.seats)),
        .ask = same ? prompt.ask : Ask{static_cast<std::uint8_t>(1 + dice.roll(kAsks))},
        .voice = same ? voice_of(prompt) : Voice::player};
    const Prompt* found = state.prompts.find(Mrakoszlap::lane(command.ask), command.seat);
    const Prompt* open = found != nullptr && found->ask == command.ask ? found : nullptr;
    const Refusal refusal = apply<Mrakoszlap>(plan, state, command);
    if (refusal == Refusal::none) return;
    told.refusals.emplace(mrakoszlap_id::of(refusal));
    for (Language language : languages) {
      const std::string text = refusal_text(words_in(language), plan, names, refusal, open);
      expect_clean(text);
      for (Seat each : Seats::first(plan.setup.seats)) {
        const bool named = text.find(names.seats[index(each)]) != std::string::npos;
        EXPECT_TRUE(!named || (open != nullptr && seats_of(open->offers).has(each))) << text;
      }
    }
  }

  // MRK-REPORT-3  Nobody is named who is not in the event itself.
  void expect_named(const std::string& text, const Heard<Mrakoszlap>& heard, Seats others) const {
    const bool people = heard.event.fact != fact::lost && heard.event.fact != fact::gained;
    Seats may = others | (people ? heard.event.seats : Seats{});
    for (Seat seat : {heard.event.who, heard.event.whom}) {
      if (seat != Seat::nobody) may |= Seats::of(seat);
    }
    for (Seat each : Seats::first(plan.setup.seats) - may) {
      EXPECT_EQ(text.find(names.seats[index(each)]), std::string::npos) << text;
    }
  }

  void tell(const Heard<Mrakoszlap>& heard, const Trail& trail) {
    const bool step = heard.event.fact == fact::flight || heard.event.fact == fact::course;
    told.facts.emplace(mrakoszlap_id::of(heard.event.fact));
    if (step) {
      told.steps.emplace(mrakoszlap_id::of(static_cast<mrakoszlap::Course>(heard.event.what)));
      told.fragments.insert(trail.fragment());
    }
    const bool opening = heard.event.fact == fact::phase_opened;
    const Seats open = opening ? heard.after.accused : Seats{};
    for (Language language : languages) {
      const Words& words = words_in(language);
      const std::string loud = public_sentence(words, plan, names, heard.event, heard.after, trail);
      const std::string log = log_sentence(words, plan, names, heard.event, heard.after, trail);
      expect_clean(loud);
      expect_clean(log);
      if (heard.to.is_everyone()) expect_named(loud + log, heard, open);
      if (heard.to.is_everyone()) continue;
      for (Seat seat : heard.to.seats()) {
        const mrakoszlap::View view{plan, heard.after, heard.notes[index(seat)], seat};
        const std::string own = private_sentence(words, names, view, heard.event, trail);
        expect_clean(own);
        expect_named(own, heard, {});
      }
    }
  }

  // Why somebody is dead is told of the same person: the last step of a bullet or of the smell, or
  // the name, the volley, the shot or the bomb of the day.
  void expect_reason(const std::vector<Heard<Mrakoszlap>>& heard, const Event& event) const {
    if (event.cause == 0) return;
    const Event& cause = heard[event.cause - 1].event;
    const bool step = cause.fact == fact::flight;
    if (event.fact == fact::fell && step) {
      EXPECT_EQ(cause.who, event.who);
      EXPECT_EQ(static_cast<mrakoszlap::Course>(cause.what), mrakoszlap::Course::dies);
    }
    if (event.fact == fact::fell && !step) {
      EXPECT_TRUE(cause.fact == fact::hanged || cause.fact == fact::volley ||
                  cause.fact == fact::power_used);
      EXPECT_TRUE(cause.fact != fact::hanged || cause.who == event.who);
      EXPECT_TRUE(cause.fact != fact::volley || cause.seats.has(event.who));
    }
    const bool fell = event.fact == fact::died && cause.fact == fact::fell;
    EXPECT_TRUE(!fell || cause.who == event.who);
    EXPECT_TRUE(event.fact != fact::hanged || cause.fact == fact::condemned);
    EXPECT_TRUE(event.fact != fact::condemned || event.seats.has(cause.who));
  }

  void play(std::uint64_t seed, int most_steps) {
    Dice dice{seed};
    Listener<Mrakoszlap> listener{plan};
    const Log log{Listener<Mrakoszlap>::write, &listener};
    mrakoszlap::State state = begin<Mrakoszlap>(plan, log);
    for (int step = 0; step < most_steps && state.table.phase != mrakoszlap::Phase::game_over;
         ++step) {
      const auto open = open_places<Mrakoszlap>(state);
      const auto [lane, seat] = open[dice.roll(open.size())];
      const Prompt prompt = *state.prompts.find(lane, seat);
      const bool stuck = prompt.offers == 0 && prompt.pass == Pass::refused;
      const bool deal = prompt.ask == ask::deal;
      const bool fresh = !told.asks.contains(std::string{mrakoszlap_id::of(prompt.ask)});
      if (fresh || (!deal && dice.roll(8) == 0)) {
        put(state, prompt, seat);
        provoke(state, prompt, seat, dice);
      }
      if (stuck || dice.roll(reluctance(prompt, patience)) != 0) continue;
      const Command command{.choice = random_choice(prompt, dice),
                            .seat = seat,
                            .ask = prompt.ask,
                            .voice = voice_of(prompt)};
      ASSERT_EQ(apply<Mrakoszlap>(plan, state, command, log), Refusal::none);
    }
    Trail trail;
    for (const Heard<Mrakoszlap>& heard : listener.heard) {
      trail.follow(heard.event);
      tell(heard, trail);
      expect_reason(listener.heard, heard.event);
    }
  }
};

// A human moderator who calls aloud, and everything that can be told at its longest.
mrakoszlap::Setup talkative() {
  return {.ability_passing = mrakoszlap::AbilityPassing::everyone,
          .night_calls = mrakoszlap::NightCalls::spoken_with_decoys,
          .magnet_duration = mrakoszlap::MagnetDuration::permanent,
          .sock_targets = mrakoszlap::SockTargets::own_neighbours,
          .tie_ballot = mrakoszlap::TieBallot::runoff,
          .reveal_on_death = mrakoszlap::RevealOnDeath::cards,
          .seats = 12,
          .moderated = 1};
}

mrakoszlap::Setup terse() {
  return {.sock_targets = mrakoszlap::SockTargets::any_two,
          .ballot_votes = mrakoszlap::BallotVotes::each,
          .tie_ballot = mrakoszlap::TieBallot::separate,
          .report_detail = mrakoszlap::ReportDetail::names_only,
          .reveal_on_death = mrakoszlap::RevealOnDeath::faction,
          .seats = 20};
}

mrakoszlap::Setup usual(int seats) { return {.seats = static_cast<std::uint8_t>(seats)}; }

// Two players and few cards: the Spyglass sees nobody when the other one is in prison.
mrakoszlap::Setup lonely() {
  mrakoszlap::Setup setup{
      .spyglass_jailed = mrakoszlap::SpyglassJailed::not_listed, .seats = 2, .deck_given = 1};
  for (Type type : {Type::mafian, Type::jailer, Type::spyglass, Type::vest}) {
    setup.deck[index(type)] = 1;
  }
  return setup;
}

TEST(MrakoszlapGame, IsToldInAllLanguages) {
  Said told;
  std::uint64_t seed = 0;
  struct Table {
    mrakoszlap::Setup setup;
    int games;
  };
  for (const auto& [setup, games] :
       {Table{usual(10), 12}, Table{talkative(), 12}, Table{terse(), 12}, Table{usual(19), 12},
        Table{usual(6), 12}, Table{lonely(), 200}}) {
    ASSERT_TRUE(mrakoszlap::validate(setup).may_start());
    Evening evening{mrakoszlap::plan(setup), told};
    evening.play(++seed, 60'000);
    for (int game = 0; game < games; ++game) {  // and then each in one of the languages
      evening.languages = {kLanguages[++seed % kLanguages.size()]};
      evening.patience = game % 4 != 3 ? 30 : 2;  // sometimes nobody has answered when it is over
      evening.play(seed, 60'000);
    }
  }
  const auto expect_all = [](const std::set<std::string>& met, const List& all) {
    for (const std::string& each : all) EXPECT_TRUE(met.contains(each)) << each;
  };
#define X(name) #name,
  expect_all(told.facts, {OMERTA_MRAKOSZLAP_FACTS(X)});
  expect_all(told.asks, {OMERTA_MRAKOSZLAP_ASKS(X)});
  expect_all(told.refusals, {OMERTA_MRAKOSZLAP_REFUSALS(X)});
#undef X
  expect_all(told.steps, {"fired", "pulled", "passed", "split", "fragment", "turned", "broke",
                          "slid_off", "al_capone", "healed", "vest", "cloud_treader", "caught",
                          "dead_player", "dies", "gas_mask", "gain_treader", "gain_mirror"});
  expect_all(told.fragments, {"", "1", "2"});
}

// Every complaint there is, made up where no setup has it at once with the others.
TEST(MrakoszlapSetups, AreComplainedAbout) {
#define X(name) mrakoszlap::Complaint::name,
  constexpr std::array kAll{OMERTA_MRAKOSZLAP_COMPLAINTS(X)};
#undef X
  const Names names{.seats = {"Eva", "Jan"}};
  for (Language language : kLanguages) {
    for (mrakoszlap::Complaint complaint : kAll) {
      const mrakoszlap::Finding finding{.complaint = complaint,
                                        .type = Type::mirror,
                                        .seat = 1,
                                        .fault = mrakoszlap::HandFault::two_slimes,
                                        .have = 3,
                                        .allowed = 5};
      expect_clean(finding_text(words_in(language), names, usual(10), finding));
    }
    const mrakoszlap::Finding unknown{.complaint = mrakoszlap::Complaint::unknown_option};
    const std::string text = finding_text(words_in(language), names, usual(10), unknown,
                                          {{"name", "colour"}, {"value", "red"}});
    EXPECT_NE(text.find("colour = red"), std::string::npos) << text;
  }
}

TEST(MrakoszlapThings, AreExplained) {
  mrakoszlap::Setup other = talkative();
  other.third_gas_mask = mrakoszlap::ThirdGasMask::al_capone;
  other.al_capone_reach = mrakoszlap::AlCaponeReach::always;
  other.vest_by_day = mrakoszlap::VestByDay::no;
  for (const mrakoszlap::Setup& setup : {usual(10), other}) {
    for (Language language : kLanguages) {
      const Words& words = words_in(language);
      std::vector<std::string> texts{mrakoszlap_story(words)};
      for (unsigned i = 0; i < mrakoszlap::kTypes; ++i) {
        texts.push_back(card_brief(words, static_cast<Type>(i)));
        texts.push_back(card_does(words, setup, static_cast<Type>(i)));
        EXPECT_EQ(fault_in(card_traits(words, static_cast<Type>(i))), "");
      }
      for (const std::string& text : texts) expect_clean(text);
      EXPECT_EQ(fault_in(deck_text(words, mrakoszlap::kWholeDeck)), "");
      EXPECT_EQ(fault_in(cards_text(words, mrakoszlap::kWholeDeck)), "");
    }
  }
}

}  // namespace
}  // namespace omerta::notation
