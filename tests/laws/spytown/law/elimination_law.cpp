// SPY-OUT-5 written down once more, as an expectation of what is told next.
#include <utility>

#include "tests/laws/spytown/story.h"

namespace omerta::spytown::laws {
namespace {

constexpr int kLargeGameFrom = 21;  // SPY-LARGE-1

Ask question_of(Window window) {
  switch (window) {
    case Window::vest: return ask::vest;
    case Window::bandage: return ask::bandage;
    default: return ask::last_shot;
  }
}

}  // namespace

EliminationLaw::EliminationLaw(const Plan& plan) : plan_{plan} {
  in_game_ = Seats::first(plan.setup.seats);
  for (unsigned i = 0; i < static_cast<unsigned>(Card::neutral); ++i) {
    if (plan.setup.cards[i] > 0) unseen_ = unseen_ | static_cast<Card>(i);
  }
}

// SPY-VEST-2  One option for both cards and all kinds of shots.  SPY-BANDAGE-2  Another lets the
// Bandage stop what is otherwise at once.
bool EliminationLaw::savable(Cause cause, Card card) const {
  const Setup& setup = plan_.setup;
  if (cause == Cause::mafia || cause == Cause::ballot) return true;
  if (cause == Cause::agent_exposed || cause == Cause::wrong_phase) {
    return card == Card::bandage && setup.bandage_any_cause == Allowed::yes;
  }
  if (setup.shots_stoppable == ShotsStoppable::by_edition) return setup.edition == Edition::sk;
  return setup.shots_stoppable == ShotsStoppable::yes;
}

// SPY-LARGE-2, SPY-KIDS-3, -6
bool EliminationLaw::has_right(Cause cause) const {
  const bool victim = cause == Cause::mafia || cause == Cause::ballot;
  if (plan_.setup.kids_last_shot == Switch::on) {
    const bool chain = plan_.setup.kids_last_shot_chain == Allowed::yes;
    const bool narrow = plan_.setup.kids_last_shot_for == KidsShotFor::mafia_and_vote;
    const bool corner = !narrow && cause == Cause::corner_shot;
    return victim || corner || (chain && cause == Cause::last_shot);
  }
  return victim && round_ == 1 && plan_.setup.seats + 1 >= kLargeGameFrom;
}

// SPY-OUT-4
bool EliminationLaw::owes_shot(Cause cause) {
  return cause != Cause::agent_exposed && cause != Cause::wrong_phase;
}

bool EliminationLaw::opens(const Frame& frame) const {
  switch (frame.at) {
    case At::vest: return savable(frame.cause, Card::vest) && unseen_.has(Card::vest);
    case At::bandage: return savable(frame.cause, Card::bandage) && unseen_.has(Card::bandage);
    case At::right: return has_right(frame.cause);
    case At::shot: return owes_shot(frame.cause) && unseen_.has(Card::last_shot);
    default: return false;
  }
}

void EliminationLaw::drop() {
  frames_.pop_back();
  check_ = check_ || frames_.empty();
}

void EliminationLaw::settle() {
  while (!frames_.empty() && aimed_at_ == Seat::nobody) {
    Frame& top = frames_.back();
    if (top.open || top.at == At::out || opens(top)) return;
    if (top.at == At::over) {
      drop();
    } else {
      top.at = static_cast<At>(static_cast<int>(top.at) + 1);
    }
  }
}

void EliminationLaw::close_window() {
  if (frames_.empty() || !frames_.back().open) return;  // it was saved, ruled or expelled
  frames_.back().open = false;
  frames_.back().at = static_cast<At>(static_cast<int>(frames_.back().at) + 1);
}

std::string EliminationLaw::on_window(const Event& event) {
  settle();
  if (frames_.empty()) return "a window without an elimination";
  Frame& top = frames_.back();
  constexpr std::array kWindows{Window::vest, Window::bandage, Window::none,
                                Window::last_shot_right, Window::last_shot};
  if (top.open || top.at == At::out || !opens(top)) return "a window that should not open";
  if (static_cast<Window>(event.what) != kWindows[static_cast<unsigned>(top.at)]) {
    return "another window than the next";
  }
  if (event.who != top.seat) return "a window for somebody else";
  top.open = opened_ = true;
  return {};
}

std::string EliminationLaw::on_named(const Event& event) {
  const Cause cause = static_cast<Cause>(event.what);
  settle();
  if (!in_game_.has(event.who)) return "named though out";
  if (sheltered_.has(event.who)) return "named though sheltered";
  const bool shot = cause == Cause::corner_shot || cause == Cause::last_shot;
  if (shot && aimed_at_ != event.who) return "somebody else is hit";
  if (!frames_.empty() && cause != Cause::last_shot) return "named in the middle of an elimination";
  aimed_at_ = Seat::nobody;
  chains += frames_.empty() ? 0 : 1;
  frames_.push_back({.seat = event.who, .cause = cause});
  const bool bandage = plan_.setup.bandage_any_cause == Allowed::yes;
  if (cause == Cause::agent_exposed && !bandage) frames_.back().at = At::out;
  return {};
}

// SPY-REVEAL-1, -2, SPY-OUT-4
std::string EliminationLaw::on_out(const Event& event, const Page& page) {
  const Cause cause = static_cast<Cause>(event.much);
  settle();
  if (static_cast<Token>(event.what) != page.after.hands.token[index(event.who)]) {
    return "another token is shown";
  }
  in_game_ -= Seats::of(event.who);
  ++eliminations;
  if (cause == Cause::ruling) return leave_by_ruling(event), "";
  if (cause == Cause::wrong_phase && (frames_.empty() || frames_.back().seat != event.who)) {
    check_ = frames_.empty();
    return frames_.empty() ? "" : "a penalty in the middle of an elimination";
  }
  if (frames_.empty() || frames_.back().seat != event.who) return "out without being named";
  Frame& top = frames_.back();
  if (top.at != At::out || top.cause != cause) return "out at a wrong moment";
  top.at = cause == Cause::agent_exposed ? At::over : At::right;
  return {};
}

void EliminationLaw::on_card(const Event& event) {
  const Card card = static_cast<Card>(event.what);
  unseen_ = unseen_ - card;
  if (card == Card::corner_shot || card == Card::last_shot) aimed_at_ = event.whom;
  if (card == Card::shelter && event.fact == fact::card_played) {
    sheltered_next_ |= Seats::of(event.who);
  }
}

// SPY-GM-4  If he was being named, that procedure ends with the expulsion.
void EliminationLaw::on_expelled(const Event& event) {
  expelled_ |= Seats::of(event.who);
  leave_by_ruling(event);
}

void EliminationLaw::leave_by_ruling(const Event& event) {
  in_game_ -= Seats::of(event.who);
  const bool named = !frames_.empty() && frames_.back().seat == event.who;
  if (named && frames_.back().at <= At::out) drop();
  check_ = check_ || frames_.empty();
}

// SPY-GM-1
void EliminationLaw::on_ruling(const Event& event) {
  if (frames_.empty() || static_cast<Ruling>(event.what) == Ruling::put_out) return;
  if (static_cast<Ruling>(event.what) == Ruling::cancel) return drop();
  frames_.back().at = At::out;
  frames_.back().open = false;
}

// SPY-WIN-4, -7  Never elsewhere, and with the winners of SPY-WIN-3.
std::string EliminationLaw::on_game_over(const Event& event) {
  const Result result = static_cast<Result>(event.what);
  if (result == Result::abandoned) return event.seats.empty() ? "" : "an abandoned game is won";
  if (due_.result == Result::none) return "over without a decision";
  if (due_ != Outcome{result, event.seats}) return "another result than the reference";
  return {};
}

// Things that are still part of what happened, told before victory is asked.
bool EliminationLaw::waits_for_check(Fact fact) const {
  return fact == fact::window_closed || fact == fact::commander || fact == fact::card_shown ||
         fact == fact::nobody_chosen || fact == fact::expelled;
}

std::string EliminationLaw::hear(const Event& event, const Page& page) {
  settle();
  const auto cause = static_cast<Cause>(event.what);
  const bool opening =
      event.fact == fact::named && (cause == Cause::mafia || cause == Cause::agent_exposed);
  due_ = {};
  if (check_ && frames_.empty() && !waits_for_check(event.fact) && !opening) {
    check_ = false;
    due_ = outcome(page.after.hands, in_game_ - page.after.exposed, expelled_);
    if (due_.result != Result::none && event.fact != fact::game_over) return "played on though won";
  }
  switch (static_cast<number::Fact>(event.fact)) {
    case number::window_opened: return on_window(event);
    case number::window_closed: close_window(); break;
    case number::named: return on_named(event);
    case number::eliminated: return on_out(event, page);
    case number::expelled: on_expelled(event); break;
    case number::ruled: on_ruling(event); break;
    case number::fired: aimed_at_ = event.whom; break;
    case number::card_shown:
    case number::card_played: on_card(event); break;
    case number::recruitment: check_ = true; break;
    case number::saved:
      ++saves;
      if (frames_.empty() || frames_.back().seat != event.who) return "somebody else is saved";
      drop();
      break;
    case number::round_began:
      round_ = event.much;
      sheltered_ = std::exchange(sheltered_next_, {});
      break;
    case number::phase_opened:
      if (!frames_.empty()) return "a phase opens in the middle of an elimination";
      check_ = check_ || static_cast<Phase>(event.what) == Phase::police_phase;  // SPY-POLICE-1
      break;
    case number::game_over: return on_game_over(event);
    default: break;
  }
  return {};
}

// SPY-CARD-15  Who is asked, whoever holds what.
std::string EliminationLaw::asked_fault(const Page& page) const {
  if (!opened_ || frames_.empty() || !frames_.back().open) return {};
  const Window window = page.game.state.table.window;
  Seats asked;
  for (Seat seat : page.game.state.prompts.awaited[0] & Seats::first(kSeats)) {
    const Prompt* prompt = page.game.state.prompts.find(0, seat);
    if (prompt->ask == question_of(window)) asked |= Seats::of(seat);
  }
  const Seat who = frames_.back().seat;
  const Seats right = window == Window::bandage ? in_game_ - who : Seats::of(who);
  return asked == right ? "" : "a window that asks others";
}

std::string EliminationLaw::read(const Page& page) {
  opened_ = false;
  for (const Told& told : page.told) {
    if (!told.to.is_everyone()) continue;
    const std::string fault = hear(told.event, page);
    if (!fault.empty()) return fault + " (fact " + std::to_string(int(told.event.fact)) + ")";
    if (told.event.fact == fact::game_over) return {};
  }
  settle();
  if (check_ && frames_.empty()) {  // nothing is pending while somebody is asked
    check_ = false;
    due_ = outcome(page.after.hands, in_game_ - page.after.exposed, expelled_);
    if (due_.result != Result::none) return "asked on though won";
  }
  return asked_fault(page);
}

}  // namespace omerta::spytown::laws
