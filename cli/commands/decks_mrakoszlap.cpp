// omerta decks for mrakoszlap: what is taken out for each number of players, and what each card
// does.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cli/commands/decks.h"
#include "cli/setup/mrakoszlap_setup.h"
#include "cli/typed/suggest.h"
#include "rulebooks/mrakoszlap/words/spoken.h"

namespace omerta::cli {
namespace {

using mrakoszlap::Hand;
using mrakoszlap::Setup;
using mrakoszlap::Type;

constexpr int kCardAt = 5;

class Decks {
 public:
  Decks(const Setup& setup, const Words& words, Terminal& terminal)
      : setup_{setup}, words_{words}, terminal_{terminal} {}

  // MRK-DECK-4
  void table() {
    terminal_.title(words_.say("cli.decks.title-mrakoszlap"));
    const std::string head = row(titles_);
    terminal_.line(head + "   " + words_.say("cli.decks.column.removed"), Style::bold);
    for (int n = mrakoszlap::kFewestPlayers; n <= mrakoszlap::kMostPlayers; ++n) {
      const Setup setup = with_seats(n);
      if (!mrakoszlap::validate(setup).may_start()) continue;  // by an option
      const Hand deck = mrakoszlap::deck_of(setup);
      terminal_.hang(row({number(n), number(deck.count(Type::mafian)), number(deck.count()),
                          number(deck.count() / n)}),
                     columns(head) + 3, removed(deck));
    }
    terminal_.line();
    terminal_.say(words_.say("cli.decks.about-mrakoszlap"), Style::dim);
    cards();
  }

  void one() {
    const Hand deck = mrakoszlap::deck_of(setup_);
    const int seats = setup_.seats;
    const std::string_view key =
        setup_.deck_given != 0 ? "cli.decks.yours" : "cli.decks.recommended";
    terminal_.say(words_.say(key, {{"n", seats}, {"deck", notation::deck_text(words_, deck)}}));
    if (deck.count() % seats == 0) {
      terminal_.say(words_.say(
          "cli.decks.each",
          {{"total", deck.count()}, {"n", deck.count() / seats}, {"removed", removed(deck)}}));
    }
  }

 private:
  static std::string number(int n) { return std::to_string(n); }

  using Row = std::array<std::string, 4>;

  // Each number stands below the end of its title.
  std::string row(const Row& cells) const {
    std::string line;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const int width = columns(titles_[i]) + 2 - columns(cells[i]);
      line += std::string(static_cast<std::size_t>(std::max(0, width)), ' ') + cells[i];
    }
    return line;
  }

  Setup with_seats(int n) const {
    Setup setup = setup_;
    setup.seats = static_cast<std::uint8_t>(n);
    return setup;
  }

  // MRK-DECK-5  The highest numbers go first, so what is missing of a type is a run: "Mirror 4–5".
  std::string removed(Hand deck) const {
    List gone;
    for (unsigned i = 0; i < mrakoszlap::kTypes; ++i) {
      const auto type = static_cast<Type>(i);
      const auto kept = static_cast<unsigned>(deck.count(type));
      const unsigned copies = mrakoszlap::kCopies[i];
      if (kept == copies) continue;
      gone.push_back(notation::copy_name(words_, type, kept + 1) +
                     (copies > kept + 1 ? fmt::format("–{}", copies) : ""));
    }
    return gone.empty() ? words_.say("cli.decks.nothing-removed") : words_.join(gone);
  }

  void cards() {
    terminal_.title(words_.say("cli.heading.roles"));
    for (unsigned i = 0; i < mrakoszlap::kTypes; ++i) {
      const auto type = static_cast<Type>(i);
      const int copies = mrakoszlap::kCopies[i];
      terminal_.line(fmt::format("{:>3}  {}", copies > 1 ? fmt::format("{}×", copies) : "",
                                 notation::card_name(words_, type)),
                     Style::bold);
      terminal_.hang("", kCardAt, notation::card_brief(words_, type));
      terminal_.hang("", kCardAt, notation::card_traits(words_, type), Style::dim);
    }
  }

  const Setup setup_;
  const Words& words_;
  Terminal& terminal_;
  const Row titles_{" N", words_.say("cli.decks.column.mafia"),
                    words_.say("cli.decks.column.cards"), words_.say("cli.decks.column.each")};
};

}  // namespace

int decks_mrakoszlap(const DecksRequest& request, Terminal& terminal) {
  const Words& words = Words::of(request.language, "mrakoszlap");
  const auto chosen = choose_mrakoszlap(request.setup, words, terminal);
  if (!chosen) return kUsage;
  Decks decks{chosen->setup, words, terminal};
  const bool own = chosen->setup.deck_given != 0;
  if (chosen->setup.seats == 0 && !own) return decks.table(), kFine;
  const bool possible = chosen->setup.seats >= mrakoszlap::kFewestPlayers &&
                        chosen->setup.seats <= mrakoszlap::kMostPlayers;
  if (possible) decks.one();
  const bool may = say_findings(*chosen, words, terminal) == MayStart::yes;
  terminal.say(words.say(may ? "cli.check.may-start" : "cli.check.may-not-start"),
               may ? Style::good : Style::bad);
  return may ? kFine : kDoesNotHold;
}

}  // namespace omerta::cli
