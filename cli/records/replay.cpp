// omerta replay: a recorded game told as somebody heard it.
#include <algorithm>

#include "cli/records/beliefs.h"
#include "cli/records/recorded.h"
#include "cli/records/records.h"
#include "cli/typed/seats.h"
#include "cli/typed/suggest.h"
#include "notation/statement_text.h"
#include "rulebooks/rulebook.h"
#include "wire/encode.h"

namespace omerta::cli {
namespace {

std::optional<Listener> listener(const ReplayRequest& request, const Recorded& game,
                                 const Words& words, Terminal& terminal) {
  // The default must never open a seat's eyes: a player called "public" is asked for by number.
  if (request.as == "public") return Listener{};
  if (request.as == "moderator" || request.as == "game-master")
    return Listener{Listener::Kind::moderator};
  const Names& names = game.record.casting().names;
  const bool sits = find_seat(request.as, names).has_value();
  const bool appointed = !names.moderator.empty() && folded(request.as) == folded(names.moderator);
  if (!sits && appointed) return Listener{Listener::Kind::moderator};
  const auto seat = find_seat_or_say(request.as, names, words, terminal);
  if (!seat) return {};
  return Listener{Listener::Kind::seat, *seat};
}

void heading(const Part& part, const Words& words, Terminal& terminal) {
  if (part.night != 0) terminal.title(words.say("cli.heading.night", {{"n", part.night}}));
  if (part.day != 0) terminal.title(words.say("cli.heading.day", {{"n", part.day}}));
}

std::string told_whom(const Heard& heard, const Words& words) {
  if (heard.notice.label.stream == story::Stream::open) return {};
  return heard.notice.to.empty() ? std::string{} : "  → " + words.join(heard.notice.to);
}

// "p12", "q3"; of what was said the number of the statement: "s4".
std::string numbered(const Heard& heard) {
  return heard.talk ? "s" + std::to_string(heard.statement) : story::written(heard.notice.label);
}

void tell(const std::vector<Heard>& all, const story::Teller& teller, const Words& words,
          Terminal& terminal) {
  for (const Heard& heard : all) {
    if (!heard.notice.past) heading(part_of(heard, teller), words, terminal);
    const bool everyone = heard.notice.label.stream == story::Stream::open;
    const Style style = everyone ? Style::plain : Style::secret;
    for (std::size_t i = 0; i < heard.lines.size(); ++i) {
      const std::string number = i == 0 ? numbered(heard) : "";
      const std::string text = heard.lines[i] + (i == 0 ? told_whom(heard, words) : "");
      terminal.hang(number, 6, text, style);
    }
  }
}

// All hands at the end, each player's on a line. The place of the last of these cards.
std::size_t tell_hands(const std::vector<Heard>& all, std::size_t at, const story::Teller& teller,
                       const Names& names, const Words& words, Terminal& terminal) {
  std::vector<List> hands(names.seats.size());
  for (; at < all.size() && part_of(all[at], teller).hand; ++at) {
    hands[index(all[at].event.who)].push_back(words.said(teller.card(all[at].event), names));
  }
  terminal.title(words.say("cli.heading.all-cards"));
  for (std::size_t seat = 0; seat < hands.size(); ++seat) {
    if (!hands[seat].empty()) terminal.say(names.seats[seat] + ": " + words.join(hands[seat]));
  }
  return at - 1;
}

// Without numbers, and what goes on with a sentence stands behind it.
void tell_as_story(const std::vector<Heard>& all, const story::Teller& teller, const Names& names,
                   const Words& words, Terminal& terminal) {
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Heard& heard = all[i];
    if (part_of(heard, teller).hand) {
      i = tell_hands(all, i, teller, names, words, terminal);
      continue;
    }
    if (!heard.notice.past) heading(part_of(heard, teller), words, terminal);
    const bool everyone = heard.notice.label.stream == story::Stream::open;
    const Style style = everyone ? Style::plain : Style::secret;
    std::vector<std::string> lines = heard.lines;
    lines.front() += told_whom(heard, words);
    for (; i + 1 < all.size() && part_of(all[i + 1], teller).more; ++i) {
      lines.back() += " " + all[i + 1].notice.text;
    }
    for (const std::string& line : lines) terminal.say(line, style);
  }
}

bool understood(const ReplayRequest& request, const Words& words, Terminal& terminal) {
  const List formats = request.beliefs ? List{"text", "json"} : List{"text", "json", "view"};
  if (std::find(formats.begin(), formats.end(), request.format) == formats.end()) {
    terminal.error(
        words.say("cli.error.unknown-value",
                  {{"name", "--format"}, {"value", request.format}, {"options", formats}}));
    return false;
  }
  if (request.until >= 0) return true;
  terminal.error(
      words.say("cli.error.not-a-number",
                {{"low", 1}, {"high", kLongestGame}, {"value", std::to_string(request.until)}}));
  return false;
}

// What a screen of this seat, or the table's for everyone, would show where the record ends: keys
// and arguments, the same in every language.
int print_view(const Recorded& game, const Listener& who, const Words& words, Terminal& terminal) {
  if (who.kind == Listener::Kind::moderator) {
    terminal.error(words.say("cli.error.missing-argument", {{"name", "--as NAME"}}));
    return kUsage;
  }
  const notation::Casting& casting = game.record.casting();
  const Rulebook& book = rulebook(casting.rulebook);
  const AnyGame& now = game.chronicle.game();
  story::Feed feed{book.teller(now), who};
  feed.hear(game.chronicle.told());
  const screen::Screen seen = who.kind == Listener::Kind::seat
                                  ? book.screen(now.any_view(who.seat), casting.names, feed)
                                  : book.public_screen(now.any_table(), casting.names, feed);
  terminal.line(wire::encoded(seen));
  return kFine;
}

// What was said as a line of JSON: by ids, and as a sentence.
std::string talk_line(const Heard& heard, const Recorded& game) {
  const auto& spoken = game.talk.spoken();
  const auto found = std::find_if(spoken.begin(), spoken.end(), [&](const notation::Spoken& each) {
    return each.said.first == heard.statement;
  });
  const notation::Casting& casting = game.record.casting();
  List said;
  for (const talk::Statement& each : found->said.utterance.said()) {
    said.push_back(notation::statement_text(game.record.book(), casting, each));
  }
  return notation::json_line(notation::Fields{{"s", std::int64_t{heard.statement}},
                                              {"who", casting.names.seats[index(found->said.who)]},
                                              {"says", said},
                                              {"text", heard.notice.text}});
}

}  // namespace

