// A seat's view and its questions as named figures.
#include "rulebooks/gorod/presentation/seat_wire.h"

#include "rulebooks/gorod/text/book.h"
#include "wire/wire_parts.h"

namespace omerta::notation {
namespace {

using gorod::Phase;
using gorod::Role;
using gorod::Table;

constexpr std::array<std::string_view, 7> kPhases{"setup", "night",   "dawn", "discussion",
                                                  "vote",  "verdict", "over"};

// By name: the card of each seat, as far as everyone has seen it.
Fields cards_shown(const Names& names, const Table& table) {
  Fields shown;
  for (std::size_t i = 0; i < names.seats.size(); ++i) {
    if (table.shown[i] != Role::hidden) {
      shown.push_back({names.seats[i], gorod_role(names, table.shown[i])});
    }
  }
  return shown;
}

void add_vote(Fields& fields, const Names& names, const Table& table) {
  add_list(fields, names, "candidates", std::span{table.candidate}.first(table.candidates));
  add_people(fields, names, "no-candidate", table.declined);
  if (table.ballot != 0) fields.push_back({"ballot", std::int64_t{table.ballot}});
  add_hands(fields, names, "ballots", table.ballots);
}

Fields own(const Names& names, const gorod::View& view) {
  const gorod::Notes& notes = view.notes;
  Fields known{{"seat", names.seats[index(view.seat)]}};
  if (notes.role != Role::hidden) known.push_back({"card", gorod_role(names, notes.role)});
  add_people(known, names, "awake-with", notes.awake_with);
  add_people(known, names, "nodded", notes.nodded);
  add_people(known, names, "shaken", notes.shaken);
  add_people(known, names, "twirled", notes.twirled);
  add_people(known, names, "exposed", notes.exposed);
  add_hands(known, names, "pointing", notes.pointing);
  return known;
}

}  // namespace

Fields view_fields(const Names& names, const gorod::View& view) {
  const Table& table = view.table;
  Fields fields{{"rulebook", std::string{"gorod"}},
                {"round", std::int64_t{table.round}},
                {"phase", std::string{kPhases[static_cast<std::size_t>(table.phase)]}},
                {"in-play", people(names, table.in_play)}};
  if (table.call != gorod::Call::none) {
    fields.push_back({"call", gorod_call(view.plan, names, table.call)});
  }
  add_person(fields, names, "moderator", table.moderator);
  const Fields shown = cards_shown(names, table);
  if (!shown.empty()) fields.push_back({"cards-shown", shown});
  add_vote(fields, names, table);
  if (table.result != gorod::Result::none) {
    fields.push_back({"result", gorod_name(table.result)});
    add_people(fields, names, "winners", table.winners);
  }
  fields.push_back({"you", own(names, view)});
  return fields;
}

Fields prompt_fields(const Words& words, const Names& names, const gorod::View& view,
                     const Prompt& prompt) {
  const auto label = [&](Choice choice) {
    if (choice == kPass) return words.say("cli.menu.pass");
    const bool wordless = gorod_book().is_wordless(prompt.ask);
    return wordless ? words.say("cli.label.yes") : seat_name(words, names, seat_of(choice));
  };
  return question_fields(
      gorod_name(prompt.ask), question(words, names, view, prompt), prompt, [&](Choice choice) {
        return Answer{answer_value(gorod_book(), names, prompt.ask, choice), label(choice)};
      });
}

}  // namespace omerta::notation

namespace omerta::gorod {

notation::Fields seat_fields(const Words& words, const Names& names, const AnyGame& game,
                             Seat seat) {
  return notation::seat_fields_of<Gorod>(
      game, seat, [&](const View& view) { return notation::view_fields(names, view); },
      [&](const View& view, const Prompt& prompt) {
        return notation::prompt_fields(words, names, view, prompt);
      });
}

}  // namespace omerta::gorod
