// What is said aloud, sentence by sentence: long lists drawn together, headings where a night or a
// day begins. The same sentences are heard as they happen and read again in the log.
#pragma once
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "chance/dice.h"
#include "chronicle/chronicle.h"
#include "cli/terminal/terminal.h"
#include "words/seat_words.h"

namespace omerta::cli {

struct Spoken {
  std::string text;
  Style style = Style::spoken;
  enum class Kind { sentence, heading, call, talk } kind = Kind::sentence;
  Clause by{};
  std::size_t at = 0;  // the told event behind it
};

// What bots say, and what must have happened before anybody can say it.
struct Saying {
  std::string_view key;
  enum class Ground { none, vote, loss, bullet } ground = Ground::none;
};

struct Grounds {        // what everyone has seen so far
  bool vote = false;    // ballots have been cast
  bool loss = false;    // somebody is out
  bool bullet = false;  // a shot has been reported
  bool has(Saying::Ground ground) const;
};

// What has been said in this game, by whomever: nothing is said again while there is something that
// has not been. It is drawn by the seed and by how much was said before, without regard to anything
// that a bot knows.
class Repertoire {
 public:
  explicit Repertoire(std::uint64_t seed) : seed_{seed} {}
  std::string_view draw(std::span<const Saying> sayings, const Grounds& grounds);
  Seat speaker(Seats bots);

 private:
  chance::Dice dice() { return {seed_, ++drawn_}; }

  std::uint64_t seed_;
  std::uint64_t drawn_ = 0;
  std::map<std::string_view, int> said_;  // how often
};

struct Talk {  // where something is said, and what it follows from
  const Words& words;
  const Names& names;
  std::size_t at = 0;
  Clause by{};
};

// A few bots say something in the open talk.
std::vector<Spoken> small_talk(const Talk& talk, Seats bots, Repertoire& repertoire,
                               const Grounds& grounds);
Spoken quoted(const Talk& talk, Seat seat, std::string_view key);

// For somebody alone at the screen: what everyone hears with what this seat alone is told, each at
// its moment. `whisper` is nothing for what the seat has read elsewhere.
std::vector<Spoken> with_whispers(
    const std::vector<Spoken>& aloud, const std::vector<Told>& told, std::size_t from, Seat seat,
    const std::function<std::optional<std::string>(const Event&)>& whisper);

}  // namespace omerta::cli
