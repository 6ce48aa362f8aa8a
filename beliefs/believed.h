// From the record of a game to what everybody had reason to believe. A pure function: the same
// record gives the same figures, and a seat's come from what that seat was told.
#pragma once
#include <span>

#include "beliefs/knowledge.h"

namespace omerta::beliefs {

struct Asked {
  Seats seats{};                                                     // who believes
  enum class Why : std::uint8_t { told, not_told } why = Why::told;  // reasons take their time
  // As it was read: for whoever fits the table.
  enum class Reading : std::uint8_t { calibrated, raw } reading = Reading::calibrated;
  std::size_t moments = kMoments;  // so many are told at most
  // Of what is looked at for the reasons alone: beyond that none are told.
  std::uint64_t most_reasoning = kAnyEffort;
};

Beliefs believed(Reasoner& reasoner, std::span<const Told> told, std::span<const talk::Said> said,
                 const Asked& asked);
// Nothing once the effort is spent.
Beliefs believed(Reasoner& reasoner, std::span<const Told> told, std::span<const talk::Said> said,
                 const Asked& asked, Effort& effort);

// Who really is in the clan, once all cards have been shown.
Seats clan_of(const Knowledge& shown);

}  // namespace omerta::beliefs
