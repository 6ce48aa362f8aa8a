// The table of tokens and every error and warning of section 7, in its order.
#include "rulebooks/spytown/rules/setup.h"

#include <algorithm>

namespace omerta::spytown {
namespace {

// SPY-SETUP-3  Mafiosi by the number of players, from 7 to 22; one Agent, and Policemen for the
// rest.
constexpr std::array<std::uint8_t, kMostPlayers - kFewestPlayers + 1> kMafiosi{
    1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 5, 5};

bool has_all_numbers(const Setup& setup) {
  return players(setup) >= kFewestPlayers && players(setup) <= kMostPlayers;
}

void judge_people(const Setup& setup, Findings& found) {
  if (setup.edition == Edition::unset) found.add({.complaint = Complaint::edition_missing});
  if (players(setup) < kFewestPlayers) {
    found.add({.complaint = Complaint::too_few_players, .have = setup.seats});
  }
  if (players(setup) > kMostPlayers) {
    found.add({.complaint = Complaint::too_many_players, .have = setup.seats});
  }
  const bool human = setup.moderation == Moderation::human;
  if (human && setup.game_masters != 1) found.add({.complaint = Complaint::gm_missing});
  if (human && setup.game_master_seated != 0) found.add({.complaint = Complaint::gm_dealt_in});
  if (!human && setup.mafia_deadlock == MafiaDeadlock::gm) {
    found.add({.complaint = Complaint::deadlock_needs_gm});
  }
}

// SPY-SETUP-3, -4, SPY-KIDS-2
void judge_tokens(const Setup& setup, Findings& found) {
  if (!has_all_numbers(setup)) return;
  const Tokens right = tokens_for(players(setup), setup.kids_no_agent);
  if (setup.tokens_given != 0 && setup.tokens != right) {
    found.add({.complaint = Complaint::tokens_do_not_match});
  }
  const bool box = setup.component_limit == ComponentLimit::box;
  if (box && right[index(Token::policeman)] > kPolicemenInBox) {
    found.add({.complaint = Complaint::not_enough_police_tokens,
               .have = right[index(Token::policeman)],
               .allowed = kPolicemenInBox});
  }
}

void judge_choice(const Setup& setup, Findings& found) {
  const bool extended = setup.extended == Switch::on;
  const int chosen = action_cards(setup);
  if (!extended && chosen > 0) found.add({.complaint = Complaint::cards_without_extended});
  if (extended && chosen == 0) found.add({.complaint = Complaint::no_action_cards});
  for (unsigned i = 0; i < index(Card::neutral); ++i) {
    const Card card = static_cast<Card>(i);
    if (setup.cards[i] > in_the_box(card)) {
      found.add({.complaint = Complaint::duplicate_card,
                 .card = card,
                 .have = setup.cards[i],
                 .allowed = static_cast<std::uint8_t>(in_the_box(card))});
    }
  }
}

// SPY-GANG-1, -5, SPY-RERECRUIT-6
void judge_sides(const Setup& setup, Findings& found) {
  const int gang = setup.cards[index(Card::new_gang)];
  if (gang > 0 && gang < kGang) {
    found.add({.complaint = Complaint::gang_incomplete, .have = static_cast<std::uint8_t>(gang)});
  }
  const bool without_gm = setup.new_gang_minimum == GangMinimum::without_gm;
  if (gang > 0 && (without_gm ? setup.seats : players(setup)) < kGangFrom) {
    found.add({.complaint = Complaint::gang_too_few_players});
  }
  if (gang == 0 && setup.new_gang_recognition == Switch::on) {
    found.add({.complaint = Complaint::recognition_without_gang});
  }
  const bool one_mafioso = has_all_numbers(setup) && players(setup) < kRerecruitmentFrom &&
                           setup.re_recruitment_one_mafioso == Allowed::no;
  if (setup.cards[index(Card::re_recruitment)] > 0 && one_mafioso) {
    found.add({.complaint = Complaint::rerecruit_needs_two_mafiosi});
  }
}

// SPY-CARD-3 to -5
void judge_numbers(const Setup& setup, Findings& found) {
  const int chosen = action_cards(setup);
  const auto numbers = [&](Complaint complaint, int allowed) {
    found.add({.complaint = complaint,
               .have = static_cast<std::uint8_t>(std::min(chosen, 255)),
               .allowed = static_cast<std::uint8_t>(std::max(allowed, 0))});
  };
  const bool box = setup.component_limit == ComponentLimit::box;
  if (chosen > setup.seats) numbers(Complaint::too_many_action_cards, setup.seats);
  if (setup.extended == Switch::on && box && setup.seats - chosen > kNeutralInBox) {
    numbers(Complaint::not_enough_neutral, setup.seats - kNeutralInBox);
  }
  if (chosen > recommended_cards(setup)) {
    numbers(Complaint::many_action_cards, recommended_cards(setup));
  }
}

void judge_advice(const Setup& setup, Findings& found) {
  const int n = players(setup);
  if (n < kBestFrom || n > kBestTo) found.add({.complaint = Complaint::not_optimal});
  const bool eight = setup.small_game_max != SmallGameMax::nine;
  if (setup.edition == Edition::pl && n == 9 && eight) {
    found.add({.complaint = Complaint::nine_in_pl});
  }
}

}  // namespace

Tokens tokens_for(int players, Switch kids_no_agent) {
  const std::uint8_t mafiosi = kMafiosi[static_cast<unsigned>(players - kFewestPlayers)];
  const std::uint8_t agents = kids_no_agent == Switch::on ? 0 : 1;
  return {mafiosi, agents, static_cast<std::uint8_t>(players - 1 - mafiosi - agents)};
}

int action_cards(const Setup& setup) {
  int chosen = 0;
  for (unsigned i = 0; i < index(Card::neutral); ++i) chosen += setup.cards[i];
  return chosen;
}

int recommended_cards(const Setup& setup) { return setup.seats / kPlayersPerCard; }

Setup children(Setup setup) {
  setup.kids_no_agent = Switch::on;
  setup.kids_last_shot = Switch::on;
  setup.kids_single_ballot = Switch::on;
  setup.kids_wording = Switch::on;
  return setup;
}

Findings validate(const Setup& setup) {
  Findings found;
  judge_people(setup, found);
  judge_tokens(setup, found);
  judge_choice(setup, found);
  judge_sides(setup, found);
  judge_numbers(setup, found);
  judge_advice(setup, found);
  return found;
}

}  // namespace omerta::spytown
