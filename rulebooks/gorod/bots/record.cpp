// From facts to evidence.
#include "rulebooks/gorod/bots/record.h"

#include <cmath>

#include "minds/catch_up.h"

namespace omerta::bots {
namespace {

using gorod::Role;
namespace number = gorod::number;

constexpr double kBreaksSilence = 3;  // so much oftener by one of the clan

bool is_public(const Event& event) {
  return static_cast<number::Fact>(event.fact) <= number::card_shown;
}

void shown(minds::PublicMind& mind, const gorod::Plan& plan, const Event& event) {
  const Role role = static_cast<Role>(event.what);
  const Seats in = is_clan(plan.card(role)) ? Seats::of(event.who) : Seats{};
  mind.shows(event.who, in,
             role == Role::commissioner ? minds::Card::in_a_hand : minds::Card::in_no_hand);
}

void nominated(minds::PublicMind& mind, const gorod::Plan& plan, const Event& event) {
  if (is_silent_day(plan, mind.round, mind.in_play()) && mind.standing.empty()) {
    mind.betrays(event.who, std::log(kBreaksSilence));
  }
  mind.chooses({event.who, event.whom, mind.round, talk::Ground::nominated},
               mind.in_play() - mind.standing, mind.row().nominations);
  mind.standing |= Seats::of(event.whom);
}

// GOR-SHERIFF-1, GOR-MANIAC-2, GOR-YAKUZA-1, GOR-HOUSE-3  Where others shoot, too, a victim may be
// theirs, and one of a clan as well as anybody: it speaks the less for him.
double of_the_clan(const gorod::Plan& plan) {
  constexpr double kOwnVictim = 0.01;
  int shots = 1 + (plan.second_clan != 0 ? 1 : 0);
  for (unsigned role = 0; role < gorod::kRoles; ++role) {
    const gorod::Card& card = plan.cards[role];
    for (unsigned k = 0; k < card.acts; ++k) {
      if (card.act[k].does.has(gorod::Block::shoot)) shots += plan.setup.deck[role];
    }
  }
  return std::log(1 - (1 - kOwnVictim) / shots) / std::log(kOwnVictim);
}

void killed(minds::PublicMind& mind, const gorod::Plan& plan, Seats victims) {
  const double weight = of_the_clan(plan);
  for (Seat victim : victims) mind.attacked(victim, weight);
}

void hear(minds::PublicMind& mind, const gorod::Plan& plan, const Event& event) {
  switch (static_cast<number::Fact>(event.fact)) {
    case number::night_fell:
      mind.round = event.much;
      mind.standing = {};
      return mind.moment();
    case number::dawn:
      if (event.much > 1) killed(mind, plan, event.seats);
      mind.leaves(event.seats);
      return mind.moment();
    case number::day_opened:
      mind.day_begins();
      mind.lot_is_drawn();
      return mind.moment();
    case number::nominated: return nominated(mind, plan, event);
    case number::vote_opened:
      mind.standing = event.seats;
      mind.lot_is_drawn();
      return mind.moment();
    case number::ballot:  // GOR-VOTE-9: the clock's are nobody's choice
      if (event.what == 0) {
        mind.chooses({event.who, event.whom, mind.round, talk::Ground::ballot}, mind.standing,
                     mind.row().ballots);
      }
      return;
    case number::eliminated: shown(mind, plan, event); return mind.leaves(Seats::of(event.who));
    case number::withdrawn: return mind.leaves(Seats::of(event.who));
    default: return;
  }
}

}  // namespace

minds::Known dealt(const gorod::Plan& plan) {
  minds::Known known{.seats = plan.setup.seats};
  for (unsigned role = 0; role < gorod::kRoles; ++role) {
    if (is_clan(plan.cards[role])) known.clan += plan.setup.deck[role];
  }
  const bool looked_for = plan.setup.deck[index(Role::commissioner)] == 1;
  if (looked_for) known.card = minds::Card::in_a_hand;
  return known;
}

minds::Tongue tongue(const gorod::Plan& plan) {
  const auto in_deck = [&](Role role) {
    const bool there = plan.setup.deck[index(role)] > 0;
    return there ? std::optional{static_cast<std::uint8_t>(role)} : std::nullopt;
  };
  return {.holder = static_cast<std::uint8_t>(Role::commissioner),
          .ask = gorod::ask::check,
          .theirs = static_cast<std::uint8_t>(gorod::Sign::nod),
          .ours = static_cast<std::uint8_t>(gorod::Sign::shake),
          .nights = {.first = 2},  // GOR-FIRST-1
          .plain = in_deck(Role::citizen),
          .enemy = in_deck(Role::mafioso)};
}

bool is_silent_day(const gorod::Plan& plan, int round, Seats in_play) {
  return round == 1 && in_play.count() % 2 == 0 && plan.second_clan == 0 &&
         plan.setup.no_candidates == gorod::NoCandidates::night;
}

minds::Followed& public_mind(const gorod::Plan& plan, const minds::Reads& reads,
                             std::span<const Event> heard, std::span<const talk::Said> said,
                             minds::Memory* memory, std::unique_ptr<minds::Followed>& own) {
  const auto hears = [&](minds::PublicMind& mind, const Event& event) { hear(mind, plan, event); };
  minds::Followed& kept = minds::kept(memory, reads.level, own);
  if (!kept.has_begun()) kept.begin(dealt(plan), reads.row);
  minds::catch_up(kept, tongue(plan), {heard, said, memory}, is_public, hears);
  return kept;
}

}  // namespace omerta::bots
