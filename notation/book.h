// What a rulebook tells the notation: its words, its setups, and how its events are written.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chronicle/chronicle.h"
#include "notation/facts.h"
#include "notation/setup_text.h"
#include "words/names.h"

namespace omerta::notation {

// An event as a person hears it; a list of ballots is one utterance of many events.
struct Utterance {
  Audience to = Audience::moderator();
  Event event{};
  EventId id = 0;
  std::string name;
  std::vector<Argument> arguments;
  bool own_act = false;  // what a player did himself is not told to him
};
std::string written(const Utterance& utterance);

// Turns told events into utterances, one after the other; it remembers what the table knew.
class Reader {
 public:
  virtual ~Reader() = default;
  virtual void read(const Told& told, EventId id) = 0;
  const std::vector<Utterance>& said() const { return said_; }  // of all that was read

 protected:
  std::vector<Utterance> said_;
};

struct Complaint {
  std::string code;
  bool warning = false;
  Message text;
  Where place{};  // the line that is to blame
};

// A setup that may not start, with everything that is wrong with it, a line each.
class SetupRefused : public Misread {
 public:
  SetupRefused(const std::vector<Complaint>& complaints, const Where& otherwise);
  std::string said(const Words& words) const override;

 private:
  std::vector<Misread> all_;
};

struct OptionInfo {
  std::string name;
  std::vector<std::string> values;  // of a number: "off", "N"
  std::string now;                  // empty: by edition or mode
  int most = 0;                     // of a number
};

// What is said of an option or a value that does not exist: those that do.
Message unknown_option(const std::vector<OptionInfo>& known, const OptionText& option);
bool is_option(const std::vector<OptionInfo>& known, const std::string& name);

struct FixtureText {
  struct Out {
    Written name;
    Written way;  // empty: the usual one
  };
  struct Mark {  // `alibi M`, `sheltered H`: what holds of these players
    Written what;
    std::vector<Written> names;
  };
  struct Used {
    Written name;
    Written ask;
    std::vector<Written> targets;
    int night = 0;
  };
  std::vector<Out> out;
  std::vector<Written> in_play;
  std::vector<Mark> marks;
  std::vector<Used> used;
  std::vector<std::pair<Written, int>> armour;
  Written moderator;
  int quiet = 0;
  Where place;  // of its first line; line 0: there is none
  bool given() const { return place.line != 0; }
};
// A game in progress that cannot be, with the rulebook's word for it.
class FixtureRefused : public Misread {
 public:
  FixtureRefused(const Where& place, std::string code, const Message& reason)
      : Misread{place, reason}, code_{std::move(code)} {}
  const std::string& code() const { return code_; }

 private:
  std::string code_;
};
enum class Hands { in_favour, against };  // raised in a show

struct Moment {  // where a scenario begins
  Hour hour = Hour::night;
  int round = 0;  // 0: the first that is possible
};

// A setup that has been understood; `game` is there if it may start.
struct Casting {
  std::string rulebook;  // its id
  std::string edition;
  Names names;
  std::vector<Complaint> complaints;
  std::vector<int> deal;  // what chance deals, in its order; -1 if it is free
  std::vector<std::pair<std::string, int>> deck;
  std::vector<std::pair<std::string, int>> cards;  // action cards, where the rulebook has them
  std::optional<AnyGame> game;
  bool fixture = false;  // hands put in place directly: there is no deal
  Moment begins;         // and where such a game begins, if nothing is said
  bool may_start() const { return game.has_value(); }
};

class Book {
 public:
  virtual ~Book() = default;
  virtual std::string_view id() const = 0;
  virtual std::vector<std::string> editions() const = 0;
  virtual Casting cast(const SetupText& setup, const std::string& edition) const = 0;
  virtual std::unique_ptr<Reader> reader(const Casting& casting) const = 0;
  // Every option that is not at its default, by name and value.
  virtual std::vector<std::pair<std::string, std::string>> options(
      const Casting& casting) const = 0;

  // Lines of a scenario that bring a standard table to the moment its name means.
  virtual std::vector<std::string> prologue(std::string_view table) const = 0;
  virtual std::vector<std::string> marks() const = 0;  // words of a fixture line with names

