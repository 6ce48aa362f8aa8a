// The rules reader's own pages on spytown.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cli/rules/pages.h"
#include "cli/setup/spytown_setup.h"
#include "cli/typed/suggest.h"
#include "rulebooks/spytown/rules/plan.h"
#include "rulebooks/spytown/text/book.h"
#include "rulebooks/spytown/words/spoken.h"

namespace omerta::cli {
namespace {

using spytown::Card;
using spytown::Phase;
using spytown::Token;

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

class SpytownPages : public RulesPages {
 public:
  using RulesPages::RulesPages;

  bool turn_to(const std::string& about) override {
    if (about == "order" || about == "phases") return order(), true;
    if (about == "options" || about == "settings") return options(""), true;
    if (about == "roles" || about == "tokens") return tokens(), true;
    if (about == "cards") return cards(), true;
    if (const auto card = find_action_card(about, words_)) return card_page(*card), true;
    if (const auto token = find_token(about, words_)) return token_page(*token), true;
    if (is_option(about)) return options(about), true;
    return false;
  }

  bool knows(const std::string& about) const override {
    const bool page = about == "order" || about == "phases" || about == "options" ||
                      about == "settings" || about == "roles" || about == "tokens" ||
                      about == "cards";
    return page || find_action_card(about, words_) || find_token(about, words_) || is_option(about);
  }

  std::vector<std::string> names() const override {
    std::vector<std::string> all = spytown_words(words_);
    for (const auto& info : notation::spytown_options(setup_)) all.push_back(info.name);
    return all;
  }

  std::span<const Topic> topics() const override { return kTopics; }
  std::string how() const override { return words_.say("cli.rules.how-spytown"); }

 private:
  void print_filed(const std::string& id) {
    const auto filed = std::find_if(kFiled.begin(), kFiled.end(),
                                    [&](const Filed& each) { return each.thing == id; });
    print_group(filed == kFiled.end() ? std::string_view{id} : filed->group);
    print_also(id);
  }

  void say_card(Card card) {
    terminal_.say(notation::card_does(words_, setup_, card));
    terminal_.say(notation::card_symbols(words_, setup_, card), Style::dim);
  }

  void card_page(Card card) {
    terminal_.title(notation::card_name(words_, setup_, card));
    say_card(card);
    print_filed(notation::spytown_name(card));
  }

  void token_page(Token token) {
    terminal_.title(notation::token_name(words_, setup_, token));
    terminal_.say(notation::token_does(words_, plan_, token));
    print_filed(notation::spytown_name(token));
  }

  void tokens() {
    for (int i = 0; i < spytown::kTokens; ++i) {
      const Token token = static_cast<Token>(i);
      terminal_.line();
      terminal_.line(notation::token_name(words_, setup_, token), Style::bold);
      terminal_.say(notation::token_does(words_, plan_, token));
    }
  }

  void cards() {
    for (int i = 0; i < spytown::kCards; ++i) {
      const Card card = static_cast<Card>(i);
      terminal_.line();
      terminal_.line(notation::card_name(words_, setup_, card), Style::bold);
      say_card(card);
    }
  }

  // SPY-ROUND-4, SPY-POLICE-2
  void order() {
    terminal_.title(words_.say("cli.rules.order-spytown"));
    int number = 0;
    for (Phase phase : kOrder) {
      terminal_.line(
          fmt::format("{:>2}. {}", ++number, notation::phase_name(words_, setup_, phase)));
    }
    terminal_.line();
    terminal_.say("SPY-ROUND-4, SPY-POLICE-2", Style::dim);
  }

  bool is_option(const std::string& name) const {
    const auto all = notation::spytown_options(setup_);
    return std::any_of(all.begin(), all.end(), [&](const auto& each) { return each.name == name; });
  }

  // Empty: by edition or by who runs the game.
  std::string usual(const notation::OptionInfo& info) const {
    if (!info.now.empty()) return info.now;
    if (info.name == "small-game-max" && !request_.edition.empty()) {
      return request_.edition == "pl" ? "8" : "9";
    }
    const bool printed = info.name == "shots-stoppable" || info.name == "commander-second-place";
    if (printed && !request_.edition.empty()) return request_.edition == "pl" ? "no" : "yes";
    return {};
  }

  void options(const std::string& only) {
    for (notation::OptionInfo info : notation::spytown_options(setup_)) {
      if (!only.empty() && info.name != only) continue;
      std::vector<std::string> meanings;
      for (const std::string& value : info.values) {
        meanings.push_back(notation::option_value(words_, setup_, info.name, value));
      }
      info.now = usual(info);
      print_option(info, notation::option_about(words_, setup_, info.name), meanings);
    }
    terminal_.line();
    terminal_.say(words_.say("cli.rules.default"), Style::dim);
  }

  const spytown::Setup setup_{};
  const spytown::Plan plan_{};
};

}  // namespace

std::unique_ptr<RulesPages> spytown_pages(const RulesRequest& request, const Catalogue& book,
                                          const Words& words, Terminal& terminal) {
  return std::make_unique<SpytownPages>(request, book, words, terminal);
}

}  // namespace omerta::cli
