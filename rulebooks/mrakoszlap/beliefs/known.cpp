// Clause by clause, what a seat was told leaves of the deals. Whatever depends on what people chose
// leaves all of them; only that a bullet has flown, and whom it came back to, is no choice.
#include "rulebooks/mrakoszlap/beliefs/known.h"

#include "rulebooks/mrakoszlap/beliefs/kinds.h"

namespace omerta::mrakoszlap {
namespace {

struct Night {
  Seats awake{};  // whom the seat's own Spyglass has seen
  bool watches = false;
  bool treats = false;         // its own Doctor was woken
  Seat jailed = Seat::nobody;  // by its own Jailer
  int mafians_called = 0;      // aloud
  int spyglass_called = 0;     // likewise
};

struct Flight {  // one bullet as the report has read it so far
  int turned = 0;
  bool redirected = false;  // by more than Mirrors
};

class Knowing {
 public:
  Knowing(const Plan& plan, Seat seat) : plan_{plan}, seat_{seat} {
    dealing_.seats = plan.setup.seats;
    dealing_.decks.push_back(hands(plan));
    going_on_ = Seats::first(plan.setup.seats);
  }

  void hear(const Event& event) {
    if (event.fact != fact::card_shown) lie_open();
    Mrakoszlap::learn(plan_, table_, event);
    switch (static_cast<number::Fact>(event.fact)) {
      case number::doctor_offset: offset_ = event.much; break;
      case number::mafia_meets: met(event.seats); break;
      case number::nightfall:
        tonight_ = {};
        goes_on();
        break;
      case number::phase_opened:
        if (static_cast<Phase>(event.what) >= Phase::day_open) goes_on();
        break;
      case number::card_called: called_aloud(static_cast<CardId>(event.what)); break;
      case number::called:
      case number::imprisoned: woken(event); break;
      case number::ordered:
        if (static_cast<Ask>(event.what) == ask::jail) tonight_.jailed = event.whom;
        break;
      case number::seen_awake: tonight_.awake |= Seats::of(event.whom); break;
      case number::report_opened:
        if (event.what == 0) night_is_over();
        break;
      case number::bullet: bullet_ = {}; break;
      case number::course: course(event); break;
      default: shown(event); break;
    }
  }

  beliefs::Knowledge knowledge() {
    // MRK-WIN-1  Both sides have somebody who lives.
    dealing_.limit({going_on_, kMafians, beliefs::at_least(1)});
    dealing_.limit({going_on_, kCitizens, beliefs::at_least(1)});
    const bool looked_for = plan_.deck.has(Type::spyglass);
    return {std::move(dealing_), kMafians, {}, looked_for ? kSpyglass : beliefs::Kinds{}};
  }

 private:
  // Cards that were dealt to him: those of the seat itself, or turned up before everybody's eyes.
  void shown(const Event& event) {
    switch (static_cast<number::Fact>(event.fact)) {
      case number::card_dealt:  // MRK-DEAL-14
      case number::revealed: seen(event.who, static_cast<CardId>(event.what)); break;
      case number::skipped: seen(event.who, card(Type::time_lord)); break;
      case number::power_used: {  // MRK-DAY-1
        seen(event.who, card(type_of(static_cast<Power>(event.what))));
        break;
      }
      case number::volley: seen(event.who, card(Type::mass_murderer)); break;
      case number::saved_by_day: saved(event); break;
      case number::faction_shown: faction(event); break;
      case number::card_shown:  // MRK-DEATH-3; a Mirror with a number was gained
        if (event.much == 0) seen(event.who, static_cast<CardId>(event.what));
        break;
      default: break;
    }
  }

  // MRK-DEAL-1, -2, -9  A hand that is seen as a whole holds nothing else.
  void seen(Seat seat, CardId id) {
    Hand& hand = hands_[index(seat)];
    hand |= Hand::of(id);
    const Held what = held(hand);
    const bool whole = hand.count() == plan_.each;
    if (what != Held::neither || whole) dealing_.only(seat, beliefs::Kinds::of(index(what)));
  }

  // MRK-DAYDEF-3, MRK-DECK-7  What was gained was not dealt.
  void saved(const Event& event) {
    const auto type = static_cast<Type>(event.what);
    if (event.much <= kCopies[index(type)]) seen(event.who, card(type, event.much));
  }

  // MRK-DEATH-3
  void faction(const Event& event) {
    const bool mafian = static_cast<Result>(event.what) == Result::mafia;
    dealing_.only(event.who, mafian ? kMafians : kCitizens);
    if (plan_.setup.reveal_on_death == RevealOnDeath::cards) lies_open_ = event.who;
  }

  // MRK-DEATH-3 (`cards`)  All are shown that were not spent, and a Spyglass never is.
  void lie_open() {
    if (lies_open_ == Seat::nobody) return;
    const bool spyglass = hands_[index(lies_open_)].has(Type::spyglass);
    dealing_.only(lies_open_, spyglass ? kSpyglass : beliefs::Kinds::all() - kSpyglass);
    lies_open_ = Seat::nobody;
  }

