// A recorded game as somebody heard it, in a reader's language.
#pragma once
#include <string>
#include <vector>

#include "chronicle/chronicle.h"
#include "notation/conversation.h"
#include "presentation/story/feed.h"
#include "wire/wire.h"
#include "words/seat_words.h"

namespace omerta::cli {

using story::Listener;
using story::Part;

struct Heard {
  EventId id = 0;  // the record's own number; never shown to a seat
  Event event{};
  notation::Notice notice;
  List lines;                  // the sentences; a list of ballots has several
  Messages messages;           // the same, in no language yet
  std::vector<Event> ballots;  // of such a list
  bool talk = false;           // no event: what somebody said; its number is the record's
  std::uint16_t statement = 0;
};

std::unique_ptr<story::Teller> teller(const notation::Casting& casting);

std::vector<Heard> heard_by(const Listener& listener, const notation::Casting& casting,
                            const std::vector<Told>& told, const Words& words);

// With what was said, each in its place: all who are in the room hear it.
std::vector<Heard> heard_with_talk(std::vector<Heard> heard, const notation::Conversation& talk,
                                   const notation::Casting& casting, const Words& words);
Part part_of(const Heard& heard, const story::Teller& teller);  // none of a story's, if it is talk

bool is_over(const notation::Casting& casting, const std::vector<Told>& told);

}  // namespace omerta::cli
