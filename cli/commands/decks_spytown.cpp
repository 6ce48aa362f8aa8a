// omerta decks for spytown: the table of tokens, how many action cards, and what each card does.
#include <fmt/format.h>

#include <algorithm>

#include "cli/commands/decks.h"
#include "cli/setup/spytown_setup.h"
#include "cli/typed/suggest.h"
#include "rulebooks/spytown/words/spoken.h"

namespace omerta::cli {
namespace {

using spytown::Setup;

constexpr int kTokensWide = 40;

std::string padded(const std::string& text, int width) {
  return text + std::string(static_cast<unsigned>(std::max(0, width - columns(text))), ' ');
}

// SPY-CARD-4, -5  At most so many are recommended, and the box wants at least so many.
std::string how_many(int players) {
  Setup setup;
  setup.seats = static_cast<std::uint8_t>(players - 1);
  const int most = spytown::recommended_cards(setup);
  const int least = setup.seats - spytown::kNeutralInBox;
  if (least > most) return fmt::format("{}", least);
  return least > 0 ? fmt::format("0, {}–{}", least, most) : fmt::format("0–{}", most);
}

class Decks {
 public:
  Decks(const ChosenSpytown& chosen, const Words& words, Terminal& terminal)
      : setup_{chosen.setup}, words_{words}, terminal_{terminal} {}

  void table() {
    terminal_.title(words_.say("cli.decks.title-spytown"));
    terminal_.line(fmt::format("{:>3}  {} {:<6} {}", "N",
                               padded(words_.say("cli.decks.column.tokens"), kTokensWide),
                               words_.say("cli.decks.column.cards"), ""),
                   Style::bold);
    for (int n = spytown::kFewestPlayers; n <= spytown::kMostPlayers; ++n) {
      const auto tokens = spytown::tokens_for(n, setup_.kids_no_agent);
      terminal_.line(fmt::format("{:>3}  {} {:<6} {}", n,
                                 padded(notation::tokens_text(words_, setup_, tokens), kTokensWide),
                                 how_many(n), kind(n)));
    }
    terminal_.line();
    terminal_.say(words_.say("cli.decks.about-spytown"), Style::dim);
    cards();
  }

  void one(int players) {
    const bool possible = players >= spytown::kFewestPlayers && players <= spytown::kMostPlayers;
    if (possible) {
      const auto tokens = spytown::tokens_for(players, setup_.kids_no_agent);
      terminal_.say(
          words_.say("cli.decks.tokens",
                     {{"n", players}, {"tokens", notation::tokens_text(words_, setup_, tokens)}}));
      terminal_.say(words_.say("cli.decks.how-many", {{"n", spytown::recommended_cards(setup_)}}));
      const int least = setup_.seats - spytown::kNeutralInBox;  // SPY-CARD-5
      const bool wants = least > 0 && setup_.component_limit == spytown::ComponentLimit::box;
      if (wants) terminal_.say(words_.say("cli.decks.at-least", {{"n", least}}));
      if (!kind(players).empty()) terminal_.say(kind(players) + ".");
    }
    if (spytown::action_cards(setup_) == 0) return;
    terminal_.say(words_.say("cli.decks.yours", {{"deck", chosen_cards()}}));
  }

 private:
  // SPY-SMALL-1, SPY-LARGE-1
  std::string kind(int players) const {
    if (players >= spytown::kLargeFrom) return words_.say("cli.decks.large-game");
    const bool nine = setup_.small_game_max == spytown::SmallGameMax::nine ||
                      (setup_.small_game_max == spytown::SmallGameMax::by_edition &&
                       setup_.edition != spytown::Edition::pl);
    const bool unsure = players == 9 && setup_.edition == spytown::Edition::unset;
    if (players <= (nine ? 9 : 8)) {
      return words_.say("cli.decks.small-game") + (unsure ? " (sk)" : "");
    }
    return {};
  }

  std::string chosen_cards() const {
    List list;
    for (int i = 0; i < spytown::kCards; ++i) {
      const int copies = setup_.cards[static_cast<std::size_t>(i)];
      const auto card = static_cast<spytown::Card>(i);
      if (copies == 0) continue;
      list.push_back(notation::card_name(words_, setup_, card) +
                     (copies > 1 ? " ×" + std::to_string(copies) : ""));
    }
    return words_.join(list);
  }

  void cards() {
    for (int i = 0; i < spytown::kCards; ++i) {
      const auto card = static_cast<spytown::Card>(i);
      terminal_.line();
      const int copies =
          card == spytown::Card::neutral ? spytown::kNeutralInBox : spytown::in_the_box(card);
      terminal_.line(notation::card_name(words_, setup_, card) +
                         (copies > 1 ? "  ×" + std::to_string(copies) : ""),
                     Style::bold);
      terminal_.hang("", 2, notation::card_does(words_, setup_, card));
      terminal_.hang("", 2, notation::card_symbols(words_, setup_, card), Style::dim);
    }
  }

  const Setup setup_;
  const Words& words_;
  Terminal& terminal_;
};

}  // namespace

// SPY-SETUP-2  The number is the one of the rulebook's table: the game master is counted.
int decks_spytown(const DecksRequest& request, Terminal& terminal) {
  const Words& words = Words::of(request.language, "spytown");
  SetupRequest asked = request.setup;
  const bool all = asked.seats == 0;
  const int players = static_cast<int>(std::clamp<long long>(asked.seats, 0, 255));
  asked.seats = std::max(0, players - 1);
  auto chosen = choose_spytown(asked, words, terminal);
  if (!chosen) return kUsage;
  Decks decks{*chosen, words, terminal};
  if (all && asked.cards.empty()) return decks.table(), kFine;
  decks.one(players);
  if (chosen->setup.edition == spytown::Edition::unset)
    chosen->setup.edition = spytown::Edition::sk;
  const bool may = say_findings(*chosen, words, terminal) == MayStart::yes;
  terminal.say(words.say(may ? "cli.check.may-start" : "cli.check.may-not-start"),
               may ? Style::good : Style::bad);
  return may ? kFine : kDoesNotHold;
}

}  // namespace omerta::cli
