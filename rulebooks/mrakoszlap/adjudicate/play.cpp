// Playing a written night.
#include "rulebooks/mrakoszlap/adjudicate/play.h"

#include <algorithm>
#include <bit>
#include <optional>

#include "chance/dice.h"
#include "engine/expect.h"
#include "engine/whole_game.h"
#include "rulebooks/mrakoszlap/adjudicate/faults.h"
#include "rulebooks/mrakoszlap/text/book.h"

namespace omerta::mrakoszlap::adjudicate {
namespace {

using mrakoszlap::card;
using mrakoszlap::CardId;
using mrakoszlap::Mrakoszlap;
using mrakoszlap::Phase;
using mrakoszlap::Row;
using mrakoszlap::Type;
using notation::Misread;
using What = NightOrder::What;
namespace ask = mrakoszlap::ask;
namespace fact = mrakoszlap::fact;

constexpr int kLongestNight = 10'000;  // answers; far more than any night has questions

const notation::Book& book() { return notation::mrakoszlap_book(); }

struct Pending {
  NightOrder order;
  std::size_t given = 0;  // how many of its targets
  bool asked = false;
};

class NightRun {
 public:
  NightRun(const WrittenNight& night, int number, int offset)
      : night_{night}, number_{number}, chronicle_{resume(night, number, offset)} {}

  Judged run() {
    living_ = chronicle_.game().standing().in_play;
    take_orders();
    take_draws();
    for (int i = 0; i < kLongestNight && !is_day(); ++i) step();
    expect(is_day());
    check_asked();
    judged_.night = number_;
    judged_.chronicle = chronicle_;
    return std::move(judged_);
  }

 private:
  static Chronicle resume(const WrittenNight& night, int number, int offset) {
    notation::FixtureText fixture = night.fixture;
    const notation::Where here = night.night;
    if (offset != 0) {
      fixture.marks.push_back({{"offset", here}, {{std::to_string(offset), here}}});
    }
    return book().resume(night.casting, fixture, {Hour::night, number});
  }

  const AnyGame& game() const { return chronicle_.game(); }
  const mrakoszlap::State& state() const { return WholeGame::state<Mrakoszlap>(game()); }
  bool is_day() const { return game().over() || state().table.phase > Phase::report; }

  // --- orders ---
  void take_orders() {
    for (const NightOrder& order : night_.orders) {
      if (order.card != CardId::none) take(order);
    }
    for (NightOrder order : night_.orders) {
      if (order.card != CardId::none) continue;
      order.card = only_card_of(order);
      take(order);
    }
    for (Pending& pending : pending_) {  // the mud of several lines, always in the same order
      auto& targets = pending.order.targets;
      if (pending.order.card == card(Type::jozin)) std::sort(targets.begin(), targets.end());
    }
  }

  void take(const NightOrder& order) {
    const Seat holder = state().truth.holder[mrakoszlap::index(order.card)];
    const bool dead = holder != Seat::nobody && !living_.has(holder);
    if (order.of_all && dead) return;
    if (order.seat != Seat::nobody && order.seat != holder) {
      throw Misread(order.where,
                    {"fault.night.not-in-hand", {{"card", notation::mrakoszlap_name(order.card)}}});
    }
    check_sock(order);
    for (Pending& other : pending_) {
      if (other.order.card != order.card || other.order.releases != order.releases) continue;
      const bool mud = order.card == card(Type::jozin) && order.what == What::names &&
                       other.order.what == What::names;
      if (!mud) {
        throw Misread(order.where, {"fault.night.order-twice",
                                    {{"card", notation::mrakoszlap_name(order.card)},
                                     {"line", std::to_string(other.order.where.line)}}});
      }
      auto& all = other.order.targets;
      all.insert(all.end(), order.targets.begin(), order.targets.end());
      return;
    }
    pending_.push_back({order});
  }

  // A plain yes and the first seat are the same answer, so they must not be mistaken.
  void check_sock(const NightOrder& order) const {
    if (order.card != card(Type::sock) || order.what == What::pass) return;
    const auto& setup = game().plan<Mrakoszlap>().setup;
    const bool own = setup.sock_targets == mrakoszlap::SockTargets::own_neighbours;
    if (own && order.what == What::names) {
      throw Misread(order.where, "fault.night.sock-throws");
    }
    if (!own && order.what == What::yes) {
      throw Misread(order.where, "fault.night.sock-names");
    }
  }

