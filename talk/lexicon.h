// What can be said in the games of a rulebook, by whom and when: the words that can be claimed, the
// questions whose answers can be told, and how all that is called. A rulebook brings one table.
#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "engine/any_game.h"
#include "engine/event.h"
#include "talk/acts.h"
#include "talk/statement.h"
#include "words/message.h"
#include "words/names.h"

namespace omerta::talk {

// What needs words of the rulebook, and what points at somebody as if it were known.
inline constexpr Acts kOfTheBook =
    Acts::of(Act::claim) | Acts::of(Act::deny) | Acts::of(Act::report) | Acts::of(Act::did);
inline constexpr Acts kOutright =
    Acts::of(Act::accuse) | Acts::of(Act::vouch) | Acts::of(Act::report);

// A question of the rulebook that somebody can tell of.
struct Asked {
  Ask ask{};
  std::uint8_t least = 1;  // of how many players
  std::uint8_t most = 1;
  std::uint32_t answers = 0;  // what may have been answered, a bit each; 0: no answer comes to it
};

// What a public event is to somebody who argues.
struct Happened {
  Ground ground = Ground::none;  // `none`: no ground
  Seat who = Seat::nobody;
  Seats seats{};
  std::uint16_t begins = 0;  // the number of the round that begins with it
  enum class Time : std::uint8_t { same, night, day };
  Time now = Time::same;  // what begins with it
  Seats left{};           // who leaves the game by it
  Time how = Time::same;  // by night, by day; `same`: whatever it is
};

struct Word {                                              // how a word of the deck is said
  enum class As : std::uint8_t { is, holds } as = As::is;  // "I am the don", "I hold: Vest"
  Message form;
};

struct Lexicon {
  std::uint8_t words = 0;                                     // they are numbered from 0
  bool (*has)(const AnyTable&, std::uint8_t word) = nullptr;  // is in this game
  std::span<const Asked> asked{};  // one question may have several rows, with other answers each
  // Which acts this seat may say now; none: it may not speak. What it may know decides it alone.
  Acts (*may_say)(const AnyView&);
  // Whom this seat must not speak of outright; a menu leaves it out, nothing is enforced.
  Seats (*kept_back)(const AnyView&) = nullptr;
  Happened (*happened)(const Event&) = nullptr;

  // As a record writes them.
  std::string (*word_id)(const Names&, std::uint8_t word) = nullptr;
  std::string (*answer_id)(Ask, std::uint8_t answer) = nullptr;
  // As they are said: a word; what came of a question, or what was done.
  Word (*word)(const AnyTable&, std::uint8_t word) = nullptr;
  Message (*result)(const AnyTable&, const Statement&) = nullptr;
  // What this seat could truly report of what it has been told, the latest first.
  std::vector<Statement> (*own)(const AnyView&, std::span<const Event> heard) = nullptr;
  std::uint8_t (*own_word)(const AnyView&) = nullptr;  // what it could truly claim
};

// For rulebooks that bring none: whoever is in play speaks by day, of people.
const Lexicon& plain_lexicon();

// Whether it can be told of, as what was answered or as what was done; and all answers to it.
bool is_told_of(const Lexicon& lexicon, Act act, Ask ask);
std::uint32_t answers_to(const Lexicon& lexicon, Ask ask);

}  // namespace omerta::talk
