// What is certain: tokens laid open or looked at, faces seen at night, and one's own cards.
#include "rulebooks/spytown/bots/reading.h"

namespace omerta::bots {
namespace {

using spytown::Card;
using spytown::Force;
using spytown::Side;
using spytown::Token;
namespace fact = spytown::fact;

class Reader {
 public:
  explicit Reader(const SpytownChair& chair) : chair_{chair}, view_{chair.view} {}

  SpytownReading read() {
    if (view_.plan.chosen.has(Card::recruitment)) {
      for (const Event& event : chair_.heard) hear(event);
    }
    find_side();
    read_tokens();
    if (found_.side == Side::mafia) read_night();
    if (found_.force == Force::new_gang) read_gang();
    if (found_.police()) count_tokens();
    return found_;
  }

 private:
  void hear(const Event& event) {
    if (event.fact == fact::recruitment) ++recruits_;
    if (event.fact == fact::recruited && event.whom == view_.seat) recruited_ = 1;
  }

  // SPY-WIN-6
  void find_side() {
    const Card card = view_.notes.card;
    const bool works = spytown::usable(card, view_.notes.token);
    const bool turned = works && card == Card::re_recruitment;
    const bool mafia = recruited_ != 0 || (view_.notes.token == Token::mafioso) != turned;
    found_.side = mafia ? Side::mafia : Side::police;
    found_.force = mafia ? Force::mafia : Force::police;
    if (works && card == Card::new_gang) found_.force = Force::new_gang;
    found_.friends = Seats::of(view_.seat);
    found_.seen = Seats::of(view_.seat);
  }

  // SPY-RERECRUIT-5  A token is not a side, but nearly always tells it.
  void read_tokens() {
    for (Seat seat : Seats::first(view_.plan.setup.seats) - view_.seat) {
      const Token shown = view_.table.shown[index(seat)];
      const Token token = shown != Token::hidden ? shown : view_.notes.seen[index(seat)];
      if (token == Token::hidden) continue;
      found_.seen |= Seats::of(seat);
      if (!found_.police()) continue;
      (token == Token::mafioso ? found_.foes : found_.friends) |= Seats::of(seat);
    }
  }

  // SPY-MAFIA-2  Whoever is awake with the reader is of its side.
  void read_night() {
    const Seats awake = view_.notes.awake - view_.seat;
    found_.seen |= awake;
    if (found_.force == Force::new_gang) {
      found_.allies = awake;
      return;
    }
    found_.friends |= awake;
    if (!view_.notes.awake.empty()) {
      found_.foes = Seats::first(view_.plan.setup.seats) - found_.friends;
    }
  }

  // SPY-GANG-3, -5  Members know each other only where they have met.
  void read_gang() {
    found_.friends |= view_.notes.gang;
    found_.allies -= found_.friends;
  }

  // Where every mafioso has been found, the rest are of the Police.
  void count_tokens() {
    const int mafia = view_.plan.tokens[index(Token::mafioso)] + recruits_;
    const bool certain = !view_.plan.chosen.has(Card::re_recruitment) &&
                         !view_.plan.chosen.has(Card::new_gang) && recruits_ == 0;
    if (!certain || found_.foes.count() < mafia) return;
    found_.friends |= view_.table.in_play - found_.foes;
  }

  const SpytownChair& chair_;
  const spytown::View& view_;
  SpytownReading found_;
  int recruits_ = 0;
  int recruited_ = 0;
};

}  // namespace

SpytownReading read(const SpytownChair& chair) { return Reader{chair}.read(); }

}  // namespace omerta::bots
