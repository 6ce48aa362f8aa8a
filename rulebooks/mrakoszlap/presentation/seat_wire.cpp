// A seat's view and its questions as named figures.
#include "rulebooks/mrakoszlap/presentation/seat_wire.h"

#include "rulebooks/mrakoszlap/text/book.h"
#include "wire/wire_parts.h"

namespace omerta::notation {
namespace {

using mrakoszlap::CardId;
using mrakoszlap::Hand;
using mrakoszlap::Power;
using mrakoszlap::Show;
using mrakoszlap::Table;
using mrakoszlap::Type;
namespace said = mrakoszlap::said;

using Strings = std::vector<std::string>;

Strings cards(std::uint64_t bits) {
  Strings list;
  for (; bits != 0; bits &= bits - 1) {
    list.push_back(mrakoszlap_name(static_cast<CardId>(std::countr_zero(bits))));
  }
  return list;
}

// MRK-BALLOT-1  Whose hands are up, by accused.
Fields raised(const Names& names, const Table& table,
              const std::array<Seats, mrakoszlap::kPlayers>& hands) {
  Fields all;
  for (Seat seat : table.accused) {
    if (!hands[index(seat)].empty()) {
      all.push_back({names.seats[index(seat)], people(names, hands[index(seat)])});
    }
  }
  return all;
}

void add_trial(Fields& fields, const Names& names, const Table& table) {
  std::vector<Seat> list;  // in the order of accusation, as far as they are in play
  for (unsigned i = 0; i < table.listed; ++i) {
    if (table.accused.has(table.list[i])) list.push_back(table.list[i]);
  }
  add_list(fields, names, "accused", list);
  add_people(fields, names, "tied", table.tied);
  add_person(fields, names, "floor", table.floor);
  add_person(fields, names, "speaker", table.speaker);
  if (table.show != Show::none) fields.push_back({"show", mrakoszlap_name(table.show)});
  const Fields in_favour = raised(names, table, table.in_favour);
  if (!in_favour.empty()) fields.push_back({"hands-for", in_favour});
  const Fields against = raised(names, table, table.against);
  if (!against.empty()) fields.push_back({"hands-against", against});
}

// MRK-COMMUNIST-1  Who must keep silent and who has no vote today.
void add_day(Fields& fields, const Names& names, const Table& table) {
  add_people(fields, names, "silenced", table.silenced);
  add_people(fields, names, "vote-banned", table.banned);
  if (table.equal != 0) fields.push_back({"all-equal", std::string{"yes"}});
  Strings used;
  for (Power power : mrakoszlap::kPowers) {
    if (table.has_spent(power)) used.push_back(mrakoszlap_name(power));
  }
  if (!used.empty()) fields.push_back({"powers-used", used});
}

Fields own(const Names& names, const mrakoszlap::View& view) {
  const mrakoszlap::Notes& notes = view.notes;
  Fields known{{"seat", names.seats[index(view.seat)]}, {"cards", cards(notes.hand)}};
  const auto add = [&](const char* name, unsigned number) {
    if (number != 0) known.push_back({name, std::int64_t{number}});
  };
  if ((notes.hand & notes.used) != 0) {
    known.push_back({"used-up", cards(notes.hand & notes.used)});
  }
  add("gained-cloud-treaders", notes.treaders);
  add("gained-mirrors", notes.mirrors);
  add_people(known, names, "mafia", notes.mafia);
  add_list(known, names, "plan", std::span{notes.plan}.first(notes.planned));
  add_people(known, names, "awake", notes.awake);
  add("doctor-night", notes.offset);
  const Hand hand{notes.hand};
  if (hand.has(Type::jozin)) known.push_back({"mud-left", std::int64_t{notes.mud}});
  if (hand.has(Type::blind_executioner)) {
    known.push_back({"pairs-left", std::int64_t{notes.pairs}});
  }
  if (notes.called != CardId::none) known.push_back({"called", mrakoszlap_name(notes.called)});
  add_person(known, names, "named-first", notes.first);
  add("bullets-to-release", notes.caught);
  return known;
}

// MRK-SOCK-1 (`own-neighbours`)  The thrower only says yes.
bool is_yes(const mrakoszlap::Setup& setup, Ask what, Choice choice) {
  return what == mrakoszlap::ask::throw_sock && choice == kYes &&
         setup.sock_targets == mrakoszlap::SockTargets::own_neighbours;
}

}  // namespace

Fields view_fields(const Names& names, const mrakoszlap::View& view) {
  const Table& table = view.table;
  Fields fields{{"rulebook", std::string{"mrakoszlap"}},
                {"round", std::int64_t{table.round}},
                {"phase", mrakoszlap_name(table.phase)},
                {"in-play", people(names, table.in_play)},
                {"deck", cards(view.plan.deck.bits)}};
  add_day(fields, names, table);
  add_trial(fields, names, table);
  if (table.result != mrakoszlap::Result::none) {
    fields.push_back({"result", mrakoszlap_name(table.result)});
    add_people(fields, names, "winners", table.winners);
  }
  fields.push_back({"you", own(names, view)});
  return fields;
}

Fields prompt_fields(const Words& words, const Names& names, const mrakoszlap::View& view,
                     const Prompt& prompt) {
  return question_fields(
      mrakoszlap_name(prompt.ask), spoken(words, names, said::question(view, prompt)), prompt,
      [&](Choice choice) {
        const bool yes = is_yes(view.plan.setup, prompt.ask, choice);
        return Answer{yes ? "yes" : answer_value(mrakoszlap_book(), names, prompt.ask, choice),
                      words.said(said::choice_name(view.plan, prompt.ask, choice), names)};
      });
}

}  // namespace omerta::notation

namespace omerta::mrakoszlap {

notation::Fields seat_fields(const Words& words, const Names& names, const AnyGame& game,
                             Seat seat) {
  return notation::seat_fields_of<Mrakoszlap>(
      game, seat, [&](const View& view) { return notation::view_fields(names, view); },
      [&](const View& view, const Prompt& prompt) {
        return notation::prompt_fields(words, names, view, prompt);
      });
}

}  // namespace omerta::mrakoszlap
