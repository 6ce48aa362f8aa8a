// What one device is sent in a game, as bytes: what its owner hears, what it shows, and what comes
// of the commands it could send.
#pragma once
#include <string>
#include <vector>

#include "chronicle/chronicle.h"
#include "notation/book.h"
#include "presentation/screen/screen.h"
#include "presentation/story/feed.h"
#include "rulebooks/rulebook.h"

namespace omerta::wire {

class Device {
 public:
  Device(const notation::Casting& casting, const story::Listener& listener);

  std::vector<std::string> hear(const Chronicle& chronicle);  // a line for each thing that is new
  std::string hashes() const;                                 // of all it has heard
  std::string shown(const AnyGame& game) const;               // its screen
  screen::Screen screen(const AnyGame& game) const;
  std::string refusals(const AnyGame& game) const;  // of a fixed set of attempts

  Seat seat() const { return listener_.seat; }
  bool is_seat() const { return listener_.kind == story::Listener::Kind::seat; }
  const story::Feed& feed() const { return feed_; }

 private:
  const Rulebook& book_;
  const Names& names_;
  story::Listener listener_;
  story::Feed feed_;
  std::size_t told_ = 0;
};

// What a device would send to answer the question open in this lane, as JSON.
std::string answer_text(unsigned lane, unsigned number, const std::vector<unsigned>& choice);

// Every choice of a command as the numbers it is made of.
std::vector<unsigned> numbers_of(Choice choice);

}  // namespace omerta::wire
