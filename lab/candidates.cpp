// All decks within so many swaps of one: a swap puts one card in the place of another, or an action
// card into somebody's hand. What lies on the way need not be legal, what is found must be.
#include <algorithm>
#include <map>
#include <set>

#include "lab/settings.h"

namespace omerta::lab {
namespace {

constexpr std::size_t kMostSeen = 50'000;    // decks that are looked at, legal or not
constexpr std::size_t kMostJudged = 10'000;  // that fit what was asked for
constexpr std::size_t kManyKinds = 8;
constexpr int kSwaps = 3;
constexpr int kActionCards = 2;

using Deck = std::map<std::string, int>;  // action cards under their own names as well

struct Universe {
  std::vector<std::string> out;         // may go
  std::vector<std::string> in;          // may come
  std::vector<setup::Counted> actions;  // with as many copies as are meant
  std::map<std::string, int> most;      // copies that there are
};

bool names(const std::vector<std::string>& all, const std::string& id) {
  return std::find(all.begin(), all.end(), id) != all.end();
}

class Search {
 public:
  Search(const Setting& start, const Constraints& constraints)
      : start_{start}, wanted_{constraints} {
    for (const setup::Counted& each : start.deck) deck_[each.id] = each.count;
    for (const simulator::Kind& kind : possible(start).kinds) side_of_[kind.id] = kind.side;
    look_around();
  }

  Candidates run() {
    std::vector<Deck> edge{deck_};
    std::vector<Deck> fitting;
    std::set<Deck> seen{deck_};
    for (int swap = 0; swap <= swaps_; ++swap) {
      std::vector<Deck> next;
      for (const Deck& deck : edge) {
        if (fits(deck)) fitting.push_back(deck);
        if (swap < swaps_) spread(deck, seen, next);
        if (seen.size() > kMostSeen) return {{}, seen.size()};
      }
      edge = std::move(next);
    }
    if (fitting.size() > kMostJudged) return {{}, fitting.size()};
    for (const Deck& deck : fitting) take(deck);
    if (found_.size() > kMostCandidates) return {{}, found_.size()};
    return {std::move(found_), 0};
  }

 private:
  void look_around() {
    const setup::Form form = rulebook(start_.rulebook).form(chosen(start_));
    for (const setup::Card& card : form.deck) order_.push_back(card.id);
    for (const setup::Card& card : form.deck) {
      const bool known =
          deck_.contains(card.id) || names(wanted_.also, card.id) || limited(card.id);
      if (!known || names(wanted_.keep, card.id)) continue;
      around_.out.push_back(card.id);
      around_.in.push_back(card.id);
      around_.most[card.id] = card.copies > 0 ? card.copies : 255;
      const bool single = deck_[card.id] <= 1;
      if (single && !limited(card.id)) around_.most[card.id] = 1;
    }
    for (const setup::Card& card : form.cards) {
      const bool open = wanted_.also.empty() || names(wanted_.also, card.id);
      if (open && card.usual > 0) around_.actions.push_back({card.id, card.usual});
    }
    const bool many = around_.out.size() > kManyKinds;
    swaps_ = wanted_.swaps > 0 ? wanted_.swaps : many ? 1 : kSwaps;
    if (!form.cards.empty() && wanted_.swaps == 0) swaps_ = kActionCards;
  }

  bool limited(const std::string& id) const {
    return std::any_of(wanted_.cards.begin(), wanted_.cards.end(),
                       [&](const Limit& each) { return each.id == id; });
  }

  void spread(const Deck& deck, std::set<Deck>& seen, std::vector<Deck>& next) const {
    const auto add = [&](Deck other) {
      if (seen.insert(other).second) next.push_back(std::move(other));
    };
    for (const std::string& out : around_.out) {
      const auto there = deck.find(out);
      if (there == deck.end() || there->second == 0) continue;
      for (const std::string& in : around_.in) {
        if (in == out) continue;
        Deck other = deck;
        --other[out];
        if (++other[in] <= around_.most.at(in)) add(std::move(other));
      }
    }
    for (const setup::Counted& card : around_.actions) {
      Deck other = deck;
      if (std::exchange(other[card.id], card.count) == 0) add(std::move(other));
    }
  }

  bool fits(const Deck& deck) const {
    const auto within = [](int count, const Limit& limit) {
      return count >= limit.low && count <= limit.high;
    };
    for (const Limit& limit : wanted_.cards) {
      const auto found = deck.find(limit.id);
      if (!within(found == deck.end() ? 0 : found->second, limit)) return false;
    }
    for (const Limit& limit : wanted_.sides) {
      int count = 0;
      for (const auto& [id, copies] : deck) {
        const auto side = side_of_.find(id);
        if (side != side_of_.end() && side->second == limit.id) count += copies;
      }
      if (!within(count, limit)) return false;
    }
    return true;
  }

  // In the rulebook's order. Where every card is listed, those that are left out are, too.
  void take(const Deck& deck) {
    Setting setting = start_;
    setting.deck.clear();
    for (const std::string& id : order_) {
      const auto found = deck.find(id);
      const int copies = found == deck.end() ? 0 : found->second;
      const bool listed = start_.deck.size() == order_.size();
      if (copies > 0 || listed) setting.deck.push_back({id, copies});
    }
    for (const setup::Counted& each : around_.actions) {
      const auto found = deck.find(each.id);
      if (found != deck.end() && found->second > 0) setting.cards.push_back(each);
    }
    if (may_be_played(setting)) found_.push_back(std::move(setting));
  }

  const Setting& start_;
  const Constraints& wanted_;
  Deck deck_;
  std::vector<std::string> order_;  // of the deck's cards
  std::map<std::string, std::string> side_of_;
  Universe around_;
  int swaps_ = 0;
  std::vector<Setting> found_;
};

}  // namespace

Candidates candidates(const Setting& recommended, const Constraints& constraints) {
  return Search{recommended, constraints}.run();
}

}  // namespace omerta::lab
