// A seat's view and its questions as named figures.
#include "rulebooks/spytown/presentation/seat_wire.h"

#include "rulebooks/spytown/text/book.h"
#include "wire/wire_parts.h"

namespace omerta::notation {
namespace {

using spytown::Token;

using Strings = std::vector<std::string>;

// By name: the token of each seat in the list, as far as it is known.
template <class Tokens>
Fields tokens_by_name(const Names& names, const Tokens& tokens) {
  Fields known;
  for (std::size_t i = 0; i < names.seats.size(); ++i) {
    if (tokens[i] != Token::hidden) known.push_back({names.seats[i], spytown_name(tokens[i])});
  }
  return known;
}

void add_cards(Fields& fields, const Names& names, const spytown::Table& table) {
  add_person(fields, names, "commander", table.commander);
  add_people(fields, names, "sheltered", table.sheltered);
  add_people(fields, names, "safe", table.safe);
  add_people(fields, names, "arrested", table.arrested);
  add_people(fields, names, "kidnapped", table.kidnapped);
  Strings unseen;
  for (int i = 0; i < spytown::kCards; ++i) {
    const auto card = static_cast<spytown::Card>(i);
    if (table.unseen.has(card)) unseen.push_back(spytown_name(card));
  }
  if (!unseen.empty()) fields.push_back({"unseen-cards", unseen});
}

// SPY-GM-1  Announced to everyone, and in force until the next step.
void add_rulings(Fields& fields, const spytown::Table& table) {
  if (table.result != spytown::Result::none) return;
  const auto add = [&](const char* name, spytown::Card card) {
    if (card != spytown::Card::none) fields.push_back({name, spytown_name(card)});
  };
  add("allowed", table.allowed);
  add("forbidden", table.forbidden);
}

void add_vote(Fields& fields, const Names& names, const spytown::Table& table) {
  add_people(fields, names, "suspects", table.suspects);
  add_people(fields, names, "tied", table.tied);
  add_person(fields, names, "floor", table.floor);
  add_person(fields, names, "named", table.named);
  add_hands(fields, names, "votes", table.votes);
}

Fields own(const Names& names, const spytown::View& view) {
  Fields known{{"seat", names.seats[index(view.seat)]}};
  if (view.notes.token != Token::hidden) {
    known.push_back({"token", spytown_name(view.notes.token)});
  }
  if (view.notes.card != spytown::Card::none) {
    const bool works = spytown::usable(view.notes.card, view.notes.token);
    known.push_back({"card", spytown_name(view.notes.card)});
    known.push_back({"card-works", std::string{works ? "yes" : "no"}});
  }
  add_people(known, names, "awake", view.notes.awake);
  add_people(known, names, "gang", view.notes.gang);
  const Fields seen = tokens_by_name(names, view.notes.seen);
  if (!seen.empty()) known.push_back({"seen", seen});
  add_hands(known, names, "pointing", view.notes.pointing);
  return known;
}

}  // namespace

Fields view_fields(const Names& names, const spytown::View& view) {
  const spytown::Table& table = view.table;
  Fields fields{{"rulebook", std::string{"spytown"}},
                {"round", std::int64_t{table.round}},
                {"phase", spytown_name(table.phase)},
                {"in-game", people(names, table.in_game)}};
  const Fields shown = tokens_by_name(names, table.shown);
  if (!shown.empty()) fields.push_back({"tokens-shown", shown});
  add_people(fields, names, "expelled", table.expelled);
  add_cards(fields, names, table);
  add_rulings(fields, table);
  add_vote(fields, names, table);
  if (table.result != spytown::Result::none) {
    fields.push_back({"result", spytown_name(table.result)});
    add_people(fields, names, "winners", table.winners);
  }
  fields.push_back({"you", own(names, view)});
  return fields;
}

Fields prompt_fields(const Words& words, const Names& names, const spytown::View& view,
                     const Prompt& prompt) {
  const Question asked = spoken(words, names, spytown::said::question(view, prompt));
  return question_fields(spytown_name(prompt.ask), asked, prompt, [&](Choice choice) {
    const Message label = spytown::said::choice_name(view.plan, prompt.ask, choice);
    return Answer{answer_value(spytown_book(), names, prompt.ask, choice),
                  words.said(label, names)};
  });
}

}  // namespace omerta::notation

namespace omerta::spytown {

notation::Fields seat_fields(const Words& words, const Names& names, const AnyGame& game,
                             Seat seat) {
  return notation::seat_fields_of<Spytown>(
      game, seat, [&](const View& view) { return notation::view_fields(names, view); },
      [&](const View& view, const Prompt& prompt) {
        return notation::prompt_fields(words, names, view, prompt);
      });
}

}  // namespace omerta::spytown
