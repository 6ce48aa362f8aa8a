// Reading one night out of the events.
#include "rulebooks/mrakoszlap/night/log.h"

#include <algorithm>
#include <array>
#include <map>

#include "rulebooks/mrakoszlap/rules/steps.h"

namespace omerta::mrakoszlap::night {
namespace {

using mrakoszlap::card;
using mrakoszlap::CardId;
using mrakoszlap::Course;
using mrakoszlap::Mrakoszlap;
using mrakoszlap::Type;
namespace ask = mrakoszlap::ask;
namespace fact = mrakoszlap::fact;

class NightReader {
 public:
  NightReader(const notation::Casting& casting, int night)
      : plan_{casting.game->plan<Mrakoszlap>()}, wanted_{night} {
    holder_.fill(Seat::nobody);
    called_.fill(CardId::none);
    log_.number = night;
    log_.seats = Seats::first(static_cast<int>(casting.names.seats.size()));
  }

  std::optional<NightLog> read(const std::vector<Told>& told) {
    for (std::size_t i = 0; i < told.size(); ++i) {
      if (told[i].to.is_everyone()) Mrakoszlap::learn(plan_, table_, told[i].event);
      take(told[i].event, static_cast<EventId>(i + 1));
    }
    if (!fallen_) return {};
    for (Passage& tunnel : log_.tunnels) {  // MRK-ATHEIST-1
      if (holder_[index(card(Type::atheist))] == tunnel.to) {
        tunnel.state = Passage::State::void_at_atheist;
      }
    }
    return std::move(log_);
  }

 private:
  void take(const Event& event, EventId id) {
    if (event.fact == fact::card_dealt) holder_[event.what] = event.who;
    if (event.fact == fact::nightfall) nightfall(event);
    const bool permanent =
        plan_.setup.magnet_duration == mrakoszlap::MagnetDuration::permanent && !over_;
    const bool pull = event.fact == fact::ordered && static_cast<Ask>(event.what) == ask::magnetise;
    if (pull && permanent) log_.magnetised |= Seats::of(event.whom);
    if (!tonight_) return;
    if (event.fact == fact::report_opened) return dawn(event);
    if (event.fact == fact::called) called_[index(event.who)] = static_cast<CardId>(event.what);
    if (event.fact == fact::ordered) order(event, id);
    if (event.fact == fact::mud && event.what != 0) log_.muddied |= Seats::of(event.who);
    if (event.fact == fact::mafia_silent) keep_silent();
    if (event.fact == fact::flight) step(event, id);
  }

  void nightfall(const Event& event) {
    tonight_ = event.much == wanted_;
    if (!tonight_) return;
    fallen_ = true;
    log_.living = table_.in_play;
  }

  void dawn(const Event& event) {
    tonight_ = false;
    over_ = true;
    log_.state = event.what == 1 ? NightLog::State::skipped : NightLog::State::resolved;
  }

  // MRK-MAFIAN-2
  void keep_silent() {
    const bool aimed = std::any_of(
        log_.orders.begin(), log_.orders.end(),
        [](const Ordered& order) { return mrakoszlap::type_of(order.card) == Type::mafian; });
    log_.mafia = aimed ? NightLog::Mafia::disagreed : NightLog::Mafia::aimless;
  }

  // --- orders -----------------------------------------------------------------------------------
  void order(const Event& event, EventId event_id) {
    const Ask what{event.what};
    const CardId id = called_[index(event.who)];
    const bool second =
        what == ask::tunnel_exit || what == ask::sock_neighbour || what == ask::substitute_second;
    if (second && !log_.orders.empty()) log_.orders.back().second = event.whom;
    if (what == ask::tunnel_exit) dig(id, event.whom);
    if (second || what == ask::release_bullet) return;
    orders_[event_id] = static_cast<int>(log_.orders.size());
    log_.orders.push_back({id, event.who, event.whom, Seat::nobody});
    if (what == ask::magnetise) log_.magnetised |= Seats::of(event.whom);
    if (what == ask::apply_slime) log_.slimed |= Seats::of(event.whom);
    if (what == ask::throw_sand) log_.sanded = event.whom;
    if (what == ask::heal) log_.charged = event.whom;
    if (what == ask::jail) log_.jailed = event.whom;
    if (what == ask::enter_matrix) log_.matrix = event.who;
  }

