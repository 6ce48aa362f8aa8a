// What a rulebook tells the notation: its words, its setups, and how its events are written.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chronicle/chronicle.h"
#include "notation/names.h"
#include "notation/setup_text.h"

namespace omerta::notation {

// One argument of an event, in written form.
struct Argument {
  enum class Kind { seat, list, number, word, pairs, counts } kind = Kind::word;
  std::vector<std::string> items;
  bool quiet = false;  // goes without saying: matched, but not written
  friend bool operator==(const Argument&, const Argument&) = default;
};

// An event as a person hears it; a list of ballots is one utterance of many events.
struct Utterance {
  Audience to = Audience::moderator();
  Event event{};
  EventId id = 0;
  std::string name;
  std::vector<Argument> arguments;
  bool own_act = false;  // what a player did himself is nothing he hears
};
std::string written(const Utterance& utterance);

// Turns told events into utterances, one after the other; it remembers what the table knew.
class Reader {
 public:
  virtual ~Reader() = default;
  virtual void read(const Told& told, EventId id, std::vector<Utterance>& into) = 0;
};

struct Complaint {
  std::string code;
  bool warning = false;
  std::string text;  // in English, for the command line
};

enum class WayOut { killed, voted, withdrawn };
struct FixtureText {
  struct Out {
    Written name;
    WayOut way = WayOut::killed;
  };
  struct Used {
    Written name;
    Written ask;
    std::vector<Written> targets;
    int night = 0;
  };
  std::vector<Out> out;
  std::vector<Written> in_play;
  std::vector<Written> alibi;
  std::vector<Used> used;
  std::vector<std::pair<Written, int>> armour;
  Written moderator;
  int quiet = 0;
  Where place;  // of its first line; line 0: there is none
  bool given() const { return place.line != 0; }
};
struct Moment {  // where a scenario begins
  Hour hour = Hour::night;
  int round = 0;  // 0: the first that is possible
};

// A setup that has been understood; `game` is there if it may start.
struct Casting {
  std::string edition;
  Names names;
  std::vector<Complaint> complaints;
  std::vector<int> deal;  // by seat: the role dealt, -1 if chance is free
  std::vector<std::pair<std::string, int>> deck;
  std::optional<AnyGame> game;
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

  virtual std::string ask_name(Ask ask) const = 0;
  virtual std::string refusal_name(Refusal refusal) const = 0;
  virtual std::optional<Ask> find_ask(std::string_view name) const = 0;
  virtual bool knows_fact(std::string_view name) const = 0;
  virtual bool knows_refusal(std::string_view name) const = 0;
  virtual bool knows_word(const Casting& casting, std::string_view word) const = 0;  // in events
  virtual bool refused_while_closed(std::string_view reason) const = 0;  // no question is needed
  virtual std::string result_name(const Casting& casting, const AnyGame& game) const = 0;
  virtual std::string role_name(const Casting& casting, int role) const = 0;
  virtual std::optional<int> find_role(const Casting& casting, std::string_view name) const = 0;
  virtual std::optional<int> find_clan(std::string_view name) const = 0;
  virtual std::optional<int> find_call(const Casting& casting, std::string_view name) const = 0;

  // For scenarios: who stands behind a word, and what happens if nothing is written.
  virtual std::vector<Seat> holders(const AnyGame& game, int role) const = 0;
  virtual std::vector<Seat> clan_members(const AnyGame& game, int clan) const = 0;
  virtual std::vector<Ask> asks_of(const AnyGame& game,
                                   int role) const = 0;  // its calls' questions
  virtual Ask clan_ask(int clan) const = 0;
  virtual Ask second_ask() const = 0;
  virtual Ask vote_ask(const AnyGame& game) const = 0;
  virtual int open_call(const AnyGame& game) const = 0;  // 0: none
  virtual std::vector<Seat> candidates(const AnyGame& game) const = 0;
  virtual std::optional<Command> by_convention(const Casting& casting,
                                               const AnyGame& game) const = 0;
  virtual Choice deal_choice(const AnyGame& game, int role) const = 0;
  virtual std::vector<int> dealt(const AnyGame& game) const = 0;  // by seat, as far as dealt

  virtual Chronicle resume(const Casting& casting, const FixtureText& fixture,
                           const Moment& moment) const = 0;
};

const Book* find_book(std::string_view id);
std::vector<const Book*> books();

}  // namespace omerta::notation
