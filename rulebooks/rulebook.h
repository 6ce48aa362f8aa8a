// What a rulebook brings, as one table; and the rulebooks that exist (registry.cpp). Everybody else
// knows a rulebook by this table only.
#pragma once
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/any_game.h"

namespace omerta {
struct Names;
}  // namespace omerta
namespace omerta::notation {
class Book;
}  // namespace omerta::notation
namespace omerta::beliefs {
class Reasoner;
}
namespace omerta::bots {
struct Player;
}
namespace omerta::catalogue {
struct Pages;
}
namespace omerta::course {
struct Course;
}
namespace omerta::flights {
struct Tracing;
}
namespace omerta::sheet {
struct Verdict;
}
namespace omerta::simulator {
struct BenchTables;
struct Report;
struct Request;
struct SignatureGames;
using Progress = std::function<void(std::uint64_t done)>;
}  // namespace omerta::simulator
namespace omerta::story {
class Feed;
class Teller;
}  // namespace omerta::story
namespace omerta::screen {
struct Screen;
}
namespace omerta::script {
class Guide;
}
namespace omerta::talk {
struct Lexicon;
struct Said;
struct Utterance;
}  // namespace omerta::talk
namespace omerta::minds {
struct LevelTable;
}
namespace omerta::pace {
struct Patience;
}
namespace omerta::setup {
struct Chosen;
struct Form;
struct HouseRoles;
struct Judged;
}  // namespace omerta::setup

namespace omerta {

struct Example {  // of a command, for its help
  std::string_view command;
  std::string_view typed;
};

struct HandLimit {  // at most so many of these things in one hand
  int most = 0;
  std::vector<int> things;
};

// What it must have has no default; what it may leave out is `nullptr`: the house does without.
struct Rulebook {
  std::string_view id;
  std::span<const Example> examples{};
  std::span<const ClauseName> clauses;  // of its catalogue, in its order
  const notation::Book& text;  // its names, options, setups, fixtures and scenario conventions
  // What may be chosen before a game, given what has been; and what comes of it.
  setup::Form (*form)(const setup::Chosen&);
  setup::Judged (*judged)(const setup::Chosen&);
  // Nothing: it has no house roles.
  const setup::HouseRoles* house = nullptr;
  // The rules reader's pages that are made from the rulebook itself; nothing: it has its catalogue.
  catalogue::Pages (*pages)(std::string_view edition) = nullptr;
  std::unique_ptr<story::Teller> (*teller)(const AnyGame& game);  // of a story, one listener's
  // What a seat's device shows and asks now.
  screen::Screen (*screen)(const AnyView&, const Names&, const story::Feed&);
  // What the table's screen and a spectator see; the feed is everyone's.
  screen::Screen (*public_screen)(const AnyTable&, const Names&, const story::Feed&);
  // How long a table is given where the program keeps the time. Nothing: as long as it likes.
  pace::Patience (*patience)(const AnyTable&) = nullptr;
  // How it goes where the program runs it, and who answers for an empty chair (bots/stand_in.h);
  // nothing: chance does.
  const course::Course& course;
  std::optional<Choice> (*bot)(const bots::Player&, const AnyView&, std::span<const Event> heard,
                               unsigned lane) = nullptr;
  // What such a chair says while the table talks; nothing: its bots keep silent.
  std::optional<talk::Utterance> (*speaks)(const bots::Player&, const AnyView&,
                                           std::span<const Event> heard,
                                           std::span<const talk::Said> said) = nullptr;
  // How well its bots may play, as numbers with a version; nothing: there is one way.
  const minds::LevelTable& (*levels)() = nullptr;
  // What everybody had reason to believe in a game that is over (beliefs/); nothing: not told.
  std::unique_ptr<beliefs::Reasoner> (*reasoner)(const AnyGame& game) = nullptr;
  // What people can say at its tables (talk/); nothing: whom they trust and whom they do not.
  const talk::Lexicon* talk = nullptr;
  // How a person moderates it; nothing if this game, or none of this rulebook, cannot be.
  std::unique_ptr<script::Guide> (*guide)(const AnyGame& game) = nullptr;
  std::string_view unguided = "guide.digital";  // said then
  // How chance deals, hand after hand, where not every order is a deal.
  std::vector<int> (*deal)(const AnyGame& game, std::uint64_t seed) = nullptr;
  // Which orders are deals: those in which every hand keeps all of these.
  std::vector<HandLimit> (*hand_limits)(const AnyGame& game) = nullptr;
  // Many games of what was chosen, which may start; and, where it has them, the games of its
  // signature and the tables at which its speed is measured.
  simulator::Report (*simulate)(const setup::Chosen&, const simulator::Request&,
                                const simulator::Progress&);
  simulator::SignatureGames (*signature)(std::uint64_t games) = nullptr;
  simulator::BenchTables (*bench)() = nullptr;
  // How its nights are followed, and how one that was written by hand is worked out; nothing where
  // there is no such thing.
  const flights::Tracing* tracing = nullptr;
  sheet::Verdict (*adjudicate)(const std::string& text, const std::string& file) = nullptr;
};

std::span<const Rulebook* const> rulebooks();

// The one that is meant where nobody has named one.
inline const Rulebook& usual_rulebook() { return *rulebooks().front(); }

inline const Rulebook* find_rulebook(std::string_view id) {
  for (const Rulebook* book : rulebooks()) {
    if (book->id == id) return book;
  }
  return nullptr;
}

// The names of those that have it.
template <class Has>
std::vector<std::string> ids_of_rulebooks(Has has) {
  std::vector<std::string> ids;
  for (const Rulebook* book : rulebooks()) {
    if (has(*book)) ids.emplace_back(book->id);
  }
  return ids;
}
inline std::vector<std::string> ids_of_rulebooks() {
  return ids_of_rulebooks([](const Rulebook&) { return true; });
}

inline const Rulebook& rulebook(std::string_view id) {  // which exists: a game of it is played
  const Rulebook* found = find_rulebook(id);
  expect(found != nullptr);
  return *found;
}

}  // namespace omerta
