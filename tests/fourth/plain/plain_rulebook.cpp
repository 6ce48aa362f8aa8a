// Plain Mafia in outline: its names, its facts, its decks. All else is the house's.
#include "tests/fourth/plain/plain_rulebook.h"

#include "outline/rulebook.h"
#include "outline/truth.h"
#include "tests/fourth/plain/rules.h"

namespace omerta {
namespace {

using outline::Cards;
using enum outline::Place;

const outline::Outline& plain_outline() {
  static const outline::Outline kOutline = outline::with_rules<plain::Plain>(
      {.id = "plain",
       .clauses = plain::kCatalogue,
       .asks = {"", "deal", "victim", "vote"},
       .refusals = {"", "not-now", "not-offered"},
       .roles = {"citizen", "mafioso"},
       .results = {"", "town", "mafia"},
       .facts =
           {{"deck", kAll, {deck}},
            {"card", kSome, {self, role}, {Trait::dealt}},
            {"fellows", kSome, {seats}, {Trait::kept}},
            {"night", kAll, {round}, {Trait::night}, Telling::heading},
            {"pointed", kSome, {who, whom}, {Trait::kept, Trait::of_night}},
            {"disagreed", kSome, {}, {Trait::of_night}},
            {"day",
             kAll,
             {round},
             {Trait::day, Trait::morning, Trait::announced},
             Telling::heading},
            {"killed",
             kAll,
             {who, role},
             {Trait::out, Trait::of_night, Trait::announced, Trait::shows_card}},
            {"quiet", kAll, {}, {Trait::of_night, Trait::announced}},
            {"voted", kAll, {who, whom}, {Trait::own_act, Trait::ballot}},
            {"voted-out", kAll, {who, role}, {Trait::out, Trait::announced, Trait::shows_card}},
            {"tied", kAll, {seats}, {Trait::announced}},
            {"shown", kAll, {who, role}, {Trait::shows_card}, Telling::silent},
            {"over", kAll, {result, seats}, {Trait::over, Trait::announced}}},
       .deal = plain::ask::deal,
       .vote = plain::ask::vote,
       .group = {"mafia", 1, plain::ask::victim},
       .fewest = 4,
       .most = kSeats,
       .usual = 7,
       .deck = [](int n) { return Cards{n - (n + 1) / 4, (n + 1) / 4}; },
       .fault = [](const Cards& cards) -> std::string_view {
         if (cards[1] == 0) return "no-mafia";
         return cards[1] >= cards[0] ? "decided" : "";
       },
       .faults = {"no-mafia", "decided"}},
      outline::true_role<plain::Plain>);
  return kOutline;
}

}  // namespace

const Rulebook& plain_rulebook() {
  static const Rulebook kBook = outline::rulebook<plain_outline>();
  return kBook;
}

}  // namespace omerta
