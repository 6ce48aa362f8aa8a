// All that has been said in a game, each in its place between the commands. It judges who may speak
// and whether a reason has happened; whether it is true is nobody's business.
#pragma once
#include <vector>

#include "chronicle/chronicle.h"
#include "notation/statement_text.h"
#include "talk/past.h"

namespace omerta::notation {

struct Spoken {
  talk::Said said;
  std::size_t told = 0;      // how many events of any kind were told before it
  std::size_t commands = 0;  // and how many commands were given
};

class Conversation {
 public:
  Conversation(const Book& book, const Casting& casting);

  // Says it now, if it can be said.
  talk::Verdict say(const Chronicle& game, const Speech& speech);
  talk::Verdict judge(const Chronicle& game, const Speech& speech);
  // Whatever was said after commands that have been taken back is taken back with them.
  void follow_back(const Chronicle& game);

  const std::vector<Spoken>& spoken() const { return spoken_; }
  std::vector<talk::Said> said() const;

 private:
  void follow(const Chronicle& game);  // hears what has been told since
  void begin_again();

  const talk::Lexicon* lexicon_;
  int seats_;
  talk::Past past_;
  std::size_t heard_ = 0;
  std::vector<Spoken> spoken_;
};

// Why it cannot be said, as a mistake in a file.
Message talk_fault(talk::Fault fault);

}  // namespace omerta::notation