int replay(const ReplayRequest& request, Terminal& terminal) {
  const Words& plain = Words::of(request.language);
  if (!understood(request, plain, terminal)) return kUsage;
  const auto game = request.until == 0
                        ? open_record(request.file, plain, terminal)
                        : open_record_until(request.until, request.file, plain, terminal);
  if (!game) return kUsage;
  const Words& words = Words::of(request.language, game->record.book().id());
  const auto who = listener(request, *game, words, terminal);
  if (!who) return kUsage;
  if (request.beliefs) return tell_beliefs(request, *game, *who, words, terminal);
  if (request.format == "view") return print_view(*game, *who, words, terminal);
  const notation::Casting& casting = game->record.casting();
  std::vector<Heard> all = heard_by(*who, casting, game->chronicle.told(), words);
  if (!request.plain) all = heard_with_talk(std::move(all), game->talk, casting, words);
  if (request.format == "json") {
    for (const Heard& heard : all) {
      terminal.line(heard.talk ? talk_line(heard, *game) : json_line(heard.notice));
    }
    return kFine;
  }
  if (who->kind == Listener::Kind::everyone) terminal.title(words.say("cli.replay.as-audience"));
  if (who->kind == Listener::Kind::moderator) terminal.title(words.say("cli.replay.as-moderator"));
  if (who->kind == Listener::Kind::seat) {
    terminal.title(
        words.say("cli.replay.as-seat", {{"who", casting.names.seats[index(who->seat)]}}));
  }
  const auto told_by = teller(casting);
  if (who->kind == Listener::Kind::moderator) {
    tell(all, *told_by, words, terminal);
  } else {
    tell_as_story(all, *told_by, casting.names, words, terminal);
  }
  terminal.line();
  terminal.say(words.say(is_over(casting, game->chronicle.told()) ? "cli.replay.end"
                                                                  : "cli.replay.unfinished"),
               Style::dim);
  return kFine;
}

}  // namespace omerta::cli
