// The screens of spytown: everyone's, from the table alone, and a seat's, from its view and its
// feed.
#include "rulebooks/spytown/presentation/screen.h"

#include <utility>

#include "presentation/screen/questions.h"
#include "rulebooks/spytown/text/book.h"
#include "rulebooks/spytown/text/facts.h"
#include "rulebooks/spytown/words/words.h"

namespace omerta::spytown {
namespace {

using screen::Screen;
using PublicView = omerta::PublicView<Spytown>;

// What lies before somebody for everyone to see.
Messages marks(const PublicView& view, Seat seat) {
  const Table& table = view.table;
  Messages found;
  const auto mark = [&](Seats who, Card card) {
    if (who.has(seat)) found.push_back(said::card_name(view.plan.setup, card));
  };
  if (table.suspects.has(seat)) found.push_back("play.table.suspect");
  if (table.commander == seat) {
    found.push_back(said::card_name(view.plan.setup, Card::commander));
  }
  mark(table.arrested, Card::arrest);
  mark(table.kidnapped, Card::kidnapping);
  mark(table.sheltered | table.shelter_next, Card::shelter);
  mark(table.safe | table.safe_next, Card::safe_conduct);
  return found;
}

screen::Place place(const PublicView& view, Seat seat) {
  const bool in = view.table.in_play.has(seat);
  const Token shown = view.table.shown[index(seat)];
  Message fate = "play.table.in-play";
  if (!in) fate = {"play.table.shown", {{"role", said::token_name(view.plan.setup, shown)}}};
  const Seats votes = seats_where(Seats::first(view.plan.setup.seats),
                                  [&](Seat s) { return view.table.votes[index(s)] == seat; });
  return {seat, in, std::move(fate), marks(view, seat), votes};
}

// SPY-REVEAL-3  Token, force and cards: one's own, and the Commander where it has come to rest.
Messages shown(const PublicView& view, const story::Feed& feed, Seat seat) {
  const Setup& setup = view.plan.setup;
  for (const story::Heard& heard : feed.heard()) {
    if (heard.event.fact != fact::revealed || heard.event.who != seat) continue;
    Messages all{said::token_name(setup, static_cast<Token>(heard.event.what)),
                 said::force_name(setup, static_cast<Force>(heard.event.much >> 12))};
    if (!view.plan.extended()) return all;
    const auto own = static_cast<Card>(heard.event.much & 0xFFU);
    if (own != Card::neutral && own != Card::none) all.push_back(said::card_name(setup, own));
    if (view.table.commander == seat && own != Card::commander) {
      all.push_back(said::card_name(setup, Card::commander));
    }
    return all;
  }
  return {};
}

// SPY-GM-1  Announced to everyone, and in force until the next step.
Messages rulings(const PublicView& view) {
  const Table& table = view.table;
  Messages all;
  if (table.result != Result::none) return all;
  const auto add = [&](const char* key, Card card) {
    if (card == Card::none) return;
    all.push_back(
        said::worded(view.plan.setup, key, {{"card", said::card_name(view.plan.setup, card)}}));
  };
  add("spytown.fact.card-allowed", table.allowed);
  add("spytown.fact.card-forbidden", table.forbidden);
  return all;
}

Messages about(const PublicView& view) {
  Messages all{listed(said::token_counts(view.plan.setup, view.plan.tokens))};
  if (view.table.unseen.empty()) return all;
  all.push_back(
      {"play.table.unseen", {{"deck", said::card_names(view.plan.setup, view.table.unseen)}}});
  return all;
}

std::vector<screen::HeldCard> hand(const View& view) {
  const Setup& setup = view.plan.setup;
  const Notes& notes = view.notes;
  std::vector<screen::HeldCard> held;
  held.push_back({.heading = said::worded(setup, "spytown.fact.token-dealt.you",
                                          {{"token", said::token_name(setup, notes.token)}}),
                  .does = said::token_does(view.plan, notes.token)});
  if (!view.plan.extended() || notes.card == Card::none) return held;
  const bool works = usable(notes.card, notes.token);
  const bool neutral = notes.card == Card::neutral;
  screen::HeldCard card{
      .heading = said::worded(setup, "spytown.fact.card-dealt.you",
                              {{"card", said::card_name(setup, notes.card)},
                               {"works", works ? "yes" : (neutral ? "neutral" : "no")}})};
  if (!neutral) {
    card.does = said::card_does(setup, notes.card);
    card.traits = {said::card_symbols(setup, notes.card)};
  }
  held.push_back(std::move(card));
  return held;
}

Messages knowledge(const story::Feed& feed) {
  Messages known;
  int round = 0;
  bool token = false;
  bool card = false;
  for (const story::Heard& heard : feed.heard()) {
    const Fact what = heard.event.fact;
    if (heard.part.night != 0) round = heard.part.night;
    if (heard.label.stream != story::Stream::own || !has(what, Trait::kept)) continue;
    if (what == fact::token_dealt && !std::exchange(token, true)) continue;  // the deal
    if (what == fact::card_dealt && !std::exchange(card, true)) continue;
    known.push_back({"play.know.round", {{"n", round}, {"what", heard.text}}});
  }
  return known;
}

screen::Danger danger(Ask what) {
  switch (static_cast<number::Ask>(what)) {
    case number::mafia_point:
    case number::last_shot:
    case number::corner_shot:
    case number::show_card: return screen::Danger::kills;  // SPY-CARD-10: one's own place
    case number::look:
    case number::speak:
    case number::start_window:
    case number::end_window:
    case number::discussion_done:
    case number::defence: return screen::Danger::none;
    default: return screen::Danger::loses;
  }
}

bool is_card(Ask what) { return Spytown::lane(what) == Spytown::lane(ask::show_card); }

// SPY-CARD-15  Whether the card in hand is one that the open window asks for.
bool belongs_to_window(const AnyView& any, Card card) {
  const Prompt* open = any.prompt(0);
  if (open == nullptr) return false;
  if (open->ask == ask::start_window) return kStartWindow.has(card);
  return open->ask == ask::end_window && kEndWindow.has(card);
}

// SPY-MAFIA-4  The hands may move as long as they do not agree.
void pointing(const View& view, screen::Question& question) {
  const Seat mine = view.notes.pointing[index(view.seat)];
  question.timely = true;
  question.stands = mine != Seat::nobody;
  for (Seat other : (view.notes.awake & view.table.in_play) - view.seat) {
    const bool differs = view.notes.pointing[index(other)] != mine;
    if (question.stands && differs) question.prompt = "play.keep";
  }
}

void in_its_manner(const AnyView& any, const View& view, screen::Question& question) {
  const Ask what = question.ask;
  question.own = is_card(what) || what == ask::vest || what == ask::bandage;
  for (screen::Option& option : question.options) option.idle = option.choice == kUndecided;
  if (what == ask::mafia_point) pointing(view, question);
  if (what == ask::agent_look) question.timely = true;
  if (is_card(what) && what != ask::show_card) {
    question.timely = belongs_to_window(any, view.notes.card);
  }
  if (what == ask::discussion_done) {  // SPY-POLICE-3
    question.talk = true;
    question.prompt = "play.spytown.discussion";
  }
}

// SPY-CARD-9, -10  One's own card: whether it can be played now, and if not, why.
screen::Means means(const AnyView& any, const View& view) {
  const Card card = view.notes.card;
  screen::Means own{
      .word = "card", .kept = "play.spytown.keep-card", .unused = "play.spytown.kept"};
  if (!view.plan.extended()) {
    own.unavailable = "play.spytown.no-cards";
    return own;
  }
  const Message name = said::card_name(view.plan.setup, card);
  own.shows = {name, said::card_does(view.plan.setup, card)};
  if (card != Card::none && card != Card::neutral) own.names = {name};
  const Prompt* open = any.prompt(Spytown::lane(ask::show_card));
  if (open == nullptr) {
    const auto what = notation::spytown_book().find_ask(notation::spytown_name(card));
    const Command wish{.choice = kYes, .seat = view.seat, .ask = what.value_or(ask::show_card)};
    own.unavailable = said::refusal(view.plan, Spytown::refusal(view, wish, {}), nullptr);
  } else if (open->ask != ask::show_card) {
    own.reminder = {"play.spytown.may-play", {{"what", Message{"play.word.card"}}}};
  }
  return own;
}

// The night stops everyone once, so that it can be read.
Message pause(const View& view) {
  const bool sleeps = view.table.phase == Phase::mafia_phase && view.table.in_play.has(view.seat) &&
                      !view.notes.awake.has(view.seat);
  return sleeps ? together({"cli.play.asleep", "cli.play.press-enter"}) : Message{};
}

// SPY-AGENT-2, SPY-MAFIA-4  The Agent and the mafia each point at somebody; the gang only sees.
std::optional<screen::Touches> touches(const PublicView& view) {
  const Phase phase = view.table.phase;
  if (phase != Phase::agent_phase && phase != Phase::mafia_phase) return {};
  return screen::Touches{};
}

}  // namespace

Screen public_screen(const AnyTable& any, const Names&, const story::Feed& feed) {
  const PublicView view = any.as<Spytown>();
  const Standing standing = any.standing();
  Screen now{.hour = standing.hour, .round = standing.round};
  now.moment = said::phase_name(view.plan.setup, view.table.phase);
  for (Seat seat : standing.seats) {
    now.circle.push_back(place(view, seat));
    if (standing.hour == Hour::over) now.circle.back().shown = shown(view, feed, seat);
  }
  now.about = about(view);
  now.holds = rulings(view);
  now.winners = standing.winners;
  return now;
}

Screen screen(const AnyView& any, const Names& names, const story::Feed& feed) {
  const View view = any.as<Spytown>();
  Screen now = public_screen(any.table(), names, feed);
  now.hand = hand(view);
  now.knows = knowledge(feed);
  const auto asked = [&](const Prompt& prompt) {
    return screen::Asked{notation::spytown_book().ask_name(prompt.ask),
                         said::question(view, prompt), danger(prompt.ask)};
  };
  const auto label = [&](Ask what, Choice choice) {
    return said::choice_name(view.plan, what, choice);
  };
  now.questions = screen::questions(any, asked, label);
  for (screen::Question& question : now.questions) in_its_manner(any, view, question);
  now.means = means(any, view);
  now.pause = pause(view);
  const auto awake = touches({view.plan, view.table});
  if (awake && screen::sleeps(any)) now.decoy = screen::decoy(any.standing(), *awake);
  return now;
}

}  // namespace omerta::spytown
