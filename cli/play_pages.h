// What a person can always look at: help, the own card, the table, the log, the rules, the reasons.
#pragma once
#include "cli/play_match.h"
#include "cli/terminal.h"
#include "notation/words.h"

namespace omerta::cli {

struct Note {  // what somebody wrote down for himself when he was not called
  Seat by = Seat::nobody;
  Seat whom = Seat::nobody;
  int night = 0;
};

struct Desk {  // what all pages are made from
  const Match& match;
  const notation::Words& words;
  Terminal& terminal;
  const std::vector<Note>& notes;
};

std::string first_word(const notation::Words& words, std::string_view key);  // of alternatives

void show_help(const Desk& desk);
void show_card(const Desk& desk, Seat seat);  // the card and what it does
void show_knowledge(const Desk& desk, Seat seat);
void show_table(const Desk& desk);
void show_log(const Desk& desk);
void show_rules(const Desk& desk, Seat seat);
void show_cards(const Desk& desk);
void show_reasons(const Desk& desk, Seat seat);  // no further than the seat's own knowledge

// When the game is over and nothing is secret any more.
void show_end(const Desk& desk);
void show_story(const Desk& desk);
void show_reason(const Desk& desk, EventId id);

}  // namespace omerta::cli
