// Dealing at the desk: by the program, typed in at once or hand by hand, and two cards that were
// typed in for the wrong hands.
#include <algorithm>
#include <array>
#include <map>

#include "presentation/script/desk.h"
#include "rulebooks/rulebook.h"

namespace omerta::script {
namespace {

bool has(const std::vector<int>& hand, int thing) {
  return std::find(hand.begin(), hand.end(), thing) != hand.end();
}

// Whose hand it is in; all of them if it is in none.
std::size_t holder(const Hands& hands, int thing) {
  const auto found = std::find_if(hands.begin(), hands.end(),
                                  [&](const std::vector<int>& hand) { return has(hand, thing); });
  return static_cast<std::size_t>(found - hands.begin());
}

std::vector<int> in_order(const Hands& hands) {
  std::vector<int> all;
  for (const std::vector<int>& hand : hands) all.insert(all.end(), hand.begin(), hand.end());
  return all;
}

}  // namespace

std::vector<int> shuffled(const std::vector<Kind>& kinds, std::uint64_t seed,
                          std::uint64_t stream) {
  std::vector<int> all;
  for (const Kind& kind : kinds) {
    all.insert(all.end(), static_cast<std::size_t>(kind.copies), kind.id);
  }
  chance::Dice dice{seed, stream};
  return shuffled(std::move(all), dice);
}

std::vector<Dealer> Desk::dealers() const {
  std::vector<Dealer> all{Dealer::paper, Dealer::program};
  if (has_moderator() && guide_->why_not_blind().empty()) all.push_back(Dealer::blind);
  return all;
}

bool Desk::deals_hands() const { return deals().front().each > 1; }

// What has been played must be possible with it; otherwise everything stays as it is.
void Desk::redeal(const std::vector<int>& held) {
  notation::Record record = record_;
  record.deal(held);
  Chronicle chronicle = record.replay();
  record_ = std::move(record);
  chronicle_ = std::move(chronicle);
  dealt_ = record_.begin().commands().size();
}

void Desk::deal(const std::vector<int>& held) {
  redeal(held);
  settle();
}

void Desk::deal_by_program() { deal(drawn_deal()); }

std::vector<int> Desk::drawn_deal() const {
  const Rulebook& book = rulebook(record_.book().id());
  if (book.deal != nullptr) return book.deal(game(), seed_);
  std::vector<int> held;
  std::uint64_t stream = 0;
  for (const Deal& each : deals()) {
    const std::vector<int> more = shuffled(each.kinds, seed_, stream++);
    held.insert(held.end(), more.begin(), more.end());
  }
  return held;
}

Message Desk::deal_own(const std::vector<int>& held) {
  std::map<int, int> counts;
  for (int thing : held) ++counts[thing];
  for (const Kind& kind : guide_->kinds(moment())) {
    if (counts[kind.id] != kind.copies) return "guide.deal.wrong";
  }
  deal(held);
  return {};
}

// --- hands --------------------------------------------------------------------------------------

std::size_t Desk::hands_dealt() const {
  const Hands all = hands();
  const auto none = [](const std::vector<int>& hand) { return hand.empty(); };
  return static_cast<std::size_t>(std::find_if(all.begin(), all.end(), none) - all.begin());
}

std::vector<int> Desk::left() const { return left_of(hands()); }

std::vector<int> Desk::left_of(const Hands& hands) const {
  std::vector<int> left;
  for (const Kind& kind : guide_->kinds(moment())) {
    for (int thing = kind.id; thing < kind.id + kind.copies; ++thing) {
      if (holder(hands, thing) == hands.size()) left.push_back(thing);
    }
  }
  return left;
}

// What is wrong with the hand; what to do about it is for the table to decide.
Message Desk::hand_fault(Seat seat, const std::vector<int>& hand) const {
  const Message fault = guide_->hand_fault(moment(), hand);
  if (fault.empty()) return {};
  return {"guide.hands.fault", {{"who", seat}, {"what", fault}}};
}

// Cards that are somebody's already, or too many or too few of them.
Message Desk::hand_mistake(const std::vector<int>& hand, const std::vector<int>& free,
                           int count) const {
  for (std::size_t i = 0; i < hand.size(); ++i) {
    const bool twice = std::find(hand.begin(), hand.begin() + static_cast<std::ptrdiff_t>(i),
                                 hand[i]) != hand.begin() + static_cast<std::ptrdiff_t>(i);
    if (!has(free, hand[i]) || twice) {
      return {"guide.hands.gone", {{"card", guide_->thing(hand[i])}}};
    }
  }
  if (static_cast<int>(hand.size()) == count) return {};
  return {"guide.hands.count", {{"n", hand.size()}, {"each", count}}};
}

Message Desk::give_hand(std::vector<int> hand) {
  Hands all = hands();
  const std::size_t next = hands_dealt();
  const Message mistake = hand_mistake(hand, left(), deals().front().each);
  if (!mistake.empty()) return mistake;
  std::sort(hand.begin(), hand.end());
  const Message fault = hand_fault(static_cast<Seat>(next), hand);
  if (!fault.empty()) return fault;
  all[next] = std::move(hand);
  deal(in_order(all));
  return {};
}

void Desk::take_hand_back() {
  const std::size_t next = hands_dealt();
  if (next == 0) return;
  Hands all = hands();
  all[next - 1].clear();
  deal(in_order(all));
}

Hands Desk::all_hands() const {
  Hands all = hands();
  if (all.back().empty()) all.back() = left();
  return all;
}

Message Desk::finish_hands() {
  const Hands all = all_hands();
  const Message fault = hand_fault(static_cast<Seat>(all.size() - 1), all.back());
  if (fault.empty()) deal(in_order(all));
  return fault;
}

// What has been played must be possible with the new hands, too; otherwise it is taken back first.
Message Desk::swap(int one, int other) {
  if (!unseen().empty()) return "guide.blind.later";
  const std::array two{one, other};
  Hands all = hands();
  const std::array seats{holder(all, one), holder(all, other)};
  if (seats[0] == seats[1] || std::max(seats[0], seats[1]) == all.size()) {
    return {"guide.hands.swap", {{"name", deals().front().example}}};
  }
  for (std::size_t i : {0U, 1U}) {
    std::vector<int>& hand = all[seats[i]];
    std::replace(hand.begin(), hand.end(), two[i], two[1 - i]);
    std::sort(hand.begin(), hand.end());
  }
  for (std::size_t seat : seats) {
    const Message fault = hand_fault(static_cast<Seat>(seat), all[seat]);
    if (!fault.empty()) return fault;
  }
  try {
    redeal(in_order(all));
  } catch (const notation::Misread&) {
    return "guide.hands.swap-too-late";
  }
  answered_.clear();
  settle();
  return {};
}

}  // namespace omerta::script
