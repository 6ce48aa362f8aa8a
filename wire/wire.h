// JSON for other programs: what an audience has heard, one object a line. It encodes notices
// and figures; it has no way to encode a state.
#pragma once
#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "notation/facts.h"
#include "presentation/story/heard.h"

namespace omerta::notation {

struct BallotText {
  std::string voter;
  std::string candidate;
  bool by_clock = false;
};

// One utterance as one audience receives it. Its number counts what this audience has heard and
// nothing else: a number of the record's own would betray by its gaps that something was hidden.
struct Notice {
  story::Label label;
  std::string event;
  std::vector<Argument> arguments;
  std::vector<BallotText> ballots;  // in place of the argument that lists them
  std::string text;                 // the sentence
  std::string clause;               // empty: not for this audience
  std::string cause;                // its label, if this audience has heard it and may know
  std::vector<std::string> to;      // for the moderator: whom it was told besides
  bool past = false;                // learned later than it happened
};

std::string json_line(const Notice& notice);

// Named figures, for results.
struct Field;
using Fields = std::vector<Field>;
struct Field {
  std::string name;
  std::variant<std::string, std::int64_t, std::uint64_t, double, Fields, std::vector<std::string>,
               std::vector<Fields>>
      value;
};
std::string json_line(const Fields& fields);

}  // namespace omerta::notation
