// What bots do at a table, part by part: as they really do it, and as cheats would who see more
// than they may. A cheat differs from an honest bot in one part.
#pragma once
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "tests/minds/sessions/world.h"
#include "words/message.h"

namespace omerta::minds {

inline bool is_question(talk::Act act) {
  return act >= talk::Act::ask_role && act <= talk::Act::ask_vote;
}

namespace honest {

// Each is what the program does (bots/stand_in.h and the rulebook's table): it looks at nothing in
// the world but the seat's own view and feed, what was said, and how much everybody has heard.
std::optional<Choice> answers(const World& world, Seat seat, unsigned lane);
std::optional<talk::Utterance> speaks(const World& world, Seat seat);
std::vector<Seat> turns(const World& world);
Message sentence(const World& world, const talk::Said& said);
std::uint64_t lot(const World& world, Seat seat);
void hears(World& world, Audience to, const Event& event);

}  // namespace honest

struct Conduct {
  std::string_view name = "honest";
  // What is particular to a seat: it depends on nothing that the seat may not know.
  std::optional<Choice> (*answers)(const World&, Seat, unsigned lane) = honest::answers;
  std::optional<talk::Utterance> (*speaks)(const World&, Seat) = honest::speaks;
  // What is the table's: it depends on nothing that not everybody knows.
  std::vector<Seat> (*turns)(const World&) = honest::turns;  // who is let speak now, in order
  Message (*sentence)(const World&, const talk::Said&) = honest::sentence;  // in which words
  std::uint64_t (*lot)(const World&, Seat) = honest::lot;  // by which equals are chosen among
  void (*hears)(World&, Audience, const Event&) = honest::hears;  // what the public mind is fed
};

// What twin worlds can differ in.
struct Differences {
  int answers = 0;
  int statements = 0;  // what is said, and whether
  int turns = 0;       // who is let speak at a beat, in which order
  int sentences = 0;   // the words it is said in
  int minds = 0;       // what the table may think, and its lot
  int faults = 0;      // what cannot be said, or not yet
  int pooled = 0;      // answers and statements, where two seats know what either knows

  int all() const { return answers + statements + turns + sentences + minds + faults + pooled; }
};

struct Cheat {
  Conduct conduct;
  int Differences::* shows_in;  // where at least
};
std::span<const Cheat> cheats();

}  // namespace omerta::minds
