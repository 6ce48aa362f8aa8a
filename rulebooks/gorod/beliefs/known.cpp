// Clause by clause, what a seat was told leaves of the deals. Whatever depends on what people chose
// leaves all of them.
#include "rulebooks/gorod/beliefs/known.h"

#include "rulebooks/gorod/rules/cards.h"
#include "rulebooks/gorod/rules/clauses.h"

namespace omerta::gorod {
namespace {

using beliefs::Counts;
using beliefs::Kinds;

class Knowing {
 public:
  Knowing(const Plan& plan, Seat seat) : plan_{plan}, seat_{seat} {
    dealing_.seats = plan.setup.seats;
    table_.in_play = Seats::first(plan.setup.seats);
    // GOR-DECK-14
    beliefs::Deck deck{};
    for (unsigned role = 0; role < kRoles; ++role) deck[role] = plan.setup.deck[role];
    dealing_.decks.push_back(deck);
  }

  void hear(const Event& event) {
    Gorod::learn(plan_, table_, event);
    switch (static_cast<number::Fact>(event.fact)) {
      case number::card_dealt:  // GOR-DEAL-2
        own_ = static_cast<Role>(event.what);
        dealing_.only(seat_, Kinds::of(event.what));
        break;
      case number::eliminated:  // GOR-VOTE-7
      case number::card_shown:  // GOR-WIN-11
        dealing_.only(event.who, Kinds::of(event.what));
        break;
      case number::group_awake: awake(event.seats); break;
      case number::sleepwalker_exposed:  // GOR-SLEEPWALKER-5
        dealing_.only(event.who, cards([&](const Card& card) { return card.decoy != Clan::none; }));
        break;
      case number::answer: answer(event); break;
      case number::day_opened: goes_on(); break;
      case number::night_fell:
        if (event.much > 1) goes_on();
        break;
      default: break;
    }
  }

  beliefs::Knowledge knowledge() {
    const Kinds clan = cards(
        [](const Card& card) { return card.side == Side::mafia || card.side == Side::yakuza; });
    // GOR-LAWYER-2
    const Kinds loners = cards(
        [](const Card& card) { return card.side == Side::mafia && card.member == Member::no; });
    Kinds holder;
    if (plan_.setup.deck[index(Role::commissioner)] == 1) {
      holder = Kinds::of(index(Role::commissioner));
    }
    return {std::move(dealing_), clan, loners, holder};
  }

 private:
  template <class Is>
  Kinds cards(Is is) const {
    return beliefs::kinds_that(kRoles, [&](unsigned role) { return is(plan_.cards[role]); });
  }

  // GOR-FIRST-2, -3, -5, GOR-SLEEPWALKER-2  All who wake with this clan are awake, and nobody else.
  void awake(Seats group) {
    const Clan clan = plan_.card(own_).wakes_with;
    const Kinds wake = cards([&](const Card& card) { return card.wakes_with == clan; });
    dealing_.only(group, wake);
    dealing_.only(table_.in_play - group, Kinds::all() - wake);
  }

  void answer(const Event& event) {
    const auto sign = static_cast<Sign>(event.what);
    if (event.by == clause::gor_commissioner_2) return check(*event.seats, sign);
    if (event.by == clause::gor_journalist_1) return compare(event.seats, sign);
    if (sign == Sign::number) return count(event.seats, event.much);
    search(*event.seats, sign);
  }

  // What clouds the answer to this asker has not been the case (GOR-HOUSE-5).
  Kinds clear() const {
    return cards([&](const Card& card) { return seen_by(own_, card) != Seen::unclear; });
  }

  // GOR-COMMISSIONER-2, GOR-LAWYER-3, -4, GOR-YAKUZA-3  The other signs do not tell what he is.
  void check(Seat seat, Sign sign) {
    const auto seen = [&](Seen as) {
      dealing_.only(seat, cards([&](const Card& card) { return seen_by(own_, card) == as; }));
    };
    if (sign == Sign::nod) seen(Seen::mafia);
    if (sign == Sign::shake) seen(Seen::town);
    if (sign == Sign::twirl) seen(Seen::maniac);
  }

  // GOR-DON-2, GOR-HOUSE-3 (ASK-ROLE)  Of several such questions it is not told which it was.
  void search(Seat seat, Sign sign) {
    if (sign != Sign::nod && sign != Sign::shake) return;
    Kinds some;
    Kinds every = Kinds::all();
    const Card& card = plan_.card(own_);
    for (unsigned k = 0; k < card.acts; ++k) {
      if (!card.act[k].does.has(Block::ask_role)) continue;
      some |= Kinds{card.act[k].asks.bits};
      every = every & Kinds{card.act[k].asks.bits};
    }
    dealing_.only(seat, clear() & (sign == Sign::nod ? some : Kinds::all() - every));
  }

  // GOR-HOUSE-3 (COUNT)
  void count(Seats seats, int mafia) {
    dealing_.only(seats, clear());
    const Kinds meant = cards([&](const Card& card) { return seen_by(own_, card) == Seen::mafia; });
    dealing_.limit({seats, meant, beliefs::exactly(mafia)});
  }

  // GOR-JOURNALIST-1, -2, GOR-LAWYER-4  Of every side both or neither, or not both; who plays alone
  // is a side of his own.
  void compare(Seats two, Sign sign) {
    if (sign != Sign::nod && sign != Sign::shake) return;
    dealing_.only(two, clear());
    const bool same = sign == Sign::nod;
    for (Side side : {Side::town, Side::mafia, Side::yakuza}) {
      const Kinds of = cards([&](const Card& card) { return side_to(own_, card) == side; });
      const Counts both = beliefs::exactly(2);
      dealing_.limit({two, of, same ? both | beliefs::exactly(0) : beliefs::at_most(1)});
    }
    const Kinds alone = cards([&](const Card& card) { return side_to(own_, card) == Side::alone; });
    if (same) dealing_.only(two, Kinds::all() - alone);
  }

  // GOR-WIN-1  The conditions have just been looked at, and the game goes on.
  void goes_on() {
    const Seats in_play = table_.in_play;
    const int heads = in_play.count();
    // GOR-WIN-2, -4  Somebody is left whom the town must see out.
    const bool maniac = plan_.setup.town_must_remove_maniac == TownMustRemoveManiac::yes;
    Kinds must = cards([](const Card& card) {
      return card.tally != Tally::other || card.must_fall == MustFall::yes;
    });
    if (maniac) must |= Kinds::of(index(Role::maniac));
    dealing_.limit({in_play, must, beliefs::at_least(1)});
    // GOR-WIN-3, -6  No clan is as many as all others. (Where two clans play, `new` asks besides
    // that the rival be gone, which leaves every number possible.)
    const bool two = plan_.second_clan != 0;
    if (two && plan_.setup.edition == Edition::newer) return;
    for (Tally tally : {Tally::mafia, Tally::yakuza}) {
      const Kinds clan = cards([&](const Card& card) { return card.tally == tally; });
      if (!clan.empty()) dealing_.limit({in_play, clan, beliefs::at_most((heads - 1) / 2)});
    }
  }

  const Plan& plan_;
  Seat seat_;
  Table table_{};
  Role own_ = Role::hidden;
  beliefs::Dealing dealing_;
};

}  // namespace

beliefs::Knowledge known(const Plan& plan, Seat seat, std::span<const Event> heard) {
  Knowing knowing{plan, seat};
  for (const Event& event : heard) knowing.hear(event);
  return knowing.knowledge();
}

}  // namespace omerta::gorod
