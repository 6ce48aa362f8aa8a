// The pages of spytown: each token and card, all of them, the order of a round.
#include "rulebooks/spytown/presentation/pages.h"

#include <algorithm>
#include <array>

#include "rulebooks/spytown/rules/plan.h"
#include "rulebooks/spytown/text/book.h"
#include "rulebooks/spytown/words/words.h"

namespace omerta::spytown {
namespace {

using catalogue::Line;
using catalogue::Page;
using catalogue::Topic;
using enum catalogue::Line::Kind;

constexpr std::array kTopics{
    Topic{"setup", "SETUP"},      Topic{"tokens", "SETUP"},    Topic{"deal", "DEAL"},
    Topic{"rounds", "ROUND"},     Topic{"voting", "VOTE"},     Topic{"ballot", "VOTE"},
    Topic{"ballots", "VOTE"},     Topic{"suspects", "VOTE"},   Topic{"lot", "VOTE"},
    Topic{"out", "OUT"},          Topic{"elimination", "OUT"}, Topic{"victory", "WIN"},
    Topic{"winning", "WIN"},      Topic{"end", "WIN"},         Topic{"game-master", "GM"},
    Topic{"peeking", "GM"},       Topic{"expulsion", "GM"},    Topic{"small-game", "SMALL"},
    Topic{"large-game", "LARGE"}, Topic{"children", "KIDS"},   Topic{"windows", "CARD"},
    Topic{"discussion", "POLICE"}};

// The clauses of a card or token are filed under a short word.
struct Filed {
  std::string_view thing;
  std::string_view group;
};
constexpr std::array kFiled{Filed{"mafioso", "MAFIA"},       Filed{"policeman", "POLICE"},
                            Filed{"recruitment", "RECRUIT"}, Filed{"re-recruitment", "RERECRUIT"},
                            Filed{"role-swap", "SWAP"},      Filed{"safe-conduct", "SAFE"},
                            Filed{"corner-shot", "CORNER"},  Filed{"kidnapping", "KIDNAP"},
                            Filed{"last-shot", "LAST"},      Filed{"new-gang", "GANG"}};

constexpr std::array kOrder{
    Phase::agent_phase,  Phase::gang_recognition, Phase::mafia_phase,        Phase::police_phase,
    Phase::start_window, Phase::discussion,       Phase::preliminary_ballot, Phase::questioning,
    Phase::final_ballot, Phase::verdict,          Phase::end_window,         Phase::close};

void file(Page& page, const std::string& id) {
  const auto filed = std::find_if(kFiled.begin(), kFiled.end(),
                                  [&](const Filed& each) { return each.thing == id; });
  page.push_back({clauses, {}, filed == kFiled.end() ? id : std::string{filed->group}});
  page.push_back({also, {}, id});
}

Page card_page(Card card) {
  Page page{{title, said::card_name({}, card)},
            {text, said::card_does({}, card)},
            {aside, said::card_symbols({}, card)}};
  file(page, notation::spytown_name(card));
  return page;
}

Page token_page(Token token) {
  Page page{{title, said::token_name({}, token)}, {text, said::token_does(Plan{}, token)}};
  file(page, notation::spytown_name(token));
  return page;
}

Page tokens() {
  Page page;
  for (int i = 0; i < kTokens; ++i) {
    const auto token = static_cast<Token>(i);
    page.push_back({blank});
    page.push_back({heading, said::token_name({}, token)});
    page.push_back({text, said::token_does(Plan{}, token)});
  }
  return page;
}

Page cards() {
  Page page;
  for (int i = 0; i < kCards; ++i) {
    const auto card = static_cast<Card>(i);
    page.push_back({blank});
    page.push_back({heading, said::card_name({}, card)});
    page.push_back({text, said::card_does({}, card)});
    page.push_back({aside, said::card_symbols({}, card)});
  }
  return page;
}

// SPY-ROUND-4, SPY-POLICE-2
Page order() {
  Page page{{title, "cli.rules.order-spytown"}};
  int number = 0;
  for (Phase phase : kOrder) {
    page.push_back({row, said::phase_name({}, phase), std::to_string(++number)});
  }
  page.push_back({blank});
  page.push_back({aside, as_written("SPY-ROUND-4, SPY-POLICE-2")});
  return page;
}

}  // namespace

catalogue::Pages pages(std::string_view) {
  catalogue::Pages all{.topics = kTopics, .how = {"cli.rules.how-spytown"}};
  all.pages = {
      {{"order", "phases"}, order()}, {{"roles", "tokens"}, tokens()}, {{"cards"}, cards()}};
  for (int i = 0; i < kTokens; ++i) {
    const auto token = static_cast<Token>(i);
    all.cards.push_back({{notation::spytown_name(token)}, token_page(token)});
  }
  for (int i = 0; i < kCards; ++i) {
    const auto card = static_cast<Card>(i);
    all.cards.push_back({{notation::spytown_name(card)}, card_page(card)});
  }
  return all;
}

}  // namespace omerta::spytown
