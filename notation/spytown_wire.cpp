// A seat's view and its questions as named figures.
#include "notation/spytown_wire.h"

#include "notation/spytown_book.h"

namespace omerta::notation {
namespace {

using spytown::Token;

using Strings = std::vector<std::string>;

Strings people(const Names& names, Seats seats) {
  Strings list;
  for (Seat seat : seats) list.push_back(names.seats[index(seat)]);
  return list;
}

void add_people(Fields& fields, const Names& names, std::string_view name, Seats seats) {
  if (!seats.empty()) fields.push_back({std::string{name}, people(names, seats)});
}

void add_person(Fields& fields, const Names& names, std::string_view name, Seat seat) {
  if (seat != Seat::nobody) fields.push_back({std::string{name}, names.seats[index(seat)]});
}

// By name: the token of each seat in the list, as far as it is known.
template <class Tokens>
Fields tokens_by_name(const Names& names, const Tokens& tokens) {
  Fields known;
  for (std::size_t i = 0; i < names.seats.size(); ++i) {
    if (tokens[i] != Token::hidden) known.push_back({names.seats[i], spytown_name(tokens[i])});
  }
  return known;
}

Fields hands(const Names& names, const std::array<Seat, kSeats>& at) {
  Fields all;
  for (std::size_t i = 0; i < names.seats.size(); ++i) {
    if (at[i] != Seat::nobody) all.push_back({names.seats[i], names.seats[index(at[i])]});
  }
  return all;
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

void add_vote(Fields& fields, const Names& names, const spytown::Table& table) {
  add_people(fields, names, "suspects", table.suspects);
  add_people(fields, names, "tied", table.tied);
  add_person(fields, names, "floor", table.floor);
  add_person(fields, names, "named", table.named);
  const Fields votes = hands(names, table.votes);
  if (!votes.empty()) fields.push_back({"votes", votes});
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
  const Fields pointing = hands(names, view.notes.pointing);
  if (!pointing.empty()) known.push_back({"pointing", pointing});
  return known;
}

bool offers_words(const Prompt& prompt) {
  return prompt.offers == kYes && spytown_book().is_wordless(prompt.ask);
}

Fields answer(const Words& words, const Names& names, const spytown::View& view,
              const Prompt& prompt, Choice choice) {
  std::string value = choice == kPass ? "pass" : spytown_book().choice_name(prompt.ask, choice);
  if (value.empty() && (offers_words(prompt) || spytown_book().is_wordless(prompt.ask))) {
    value = "yes";
  }
  if (value.empty()) value = names.seats[index(seat_of(choice))];
  return {{"value", value}, {"label", choice_name(words, view.plan, names, prompt.ask, choice)}};
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
  const Question asked = question(words, names, view, prompt);
  std::vector<Fields> answers;
  for (Choice left = prompt.offers; left != 0; left &= left - 1) {
    answers.push_back(answer(words, names, view, prompt, left & (~left + 1)));
  }
  if (prompt.pass == Pass::allowed) answers.push_back(answer(words, names, view, prompt, kPass));
  return {{"ask", spytown_name(prompt.ask)},
          {"text", asked.text},
          {"hint", asked.hint},
          {"answers", answers}};
}

}  // namespace omerta::notation
