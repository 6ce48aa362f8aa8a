// Any bytes as a table of spytown and a stream of commands at it. Whatever the host wants, the
// validator answers.
#include "rulebooks/spytown/rules/plan.h"
#include "rulebooks/spytown/rules/setup.h"
#include "rulebooks/spytown/rules/spytown.h"
#include "tests/fuzz/sitting.h"

namespace omerta::spytown {
namespace {

using fuzz::Bytes;
using fuzz::set;

void set_options(Bytes& bytes, Setup& setup) {
  set(bytes, setup.edition, 3);
  set(bytes, setup.moderation, 2);
  set(bytes, setup.extended, 2);
  set(bytes, setup.component_limit, 2);
  set(bytes, setup.agent_may_pass, 2);
  set(bytes, setup.mafia_deadlock, 4);
  set(bytes, setup.self_vote, 2);
  set(bytes, setup.second_place_tie, 2);
  set(bytes, setup.eliminated_view, 2);
  set(bytes, setup.small_game_max, 3);
  set(bytes, setup.small_game_round1_mafia, 2);
  set(bytes, setup.kids_no_agent, 2);
  set(bytes, setup.kids_last_shot, 2);
  set(bytes, setup.kids_single_ballot, 2);
  set(bytes, setup.kids_wording, 2);
  set(bytes, setup.kids_last_shot_chain, 2);
  set(bytes, setup.kids_last_shot_for, 2);
  set(bytes, setup.wrong_phase_penalty, 3);
  set(bytes, setup.shots_stoppable, 3);
  set(bytes, setup.bandage_any_cause, 2);
  set(bytes, setup.recruit_replaces_kill, 2);
  set(bytes, setup.commander_preliminary, 2);
  set(bytes, setup.commander_second_place, 3);
  set(bytes, setup.commander_succession, 2);
  set(bytes, setup.re_recruitment_one_mafioso, 2);
  set(bytes, setup.new_gang_minimum, 2);
  set(bytes, setup.new_gang_recognition, 2);
}

// What a host might ask for: any number of people, game masters, tokens and cards.
Setup any_setup(Bytes& bytes) {
  Setup setup;
  set_options(bytes, setup);
  setup.seats = bytes.one();
  setup.game_masters = bytes.one();
  setup.game_master_seated = bytes.one();
  setup.tokens_given = bytes.one() % 2;
  for (std::uint8_t& count : setup.tokens) count = bytes.one();
  for (std::uint8_t& count : setup.cards) count = bytes.one();
  return setup;
}

// The nearest to it that may start.
Setup mended(Setup setup) {
  if (setup.edition == Edition::unset) setup.edition = Edition::sk;
  setup.seats = static_cast<std::uint8_t>(kFewestPlayers - 1 +
                                          setup.seats % (kMostPlayers - kFewestPlayers + 1));
  setup.game_masters = setup.moderation == Moderation::human ? 1 : 0;
  setup.game_master_seated = 0;
  if (setup.moderation == Moderation::app && setup.mafia_deadlock == MafiaDeadlock::gm) {
    setup.mafia_deadlock = MafiaDeadlock::by_mode;
  }
  setup.tokens_given = 0;
  setup.component_limit = ComponentLimit::none;
  int left = setup.extended == Switch::on ? setup.seats : 0;
  for (unsigned i = 0; i < kCards; ++i) {
    const Card card = static_cast<Card>(i);
    const int copies = in_the_box(card);
    const bool few = (card == Card::new_gang && setup.seats < kGangFrom) ||
                     (card == Card::re_recruitment && players(setup) < kRerecruitmentFrom);
    const bool wanted = card != Card::neutral && setup.cards[i] % 2 == 1;
    setup.cards[i] = static_cast<std::uint8_t>(wanted && !few && copies <= left ? copies : 0);
    left -= setup.cards[i];
  }
  if (action_cards(setup) == 0) setup.extended = Switch::off;
  if (setup.cards[index(Card::new_gang)] == 0) setup.new_gang_recognition = Switch::off;
  return setup;
}

void run(std::span<const std::uint8_t> data) {
  Bytes bytes{data};
  fuzz::Dice dice{bytes.one(), bytes.one()};
  Setup setup = any_setup(bytes);
  if (!validate(setup).may_start()) setup = mended(setup);
  expect(validate(setup).may_start());
  fuzz::Sitting<Spytown> game{plan(setup)};
  game.deal(dice);
  game.say_all(bytes);
  game.check();
}

}  // namespace
}  // namespace omerta::spytown

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  omerta::spytown::run({data, size});
  return 0;
}
