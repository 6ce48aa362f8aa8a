// GOR-DEAL-1, SPY-DEAL-1, MRK-DEAL-1: whoever sits at the screen is dealt what anybody could be,
// and sits anywhere.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "cli/typed/suggest.h"
#include "tests/cli/play/script.h"

namespace omerta::cli {
namespace {

constexpr int kDeals = 500;

// A line of the head, its things by name; "mafioso 2" are two of them.
Lines things_of(const std::string& record, const std::string& line) {
  const std::size_t from = record.find('\n' + line + ' ') + line.size() + 2;
  Lines things;
  std::string text = record.substr(from, record.find('\n', from) - from);
  std::replace(text.begin(), text.end(), ',', ' ');
  for (const std::string& word : split_words(text)) {
    const auto count = whole_number(word);
    for (long long i = 1; count && i < *count; ++i) things.push_back(things.back());
    if (!count) things.push_back(word);
  }
  return things;
}

struct Dealt {
  std::map<std::string, double> deck;  // how many of each
  std::map<std::string, double> tom;   // how often he had it
  std::map<std::size_t, double> chair;
  double seats = 0;
};

Dealt deal(const std::string& rulebook, long long seats, const std::string& cards) {
  Dealt dealt;
  for (std::uint64_t seed = 1; seed <= kDeals; ++seed) {
    const TestFile file;
    PlayRequest wanted;
    wanted.save = file.path();
    wanted.seed = seed;
    wanted.setup.rulebook = rulebook;
    wanted.setup.players = {"Tom"};
    wanted.setup.seats = seats;
    wanted.setup.cards = cards;
    EXPECT_EQ(type(wanted, {}).code, 0);
    const std::string record = file.text();
    const Lines names = things_of(record, "seats");
    const auto tom =
        static_cast<std::size_t>(std::find(names.begin(), names.end(), "Tom") - names.begin());
    const Lines things = things_of(record, "deal");
    for (std::size_t i = tom; i < things.size(); i += names.size()) ++dealt.tom[things[i]];
    ++dealt.chair[tom];
    dealt.deck.clear();
    for (const std::string& thing : things) ++dealt.deck[thing];
    dealt.seats = static_cast<double>(names.size());
  }
  return dealt;
}

// Five standard deviations above what chance gives.
double bound(double freedom) { return freedom + 5 * std::sqrt(2 * freedom); }

void expect_fair(const Dealt& dealt) {
  double cards = 0;
  for (const auto& [card, count] : dealt.deck) {
    const double expected = kDeals * count / dealt.seats;
    const auto at = dealt.tom.find(card);
    const double off = (at == dealt.tom.end() ? 0 : at->second) - expected;
    cards += off * off / expected;
  }
  EXPECT_LT(cards, bound(static_cast<double>(dealt.deck.size()) - 1));
  double chairs = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(dealt.seats); ++i) {
    const auto at = dealt.chair.find(i);
    const double off = (at == dealt.chair.end() ? 0 : at->second) - kDeals / dealt.seats;
    chairs += off * off * dealt.seats / kDeals;
  }
  EXPECT_LT(chairs, bound(dealt.seats - 1));
}

TEST(PlayDeal, IsFairInGorod) { expect_fair(deal("gorod", 12, "")); }
TEST(PlayDeal, IsFairInSpytown) { expect_fair(deal("spytown", 0, "")); }
TEST(PlayDeal, IsFairWithActionCards) {
  expect_fair(deal("spytown", 14, "vest,bandage,recruitment,wiretap,shelter,arrest"));
}
TEST(PlayDeal, IsFairInMrakoszlap) { expect_fair(deal("mrakoszlap", 8, "")); }

}  // namespace
}  // namespace omerta::cli
