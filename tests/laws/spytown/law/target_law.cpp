// The legal answers of section 5, from the truth: what is offered must be exactly these.
#include "tests/laws/spytown/story.h"

namespace omerta::spytown::laws {
namespace {

using omerta::laws::Open;

class Targets {
 public:
  Targets(const Page& page, Seat seat) : page_{page}, table_{page.game.state.table}, seat_{seat} {}

  // What may be chosen; none if the question is not about players.
  std::optional<Seats> legal(Ask what) const {
    const Seats others = table_.in_play - seat_;
    const Seats sleeping = table_.in_play - awake(page_.after) - page_.after.exposed;
    switch (static_cast<number::Ask>(what)) {
      case number::role_swap:                                      // SPY-SWAP-3
      case number::agent_look:                                     // SPY-AGENT-2
      case number::wiretap:                                        // SPY-WIRETAP-2
      case number::kidnapping: return others;                      // SPY-KIDNAP-2
      case number::corner_shot: return others - table_.sheltered;  // SPY-CORNER-2
      case number::recruit: return sleeping;                       // SPY-RECRUIT-3
      case number::mafia_point:                                    // SPY-MAFIA-3
        return sleeping - table_.sheltered - table_.safe;
      case number::last_shot: return shot();
      case number::vote_preliminary:  // SPY-VOTE-2, -3
        return but_himself(table_.in_play - table_.sheltered - table_.arrested);
      case number::vote_final: return but_himself(table_.suspects);  // SPY-VOTE-10
      default: return {};
    }
  }

 private:
  Seats but_himself(Seats candidates) const {
    const bool self = page_.game.plan.setup.self_vote == SelfVote::allowed;
    return self ? candidates : candidates - seat_;
  }
  // SPY-LAST-3, SPY-LARGE-3, SPY-KIDS-3  By right, or by a card that works in this hand.
  Seats shot() const {
    const Hands& hands = page_.after.hands;
    const Card held = hands.card[index(seat_)];
    const bool card = held == Card::last_shot && works(held, hands.token[index(seat_)]) &&
                      table_.forbidden != held;  // SPY-GM-1
    const bool may = table_.window == Window::last_shot_right || card;
    return may ? table_.in_play - seat_ - table_.sheltered : Seats{};
  }

  const Page& page_;
  const Table& table_;
  Seat seat_;
};

// SPY-POLICE-4, SPY-OUT-1, -6  Who may be asked at all.
std::string chair_fault(const Page& page, const Open& open) {
  const Table& table = page.game.state.table;
  const Ask what = open.prompt->ask;
  const bool vote =
      what == ask::vote_preliminary || what == ask::vote_final || what == ask::move_vote;
  const Seats barred = table.sheltered | table.arrested | table.kidnapped;
  if (what == ask::last_shot) return table.in_play.has(open.seat) ? "a shot of one who is in" : "";
  if (!table.in_play.has(open.seat)) return "asked though out";
  if (page.after.exposed.has(open.seat) && what != ask::speak) return "asked though exposed";
  if (vote && barred.has(open.seat)) return "a vote of one who has none";
  if (what == ask::mafia_point && !awake(page.after).has(open.seat)) return "a sleeper points";
  if (what == ask::agent_look && page.after.hands.token[index(open.seat)] != Token::agent) {
    return "somebody else looks";
  }
  const bool card = what >= ask::recruit && what <= ask::show_card;
  if (card && table.named != Seat::nobody) return "a card in the middle of an elimination";
  return {};
}

}  // namespace

std::string target_fault(const Page& page) {
  if (page.game.over()) return {};
  for (const Open& open : omerta::laws::open_prompts<Spytown>(page.game.state)) {
    if (open.seat == Seat::nobody) continue;
    const std::string where = "question " + std::to_string(int(open.prompt->ask)) + " to " +
                              std::to_string(index(open.seat)) + ": ";
    const std::string chair = chair_fault(page, open);
    if (!chair.empty()) return where + chair;
    const std::optional<Seats> legal = Targets{page, open.seat}.legal(open.prompt->ask);
    if (legal && legal->bits != open.prompt->offers) {
      return where + "offers " + std::to_string(open.prompt->offers) + " and not " +
             std::to_string(legal->bits);
    }
  }
  return {};
}

}  // namespace omerta::spytown::laws
