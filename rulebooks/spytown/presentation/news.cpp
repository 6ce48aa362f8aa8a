// What has happened in a game of spytown, as its game master says it and shows it; who holds what.
#include "rulebooks/spytown/presentation/guide.h"
#include "rulebooks/spytown/rules/clauses.h"
#include "rulebooks/spytown/text/book.h"
#include "rulebooks/spytown/text/facts.h"

namespace omerta::spytown {
namespace {

using script::Lines;
using script::News;
using script::note;

Message token_shown(const Desk& desk, const Event& seen) {
  const Message token = said::token_name(desk.setup, static_cast<Token>(seen.what));
  return {"guide.show-token", {{"who", seen.who}, {"whom", seen.whom}, {"token", token}}};
}

}  // namespace

bool looks_about(const AnyGame& game) {
  const Phase phase = game.table<Spytown>().phase;
  const bool night = phase == Phase::agent_phase || phase == Phase::gang_recognition ||
                     phase == Phase::mafia_phase;
  return game.over() || !night;
}

// At the end the table turns everything up.
bool is_shown(const Told& told) {
  const Event& event = told.event;
  if (told.to.is_everyone()) {
    return event.fact != fact::revealed && event.by != clause::spy_reveal_3;
  }
  return event.fact == fact::token_seen || event.fact == fact::exposed;
}
// SPY-COMMANDER-1
std::optional<int> turned_up(const Event& event) {
  if (event.by != clause::spy_commander_1) return {};
  return notation::thing_of(Card::commander);
}

Lines public_news(const Desk& desk, const News& news) {
  const Event& event = news.event;
  const bool opens = event.fact == fact::phase_opened;
  if (opens && static_cast<Phase>(event.what) != Phase::police_phase) return {};
  if (has(event.fact, Trait::said_elsewhere)) return {};
  const bool counted = event.fact == fact::ballots && !news.ballots.empty();
  if (counted) return script::ballots(desk.now.names, news);
  if (event.fact == fact::card_removed) return {script::act(news.lines.front())};
  Lines lines{script::say(news.lines.front())};
  const bool out = has(event.fact, Trait::out);
  const Token token = out ? static_cast<Token>(event.what) : Token::hidden;
  const Args args{{"who", event.who},
                  {"whom", event.whom},
                  {"token", said::token_name(desk.setup, token)},
                  {"extended", yes(desk.plan.extended())}};
  const bool by_mafia = event.fact == fact::named && static_cast<Cause>(event.what) == Cause::mafia;
  const bool by_hand = event.fact == fact::swapped && desk.now.paper_cards;
  if (by_mafia) lines.push_back(desk.act("spytown.guide.named.do", args));
  if (out) lines.push_back(desk.act("spytown.guide.out.do", args));
  if (by_hand) lines.push_back(desk.act("guide.swap.do", args));
  return lines;
}

// Whose token is shown to whom, whom to tap, and what the night has decided.
Lines private_news(const Desk& desk, const News& news) {
  const Event& event = news.event;
  if (has(event.fact, Trait::unnoted)) return {};
  const bool day = looks_about(desk.now.game());
  if (event.fact == fact::token_seen) {  // the two look at their own; by day a page is shown
    const bool shown = event.by == clause::spy_swap_5 || day;
    return shown ? Lines{} : Lines{script::act(token_shown(desk, event))};
  }
  if (event.fact == fact::exposed) {
    return {desk.act("spytown.guide.agent.exposed", {{"who", event.who}})};
  }
  if (event.fact == fact::recruited) {
    return {desk.act("spytown.guide.recruit.do", {{"whom", event.whom}})};
  }
  if (event.fact == fact::chosen && day) return {};  // everyone has just heard it
  Lines lines;
  if (event.fact == fact::pointed && event.whom != Seat::nobody) return lines;
  for (const Message& line : news.lines) lines.push_back(note(line));
  return lines;
}

// SPY-WIRETAP-1  What one player sees of another's token, while everyone is awake.
script::Step token_page(const Desk& desk, const Event& seen) {
  const Args args{{"who", seen.who}, {"whom", seen.whom}, {"n", index(seen.who) + 1}};
  return {.lines = {note(token_shown(desk, seen))},
          .standing = {desk.act("guide.page.token.do", args)},
          .prompt = {"cli.moderate.ask.token-page", args},
          .eyes = script::Eyes::owner,
          .owner = seen.who};
}

script::SecretRow secret_row(const Desk& desk, Seat seat) {
  const Table& open = desk.table;
  const Token token = desk.truth.token[index(seat)];
  const Card card = desk.state.notes[index(seat)].card;
  script::SecretRow row{.seat = seat, .holds = {said::token_name(desk.setup, token)}};
  if (desk.plan.extended()) {
    const bool useless = card != Card::neutral && !usable(card, token);
    const Args args{{"what", desk.name(card)}, {"more", Message{"cli.moderate.mark.useless"}}};
    row.holds.push_back(useless ? Message{"cli.label.with", args} : desk.name(card));
  }
  const auto mark = [&](Seats seats, const Message& text) {
    if (seats.has(seat)) row.marks.push_back(text);
  };
  const auto laid = [&](Seats seats, Card which) {
    mark(seats, {"cli.label.laid", {{"card", desk.name(which)}}});
  };
  mark(desk.truth.recruited, "cli.moderate.mark.recruited");
  laid(open.sheltered | open.shelter_next, Card::shelter);
  laid(open.safe | open.safe_next, Card::safe_conduct);
  laid(open.arrested, Card::arrest);
  laid(open.kidnapped, Card::kidnapping);
  if (open.commander == seat) mark(Seats::of(seat), "cli.moderate.mark.commander");
  if (!open.in_play.has(seat)) row.marks.push_back("cli.label.out");
  return row;
}

}  // namespace omerta::spytown
