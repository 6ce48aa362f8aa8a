// The pages of mrakoszlap that show no more than a seat, or everyone, may know.
#include <algorithm>

#include "cli/play/mrakoszlap/mrakoszlap.h"
#include "cli/terminal/pager.h"
#include "notation/clause_ids.h"

namespace omerta::cli {
namespace {

using mrakoszlap::CardId;
using mrakoszlap::Hand;
using mrakoszlap::Power;
using mrakoszlap::Result;
using mrakoszlap::Type;
namespace ask = mrakoszlap::ask;
namespace fact = mrakoszlap::fact;
namespace number = mrakoszlap::number;

constexpr std::size_t kReasons = 8;  // how many of the last events are explained
constexpr int kTextAt = 2;

// What is neither on the own cards nor said by what follows.
bool worth_knowing(const Event& event) {
  switch (static_cast<number::Fact>(event.fact)) {
    case number::imprisoned:
    case number::ordered:
    case number::seen_nobody:
    case number::caught:
    case number::lost:
    case number::gained:
    case number::eaten: return true;
    default: return false;
  }
}

// The order with which a card that works once is used up.
Ask last_order(Type type) {
  switch (type) {
    case Type::jailer: return ask::jail;
    case Type::gravedigger: return ask::open_graves;
    case Type::matrix: return ask::enter_matrix;
    case Type::sniper: return ask::snipe;
    case Type::sock: return ask::throw_sock;
    default: return {};
  }
}

bool ordered(std::span<const Event> heard, Ask what) {
  return std::any_of(heard.begin(), heard.end(), [&](const Event& event) {
    return event.fact == fact::ordered && static_cast<Ask>(event.what) == what;
  });
}

bool is_spent(const mrakoszlap::Table& table, Type type) {
  const auto& all = mrakoszlap::kPowers;
  return std::any_of(all.begin(), all.end(),
                     [&](Power power) { return type_of(power) == type && table.has_spent(power); });
}

}  // namespace

std::string MrakPages::name(Seat seat) const { return seat_name(words_, match_.names(), seat); }

void MrakPages::help() const {
  show_help(words_, terminal_,
            {"pass", "power", "me", "who", "log", "rules", "cards", "why", "save", "quit"});
}

// MRK-CALL-2, MRK-JOZIN-1, MRK-EXEC-1  What is left of a card that can be used up.
std::string MrakPages::uses_left(Seat seat, CardId card) const {
  const mrakoszlap::View view = match_.view(seat);
  const Type type = type_of(card);
  const Ask once = last_order(type);
  const bool used = (once != Ask{} && ordered(match_.heard(seat), once)) ||
                    is_spent(view.table, type) || Hand{view.notes.used}.has(card);
  if (used) return ' ' + words_.say("play.mrak.used");
  if (type == Type::doctor && view.notes.offset != 0) {
    const std::string nights = notation::nights_text(view.notes.offset);
    return ' ' + words_.say("mrk.fact.doctor-offset.you", {{"nights", nights}});
  }
  if (type == Type::jozin) return ' ' + words_.say("play.mrak.left", {{"n", view.notes.mud}});
  if (type != Type::blind_executioner) return {};
  return ' ' + words_.say("play.mrak.left", {{"n", view.notes.pairs}});
}

// MRK-DECK-7  New copies are beyond the deck: they come and go by what the seat was told.
MrakPages::Copies MrakPages::gained(Seat seat) const {
  Copies copies;
  for (const Event& event : match_.heard(seat)) {
    const std::pair copy{static_cast<Type>(event.what), unsigned{event.much}};
    if (event.fact == fact::gained) copies.push_back(copy);
    if (event.fact == fact::lost) std::erase(copies, copy);
  }
  return copies;
}

// MRK-DEAL-14, MRK-MASK-1  Every card with its whole text; copies of one stand together.
void MrakPages::hand(Seat seat) const {
  const Copies more = gained(seat);
  for (unsigned i = 0; i < mrakoszlap::kTypes; ++i) {
    const auto type = static_cast<Type>(i);
    List names;
    std::string left;
    for (std::uint64_t rest = match_.view(seat).notes.hand; rest != 0; rest &= rest - 1) {
      const auto card = static_cast<CardId>(std::countr_zero(rest));
      if (type_of(card) != type) continue;
      names.push_back(notation::card_name(words_, card));
      left += uses_left(seat, card);
    }
    for (const auto& [copy, number] : more) {
      if (copy == type) names.push_back(notation::copy_name(words_, type, number));
    }
    if (names.empty()) continue;
    terminal_.say(words_.join(names), Style::bold);
    terminal_.hang("", kTextAt, notation::card_does(words_, setup(), type) + left, Style::secret);
    terminal_.hang("", kTextAt, notation::card_traits(words_, type), Style::dim);
  }
}

// MRK-DEAL-14, MRK-SIDE-1
void MrakPages::card(Seat seat) const {
  const Screenfuls screen{terminal_, words_.say("cli.play.press-enter")};
  const mrakoszlap::View view = match_.view(seat);
  const bool mafia = Hand{view.notes.hand}.has(Type::mafian);
  terminal_.title(words_.say("play.mrak.cards"));
  const std::string side = notation::side_name(words_, mafia ? Result::mafia : Result::citizens);
  terminal_.say(words_.say("cli.know.wins-with", {{"side", side}}), Style::bold);
  const Seats others = view.notes.mafia - seat;
  if (!others.empty()) {
    const auto names = seat_names(words_, match_.names(), others);
    terminal_.say(words_.say("play.mrak.partners", {{"seats", names}}), Style::secret);
  }
  const auto list = list_of_the_council(match_, words_, seat);
  if (!list.empty()) {
    terminal_.say(words_.say("play.mrak.list", {{"seats", list}}), Style::secret);
  }
  hand(seat);
}

void MrakPages::knowledge(Seat seat) const {
  card(seat);
  terminal_.title(words_.say("cli.heading.what-you-know"));
  const notation::Trail trail;
  std::string when;
  Seats awake;
  int lines = 0;
  const auto know = [&](const std::string& what) {
    terminal_.say(when + ": " + what, Style::secret);
    ++lines;
  };
  for (const Event& event : match_.heard(seat)) {
    if (event.fact == fact::seen_awake) awake |= Seats::of(event.whom);
    if (event.fact == fact::report_opened && !awake.empty()) {
      know(words_.say("mrk.ask.spyglass-notice",
                      {{"seats", seat_names(words_, match_.names(), awake)}}));
      awake = {};
    }
    if (event.fact == fact::nightfall) when = words_.say("cli.heading.night", {{"n", event.much}});
    if (event.fact == fact::report_opened) {
      when = words_.say("cli.heading.day", {{"n", event.much}});
    }
    if (!worth_knowing(event)) continue;
    know(notation::private_sentence(words_, match_.names(), match_.view(seat), event, trail));
  }
  if (lines == 0) terminal_.say(words_.say("play.mrak.nothing"), Style::secret);
}

std::string MrakPages::state_of(Seat seat) const {
  const mrakoszlap::Table& table = match_.table();
  std::string text = words_.say(table.in_play.has(seat) ? "play.table.in-play" : "play.mrak.dead");
  const auto mark = [&](Seats who, const char* key) {
    if (who.has(seat)) text += ", " + words_.say(key);
  };
  mark(table.accused, "play.mrak.accused");
  const Seats bound = table.equal != 0 ? Seats{} : table.in_play;
  mark(table.silenced & bound, "play.mrak.silenced");
  mark(table.banned & bound, "play.mrak.banned");
  for (const Told& told : match_.told()) {
    if (told.event.fact != fact::faction_shown || told.event.who != seat) continue;
    text += ", " + notation::side_name(words_, static_cast<Result>(told.event.what));
  }
  return text;
}

// MRK-SEAT-1, -2  In the order of the circle, for neighbours matter.
void MrakPages::table() const {
  terminal_.title(words_.say("cli.label.players"));
  for (Seat seat : Seats::first(setup().seats)) {
    std::string line = (index(seat) < 9 ? "  " : " ") + std::to_string(index(seat) + 1) + "  ";
    line += padded(name(seat), kNameColumns + 4) + state_of(seat);
    if (match_.people().has(seat)) line += " (" + words_.say("cli.label.you") + ")";
    terminal_.line(line, match_.table().in_play.has(seat) ? Style::plain : Style::dim);
  }
  terminal_.say(words_.say("play.mrak.circle"), Style::dim);
}

void MrakPages::log() const {
  const Pager pager{terminal_};
  terminal_.title(words_.say("cli.heading.public-log"));
  for (const Spoken& said : spoken(match_, words_, 0)) {
    if (said.kind == Spoken::Kind::call || said.kind == Spoken::Kind::talk) continue;
    const bool heading = said.kind == Spoken::Kind::heading;
    terminal_.say(said.text, heading ? Style::bold : Style::plain);
  }
}

void MrakPages::rules(Seat seat) const {
  const Pager pager{terminal_};
  terminal_.line();
  terminal_.say(words_.say("play.mrak.course"));
  if (seat == Seat::nobody) return;
  terminal_.title(words_.say("play.mrak.cards"));
  const Hand held{match_.view(seat).notes.hand};
  for (unsigned i = 0; i < mrakoszlap::kTypes; ++i) {
    const auto type = static_cast<Type>(i);
    if (!held.has(type)) continue;
    terminal_.line(notation::card_name(words_, type), Style::bold);
    terminal_.say(notation::card_does(words_, setup(), type));
    terminal_.say(notation::card_traits(words_, type), Style::dim);
  }
}

void MrakPages::cards() const {
  const Pager pager{terminal_};
  terminal_.title(words_.say("cli.heading.roles"));
  for (unsigned i = 0; i < mrakoszlap::kTypes; ++i) {
    const auto type = static_cast<Type>(i);
    const int copies = match_.plan().deck.count(type);
    if (copies == 0) continue;
    const std::string card = notation::card_name(words_, type);
    const std::string several = words_.say("mrk.copies", {{"card", card}, {"n", copies}});
    terminal_.line(copies == 1 ? card : several, Style::bold);
    terminal_.say(notation::card_does(words_, setup(), type));
    terminal_.say(notation::card_traits(words_, type), Style::dim);
  }
}

// During play the causes are secret: a seat sees the rule behind what it was told, and no more.
void MrakPages::reasons(Seat seat) const {
  terminal_.title(words_.say("cli.heading.why"));
  std::vector<std::string> lines;
  for (const Spoken& said : spoken(match_, words_, 0)) {
    if (said.kind != Spoken::Kind::sentence) continue;
    lines.push_back(said.text + " [" + notation::clause_id(said.by) + "]");
  }
  const std::size_t skip = lines.size() > kReasons ? lines.size() - kReasons : 0;
  for (std::size_t i = skip; i < lines.size(); ++i) terminal_.say(lines[i]);
  if (seat != Seat::nobody) {
    for (const Event& event : match_.heard(seat)) {
      const bool own = event.fact == fact::lost || event.fact == fact::gained;
      if (!own && event.fact != fact::imprisoned) continue;
      const std::string text =
          notation::private_sentence(words_, match_.names(), match_.view(seat), event);
      terminal_.say(text + " [" + notation::clause_id(event.by) + "]", Style::secret);
    }
  }
  terminal_.say(words_.say("cli.why.later"), Style::dim);
}

}  // namespace omerta::cli