  // "E -> B": the one card for which E is called in this night and has no order yet.
  CardId only_card_of(const NightOrder& order) {
    std::vector<std::string> names;
    CardId found = CardId::none;
    for (const Told& told : calls()) {
      const auto id = static_cast<CardId>(told.event.what);
      if (told.event.who != order.seat || has_order(id)) continue;
      found = id;
      names.push_back(notation::mrakoszlap_name(id));
    }
    if (names.empty()) {
      throw Misread(order.where, "fault.night.no-further-card");
    }
    if (names.size() > 1) {
      throw Misread(order.where, {"fault.night.which-card", {{"options", OneOf{names}}}});
    }
    const Type type = mrakoszlap::type_of(found);
    const bool two = type == Type::mage || type == Type::sock || type == Type::blind_executioner;
    const bool yes = type == Type::gravedigger || type == Type::matrix;
    const std::size_t wanted = two ? 2 : 1;
    const bool fits = !yes && (order.targets.size() == wanted || type == Type::jozin);
    if (order.what == What::names && !fits) {
      throw Misread(order.where, {"fault.night.no-order-for", {{"card", names.front()}}});
    }
    return found;
  }

  bool has_order(CardId id) const {
    return std::any_of(pending_.begin(), pending_.end(), [&](const Pending& pending) {
      return pending.order.card == id && !pending.order.releases;
    });
  }

  // Who is called in this night if nobody does anything.
  std::vector<Told> calls() const {
    Chronicle quiet = chronicle_;
    const std::size_t before = quiet.told().size();
    for (int i = 0; i < kLongestNight; ++i) {
      if (quiet.game().over() || quiet.game().standing().hour != Hour::night) break;
      const auto command = book().by_convention(night_.casting, quiet.game());
      if (!command || quiet.play(*command) != Refusal::none) break;
    }
    std::vector<Told> found;
    for (std::size_t i = before; i < quiet.told().size(); ++i) {
      const Event& event = quiet.told()[i].event;
      const bool order =
          event.fact == fact::called && static_cast<CardId>(event.what) != card(Type::spyglass);
      if (order) found.push_back(quiet.told()[i]);
    }
    return found;
  }

  // --- chance ---
  void take_draws() {
    for (const DrawnOrder& drawn : night_.draws) {
      for (const DrawnOrder& other : draws_) {
        if (other.what != drawn.what) continue;
        throw Misread(drawn.where,
                      {"fault.night.drawn-already", {{"line", std::to_string(other.where.line)}}});
      }
      draws_.push_back(drawn);
    }
  }

  Choice drawn(const Prompt& house) {
    using Draw = DrawnOrder::What;
    const Row row = state().truth.row;
    const Draw what = row == Row::spyglass ? Draw::spyglass
                      : row == Row::sock   ? Draw::sock
                                           : Draw::bullets;
    for (DrawnOrder& each : draws_) {
      if (each.what != what) continue;
      if (each.numbers.empty()) {
        throw Misread(each.where, "fault.night.draw-all");
      }
      const Choice choice = Choice{1} << each.numbers.front();
      each.numbers.erase(each.numbers.begin());
      if ((house.offers & choice) == 0) {
        throw Misread(each.where, "fault.night.draw-once");
      }
      return choice;
    }
    const bool open = std::popcount(house.offers) > 1;
    if (open && std::find(judged_.open.begin(), judged_.open.end(), what) == judged_.open.end()) {
      judged_.open.push_back(what);
    }
    return night_.seed == 0 ? house.offers & (~house.offers + 1) : dice_.one_of(house.offers);
  }

  // --- questions ---
  void step() {
    const Prompt* house = game().prompt(0, Seat::nobody);
    if (house != nullptr && house->voices.has(Voice::chance)) {
      return play({.choice = drawn(*house), .ask = house->ask, .voice = Voice::chance});
    }
    if (skip()) return;
    for (Seat seat : game().awaited(0) & Seats::first(kSeats)) {
      if (answer(seat, *game().prompt(0, seat))) return;
    }
    const auto command = book().by_convention(night_.casting, game());
    if (command) play(*command);
  }

  void play(const Command& command) {
    if (chronicle_.play(command) != Refusal::none) {
      throw Misread(night_.night, "fault.night.unplayable");
    }
  }

  bool skip() {
    for (Pending& pending : pending_) {
      if (pending.order.what != What::skips || pending.asked) continue;
      const Seat holder = state().truth.holder[mrakoszlap::index(card(Type::time_lord))];
      const Prompt* open = holder == Seat::nobody ? nullptr : game().prompt(0, holder);
      if (open == nullptr || open->ask != ask::skip_night) return false;
      if (mrakoszlap::Hand{state().truth.used}.has(card(Type::time_lord))) return false;
      pending.asked = true;
      play({.choice = kYes, .seat = holder, .ask = ask::skip_night});
      return true;
    }
    return false;
  }

