// The setup lines of a record or scenario, as written: which game, who sits where, which cards.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "notation/text.h"

namespace omerta::notation {

struct Written {  // a word and where it stands
  std::string text;
  Where place;
};

struct SeatText {
  Written name;
  Written role;  // empty if it is not written
};

struct DeckText {
  Written role;
  int count = 0;
};

struct OptionText {
  Written name;
  Written value;
};

struct HouseBlock {
  std::string shipped;  // the id of an example, or empty
  std::string toml;     // the definition written in the file
  Where place;
};

struct CardText {  // an action card, and the seats it is dealt to
  Written card;
  int count = 0;  // 0: one, or as many as there are seats
  std::vector<Written> seats;
};

struct HandText {  // several cards in one hand
  Written name;
  std::vector<Written> cards;
};

struct SetupText {
  Written rulebook;
  Written edition;
  std::vector<OptionText> options;
  std::vector<Written> moderators;
  std::vector<SeatText> seats;
  Written table;  // a standard table of the catalogue
  std::vector<SeatText> exchanged;
  std::vector<DeckText> deck;
  std::vector<CardText> cards;
  std::vector<HandText> hands;
  std::optional<int> preset;
  Where preset_place;
  Written preset_name;  // a preset that is no number of players
  std::vector<Written> deal;
  std::vector<HouseBlock> house;
  Where place;                                        // where the setup begins
  Where table_place() const;                          // of the people, however they are written
  Where deck_place() const;                           // of the cards, however they are written
  Where card_place(const std::string& card) const;    // where it is named; else the deck's
  Where option_place(const std::string& name) const;  // its value; else where the setup begins

  Written moderator() const { return moderators.empty() ? Written{} : moderators.front(); }
};

// Reads the line if it is one of the setup; false if it is something else.
bool read_setup_line(Line& line, SetupText& setup);
bool read_house_block_line(const std::string& raw, SetupText& setup);  // "| ..."

// "A, B and C", "C-F": names as written; runs are resolved against the names in seat order.
std::vector<Written> read_names(Line& line, const std::vector<std::string>& seats);

}  // namespace omerta::notation