  // MRK-MAGE-2  Tunnels that share both ends are one connection.
  void dig(CardId mage, Seat exit) {
    const Seat from = log_.orders.back().whom;
    for (Passage& tunnel : log_.tunnels) {
      if (tunnel.from == from && tunnel.to == exit) return tunnel.mages.push_back(mage);
    }
    log_.tunnels.push_back({{mage}, from, exit, Passage::State::open});
  }

  // --- bullets ----------------------------------------------------------------------------------
  void step(const Event& event, EventId id) {
    const auto course = static_cast<Course>(event.what);
    if (course == Course::dies) log_.fallen |= Seats::of(event.who);
    if (course == Course::caught) ++log_.caught;  // of whatever becomes of them (MRK-MATRIX-5)
    if (is_gain(course)) {
      log_.gains.push_back({event.who, card_of(course), mrakoszlap::type_part(event.much),
                            mrakoszlap::number_part(event.much), event.by});
      return;
    }
    Leg leg{course, event.who, event.whom, event.much, event.by, "", number(steps_, event.cause)};
    if (course == Course::pulled) log_.magnetised |= Seats::of(event.who);
    if (mrakoszlap::is_smell(event)) {
      leg.after = -1;  // the smell spreads from one place
      return log_.smell.push_back(leg);
    }
    if (course == Course::fired) {
      log_.bullets.push_back(
          {mrakoszlap::sender_of(event), event.whom, event.who, {}, number(orders_, event.cause)});
    }
    const std::string parent =
        course == Course::fired ? std::to_string(log_.bullets.size()) : parts_[event.cause];
    leg.part = course == Course::fragment ? parent + "." + std::to_string(event.much) : parent;
    parts_[id] = leg.part;
    steps_[id] = static_cast<int>(log_.bullets.back().legs.size());
    log_.bullets.back().legs.push_back(leg);
  }

  // Which of a list an event was; -1 if none.
  static int number(const std::map<EventId, int>& of, EventId event) {
    const auto found = of.find(event);
    return found == of.end() ? -1 : found->second;
  }

  const mrakoszlap::Plan& plan_;
  int wanted_;
  NightLog log_;
  mrakoszlap::Table table_{};
  bool fallen_ = false;
  bool tonight_ = false;
  bool over_ = false;
  std::array<Seat, mrakoszlap::kDeck> holder_{};
  std::array<CardId, kSeats + 1> called_{};
  std::map<EventId, std::string> parts_;
  std::map<EventId, int> steps_;   // of its bullet
  std::map<EventId, int> orders_;  // of the night
};

}  // namespace

bool is_move(const Leg& leg) {
  return leg.course == Course::fired || leg.course == Course::pulled ||
         leg.course == Course::passed || leg.course == Course::turned;
}

Seat start_of(const Leg& leg) { return leg.course == Course::turned ? leg.at : leg.other; }
Seat end_of(const Leg& leg) { return leg.course == Course::turned ? leg.other : leg.at; }

std::string_view silence_of(NightLog::Mafia mafia) {
  return mafia == NightLog::Mafia::aimless ? "cli.trace.aimless" : "cli.trace.disagreed";
}

std::optional<NightLog> night_log(const notation::Casting& casting, const std::vector<Told>& told,
                                  int night) {
  return NightReader(casting, night).read(told);
}

int last_night(const std::vector<Told>& told) {
  int night = 0;
  for (const Told& each : told) {
    if (each.event.fact == fact::report_opened) night = each.event.much;
  }
  return night;
}

}  // namespace omerta::mrakoszlap::night
