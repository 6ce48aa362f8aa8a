// What a rulebook brings for games that the program runs itself: a welcome, a narrator, which news
// is for one seat alone, the pages anybody may look at, the end.
#pragma once
#include <span>
#include <string_view>
#include <vector>

#include "presentation/course/joint_call.h"
#include "presentation/course/said.h"
#include "presentation/screen/screen.h"
#include "words/names.h"

namespace omerta::story {
class Feed;
}

namespace omerta::course {

struct Course {
  // Before the game, as message keys; `you`: to somebody who plays with so many bots.
  std::string_view title;
  std::string_view you;
  Message (*welcome)(const AnyTable&);
  int most_people = 1;  // who can share one screen
  // The option that leaves the game to the program, and the value that does.
  std::string_view option;
  std::string_view value;
  bool (*is_run_by_program)(const AnyTable&);
  // What the host of such a table says of somebody who has to leave; none: there is no such rule.
  Ask withdrawal{};
  List (*words)(const AnyTable&);  // of play.word.*, what else may be typed at any time

  std::vector<Said> (*narrate)(const Telling&);
  // Of what one seat alone was told: what it cannot read on its cards or in a question, and what is
  // told again with its rule.
  bool (*is_news)(const Event&);
  bool (*is_explained)(const Event&);
  Message (*refusal)(const AnyTable&, Refusal, const Prompt* open);
  Message (*out)(const AnyTable&);  // to those who are
  // What bots of the seat's side go by in what it is asked now; nothing where they need not agree.
  Message (*allies)(const AnyView&, std::span<const Event> heard) = nullptr;
  // The calls that are still to come before everyone hears something again, in their order, by what
  // everyone knows and has heard. None: one is asked after the other, as the rules ask.
  std::vector<JointCall> (*joint_calls)(const AnyTable&, const story::Feed& open) = nullptr;

  // The pages: how the game goes, and all its cards.
  Messages (*rules)(const AnyTable&);
  std::vector<screen::HeldCard> (*cards)(const AnyTable&, const Names&);

  // When it is over. The story leaves out what the log says better.
  Message (*all_cards)(const AnyTable&);  // a heading
  // One an event; nothing: as the rulebook's teller logs each.
  Messages (*sentences)(const AnyTable&, std::span<const Told>) = nullptr;
  bool (*is_recounted)(std::span<const Told>, EventId);  // belongs to the story
};

}  // namespace omerta::course
