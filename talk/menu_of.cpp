// Making menus from a rulebook's table.
#include "talk/menu_of.h"

#include <algorithm>

#include "talk/told.h"

namespace omerta::talk {
namespace {

// As many as it takes, at least one, so that there is somebody to be replaced.
Seats in_place_of_others(const Asked& row) {
  return Seats::first(row.most == 0 ? 0 : std::max<int>(row.least, 1));
}

void add_results(Menu& menu, const Lexicon& lexicon, const AnyTable& table, const Asked& row) {
  Statement said{.act = row.answers == 0 ? Act::did : Act::report,
                 .ask = row.ask,
                 .seats = in_place_of_others(row),
                 .round = 1};
  if (row.answers == 0) {
    menu.results.push_back({said, lexicon.result(table, said)});
    return;
  }
  for (std::uint8_t answer = 0; answer < 32; ++answer) {
    if ((row.answers >> answer & 1U) == 0) continue;
    said.answer = answer;
    menu.results.push_back({said, lexicon.result(table, said)});
  }
}

// As it is said, whenever that will be.
Message said_alone(const Lexicon& lexicon, const AnyTable& table, Seat who,
                   const Statement& statement) {
  Said said{.who = who, .first = 1};
  said.utterance.statements[said.utterance.count++] = statement;
  return sentence(lexicon, table, {}, said, 0);
}

}  // namespace

Menu menu(const Lexicon& lexicon, const AnyTable& table) {
  Menu all;
  for (std::uint8_t word = 0; word < lexicon.words; ++word) {
    if (lexicon.has(table, word)) all.words.push_back({word, lexicon.word(table, word).form});
  }
  for (const Asked& row : lexicon.asked) add_results(all, lexicon, table, row);
  return all;
}

OwnMenu own_menu(const Lexicon& lexicon, const AnyView& view, std::span<const Event> heard) {
  OwnMenu own{.acts = lexicon.may_say(view), .ready = {}};
  if (own.acts.empty()) return own;
  const AnyTable table = view.table();
  const auto add = [&](const Statement& said) {
    if (own.acts.has(said.act))
      own.ready.push_back({said, said_alone(lexicon, table, view.seat(), said)});
  };
  if (lexicon.own != nullptr) {
    for (const Statement& said : lexicon.own(view, heard)) {
      if (own.ready.size() < kReadyResults) add(said);
    }
  }
  if (lexicon.own_word != nullptr) {
    const Statement claim{.act = Act::claim, .word = lexicon.own_word(view)};
    if (claim.word < lexicon.words) add(claim);
  }
  if (lexicon.kept_back != nullptr) own.kept_back = lexicon.kept_back(view);
  return own;
}

}  // namespace omerta::talk
