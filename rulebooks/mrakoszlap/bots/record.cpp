// From facts to evidence.
#include "rulebooks/mrakoszlap/bots/record.h"

#include <cmath>

#include "minds/catch_up.h"

namespace omerta::bots {
namespace {

using mrakoszlap::Course;
using mrakoszlap::Phase;
using mrakoszlap::Power;
using mrakoszlap::Result;
using mrakoszlap::Show;
using mrakoszlap::Type;
namespace fact = mrakoszlap::fact;
namespace number = mrakoszlap::number;

using Record = std::span<const Event>;  // up to an event, itself included

constexpr double kMafiaByEvenNight = 0.3;  // of the bullets: the Mad Shooters fire, too
constexpr double kOwnBulletByEvenNight = 2;

bool is_public(const Event& event) {
  return static_cast<number::Fact>(event.fact) <= number::revealed;
}

// One bullet as the report has read it so far.
struct Flight {
  int turned = 0;
  bool redirected = false;  // by more than Mirrors
};

Flight flight_of(Record record) {
  Flight flight;
  for (std::size_t i = record.size(); i-- > 0 && record[i].fact != fact::bullet;) {
    if (record[i].fact != fact::course) continue;
    const auto course = static_cast<Course>(record[i].what);
    if (course == Course::turned) ++flight.turned;
    flight.redirected = flight.redirected || course == Course::pulled || course == Course::passed ||
                        course == Course::split || course == Course::fragment;
  }
  return flight;
}

Seats slimed_tonight(Record record) {
  Seats slimed;
  for (std::size_t i = record.size(); i-- > 0 && record[i].fact != fact::report_opened;) {
    if (record[i].fact == fact::slimed) slimed |= Seats::of(record[i].who);
  }
  return slimed;
}

// MRK-SHOOTER-1, MRK-SNIPER-2, MRK-MATRIX-4  On odd nights only the Mafia's bullets are turned
// back, and nearly all are the Mafia's.
bool is_mafias(const minds::PublicMind& mind, const mrakoszlap::Plan& plan) {
  return mind.round % 2 == 1 || !plan.deck.has(Type::mad_shooter);
}

void is_certain(minds::PublicMind& mind, Seat seat, Seats in) {
  mind.sides(seat, in);
  mind.moment();
}

// MRK-MAFIAN-3  A bullet that came straight back has found whoever fired it.
void death(minds::PublicMind& mind, const mrakoszlap::Plan& plan, Seat dead, const Flight& flight) {
  if (flight.redirected) return;
  const bool mafias = is_mafias(mind, plan);
  if (flight.turned % 2 == 0) return mind.attacked(dead, mafias ? 1 : kMafiaByEvenNight);
  if (!mafias) return mind.betrays(dead, std::log(kOwnBulletByEvenNight));
  is_certain(mind, dead, Seats::of(dead));
}

// MRK-SLIME-2, MRK-REPORT-2  A direct bullet slid off somebody: who was slimed is read out.
void slid_off(minds::PublicMind& mind, const mrakoszlap::Plan& plan, Record record) {
  const Seats slimed = slimed_tonight(record) & mind.in_play();
  if (slimed.count() != 1 || flight_of(record).turned != 0) return;
  mind.attacked(*slimed, is_mafias(mind, plan) ? 1 : kMafiaByEvenNight);
}

void course(minds::PublicMind& mind, const mrakoszlap::Plan& plan, Record record) {
  const Event& event = record.back();
  const auto course = static_cast<Course>(event.what);
  if (course == Course::dies) return death(mind, plan, event.who, flight_of(record));
  if (course == Course::slid_off) slid_off(mind, plan, record);
}

void phase(minds::PublicMind& mind, Phase opened) {
  mind.gives_floor(Seat::nobody, Seat::nobody);
  if (opened == Phase::accusations) mind.day_begins();
  if (opened == Phase::accusations || opened == Phase::ballot) mind.lot_is_drawn();
  mind.moment();
}

void accused(minds::PublicMind& mind, const Event& event) {
  mind.chooses({event.who, event.whom, mind.round, talk::Ground::nominated},
               mind.in_play() - mind.standing, mind.row().nominations);
  mind.standing |= Seats::of(event.whom);
}

// MRK-BALLOT-1  The hands that are up when a show is closed; of somebody alone those against him,
// too, though they were raised in a show of their own (MRK-BALLOT-4).
struct Hands {
  Seats in_favour{};
  Seats against{};
};
Hands hands_of(Record record, Seat accused) {
  Hands hands;
  Seats seen;
  for (std::size_t i = record.size(); i-- > 0;) {
    const Event& event = record[i];
    if (event.fact == fact::phase_opened || event.fact == fact::tied) break;
    if (event.fact != fact::hand || event.whom != accused || seen.has(event.who)) continue;
    seen |= Seats::of(event.who);
    const auto side = static_cast<Show>(event.what);
    if (side == Show::in_favour) hands.in_favour |= Seats::of(event.who);
    if (side == Show::against) hands.against |= Seats::of(event.who);
  }
  return hands;
}

void show_closed(minds::PublicMind& mind, Record record) {
  const Seat accused = record.back().who;
  const Hands hands = hands_of(record, accused);
  const bool alone = mind.standing.count() == 1;
  for (Seat who : hands.in_favour) {
    const minds::Deed deed{who, accused, mind.round, talk::Ground::ballot};
    alone ? mind.decides(deed, accused, mind.row().ballots)
          : mind.chooses(deed, mind.standing, mind.row().ballots);
  }
  if (!alone) return;
  for (Seat who : hands.against) {
    mind.decides({.who = who, .round = mind.round}, accused, mind.row().ballots);
  }
}

void leaves(minds::PublicMind& mind, Seat seat) {
  mind.leaves(Seats::of(seat));
  mind.standing -= Seats::of(seat);
}

void hear(minds::PublicMind& mind, const mrakoszlap::Plan& plan, Record record) {
  const Event& event = record.back();
  switch (static_cast<number::Fact>(event.fact)) {
    case number::nightfall:
      mind.round = event.much;
      mind.standing = {};
      return mind.moment();
    case number::phase_opened: return phase(mind, static_cast<Phase>(event.what));
    case number::course: return course(mind, plan, record);
    case number::died: return leaves(mind, event.who);
    case number::faction_shown:
      return is_certain(
          mind, event.who,
          static_cast<Result>(event.what) == Result::mafia ? Seats::of(event.who) : Seats{});
    case number::card_shown:
      if (static_cast<mrakoszlap::CardId>(event.what) == card(Type::spyglass)) {
        mind.shows(event.who, {}, minds::Card::in_a_hand);
      }
      return;
    case number::accused: return accused(mind, event);
    case number::floor: return mind.gives_floor(event.who, event.who);   // MRK-DEFEND-1
    case number::proxy: return mind.gives_floor(event.whom, event.who);  // MRK-DEFEND-2
    case number::tied:
      mind.standing = event.seats;
      mind.lot_is_drawn();
      return mind.moment();
    case number::show_closed: return show_closed(mind, record);
    case number::power_used:
      if (static_cast<Power>(event.what) == Power::anarchist) {
        mind.turns_on(event.who, event.whom, mind.in_play(), mind.row().nominations);
      }
      return;
    default: return;
  }
}

}  // namespace

minds::Known dealt(const mrakoszlap::Plan& plan) {
  const Seats all = Seats::first(plan.setup.seats);
  minds::Known known{
      .seats = plan.setup.seats, .clan = plan.deck.count(Type::mafian), .still = all};
  if (plan.deck.has(Type::spyglass)) known.card = minds::Card::in_a_hand;
  return known;
}

minds::Tongue mrakoszlap_tongue() {
  return {.holder = static_cast<std::uint8_t>(Type::spyglass),
          .ask = mrakoszlap::ask::spyglass_notice,
          .theirs = static_cast<std::uint8_t>(mrakoszlap::Sight::awake),
          .ours = static_cast<std::uint8_t>(mrakoszlap::Sight::nobody),
          .tells = minds::Tells::who_was_seen,
          .nights = {.first = 2, .every = 3},  // MRK-SPYGLASS-1
          .enemy = static_cast<std::uint8_t>(Type::mafian)};
}

minds::Followed& public_mind(const mrakoszlap::Plan& plan, const minds::Reads& reads,
                             std::span<const Event> heard, std::span<const talk::Said> said,
                             minds::Memory* memory, std::unique_ptr<minds::Followed>& own) {
  const std::span<const Event> all = memory != nullptr ? memory->told : heard;
  const auto hears = [&](minds::PublicMind& mind, const Event& event) {
    hear(mind, plan, all.first(static_cast<std::size_t>(&event - all.data()) + 1));
  };
  minds::Followed& kept = minds::kept(memory, reads.level, own);
  if (!kept.has_begun()) kept.begin(dealt(plan), reads.row);
  minds::catch_up(kept, mrakoszlap_tongue(), {heard, said, memory}, is_public, hears);
  return kept;
}

}  // namespace omerta::bots
