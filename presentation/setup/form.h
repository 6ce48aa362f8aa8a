// The form before a game, as values: what may be chosen, each with its meaning and its clause; what
// has been chosen so far; what is wrong with it; and the setup that begins the game.
#pragma once
#include <initializer_list>
#include <string>
#include <vector>

#include "notation/setup_text.h"
#include "words/message.h"
#include "words/names.h"

namespace omerta::setup {

// --- what has been chosen -----------------------------------------------------------------------
struct Setting {
  std::string option;
  std::string value;

  friend bool operator==(const Setting&, const Setting&) = default;
};

struct Counted {  // so many copies of a card
  std::string id;
  int count = 0;

  friend bool operator==(const Counted&, const Counted&) = default;
};

struct Definition {  // a house role
  std::string name;  // the id of one that comes with the program, or where its text is from
  std::string text;  // empty: it comes with the program

  friend bool operator==(const Definition&, const Definition&) = default;
};

struct Chosen {
  std::string rulebook;              // its id
  std::string edition;               // empty: the usual one, if there is one
  std::string preset;                // empty: none
  std::vector<Setting> options;      // of two for one option the later holds
  std::vector<Counted> deck;         // empty: the recommended one
  std::vector<Counted> cards;        // action cards, where the rulebook has them
  std::vector<Definition> house;     // house roles, where the rulebook has them
  int seats = 0;                     // how many play, while nobody is named
  std::vector<std::string> players;  // their names, in seat order
  std::string moderator;             // a person who runs the game; empty: the program

  friend bool operator==(const Chosen&, const Chosen&) = default;
};

int people(const Chosen& chosen);  // how many play, named or not

// --- what may be chosen -------------------------------------------------------------------------
struct Edition {
  std::string id;
  Message name;
  std::string language;  // whose readers have it at home; empty: anybody's
};

struct Preset {
  std::string id;
  Message name;
  Message about;
  std::vector<Setting> sets;  // what differs from the usual
};

struct Value {
  std::string id;  // "N": a number from 1 to `most`
  Message about;
};

struct Field {
  std::string id;
  Message name;  // nothing: its id is its name
  Message about;
  std::vector<Value> values;
  std::string usual;   // by this edition; empty: it depends on something else
  std::string now;     // as chosen, or as usual
  std::string clause;  // where the rules speak of it; empty: nowhere
  int most = 0;        // of a number

  bool takes(std::string_view value) const;
};

struct Card {
  std::string id;
  Message name;
  Messages also;    // other names it goes by
  List printed;     // as it is on the card itself
  Message does;     // for somebody who has never played
  Messages traits;  // a few words each
  int copies = 0;   // in the box; 0: as many as one likes
  int usual = 1;    // copies that are meant if none are said; 0: they must be said
};

enum class Named { wholly, by_beginning };  // whether a beginning of a card's name is enough

struct People {
  int fewest = 0;  // who are dealt something
  int most = 0;
  int host = 0;  // 1: tables of the rulebook count whoever runs the game as well
  int usual = 0;
  int usual_moderated = 0;
};

// The decks by the number of players.
struct Column {
  Message heading;
  enum class Align { left, right } align = Align::left;
  int before = 0;  // how far it stands from the one before, and how wide it is at least
  int wide = 0;
};
struct DeckTable {
  Message title;
  std::vector<Column> columns;  // the last one is as wide as it likes
  std::vector<Messages> rows;
  Messages notes;
  Message cards_title;
  std::vector<Card> cards;  // told below the table; `does` in one line
};

// What is asked of whoever begins a game at a table, one after the other.
struct Question {
  enum class About { moderator, edition, preset, settings, option, deck, cards };
  About about = About::deck;
  Message text;                 // its arguments: the usual moderator's `name`, the presets
  Message before{};             // said first; of cards: behind their list
  std::vector<About> unless{};  // not asked of whoever has said one of these himself
  std::string id{};             // of the preset or the option
  List values{};                // by number: of an option, the usual one first; cards to choose
  std::string card{};           // an option that is asked for only with this card in the deck
  Message each{};               // of a preset: asked of each thing that it sets
  Setting otherwise{};          // what holds where nobody moderates, or no cards are chosen
  Message taken{};              // said if the moderator plays
};

struct Interview {
  Message title;
  Message welcome{};  // said aloud
  std::vector<Question> questions;
};

struct Form {
  Message title;  // what the game is called
  Message about;  // what kind of game it is; goes on after a colon
  std::vector<Edition> editions;
  std::string usual_edition;  // empty: it has to be said
  std::vector<Preset> presets;
  std::vector<Field> fields;
  std::vector<Card> deck;
  std::vector<Card> cards;  // action cards
  Named named = Named::by_beginning;
  enum class House { none, possible } house = House::none;
  std::vector<HouseName> shipped{};  // house roles that come with the program
  enum class Seats { said, one_a_card } seats = Seats::said;  // a deck may say how many play
  People people;
  DeckTable decks;
  Interview interview{};  // at a table

  const Field* field(std::string_view id) const;
  Message line() const;  // its title and what it is about
};

// --- what comes of it ---------------------------------------------------------------------------
struct Complaint {
  std::string code;
  enum class Weight { warning, error, misread } weight = Weight::error;  // misread: no setup at all
  Message text;
  std::string place;  // of a text that was given: "file:3:1"
};

struct HouseRoles {                        // where hosts may write definitions of their own
  bool (*come_with)(std::string_view id);  // the program
  // What is wrong with the definitions of a file, as far as that can be said without a game.
  std::vector<Complaint> (*faults)(const std::string& text, const std::string& file);
};

struct Note {  // about the deck
  Message text;
  enum class Tone { plain, aside } tone = Tone::plain;
};

struct Judged {
  Chosen chosen;  // with what follows from it: the edition, the recommended deck
  Names names;
  std::vector<Complaint> complaints;
  Message deck;                   // what is dealt; nothing if that is not known yet
  std::vector<Counted> counts{};  // the same by the cards of the form, as far as they are counted
  std::vector<Note> notes;        // how it compares with what is recommended
  Message missing;                // what has to be chosen before anything can be judged
  Messages dealt{};               // what is told of the deck to whoever is to agree to it
  Message advice{};               // and before he chooses cards

  bool may_start() const;
};

// What was chosen though this rulebook has nothing of the kind.
enum class Part { presets, cards, house };
std::vector<Complaint> foreign(const Chosen& chosen, std::initializer_list<Part> lacking);

// The setup of a record; everybody has to have a name by then.
notation::SetupText written(const Chosen& chosen);

inline Message number(int n) { return as_written(std::to_string(n)); }

}  // namespace omerta::setup
