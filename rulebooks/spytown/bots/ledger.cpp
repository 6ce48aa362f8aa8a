// The public record, weighed: whoever voted for a mafioso is trusted, whoever spared one is not,
// the mafia's victims were probably on the right track, and some cards only a Policeman can play.
#include "rulebooks/spytown/bots/reading.h"

namespace omerta::bots {
namespace {

using spytown::Card;
using spytown::Cause;
using spytown::Phase;
using spytown::Token;
namespace fact = spytown::fact;
namespace number = spytown::number;

// How much a deed tells, in the same small coin everywhere.
struct Weights {
  int hit = 0;        // a vote for a mafioso
  int hit_last = 0;   // in the final ballot
  int spared = 0;     // a vote for somebody else while a mafioso was a suspect
  int wronged = 0;    // a vote for one of the Police
  int last_vote = 0;  // whom a victim of the mafia had voted for
  int chosen = 0;     // to have been chosen by the mafia, and saved
  int proved = 0;     // to have played a card that works for a Policeman only
};
constexpr Weights kLoyal{.hit = -3, .hit_last = -3, .spared = 2, .chosen = -6};
constexpr Weights kDetective{.hit = -6,
                             .hit_last = -5,
                             .spared = 6,
                             .wronged = 1,
                             .last_vote = 3,
                             .chosen = -15,
                             .proved = -15};

class Ledger {
 public:
  Ledger(const SpytownChair& chair, Level level, SpytownReading& reading)
      : chair_{chair}, reading_{reading}, weights_{level == Level::loyal ? kLoyal : kDetective} {
    last_vote_.fill(Seat::nobody);
    judge();
  }

  void weigh() {
    for (const Event& event : chair_.heard) hear(event);
    if (!reading_.police()) return;
    for (Seat seat : reading_.friends - chair_.view.seat) reading_.suspicion[index(seat)] -= 30;
    for (Seat seat : reading_.foes) reading_.suspicion[index(seat)] += 60;
  }

 private:
  // The Police judge by all they know; everybody else reckons as the table would.
  void judge() {
    const spytown::View& view = chair_.view;
    for (Seat seat : Seats::first(view.plan.setup.seats)) {
      const Token shown = view.table.shown[index(seat)];
      if (shown == Token::hidden) continue;
      (shown == Token::mafioso ? bad_ : good_) |= Seats::of(seat);
    }
    if (!reading_.police()) return;
    bad_ |= reading_.foes;
    good_ |= reading_.friends - bad_;
  }

  void hear(const Event& event) {
    switch (static_cast<number::Fact>(event.fact)) {
      case number::phase_opened: return phase(static_cast<Phase>(event.what));
      case number::suspects: suspects_ = event.seats; break;
      case number::ballot:
      case number::voted:
      case number::vote_moved: return ballot(event);
      case number::named: cause_ = static_cast<Cause>(event.what); break;
      case number::saved: return saved(event);
      case number::eliminated: return eliminated(event);
      case number::card_played: return card(event);
      default: break;
    }
  }

  void phase(Phase opened) {
    phase_ = opened;
    if (opened == Phase::preliminary_ballot) {
      reading_.heat = {};
      suspects_ = {};
    }
  }

  void add(Seat seat, int points) {
    if (index(seat) < kSeats) reading_.suspicion[index(seat)] += points;
  }

  void ballot(const Event& event) {
    if (index(event.whom) >= kSeats) return;
    last_vote_[index(event.who)] = event.whom;
    ++reading_.heat[index(event.whom)];
    if (reading_.friends.has(event.whom) && !reading_.friends.has(event.who)) {
      ++reading_.menace[index(event.who)];
    }
    const bool last = phase_ != Phase::preliminary_ballot;
    if (bad_.has(event.whom)) return add(event.who, last ? weights_.hit_last : weights_.hit);
    if (last && !((suspects_ & bad_) - event.who).empty()) add(event.who, weights_.spared);
    if (good_.has(event.whom)) add(event.who, weights_.wronged);
  }

  void saved(const Event& event) {
    if (cause_ == Cause::mafia) add(event.who, weights_.chosen);
  }

  // Whom the mafia takes was in somebody's way.
  void eliminated(const Event& event) {
    if (static_cast<Cause>(event.much) == Cause::mafia) {
      add(last_vote_[index(event.who)], weights_.last_vote);
    }
  }

  // SPY-CARD-7  These work for a Policeman's token only.
  void card(const Event& event) {
    const Card played = static_cast<Card>(event.what);
    const bool proof =
        spytown::usable(played, Token::policeman) && !spytown::usable(played, Token::mafioso);
    if (proof) add(event.who, weights_.proved);
  }

  const SpytownChair& chair_;
  SpytownReading& reading_;
  Weights weights_;
  Seats good_, bad_, suspects_;
  Phase phase_ = Phase::setup;
  Cause cause_ = Cause::none;
  std::array<Seat, kSeats> last_vote_{};
};

}  // namespace

void weigh_the_record(const SpytownChair& chair, Level level, SpytownReading& reading) {
  Ledger{chair, level, reading}.weigh();
}

}  // namespace omerta::bots
