// Every number of players, every value of every option, every card alone and all of them together.
#include "rulebooks/spytown/simulation/setups.h"

#include <array>

#include "rulebooks/spytown/rules/setup.h"

namespace omerta::simulator {
namespace {

using namespace spytown;

constexpr std::array kEditions{Edition::sk, Edition::pl};
constexpr int kAllCards = 17;  // as many players as it takes to deal all 16 action cards

Setup basic(Edition edition, int number) {
  Setup setup{.edition = edition};
  setup.seats = static_cast<std::uint8_t>(number - 1);
  return setup;
}

void put(Setup& setup, Card card) {
  setup.extended = Switch::on;
  setup.cards[index(card)] = static_cast<std::uint8_t>(in_the_box(card));
}

Setup with_all_cards(Edition edition, int number) {
  Setup setup = basic(edition, number);
  for (unsigned i = 0; i < index(Card::neutral); ++i) put(setup, static_cast<Card>(i));
  return setup;
}

// Six at the smallest table: those cards that meet the Agent's exposure and a recruitment.
Setup with_few_cards(Edition edition, int number) {
  Setup setup = basic(edition, number);
  for (Card card : {Card::vest, Card::recruitment, Card::commander, Card::role_swap,
                    Card::corner_shot, Card::last_shot}) {
    put(setup, card);
  }
  return setup;
}

void by_a_person(Setup& setup) {
  setup.moderation = Moderation::human;
  setup.game_masters = 1;
}

using Change = void (*)(Setup&);

// What an edition's defaults leave out.
constexpr std::array<Change, 40> kChanges{
    [](Setup&) {},
    by_a_person,
    [](Setup& s) { s.component_limit = ComponentLimit::none; },
    [](Setup& s) { s.agent_may_pass = Allowed::yes; },
    [](Setup& s) { s.mafia_deadlock = MafiaDeadlock::plurality; },
    [](Setup& s) { by_a_person(s), s.mafia_deadlock = MafiaDeadlock::plurality; },
    [](Setup& s) { by_a_person(s), s.mafia_deadlock = MafiaDeadlock::gm; },
    [](Setup& s) { s.mafia_deadlock = MafiaDeadlock::none; },
    [](Setup& s) { s.self_vote = SelfVote::allowed; },
    [](Setup& s) { s.second_place_tie = SecondPlaceTie::lot; },
    [](Setup& s) { by_a_person(s), s.second_place_tie = SecondPlaceTie::lot; },
    [](Setup& s) { s.eliminated_view = EliminatedView::only_public; },
    [](Setup& s) { s.small_game_max = SmallGameMax::eight; },
    [](Setup& s) { s.small_game_max = SmallGameMax::nine; },
    [](Setup& s) { s.small_game_round1_mafia = Round1Mafia::play; },
    [](Setup& s) { by_a_person(s), s.small_game_round1_mafia = Round1Mafia::play; },
    [](Setup& s) { s.kids_no_agent = Switch::on; },
    [](Setup& s) { s.kids_last_shot = Switch::on; },
    [](Setup& s) { s.kids_single_ballot = Switch::on; },
    [](Setup& s) { s.kids_wording = Switch::on; },
    [](Setup& s) { s.kids_last_shot = Switch::on, s.kids_last_shot_chain = Allowed::yes; },
    [](Setup& s) {
      s.kids_last_shot = Switch::on, s.kids_last_shot_for = KidsShotFor::mafia_and_vote;
    },
    [](Setup& s) { by_a_person(s), s.kids_last_shot = Switch::on; },
    [](Setup& s) { by_a_person(s), s.wrong_phase_penalty = WrongPhase::expel; },
    [](Setup& s) { s.wrong_phase_penalty = WrongPhase::reject; },
    [](Setup& s) { s.wrong_phase_penalty = WrongPhase::expel; },
    [](Setup& s) { s.shots_stoppable = ShotsStoppable::yes; },
    [](Setup& s) { s.shots_stoppable = ShotsStoppable::no; },
    [](Setup& s) { s.bandage_any_cause = Allowed::yes; },
    [](Setup& s) { by_a_person(s), s.bandage_any_cause = Allowed::yes; },
    [](Setup& s) { s.commander_second_place = CommanderSecond::yes; },
    [](Setup& s) { s.commander_second_place = CommanderSecond::no; },
    [](Setup& s) { s.re_recruitment_one_mafioso = Allowed::yes; },
    [](Setup& s) { s.new_gang_minimum = GangMinimum::without_gm; },
    [](Setup& s) { s.recruit_replaces_kill = Allowed::yes; },
    [](Setup& s) { s.commander_preliminary = CommanderPreliminary::questioning; },
    [](Setup& s) { s.commander_succession = CommanderSuccession::at_once; },
    [](Setup& s) { s.new_gang_recognition = Switch::on; },
    [](Setup& s) { by_a_person(s), s.new_gang_recognition = Switch::on; },
    [](Setup& s) { s = children(s), s.kids_last_shot_chain = Allowed::yes; },
};

// Without a gang there is nobody to recognise: what may not start is not played.
void add(std::vector<Setup>& all, Setup setup, Change change) {
  change(setup);
  if (validate(setup).may_start()) all.push_back(setup);
}

void add_single_cards(std::vector<Setup>& all, Edition edition) {
  for (unsigned i = 0; i < index(Card::neutral); ++i) {
    Setup setup = basic(edition, kGangFrom);
    put(setup, static_cast<Card>(i));
    all.push_back(setup);
  }
}

}  // namespace

spytown::Setup largest_spytown() { return with_all_cards(Edition::sk, kMostPlayers); }

std::vector<spytown::Setup> spytown_signature_setups() {
  std::vector<Setup> all;
  for (Edition edition : kEditions) {
    for (int number = kFewestPlayers; number <= kMostPlayers; ++number) {
      all.push_back(basic(edition, number));
    }
    add_single_cards(all, edition);
    for (Change change : kChanges) {
      add(all, with_few_cards(edition, kFewestPlayers), change);
      add(all, basic(edition, kBestFrom - 1), change);
      add(all, with_all_cards(edition, kAllCards), change);
      add(all, with_all_cards(edition, kMostPlayers), change);
    }
  }
  return all;
}

}  // namespace omerta::simulator
