// MRK-CALL-6, -7  With private calls a night has up to three: the Jailer, everyone at once, the
// Spyglass together with the Matrix that has caught something. With spoken calls each is one.
#include "rulebooks/mrakoszlap/presentation/joint_calls.h"

#include <algorithm>

#include "rulebooks/mrakoszlap/rules/calls.h"

namespace omerta::mrakoszlap {
namespace {

using course::JointCall;
using Public = PublicView<Mrakoszlap>;

constexpr unsigned kMostMud = 3;  // MRK-JOZIN-1
constexpr int kFirstTouch = 15;   // seconds
constexpr int kNextTouch = 3;
constexpr int kLongest = 60;  // more than so long nobody is busy
constexpr int kLongestAim = 30;

bool even(const Public& view) { return view.table.round % 2 == 0; }

bool own_neighbours(const Public& view) {
  return view.plan.setup.sock_targets == SockTargets::own_neighbours;
}

// MRK-CALL-7  The card that was called last, if cards are called aloud, and how often it was in
// this night: the Matrix is called once more to aim (MRK-MATRIX-3).
struct Called {
  Type type = Type::none;
  int times = 0;
};
Called called(const story::Feed& feed) {
  Called last;
  int matrix = 0;
  for (const story::Heard& heard : feed.heard()) {
    if (heard.event.fact == fact::nightfall) last = {}, matrix = 0;
    if (heard.event.fact != fact::card_called) continue;
    const Type type = type_of(static_cast<CardId>(heard.event.what));
    if (type == Type::matrix) ++matrix;
    last = {type, type == Type::matrix ? matrix : 1};
  }
  return last;
}

bool aims(const Called& call) { return call.type == Type::matrix && call.times > 1; }

// How often one card can be asked at its call.
unsigned questions_of(const Public& view, const CallRow& row) {
  if (row.uses == Uses::few) return kMostMud;
  if (row.type == Type::sock && own_neighbours(view)) return 1;
  return row.whom == Whom::two ? 2 : 1;
}

// MRK-MATRIX-3, MRK-BULLET-6  A target for each it has caught: every bullet of the night, and each
// tunnel may make one more of it.
unsigned most_caught(const Public& view) {
  const Hand deck = view.plan.deck;
  const int bullets =
      1 + (even(view) ? deck.count(Type::mad_shooter) : 0) + deck.count(Type::sniper);
  return static_cast<unsigned>(bullets * std::max(1, deck.count(Type::mage)));
}

// MRK-DEAL-2 to -7  Of these a hand has one at most.
bool alone_in_a_hand(Type type) {
  return type == Type::mafian || type == Type::slime || type == Type::mad_shooter;
}

// How often one hand can be asked between Jailer and Spyglass: the cards that are asked most, as
// many as a hand has.
unsigned most_questions(const Public& view) {
  std::vector<unsigned> each;
  for (const CallRow& row : kCalls) {
    if (row.type == Type::jailer || (row.nights == Nights::even && !even(view))) continue;
    const int copies = view.plan.deck.count(row.type);
    const int held = alone_in_a_hand(row.type) ? std::min(1, copies) : copies;
    for (int i = 0; i < held; ++i) each.push_back(questions_of(view, row));
  }
  std::sort(each.begin(), each.end(), std::greater<>{});
  unsigned sum = 0;
  for (std::size_t i = 0; i < each.size() && i < view.plan.each; ++i) sum += each[i];
  return std::max(1U, sum);  // MRK-JAILER-2: who has none of them may be told that he is in prison
}

JointCall lasting(std::vector<Ask> asks, unsigned touches, int longest) {
  const int seconds = kFirstTouch + kNextTouch * static_cast<int>(touches - 1);
  return {.asks = std::move(asks), .touches = touches, .seconds = std::min(seconds, longest)};
}

std::vector<Ask> asks_of_calls() {
  std::vector<Ask> all{ask::prison_notice};
  for (const CallRow& row : kCalls) {
    if (row.type == Type::jailer) continue;
    all.push_back(row.ask);
    if (row.second != Ask{}) all.push_back(row.second);
  }
  return all;
}

// Whether a card still lives or has been used up is nobody's business: it is in the deck.
std::vector<JointCall> in_private(const Public& view) {
  const Hand deck = view.plan.deck;
  std::vector<JointCall> calls;
  if (deck.has(Type::jailer) && even(view)) calls.push_back(lasting({ask::jail}, 1, kLongest));
  calls.push_back(lasting(asks_of_calls(), most_questions(view), kLongest));
  const bool spyglass = deck.has(Type::spyglass) && view.table.round % 3 == 2;
  const bool matrix = deck.has(Type::matrix);
  if (!spyglass && !matrix) return calls;
  calls.push_back(lasting({ask::spyglass_notice, ask::release_bullet},
                          matrix ? most_caught(view) : 1, kLongestAim));
  return calls;
}

// The card that was called; and whoever is in prison and has not been called, after the last one.
JointCall spoken(const Public& view, const Called& call) {
  std::vector<Ask> asks = asks_of_calls();
  for (Ask what : {ask::jail, ask::spyglass_notice, ask::release_bullet}) asks.push_back(what);
  const CallRow* row = call.type == Type::none ? nullptr : call_of(call.type);
  const unsigned touches = aims(call)       ? most_caught(view)
                           : row != nullptr ? questions_of(view, *row)
                                            : 1;
  return lasting(std::move(asks), touches, kLongestAim);
}

}  // namespace

std::vector<JointCall> joint_calls(const AnyTable& any, const story::Feed& open) {
  const Public view = any.as<Mrakoszlap>();
  if (view.table.phase != Phase::night_calls || view.plan.human()) return {};
  std::vector<JointCall> calls = in_private(view);
  if (view.plan.setup.night_calls != NightCalls::in_private) {
    calls = {spoken(view, called(open))};
  }
  for (JointCall& call : calls) call.sleeper = *sleepers_touches(view, open);
  return calls;
}

// MRK-MEET-2, MRK-CALL-5  The council names somebody and so does nearly every card; of two players
// the second is asked for apart. Whoever cannot hear which card is called does as most of them do.
std::optional<screen::Touches> sleepers_touches(const Public& view, const story::Feed& feed) {
  const Phase phase = view.table.phase;
  if (phase != Phase::mafia_meeting && phase != Phase::night_calls) return {};
  const Called call = called(feed);
  const bool nods = (call.type == Type::gravedigger || call.type == Type::matrix ||
                     call.type == Type::spyglass) &&
                    !aims(call);
  const bool yes = nods || (call.type == Type::sock && own_neighbours(view));
  return screen::Touches{.shape = yes ? screen::Shape::confirm : screen::Shape::seats};
}

}  // namespace omerta::mrakoszlap