  virtual std::string ask_name(Ask ask) const = 0;
  virtual bool is_wordless(Ask ask) const = 0;  // yes or no: nothing is written for yes
  virtual bool is_question(Ask ask) const = 0;  // put to a seat, not merely open to it
  // A choice that is no seat, by its word.
  virtual std::string choice_name(Ask ask, Choice choice) const = 0;
  virtual std::optional<Choice> find_choice(Ask ask, std::string_view word) const = 0;
  virtual std::string refusal_name(Refusal refusal) const = 0;
  virtual std::optional<Ask> find_ask(std::string_view name) const = 0;
  virtual const std::vector<FactShape>& facts() const = 0;
  // Whether this word may stand in this game at the place `slot` of the fact.
  virtual bool knows_word(const Casting& casting, const FactShape& fact, std::string_view slot,
                          std::string_view word) const = 0;
  // The word of the catalogue for what may be written otherwise too; anything else as it is.
  virtual std::string plain_word(const Casting&, std::string_view word) const {
    return std::string{word};
  }
  // Whether arguments that each may stand can stand together; empty: it is not written.
  virtual bool go_together(const FactShape&, const std::vector<std::string>&) const { return true; }
  virtual bool knows_refusal(std::string_view name) const = 0;
  virtual bool knows_complaint(std::string_view name) const = 0;         // of a setup
  virtual bool knows_fault(std::string_view name) const = 0;             // of a game in progress
  virtual bool refused_while_closed(std::string_view reason) const = 0;  // no question is needed
  virtual std::string result_name(const Casting& casting, const AnyGame& game) const = 0;
  virtual std::string role_name(const Casting& casting, int role) const = 0;
  virtual std::optional<int> find_role(const Casting& casting, std::string_view name) const = 0;
  virtual std::optional<int> find_clan(std::string_view name) const = 0;
  virtual std::optional<int> find_call(const Casting& casting, std::string_view name) const = 0;

  // For scenarios: who stands behind a word, and what happens if nothing is written.
  virtual std::vector<Seat> holders(const AnyGame& game, int role) const = 0;
  // Who is in play, whether or not everyone knows it yet.
  virtual Seats living(const AnyGame& game) const { return game.standing().in_play; }
  virtual std::vector<Seat> clan_members(const AnyGame& game, int clan) const = 0;
  virtual std::vector<Ask> asks_of(const AnyGame& game,
                                   int role) const = 0;  // its calls' questions
  virtual Ask clan_ask(int clan) const = 0;
  // Whether its members are called one after the other, each alone.
  virtual bool is_woken_singly(int) const { return false; }
  // Whether the open question is for this card, where one seat holds several.
  virtual bool is_turn_of(const AnyGame&, int) const { return true; }
  // The question for the second of two players named in an order, where they are asked for apart.
  virtual std::optional<Ask> second_of(int) const { return {}; }
  // Whether such hands are being raised for this player or against him.
  virtual bool is_show(const AnyGame&, Seat, Hands) const { return false; }
  virtual Choice hand_choice(Ask, Hands) const { return kYes; }
  virtual Ask second_ask() const = 0;
  virtual Ask vote_ask(const AnyGame& game) const = 0;
  // What `A -> B` may answer, and what it means while no question is open.
  virtual std::vector<Ask> arrow_asks(const AnyGame& game, Seat seat) const = 0;
  virtual Ask arrow_ask(const AnyGame& game, Seat seat) const = 0;
  // What the seat does by this command if its own question is not open and never will be now.
  virtual std::optional<Command> instead(const AnyGame& game, const Command& command) const = 0;
  virtual int open_call(const AnyGame& game) const = 0;                      // 0: none
  virtual std::optional<Moment> opened_by(const Utterance& said) const = 0;  // a night or a day
  virtual std::vector<Seat> candidates(const AnyGame& game) const = 0;
  virtual std::optional<Command> by_convention(const Casting& casting,
                                               const AnyGame& game) const = 0;
  // As chance deals it; a pass, which is refused, where there is no such thing.
  virtual Choice deal_choice(const AnyGame& game, int role) const = 0;
  virtual std::vector<int> dealt(const AnyGame& game) const = 0;  // as far as dealt
  // To whom the thing goes that is dealt at this place: one after the other.
  virtual Seat dealt_to(const Casting& casting, std::size_t place) const {
    return static_cast<Seat>(place % casting.names.seats.size());
  }
  virtual int role_of(const AnyGame& game, Seat seat) const = 0;  // -1: not dealt yet

  virtual Chronicle resume(const Casting& casting, const FixtureText& fixture,
                           const Moment& moment) const = 0;
};

const Book* find_book(std::string_view id);
const Book* book_of(const SetupText& setup);  // the usual one where none is named
std::vector<const Book*> books();

}  // namespace omerta::notation
