// A game of mrakoszlap retold: after every command what was told, and the state before and after
// it. The laws read it; each is written from the catalogue and says the first fault it finds.
#pragma once
#include <string>

#include "tests/laws/mrakoszlap/reference.h"
#include "tests/laws/mrakoszlap/sitting.h"

namespace omerta::mrakoszlap::laws {

struct Page {  // one command
  const Sitting& game;
  std::vector<Told> told;
  const State& before;
  const State& after;
  const Command& command;
};

// Who learns what, and when (section 6): everyone is told what is public and nobody what he is not
// entitled to; nothing is heard from the first private call to dawn; private news wait for dawn.
class AudienceLaw {
 public:
  std::string read(const Page& page);

 private:
  std::string hear(const Page& page, const Told& told);

  bool calling_ = false;  // between the first call and dawn
  bool dark_ = true;      // between nightfall and the report
};

// Reads a whole game by all of these laws.
struct Reading {
  std::string fault;
};
Reading read_game(const Sitting& played);

}  // namespace omerta::mrakoszlap::laws
