// omerta decks: the recommended decks, and what is wrong with one's own.
#include "cli/commands/decks.h"

#include <fmt/format.h>

#include "cli/typed/suggest.h"
#include "rulebooks/gorod/text/ids.h"
#include "rulebooks/gorod/words/spoken.h"

namespace omerta::cli {
namespace {

constexpr int kSmallTable = 10;  // above it the recommended decks have special townspeople

void print_all(gorod::Edition edition, const Words& words, Terminal& terminal) {
  terminal.title(words.say(edition == gorod::Edition::newer ? "edition.new" : "edition.2012"));
  for (int n = gorod::kFewestPlayers; n <= gorod::kPresetPlayers; ++n) {
    const std::string deck = notation::deck_text(words, {}, gorod::preset(edition, n));
    const std::string lines = wrapped(deck, terminal.width() - 5);
    std::size_t at = 0;
    for (bool first = true; at <= lines.size(); first = false) {
      const std::size_t end = std::min(lines.find('\n', at), lines.size());
      terminal.line(
          fmt::format("{:>3}  {}", first ? std::to_string(n) : "", lines.substr(at, end - at)));
      at = end + 1;
    }
  }
  terminal.line();
  terminal.say(words.say("cli.decks.about"), Style::dim);
  terminal.say(words.say("cli.decks.large", {{"edition", notation::gorod_id::of(edition)}}),
               Style::dim);
}

}  // namespace

int decks(const DecksRequest& request, Terminal& terminal) {
  if (request.setup.rulebook == "mrakoszlap") return decks_mrakoszlap(request, terminal);
  if (request.setup.rulebook == "spytown") return decks_spytown(request, terminal);
  const Words& words = Words::of(request.language);
  const auto chosen = choose_setup(request.setup, words, terminal);
  if (!chosen) return kUsage;
  const bool own = !request.setup.deck.empty();
  if (request.setup.seats == 0 && !own) {
    print_all(chosen->setup.edition, words, terminal);
    return kFine;
  }
  const int players = chosen->setup.seats;
  const bool recommended = players >= gorod::kFewestPlayers && players <= gorod::kPresetPlayers;
  if (recommended) {
    const gorod::Setup preset = gorod::preset(chosen->setup.edition, players);
    terminal.say(words.say("cli.decks.recommended",
                           {{"n", players}, {"deck", notation::deck_text(words, {}, preset)}}));
  } else {
    terminal.say(words.say("cli.decks.none", {{"n", players}}));
  }
  if (!own && !recommended) {
    if (players > gorod::kPresetPlayers && players <= kSeats) {
      terminal.say(words.say("cli.decks.make-one", {{"n", players}}));
      return kDoesNotHold;
    }
    return say_findings(*chosen, words, terminal) == MayStart::yes ? kFine : kDoesNotHold;
  }
  if (players > kSmallTable) {  // GOR-DECK-4, -8
    terminal.say(
        words.say("cli.decks.large", {{"edition", notation::gorod_id::of(chosen->setup.edition)}}),
        Style::dim);
  }
  if (own) {
    terminal.say(words.say("cli.decks.yours",
                           {{"deck", notation::deck_text(words, chosen->names, chosen->setup)}}));
  }
  const MayStart verdict = say_findings(*chosen, words, terminal);
  const bool may = verdict == MayStart::yes;
  terminal.say(words.say(may ? "cli.check.may-start" : "cli.check.may-not-start"),
               may ? Style::good : Style::bad);
  return may ? kFine : kDoesNotHold;
}

}  // namespace omerta::cli