  // MRK-MEET-1, -2
  void met(Seats mafia) {
    dealing_.only(mafia, kMafians);
    dealing_.only(Seats::first(dealing_.seats) - mafia, kCitizens);
  }

  // MRK-CALL-2, -7
  void called_aloud(CardId id) {
    if (type_of(id) == Type::mafian) ++tonight_.mafians_called;
    if (type_of(id) == Type::spyglass) ++tonight_.spyglass_called;
  }

  void woken(const Event& event) {
    const auto id = static_cast<CardId>(event.what);
    tonight_.treats = tonight_.treats || id == card(Type::doctor);
    const bool free = event.fact == fact::called;  // MRK-SPYGLASS-2
    tonight_.watches = tonight_.watches || (free && id == card(Type::spyglass));
  }

  // Nobody's death has been read yet: all who were called are in play.
  void night_is_over() {
    if (tonight_.watches) watched();
    if (table_.in_play.has(seat_) && hands_[index(seat_)].has(Type::doctor)) treated();
    if (plan_.setup.night_calls == NightCalls::spoken) listened();
  }

  // MRK-CALL-2, MRK-SPYGLASS-2  Every living Mafian is woken every night; where prisoners are not
  // listed, in nights without any.
  void watched() {
    const bool may_jail = table_.round % 2 == 0 && plan_.deck.has(Type::jailer);
    if (may_jail && plan_.setup.spyglass_jailed == SpyglassJailed::not_listed) return;
    dealing_.only(table_.in_play - tonight_.awake, kCitizens);
  }

  // MRK-DOCTOR-4  Not woken among Mafians alone, but on nights of his own (MRK-DOCTOR-3).
  void treated() {
    const int since = table_.round - offset_;
    if (offset_ == 0 || (since >= 0 && since % 3 == 0)) return;
    const Seats others = table_.in_play - seat_;
    if (tonight_.treats) {
      dealing_.limit({others, kCitizens, beliefs::at_least(1)});
    } else {
      dealing_.only(others, kMafians);
    }
  }

  // MRK-CALL-7 (`spoken`)  Exactly those are called whose holder lives.
  void listened() {
    dealing_.limit({table_.in_play, kMafians, beliefs::exactly(tonight_.mafians_called)});
    if (table_.round % 3 != 2) return;  // MRK-SPYGLASS-1
    dealing_.limit({table_.in_play, kSpyglass, beliefs::exactly(tonight_.spyglass_called)});
  }

  void course(const Event& event) {
    switch (static_cast<Course>(event.what)) {
      case Course::pulled:
      case Course::passed:
      case Course::split:
      case Course::fragment: bullet_.redirected = true; break;
      case Course::turned:
        ++bullet_.turned;
        if (mafia_alone_is_turned()) mafia_has_fired();
        break;
      case Course::al_capone: mafia_has_fired(); break;  // MRK-CAPONE-1
      case Course::dies: dies(event.who); break;
      default: break;
    }
  }

  // MRK-SHOOTER-1, MRK-SNIPER-2, MRK-MIRROR-1  The Mad Shooters fire on even nights, and nobody
  // else's bullet is turned.
  bool mafia_alone_is_turned() const {
    return table_.round % 2 == 1 || !plan_.deck.has(Type::mad_shooter);
  }

  // MRK-JAILER-4, MRK-MAFIAN-2
  void mafia_has_fired() {
    if (tonight_.jailed != Seat::nobody) dealing_.only(tonight_.jailed, kCitizens);
  }

  // MRK-BULLET-4, MRK-MAFIAN-3  It came straight back, and has killed whoever fired it.
  void dies(Seat seat) {
    const bool came_back = !bullet_.redirected && bullet_.turned % 2 == 1;
    if (came_back && mafia_alone_is_turned()) dealing_.only(seat, kMafians);
  }

  // MRK-WIN-2, -3  The conditions have just been looked at, and the game goes on.
  void goes_on() { going_on_ = table_.in_play; }

  const Plan& plan_;
  Seat seat_;
  Table table_{};
  Night tonight_;
  Flight bullet_;
  std::array<Hand, kPlayers> hands_{};  // as far as they have been seen
  Seat lies_open_ = Seat::nobody;       // whose cards are being shown
  Seats going_on_{};                    // who was in play when it was last found to go on
  int offset_ = 0;
  beliefs::Dealing dealing_;
};

}  // namespace

beliefs::Deck hands(const Plan& plan) {
  beliefs::Deck deck{};
  const int mafians = plan.deck.count(Type::mafian);
  const int spyglasses = plan.deck.count(Type::spyglass);
  deck[index(Held::mafian)] = static_cast<std::uint8_t>(mafians);
  deck[index(Held::spyglass)] = static_cast<std::uint8_t>(spyglasses);
  deck[index(Held::neither)] = static_cast<std::uint8_t>(plan.setup.seats - mafians - spyglasses);
  return deck;
}

beliefs::Knowledge known(const Plan& plan, Seat seat, std::span<const Event> heard) {
  Knowing knowing{plan, seat};
  for (const Event& event : heard) knowing.hear(event);
  return knowing.knowledge();
}

}  // namespace omerta::mrakoszlap
