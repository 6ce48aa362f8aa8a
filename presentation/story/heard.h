// One thing that a listener has heard, as a value: its number among what he has heard, its sentence
// and what it is in the story.
#pragma once
#include <cstdint>
#include <string>

#include "engine/event.h"
#include "presentation/story/part.h"
#include "words/message.h"

namespace omerta::story {

struct Listener {
  enum class Kind { everyone, seat, moderator } kind = Kind::everyone;
  Seat seat = Seat::nobody;
};

enum class Stream : std::uint8_t { open, own };  // what all hear; what this listener hears besides

struct Label {
  Stream stream = Stream::open;
  std::uint32_t number = 0;  // 0: nothing this listener has heard

  friend bool operator==(const Label&, const Label&) = default;
};
std::string written(const Label& label);  // "p12", "q3"

struct Heard {
  Label label;  // of a line in a list: that of the list
  Message text;
  Event event;  // without its clause and its cause
  Part part;
  Seats to{};         // for whoever hears everything: whom else it was told, if not all
  bool past = false;  // learned later than it happened

  friend bool operator==(const Heard&, const Heard&) = default;
};

struct Reason {  // by which rule, and after which event, if this listener has heard that one
  Clause by{};
  Label cause{};
};

}  // namespace omerta::story
