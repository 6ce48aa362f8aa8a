// What somebody knows by the rules of who was dealt what, in the words of a rulebook; and what he
// hears, as each rulebook listens for him.
#pragma once
#include <memory>
#include <optional>

#include "beliefs/beliefs.h"
#include "beliefs/calibration.h"
#include "beliefs/deals.h"
#include "bots/stand_in.h"
#include "chronicle/chronicle.h"
#include "minds/memory.h"

namespace omerta::beliefs {

struct Knowledge {
  Dealing dealing;
  Kinds clan{};    // whoever holds one of these is in the clan
  Kinds loners{};  // of them, who know nobody of it and are known to nobody: deeds tell nothing
  Kinds holder{};  // the card that everybody looks for; none: there is no such card
};

// Who reads the record, in every rulebook: somebody who expects people to nominate and vote by what
// the table knows, fairly surely, and to protect their own, as people on the whole do (minds/). It
// is no level of bots and is not raced: what it says is set right by a table of its own.
inline constexpr minds::Row kReader{
    .sharpness = 10, .blunder = 0.1, .sparing = 0.35, .nominations = 0.5, .suspicions = 0.1};

// Listens to one game for all who sit at it. It is told everything and keeps what each was told
// apart: what it says of a seat comes from that seat's ears alone.
class Reasoner {
 public:
  virtual ~Reasoner() = default;

  virtual void hear(const Told& told) = 0;
  virtual void hear(const talk::Said& said) = 0;

  virtual std::optional<Moment> moment(const Event& event) const = 0;  // that it is, to everyone
  virtual bool teaches(const Event& event) const = 0;  // something about cards, by the rules
  virtual Seats believers() const = 0;                 // who has not been shown all cards
  virtual Knowledge knowledge(Seat seat) const = 0;
  virtual const minds::PublicMind& mind() = 0;
  virtual const Calibration& calibration() const = 0;
};

struct Ears {  // of all who sit at a table
  bots::Chairs chairs;
  minds::Memory memory;

  void hear(const Told& told) {
    chairs.hear(told.to, told.event);
    memory.hear(told.to, told.event);
  }
};

}  // namespace omerta::beliefs
