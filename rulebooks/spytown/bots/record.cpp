// From facts to evidence.
#include "rulebooks/spytown/bots/record.h"

#include <cmath>

#include "minds/catch_up.h"
#include "rulebooks/spytown/rules/card_rows.h"

namespace omerta::bots {
namespace {

using spytown::Card;
using spytown::Cause;
using spytown::Phase;
using spytown::Token;
namespace number = spytown::number;

constexpr double kHardlyOfTheClan = 0.05;  // whom the mafia chose, or who played a Policeman's card

bool is_public(const Event& event) {
  return static_cast<number::Fact>(event.fact) <= number::revealed;
}

void phase(minds::PublicMind& mind, Phase opened) {
  mind.gives_floor(Seat::nobody, Seat::nobody);
  if (opened == Phase::discussion) mind.day_begins();
  const bool ballot = opened == Phase::preliminary_ballot || opened == Phase::final_ballot;
  if (opened == Phase::preliminary_ballot) mind.standing = mind.in_play();
  if (opened == Phase::discussion || ballot) mind.lot_is_drawn();
  mind.moment();
}

// SPY-VOTE-1  The preliminary ballot puts nobody out by itself: it tells what a nomination tells.
void ballot(minds::PublicMind& mind, const Event& event) {
  const bool all = mind.standing == mind.in_play();
  mind.chooses({event.who, event.whom, mind.round, talk::Ground::ballot}, mind.standing,
               all ? mind.row().nominations : mind.row().ballots);
}

void out(minds::PublicMind& mind, const Event& event) {
  const Token token = static_cast<Token>(event.what);
  const Seats seat = Seats::of(event.who);
  if (static_cast<Cause>(event.much) == Cause::mafia) mind.dies(seat);
  mind.shows(event.who, token == Token::mafioso ? seat : Seats{},
             token == Token::agent ? minds::Card::in_a_hand : minds::Card::in_no_hand);
  mind.leaves(seat);
}

// SPY-CARD-7  Some work for a Policeman's token only.
void card(minds::PublicMind& mind, const Event& event) {
  const Card played = static_cast<Card>(event.what);
  const bool proof =
      spytown::usable(played, Token::policeman) && !spytown::usable(played, Token::mafioso);
  if (proof) mind.betrays(event.who, std::log(kHardlyOfTheClan));
}

void hear(minds::PublicMind& mind, const Event& event) {
  switch (static_cast<number::Fact>(event.fact)) {
    case number::round_began: mind.round = event.much; return mind.moment();
    case number::phase_opened: return phase(mind, static_cast<Phase>(event.what));
    case number::floor: return mind.gives_floor(event.who, event.who);  // SPY-VOTE-9
    case number::suspects: mind.standing = event.seats; return;
    case number::ballot:
    case number::voted: return ballot(mind, event);
    case number::named:  // whom a card may still save
      if (static_cast<Cause>(event.what) == Cause::mafia) {
        mind.betrays(event.who, std::log(kHardlyOfTheClan));
      }
      return;
    case number::eliminated:
    case number::expelled: return out(mind, event);
    case number::card_played: return card(mind, event);
    default: return;
  }
}

}  // namespace

minds::Known dealt(const spytown::Plan& plan) {
  minds::Known known{.seats = plan.setup.seats, .clan = plan.tokens[index(Token::mafioso)]};
  if (plan.tokens[index(Token::agent)] == 1) known.card = minds::Card::in_a_hand;
  return known;
}

minds::Tongue spytown_tongue() {
  return {.holder = static_cast<std::uint8_t>(Token::agent),
          .ask = spytown::ask::agent_look,
          .theirs = static_cast<std::uint8_t>(Token::mafioso),
          .ours = static_cast<std::uint8_t>(Token::policeman),
          .plain = static_cast<std::uint8_t>(Token::policeman),
          .enemy = static_cast<std::uint8_t>(Token::mafioso)};
}

minds::Followed& public_mind(const spytown::Plan& plan, const minds::Reads& reads,
                             std::span<const Event> heard, std::span<const talk::Said> said,
                             minds::Memory* memory, std::unique_ptr<minds::Followed>& own) {
  minds::Followed& kept = minds::kept(memory, reads.level, own);
  if (!kept.has_begun()) kept.begin(dealt(plan), reads.row);
  minds::catch_up(kept, spytown_tongue(), {heard, said, memory}, is_public, hear);
  return kept;
}

}  // namespace omerta::bots
