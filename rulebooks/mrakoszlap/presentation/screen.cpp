// The screens of mrakoszlap: everyone's, from the table and what all have heard, and a seat's, from
// its view and its feed.
#include "rulebooks/mrakoszlap/presentation/screen.h"

#include <algorithm>

#include "presentation/screen/questions.h"
#include "rulebooks/mrakoszlap/presentation/joint_calls.h"
#include "rulebooks/mrakoszlap/presentation/questions.h"
#include "rulebooks/mrakoszlap/rules/calls.h"
#include "rulebooks/mrakoszlap/text/book.h"
#include "rulebooks/mrakoszlap/text/facts.h"
#include "rulebooks/mrakoszlap/words/words.h"

namespace omerta::mrakoszlap {
namespace {

using screen::Screen;
using PublicView = omerta::PublicView<Mrakoszlap>;
using story::Heard;

bool ordered(const story::Feed& feed, Ask what) {
  return std::any_of(feed.heard().begin(), feed.heard().end(), [&](const Heard& heard) {
    return heard.event.fact == fact::ordered && static_cast<Ask>(heard.event.what) == what;
  });
}

bool is_spent(const Table& table, Type type) {
  return std::any_of(kPowers.begin(), kPowers.end(),
                     [&](Power power) { return type_of(power) == type && table.has_spent(power); });
}

// MRK-CALL-2, MRK-JOZIN-1, MRK-EXEC-1  What is left of a card that can be used up.
Message uses_left(const View& view, const story::Feed& feed, CardId card) {
  const Type type = type_of(card);
  const Ask once = last_order(type);
  const bool used = (once != Ask{} && ordered(feed, once)) || is_spent(view.table, type) ||
                    Hand{view.notes.used}.has(card);
  if (used) return "play.mrakoszlap.used";
  if (type == Type::doctor && view.notes.offset != 0) {
    return {"mrakoszlap.fact.doctor-offset.you",
            {{"nights", said::nights_text(view.notes.offset)}}};
  }
  if (type == Type::jozin) return {"play.mrakoszlap.left", {{"n", view.notes.mud}}};
  if (type != Type::blind_executioner) return {};
  return {"play.mrakoszlap.left", {{"n", view.notes.pairs}}};
}

// MRK-DECK-7  New copies are beyond the deck: they come and go by what the seat was told.
using Copies = std::vector<std::pair<Type, unsigned>>;
Copies gained(const story::Feed& feed) {
  Copies copies;
  for (const Heard& heard : feed.heard()) {
    const std::pair copy{static_cast<Type>(heard.event.what), unsigned{heard.event.much}};
    if (heard.event.fact == fact::gained) copies.push_back(copy);
    if (heard.event.fact == fact::lost) std::erase(copies, copy);
  }
  return copies;
}

// MRK-DEAL-14, MRK-MASK-1  Every card with its whole text; copies of one stand together.
std::vector<screen::HeldCard> hand(const View& view, const story::Feed& feed) {
  const Copies more = gained(feed);
  std::vector<screen::HeldCard> held;
  for (unsigned i = 0; i < kTypes; ++i) {
    const auto type = static_cast<Type>(i);
    screen::HeldCard card{.does = said::card_does(view.plan.setup, type),
                          .traits = said::card_traits(type)};
    for (std::uint64_t rest = view.notes.hand; rest != 0; rest &= rest - 1) {
      const auto one = static_cast<CardId>(std::countr_zero(rest));
      if (type_of(one) != type) continue;
      card.names.push_back(said::card_name(one));
      const Message left = uses_left(view, feed, one);
      if (!left.empty()) card.left.push_back(left);
    }
    for (const auto& [copy, number] : more) {
      if (copy == type) card.names.push_back(said::copy_name(type, number));
    }
    if (!card.names.empty()) held.push_back(std::move(card));
  }
  return held;
}

// MRK-SIDE-1, MRK-MEET-2  With whom one plays, and whom the council has agreed on.
Messages side(const View& view) {
  const bool mafia = Hand{view.notes.hand}.has(Type::mafian);
  Messages lines{{"cli.know.wins-with",
                  {{"side", said::side_name(mafia ? Result::mafia : Result::citizens)}}}};
  const Seats others = view.notes.mafia - view.seat;
  if (!others.empty()) lines.push_back({"play.mrakoszlap.partners", {{"seats", others}}});
  const Message agreed = council_list(view);
  if (!agreed.empty()) lines.push_back(agreed);
  return lines;
}

// MRK-DEATH-3  The side and the hand, as they were dealt.
void turn_up(const story::Feed& feed, screen::Place& place) {
  Hand dealt{};
  for (const Heard& heard : feed.heard()) {
    const bool card = heard.event.fact == fact::revealed && heard.event.who == place.seat;
    if (card) dealt |= Hand::of(static_cast<CardId>(heard.event.what));
  }
  place.shown = {said::side_name(dealt.has(Type::mafian) ? Result::mafia : Result::citizens)};
  if (!place.in_play) place.shown.push_back("play.mrakoszlap.dead");
  place.dealt = said::cards(dealt);
}

screen::Place place(const PublicView& view, const story::Feed& feed, Seat seat) {
  const Table& table = view.table;
  const bool in = table.in_play.has(seat);
  screen::Place place{seat, in, in ? "play.table.in-play" : "play.mrakoszlap.dead"};
  const auto mark = [&](Seats who, const char* key) {
    if (who.has(seat)) place.marks.push_back(key);
  };
  place.votes = table.in_favour[index(seat)];
  place.against = table.against[index(seat)];
  mark(table.accused, "play.mrakoszlap.accused");
  const Seats bound = table.equal != 0 ? Seats{} : table.in_play;
  mark(table.silenced & bound, "play.mrakoszlap.silenced");
  mark(table.banned & bound, "play.mrakoszlap.banned");
  for (const Heard& heard : feed.heard()) {
    if (heard.event.fact != fact::faction_shown || heard.event.who != seat) continue;
    place.marks.push_back(said::side_name(static_cast<Result>(heard.event.what)));
  }
  if (table.phase == Phase::game_over) turn_up(feed, place);
  return place;
}

Messages knowledge(const story::Feed& feed) {
  Messages known;
  std::string when = "play.know.night";
  int round = 0;
  Seats awake;
  const auto know = [&](Message what) {
    known.push_back({when, {{"n", round}, {"what", std::move(what)}}});
  };
  for (const Heard& heard : feed.heard()) {
    const Event& event = heard.event;
    if (event.fact == fact::seen_awake) awake |= Seats::of(event.whom);
    if (event.fact == fact::report_opened && !awake.empty()) {
      know({"mrakoszlap.ask.spyglass-notice", {{"seats", awake}}});
      awake = {};
    }
    if (event.fact == fact::nightfall) when = "play.know.night", round = event.much;
    if (event.fact == fact::report_opened) when = "play.know.day", round = event.much;
    if (has(event.fact, Trait::kept)) know(heard.text);
  }
  return known;
}

}  // namespace

Screen public_screen(const AnyTable& any, const Names&, const story::Feed& feed) {
  const PublicView view = any.as<Mrakoszlap>();
  const Standing standing = any.standing();
  Screen now{.hour = standing.hour, .round = standing.round};
  now.moment = said::phase_name(view.table.phase);
  for (Seat seat : standing.seats) now.circle.push_back(place(view, feed, seat));
  now.about.push_back("play.mrakoszlap.circle");
  now.winners = standing.winners;
  return now;
}

Screen screen(const AnyView& any, const Names& names, const story::Feed& feed) {
  const View view = any.as<Mrakoszlap>();
  Screen now = public_screen(any.table(), names, feed);
  now.side = side(view);
  now.hand = hand(view, feed);
  now.knows = knowledge(feed);
  now.questions = questions(any);
  now.means = means(any);
  now.pause = pause(any);
  const auto awake = sleepers_touches({view.plan, view.table}, feed);
  if (awake && screen::sleeps(any)) now.decoy = screen::decoy(any.standing(), *awake);
  return now;
}

}  // namespace omerta::mrakoszlap
