// What is certain: cards laid open, the faces of one's own clan, and the answers to one's
// questions.
#include "rulebooks/gorod/bots/reading.h"

#include "rulebooks/gorod/rules/clauses.h"
#include "rulebooks/gorod/rules/gorod.h"

namespace omerta::bots {
namespace {

using gorod::Card;
using gorod::Member;
using gorod::Role;
using gorod::Side;
using gorod::Sign;
namespace fact = gorod::fact;

class Reader {
 public:
  Reader(const Chair& chair, Reading& found)
      : chair_{chair},
        view_{chair.view},
        own_{view_.notes.role == Role::hidden ? kNone : view_.plan.card(view_.notes.role)},
        found_{found} {
    found_.side = own_.side;
    note_friend(view_.seat);
    if (found_.of_clan()) found_.clan |= Seats::of(view_.seat);
    found_.asked |= Seats::of(view_.seat);
  }

  void read() {
    read_cards();
    read_clan();
    if (asks_questions()) read_answers();
    count_cards();
  }

 private:
  static constexpr Card kNone{};

  bool asks_questions() const {
    for (unsigned k = 0; k < own_.acts; ++k) {
      if ((own_.act[k].does & gorod::kQuestions) != gorod::Blocks{}) return true;
    }
    return false;
  }

  void read_answers() {
    for (const Event& event : chair_.heard) {
      if (event.fact == fact::answer) read_answer(event);
    }
    for (int again = 0; again < 3; ++again) {  // one comparison may settle another
      for (const Event& event : chair_.heard) {
        if (event.fact == fact::answer) read_comparison(event);
      }
    }
  }

  void note_friend(Seat seat) {
    if (!found_.foes.has(seat)) found_.friends |= Seats::of(seat);
  }
  void note_foe(Seat seat) {
    if (!found_.friends.has(seat)) found_.foes |= Seats::of(seat);
  }
  void note_side(Seat seat, Side side) {
    found_.asked |= Seats::of(seat);
    side == own_.side&& side != Side::alone ? note_friend(seat) : note_foe(seat);
  }

  // GOR-VOTE-7  What everybody has seen.
  void read_cards() {
    for (Seat seat : Seats::first(view_.plan.setup.seats)) {
      const Role shown = view_.table.shown[index(seat)];
      if (shown == Role::hidden) continue;
      note_side(seat, view_.plan.card(shown).side);
      const Side side = view_.plan.card(shown).side;
      if (side == Side::mafia || side == Side::yakuza) found_.clan |= Seats::of(seat);
    }
  }

  // Members of a clan see their own; the sleepwalker among them sees the town's enemies.
  void read_clan() {
    const Seats others = view_.notes.awake_with - view_.seat;
    if (own_.wakes_with == gorod::Clan::none) return;
    for (Seat seat : view_.notes.exposed) note_side(seat, Side::town);
    if (own_.member == Member::no && own_.side == Side::town) {
      for (Seat seat : others) note_foe(seat);
      found_.clan |= others;
      return;
    }
    found_.decoys = decoys(others);
    for (Seat seat : others - found_.decoys - view_.notes.exposed) note_friend(seat);
    found_.clan |= found_.friends;
    found_.asked |= others;
  }

  // GOR-FIRST-5  More are awake than there are cards of the clan left: if a single one is awake
  // with the last of them, he is the decoy. Otherwise only what he does by day can tell.
  Seats decoys(Seats others) const {
    int members = 0;
    for (unsigned role = 0; role < gorod::kRoles; ++role) {
      const Card& card = view_.plan.cards[role];
      if (card.wakes_with == own_.wakes_with && card.member == Member::yes) {
        members += view_.table.covered[role];
      }
    }
    const Seats awake = others & view_.table.in_play;
    return members <= 1 ? awake : Seats{};
  }

  void read_answer(const Event& event) {
    const auto sign = static_cast<Sign>(event.what);
    if (event.by == clause::gor_commissioner_2) read_check(*event.seats, sign);
    const bool of_house = event.by == clause::gor_house_3;  // ASK-ROLE and COUNT
    if (event.by == clause::gor_don_2 || of_house) read_search(*event.seats, sign);
    if (of_house && sign == Sign::number) {
      const bool none = event.much == 0;
      if (none || event.much == event.seats.count()) {
        for (Seat seat : event.seats) read_check(seat, none ? Sign::shake : Sign::nod);
      }
    }
  }

  // GOR-COMMISSIONER-2  A shake of the head may be a lawyer's, but is the best there is.
  void read_check(Seat seat, Sign sign) {
    if (sign == Sign::shrug || sign == Sign::none || sign == Sign::crossed) return;
    found_.asked |= Seats::of(seat);
    if (sign == Sign::nod && found_.of_clan() && view_.plan.second_clan != 0) return;  // whose?
    if (sign == Sign::nod) found_.clan |= Seats::of(seat);
    if (sign == Sign::nod) return note_side(seat, Side::mafia);
    if (sign == Sign::twirl) return note_foe(seat);
    if (own_.side == Side::town) note_friend(seat);
    if (found_.of_clan()) note_foe(seat);
  }

  // GOR-DON-2
  void read_search(Seat seat, Sign sign) {
    if (sign != Sign::nod && sign != Sign::shake) return;
    found_.asked |= Seats::of(seat);
    if (sign == Sign::nod && found_.of_clan()) {
      found_.commissioner = seat;
      note_foe(seat);
    }
  }

  // GOR-JOURNALIST-1  One known side makes the other known.
  void read_comparison(const Event& event) {
    const auto sign = static_cast<Sign>(event.what);
    if (event.by != clause::gor_journalist_1 || event.seats.count() != 2) return;
    if (sign != Sign::nod && sign != Sign::shake) return;
    Seats rest = event.seats;
    const Seat first = *rest;
    const Seat second = *++rest;
    settle(first, second, sign);
    settle(second, first, sign);
  }

  void settle(Seat known, Seat other, Sign sign) {
    const bool same = sign == Sign::nod;
    if (found_.friends.has(known)) {
      found_.asked |= Seats::of(other);
      same ? note_friend(other) : note_foe(other);
    } else if (found_.foes.has(known) && same) {
      found_.asked |= Seats::of(other);
      note_foe(other);
    }
  }

  // Where every covered card of the town's enemies has been found, the rest are of the town.
  void count_cards() {
    if (own_.side != Side::town) return;
    Seats unshown;
    for (Seat seat : found_.foes) {
      if (view_.table.shown[index(seat)] == Role::hidden) unshown |= Seats::of(seat);
    }
    int hidden = 0;
    for (unsigned role = 0; role < gorod::kRoles && hidden <= unshown.count(); ++role) {
      if (against_town(view_.plan.cards[role])) hidden += view_.table.covered[role];
    }
    if (unshown.count() < hidden) return;
    const Seats unknown = view_.table.in_play - found_.foes - found_.friends;
    for (Seat seat : unknown) note_friend(seat);
  }

  const Chair& chair_;
  const gorod::View& view_;
  const Card& own_;
  Reading& found_;
};

}  // namespace

Reading read(const Chair& chair) {
  Reading found;
  Reader{chair, found}.read();
  return found;
}

}  // namespace omerta::bots
