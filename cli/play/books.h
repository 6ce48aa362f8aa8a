// What a rulebook brings to this screen: its words, its setups, and a table to sit down at. `play`
// knows rulebooks by this interface alone.
#pragma once
#include <memory>

#include "cli/play/session.h"
#include "cli/setup/game_setup.h"

namespace omerta::cli {

class Sitting {  // one game at this screen, with its pages and its session
 public:
  virtual ~Sitting() = default;
  virtual Match& match() = 0;
  virtual const Pages& pages() const = 0;
  virtual Dialogue& dialogue() = 0;
  virtual Session& session() = 0;
};

struct Place {  // where a game is played
  const Words& words;
  Terminal& terminal;
  std::string file;
};

class Playbook {
 public:
  virtual ~Playbook() = default;
  virtual std::string_view id() const = 0;
  virtual int most_people() const = 0;                    // at one screen
  virtual std::string_view moderator_option() const = 0;  // which would need somebody to moderate
  enum class Tone { usual, gentle };                      // SPY-KIDS-5
  virtual Tone tone(const SetupRequest& request) const = 0;
  virtual Tone tone(const Match& match) const = 0;
  virtual void welcome(Tone tone, const Words& words, Terminal& terminal) const = 0;

  virtual std::string_view you_key() const = 0;  // what somebody with bots is told at the start

  virtual bool digital(const Match& match) const = 0;  // the program runs it
  virtual std::unique_ptr<Sitting> sit(Match match, const Place& place) const = 0;
};

const Playbook& gorod_playbook();
const Playbook& spytown_playbook();
const Playbook& mrakoszlap_playbook();
std::vector<const Playbook*> playbooks();
const Playbook* find_playbook(std::string_view id);

}  // namespace omerta::cli
