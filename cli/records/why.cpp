// omerta why: the reason of something in a recorded game.
#include <algorithm>

#include "cli/records/reasons.h"
#include "cli/records/recorded.h"
#include "cli/records/records.h"
#include "cli/terminal/pager.h"
#include "cli/typed/seats.h"
#include "cli/typed/suggest.h"

namespace omerta::cli {
namespace {

constexpr long long kMostNights = 100'000;

// "dawn 2", "night 2", and as the reader's language says it: what came of that night.
std::optional<long long> night_named(const std::string& what, const Words& said) {
  const auto words = split_words(what);
  const auto number = words.size() == 2 ? whole_number(words[1]) : std::nullopt;
  if (!number) return {};
  const bool own = folded(what) == folded(said.say("cli.heading.night", {{"n", *number}}));
  return own || words[0] == "dawn" || words[0] == "night" ? number : std::nullopt;
}

// "Cyril vest", "Jan Novák cloud-treader-1": a player, and a card of theirs.
struct CardOf {
  Seat seat = Seat::nobody;
  std::string card;
};
std::optional<CardOf> card_named(const std::string& what, const Names& names) {
  if (find_seat(what, names)) return {};
  for (std::size_t at = what.rfind(' '); at != what.npos && at > 0; at = what.rfind(' ', at - 1)) {
    const auto seat = find_seat(what.substr(0, at), names);
    if (seat) return CardOf{*seat, what.substr(at + 1)};
  }
  return {};
}

int explain(const WhyRequest& request, const Recorded& game, const Words& words,
            Terminal& terminal) {
  const notation::Casting& casting = game.record.casting();
  const Pager pager{terminal};
  Reasons reasons{casting, game.chronicle, words, terminal};
  terminal.title(words.say("cli.heading.why"));
  if (request.what.empty()) return reasons.of_the_end(), kFine;
  if (const auto night = night_named(request.what, words)) {
    const bool there =
        *night >= 1 && *night <= kMostNights && reasons.has_night(static_cast<int>(*night));
    if (there) return reasons.of_dawn(static_cast<int>(*night)), kFine;
    terminal.error(words.say("cli.why.no-such-night", {{"name", request.what}}));
    return kUsage;
  }
  // A plain number is an event here; a seat is called by its name.
  const bool number = whole_number(request.what).has_value();
  const auto& seats = casting.names.seats;
  const bool a_name = std::find(seats.begin(), seats.end(), request.what) != seats.end();
  const auto event = reasons.by_label(request.what);
  if (event && !a_name) return reasons.of_event(*event), kFine;
  if (number && !a_name) {
    terminal.error(
        words.say("cli.error.not-a-number",
                  {{"low", 1}, {"high", game.chronicle.told().size()}, {"value", request.what}}));
    return kUsage;
  }
  if (const auto card = card_named(request.what, casting.names)) {
    const std::string plain = game.record.book().plain_word(casting, card->card);
    if (reasons.of_card(card->seat, plain)) return kFine;
    terminal.error(
        words.say("cli.why.no-such-card",
                  {{"who", casting.names.seats[index(card->seat)]}, {"name", card->card}}));
    return kDoesNotHold;
  }
  const auto seat = find_seat_or_say(request.what, casting.names, words, terminal);
  if (!seat) return kUsage;
  return reasons.of_seat(*seat), kFine;
}

}  // namespace

int why(const WhyRequest& request, Terminal& terminal) {
  const auto game = open_record(request.file, Words::of(request.language), terminal);
  if (!game) return kUsage;
  const Words& words = Words::of(request.language, game->record.book().id());
  if (!request.as.empty() && request.as != "moderator") {
    terminal.error(
        words.say("cli.error.unknown-value",
                  {{"name", "--as"}, {"value", request.as}, {"options", List{"moderator"}}}));
    return kUsage;
  }
  if (!is_over(game->record.casting(), game->chronicle.told()) && request.as != "moderator") {
    terminal.error(words.say("cli.why.later"));
    terminal.error(words.say("cli.why.as-moderator"));
    return kDoesNotHold;
  }
  return explain(request, *game, words, terminal);
}

}  // namespace omerta::cli