  // The written answer to an open question; false if nothing is written for it.
  bool answer(Seat seat, const Prompt& prompt) {
    if (prompt.ask == ask::prison_notice || prompt.ask == ask::spyglass_notice) return false;
    const bool release = prompt.ask == ask::release_bullet;
    const CardId id = release ? card(Type::matrix) : state().notes[index(seat)].called;
    for (Pending& pending : pending_) {
      if (pending.order.card == id && pending.order.releases == release) {
        return give(pending, seat, prompt);
      }
    }
    note_silence(id, seat, prompt);
    return false;
  }

  bool give(Pending& pending, Seat seat, const Prompt& prompt) {
    const NightOrder& order = pending.order;
    pending.asked = true;
    if (order.what == What::names && pending.given == order.targets.size()) {
      note_silence(order.card, seat, prompt);
      return false;  // no more mud; no more targets
    }
    const Seat target = order.what == What::names ? order.targets[pending.given++] : Seat::nobody;
    const Choice choice = order.what == What::pass  ? kPass
                          : order.what == What::yes ? kYes
                                                    : choice_of(target);
    const RefusedOrder refused{order, prompt.ask, target};
    const Command command{.choice = choice, .seat = seat, .ask = prompt.ask};
    if (!prompt.admits(choice) || chronicle_.play(command) != Refusal::none) {
      throw Misread(order.where, refused_because(refused, game(), night_.casting));
    }
    return true;
  }

  void note_silence(CardId id, Seat seat, const Prompt& prompt) {
    const mrakoszlap::Tonight& tonight = state().truth.tonight;
    if (prompt.ask == ask::release_bullet) {
      judged_.unnamed = static_cast<unsigned>(tonight.caught - tonight.released);
    } else if (prompt.pass == Pass::refused || prompt.ask == ask::mafia_aim) {
      judged_.unanswered.push_back({id, seat});
    }
  }

  // --- what was never asked for ---
  void check_asked() const {
    for (const Pending& pending : pending_) {
      const NightOrder& order = pending.order;
      const bool all = order.what != What::names || pending.given == order.targets.size();
      if (pending.asked && all) continue;
      throw Misread(order.where, unasked_because(order, game(), living_, night_.casting));
    }
    for (const DrawnOrder& drawn : draws_) {
      if (drawn.numbers.empty()) continue;
      throw Misread(drawn.where, "fault.night.not-drawn");
    }
  }

  const WrittenNight& night_;
  int number_;
  Chronicle chronicle_;
  Seats living_{};
  std::vector<Pending> pending_;
  std::vector<DrawnOrder> draws_;
  chance::Dice dice_{night_.seed, 0};
  Judged judged_{chronicle_, 0, {}, 0, {}};
};

// How it ends: with a mistake, or with these events.
struct Ending {
  std::optional<Misread> mistake;
  std::optional<Judged> judged;
};

Ending ending(const WrittenNight& night, int number, int offset) {
  try {
    return {{}, NightRun(night, number, offset).run()};
  } catch (const Misread& mistake) {
    return {mistake, {}};
  }
}

// The events of the night itself, without its number.
std::vector<Event> told_in(const Judged& judged) {
  std::vector<Event> events;
  for (const Told& told : judged.chronicle.told()) {
    const Fact what = told.event.fact;
    const bool begins = what == fact::nightfall;
    if (begins) events.clear();
    const bool numbered = begins || what == fact::report_opened || what == fact::phase_opened;
    if (what != fact::doctor_offset && !numbered) events.push_back(told.event);
  }
  return events;
}

bool differ(const Ending& a, const Ending& b) {
  if (a.mistake && b.mistake) {
    return a.mistake->place() != b.mistake->place() || a.mistake->reason() != b.mistake->reason();
  }
  if (a.mistake || b.mistake) return true;
  return told_in(*a.judged) != told_in(*b.judged);
}

}  // namespace

Judged judge(const WrittenNight& night) {
  const int offset = night.offsets.front();
  Ending first = ending(night, night.nights.front(), offset);
  for (int number : night.nights) {
    if (differ(first, ending(night, number, offset))) {
      throw Misread(night.night, "fault.night.write-number");
    }
  }
  for (int number : night.nights) {
    if (!differ(first, ending(night, number, night.offsets.back()))) continue;
    throw Misread(night.night,
                  {"fault.night.write-offset",
                   {{"first", night.offsets.front()}, {"second", night.offsets.back()}}});
  }
  if (first.mistake) throw Misread(*first.mistake);
  return std::move(*first.judged);
}

}  // namespace omerta::mrakoszlap::adjudicate
